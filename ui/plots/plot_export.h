// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QDir>
#include <QImage>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

#include "ui/plots/plot_view.h"

namespace steelyard::ui {

struct ExportOptions {
  QSizeF size{800, 500};  ///< in pixels at scale 1 (96 dots per inch), which sets the size of text
  double scale = 2;       ///< PNG: pixels per such pixel (2: 192 dots an inch), > 0
};

struct NamedPlot {
  QString id, title;
  PlotView* plot;
};

/// A plot on white, size x scale pixels large.
/// \throws Error(cannot_write) if there is not enough memory
[[nodiscard]] QImage imageOf(PlotView& plot, const ExportOptions& options = {});
/// The same as the bytes of a PNG file.
[[nodiscard]] QByteArray pngOf(PlotView& plot, const ExportOptions& options = {});

/// Paints a plot in the format of this suffix ("png", "svg", "pdf", "csv"), now, in the window's
/// thread.
/// \return makes the bytes of the file, which takes longer and may be done in any thread
/// \throws as exportPlot
[[nodiscard]] std::function<QByteArray()> paintedPlot(PlotView& plot, const QString& suffix,
                                                      const ExportOptions& options = {});

/// Writes a plot as PNG, SVG or PDF, or its data as CSV, according to the suffix of `path`: this
/// one file, completely or not at all.
/// \throws Error(bad_input) for another suffix, Error(cannot_write) naming the file.
void exportPlot(PlotView& plot, const QString& path, const ExportOptions& options = {});

/// The names of the files that exportPlots writes: of every plot that is not empty, its id with
/// every suffix.
[[nodiscard]] QStringList plotFiles(const std::vector<NamedPlot>& plots,
                                    const QStringList& suffixes);
/// Writes every plot that is not empty in every format ("png", "svg", "pdf", "csv"), named by its
/// id; creates the folder if necessary.
/// \return the paths written.
/// \throws as exportPlot.
QStringList exportPlots(const std::vector<NamedPlot>& plots, const QDir& folder,
                        const QStringList& suffixes, const ExportOptions& options = {});

}  // namespace steelyard::ui
