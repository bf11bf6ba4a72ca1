// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/parsed_file.h"
#include "app/parse/sheet_text.h"
#include "app/parse/workbook.h"
#include "core/data/parse_protocol.h"

namespace steelyard::parse {
namespace {

Listed listed(const SheetCells& sheet) {
  const SheetShape shape = shape_of(sheet);
  Listed array;
  array.name = sheet.name;
  array.rows = shape.rows;
  array.columns = shape.columns.size();
  array.shape_text = std::to_string(array.rows) + " x " + std::to_string(array.columns) + " cells";
  if (shape.numbers == 0) {
    array.shape_text += parse_protocol::of_text;
  }
  if (array.rows < 2) {  // names alone are no table
    array.trouble = array.rows == 0 ? parse_protocol::no_values : parse_protocol::no_numbers;
  }
  return array;
}

class WorkbookFile final : public ParsedFile {
 public:
  explicit WorkbookFile(Workbook book) : book_(std::move(book)) {}

  std::vector<Listed> list() override {
    std::vector<Listed> sheets;
    for (const SheetCells& sheet : book_.sheets) {
      sheets.push_back(listed(sheet));
    }
    return sheets;
  }

  void write(std::size_t position, const Listed& /*sheet*/, OutputStream& out) override {
    out.number(parse_protocol::by_text);
    write_as_text(book_.sheets.at(position), book_.texts, [&out](std::string_view piece) {
      out.number(piece.size());
      out.bytes(piece.data(), piece.size());
    });
    out.number(0);
  }

 private:
  Workbook book_;
};

}  // namespace

std::unique_ptr<ParsedFile> open_xlsx(const std::string& path) {
  return std::make_unique<WorkbookFile>(read_xlsx_workbook(WorkbookParts(path)));
}

std::unique_ptr<ParsedFile> open_ods(const std::string& path) {
  return std::make_unique<WorkbookFile>(read_ods_workbook(WorkbookParts(path)));
}

}  // namespace steelyard::parse
