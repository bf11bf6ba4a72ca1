// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/study/study_question.h"

namespace steelyard {

/// What a study is for. Of the studies of one kind, a run has at most one: a parameter chooses it.
struct StudyKind {
  std::string parameter;  ///< stable id of that parameter: "search"
  std::string label;      ///< of that parameter
  std::string help;       ///< of that parameter, one line
  std::string without;    ///< what happens if none is chosen: "only the run itself"
  bool leads = false;     ///< the parameter stands before those of the method
};

struct StudyInfo {
  std::string id;       ///< stable: "forward"
  std::string title;    ///< "Forward greedy"
  std::string purpose;  ///< a few words beside the title: "adds the feature that helps most"
  std::string needs;    ///< of which methods: "methods that can be run on some of the inputs"
  /// It judges what a run has learned on samples that the run has not seen.
  bool holds_out = false;
};

/// A study puts a method to work many times. It states what it is, which methods it can take and
/// what it costs, and begins runs. Stateless: one object serves all methods and runs.
class Study {
 public:
  Study() = default;
  Study(const Study&) = delete;
  Study& operator=(const Study&) = delete;
  virtual ~Study() = default;

  [[nodiscard]] virtual const StudyInfo& info() const = 0;
  [[nodiscard]] virtual const StudyKind& kind() const = 0;
  /// Beside the one that chooses the study; each applies only where the study is chosen. Where it
  /// depends on another parameter, that must be one of the study. Studies of one kind may have a
  /// parameter in common, which must then be the same in all of them, but for what it depends on.
  [[nodiscard]] virtual std::vector<ParameterSpec> parameters() const { return {}; }
  /// Whether it draws random numbers. It then reads the parameter `seed`: the method's own, or one
  /// that is added.
  [[nodiscard]] virtual bool draws() const { return false; }
  /// Whether the method has what StudyInfo::needs says. Studies are offered only where they do.
  [[nodiscard]] virtual bool takes(const Method& method) const = 0;
  /// Why the study is impossible for this problem. Requires that the method has no complaint.
  /// \param others  what else can be chosen, for messages: "none, forward"
  [[nodiscard]] virtual std::vector<Complaint> check(const StudyQuestion& /*question*/,
                                                     const std::string& /*others*/) const {
    return {};
  }
  /// The approximate time that the study takes beside a plain run, on this machine. Requires that
  /// check() has no complaint. \param main  the cost of the plain run
  [[nodiscard]] virtual double seconds(const StudyQuestion& question,
                                       const Estimate& main) const = 0;
  /// The approximate memory that the study takes beside a plain run.
  [[nodiscard]] virtual double bytes(const StudyQuestion& /*question*/) const { return 0.0; }
  /// The terms under which the method learns inside this study. \param settings  the study's
  /// \param asked  by a study around this one
  [[nodiscard]] virtual LearningTerms terms(const ParameterValues& /*settings*/,
                                            const LearningTerms& asked) const {
    return asked;
  }
  /// What its parameters that the settings leave to it ("auto") stand for, by id; those that only a
  /// run finds are left out. Cheap; requires that check() has no complaint.
  [[nodiscard]] virtual ParameterValues automatic_values(const StudyQuestion& /*question*/) const {
    return {};
  }
  /// Cheap: real work begins with the first advance. Requires that check() has no complaint.
  [[nodiscard]] virtual std::unique_ptr<Stepper> begin(const StudyQuestion& question) const = 0;
};

[[nodiscard]] inline const std::string& registered_id(const Study& study) {
  return study.info().id;
}

}  // namespace steelyard
