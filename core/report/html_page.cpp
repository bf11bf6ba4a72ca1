// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/html_page.h"

#include <algorithm>
#include <cstddef>

#include "core/record/record.h"
#include "core/report/html_text.h"

namespace steelyard::html {
namespace {

/// Prevents a browser from loading or running anything, whatever names a table contains.
constexpr const char* security_policy =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
    "style-src 'unsafe-inline'; img-src data:\">\n";

/// With what tells how to read it, which paper has no room for.
std::string figure_markup(const ReportPicture& picture) {
  const std::string title = escaped(picture.title);
  return element("figure", "<img alt=\"" + title + "\" src=\"data:image/png;base64," +
                               escaped(picture.png) + "\">" + element("figcaption", title) +
                               (picture.help.empty()
                                    ? std::string()
                                    : "<p class=\"help\">" + escaped(picture.help) + "</p>\n"));
}

/// Those from the first to before the last.
std::string beside_each_other(const std::vector<ReportPicture>& pictures, std::size_t first,
                              std::size_t last) {
  std::string markup;
  for (std::size_t at = first; at < last; ++at) {
    markup += figure_markup(pictures[at]);
  }
  return markup.empty() ? markup : "<div class=\"plots\">" + markup + "</div>\n";
}

constexpr const char* style = R"(<style>
:root { color-scheme: light; }
body { font: 16px/1.55 system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; color: #1f2328;
  background: #fff; max-width: 58rem; margin: 2.5rem auto 4rem; padding: 0 1.25rem; }
h1, h2, h3 { line-height: 1.25; font-weight: 600; }
h1 { font-size: 1.9rem; margin: 0 0 .3rem; }
h2 { font-size: 1.35rem; margin: 2.6rem 0 .8rem; padding-bottom: .3rem;
  border-bottom: 1px solid #d0d7de; }
h3 { font-size: 1.05rem; margin: 1.6rem 0 .5rem; }
.made { color: #57606a; margin: 0; }
dl { display: grid; grid-template-columns: minmax(9rem, max-content) 1fr; gap: .3rem 1.2rem;
  margin: 0; }
dt { color: #57606a; max-width: 14rem; }
dd { margin: 0; overflow-wrap: anywhere; }
dd ul, dd ol { margin: 0; padding-left: 1.2rem; }
.wide { overflow-x: auto; margin: .6rem 0; }
table { border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .28rem .75rem .28rem 0; border-bottom: 1px solid #e6e9ec;
  vertical-align: top; }
th { color: #57606a; font-weight: 600; border-bottom-color: #afb8c1; white-space: nowrap; }
td { overflow-wrap: break-word; min-width: 2.5rem; }
td.number { text-align: right; white-space: nowrap; }
.caveats { background: #fff8e5; border-left: 4px solid #d4a72c; padding: .6rem 1rem;
  margin: .8rem 0; }
.caveats ul { margin: 0; padding-left: 1.1rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr));
  gap: .6rem 1.2rem; }
figure { margin: .4rem 0; break-inside: avoid; }
figure img { max-width: 100%; height: auto; border: 1px solid #e6e9ec; }
figcaption, .help { color: #57606a; font-size: .92rem; margin: 0; }
details { margin: .8rem 0; }
summary { color: #57606a; }
@page { size: A4; margin: 11mm 13mm; }
@media print {
body { font-size: 7.5pt; line-height: 1.2; margin: 0; padding: 0; max-width: none; }
h1 { font-size: 13pt; }
h2 { font-size: 10.5pt; margin: 5pt 0 2pt; padding: 0; }
h3 { font-size: 9pt; margin: 4pt 0 1pt; break-after: avoid; }
p { margin: 1pt 0; }
dl { gap: 0 8pt; }
.two dl { grid-template-columns: max-content 1fr max-content 1fr; }
ul { margin: 0; }
.wide { overflow: visible; margin: 1pt 0; }
table { font-size: 7pt; }
th, td { padding: .4pt 8pt .4pt 0; min-width: 0; }
th { white-space: normal; }
tr { break-inside: avoid; }
.plots { grid-template-columns: 1fr 1fr; gap: 2pt 8pt; }
figure { margin: 0; }
figure img { max-height: 38mm; border: 0; }
.help { display: none; }
}
</style>
)";

}  // namespace

std::string pictures_markup(const std::vector<ReportPicture>& pictures, const ReportWords& words) {
  constexpr std::size_t most_on_page = 4;
  const std::size_t first = std::min(pictures.size(), most_on_page);
  const Message further = message("report.further_pictures", "{1} further {1:picture|pictures}",
                                  pictures.size() - first);
  return beside_each_other(pictures, 0, first) +
         folded(words.sentence(further), beside_each_other(pictures, first, pictures.size()));
}

std::string picture_section(const std::vector<ReportPicture>& pictures, const ReportWords& words) {
  return pictures.empty()
             ? std::string()
             : element("h3",
                       escaped(words.sentence(message("report.section.pictures", "Pictures")))) +
                   pictures_markup(pictures, words);
}

std::string page(const std::string& title, const std::string& made, const std::string& body,
                 const std::string& language) {
  return "<!DOCTYPE html>\n<html lang=\"" + escaped(language) +
         "\">\n<head>\n<meta charset=\"utf-8\">\n" + std::string(security_policy) +
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n" +
         element("title", escaped(title)) + style + "</head>\n<body>\n" +
         element("h1", escaped(title)) + "<p class=\"made\">" + escaped(made) + ", Steelyard " +
         escaped(program_version()) + "</p>\n" + body + "</body>\n</html>\n";
}

}  // namespace steelyard::html
