// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "ui/plots/plot_export.h"
#include "ui/plots/redraw_clock.h"

class QGridLayout;
class QHBoxLayout;
class QMenu;
class QScrollArea;
class QToolButton;

namespace steelyard::ui {

class PlotCard;

/// Cards with plots that fill the area, which is scrolled where they would get too small. One card
/// can be enlarged to the whole area or detached into a separate window; cards can be closed (and
/// reopened from a menu that then appears) and rearranged by dragging their headers or from their
/// menus. All plots share one redraw clock.
class PlotGrid : public QWidget {
  Q_OBJECT
 public:
  explicit PlotGrid(QWidget* parent = nullptr);

  /// `id` is unique and valid in a file name. Takes ownership of `plot` and `controls` (shown in
  /// the header).
  void addPlot(const QString& id, const QString& title, PlotView* plot,
               QWidget* controls = nullptr);
  /// Puts a second plot left of the card's own, and takes ownership of it. It is one of plots()
  /// unless it is hidden. At most one a card.
  void setBeside(const QString& id, const NamedPlot& beside);
  /// Removes the card with its plot.
  void removePlot(const QString& id);
  /// Takes ownership of `footer`, which is shown below the plot.
  void setFooter(const QString& id, QWidget* footer);
  void setTitle(const QString& id, const QString& text);
  /// The title shows what the glossary says of this term, by the anchor of its entry; of none if
  /// the anchor is empty.
  void setTerm(const QString& id, const QString& anchor);
  /// What the card shows and what to look for in it: behind the "?" of its header. If it is empty,
  /// there is no "?".
  void setHelp(const QString& id, const QString& text);
  /// Takes ownership of `bar`, which is shown above the cards.
  void setBar(QWidget* bar);
  /// Opens or closes a card.
  void setPlotVisible(const QString& id, bool visible);
  /// The card with its plot, to point it out; nullptr if there is none.
  [[nodiscard]] QWidget* cardWidget(const QString& id) const;
  [[nodiscard]] bool isPlotVisible(const QString& id) const { return !closed_.contains(id); }
  /// All plots in order, including closed ones.
  [[nodiscard]] std::vector<NamedPlot> plots() const;
  [[nodiscard]] QStringList closedPlots() const { return closed_; }
  /// Opens these cards, in this order, and closes all others; unknown ids are ignored.
  void setShownPlots(const QStringList& ids);
  /// The open cards, in order.
  [[nodiscard]] QStringList shownPlots() const;
  /// Plots come in the order of `ids`; unknown ids are ignored.
  void setPlotOrder(const QStringList& ids);
  /// It is empty if there is none.
  [[nodiscard]] QString enlargedPlot() const { return enlarged_; }
  void setEnlargedPlot(const QString& id);
  /// Detaches a card into a separate window, or puts it back.
  void setDetached(const QString& id, bool detached);

 Q_SIGNALS:
  void exportRequested(const QString& id);
  void arrangementChanged();
  /// The user opened, closed or moved a card.
  /// \param before  shownPlots() before that
  void arrangedByUser(const QStringList& before);
  /// A card has come or gone for good.
  void cardsChanged();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void connectCard(PlotCard* card);
  void arrange();
  void place(const std::vector<PlotCard*>& open);
  void listClosed();
  void showByUser(const QString& id, bool visible);
  /// Where the board can be scrolled, the wheel does that until a plot has the focus.
  void shareWheel();
  [[nodiscard]] int scrollBarWidth() const;
  void moveCard(PlotCard* card, int place);
  void moveAmongOpen(PlotCard* card, int places);
  void markTarget(const PlotCard* dragged, const QPoint& onScreen);
  void dropCard(PlotCard* dragged, const QPoint& onScreen);
  [[nodiscard]] PlotCard* card(const QString& id) const;
  [[nodiscard]] PlotCard* cardUnder(const QPoint& onScreen) const;
  [[nodiscard]] std::vector<PlotCard*> shown() const;

  std::vector<PlotCard*> cards_;  // in order; children of the canvas
  QStringList closed_;
  QString enlarged_;
  RedrawClock clock_;
  QToolButton* closedButton_;
  QMenu* closedMenu_;
  QHBoxLayout* bar_;
  QScrollArea* scroll_;
  QWidget* canvas_;
  QGridLayout* grid_;
};

}  // namespace steelyard::ui
