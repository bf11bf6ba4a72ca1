// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <atomic>
#include <ctime>
#include <stop_token>
#include <thread>

#include "tests/support/law_problems.h"
#include "tests/support/quick_settings.h"
#include "tests/support/sanitized.h"
#include "tests/support/spied_study.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr int moments = 10;

bool all_known(const Result& result) {
  for (const FeatureColumn& column : result.columns) {
    for (const double value : column.values) {
      if (std::isinf(value)) {
        return false;
      }
    }
  }
  return result.space.all_finite();
}

enum class Stopped { soundly, over_before, wrongly };

/// Asked to stop after so many small pieces of work: whatever the next may do, it does nothing but
/// end. (Of some runs, the first piece only says what comes.)
Stopped stopped_after(Stepper& stepper, int pieces) {
  for (int piece = 0; piece < pieces; ++piece) {
    if (stepper.advance({1}, {}).outcome) {
      return Stopped::over_before;
    }
  }
  const std::uint64_t done = pieces > 0 ? stepper.result().iterations : 0;
  std::stop_source source;
  source.request_stop();
  Snapshot last = stepper.advance({most_iterations}, source.get_token());
  if (!last.outcome && pieces == 0) {
    last = stepper.advance({most_iterations}, source.get_token());
  }
  if (!last.outcome) {
    return Stopped::wrongly;
  }
  const Result result = stepper.result();
  if (last.outcome->ending != Ending::stopped) {  // all was done, but nobody had said so
    return pieces > 0 && result.iterations == done ? Stopped::over_before : Stopped::wrongly;
  }
  return result.outcome.ending == Ending::stopped && all_known(result) ? Stopped::soundly
                                                                       : Stopped::wrongly;
}

/// Of all threads of this process, in seconds: a busy machine does not count.
double work_done() {
  return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

/// The longest piece of a run, the pieces before it, and its work.
struct LongPiece {
  int before = 0;
  double seconds = 0.0;
};

LongPiece longest_piece(Stepper& stepper, int most) {
  LongPiece longest;
  for (int piece = 0; piece < most; ++piece) {
    const double begin = work_done();
    const bool over = stepper.advance({1}, {}).outcome.has_value();
    const double seconds = work_done() - begin;
    if (seconds > longest.seconds) {
      longest = {piece, seconds};
    }
    if (over) {
      break;
    }
  }
  return longest;
}

double accepted_after_stop(const LongPiece& piece) { return 0.2 + 0.1 * piece.seconds; }

/// The work that is still done in a piece after it is asked to stop, which it is once it has begun.
double work_after_stop(Stepper& stepper, int before) {
  for (int piece = 0; piece < before; ++piece) {
    static_cast<void>(stepper.advance({1}, {}));
  }
  std::stop_source source;
  std::atomic<bool> begun{false};
  double asked_at = 0.0;
  std::jthread person([&] {
    while (!begun.load()) {
      std::this_thread::yield();
    }
    const double begin = work_done();
    while (work_done() - begin < 0.05) {
      std::this_thread::yield();
    }
    asked_at = work_done();
    source.request_stop();
  });
  begun.store(true);
  static_cast<void>(stepper.advance({1}, source.get_token()));
  const double end = work_done();
  person.join();
  return std::max(0.0, end - asked_at);
}

/// The least of three attempts counts: between reading the clock and asking, the thread that asks
/// may wait for a core while the other threads work on. A piece that ignores the request works on
/// in every attempt.
template <typename Begin>
double least_work_after_stop(const Begin& begin, const LongPiece& piece) {
  double least = work_after_stop(*begin(), piece.before);
  for (int attempt = 1; attempt < 3 && least >= accepted_after_stop(piece); ++attempt) {
    least = std::min(least, work_after_stop(*begin(), piece.before));
  }
  return least;
}

}  // namespace

/// Law 4: stop is prompt, and leaves a result or says that there is none.
class TestStopIsPrompt : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void at_ten_moments_of_every_method_data() {
    QTest::addColumn<QString>("id");
    for (const std::string& id : method_ids()) {
      QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
  }
  void at_ten_moments_of_every_method() {
    QFETCH(QString, id);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    const auto problem = std::make_shared<const Problem>(planted_table({}));
    const ParameterValues values = values_of(method, quick_settings(method));
    int soundly = 0;
    for (int moment = 0; moment < moments; ++moment) {
      const Stopped how = stopped_after(*method.begin(problem, values), moment);
      QVERIFY2(how != Stopped::wrongly, qPrintable(QString("after %1 pieces").arg(moment)));
      soundly += how == Stopped::soundly ? 1 : 0;
    }
    QVERIFY(soundly > 0);
  }

