// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parameter/complaint.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <utility>

namespace steelyard {
namespace {

bool same_but_for_case(std::string_view some, std::string_view other) {
  const auto lower = [](char letter) { return std::tolower(static_cast<unsigned char>(letter)); };
  return std::equal(some.begin(), some.end(), other.begin(), other.end(),
                    [&](char one, char two) { return lower(one) == lower(two); });
}

/// "Folds (cv_folds): 9 are too many", or without a label only what is wrong.
Message what_is_wrong(const Complaint& complaint, Naming naming) {
  if (complaint.label.empty()) {
    return complaint.what;
  }
  const bool with_id = naming == Naming::by_id && !complaint.parameter.empty() &&
                       !same_but_for_case(complaint.label, complaint.parameter);
  return message("complaint.labelled", "{1}: {2}",
                 complaint.label + (with_id ? " (" + complaint.parameter + ")" : ""),
                 complaint.what);
}

/// "at least 10, or for trust: none, stability"
Message what_is_accepted(const Complaint& complaint, Naming naming) {
  std::string choices;
  for (const AcceptedChoice& choice : complaint.choices) {
    choices += (choices.empty() ? "" : ", ") + (naming == Naming::by_id ? choice.id : choice.label);
  }
  if (choices.empty()) {
    return complaint.accepted;
  }
  if (complaint.accepted.says_nothing()) {
    return other_words(choices);
  }
  return message("complaint.or_choices", "{1}, or for {2}: {3}", complaint.accepted,
                 naming == Naming::by_id ? complaint.parameter : complaint.label, choices);
}

}  // namespace

Message statement_of(const Complaint& complaint, Naming naming) {
  const Message wrong = what_is_wrong(complaint, naming);
  const Message accepted = what_is_accepted(complaint, naming);
  return accepted.says_nothing()
             ? wrong
             : message("complaint.accepting", "{1}; accepted: {2}", wrong, accepted);
}

std::string in_words(const Complaint& complaint, Naming naming) {
  return in_words(statement_of(complaint, naming));
}

Message statement_of(std::span<const Complaint> complaints, std::string_view separator) {
  if (complaints.size() < 2) {
    return complaints.empty() ? Message() : statement_of(complaints.front());
  }
  // Of two halves, so that few messages are within each other however many complaints there are.
  const std::size_t half = complaints.size() / 2;
  return message("complaint.several", "{1}{2}{3}", statement_of(complaints.first(half), separator),
                 separator, statement_of(complaints.subspan(half), separator));
}

Complaint passed_on(Complaint inner, std::string parameter, std::string label,
                    const Message& where) {
  return {std::move(parameter), std::move(label),
          message("complaint.passed_on", "{1}: {2}", where, what_is_wrong(inner, Naming::by_label)),
          std::move(inner.accepted)};
}

}  // namespace steelyard
