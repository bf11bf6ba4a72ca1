// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/colvar_header.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

#include "core/data/cut_number.h"
#include "core/data/line_reader.h"
#include "core/data/number.h"
#include "core/data/text_encoding.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

std::vector<std::string_view> words_of(std::string_view line) {
  constexpr std::string_view blanks = " \t";
  std::vector<std::string_view> words;
  for (auto at = line.find_first_not_of(blanks); at != std::string_view::npos;) {
    const auto end = line.find_first_of(blanks, at);
    words.push_back(line.substr(at, end == std::string_view::npos ? end : end - at));
    at = end == std::string_view::npos ? end : line.find_first_not_of(blanks, end);
  }
  return words;
}

std::optional<double> finite_number(std::string_view text) {
  const ParsedNumber parsed = parse_number(text, '.');
  return parsed.kind == NumberKind::number ? std::optional(parsed.value) : std::nullopt;
}

bool is_bound(const std::string& name) {
  return name.substr(0, 4) == "min_" || name.substr(0, 4) == "max_";
}

class HeaderScan {
 public:
  HeaderScan(const FileSource& file, const ReadControl& control)
      : file_(file), lines_(file, control) {}

  [[nodiscard]] ColvarHeader header() {
    std::uint64_t begin = 0;
    for (std::string_view line; lines_.next(line); begin = lines_.offset()) {
      take_line_at(begin, line);
    }
    find_cut_number();
    return std::move(header_);
  }

 private:
  void take_line_at(std::uint64_t begin, std::string_view line) {
    const CutLine here{begin, lines_.offset(), lines_.line_number(), CutLine::before_restart};
    const bool comment = line.starts_with('#') && !line.starts_with("#!");
    const auto mark = comment || line.find('#') == std::string_view::npos ? std::string_view::npos
                                                                          : line.rfind("#!");
    if (mark == 0 || (mark != std::string_view::npos && begins_fields(line.substr(mark)))) {
      if (!line.starts_with("#!")) {
        header_.cut_lines.push_back(here);
        row_.reset();
      }
      take_header(line.substr(mark));
    } else if (!comment && line.find_first_not_of(" \t") != std::string_view::npos) {
      above_ = row_;
      row_ = here;
    }
  }
  static bool begins_fields(std::string_view line) {
    const auto words = words_of(line.substr(2));
    return !words.empty() && words.front() == "FIELDS";
  }
  void take_header(std::string_view line) {
    if (!header_.fields.empty() && lines_.offset() == end_of_text(file_) &&
        !line_ends_before(file_, lines_.offset())) {
      return;  // the file is being written: nothing follows this header
    }
    const auto words = words_of(line.substr(2));
    if (words.size() >= 2 && words[0] == "FIELDS") {
      find_cut_row();
      take_fields({words.begin() + 1, words.end()});
    } else if (words.size() >= 3 && words[0] == "SET") {
      take_constant(to_utf8(words[1]), words[2]);
    }
    row_.reset();
  }
  void take_fields(const std::vector<std::string_view>& words) {
    std::vector<std::string> fields;
    std::transform(words.begin(), words.end(), std::back_inserter(fields), to_utf8);
    if (header_.fields.empty()) {
      header_.fields = std::move(fields);
      header_.fields_line = lines_.line_number();
      return;
    }
    header_.restart_lines.push_back(lines_.line_number());
    if (fields != header_.fields) {
      throw bad_input(
          {message("colvar.other_fields", "the fields differ from those of line {1}",
                   header_.fields_line),
           lines_.place(),
           message("colvar.other_fields.accepted", "a restart that prints the same columns")});
    }
  }
  void take_constant(const std::string& name, std::string_view text) {
    const std::optional<double> value = parse_bound(text);
    if (!value && is_bound(name)) {
      throw bad_input({message("colvar.bad_bound", "{1} is not a bound for {2}",
                               in_quotes(to_utf8(text)), in_quotes(name)),
                       lines_.place(),
                       message("colvar.bad_bound.accepted",
                               "a finite number, or one with pi such as -pi or 2pi")});
    }
    if (!value) {
      return;  // other constants may be text
    }
    const auto [at, is_new] = header_.constants.try_emplace(name, *value);
    if (!is_new && is_bound(name) && at->second != *value) {
      throw bad_input({message("colvar.other_bound", "'{1}' differs from its earlier value", name),
                       lines_.place(),
                       message("colvar.other_bound.accepted", "a restart with the same bounds")});
    }
  }

  /// The row directly before a later header, if it has too few cells.
  void find_cut_row() {
    if (row_ && words_of(text_of(*row_)).size() < header_.fields.size()) {
      header_.cut_lines.push_back(*row_);
    }
  }
  /// The last row, if the file ends within its last number.
  void find_cut_number() {
    if (!row_ || !above_ || row_->end != end_of_text(file_) || line_ends_before(file_, row_->end)) {
      return;
    }
    const std::string text = text_of(*row_);
    if (words_of(text).size() == header_.fields.size() &&
        ends_in_cut_number(text, text_of(*above_))) {
      row_->why = CutLine::at_end;
      header_.cut_lines.push_back(*row_);
    }
  }
  [[nodiscard]] std::string text_of(const CutLine& line) const {
    std::string text;
    file_.read(line.begin, line.end, text);
    std::string_view rest = text;
    return std::string(take_line(rest));
  }

  const FileSource& file_;
  LineReader lines_;
  ColvarHeader header_;
  std::optional<CutLine> row_;    ///< the last row since the last header
  std::optional<CutLine> above_;  ///< the row before it
};

}  // namespace

std::optional<double> ColvarHeader::period_of(const std::string& field,
                                              const std::string& where) const {
  const auto low = constants.find("min_" + field);
  const auto high = constants.find("max_" + field);
  if (low == constants.end() || high == constants.end()) {
    return std::nullopt;
  }
  const double period = high->second - low->second;
  if (!(period > 0.0) || !std::isfinite(period)) {
    throw bad_input({message("colvar.no_period", "max_{1} is not above min_{1}", field), where,
                     message("colvar.no_period.accepted", "bounds that span one period")});
  }
  return period;
}

ColvarHeader read_colvar_header(const FileSource& file, const ReadControl& control) {
  ColvarHeader header = HeaderScan(file, control).header();
  if (header.fields.empty()) {
    throw bad_input({message("colvar.no_fields", "no line names the columns"), file.name(),
                     message("colvar.no_fields.accepted", "a line '#! FIELDS time ...'")});
  }
  return header;
}

std::optional<double> parse_bound(std::string_view text) {
  double sign = 1.0;
  if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
    sign = text.front() == '-' ? -1.0 : 1.0;
    text.remove_prefix(1);
  }
  const auto pi = text.find("pi");
  if (pi == std::string_view::npos) {
    const auto value = text.substr(0, 1) == "-" ? std::nullopt : finite_number(text);
    return value ? std::optional(sign * *value) : std::nullopt;
  }
  std::string_view factor = text.substr(0, pi);
  const std::string_view divisor = text.substr(pi + 2);
  if (!factor.empty() && factor.back() == '*') {
    factor.remove_suffix(1);
  }
  const auto above = factor.empty() ? std::optional(1.0) : finite_number(factor);
  const auto below = divisor.empty()          ? std::optional(1.0)
                     : divisor.front() == '/' ? finite_number(divisor.substr(1))
                                              : std::nullopt;
  if (!above || !below || *below == 0.0) {
    return std::nullopt;
  }
  return sign * *above * std::numbers::pi / *below;
}

}  // namespace steelyard
