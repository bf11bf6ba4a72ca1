// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/arff_date.h"
#include "core/text.h"

#include <algorithm>
#include <map>
#include <utility>

namespace steelyard {
namespace {

/// The digits of a date by the letter of the format.
class DateParts {
 public:
  DateParts(std::string_view text, std::string_view format) : text_(text), format_(format) {}

  [[nodiscard]] bool read() {
    while (!format_.empty()) {
      const char mark = format_.front();
      const bool fits = is_ascii_letter(mark) ? take_part()
                        : mark == '\''        ? take_quoted()
                                              : take(mark);
      if (!fits) {
        return false;
      }
    }
    return text_.empty();
  }
  /// \return at least `length` digits; empty if the format has no such part
  [[nodiscard]] std::string part(char letter, std::size_t length) const {
    const auto found = parts_.find(letter);
    if (found == parts_.end()) {
      return {};
    }
    const std::string& digits = found->second;
    return std::string(length - std::min(length, digits.size()), '0') + digits;
  }

 private:
  bool take_part() {
    constexpr std::string_view known = "yMdHmsS";
    const char letter = format_.front();
    const std::size_t letters = std::min(format_.find_first_not_of(letter), format_.size());
    format_.remove_prefix(letters);
    // Parts that follow each other without a mark have as many digits as the format has letters.
    const bool closed = format_.empty() || !is_ascii_letter(format_.front());
    const std::size_t most = closed ? 9 : letters;
    std::size_t digits = 0;
    while (digits < std::min(most, text_.size()) && is_ascii_digit(text_[digits])) {
      ++digits;
    }
    const bool is_number = letter != 'M' || letters <= 2;
    if (known.find(letter) == std::string_view::npos || !is_number || digits == 0 ||
        !parts_.emplace(letter, text_.substr(0, digits)).second) {
      return false;
    }
    text_.remove_prefix(digits);
    return true;
  }
  bool take_quoted() {
    format_.remove_prefix(1);
    if (format_.starts_with('\'')) {
      return take('\'');
    }
    while (!format_.empty() && format_.front() != '\'') {
      if (!take(format_.front())) {
        return false;
      }
    }
    format_.remove_prefix(std::min<std::size_t>(1, format_.size()));
    return true;
  }
  bool take(char mark) {
    if (!text_.starts_with(mark)) {
      return false;
    }
    text_.remove_prefix(1);
    format_.remove_prefix(1);
    return true;
  }

  std::string_view text_;
  std::string_view format_;
  std::map<char, std::string> parts_;
};

/// Years of two digits are 1970 to 2069, as in core/data/date.h.
std::string whole_year(const std::string& digits) {
  return digits.size() != 2 ? digits : (digits < "70" ? "20" : "19") + digits;
}

}  // namespace

std::optional<std::string> iso_date(std::string_view text, std::string_view format) {
  DateParts parts(text, format);
  if (!parts.read()) {
    return std::nullopt;
  }
  const std::string month = parts.part('M', 2);
  if (parts.part('y', 2).empty() || month.empty()) {
    return std::nullopt;
  }
  std::string date = whole_year(parts.part('y', 2)) + "-" + month;
  const std::string day = parts.part('d', 2);
  const std::string hour = parts.part('H', 2);
  date += day.empty() ? "" : "-" + day;
  if (!day.empty() && !hour.empty()) {
    const std::string minute = parts.part('m', 2);
    const std::string second = parts.part('s', 2);
    date += " " + hour + ":" + (minute.empty() ? "00" : minute);
    if (!second.empty()) {
      const std::string part = parts.part('S', 3);
      date += ":" + second + (part.empty() ? "" : "." + part);
    }
  }
  return date;
}

}  // namespace steelyard
