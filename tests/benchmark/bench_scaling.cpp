// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How a bench is shared among ranks: a comparison of 19 methods in 10 folds with 20 repeats, so
// that there are 3,800 trials, and 20 trials of each good method on targets in random order.
//
// Measured here: one repeat of the quick methods, by one rank, and by two, which are threads that
// talk as processes do.
// Simulated: 20 repeats by 64 and 1,024 ranks of one thread, from the recorded times of the trials
// and the recorded sizes of what is sent. Ends with 1 if two ranks find other bits than one, and
// with 2 if the simulated efficiency of 64 ranks is below 0.9.
//
// --benchmark_min_time below 0.1 (a smoke test): three methods, three folds.

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <queue>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/analysis/method_panel.h"
#include "core/methods/registry.h"
#include "core/parallel.h"
#include "core/problem/problem_bytes.h"
#include "core/ranks/known_tasks.h"
#include "core/ranks/rank_pool.h"
#include "core/ranks/rank_worker.h"
#include "tests/benchmark/held_bound.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

namespace {

using namespace steelyard;
using Clock = std::chrono::steady_clock;

/// Of this thread's program, which other programs do not lengthen.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// What a network of a cluster does at least, and what handling a message costs rank 0 (measured
// here by two ranks with empty tasks).
constexpr double latency = 50e-6;         // seconds
constexpr double bytes_per_second = 1e9;  // ten gigabits
constexpr double seconds_of_message = 20e-6;

/// A task as it was recorded.
struct Recorded {
  double seconds = 0.0;
  double expected = 0.0;  ///< seconds, as estimated before
  double bytes = 0.0;     ///< there and back
};
/// Tasks between which nobody has to wait for another.
using Phase = std::vector<Recorded>;

/// Does all tasks itself, one after another, and takes down how long they take.
class Recorder final : public HandOut {
 public:
  explicit Recorder(const MethodRegistry& methods)
      : kinds_(builtin_tasks()), methods_(methods_by_id(methods)) {}

  [[nodiscard]] bool do_all(const std::vector<Task>& tasks, OnFailure /*on_failure*/,
                            const std::stop_token& stop, const TaskDone& done) override {
    busy_ = true;
    Phase& phase = phases_.emplace_back();
    for (std::size_t place = 0; place < tasks.size(); ++place) {
      const Task& task = tasks[place];
      const double start = processor_seconds();
      try {
        const auto found = kinds_.at(task.common->kind())(*task.common, task.own, methods_, stop);
        const double seconds = processor_seconds() - start;
        phase.push_back(
            {seconds, task.seconds, static_cast<double>(task.own.size() + found->size())});
        done(place, *found, seconds);
      } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch): it is left out
      }
    }
    busy_ = false;
    return true;
  }
  [[nodiscard]] std::size_t at_once() const override { return 1; }
  [[nodiscard]] bool is_busy() const override { return busy_; }
  [[nodiscard]] const MethodById& methods() const override { return methods_; }
  [[nodiscard]] const std::vector<Phase>& phases() const { return phases_; }

 private:
  TaskKinds kinds_;
  MethodById methods_;
  std::vector<Phase> phases_;
  bool busy_ = false;
};

/// How long ranks of one thread need for a phase: whoever is free gets the task that is expected to
/// be the longest of those that are left. Rank 0 handles one message at a time, beside its own
/// tasks.
/// \param free  when each rank is ready, rank 0 first; receives when each is ready again
double simulated(Phase phase, std::vector<double>& free) {
  std::stable_sort(phase.begin(), phase.end(), [](const Recorded& one, const Recorded& other) {
    return one.expected > other.expected;
  });
  using Ready = std::pair<double, std::size_t>;  // when, who
  std::priority_queue<Ready, std::vector<Ready>, std::greater<>> ready;
  for (std::size_t rank = 0; rank < free.size(); ++rank) {
    ready.emplace(free[rank], rank);
  }
  double handled = 0.0;  // when rank 0 has handled the last message
  double end = 0.0;
  for (const Recorded& task : phase) {
    auto [now, rank] = ready.top();
    ready.pop();
    if (rank > 0) {
      handled = std::max(handled, now) + seconds_of_message + task.bytes / bytes_per_second;
      now = handled + latency;
    }
    const double done = now + task.seconds + (rank > 0 ? latency : 0.0);
    end = std::max(end, done);
    ready.emplace(done, rank);
  }
  std::fill(free.begin(), free.end(), end);
  return end;
}

