// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/record/panel_record.h"
#include "core/record/record.h"
#include "tests/support/panels.h"
#include "tests/support/promised_error.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

const std::vector<std::string> both{"f-test", "elastic-net"};

Problem planted() { return wide_problem(60, 8, true, 3); }

ProblemPtr shared(Problem problem) { return std::make_shared<const Problem>(std::move(problem)); }

std::vector<PanelMember> asked(const ProblemPtr& problem) {
  return members_of(all_methods(), problem, both);
}

PanelOptions at_rate(double rate) {
  PanelOptions options = quick_panel();
  options.discovery_rate = rate;
  return options;
}

std::vector<PanelMember> asked_at(double rate, const ProblemPtr& problem) {
  return members_of(all_methods(), problem, both, at_rate(rate));
}

/// The log of a panel of these methods.
std::string written(const std::vector<PanelMember>& members) {
  PanelLog log;
  static_cast<void>(method_panel(members, quick_panel(), {}, &log));
  return PanelRecord(members, quick_panel()).to_json(log);
}

/// The log of a panel of both methods on the planted columns.
std::string written() { return written(asked(shared(planted()))); }

/// The log of a panel of the one method that is counted.
std::string written_by_counted() {
  const CountedRegistry counted(all_methods(), "f-test");
  return written(members_of(counted.methods, shared(planted()), {"f-test"}));
}

/// What a reader of these data says about a log.
QString said(const std::string& text, Problem problem,
             const PanelOptions& options = quick_panel()) {
  const PanelRecord record(asked(shared(std::move(problem))), options);
  return message_of([&] {
    PanelLog log;
    record.read(text, "log.json", log);
  });
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t place = text.find(from);
  return place == std::string::npos ? text : text.replace(place, from.size(), to);
}

}  // namespace

class TestPanelRecord : public QObject {
  Q_OBJECT

  std::string written_;

 private Q_SLOTS:
  void initTestCase() { written_ = written(); }

  void what_is_read_is_written_again() {
    const PanelRecord record(asked(shared(planted())), quick_panel());
    PanelLog log;
    record.read(written_, "log.json", log);
    QVERIFY(!log.errors().empty());
    QCOMPARE(record.to_json(log), written_);
    record.read(written_, "log.json", log);  // each is kept once
    QCOMPARE(record.to_json(log), written_);
  }

  void errors_have_the_same_bits() {
    const PanelRecord record(asked(shared(planted())), quick_panel());
    PanelLog log;
    const double third = 1.0 / 3.0;
    const double infinite = std::numeric_limits<double>::infinity();
    log.keep_error(0, {1, 4}, {third, Judge::neighbours});
    log.keep_error(1, {}, {infinite, Judge::trees});
    log.keep_error(2, {7}, {-infinite, Judge::ridge});
    log.keep_error(2, {0}, {std::numeric_limits<double>::quiet_NaN(), Judge::ridge});
    PanelLog read;
    record.read(record.to_json(log), "log.json", read);
    QCOMPARE(read.errors().size(), std::size_t{4});
    QVERIFY(read.error_of(0, {1, 4})->error == third);
    QVERIFY(read.error_of(0, {1, 4})->by == Judge::neighbours);
    QVERIFY(read.error_of(1, {})->error == infinite);
    QVERIFY(read.error_of(1, {})->by == Judge::trees);
    QVERIFY(read.error_of(2, {7})->error == -infinite);
    QVERIFY(std::isnan(read.error_of(2, {0})->error));
  }

  /// Another call of the program has made the problem and the methods anew.
  void a_panel_that_is_read_runs_nothing_and_says_the_same() {
    const MethodPanel once = method_panel(asked(shared(planted())), quick_panel(), {});
    CountedRegistry counted(all_methods(), "f-test");
    const auto members = members_of(counted.methods, shared(planted()), {"f-test"});
    PanelLog log;
    PanelRecord(members, quick_panel()).read(written_by_counted(), "log.json", log);
    PanelOptions plain = quick_panel();
    plain.permuted = 0;  // f-test need not have been good beside another method
    const MethodPanel alone = method_panel(members, plain, {}, &log);
    QCOMPARE(counted.method->begun(), 0);
    const std::size_t place = once.rows.front().id == "f-test" ? 0 : 1;
    QVERIFY(alone.rows.front().errors == once.rows[place].errors);
    QVERIFY(alone.rows.front().rankings == once.rows[place].rankings);
    const auto again = asked(shared(planted()));
    PanelLog whole;
    PanelRecord(again, quick_panel()).read(written_, "log.json", whole);
    QVERIFY(same_panels(method_panel(again, quick_panel(), {}, &whole), once));
  }

  void a_panel_that_is_extended_says_what_one_call_says() {
    const auto first = asked(shared(planted()));
    PanelLog log;
    static_cast<void>(method_panel({first.front()}, quick_panel(), {}, &log));
    const std::string text = PanelRecord(first, quick_panel()).to_json(log);
    const auto later = asked(shared(planted()));
    PanelLog read;
    PanelRecord(later, quick_panel()).read(text, "log.json", read);
    QVERIFY(same_panels(method_panel(later, quick_panel(), {}, &read),
                        method_panel(asked(shared(planted())), quick_panel(), {})));
  }

  /// Whoever asks for some of the methods loses nothing of the others.
  void what_other_methods_have_found_stays() {
    const auto members = asked(shared(planted()));
    const PanelRecord record(members, quick_panel());
    PanelLog log;
    record.read(written_, "log.json", log);
    static_cast<void>(method_panel({members.back()}, quick_panel(), {}, &log));
    QVERIFY(record.to_json(log).size() >= written_.size());
  }

