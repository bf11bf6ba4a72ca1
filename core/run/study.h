// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/run/run_plan.h"

namespace steelyard {

/// What a study is for. A run has at most one study of each kind, which a parameter chooses.
struct StudyKind {
  std::string parameter;  ///< stable id of the parameter that chooses: "search"
  std::string label;      ///< of that parameter
  std::string help;       ///< of that parameter, in one line
  std::string without;    ///< what happens if no study is chosen: "only the run itself"
  /// Whether studies of this kind take the place of the run (a search) or follow it (a check). The
  /// parameter then comes before those of the method.
  bool replaces_run = false;
  /// What the parameter shows if no study is chosen.
  std::string none = "None";
};

struct StudyInfo {
  std::string id;       ///< stable: "forward"
  std::string title;    ///< "Forward greedy"
  std::string purpose;  ///< a few words beside the title: "adds the feature that helps most"
  std::string needs;    ///< which methods it takes: "methods that can be run on some of the inputs"
  /// Whether it evaluates what a run has learned on samples that the run has not seen.
  bool holds_out = false;
  std::string former_id = {};  ///< an earlier id, so that old records can still be read
};

/// What a study works on: a run on a problem.
struct StudyQuestion {
  RunPlan run;  ///< without the study itself and what follows it
  ProblemPtr problem;
  ParameterValues settings;  ///< parameters of the study, and the seed
};

/// A study runs a method many times. It says what it is, which methods it can take and what it
/// costs, and it begins runs. Stateless: one object serves all methods and runs.
class Study {
 public:
  Study() = default;
  Study(const Study&) = delete;
  Study& operator=(const Study&) = delete;
  virtual ~Study() = default;

  [[nodiscard]] virtual const StudyInfo& info() const = 0;
  [[nodiscard]] virtual const StudyKind& kind() const = 0;
  /// The parameters besides the one that chooses the study. Each applies only if the study is
  /// chosen, and may depend only on other parameters of the study. Studies of one kind may share a
  /// parameter, which must then be the same in all of them, except for what it depends on.
  [[nodiscard]] virtual std::vector<ParameterSpec> parameters() const { return {}; }
  /// Whether the study draws random numbers. If so, it reads the parameter `seed`: the method's
  /// own, or one that is added.
  [[nodiscard]] virtual bool draws() const { return false; }
  /// Whether the method meets StudyInfo::needs. Studies are offered only for such methods.
  [[nodiscard]] virtual bool takes(const Method& method) const = 0;
  /// Why the study is impossible for this problem. Requires that the method has no complaint.
  /// A complaint about the study itself is one about StudyKind::parameter; which other studies may
  /// be chosen instead is added to it by complaints_about().
  [[nodiscard]] virtual std::vector<Complaint> check(const StudyQuestion& /*question*/) const {
    return {};
  }
  /// The approximate time that the study adds to a plain run, in seconds on this machine. Requires
  /// that check() has no complaint.
  /// \param main  cost of the plain run
  [[nodiscard]] virtual double seconds(const StudyQuestion& question,
                                       const Estimate& main) const = 0;
  /// The approximate memory that the study adds to a plain run, in bytes.
  [[nodiscard]] virtual double bytes(const StudyQuestion& /*question*/) const { return 0.0; }
  /// The terms under which the method learns inside this study.
  /// \param settings  settings of the study
  /// \param asked     terms that a study around this one asks for
  [[nodiscard]] virtual FitContext terms(const ParameterValues& /*settings*/,
                                         const FitContext& asked) const {
    return asked;
  }
  /// The values of parameters that the settings leave to the study ("auto"), by id. Values that
  /// only a run can find are left out. Cheap. Requires that check() has no complaint.
  [[nodiscard]] virtual ParameterValues automatic_values(const StudyQuestion& /*question*/) const {
    return {};
  }
  /// The false discovery rate that the study promises to keep, 0 .. 1, if its result selects
  /// features by a test of each (CountDecidedBy::of_test); `std::nullopt` if it promises none.
  /// \param settings  settings of the study, without complaints
  [[nodiscard]] virtual std::optional<double> promised_rate(
      const ParameterValues& /*settings*/) const {
    return std::nullopt;
  }
  /// Cheap, because the real work begins with the first advance. Requires that check() has no
  /// complaint.
  [[nodiscard]] virtual std::unique_ptr<Stepper> begin(const StudyQuestion& question) const = 0;
};

[[nodiscard]] inline const std::string& registered_id(const Study& study) {
  return study.info().id;
}

}  // namespace steelyard
