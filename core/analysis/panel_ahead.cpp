// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_ahead.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "core/analysis/panel_discoveries.h"
#include "core/analysis/panel_trials.h"
#include "core/trials/tasks_ahead.h"
#include "core/trials/trial_bytes.h"

namespace steelyard {

template <typename Bytes, EitherOf<PanelOptions> T>
void each_part(Bytes& bytes, T& options) {
  auto& [folds, repeats, seed, largest, most_sizes, random_rankings, judging_trees, longest_forest,
         permuted, discovery_rate] = options;
  bytes(folds, repeats, seed, largest, most_sizes, random_rankings, judging_trees, longest_forest,
        permuted, discovery_rate);
}

namespace {

const std::string errors_kind = "panel.errors";
const std::string discoveries_kind = "panel.discoveries";

/// The errors of some sets in one split.
struct SetsInSplit {
  Index split = 0;
  std::vector<std::vector<Index>> sets;
};

template <typename Bytes, EitherOf<SetsInSplit> T>
void each_part(Bytes& bytes, T& sets) {
  bytes(sets.split, sets.sets);
}

std::optional<std::string> judge_sets(const CommonPart& common, std::string_view own,
                                      const std::stop_token& stop) {
  const auto& task = common.made<HeldOutColumns>([&] {
    PanelOptions options;
    from_bytes(common.bytes(), options);
    return panel_task(*common.problem(), options);
  });
  SetsInSplit asked;
  from_bytes(own, asked);
  const Split& split = task.splits.at(static_cast<std::size_t>(asked.split));
  std::vector<JudgedError> found;
  for (const std::vector<Index>& set : asked.sets) {
    const auto judged = judged_error(task, set, split, stop);
    if (!judged) {
      return std::nullopt;
    }
    found.push_back(*judged);
  }
  return as_bytes(found);
}

std::optional<std::string> discover(const CommonPart& common, const MethodById& methods,
                                    const std::stop_token& stop) {
  const auto columns =
      discovered_columns(trial_plan_from(common.bytes(), common.problem(), methods), stop, {});
  return columns ? std::optional(as_bytes(*columns)) : std::nullopt;
}

/// Whether the panel will ask for the discoveries of a member, which the log does not know.
bool lacks_discoveries(const PanelMember& member, const PanelOptions& options,
                       const PanelLog& log) {
  return options.discovery_rate && member.discovery && member.discovery->why_not.says_nothing() &&
         log.discoveries_of(*member.discovery) == nullptr;
}

/// Calls `use(split, set)` for each set with which all members are compared: none at all, whose
/// error is that of the mean, and those of random rankings.
template <typename Use>
void for_each_reference(const PanelTask& work, const Use& use) {
  const Index splits = std::ssize(work.task.splits);
  for (Index split = 0; split < splits; ++split) {
    use(split, std::vector<Index>());
  }
  for (Index draw = 0; draw < work.options.random_rankings; ++draw) {
    for (const auto& of_size :
         random_sets(work.task, work.sizes, draw, work.options.seed, work.kept)) {
      for (Index split = 0; split < splits; ++split) {
        use(split, of_size[static_cast<std::size_t>(split)]);
      }
    }
  }
}

/// Collects what a panel will ask for, and has it done.
class PanelAhead {
 public:
  PanelAhead(HandOut& others, const PanelTask& work, PanelLog& log)
      : others_(others),
        work_(work),
        log_(log),
        tasks_(others),
        common_(std::make_shared<const CommonPart>(errors_kind, work.members.front().plan.problem,
                                                   as_bytes(work.options))) {}

  /// \param spent  receives the seconds of each trial; may be empty
  void add_trials(const std::function<void(std::size_t member, double seconds)>& spent) {
    const std::vector<Trial> parts = training_parts(work_.task);
    for (std::size_t member = 0; member < work_.members.size(); ++member) {
      tasks_.add_trials(work_.members[member].plan, parts, log_.trials(),
                        [spent, member](double seconds) {
                          if (spent) {
                            spent(member, seconds);
                          }
                        });
    }
  }

  void add_discoveries() {
    for (const PanelMember& member : work_.members) {
      if (!lacks_discoveries(member, work_.options, log_)) {
        continue;
      }
      const TrialPlan& plan = member.discovery->plan;
      if (const auto bytes = bytes_of(plan, others_.methods())) {
        tasks_.add({std::make_shared<const CommonPart>(discoveries_kind, plan.problem, *bytes),
                    {},
                    plan.seconds,
                    plan.bytes},
                   [this, &member](std::string_view found, double) {
                     std::vector<Index> columns;
                     from_bytes(found, columns);
                     log_.keep_discoveries(*member.discovery, columns);
                   });
      }
    }
  }

  void add_references() {
    for_each_reference(work_,
                       [this](Index split, const std::vector<Index>& set) { add_set(split, set); });
    add_collected();
  }

  /// Of the trials that the log knows by now.
  void add_errors() {
    const std::vector<Trial> parts = training_parts(work_.task);
    for (const PanelMember& member : work_.members) {
      for (const Trial& trial : parts) {
        const auto outcome = log_.trials().find(member.plan, trial);
        for (const Index size : work_.sizes) {
          if (outcome) {
            add_set(static_cast<Index>(trial.number),
                    outcome->best(static_cast<std::size_t>(size)));
          }
        }
      }
      add_collected();  // so that one member after another is known, should the panel be stopped
    }
  }