  void at_ten_moments_of_every_study_data() {
    QTest::addColumn<QString>("id");
    const StudyRegistry studies = builtin_studies();
    for (const auto& study : studies.all()) {
      QTest::newRow(study->info().id.c_str()) << QString::fromStdString(study->info().id);
    }
  }
  void at_ten_moments_of_every_study() {
    QFETCH(QString, id);
    const StudyRegistry studies = builtin_studies();
    const Study& study = studies.find(id.toStdString());
    const auto problem = std::make_shared<const Problem>(spied_problem(80, 12, 1));
    const auto method = with_studies(std::make_unique<const SpyMethod>(std::make_shared<SpyLog>()),
                                     std::make_shared<const StudyRegistry>(builtin_studies()));
    const ParameterValues values = values_of(*method, few_repeats(study));
    int soundly = 0;
    for (int moment = 0; moment < 2 * moments; ++moment) {
      const Stopped how = stopped_after(*method->begin(problem, values), moment);
      QVERIFY2(how != Stopped::wrongly, qPrintable(QString("after %1 pieces").arg(moment)));
      soundly += how == Stopped::soundly ? 1 : 0;
    }
    QVERIFY2(soundly >= 2, qPrintable(QString::number(soundly)));
  }

  void in_the_middle_of_a_long_piece_of_a_study_data() { at_ten_moments_of_every_study_data(); }
  void in_the_middle_of_a_long_piece_of_a_study() {
    QFETCH(QString, id);
    const StudyRegistry studies = builtin_studies();
    const Study& study = studies.find(id.toStdString());
    const auto method = with_studies(std::make_unique<const SpyMethod>(std::make_shared<SpyLog>()),
                                     std::make_shared<const StudyRegistry>(builtin_studies()));
    const ParameterValues values = values_of(*method, few_repeats(study));
    auto problem = std::make_shared<const Problem>(spied_problem(1500, 60, 1));
    if (!method->check(*problem, values).empty()) {  // all subsets of 60 inputs are refused
      problem = std::make_shared<const Problem>(spied_problem(1500, 10, 1));
    }
    const LongPiece longest = longest_piece(*method->begin(problem, values), 12);
    if (longest.seconds < 0.2) {
      return;
    }
    const double after =
        least_work_after_stop([&] { return method->begin(problem, values); }, longest);
    QVERIFY2(after < accepted_after_stop(longest),
             qPrintable(QString("%1 s of work after stop, in a piece of %2 s")
                            .arg(after)
                            .arg(longest.seconds)));
  }

  void in_the_middle_of_a_long_piece_data() { at_ten_moments_of_every_method_data(); }
  void in_the_middle_of_a_long_piece() {
    QFETCH(QString, id);
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find(id.toStdString());
    // Under sanitizers, what a piece needs to begin and to end takes a few tenths of a second.
    constexpr double long_piece = sanitized ? 1.0 : 0.4;
    constexpr Index most = 100000;
    for (Index samples = 1000; samples <= most; samples *= 3) {
      PlantedTable wish;
      wish.samples = samples;
      wish.inputs = 3;
      const auto problem = std::make_shared<const Problem>(planted_table(wish));
      const ParameterValues values = values_of(method, quick_settings(method));
      if (!method.check(*problem, values).empty()) {
        return;
      }
      const LongPiece longest = longest_piece(*method.begin(problem, values), 3);
      if (longest.seconds < long_piece) {
        continue;
      }
      const double after =
          least_work_after_stop([&] { return method.begin(problem, values); }, longest);
      QVERIFY2(after < accepted_after_stop(longest),
               qPrintable(QString("%1 s of work after stop, in a piece of %2 s with %3 samples")
                              .arg(after)
                              .arg(longest.seconds)
                              .arg(samples)));
      return;
    }
  }
};

QTEST_GUILESS_MAIN(TestStopIsPrompt)

#include "tst_stop_is_prompt.moc"
