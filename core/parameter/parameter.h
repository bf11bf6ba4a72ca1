// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/parameter/complaint.h"
#include "core/parameter_values.h"

namespace steelyard {

enum class ParameterType { integer, real, choice, toggle, list, text };

/// Both limits are inclusive.
struct ParameterRange {
  double minimum = -std::numeric_limits<double>::infinity();
  double maximum = std::numeric_limits<double>::infinity();
};

struct ParameterChoice {
  std::string id;
  std::string label;
  std::string help;
  std::string former_id = {};  ///< an earlier id, so that old records can still be read

  [[nodiscard]] bool operator==(const ParameterChoice& other) const = default;
};

/// "When parameter `id` applies and has one of these values", each written as on the command line.
struct AppliesWhen {
  std::string id;
  std::vector<std::string> values;

  [[nodiscard]] bool operator==(const AppliesWhen& other) const = default;
};

/// One hyperparameter. The form, the command line, the checks, the record and the method reference
/// are all generated from this description.
struct ParameterSpec {
  std::string id;                    ///< stable: used by records and the command line
  std::vector<std::string> aliases;  ///< earlier ids, so that old records can still be read
  std::string label;
  std::string unit;
  std::string help;  ///< one line
  ParameterType type = ParameterType::real;
  ParameterValue initial;  ///< the default; Automatic only if may_be_automatic
  bool may_be_automatic = false;
  /// What "auto" stands for, in few words that a field of a form has room for ("by trial"); may be
  /// empty. The help says more.
  std::string automatic;
  double minimum = -std::numeric_limits<double>::infinity();  ///< inclusive; of each list element
  double maximum = std::numeric_limits<double>::infinity();   ///< inclusive
  bool logarithmic = false;                                   ///< a slider should use a logarithmic
                                                              ///< scale
  std::vector<ParameterChoice> choices;                       ///< for ParameterType::choice
  std::vector<AppliesWhen> applies_when;  ///< one of these must hold, if there are any
  bool advanced = false;                  ///< collapsed in the form
  bool live = false;  ///< run again while it is dragged, if a run takes under 200 ms

  [[nodiscard]] bool operator==(const ParameterSpec& other) const = default;
};

/// A parameter of earlier versions that no longer exists.
struct RetiredParameter {
  std::string id;
  /// What this version always does, written as on the command line; `std::nullopt` if the parameter
  /// had no effect.
  std::optional<std::string> value;
};

class ParameterSchema {
 public:
  ParameterSchema() = default;
  /// \throws Error(fault) if two parameters share an id or alias
  explicit ParameterSchema(std::vector<ParameterSpec> specs,
                           std::vector<RetiredParameter> retired = {});

  [[nodiscard]] const std::vector<ParameterSpec>& specs() const { return specs_; }
  [[nodiscard]] const std::vector<RetiredParameter>& retired() const { return retired_; }
  /// Finds by id or alias; nullptr if there is no such parameter.
  [[nodiscard]] const ParameterSpec* find(std::string_view id_or_alias) const;
  [[nodiscard]] ParameterValues defaults() const;
  /// Converts text as on the command line ("1e-4", "auto", "true", "1,2,3") to a checked value.
  /// \throws Error(bad_input) naming the parameter and what is accepted
  [[nodiscard]] ParameterValue parse(const ParameterSpec& spec, std::string_view text) const;
  /// All complaints at once. A parameter that does not apply is checked only for its type.
  [[nodiscard]] std::vector<Complaint> check(const ParameterValues& values) const;
  [[nodiscard]] bool applies(const ParameterSpec& spec, const ParameterValues& values) const;

 private:
  std::vector<ParameterSpec> specs_;
  std::vector<RetiredParameter> retired_;
};

/// The value with the present id of its choice, if it has the former one.
[[nodiscard]] ParameterValue current_value(const ParameterSpec& spec, ParameterValue value);

/// What a parameter accepts: "a whole number from 1 to 100000, or auto".
[[nodiscard]] Message accepted_values(const ParameterSpec& spec);

}  // namespace steelyard