struct Question {
  std::vector<PanelMember> members;
  PanelOptions options;
};

Question asked(const MethodRegistry& methods, bool small) {
  Question question;
  question.options.folds = small ? 3 : 10;
  question.options.repeats = 1;
  question.options.permuted = small ? 2 : 20;
  const Index samples = small ? 60 : 200;
  constexpr Index inputs = 15;
  const Matrix values = tests::normal_matrix(samples, inputs + 1, 4);
  const ProblemPtr problem = tests::number_problem(
      values.leftCols(inputs),
      values.col(0) + 0.5 * values.col(1).cwiseProduct(values.col(2)) + 0.3 * values.rightCols(1));
  question.members = panel_members(methods, problem, question.options);
  std::erase_if(question.members,
                [](const PanelMember& member) { return !member.why_not.says_nothing(); });
  const std::size_t most = small ? 3 : 19;
  question.members.resize(std::min(question.members.size(), most));
  return question;
}

/// A panel by this process with whoever takes part.
MethodPanel panel_with(const Question& question, HandOut& hands, double& seconds) {
  set_hand_out(&hands);
  const Clock::time_point start = Clock::now();
  MethodPanel panel = method_panel(question.members, question.options, {});
  seconds = std::chrono::duration<double>(Clock::now() - start).count();
  set_hand_out(nullptr);
  return panel;
}

bool are_same(const MethodPanel& one, const MethodPanel& other) {
  if (one.rows.size() != other.rows.size() || one.order != other.order ||
      one.consensus.permuted != other.consensus.permuted) {
    return false;
  }
  for (std::size_t row = 0; row < one.rows.size(); ++row) {
    if (one.rows[row].errors != other.rows[row].errors ||
        one.rows[row].rankings != other.rows[row].rankings) {
      return false;
    }
  }
  return true;
}

/// One rank, then two.
/// \return whether they find the same bits
bool measure(Question question, const MethodRegistry& methods) {
  constexpr double quick = 0.02;
  std::erase_if(question.members,
                [](const PanelMember& member) { return member.plan.seconds > quick; });
  const TaskKinds kinds = builtin_tasks();
  RankPool pool(kinds, methods_by_id(methods));
  double alone = 0.0;
  const MethodPanel of_one = panel_with(question, pool, alone);
  std::stop_source leave;
  std::thread other([&, meeting = pool.meeting()] {
    set_most_threads(1);
    static_cast<void>(serve_rank_zero(meeting, kinds, methods_by_id(methods), leave.get_token()));
  });
  pool.wait_for(1, std::chrono::seconds(10), {});
  double together = 0.0;
  const MethodPanel of_two = panel_with(question, pool, together);
  leave.request_stop();
  other.join();
  std::printf("measured   ranks    seconds  efficiency\n");
  std::printf("           %5d %10.2f %11.2f\n", 1, alone, 1.0);
  std::printf("           %5d %10.2f %11.2f\n", 2, together, alone / (2.0 * together));
  return are_same(of_one, of_two);
}

Phase repeated(const Phase& phase, int times) {
  Phase all;
  for (int time = 0; time < times; ++time) {
    all.insert(all.end(), phase.begin(), phase.end());
  }
  return all;
}

/// What a simulation is made from.
struct Recording {
  std::vector<Phase> phases;
  double serial = 0.0;          ///< seconds of rank 0 alone
  double bytes_of_table = 0.0;  ///< which each rank gets once

