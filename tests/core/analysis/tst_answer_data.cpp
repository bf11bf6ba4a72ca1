// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFileInfo>
#include <QtTest>
#include <memory>
#include <string>
#include <vector>

#include "core/data/generators.h"
#include "core/data/table_reader.h"
#include "core/problem/changed_problem.h"
#include "tests/support/asked.h"
#include "tests/support/paths.h"
#include "tests/support/sanitized.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

std::string data_file(const std::string& name) { return shared_dir() + "/data/" + name; }

bool is_there(const std::string& name) {
  return QFileInfo::exists(QString::fromStdString(data_file(name)));
}

void give_role(Dataset& table, const std::string& column, Role role) {
  for (Column& other : table.columns) {
    if (other.name == column) {
      other.roles = RoleSet().with(role);
    } else if (other.roles.empty() && other.kind == ColumnKind::number) {
      other.roles = RoleSet().with(Role::input);
    }
  }
}

/// Every so many of its samples.
void thin(Dataset& table, Index stride) {
  std::vector<Index> kept;
  for (Index sample = 0; sample < table.samples(); sample += stride) {
    kept.push_back(sample);
  }
  table.keep_samples(kept);
}

struct AskedTable {
  Dataset table;
  ProblemPtr problem;
};

AskedTable prepared(Dataset table) {
  auto problem = std::make_shared<const Problem>(make_problem(table));
  return {std::move(table), std::move(problem)};
}

AskedTable life_expectancy() {
  Dataset table = read_table(data_file("who/who_dataset.csv"));
  give_role(table, "SP.DYN.LE00.IN", Role::truth);
  thin(table, 3);
  return prepared(std::move(table));
}

}  // namespace

