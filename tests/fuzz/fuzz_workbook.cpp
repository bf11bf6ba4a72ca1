// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <exception>
#include <string>
#include <string_view>
#include <vector>

#include "app/parse/sheet_text.h"
#include "app/parse/workbook.h"
#include "core/data/zip_writer.h"
#include "tests/fuzz/fuzzed_file.h"

using namespace steelyard;

namespace {

constexpr std::string_view relations =
    R"(<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/)"
    R"(officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>)";
constexpr std::string_view sheets =
    R"(<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">)"
    R"(<sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>)";
constexpr std::string_view sheet_relations =
    R"(<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/)"
    R"(officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/>)"
    R"(<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/)"
    R"(relationships/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" )"
    R"(Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" )"
    R"(Target="styles.xml"/></Relationships>)";
constexpr std::string_view sheet =
    R"(<worksheet><sheetData><row><c t="s"><v>0</v></c><c s="1"><v>45000</v></c></row>)"
    R"(</sheetData></worksheet>)";
constexpr std::string_view texts = "<sst><si><t>a</t></si></sst>";
constexpr std::string_view styles =
    R"(<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>)";

/// An archive in which the fuzzer's document stands in one of five places.
std::string archive_with(std::string_view document, unsigned place) {
  std::string bytes;
  ZipWriter archive([&bytes](std::string_view piece) { bytes += piece; });
  if (place == 0) {
    archive.add("content.xml", document);
  } else {
    archive.add("_rels/.rels", relations);
    archive.add("xl/_rels/workbook.xml.rels", sheet_relations);
    archive.add("xl/workbook.xml", place == 1 ? document : sheets);
    archive.add("xl/worksheets/sheet1.xml", place == 2 ? document : sheet);
    archive.add("xl/sharedStrings.xml", place == 3 ? document : texts);
    archive.add("xl/styles.xml", place == 4 ? document : styles);
  }
  archive.finish();
  return bytes;
}

void read_workbook(const std::string& path, bool open_document) {
  const parse::WorkbookParts parts(path);
  const parse::Workbook book =
      open_document ? parse::read_ods_workbook(parts) : parse::read_xlsx_workbook(parts);
  for (const parse::SheetCells& cells : book.sheets) {
    parse::write_as_text(cells, book.texts, [](std::string_view /*piece*/) {});
  }
}

}  // namespace

// A document of a workbook; the first byte chooses which. The parsing process catches whatever is
// thrown, so only what ends a process is a fault.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr unsigned places = 5;
  const unsigned place = size == 0 ? 0 : data[0] % places;
  const std::string document = size == 0 ? std::string() : std::string(data + 1, data + size);
  const std::string bytes = archive_with(document, place);
  const std::vector<std::uint8_t> content(bytes.begin(), bytes.end());
  const fuzz::FuzzedFile made(content.data(), content.size());
  try {
    read_workbook(made.path().string(), place == 0);
  } catch (const std::exception&) {
    return 0;
  }
  return 0;
}
