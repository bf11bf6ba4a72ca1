// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/record/base64.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

class TestBase64 : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void gives_the_examples_of_the_standard() {
    QCOMPARE(to_base64(""), std::string());  // RFC 4648, section 10
    QCOMPARE(to_base64("f"), std::string("Zg=="));
    QCOMPARE(to_base64("fo"), std::string("Zm8="));
    QCOMPARE(to_base64("foo"), std::string("Zm9v"));
    QCOMPARE(to_base64("foobar"), std::string("Zm9vYmFy"));
  }

  void agrees_with_another_implementation_on_all_bytes() {
    for (int length = 0; length < 600; ++length) {
      QByteArray bytes(length, '\0');
      for (int at = 0; at < length; ++at) {
        bytes[at] = static_cast<char>((at * 7 + length) % 256);
      }
      const std::string text = to_base64(bytes.toStdString());
      QCOMPARE(QByteArray::fromStdString(text), bytes.toBase64());
      QCOMPARE(from_base64(text, "here"), bytes.toStdString());
    }
  }

  void what_it_would_not_write_is_refused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("cut off") << QByteArray("Zm9vYmF");
    QTest::newRow("no padding") << QByteArray("Zg");
    QTest::newRow("only padding") << QByteArray("====");
    QTest::newRow("too much padding") << QByteArray("Z===");
    QTest::newRow("padding within") << QByteArray("Zg==Zm9v");
    QTest::newRow("padding before a letter") << QByteArray("Zg=v");
    QTest::newRow("bits left over") << QByteArray("Zh==");
    QTest::newRow("more bits left over") << QByteArray("Zm9=");
    QTest::newRow("a line break") << QByteArray("Zm9v\nYmFy");
    QTest::newRow("letters of another alphabet") << QByteArray("Zm-_");
    QTest::newRow("no ASCII") << QByteArray("Zm9\xff");
  }
  void what_it_would_not_write_is_refused() {
    QFETCH(QByteArray, text);
    const QString said = message_of([&] { (void)from_base64(text.toStdString(), "s.json"); });
    QVERIFY2(said.contains("damaged") && said.contains("s.json"), qPrintable(said));
  }
};

QTEST_APPLESS_MAIN(TestBase64)
#include "tst_base64.moc"
