// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/text_encoding.h"

using namespace steelyard;

class TestTextEncoding : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void tells_utf8_from_other_bytes_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("well_formed");
    QTest::newRow("plain") << QByteArray("abc") << true;
    QTest::newRow("two, three and four bytes") << QByteArray("ä€😀") << true;
    QTest::newRow("Latin-1") << QByteArray("\xE4") << false;
    QTest::newRow("cut") << QByteArray("\xE2\x82") << false;
    QTest::newRow("overlong") << QByteArray("\xC0\xAF") << false;
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << false;
    QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80") << false;
    QTest::newRow("stray continuation") << QByteArray("a\x80") << false;
  }
  void tells_utf8_from_other_bytes() {
    QFETCH(QByteArray, bytes);
    QFETCH(bool, well_formed);
    QCOMPARE(is_utf8({bytes.data(), static_cast<std::size_t>(bytes.size())}), well_formed);
  }

  void reads_other_bytes_as_latin_1() {
    QCOMPARE(to_utf8("gr\xFC\xDF"), std::string("grüß"));
    QCOMPARE(to_utf8("grüß"), std::string("grüß"));
  }

  void every_byte_of_a_path_comes_back() {
    std::string path;
    for (int byte = 1; byte < 256; ++byte) {
      path.push_back(static_cast<char>(byte));
    }
    QVERIFY(is_utf8(escaped_path(path)));
    QCOMPARE(unescaped_path(escaped_path(path)), path);
    QCOMPARE(unescaped_path("100%, %zz, %F"), std::string("100%, %zz, %F"));
  }
};

QTEST_GUILESS_MAIN(TestTextEncoding)
#include "tst_text_encoding.moc"
