// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parameter/complaint.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace steelyard {
namespace {

bool same_but_for_case(std::string_view some, std::string_view other) {
  const auto lower = [](char letter) { return std::tolower(static_cast<unsigned char>(letter)); };
  return std::equal(some.begin(), some.end(), other.begin(), other.end(),
                    [&](char one, char two) { return lower(one) == lower(two); });
}

/// "Folds (cv_folds): 9 are too many", or without a label only what is wrong.
std::string fault_in_words(const Complaint& complaint, Naming naming) {
  if (complaint.label.empty()) {
    return in_words(complaint.what);
  }
  const bool with_id = naming == Naming::by_id && !complaint.parameter.empty() &&
                       !same_but_for_case(complaint.label, complaint.parameter);
  return complaint.label + (with_id ? " (" + complaint.parameter + ")" : "") + ": " +
         in_words(complaint.what);
}

/// "at least 10, or for trust: none, stability"
std::string accepted_in_words(const Complaint& complaint, Naming naming) {
  std::string choices;
  for (const AcceptedChoice& choice : complaint.choices) {
    choices += (choices.empty() ? "" : ", ") + (naming == Naming::by_id ? choice.id : choice.label);
  }
  if (choices.empty() || complaint.accepted.says_nothing()) {
    return in_words(complaint.accepted) + choices;
  }
  return in_words(complaint.accepted) + ", or for " +
         (naming == Naming::by_id ? complaint.parameter : complaint.label) + ": " + choices;
}

}  // namespace

std::string in_words(const Complaint& complaint, Naming naming) {
  const std::string accepted = accepted_in_words(complaint, naming);
  return fault_in_words(complaint, naming) + (accepted.empty() ? "" : "; accepted: " + accepted);
}

std::string in_words(const std::vector<Complaint>& complaints, std::string_view separator) {
  std::string all;
  for (const Complaint& complaint : complaints) {
    if (!all.empty()) {
      all += separator;
    }
    all += in_words(complaint);
  }
  return all;
}

Complaint passed_on(Complaint inner, std::string parameter, std::string label,
                    const Message& where) {
  return {
      std::move(parameter), std::move(label),
      message("complaint.passed_on", "{1}: {2}", where, fault_in_words(inner, Naming::by_label)),
      std::move(inner.accepted)};
}

}  // namespace steelyard
