// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <vector>

class QSplitter;
class QStackedWidget;

namespace steelyard::ui {

struct WindowParts;

/// What fills the window: the messages across it, below them the three columns, and in place of the
/// columns, for a while, another page.
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

 private:
  [[nodiscard]] QWidget* leftColumn(const WindowParts& parts);
  [[nodiscard]] QWidget* middleColumn(const WindowParts& parts);
  static void fillPages(const WindowParts& parts);

  QStackedWidget* stack_;
  QSplitter* columns_;
};

}  // namespace steelyard::ui