  void another_problem_is_refused() {
    QCOMPARE(said(written_, planted()), QString("nothing was thrown"));
    Problem problem = planted();
    Matrix inputs = problem.inputs;
    inputs(5, 2) = std::nextafter(inputs(5, 2), 10.0);
    problem.inputs = inputs;
    QVERIFY2(said(written_, problem).contains("other inputs"), qPrintable(said(written_, problem)));
    problem = planted();
    problem.features.front().name = "another name";
    QVERIFY(said(written_, problem).contains("other inputs"));
    problem = planted();
    problem.truth = Matrix(-Matrix(problem.truth));
    QVERIFY(said(written_, problem).contains("another target"));
    problem = planted();
    problem.order.group_of.emplace();
    for (int sample = 0; sample < 60; ++sample) {
      problem.order.group_of->push_back(sample / 5);
    }
    QVERIFY(said(written_, problem).contains("belong together in another way"));
    QVERIFY(said(written_, wide_problem(61, 8, true, 3)).contains("60 samples"));
  }

  void other_splits_are_refused() {
    PanelOptions options = quick_panel();
    options.seed = 2;
    QVERIFY(said(written_, planted(), options).contains("seed = 1, not 2"));
    options = quick_panel();
    options.folds = 4;
    QVERIFY(said(written_, planted(), options).contains("folds = 3, not 4"));
  }

  void the_folds_of_a_log_are_those_of_its_panel() {
    PanelOptions options;
    options.largest = 7;
    options = with_splits_of(written_, "log.json", options);
    QCOMPARE(options.folds, quick_panel().folds);
    QCOMPARE(options.repeats, quick_panel().repeats);
    QCOMPARE(options.largest, Index{7});
    for (const char* folds : {"\"folds\":1,", "\"folds\":101,", "\"folds\":2.5,"}) {
      const std::string text = replaced(written_, "\"folds\":3,", folds);
      QVERIFY(message_of([&] { static_cast<void>(with_splits_of(text, "log.json", {})); }) !=
              QString("nothing was thrown"));
    }
  }

  void what_is_no_log_is_refused() {
    QVERIFY(said("a,b\n1,2\n", planted()).contains("not JSON"));
    QVERIFY(said("{}", planted()).contains("not a log of compared methods"));
    const std::string version = "\"program_version\":\"";
    QVERIFY(said(replaced(written_, version, version + "0"), planted()).contains("version 0"));
    QVERIFY(said(replaced(written_, "\"by\":\"", "\"by\":\"no "), planted()).contains("damaged"));
    QVERIFY(said(replaced(written_, "\"ranking\":[", "\"ranking\":[8,"), planted())
                .contains("damaged"));
    QVERIFY(said(replaced(written_, "\"split\":0", "\"split\":3"), planted()).contains("damaged"));
  }

  void discoveries_are_kept_for_each_rate() {
    const ProblemPtr problem = shared(planted());
    PanelLog log;
    for (const double rate : {0.2, 0.3}) {
      static_cast<void>(method_panel(asked_at(rate, problem), at_rate(rate), {}, &log));
    }
    const PanelRecord record(asked(shared(planted())), quick_panel());
    const std::string text = PanelRecord(asked(problem), quick_panel()).to_json(log);
    PanelLog read;
    record.read(text, "log.json", read);
    QCOMPARE(read.discoveries().size(), std::size_t{4});
    QCOMPARE(record.to_json(read), text);
    QVERIFY(read.discoveries().front().columns == log.discoveries().front().columns);
    record.read(text, "log.json", read);  // each is kept once
    QCOMPARE(record.to_json(read), text);
  }

  void damaged_discoveries_are_refused_and_others_passed_over() {
    const ProblemPtr problem = shared(planted());
    PanelLog log;
    static_cast<void>(method_panel(members_of(all_methods(), problem, {"f-test"}, at_rate(0.2)),
                                   at_rate(0.2), {}, &log));
    QVERIFY(!log.discoveries().front().columns.empty());
    const std::string text = PanelRecord(asked(problem), quick_panel()).to_json(log);
    QCOMPARE(said(text, planted()), QString("nothing was thrown"));
    for (const char* rate : {"0.0", "1.0", "-0.2", "17"}) {
      QVERIFY(said(replaced(text, "\"q\":0.2,\"way\"", std::string("\"q\":") + rate + ",\"way\""),
                   planted())
                  .contains("damaged"));
    }
    const std::string columns = "\"columns\":[";
    QVERIFY(said(replaced(text, columns, columns + "8,"), planted()).contains("damaged"));
    QVERIFY(said(replaced(text, columns, columns + "-1,"), planted()).contains("damaged"));
    QVERIFY(said(replaced(text, columns, columns + "true,"), planted()).contains("damaged"));
    const PanelRecord record(asked(problem), quick_panel());
    PanelLog read;
    record.read(replaced(text, "\"way\":\"", "\"way\":\"another "), "log.json", read);
    QVERIFY(read.discoveries().empty());
  }

  void other_settings_of_a_method_are_run_again() {
    const std::string settings = "\"id\":\"elastic-net\",\"parameters\":{";
    const std::string text = replaced(written_, settings, settings + "\"x\":1,");
    const PanelRecord record(asked(shared(planted())), quick_panel());
    PanelLog log;
    record.read(text, "log.json", log);
    QVERIFY(record.to_json(log).size() < written_.size());
  }
};

QTEST_GUILESS_MAIN(TestPanelRecord)
#include "tst_panel_record.moc"