/// On public tables, cut so that a test takes about a second.
class TestAnswerData : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    if (sanitized) {
      QSKIP("a thousand times slower under a sanitizer");
    }
  }

  void population_is_not_recommended_without_a_warning() {
    if (!is_there("who/who_dataset.csv")) {
      QSKIP("no data of the World Health Organization");
    }
    const AskedTable who = life_expectancy();
    const AnswerQuestion question = asked("dii", who.problem, {{"epochs", "60"}});
    QVERIFY(who.problem->order.group_of.has_value());
    QCOMPARE(who.problem->order.groups, std::string("Country"));
    const Answer found = answer(question);
    const std::string words = in_words(found);
    qInfo("%s", words.c_str());
    if (has(words.substr(0, words.find('.', 100)), "SP.POP.TOTL")) {
      QVERIFY(found.level == AnswerLevel::bad);
      QVERIFY2(has(words, "SP.POP.TOTL identifies the Country"), words.c_str());
      QVERIFY(check_of(found, "fairness").level == AnswerLevel::bad);
    }
  }

  void shieldings_are_explained() {
    if (!is_there("csd-1000r/csd-1000r.npz")) {
      QSKIP("no CSD-1000R");
    }
    Dataset table = read_table(data_file("csd-1000r/csd-1000r.npz"));
    give_role(table, "Y", Role::truth);
    const AskedTable csd = prepared(std::move(table));
    const Answer found = answer(asked("pcov-cur", csd.problem));
    qInfo("%s", in_words(found).c_str());
    // Of these 500 environments, 195 are equal to others, which are kept together: half of the
    // samples hold fewer different ones, and what comes and goes depends on the draw.
    QVERIFY(csd.problem->order.of_copies);
    QVERIFY2(found.level != AnswerLevel::bad, in_words(found).c_str());
    QVERIFY(check_of(found, "chance").level == AnswerLevel::good);
    QVERIFY(check_of(found, "held-out").level == AnswerLevel::good);
    QVERIFY(found.selection.size() < 20);
    QVERIFY2(has(in_words(found), "They explain Y."), in_words(found).c_str());
  }

  void three_and_eight_are_told_apart() {
    if (!is_there("classics/digits.csv")) {
      QSKIP("no digits");
    }
    Dataset table = read_table(data_file("classics/digits.csv"));
    give_role(table, "digit", Role::label);
    const auto& names = table.columns.back().categories;
    std::vector<Index> kept;
    for (Index sample = 0; sample < table.samples(); ++sample) {
      const auto of = static_cast<std::size_t>(table.values(sample, table.values.cols() - 1));
      if (names[of] == "digit3" || names[of] == "digit8") {
        kept.push_back(sample);
      }
    }
    table.keep_samples(kept);
    const AskedTable digits = prepared(std::move(table));
    const Answer found = answer(asked("random-forest", digits.problem, {{"trees", "60"}}));
    qInfo("%s", in_words(found).c_str());
    QVERIFY2(found.level == AnswerLevel::good, in_words(found).c_str());
    QVERIFY(found.selection.size() < 40);
  }

  void leukaemias_are_told_apart() {
    if (!is_there("scikit-feature/ALLAML.mat") ||
        !QFileInfo::exists(QString::fromStdString(parser_path()))) {
      QSKIP("no ALLAML, or no parser");
    }
    qputenv("STEELYARD_PARSE", parser_path().c_str());
    Dataset table = read_table(data_file("scikit-feature/ALLAML.mat"));
    std::vector<Index> columns;
    for (Index column = 0; column < table.values.cols(); column += 12) {
      columns.push_back(column);
    }
    if (columns.back() != table.values.cols() - 1) {
      columns.push_back(table.values.cols() - 1);
    }
    table.keep_columns(columns);
    give_role(table, "Y", Role::label);
    const AskedTable all = prepared(std::move(table));
    const Answer found = answer(asked("f-test", all.problem));
    qInfo("%s", in_words(found).c_str());
    QVERIFY(check_of(found, "chance").level == AnswerLevel::good);
    QVERIFY2(has(in_words(found), "the classes of Y"), in_words(found).c_str());
    ProblemChange change;
    change.permuted_target = RandomDraw{2, 0};
    const Answer noise = answer(asked("f-test", changed_problem(all.problem, change)));
    QVERIFY2(noise.headline.id == "answer.nothing_found", in_words(noise).c_str());
  }

  void variables_of_a_peptide_explain_its_distances() {
    if (!is_there("cln025/cln025_cvs.csv")) {
      QSKIP("no CLN025");
    }
    Dataset table = read_table(data_file("cln025/cln025_cvs.csv"));
    Dataset truth = read_table(data_file("cln025/cln025_ca_distances.csv"));
    for (Column& column : table.columns) {
      column.roles = RoleSet().with(Role::input);
    }
    // Of five times fewer frames, four of these columns that are alike are as good as others, or
    // not, by which of the frames are taken.
    thin(table, 3);
    thin(truth, 3);
    const auto problem = std::make_shared<const Problem>(make_problem(table, {}, &truth));
    const Answer found = answer(asked("dii", problem, {{"epochs", "60"}}));
    qInfo("%s", in_words(found).c_str());
    QVERIFY(check_of(found, "chance").level == AnswerLevel::good);
    QVERIFY(found.level != AnswerLevel::bad);
    QVERIFY2(has(in_words(found), "antibeta"), in_words(found).c_str());
  }

  void of_ten_gaussians_five_matter() {
    const auto problem = std::make_shared<const Problem>(make_problem(ten_gaussians(300)));
    const Answer found = answer(asked("dii", problem, {{"epochs", "60"}}));
    qInfo("%s", in_words(found).c_str());
    QVERIFY2(found.level == AnswerLevel::good, in_words(found).c_str());
    QVERIFY2(in_words(found).starts_with("5 of 10 columns are enough: x1, x2, "),
             in_words(found).c_str());
  }
};

QTEST_GUILESS_MAIN(TestAnswerData)
#include "tst_answer_data.moc"
