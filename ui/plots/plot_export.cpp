// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/plot_export.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <cmath>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

#include "core/data/text_table.h"
#include "core/error.h"
#include "core/platform/atomic_write.h"
#include "ui/native_text.h"
#include "ui/plots/new_image.h"
#include "ui/plots/paint_threads.h"

namespace steelyard::ui {
namespace {

constexpr int dotsPerInch = 96;

/// XML 1.0 has no place for most control characters, not even as references; names may hold them.
QByteArray wellFormed(const QByteArray& xml) {
  QString text = QString::fromUtf8(xml);
  for (QChar& c : text) {
    const ushort code = c.unicode();
    const bool space = code == u'\t' || code == u'\n' || code == u'\r';
    if ((code < 0x20U && !space) || code == 0xFFFEU || code == 0xFFFFU) {
      c = QChar::ReplacementCharacter;
    }
  }
  return text.toUtf8();
}

QByteArray svgOf(PlotView& plot, const ExportOptions& options) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setResolution(dotsPerInch);
  generator.setSize(options.size.toSize());
  generator.setViewBox(QRectF(QPointF(0, 0), options.size));
  generator.setTitle(plot.accessibleName().toHtmlEscaped());  // Qt writes it as it is
  QPainter painter(&generator);
  plot.renderTo(painter, {QPointF(0, 0), options.size});
  painter.end();
  return wellFormed(buffer.data());
}

QByteArray pdfOf(PlotView& plot, const ExportOptions& options) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(dotsPerInch);
  writer.setTitle(plot.accessibleName());
  const QSizeF inches = options.size / dotsPerInch;
  writer.setPageSize(QPageSize(inches, QPageSize::Inch, QString(), QPageSize::ExactMatch));
  writer.setPageMargins({});
  QPainter painter(&writer);
  plot.renderTo(painter, {QPointF(0, 0), options.size});
  painter.end();
  return buffer.data();
}

QByteArray csvOf(const PlotView& plot) {
  const auto line = [](const QStringList& cells) {
    std::vector<std::string> texts;
    for (const QString& cell : cells) {
      texts.push_back(cell.toStdString());
    }
    return texts;
  };
  const PlotData data = plot.data();
  TextTable table;
  table.header = line(data.header);
  for (const QStringList& row : data.rows) {
    table.rows.push_back(line(row));
  }
  return QByteArray::fromStdString(to_csv(table));
}

/// Without this error, the result would be an empty file.
Error noMemoryFor(const QSize& pixels) {
  return {ErrorKind::cannot_write,
          {message("plot_export.no_memory",
                   "there is not enough memory for a picture of {1} x {2} pixels", pixels.width(),
                   pixels.height()),
           "", message("plot_export.no_memory.accepted", "a smaller picture")}};
}

void writeWhole(const QString& path, const QByteArray& content) {
  write_atomically(nativePath(path),
                   std::string_view(content.constData(), static_cast<std::size_t>(content.size())));
}

}  // namespace

QImage imageOf(PlotView& plot, const ExportOptions& options) {
  const QSize pixels = (options.size * options.scale).toSize();
  QImage image;
  try {
    image = newImage(pixels, QImage::Format_RGB32);
    startPaintThreads();
  } catch (const std::exception&) {
    throw noMemoryFor(pixels);
  }
  const int dotsPerMetre = static_cast<int>(std::lround(dotsPerInch * options.scale / 0.0254));
  image.fill(Qt::white);
  image.setDevicePixelRatio(options.scale);
  QPainter painter(&image);
  plot.renderTo(painter, {QPointF(0, 0), options.size});
  painter.end();
  image.setDotsPerMeterX(dotsPerMetre);
  image.setDotsPerMeterY(dotsPerMetre);
  return image;
}

namespace {

QByteArray asPng(const QImage& image) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  if (!image.save(&buffer, "PNG")) {
    throw noMemoryFor(image.size());
  }
  return buffer.data();
}

}  // namespace

QByteArray pngOf(PlotView& plot, const ExportOptions& options) {
  return asPng(imageOf(plot, options));
}

std::function<QByteArray()> paintedPlot(PlotView& plot, const QString& suffix,
                                        const ExportOptions& options) {
  if (suffix == QLatin1String("png")) {
    return [image = imageOf(plot, options)] { return asPng(image); };
  }
  QByteArray content;
  if (suffix == QLatin1String("svg")) {
    content = svgOf(plot, options);
  } else if (suffix == QLatin1String("pdf")) {
    content = pdfOf(plot, options);
  } else if (suffix == QLatin1String("csv")) {
    content = csvOf(plot);
  } else {
    throw bad_input({message("plot_export.other_format", "a plot cannot be written in this format"),
                     suffix.toStdString(),
                     message("plot_export.other_format.accepted",
                             "a file name that ends in .png, .svg, .pdf or .csv")});
  }
  return [content] { return content; };
}

void exportPlot(PlotView& plot, const QString& path, const ExportOptions& options) {
  writeWhole(path, paintedPlot(plot, QFileInfo(path).suffix().toLower(), options)());
}

QStringList plotFiles(const std::vector<NamedPlot>& plots, const QStringList& suffixes) {
  QStringList names;
  for (const NamedPlot& named : plots) {
    for (const QString& suffix : suffixes) {
      if (!named.plot->isEmpty()) {
        names << named.id + QLatin1Char('.') + suffix;
      }
    }
  }
  return names;
}

QStringList exportPlots(const std::vector<NamedPlot>& plots, const QDir& folder,
                        const QStringList& suffixes, const ExportOptions& options) {
  std::error_code failed;
  std::filesystem::create_directories(nativePath(folder.absolutePath()), failed);
  if (failed) {
    throw Error(ErrorKind::cannot_write,
                {message("plot_export.no_folder", "the folder cannot be created"),
                 folder.absolutePath().toStdString(),
                 message("plot_export.no_folder.accepted", "a folder that you can write to")});
  }
  QStringList written;
  for (const NamedPlot& named : plots) {
    for (const QString& name : plotFiles({named}, suffixes)) {
      written << folder.filePath(name);
      exportPlot(*named.plot, written.back(), options);
    }
  }
  return written;
}

}  // namespace steelyard::ui
