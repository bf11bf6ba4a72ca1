// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QPainter>
#include <QPointer>
#include <QString>
#include <cstddef>
#include <deque>
#include <memory>
#include <vector>

#include "ui/plots/plot_export.h"

class QPrinter;
class QTextDocument;

namespace steelyard::ui {

/// A document on its way to paper, piece by piece: the picture of a plot, the layout, or a page.
/// Between two pieces, the window can look after its events. Of these pieces, some can exceed what
/// an event should wait, and Qt offers no way to divide them: one plot of very many samples paints
/// itself in one go, a table is laid out as a whole (the printed ranking has few rows for that
/// reason), and the two pictures of a page are compressed while the page is painted.
class PrintedPages {
  Q_DECLARE_TR_FUNCTIONS(PrintedPages)

 public:
  /// \param document  what comes before the plots
  /// \param plots     as they are when their turn comes; those that are empty now are left out
  PrintedPages(std::shared_ptr<QPrinter> printer, std::unique_ptr<QTextDocument> document,
               const std::vector<NamedPlot>& plots);
  Q_DISABLE_COPY_MOVE(PrintedPages)
  /// Gives up what is not printed yet. A file that would hold only some of the pages is removed; a
  /// printer may still print the pages that it has got.
  ~PrintedPages();

  /// Does the next piece.
  /// \return whether there is another
  /// \throws Error(cannot_write) if there is not enough memory for a picture
  bool step();
  /// Paints all pictures that are still missing: what the plots show is about to change.
  /// \throws as step()
  void takePictures();
  /// What the next piece is, for a person.
  [[nodiscard]] QString next() const;
  /// Whether the printer has refused.
  [[nodiscard]] bool failed() const { return failed_; }

 private:
  struct Waiting {
    NamedPlot named;
    QPointer<PlotView> plot;  ///< the same, unless it is gone by then
  };
  [[nodiscard]] static std::deque<Waiting> paintable(const std::vector<NamedPlot>& plots);
  void paintPlot();
  void begin();
  void layOut();
  void paintPage();
  void paintNumber(const QSizeF& paper);
  void end();

  // The painter needs the printer until it ends.
  std::shared_ptr<QPrinter> printer_;
  std::unique_ptr<QTextDocument> document_;
  QPainter painter_;
  std::deque<Waiting> plots_;  ///< still to be painted
  std::size_t plotCount_;
  double margin_ = 0.0;  ///< in dots of the printer
  int first_ = 0;        ///< of the pages that are wanted; 0 before the layout
  int last_ = 0;
  int page_ = 0;  ///< that is painted next
  bool failed_ = false;
  bool over_ = false;
};

}  // namespace steelyard::ui
