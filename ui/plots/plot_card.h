// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>
#include <QString>
#include <optional>

#include "ui/plots/plot_export.h"

class QAction;
class QHBoxLayout;
class QMenu;

namespace steelyard::ui {

class CardHeader;
class GlyphButton;
class PlotView;

/// A plot with its header: title, controls of the plot, help and a menu. It may be detached
/// into a separate window. A card that would get narrower or lower than its plot can bear is
/// scrolled to instead.
class PlotCard : public QFrame {
  Q_OBJECT
 public:
  /// Takes ownership of `plot` and `controls` (may be null).
  PlotCard(QString id, const QString& title, PlotView* plot, QWidget* controls,
           QWidget* parent = nullptr);

  [[nodiscard]] QString id() const { return id_; }
  [[nodiscard]] QString title() const;
  [[nodiscard]] PlotView* plot() const { return plot_; }
  /// A second plot, left of the first, which keeps the key of both; at most one. Takes ownership.
  void setBeside(const NamedPlot& beside);
  [[nodiscard]] const std::optional<NamedPlot>& beside() const { return beside_; }
  void setTitle(const QString& title);
  /// The title shows what the glossary says of this term; see CardHeader.
  void setTerm(const QString& anchor);
  /// Takes ownership of `footer`: text or controls below the plot. At most one.
  void setFooter(QWidget* footer);
  /// What the card shows and what to look for in it. It is empty if there is no help.
  void setHelp(const QString& text);
  /// While it is the only card shown, a button restores the others.
  void setEnlarged(bool enlarged);
  /// Becomes a window that belongs to its parent. To put it back, give it a place in a layout.
  void detach();
  [[nodiscard]] bool isDetached() const { return isWindow(); }
  /// Highlights the card while another one is dragged over it.
  void setDropTarget(bool target);

 Q_SIGNALS:
  void closeRequested();
  void enlargeToggled();
  void moveRequested(int places);  ///< -1 for earlier, +1 for later
  void exportRequested();
  void detachToggled();
  void dragged(const QPoint& onScreen);
  void dropped(const QPoint& onScreen);

 protected:
  void paintEvent(QPaintEvent* event) override;
  /// A window that is closed is a card of the board again.
  void closeEvent(QCloseEvent* event) override;

 private:
  void fillMenu();
  void prepareMenu();
  void showHelp();

  QString id_;
  PlotView* plot_;
  QHBoxLayout* plots_;
  std::optional<NamedPlot> beside_;
  CardHeader* header_;
  QMenu* menu_;
  GlyphButton* restore_;
  GlyphButton* help_;
  GlyphButton* menuButton_;
  QAction* copyPicture_ = nullptr;
  QAction* copyNumbers_ = nullptr;
  QAction* enlarge_ = nullptr;
  QAction* detach_ = nullptr;
  bool enlarged_ = false;
  bool dropTarget_ = false;
};

}  // namespace steelyard::ui
