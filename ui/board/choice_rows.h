// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <vector>

class QVBoxLayout;

namespace steelyard::ui {

/// Choices of a card side by side, in as many rows as the width of the card makes necessary: a box
/// begins a new row rather than being narrower than it wants to be.
class ChoiceRows : public QWidget {
  Q_OBJECT
 public:
  explicit ChoiceRows(QWidget* parent = nullptr);

  /// Takes ownership. While the choice is hidden, it takes no room.
  void add(QWidget* choice);
  /// As wide as its widest choice must be: the others can go below it.
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// For each choice the row in which it stands.
  [[nodiscard]] std::vector<int> wantedRows() const;
  void arrange();

  QVBoxLayout* column_;
  std::vector<QWidget*> choices_;
  std::vector<int> rows_;  ///< as arranged
};

}  // namespace steelyard::ui
