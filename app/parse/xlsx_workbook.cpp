// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <charconv>
#include <cmath>
#include <optional>

#include "app/parse/parsed_file.h"
#include "app/parse/sheet_date.h"
#include "app/parse/workbook.h"
#include "app/parse/xlsx_parts.h"
#include "app/parse/xml_reader.h"
#include "core/data/parse_protocol.h"

namespace steelyard::parse {
namespace {

/// "B12" is row 11 and column 1, counted from 0.
/// \throws Unreadable
void take_place(std::string_view place, SheetCell& cell) {
  constexpr std::uint64_t letters = 26;
  std::uint64_t column = 0;
  std::size_t at = 0;
  for (; at < place.size() && place[at] >= 'A' && place[at] <= 'Z' && at < 4; ++at) {
    column = column * letters + static_cast<std::uint64_t>(place[at] - 'A' + 1);
  }
  std::uint32_t row = 0;
  const char* const end = place.data() + place.size();
  const auto [rest, code] = std::from_chars(place.data() + at, end, row);
  if (at == 0 || code != std::errc{} || rest != end || row == 0) {
    throw Unreadable("the place of a cell");
  }
  cell.row = row - 1;
  cell.column = static_cast<std::uint32_t>(column - 1);
}

class SheetReader final : public XmlReader {
 public:
  SheetReader(const XlsxParts& parts, Workbook& book, SheetCells& sheet)
      : parts_(parts), book_(book), sheet_(sheet) {}

  void begin(std::string_view name, const XmlAttributes& attributes) override {
    if (name == "row") {
      begin_row(attributes["r"]);
    } else if (name == "c") {
      begin_cell(attributes);
    } else if (name == "v" || (name == "t" && !phonetic_)) {
      taking_ = in_cell_;
    } else if (name == "rPh") {
      phonetic_ = true;  // how Japanese text is spoken
    }
  }
  void end(std::string_view name) override {
    if (name == "c" && in_cell_) {
      end_cell();
    } else if (name == "v" || name == "t") {
      taking_ = false;
    } else if (name == "rPh") {
      phonetic_ = false;
    } else if (name == "row") {
      ++cell_.row;
    }
  }
  void text(std::string_view part) override {
    if (taking_) {
      content_ += part;
    }
  }

 private:
  void begin_row(std::string_view number) {
    if (!number.empty()) {
      take_place("A" + std::string(number), cell_);
    }
    cell_.column = 0;
  }
  void begin_cell(const XmlAttributes& attributes) {
    if (const std::string_view place = attributes["r"]; !place.empty()) {
      take_place(place, cell_);
    }
    kind_ = attributes["t"];
    shown_as_ = parts_.shown_in(attributes["s"]);
    content_.clear();
    in_cell_ = true;
  }
  void end_cell() {
    in_cell_ = false;
    taking_ = false;
    if (!content_.empty()) {
      put();
    }
    ++cell_.column;
  }

  void put() {
    if (kind_ == "s") {
      put_as(SheetCellKind::text, shared_text());
    } else if (kind_ == "e") {
      put_text(SheetCellKind::error, content_);
    } else if (kind_ == "b") {
      put_as(SheetCellKind::truth, content_ == "1" || content_ == "true" ? 1.0 : 0.0);
    } else if (kind_ == "d") {
      put_text(SheetCellKind::text, plain_date(content_));
    } else if (kind_.empty() || kind_ == "n") {
      put_number();
    } else {
      put_text(SheetCellKind::text, content_);
    }
  }
  [[nodiscard]] double shared_text() const {
    std::size_t position = 0;
    const char* const end = content_.data() + content_.size();
    const auto [rest, code] = std::from_chars(content_.data(), end, position);
    if (code != std::errc{} || rest != end || position >= parts_.shared_texts) {
      throw Unreadable("the position of a text");
    }
    return static_cast<double>(position);
  }
  void put_number() {
    double number = 0.0;
    const char* const end = content_.data() + content_.size();
    const auto [rest, code] = std::from_chars(content_.data(), end, number);
    if (code != std::errc{} || rest != end || !std::isfinite(number)) {
      put_text(SheetCellKind::text, content_);
      return;
    }
    const std::string shown = date_or_clock(number);
    if (shown.empty()) {
      put_as(SheetCellKind::number, number);
    } else {
      put_text(SheetCellKind::text, shown);
    }
  }
  /// \return  empty if the number is an amount
  [[nodiscard]] std::string date_or_clock(double number) const {
    switch (shown_as_) {
      case ShownAs::date:
        return date_of_count(number, parts_.from_1904);
      case ShownAs::clock:
        return clock_of_share(number);
      case ShownAs::number:
        break;
    }
    return {};
  }
  void put_text(SheetCellKind kind, const std::string& text) {
    book_.texts.push_back(text);
    put_as(kind, static_cast<double>(book_.texts.size() - 1));
  }
  void put_as(SheetCellKind kind, double number) {
    cell_.kind = kind;
    cell_.number = number;
    put_cell(sheet_, cell_);
  }

  const XlsxParts& parts_;
  Workbook& book_;
  SheetCells& sheet_;
  SheetCell cell_;
  std::string kind_;
  std::string content_;
  ShownAs shown_as_ = ShownAs::number;
  bool in_cell_ = false;
  bool taking_ = false;
  bool phonetic_ = false;
};

}  // namespace

Workbook read_xlsx_workbook(const WorkbookParts& parts) {
  Workbook book;
  const XlsxParts known = read_xlsx_parts(parts, book.texts);
  for (const XlsxSheet& sheet : known.sheets) {
    book.sheets.push_back({sheet.name, {}});
    SheetReader reader(known, book, book.sheets.back());
    read_xml(parts.read(sheet.part), reader);
    settle(book.sheets.back());
  }
  return book;
}

}  // namespace steelyard::parse
