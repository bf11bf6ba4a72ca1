// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/whole_file.h"
#include "core/record/record.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

class TestWholeFile : public QObject {
  Q_OBJECT

  TemporaryText files_;

 private Q_SLOTS:
  void a_file_is_read_whole_up_to_a_limit_that_the_message_names() {
    const auto path = files_.write("long", QByteArray(100, 'x'));
    QCOMPARE(read_whole_file(path, other_words("a record"), {}, 100), std::string(100, 'x'));
    const QString message =
        message_of([&] { (void)read_whole_file(path, other_words("a record"), {}, 99); });
    QVERIFY2(message.contains("100 bytes") && message.contains("99 bytes"), qPrintable(message));
  }

  void reading_a_whole_file_can_be_stopped() {
    std::stop_source source;
    source.request_stop();
    const auto path = files_.write("long", QByteArray(100, 'x'));
    QVERIFY(message_of([&] { (void)read_record(path, source.get_token()); }).contains("cancelled"));
  }
};

QTEST_GUILESS_MAIN(TestWholeFile)
#include "tst_whole_file.moc"