  [[nodiscard]] bool do_all(const std::stop_token& stop, const TrialProgress& progress) {
    return tasks_.do_all(stop, progress);
  }

 private:
  void add_set(Index split, std::vector<Index> set) {
    std::sort(set.begin(), set.end());
    std::pair<Index, std::vector<Index>> one(split, std::move(set));
    if (!log_.error_of(one.first, one.second) && asked_.insert(one).second) {
      wanted_.push_back(std::move(one));
    }
  }

  /// Some of a split in one task.
  void add_collected() {
    constexpr std::size_t together = 4;
    std::sort(wanted_.begin(), wanted_.end());
    SetsInSplit lot;
    for (auto& [split, set] : wanted_) {
      if (lot.sets.size() == together || lot.split != split) {
        add_lot(std::exchange(lot, {split, {}}));
      }
      lot.sets.push_back(std::move(set));
    }
    add_lot(std::move(lot));
    wanted_.clear();
  }

  void add_lot(SetsInSplit lot) {
    if (lot.sets.empty()) {
      return;
    }
    std::string own = as_bytes(lot);
    tasks_.add({common_, std::move(own), 0.0, 0.0},
               [this, lot = std::move(lot)](std::string_view found, double) {
                 std::vector<JudgedError> errors;
                 from_bytes(found, errors);
                 for (std::size_t set = 0; set < lot.sets.size(); ++set) {
                   log_.keep_error(lot.split, lot.sets[set], errors.at(set));
                 }
               });
  }

  HandOut& others_;
  const PanelTask& work_;
  PanelLog& log_;
  TasksAhead tasks_;
  std::shared_ptr<const CommonPart> common_;  // of the errors
  std::vector<std::pair<Index, std::vector<Index>>> wanted_;
  std::set<std::pair<Index, std::vector<Index>>> asked_;  // each set is judged once
};

/// Whether the log knows the error of a set.
bool is_error_known(const PanelLog& log, Index split, std::vector<Index> set) {
  std::sort(set.begin(), set.end());
  return log.error_of(split, set).has_value();
}

bool are_references_known(const PanelTask& work, const PanelLog& log) {
  bool known = true;
  for_each_reference(work, [&](Index split, const std::vector<Index>& set) {
    known = known && is_error_known(log, split, set);
  });
  return known;
}

/// Whether the log knows all that judging the member asks for.
bool is_known(const PanelMember& member, const PanelTask& work, const PanelLog& log) {
  if (lacks_discoveries(member, work.options, log)) {
    return false;
  }
  const std::vector<Trial> parts = training_parts(work.task);
  return std::all_of(parts.begin(), parts.end(), [&](const Trial& trial) {
    const auto outcome = log.trials().find(member.plan, trial);
    return outcome && std::all_of(work.sizes.begin(), work.sizes.end(), [&](Index size) {
             return is_error_known(log, static_cast<Index>(trial.number),
                                   outcome->best(static_cast<std::size_t>(size)));
           });
  });
}

}  // namespace

void work_ahead(const PanelTask& work, PanelLog& log, const std::stop_token& stop,
                const TrialProgress& progress, const AheadObserver& observer) {
  HandOut* const others = hand_out();
  if (others == nullptr) {
    return;
  }
  constexpr double share_of_runs = 0.7;
  PanelAhead ahead(*others, work, log);
  const TrialProgress watched = [&](double share) {
    if (progress) {
      progress(share);
    }
    if (observer.kept) {
      observer.kept();
    }
  };
  ahead.add_trials(observer.spent);
  ahead.add_discoveries();
  ahead.add_references();
  static_cast<void>(ahead.do_all(stop, part_of(watched, 0.0, share_of_runs)));
  if (!stop.stop_requested()) {
    ahead.add_errors();
    static_cast<void>(ahead.do_all(stop, part_of(watched, share_of_runs, 1.0)));
  }
}

void permute_ahead(const std::vector<const PanelMember*>& good, const HeldOutColumns& task,
                   const PanelOptions& options, PanelLog& log, const std::stop_token& stop,
                   const TrialProgress& progress) {
  HandOut* const others = hand_out();
  if (others == nullptr) {
    return;
  }
  TasksAhead tasks(*others);
  for (const PanelMember* member : good) {
    tasks.add_trials(member->plan, permuted_trials(task, member->info().target, options),
                     log.trials());
  }
  static_cast<void>(tasks.do_all(stop, progress));
}

std::vector<std::size_t> known_members(const PanelTask& work, const PanelLog& log) {
  std::vector<std::size_t> known;
  for (std::size_t member = 0; member < work.members.size(); ++member) {
    if (is_known(work.members[member], work, log)) {
      known.push_back(member);
    }
  }
  return are_references_known(work, log) ? known : std::vector<std::size_t>();
}

void add_panel_tasks(TaskKinds& kinds) {
  kinds[errors_kind] = [](const CommonPart& common, std::string_view own, const MethodById&,
                          const std::stop_token& stop) { return judge_sets(common, own, stop); };
  kinds[discoveries_kind] = [](const CommonPart& common, std::string_view,
                               const MethodById& methods, const std::stop_token& stop) {
    return discover(common, methods, stop);
  };
}

}  // namespace steelyard
