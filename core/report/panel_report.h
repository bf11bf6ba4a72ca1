// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/analysis/method_panel.h"
#include "core/record/data_reference.h"
#include "core/report/html_page.h"

namespace steelyard {

/// The contents of a report on compared methods.
struct PanelReport {
  std::string made;  ///< ISO 8601, UTC
  DataReference data;
  std::vector<double> seconds = {};  ///< see panel_table()
  std::vector<ReportPicture> pictures = {};
  ReportWords words = {};  ///< in which it is written
};

/// A panel within a report on runs of its question.
struct ReportedPanel {
  std::shared_ptr<const MethodPanel> panel;
  std::vector<double> seconds = {};  ///< see panel_table()
  std::vector<ReportPicture> pictures = {};
};

/// What the errors are: "error: mean over 10 parts of 200 samples, each held out; ...".
[[nodiscard]] Message how_judged(const MethodPanel& panel);

namespace html {

/// The section "All methods": what the panel says, the table of its methods, and the pictures.
[[nodiscard]] std::string panel_section(const ReportedPanel& reported, const ReportWords& words);

}  // namespace html

/// One self-contained HTML page: what the panel says, the table of its methods, how often the
/// leading columns are kept, what was discovered if anybody asked, the pictures, and the data with
/// their hash.
[[nodiscard]] std::string to_html(const PanelReport& report, const MethodPanel& panel);

}  // namespace steelyard
