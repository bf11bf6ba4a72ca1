// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/unweighed_groups.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index samples = 100;

/// Three columns of noise, and a column "site" of five values that was taken to name groups.
/// \param of_site  whether the target is the number of the site; otherwise each site has as many
///                 zeros as ones
std::shared_ptr<Problem> with_sites(bool of_site) {
  Vector target(samples);
  std::vector<int> sites;
  for (Index sample = 0; sample < samples; ++sample) {
    target[sample] = static_cast<double>(of_site ? sample % 5 : sample / 5 % 2);
    sites.push_back(static_cast<int>(sample % 5));
  }
  auto problem = number_problem(normal_matrix(samples, 3, 4), target);
  problem->order.group_of = std::move(sites);
  problem->order.groups = "site";
  problem->order.guessed_groups = true;
  return problem;
}

const std::string not_weighed = "site was not weighed: it says which samples belong together";

}  // namespace

/// A column that was taken to name groups is no input, and the answer says so.
class TestUnweighedGroups : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void what_it_tells_by_itself_is_said_where_it_is_clear() {
    QCOMPARE(in_words(unweighed_groups(*with_sites(true), other_words("y1"))),
             not_weighed +
                 "; it alone tells 100 % of y1. Give it the role of an input to weigh "
                 "it.");
    QCOMPARE(in_words(unweighed_groups(*with_sites(false), other_words("y1"))), not_weighed + ".");
    QCOMPARE(in_words(unweighed_groups(*with_sites(true), Message())), not_weighed + ".");
  }

  void groups_that_a_person_named_are_no_surprise() {
    const auto problem = with_sites(true);
    problem->order.guessed_groups = false;
    QVERIFY(unweighed_groups(*problem, other_words("y1")).says_nothing());
  }

  void where_nothing_is_found_it_is_in_the_sentence() {
    const Answer found =
        answer(asked("f-test", with_sites(true), {{"q", "0.000001"}}), AnswerChecks{});
    const std::string said = in_words(found);
    QCOMPARE(found.headline.id, std::string("answer.nothing_found"));
    QVERIFY2(has(said, not_weighed + "; it alone tells 100 % of y1."), said.c_str());
  }

  /// The sentence is about the columns that are selected; this is one of its details.
  void where_columns_are_selected_it_is_a_detail() {
    AnswerQuestion question = asked("f-test", with_sites(true));
    question.chosen = std::vector<Index>{0};
    const Answer found = answer(question, AnswerChecks{false, true, true, false});
    QVERIFY2(!has(in_words(found), not_weighed), in_words(found).c_str());
    QVERIFY2(has(in_words(details_of(found)), not_weighed), in_words(details_of(found)).c_str());
  }
};

QTEST_GUILESS_MAIN(TestUnweighedGroups)
#include "tst_unweighed_groups.moc"
