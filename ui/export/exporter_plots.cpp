// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of Exporter that paints plots, one in each turn of the event loop.

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <exception>
#include <optional>
#include <string_view>
#include <utility>

#include "core/platform/atomic_write.h"
#include "ui/count_text.h"
#include "ui/export/exporter.h"
#include "ui/export/proposed_name.h"
#include "ui/fault_text.h"
#include "ui/native_text.h"

namespace steelyard::ui {

QStringList Exporter::filesOf(const std::vector<NamedPlot>& plots) const {
  QStringList names = plotFiles(plots, {"png", "svg", "pdf", "csv"});
  for (QString& name : names) {
    name = proposedName(table_(), name);
  }
  return names;
}

void Exporter::exportPlots(const std::vector<NamedPlot>& plots) {
  const bool any = std::any_of(plots.begin(), plots.end(),
                               [](const NamedPlot& each) { return !each.plot->isEmpty(); });
  if (!any || !picturesFolder_.isEmpty()) {
    Q_EMIT said(any ? tr("The plots are still being written") : tr("No plot shows anything yet"),
                true);
    return;
  }
  const QString folder = askForFolder_(tr("Export all plots into a folder"));
  if (folder.isEmpty()) {
    return;
  }
  const QStringList names = filesOf(plots);
  if (!names.isEmpty() && !mayWrite(folder, names)) {
    return;
  }
  for (const NamedPlot& named : plots) {
    for (const QString& file : filesOf({named})) {
      const bool last = file == names.back();
      const auto paint = [this, plot = QPointer(named.plot), path = QDir(folder).filePath(file),
                          last] { paintPlot(plot, path, last); };
      paintings_.push_back({paint, pictureBatch_});
    }
  }
  picturesFolder_ = QDir::toNativeSeparators(folder);
  picturesWritten_ = 0;
  announce(tr("Writing the plots into %1").arg(picturesFolder_));
  painting_.start(0);
}

/// Painting needs the window's thread; the rest of the work does not.
void Exporter::paintNext() {
  if (paintings_.empty()) {
    return painting_.stop();
  }
  const Painting next = std::move(paintings_.front());
  paintings_.pop_front();
  next.paint();
}

void Exporter::paintPlot(const QPointer<PlotView>& plot, const QString& path, bool last) {
  std::function<QByteArray()> made;
  QString trouble;
  if (plot != nullptr) {
    trouble = troubleOf([&] { made = paintedPlot(*plot, QFileInfo(path).suffix()); });
  }
  writers_.start([this, made, path, last, trouble, batch = pictureBatch_] {
    Message message{trouble, !trouble.isEmpty()};
    if (made) {
      message = carriedOut([&] {
        const QByteArray content = made();
        write_atomically(
            nativePath(path),
            std::string_view(content.constData(), static_cast<std::size_t>(content.size())));
        return QString();
      });
    }
    const bool written = made && !message.trouble;
    QMetaObject::invokeMethod(
        this,
        [this, message, last, written, batch] {
          if (batch != pictureBatch_) {
            return;  // of an export that has ended in trouble
          }
          picturesWritten_ += written ? 1 : 0;
          if (message.trouble || last) {
            endPictures(message);
          }
        },
        Qt::QueuedConnection);
  });
}

/// \param message  the first trouble, which ends them all, or none
void Exporter::endPictures(const Message& message) {
  std::erase_if(paintings_, [this](const Painting& one) { return one.batch == pictureBatch_; });
  ++pictureBatch_;
  const QString where = std::exchange(picturesFolder_, {});
  tell(message.trouble
           ? message
           : Message{countText(picturesWritten_, tr("%1 file written into %2"),
                               tr("%1 files written into %2", nullptr, howMany(picturesWritten_)))
                         .arg(where),
                     false, where});
}

void Exporter::paintInto(const std::shared_ptr<UnfinishedReport>& page,
                         const ReportPainter& painter) {
  std::optional<PaintedPicture> picture;
  std::exception_ptr trouble;
  try {
    picture = painter();
  } catch (...) {
    trouble = std::current_exception();
  }
  writers_.start([page, picture, trouble] { page->add(picture, trouble); });
}

}  // namespace steelyard::ui
