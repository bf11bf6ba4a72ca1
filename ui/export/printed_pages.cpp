// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/printed_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPrinter>
#include <QScreen>
#include <QTextDocument>
#include <QTextFrame>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/count_text.h"
#include "ui/export/printed_run.h"

namespace steelyard::ui {

PrintedPages::PrintedPages(std::shared_ptr<QPrinter> printer,
                           std::unique_ptr<QTextDocument> document,
                           const std::vector<NamedPlot>& plots)
    : printer_(std::move(printer)),
      document_(std::move(document)),
      plots_(paintable(plots)),
      plotCount_(plots_.size()) {}

std::deque<PrintedPages::Waiting> PrintedPages::paintable(const std::vector<NamedPlot>& plots) {
  std::deque<Waiting> waiting;
  for (const NamedPlot& named : plots) {
    if (!named.plot->isEmpty()) {
      waiting.push_back({named, named.plot});
    }
  }
  return waiting;
}

PrintedPages::~PrintedPages() {
  if (!painter_.isActive()) {
    return;
  }
  printer_->abort();
  painter_.end();
  const QFileInfo half(printer_->outputFileName());
  if (half.isFile()) {
    QFile::remove(half.filePath());
  }
}

bool PrintedPages::step() {
  if (!plots_.empty()) {
    paintPlot();
  } else if (first_ == 0) {
    begin();
  } else if (page_ <= last_) {
    paintPage();
  } else {
    end();
  }
  return !over_;
}

void PrintedPages::takePictures() {
  while (!plots_.empty()) {
    paintPlot();
  }
}

QString PrintedPages::next() const {
  if (!plots_.empty()) {
    return tr("Printing: plot %1 of %2")
        .arg(countText(plotCount_ - plots_.size() + 1), countText(plotCount_));
  }
  return first_ == 0 ? tr("Printing: the pages are laid out")
                     : tr("Printing page %1 of %2")
                           .arg(countText(std::min(page_, last_)), countText(last_));
}

void PrintedPages::paintPlot() {
  const Waiting waiting = std::move(plots_.front());
  plots_.pop_front();
  if (waiting.plot != nullptr) {
    addPrintedPlot(*document_, waiting.named);
  }
}

/// Only now: until there is something to paint, the printer and its file stay untouched.
void PrintedPages::begin() {
  if (!painter_.begin(printer_.get())) {
    failed_ = over_ = true;
    return;
  }
  layOut();
  const int all = document_->pageCount();
  first_ = std::max(1, printer_->fromPage());
  last_ = printer_->toPage() == 0 ? all : std::min(all, printer_->toPage());
  page_ = first_;
}

/// For the paper. Qt takes margins in dots of the screen and scales them to those of the paper.
void PrintedPages::layOut() {
  constexpr double inches = 1.4 / 2.54;
  margin_ = inches * printer_->logicalDpiY();
  document_->documentLayout()->setPaintDevice(printer_.get());
  QTextFrameFormat sheet = document_->rootFrame()->frameFormat();
  sheet.setMargin(std::floor(inches * QGuiApplication::primaryScreen()->logicalDotsPerInchY()));
  document_->rootFrame()->setFrameFormat(sheet);
  document_->setPageSize(QSizeF(printer_->width(), printer_->height()));
  keepPlotsWhole(*document_);
}

void PrintedPages::paintPage() {
  if (page_ > first_ && !printer_->newPage()) {
    failed_ = true;
    return end();
  }
  const QSizeF paper = document_->pageSize();
  const double top = (page_ - 1) * paper.height();
  QAbstractTextDocumentLayout::PaintContext context;
  context.clip = QRectF(QPointF(0.0, top), paper);
  context.palette.setColor(QPalette::Text, Qt::black);  // whatever the theme of the window is
  painter_.save();
  painter_.translate(0.0, -top);
  painter_.setClipRect(context.clip);
  document_->documentLayout()->draw(&painter_, context);
  painter_.restore();
  paintNumber(paper);
  ++page_;
}

/// In the lower margin, at the right.
void PrintedPages::paintNumber(const QSizeF& paper) {
  constexpr double gap = 5.0 / 72.0;  // inches
  const QFont letters = document_->defaultFont();
  const QFontMetricsF metrics(letters, printer_.get());
  const QRectF below(margin_, paper.height() - margin_ + gap * printer_->logicalDpiY(),
                     paper.width() - 2.0 * margin_, metrics.height());
  painter_.save();
  painter_.setFont(letters);
  painter_.setPen(Qt::black);
  painter_.drawText(below, static_cast<int>(Qt::AlignRight | Qt::AlignTop), countText(page_));
  painter_.restore();
}

void PrintedPages::end() {
  painter_.end();
  failed_ = failed_ || printer_->printerState() == QPrinter::Error;
  over_ = true;
}

}  // namespace steelyard::ui
