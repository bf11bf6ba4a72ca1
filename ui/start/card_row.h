// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>
#include <vector>

class QBoxLayout;
class QFrame;
class QVBoxLayout;

namespace steelyard::ui {

/// Cards that stand side by side where there is room for all of them, else one below the other.
/// What is higher than the area is scrolled.
class CardRow : public QScrollArea {
  Q_OBJECT
 public:
  explicit CardRow(QWidget* parent = nullptr);

  /// Adds a card with this heading.
  /// \return where its content goes; the card owns it
  QVBoxLayout* addCard(const QString& title);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  /// A card may need more room, as with larger text.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] int widthBeside() const;
  void arrange();

  QVBoxLayout* around_ = nullptr;
  QBoxLayout* row_;
  std::vector<QFrame*> cards_;
};

}  // namespace steelyard::ui
