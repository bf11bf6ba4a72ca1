// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/xlsx_parts.h"

#include <charconv>
#include <map>

#include "app/parse/parsed_file.h"
#include "app/parse/sheet_date.h"
#include "app/parse/xml_reader.h"
#include "core/data/parse_protocol.h"

namespace steelyard::parse {
namespace {

/// A number of a format; one that none has if the text is no number.
std::size_t position_in(std::string_view text) {
  std::size_t position = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), position);
  return code == std::errc{} && end == text.data() + text.size() ? position : std::size_t(-1);
}

struct Relation {
  std::string kind;  ///< the last part of its type: "worksheet", "styles", ...
  std::string part;
};
using Relations = std::map<std::string, Relation, std::less<>>;

/// The name of a part that is named from a folder: "../a.xml" or "/xl/a.xml".
std::string part_from(std::string folder, std::string_view target) {
  if (target.starts_with('/')) {
    return std::string(target.substr(1));
  }
  while (target.starts_with("../")) {
    target.remove_prefix(3);
    const auto slash = folder.find_last_of('/', folder.empty() ? 0 : folder.size() - 2);
    folder.erase(slash == std::string::npos ? 0 : slash + 1);
  }
  while (target.starts_with("./")) {
    target.remove_prefix(2);
  }
  return folder + std::string(target);
}

class RelationsReader final : public XmlReader {
 public:
  explicit RelationsReader(std::string folder) : folder_(std::move(folder)) {}

  void begin(std::string_view name, const XmlAttributes& attributes) override {
    if (name == "Relationship" && attributes["TargetMode"] != "External") {
      const std::string_view type = attributes["Type"];
      relations.insert_or_assign(std::string(attributes["Id"]),
                                 Relation{std::string(type.substr(type.find_last_of('/') + 1)),
                                          part_from(folder_, attributes["Target"])});
    }
  }
  void end(std::string_view /*name*/) override {}
  void text(std::string_view /*part*/) override {}

  Relations relations;

 private:
  std::string folder_;
};

/// The relations of the part `folder` + `name`.
Relations relations_of(const WorkbookParts& parts, const std::string& folder,
                       const std::string& name) {
  RelationsReader reader(folder);
  read_xml(parts.read(folder + "_rels/" + name + ".rels"), reader);
  return reader.relations;
}

/// Empty if there is none.
std::string part_of_kind(const Relations& relations, std::string_view kind) {
  for (const auto& [id, relation] : relations) {
    if (relation.kind == kind) {
      return relation.part;
    }
  }
  return {};
}

class BookReader final : public XmlReader {
 public:
  BookReader(const Relations& relations, XlsxParts& found) : relations_(relations), found_(found) {}

  void begin(std::string_view name, const XmlAttributes& attributes) override {
    if (name == "workbookPr") {
      found_.from_1904 = attributes["date1904"] == "1" || attributes["date1904"] == "true";
    } else if (name == "sheet") {
      const auto relation = relations_.find(attributes["id"]);
      if (relation != relations_.end() && relation->second.kind == "worksheet") {
        found_.sheets.push_back({std::string(attributes["name"]), relation->second.part});
      }
      if (found_.sheets.size() > parse_protocol::most_arrays) {
        throw Unreadable("too many sheets");
      }
    }
  }
  void end(std::string_view /*name*/) override {}
  void text(std::string_view /*part*/) override {}

 private:
  const Relations& relations_;
  XlsxParts& found_;
};

/// A shared text may be cut into runs of several fonts.
class TextsReader final : public XmlReader {
 public:
  explicit TextsReader(std::vector<std::string>& texts) : texts_(texts) {}

  void begin(std::string_view name, const XmlAttributes& /*attributes*/) override {
    if (name == "si") {
      texts_.emplace_back();
    } else if (name == "rPh") {
      phonetic_ = true;
    } else if (name == "t") {
      taking_ = !phonetic_ && !texts_.empty();
    }
  }
  void end(std::string_view name) override {
    phonetic_ = phonetic_ && name != "rPh";
    taking_ = taking_ && name != "t";
  }
  void text(std::string_view part) override {
    if (taking_) {
      texts_.back() += part;
    }
  }

 private:
  std::vector<std::string>& texts_;
  bool phonetic_ = false;
  bool taking_ = false;
};

class StylesReader final : public XmlReader {
 public:
  explicit StylesReader(std::vector<ShownAs>& shown) : formats_(shown) {}

  void begin(std::string_view name, const XmlAttributes& attributes) override {
    if (name == "numFmt") {
      codes_[position_in(attributes["numFmtId"])] = attributes["formatCode"];
    } else if (name == "cellXfs") {
      inside_ = true;
    } else if (name == "xf" && inside_) {
      const std::size_t id = position_in(attributes["numFmtId"]);
      const auto code = codes_.find(id);
      formats_.push_back(shown_as(id, code == codes_.end() ? "" : code->second));
    }
  }
  void end(std::string_view name) override { inside_ = inside_ && name != "cellXfs"; }
  void text(std::string_view /*part*/) override {}

 private:
  std::vector<ShownAs>& formats_;
  std::map<std::size_t, std::string> codes_;
  bool inside_ = false;
};

void read_part(const WorkbookParts& parts, const std::string& name, XmlReader& reader) {
  if (!name.empty() && parts.has(name)) {
    read_xml(parts.read(name), reader);
  }
}

}  // namespace

ShownAs XlsxParts::shown_in(std::string_view format) const {
  const std::size_t position = format.empty() ? 0 : position_in(format);
  return position < formats.size() ? formats[position] : ShownAs::number;
}

XlsxParts read_xlsx_parts(const WorkbookParts& parts, std::vector<std::string>& texts) {
  XlsxParts found;
  const std::string book = part_of_kind(relations_of(parts, "", ""), "officeDocument");
  const std::size_t slash = book.find_last_of('/') + 1;
  const Relations relations = relations_of(parts, book.substr(0, slash), book.substr(slash));
  BookReader sheets(relations, found);
  read_xml(parts.read(book), sheets);
  StylesReader styles(found.formats);
  read_part(parts, part_of_kind(relations, "styles"), styles);
  TextsReader shared(texts);
  read_part(parts, part_of_kind(relations, "sharedStrings"), shared);
  found.shared_texts = texts.size();
  return found;
}

}  // namespace steelyard::parse
