// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <new>
#include <stdexcept>
#include <utility>

#include "core/data/generators.h"
#include "core/error.h"
#include "core/methods/registry.h"
#include "core/record/recorded_run.h"
#include "tests/support/plain_method.h"
#include "tests/support/run_method.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Cannot say what it ran.
template <typename Exception>
class ForgetfulMethod final : public PlainMethod {
 public:
  explicit ForgetfulMethod(Exception exception) : exception_(std::move(exception)) {}

  [[nodiscard]] RunPlan plan(const ParameterValues& /*values*/) const override { throw exception_; }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr /*problem*/,
                                               const ParameterValues& /*values*/) const override {
    return {};
  }

 private:
  Exception exception_;
};

}  // namespace

class TestRecordedRun : public QObject {
  Q_OBJECT

  MethodRegistry methods_ = builtin_methods();
  const Method& method_ = methods_.find("dii");
  Dataset table_ = ten_gaussians(80);

  ParameterValues values_ = values_of(method_, {{"epochs", "3"}});

  [[nodiscard]] RecordedRun run() const {
    return recorded_run({table_, nullptr, {}, method_, values_}, {}, {});
  }
  [[nodiscard]] Record begun(const ProblemPtr& problem) const {
    return begin_record(table_, nullptr, {}, method_, values_, *problem);
  }

 private Q_SLOTS:
  /// The window ends its runs with the same function.
  void a_run_that_is_completed_elsewhere_has_the_same_record() {
    const RecordedRun whole = run();
    Record record = begun(whole.problem);
    complete_run(record, method_, whole.problem,
                 run_to_end(method_, whole.problem, {{"epochs", "3"}}), 2.5, {});
    QCOMPARE(record.seconds, 2.5);
    QCOMPARE(record.result.selection.features, whole.record.result.selection.features);
    QVERIFY(record.result.selection.count_decided_by ==
            whole.record.result.selection.count_decided_by);
    QCOMPARE(record.cosine_overlap, whole.record.cosine_overlap);
  }

  void a_question_has_all_that_the_record_knows() {
    const RecordedRun whole = run();
    Record record = whole.record;
    record.seconds = 7.0;
    record.chosen = std::vector<Index>{3, 1};
    const auto shared = std::make_shared<const Record>(std::move(record));
    const AnswerQuestion question = question_about(method_, shared, whole.problem);
    QCOMPARE(question.seconds, 7.0);
    QCOMPARE(*question.chosen, (std::vector<Index>{3, 1}));
    QCOMPARE(question.problem, whole.problem);
    QCOMPARE(question.result.get(), &shared->result);
    QVERIFY(question.run == method_.plan(shared->parameters));
  }

  void a_result_is_not_lost_where_it_cannot_be_looked_at_further() {
    const RecordedRun whole = run();
    Record record = begun(whole.problem);
    const ForgetfulMethod method(bad_input({message("a.forgotten", "forgotten")}));
    complete_run(record, method, whole.problem, whole.record.result, 1.0, {});
    QCOMPARE(record.result.columns.size(), whole.record.result.columns.size());
    QCOMPARE(record.seconds, 1.0);
    QCOMPARE(record.result.warnings.back(), message("a.forgotten", "forgotten"));
    complete_run(record, ForgetfulMethod(std::bad_alloc()), whole.problem, whole.record.result, 1.0,
                 {});
    QCOMPARE(record.result.warnings.back().id, std::string("memory.not_enough"));
  }

  void a_fault_is_no_warning_but_the_result_is_there() {
    const RecordedRun whole = run();
    const auto keeps_it = [&](const Method& method) {
      Record record = begun(whole.problem);
      try {
        complete_run(record, method, whole.problem, whole.record.result, 1.0, {});
        return false;
      } catch (const std::exception& error) {
        return std::string(error.what()) == "upside down" && record.seconds == 1.0 &&
               record.result.warnings == whole.record.result.warnings &&
               record.result.columns.size() == whole.record.result.columns.size();
      }
    };
    QVERIFY(keeps_it(ForgetfulMethod(fault("upside down"))));
    QVERIFY(keeps_it(ForgetfulMethod(std::logic_error("upside down"))));
  }
};

QTEST_APPLESS_MAIN(TestRecordedRun)
#include "tst_recorded_run.moc"
