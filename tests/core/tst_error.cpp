// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTest>
#include <string>

#include "core/error.h"

using namespace steelyard;

class TestError : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_complaint_is_placed_where_it_arose() {
    const Error first(ErrorKind::cannot_write, {message("test.full", "the disk is full"), "",
                                                message("test.full.accepted", "another disk")});
    const Error second = said_at(first, other_words("a.csv, line 3"));
    QVERIFY(second.kind() == ErrorKind::cannot_write);
    QVERIFY(second.parts().what == first.parts().what);
    QVERIFY(second.parts().accepted == first.parts().accepted);
    QCOMPARE(std::string(second.what()),
             std::string("a.csv, line 3: the disk is full. Accepted: another disk"));
    QCOMPARE(in_words(statement_of(second.parts())), std::string(second.what()));
  }
};

QTEST_GUILESS_MAIN(TestError)
#include "tst_error.moc"
