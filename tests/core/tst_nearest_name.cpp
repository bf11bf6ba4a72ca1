// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <string>

#include "core/nearest_name.h"

using namespace steelyard;

class TestNearestName : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void letters_are_shared_at_both_ends() {
    QCOMPARE(shared_letters("method", "metod"), std::size_t{5});
    QCOMPARE(shared_letters("dii", "diii"), std::size_t{3});  // each letter once
    QCOMPARE(shared_letters("truth", "out"), std::size_t{0});
    QCOMPARE(shared_letters("", "x"), std::size_t{0});
  }

  void the_likeliest_comes_first() {
    QCOMPARE(in_words(accepted_names({"fps", "dii", "diffusion-score"}, "diii")),
             std::string("dii, if that is meant; all are fps, dii, diffusion-score"));
  }

  void what_is_like_none_gets_the_names_alone() {
    QCOMPARE(in_words(accepted_names({"fps", "dii"}, "forest")), std::string("fps, dii"));
    QVERIFY(accepted_names({}, "forest").says_nothing());
  }
};

QTEST_GUILESS_MAIN(TestNearestName)
#include "tst_nearest_name.moc"
