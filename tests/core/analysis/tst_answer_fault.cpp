// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>

#include "core/error.h"
#include "tests/support/asked.h"
#include "tests/support/failing_method.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// A finished run that cannot be repeated.
template <typename Exception>
AnswerQuestion not_repeatable(const Exception& exception) {
  const Matrix all = normal_matrix(80, 5, 3);
  AnswerQuestion question =
      asked("f-test", number_problem(all.leftCols(4), all.col(0) + 0.2 * all.col(4)));
  question.run.method =
      std::make_shared<const FailingMethod<Exception>>(question.run.method, exception);
  return question;
}

constexpr AnswerChecks repeated{true, false, true, false};

template <typename Exception>
bool passes_on(const Exception& exception) {
  try {
    static_cast<void>(answer(not_repeatable(exception), repeated));
    return false;
  } catch (const Exception& thrown) {
    return std::string(thrown.what()) == exception.what();
  }
}

}  // namespace

class TestAnswerFault : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_check_that_lacks_data_or_memory_says_that_it_was_not_made() {
    for (const Answer& found :
         {answer(not_repeatable(bad_input({message("a.lost", "lost")})), repeated),
          answer(not_repeatable(std::bad_alloc()), repeated)}) {
      for (const char* id : {"chance", "stability"}) {
        const AnswerCheck& check = check_of(found, id);
        QVERIFY(!check.level);
        QVERIFY(!check.seconds);  // it cannot be asked for
        QCOMPARE(check.finding.id, std::string("answer.check_failed"));
      }
    }
    const Answer without_memory = answer(not_repeatable(std::bad_alloc()), repeated);
    const std::string said = in_words(check_of(without_memory, "chance").finding);
    QVERIFY2(has(said, "not enough memory"), said.c_str());
  }

  /// "Not checked: vector::_M_range_check" told nobody that the program is at fault.
  void a_fault_is_not_told_as_a_check_that_was_not_made() {
    QVERIFY(passes_on(fault("upside down")));
    QVERIFY(passes_on(std::logic_error("upside down")));
  }
};

QTEST_APPLESS_MAIN(TestAnswerFault)
#include "tst_answer_fault.moc"
