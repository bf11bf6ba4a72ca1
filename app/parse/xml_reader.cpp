// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/xml_reader.h"

#include <algorithm>
#include <orcus/sax_parser.hpp>
#include <type_traits>

#include "app/parse/parsed_file.h"

namespace steelyard::parse {
namespace {

/// Attributes are told before their element begins.
class Events : public orcus::sax_handler {
 public:
  explicit Events(XmlReader& reader) : reader_(reader) {}

  void attribute(const orcus::sax::parser_attribute& one) {
    attributes_.all.emplace_back(one.name, one.value);
  }
  /// Those of <?xml ...?>.
  void end_declaration(std::string_view /*name*/) { attributes_.all.clear(); }
  void start_element(const orcus::sax::parser_element& element) {
    open_.emplace_back(element.name);
    reader_.begin(element.name, attributes_);
    attributes_.all.clear();
  }
  /// liborcus lets elements end that are not open.
  void end_element(const orcus::sax::parser_element& element) {
    if (open_.empty() || open_.back() != element.name) {
      throw Unreadable("an element does not end");
    }
    open_.pop_back();
    reader_.end(element.name);
  }
  void characters(std::string_view part, bool /*transient*/) { reader_.text(part); }

  void refuse_open_elements() const {
    if (!open_.empty()) {
      throw Unreadable("a document is cut off");
    }
  }

 private:
  XmlReader& reader_;
  XmlAttributes attributes_;
  std::vector<std::string> open_;
};

/// liborcus steps over the end of a document that ends in an attribute with an entity, and looks
/// for more. An element cannot begin with two of these, so there it finds a fault and stops.
constexpr std::string_view past_the_end = "<<<<<<<<";

/// Versions of liborcus differ in how the text is handed over.
template <typename Parser>
void parse(std::string_view document, Events& events) {
  if constexpr (std::is_constructible_v<Parser, std::string_view, Events&>) {
    Parser(document, events).parse();
  } else {
    Parser(document.data(), document.size(), events).parse();
  }
}

}  // namespace

std::string_view XmlAttributes::operator[](std::string_view name) const {
  const auto found =
      std::find_if(all.begin(), all.end(), [name](const auto& one) { return one.first == name; });
  return found == all.end() ? std::string_view() : std::string_view(found->second);
}

void read_xml(std::string document, XmlReader& reader) {
  const std::size_t size = document.size();
  document += past_the_end;
  Events events(reader);
  parse<orcus::sax_parser<Events>>(std::string_view(document).substr(0, size), events);
  events.refuse_open_elements();
}

}  // namespace steelyard::parse
