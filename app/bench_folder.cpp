// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bench_folder.h"

#include <array>
#include <memory>
#include <string>
#include <system_error>

#include "app/drawing_application.h"
#include "core/analysis/panel_figures.h"
#include "core/data/text_table.h"
#include "core/error.h"
#include "core/platform/atomic_write.h"
#include "core/record/panel_tables.h"
#include "ui/figures/figure_plot.h"
#include "ui/native_text.h"
#include "ui/plots/plot_export.h"

namespace steelyard::app {
namespace {

constexpr std::array<const char*, 15> panelFiles{
    "methods.csv",         "errors.csv",          "columns.csv",       "agreement.csv",
    "panel-errors.csv",    "panel-errors.png",    "panel-map.csv",     "panel-map.png",
    "panel-kendall.csv",   "panel-kendall.png",   "panel-jaccard.csv", "panel-jaccard.png",
    "panel-consensus.csv", "panel-consensus.png", "report.html"};

void refuseIfTaken(const std::filesystem::path& place, const OverwriteRules& rules) {
  if (isInput(place, rules)) {
    throw bad_input({message("bench_folder.input_in_the_way",
                             "the file is read by this command and would be replaced"),
                     place.string(),
                     message("bench_folder.input_in_the_way.accepted", "another folder")});
  }
  std::error_code none;
  if (!rules.force && std::filesystem::exists(std::filesystem::symlink_status(place, none))) {
    throw bad_input(
        {message("bench_folder.file_in_the_way", "the file already exists: {1}", place.string()),
         "option --out",
         message("bench_folder.file_in_the_way.accepted",
                 "another folder, or --force to replace the file")});
  }
}

}  // namespace

BenchFolder::BenchFolder(const QString& path, const OverwriteRules& rules)
    : path_(ui::nativePath(path)) {
  std::error_code failed;
  std::filesystem::create_directories(path_, failed);
  if (failed) {
    throw Error(ErrorKind::cannot_write,
                {message("bench_folder.cannot_create", "the folder cannot be created: {1}",
                         failed.message()),
                 path_.string(), message("bench_folder.writable", "a writable folder")});
  }
  held_.emplace(path_);
  for (const char* name : panelFiles) {
    refuseIfTaken(path_ / name, rules);
  }
}

void BenchFolder::writeTables(const MethodPanel& panel, const std::vector<double>& seconds) const {
  write_csv(path_ / "methods.csv", panel_table(panel, seconds));
  write_csv(path_ / "errors.csv", panel_error_table(panel));
  write_csv(path_ / "columns.csv", panel_column_table(panel));
  write_csv(path_ / "agreement.csv", panel_agreement_table(panel));
}

std::vector<ReportPicture> BenchFolder::writePictures(const MethodPanel& panel) const {
  const DrawingApplication drawing;
  std::vector<ReportPicture> pictures;
  for (const Figure& figure : panel_figures(panel)) {
    const std::unique_ptr<ui::PlotView> plot(ui::newPlotFor(figure));
    ui::showFigure(figure, *plot);
    for (const char* suffix : {".csv", ".png"}) {
      ui::exportPlot(*plot, ui::pathText(path_ / (figure.id + suffix)));
    }
    pictures.push_back({figure.title, ui::pngOf(*plot).toBase64().toStdString(), figure.help});
  }
  return pictures;
}

void BenchFolder::writeReport(const PanelReport& report, const MethodPanel& panel) const {
  write_atomically(path_ / "report.html", to_html(report, panel));
}

}  // namespace steelyard::app
