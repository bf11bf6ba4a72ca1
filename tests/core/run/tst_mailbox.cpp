// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/run/mailbox.h"

using namespace steelyard;

namespace {

Snapshot snapshot_at(std::uint64_t iteration) {
  Snapshot snapshot;
  snapshot.iteration = iteration;
  snapshot.appended.iterates.push_back({iteration, {1.0}, {}});
  return snapshot;
}

}  // namespace

class TestMailbox : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keeps_everything_appended_and_only_the_newest_state() {
    Mailbox mailbox;
    mailbox.put(snapshot_at(1));
    mailbox.put(snapshot_at(2));
    mailbox.put(snapshot_at(3));
    const auto taken = mailbox.take();
    QVERIFY(taken.has_value());
    QCOMPARE(taken->iteration, 3U);
    QCOMPARE(taken->appended.iterates.size(), 3U);
    QCOMPARE(taken->appended.iterates.front().iteration, 1U);
  }

  void is_empty_after_it_was_taken() {
    Mailbox mailbox;
    mailbox.put(snapshot_at(1));
    QVERIFY(mailbox.take().has_value());
    QVERIFY(!mailbox.take().has_value());
  }

  void an_end_goes_with_what_was_not_taken_yet() {
    Mailbox mailbox;
    mailbox.put(snapshot_at(1));
    mailbox.put(snapshot_at(2));
    mailbox.end({Ending::failed, other_words("why")});
    const auto taken = mailbox.take();
    QCOMPARE(taken->iteration, 2U);
    QCOMPARE(taken->appended.iterates.size(), 2U);
    QCOMPARE(in_words(taken->outcome->reason), std::string("why"));
    mailbox.end({Ending::failed, other_words("again")});
    QCOMPARE(in_words(mailbox.take()->outcome->reason), std::string("again"));
  }
};

QTEST_GUILESS_MAIN(TestMailbox)
#include "tst_mailbox.moc"
