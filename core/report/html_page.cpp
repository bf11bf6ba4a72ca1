// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/html_page.h"

#include "core/record/record.h"
#include "core/report/html_text.h"

namespace steelyard::html {
namespace {

/// Prevents a browser from loading or running anything, whatever names a table contains.
constexpr const char* security_policy =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
    "style-src 'unsafe-inline'; img-src data:\">\n";

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
figure { margin: 1.4rem 0; break-inside: avoid; }
figure img { max-width: 100%; height: auto; border: 1px solid #e6e9ec; }
figcaption { color: #57606a; font-size: .92rem; }
@media print { body { font-size: 11pt; margin: 0; max-width: none; } }
</style>
)";

}  // namespace

std::string pictures_markup(const std::vector<ReportPicture>& pictures) {
  std::string section;
  for (const ReportPicture& picture : pictures) {
    const std::string title = escaped(picture.title);
    section += element("figure", "<img alt=\"" + title + "\" src=\"data:image/png;base64," +
                                     escaped(picture.png) + "\">" + element("figcaption", title)) +
               (picture.help.empty() ? "" : element("p", escaped(picture.help)));
  }
  return section;
}

std::string picture_section(const std::vector<ReportPicture>& pictures) {
  return pictures.empty() ? std::string() : element("h2", "Pictures") + pictures_markup(pictures);
}

std::string page(const std::string& title, const std::string& made, const std::string& body) {
  return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n" +
         std::string(security_policy) +
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n" +
         element("title", escaped(title)) + style + "</head>\n<body>\n" +
         element("h1", escaped(title)) + "<p class=\"made\">" + escaped(made) + ", Steelyard " +
         escaped(program_version()) + "</p>\n" + body + "</body>\n</html>\n";
}

}  // namespace steelyard::html
