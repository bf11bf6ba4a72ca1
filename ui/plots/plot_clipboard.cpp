// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/plot_clipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>

#include "ui/plots/plot_export.h"

namespace steelyard::ui {
namespace {

QString lineOf(QStringList cells) {
  cells.replaceInStrings(QStringLiteral("\t"), QStringLiteral(" "));
  cells.replaceInStrings(QStringLiteral("\n"), QStringLiteral(" "));
  return cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
}

}  // namespace

void copyPicture(PlotView& plot) {
  ExportOptions options;
  options.size = plot.size();
  QGuiApplication::clipboard()->setImage(QImage::fromData(pngOf(plot, options), "PNG"));
}

void copyNumbers(const PlotView& plot) {
  const PlotData data = plot.data();
  QString text = lineOf(data.header);
  for (const QStringList& row : data.rows) {
    text += lineOf(row);
  }
  QGuiApplication::clipboard()->setText(text);
}

}  // namespace steelyard::ui
