// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <string>

#include "core/data/file_format.h"
#include "core/data/pickle.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

/// The bytes are those of Python 3.11: pickle.dumps(value, protocol).
class TestPickle : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void every_protocol_is_recognised_data() {
    using namespace std::string_literals;
    QTest::addColumn<std::string>("bytes");
    QTest::newRow("list, 0") << "(lp0\nI1\naI2\na."s;
    QTest::newRow("list of lists, 0") << "(lp0\n(lp1\nI1\naF0.5\naa."s;
    QTest::newRow("dict, 0") << "(dp0\nVa\np1\n(lp2\nI1\nass."s;
    QTest::newRow("tuple, 0") << "(I1\nI2\nF0.5\nI4\ntp0\n."s;
    QTest::newRow("array, 0")
        << "cnumpy.core.multiarray\n_reconstruct\np0\n(cnumpy\nndarray\np1\n"s;
    QTest::newRow("frame, 0") << "ccopy_reg\n_reconstructor\np0\n(cpandas.core.frame\n"s;
    QTest::newRow("list, 1") << "]q\0(K\x01K\x02\x65."s;
    QTest::newRow("dict, 1") << "}q\0X\x01\0\0\0aq\x01]q\x02K\x01\x61s."s;
    QTest::newRow("tuple, 1") << "(K\x01K\x02K\x03K\x04tq\0."s;
    QTest::newRow("list, 2") << "\x80\x02]q\0(K\x01K\x02\x65."s;
    QTest::newRow("list, 4") << "\x80\x04\x95\x09\0\0\0\0\0\0\0]\x94(K\x01K\x02\x65."s;
    QTest::newRow("list, 5") << "\x80\x05\x95\x09\0\0\0\0\0\0\0]\x94(K\x01K\x02\x65."s;
  }
  void every_protocol_is_recognised() {
    QFETCH(std::string, bytes);
    QVERIFY(begins_as_pickle(bytes));
    QTemporaryDir folder;
    QFile file(folder.filePath("p.pkl"));
    QVERIFY(file.open(QIODevice::WriteOnly) &&
            file.write(bytes.data(), std::ssize(bytes)) == std::ssize(bytes));
    file.close();
    const QString message =
        message_of([&] { static_cast<void>(file_format(file.fileName().toStdString())); });
    QVERIFY2(message.contains("Python pickle") && message.contains("p.pkl"), qPrintable(message));
  }

  void tables_are_none() {
    for (const char* text :
         {"a,b\n1,2\n", "country,class\nx,1\n", "c\n1\np0\n", "country\np0\n", "(a),(b)\n1,2\n",
          "(I1),x\n1,2\n", "numpy\n1\n", "\xE2\x82\xAC,b\n1,2\n", "", "(", "c", "]q,}q\n1,2\n",
          "copyreg,x\n", "I1\n2\n"}) {
      QVERIFY2(!begins_as_pickle(text), text);
    }
  }
};

QTEST_GUILESS_MAIN(TestPickle)
#include "tst_pickle.moc"
