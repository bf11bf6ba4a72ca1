// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <utility>
#include <vector>

#include "tests/support/zip_bytes.h"

namespace steelyard::tests {

/// A sheet by its name and the cells of its rows; a cell that is no number is text.
using MadeSheet = std::pair<QByteArray, std::vector<QByteArrayList>>;

inline QByteArray sheet_part(const MadeSheet& sheet) {
  QByteArray rows;
  for (const QByteArrayList& cells : sheet.second) {
    rows += "<row>";
    for (const QByteArray& cell : cells) {
      bool number = false;
      static_cast<void>(cell.toDouble(&number));
      rows += number ? "<c><v>" + cell + "</v></c>"
                     : "<c t=\"inlineStr\"><is><t>" + cell + "</t></is></c>";
    }
    rows += "</row>";
  }
  return "<worksheet><sheetData>" + rows + "</sheetData></worksheet>";
}

/// The bytes of an .xlsx file with these sheets, with the parts that a reader needs.
inline QByteArray workbook_of(const std::vector<MadeSheet>& sheets) {
  const QByteArray types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
  QByteArray names;
  QByteArray places;
  std::vector<MadeMember> parts;
  for (std::size_t at = 0; at < sheets.size(); ++at) {
    const QByteArray number = QByteArray::number(static_cast<qulonglong>(at + 1));
    names += "<sheet name=\"" + sheets[at].first + "\" sheetId=\"" + number + "\" r:id=\"rId" +
             number + "\"/>";
    places += "<Relationship Id=\"rId" + number + "\" Type=\"" + types +
              "worksheet\" Target=\"worksheets/sheet" + number + ".xml\"/>";
    parts.push_back({"xl/worksheets/sheet" + number + ".xml", sheet_part(sheets[at]), true});
  }
  parts.push_back({"_rels/.rels", "<Relationships><Relationship Id=\"rId1\" Type=\"" + types +
                                      "officeDocument\" Target=\"xl/workbook.xml\"/>"
                                      "</Relationships>"});
  parts.push_back({"xl/workbook.xml", "<workbook xmlns:r=\"" + types.chopped(1) + "\"><sheets>" +
                                          names + "</sheets></workbook>"});
  parts.push_back({"xl/_rels/workbook.xml.rels", "<Relationships>" + places + "</Relationships>"});
  return zip(parts);
}

}  // namespace steelyard::tests
