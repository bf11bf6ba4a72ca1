// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace steelyard {

/// A value that a parameter would accept.
struct AcceptedChoice {
  std::string id;
  std::string label;

  [[nodiscard]] bool operator==(const AcceptedChoice& other) const = default;
};

/// A problem that prevents a run from starting, reported beforehand. Only statement_of() makes one
/// statement of its parts.
struct Complaint {
  std::string parameter;  ///< id of the parameter; empty if the data are at fault
  std::string label;  ///< of the parameter, or of what else is at fault: "Samples"; may be empty
  Message what;       ///< what is wrong: "30 do not fit 20 samples"
  Message accepted = {};                     ///< "1 to 19"; may say nothing
  std::vector<AcceptedChoice> choices = {};  ///< of the parameter, accepted as well; may be empty

  [[nodiscard]] bool operator==(const Complaint& other) const = default;
};

/// How parameters and choices are named: at the command line and in records by their ids, in a
/// window by their labels.
enum class Naming { by_id, by_label };

/// "False discovery rate (fdr): fewer than 10 discoveries are impossible; accepted: at least 0.2".
/// The id stands only where parameters are named by their ids, and only if the label differs.
[[nodiscard]] Message statement_of(const Complaint& complaint, Naming naming = Naming::by_id);
[[nodiscard]] std::string in_words(const Complaint& complaint, Naming naming = Naming::by_id);
/// All of them, in the order of the list, with the separator between. Says nothing without any.
[[nodiscard]] Message statement_of(std::span<const Complaint> complaints,
                                   std::string_view separator);

/// A complaint about what a study makes or runs, as a complaint about the study.
/// \param inner  what was complained of
/// \param where  comes before: "power needs the method on made-up tables"
[[nodiscard]] Complaint passed_on(Complaint inner, std::string parameter, std::string label,
                                  const Message& where);

}  // namespace steelyard