  [[nodiscard]] double work() const {
    double seconds = serial;
    for (const Phase& phase : phases) {
      for (const Recorded& task : phase) {
        seconds += task.seconds;
      }
    }
    return seconds;
  }
  [[nodiscard]] double longest() const {
    double seconds = 0.0;
    for (const Phase& phase : phases) {
      for (const Recorded& task : phase) {
        seconds = std::max(seconds, task.seconds);
      }
    }
    return seconds;
  }
  [[nodiscard]] double seconds_with(std::size_t ranks) const {
    std::vector<double> free(ranks, 0.0);
    for (std::size_t rank = 1; rank < ranks; ++rank) {  // one after another
      free[rank] = static_cast<double>(rank) * bytes_of_table / bytes_per_second + latency;
    }
    double end = 0.0;
    for (const Phase& phase : phases) {
      end = std::max(end, simulated(phase, free));
    }
    return end + serial;
  }
  [[nodiscard]] double efficiency(std::size_t ranks) const {
    return work() / (static_cast<double>(ranks) * seconds_with(ranks));
  }
};

Recording recorded(const Question& question, const MethodRegistry& methods, int repeats) {
  Recorder recorder(methods);
  double on_the_wall = 0.0;
  const double start = processor_seconds();
  const MethodPanel panel = panel_with(question, recorder, on_the_wall);
  const double seconds = processor_seconds() - start;
  Recording recording;
  recording.phases = recorder.phases();
  recording.bytes_of_table =
      static_cast<double>(bytes_of(*question.members.front().plan.problem).size());
  recording.serial = seconds - recording.work();
  // The first two phases are those of the folds, which each repeat has anew.
  for (std::size_t phase = 0; phase < std::min<std::size_t>(2, recording.phases.size()); ++phase) {
    recording.phases[phase] = repeated(recording.phases[phase], repeats);
  }
  std::printf("recorded   %zu methods, %zu good ones, %d repeats; phases of", panel.rows.size(),
              panel.good.size(), repeats);
  for (const Phase& phase : recording.phases) {
    std::printf(" %zu", phase.size());
  }
  std::printf(" tasks; rank 0 alone: %.2f s of %.1f\n", recording.serial, recording.work());
  return recording;
}

void say_what_to_do(const Recording& recording, std::size_t ranks) {
  std::size_t enough = ranks;
  while (enough > 1 && recording.efficiency(enough) < 0.9) {
    enough -= std::max<std::size_t>(1, enough / 16);
  }
  std::printf(
      "           at %zu ranks: the longest trial takes %.2f s and rank 0 alone %.2f s of "
      "%.2f s;\n           take up to %zu ranks, or more repeats or permutations\n",
      ranks, recording.longest(), recording.serial, recording.seconds_with(ranks), enough);
}

double simulate(const Recording& recording) {
  std::printf("simulated  ranks    seconds  efficiency\n");
  for (const std::size_t ranks : {1UL, 2UL, 16UL, 64UL, 256UL, 1024UL}) {
    const double efficiency = recording.efficiency(ranks);
    std::printf("           %5zu %10.2f %11.2f\n", ranks, recording.seconds_with(ranks),
                efficiency);
    if (efficiency < 0.9) {
      say_what_to_do(recording, ranks);
    }
  }
  return recording.efficiency(64);
}

}  // namespace

int main(int argc, char** argv) {
  const bool small = tests::is_smoke(argc, argv);
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);  // it takes minutes
  set_most_threads(1);
  const MethodRegistry methods = builtin_methods();
  const Question question = asked(methods, small);
  const bool same = measure(question, methods);
  constexpr int repeats = 20;
  const double efficiency = simulate(recorded(question, methods, repeats));
  tests::hold(same, tests::Verdict::wrong, "two ranks find other bits than one");
  tests::hold(small || efficiency >= 0.9, tests::Verdict::slow,
              "the simulated efficiency of 64 ranks is below 0.9");
  return tests::exit_code();
}
