// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace steelyard {

/// Stands for "let the method decide"; written `auto` on the command line and in records.
///
/// Its copies are not trivial on purpose: a variant of trivial types, texts and lists is never
/// without a value for GCC 12, which then destroys one whose copy has failed for lack of memory.
struct Automatic {
  Automatic() = default;
  Automatic(const Automatic& other) noexcept;
  Automatic(Automatic&&) noexcept = default;
  Automatic& operator=(const Automatic& other) noexcept;
  Automatic& operator=(Automatic&&) noexcept = default;
  ~Automatic() = default;
  friend bool operator==(const Automatic&, const Automatic&) = default;
};

using ParameterValue =
    std::variant<Automatic, std::int64_t, double, bool, std::string, std::vector<double>>;

/// Values by parameter id. Always complete if they come from a schema.
class ParameterValues {
 public:
  void set(std::string_view id, ParameterValue value);
  void erase(std::string_view id);  ///< no effect if there is none
  [[nodiscard]] bool contains(std::string_view id) const;
  /// \throws Error(fault) if there is no such parameter. The typed functions below also throw if
  ///         the parameter has another type
  [[nodiscard]] const ParameterValue& at(std::string_view id) const;
  [[nodiscard]] bool is_automatic(std::string_view id) const;
  [[nodiscard]] std::int64_t integer(std::string_view id) const;
  [[nodiscard]] double real(std::string_view id) const;
  [[nodiscard]] bool toggle(std::string_view id) const;
  [[nodiscard]] const std::string& choice(std::string_view id) const;
  [[nodiscard]] const std::vector<double>& list(std::string_view id) const;
  [[nodiscard]] auto begin() const { return values_.begin(); }
  [[nodiscard]] auto end() const { return values_.end(); }
  friend bool operator==(const ParameterValues&, const ParameterValues&) = default;

 private:
  std::map<std::string, ParameterValue, std::less<>> values_;
};

/// A value as written on the command line and in records: the shortest text that reads back the
/// same.
[[nodiscard]] std::string to_text(const ParameterValue& value);
/// A number as people write it, and as the form shows it: 100000 rather than 1e+05, and 0.0002
/// rather than 2e-04; otherwise the shortest text that reads back the same.
[[nodiscard]] std::string plain_number_text(double value);
/// The same of any value, for texts that people read.
[[nodiscard]] std::string plain_text(const ParameterValue& value);

}  // namespace steelyard
