// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <charconv>
#include <cmath>
#include <new>

#include "app/parse/parsed_file.h"
#include "app/parse/sheet_date.h"
#include "app/parse/workbook.h"
#include "app/parse/xml_reader.h"
#include "core/data/parse_protocol.h"

namespace steelyard::parse {
namespace {

constexpr std::uint64_t most_repeats = std::uint64_t{1} << 28U;

/// How often a cell or a row is repeated.
std::uint64_t repeats(std::string_view text) {
  std::uint64_t count = 1;
  if (!text.empty()) {
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (code != std::errc{} || end != text.data() + text.size() || count > most_repeats) {
      throw Unreadable("how often a cell is repeated");
    }
  }
  return count;
}

/// The cell that is being read.
struct OpenCell {
  std::uint64_t repeats = 1;
  std::string type;     ///< "float", "string", ...; empty if the cell has no value
  std::string value;    ///< what its attribute says
  std::string content;  ///< its paragraphs
  bool is_error = false;
};

/// Only LibreOffice names errors, in an attribute of its own of the same name.
OpenCell open_cell(const XmlAttributes& attributes) {
  OpenCell cell;
  cell.repeats = repeats(attributes["number-columns-repeated"]);
  for (const auto& [name, value] : attributes.all) {
    if (name == "value-type") {
      cell.is_error = cell.is_error || value == "error";
      cell.type = cell.type.empty() || cell.type == "error" ? value : cell.type;
    } else if (name == "value" || name == "date-value" || name == "boolean-value" ||
               name == "string-value") {
      cell.value = value;
    }
  }
  return cell;
}

class ContentReader final : public XmlReader {
 public:
  explicit ContentReader(Workbook& book) : book_(book) {}

  void begin(std::string_view name, const XmlAttributes& attributes) override {
    if (hidden_ > 0 || name == "annotation" || name == "tracked-changes" || name == "shapes" ||
        name == "frame") {
      ++hidden_;  // texts of notes and of former cells
    } else if (name == "table") {
      begin_table(attributes["name"]);
    } else if (depth_ != 1) {
      return;
    } else if (name == "table-row") {
      row_repeats_ = repeats(attributes["number-rows-repeated"]);
      row_begin_ = book_.sheets.back().cells.size();
      place_.column = 0;
    } else if (name == "table-cell" || name == "covered-table-cell") {
      cell_ = open_cell(attributes);
      in_cell_ = true;
    } else if (in_cell_) {
      begin_text(name, attributes);
    }
  }
  void end(std::string_view name) override {
    if (hidden_ > 0) {
      --hidden_;
    } else if (name == "table") {
      end_table();
    } else if (depth_ != 1) {
      return;
    } else if (name == "table-row") {
      end_row();
    } else if (name == "table-cell" || name == "covered-table-cell") {
      end_cell();
    } else if (name == "p") {
      in_paragraph_ = false;
    }
  }
  void text(std::string_view part) override {
    if (in_paragraph_ && hidden_ == 0 && depth_ == 1) {
      cell_.content += part;
    }
  }

 private:
  /// A table inside of a cell is left out.
  void begin_table(std::string_view name) {
    if (++depth_ > 1) {
      return;
    }
    if (book_.sheets.size() >= parse_protocol::most_arrays) {
      throw Unreadable("too many sheets");
    }
    book_.sheets.push_back({std::string(name), {}});
    place_ = {};
  }
  void end_table() {
    if (--depth_ == 0) {
      settle(book_.sheets.back());
    }
  }

  void begin_text(std::string_view name, const XmlAttributes& attributes) {
    if (name == "p") {
      cell_.content += cell_.content.empty() ? "" : " ";
      in_paragraph_ = true;
    } else if (in_paragraph_ && (name == "tab" || name == "line-break")) {
      cell_.content += ' ';
    } else if (in_paragraph_ && name == "s") {
      constexpr std::uint64_t most_blanks = 1000;
      cell_.content.append(std::min(repeats(attributes["c"]), most_blanks), ' ');
    }
  }
  void end_cell() {
    in_cell_ = false;
    in_paragraph_ = false;
    if (place_.column + cell_.repeats > most_sheet_columns) {
      throw Unreadable("a cell outside of every sheet");
    }
    if (!cell_.type.empty()) {
      put();
    }
    place_.column += static_cast<std::uint32_t>(cell_.repeats);
  }

  void put() {
    if (cell_.is_error || (cell_.type == "string" && cell_.content.starts_with("Err:"))) {
      put_text(SheetCellKind::error, cell_.content.empty() ? "#VALUE!" : cell_.content);
    } else if (cell_.type == "float" || cell_.type == "percentage" || cell_.type == "currency") {
      put_number();
    } else if (cell_.type == "boolean") {
      put_as(SheetCellKind::truth, cell_.value == "true" ? 1.0 : 0.0);
    } else if (cell_.type == "date") {
      put_text(SheetCellKind::text, plain_date(cell_.value));
    } else {
      put_text(SheetCellKind::text, cell_.content.empty() ? cell_.value : cell_.content);
    }
  }
  void put_number() {
    double number = 0.0;
    const char* const end = cell_.value.data() + cell_.value.size();
    const auto [rest, code] = std::from_chars(cell_.value.data(), end, number);
    if (code != std::errc{} || rest != end || !std::isfinite(number)) {
      throw Unreadable("the number of a cell");
    }
    put_as(SheetCellKind::number, number);
  }
  void put_text(SheetCellKind kind, const std::string& text) {
    if (!text.empty()) {
      book_.texts.push_back(text);
      put_as(kind, static_cast<double>(book_.texts.size() - 1));
    }
  }
  void put_as(SheetCellKind kind, double number) {
    SheetCell cell{place_.row, place_.column, kind, number};
    for (std::uint64_t k = 0; k < cell_.repeats; ++k, ++cell.column) {
      put_cell(book_.sheets.back(), cell);
    }
  }

  /// Empty rows are repeated to the end of the sheet.
  void end_row() {
    auto& cells = book_.sheets.back().cells;
    const std::size_t row_end = cells.size();
    if ((row_end - row_begin_) * row_repeats_ > most_sheet_cells) {
      throw std::bad_alloc();  // before the first of them takes memory
    }
    for (std::uint64_t k = 1; k < row_repeats_ && row_end > row_begin_; ++k) {
      for (std::size_t at = row_begin_; at < row_end; ++at) {
        SheetCell cell = cells[at];
        cell.row += static_cast<std::uint32_t>(k);
        put_cell(book_.sheets.back(), cell);
      }
    }
    place_.row = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(place_.row + row_repeats_, most_sheet_rows));
  }

  Workbook& book_;
  OpenCell cell_;
  SheetCell place_;
  std::size_t row_begin_ = 0;
  std::uint64_t row_repeats_ = 1;
  int depth_ = 0;   ///< of tables
  int hidden_ = 0;  ///< of elements whose texts are not those of cells
  bool in_cell_ = false;
  bool in_paragraph_ = false;
};

}  // namespace

Workbook read_ods_workbook(const WorkbookParts& parts) {
  if (parts.read("mimetype").find("opendocument.spreadsheet") == std::string::npos) {
    throw Unreadable("no spreadsheet");
  }
  Workbook book;
  ContentReader reader(book);
  read_xml(parts.read("content.xml"), reader);
  return book;
}

}  // namespace steelyard::parse
