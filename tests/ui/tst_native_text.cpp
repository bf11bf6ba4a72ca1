// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "ui/native_text.h"

using namespace steelyard::ui;

class TestNativeText : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_path_comes_back_whatever_its_bytes_are_data() {
    QTest::addColumn<QByteArray>("bytes");
    QByteArray all;
    for (int byte = 1; byte < 256; ++byte) {
      all.append(static_cast<char>(byte));
    }
    QTest::newRow("plain") << QByteArray("/home/a b.csv");
    QTest::newRow("UTF-8") << QByteArray("/h\xC3\xB6me/\xF0\x9F\x98\x80.csv");
    QTest::newRow("Latin-1") << QByteArray("/h\xF6me/\xFF.csv");
    QTest::newRow("both") << QByteArray("\xC3\xB6\xF6\xC3\xB6");
    QTest::newRow("cut off in a character") << QByteArray("a\xF0\x9F\x98");
    QTest::newRow("a surrogate in UTF-8") << QByteArray("\xED\xB2\x80");
    QTest::newRow("every byte") << all;
  }
  void a_path_comes_back_whatever_its_bytes_are() {
    QFETCH(QByteArray, bytes);
    const std::filesystem::path path = bytes.toStdString();
    QCOMPARE(nativePath(pathText(path)).string(), path.string());
  }

  void text_that_somebody_typed_is_utf8_on_the_disk() {
    // The second has a pair of surrogates whose last half looks like an escape.
    for (const char32_t character : {U'\u00F6', U'\U0001F480', U'\U0001F4FF'}) {
      const QString text = "/x" + QString::fromUcs4(&character, 1) + "y";
      QCOMPARE(QByteArray::fromStdString(nativePath(text).string()), text.toUtf8());
      QCOMPARE(pathText(nativePath(text)), text);
    }
  }
};

QTEST_GUILESS_MAIN(TestNativeText)
#include "tst_native_text.moc"
