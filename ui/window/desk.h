// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <vector>

class QSplitter;
class QStackedWidget;

namespace steelyard::ui {

class ColumnScroll;
struct WindowParts;

/// What fills the window: the messages across it, below them the three columns, and in place of the
/// columns, for a while, another page. In a window that is too narrow for the three columns, as
/// with words of another language, those at the sides scroll sideways.
class Desk : public QWidget {
  Q_OBJECT
 public:
  /// Takes over the parts, which it lays out, and the messages.
  Desk(const WindowParts& parts, const std::vector<QWidget*>& messages, QWidget* parent = nullptr);

  [[nodiscard]] QSplitter& columns() { return *columns_; }
  /// Takes over the page and shows it in place of the columns.
  void cover(QWidget* page);
  /// Shows the columns again.
  void uncover();

 protected:
  /// A column may get wider, and the window narrower.
  bool event(QEvent* event) override;

 private:
  void shareWidth();
  void addColumns(const WindowParts& parts);
  [[nodiscard]] QWidget* leftColumn(const WindowParts& parts);
  [[nodiscard]] QWidget* middleColumn(const WindowParts& parts);
  static void fillPages(const WindowParts& parts);

  QStackedWidget* stack_;
  QSplitter* columns_;
  ColumnScroll* left_ = nullptr;   ///< above what never scrolls
  QWidget* middle_ = nullptr;      ///< of the three columns
  ColumnScroll* right_ = nullptr;  ///< the whole column
  std::vector<QWidget*> below_;    ///< what stands below left_
};

}  // namespace steelyard::ui
