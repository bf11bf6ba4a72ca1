// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace steelyard::ui {

/// An underlined word of the window. A click or Return shows what the glossary says of it, right
/// there, with a button that opens the page of the glossary: for that a QWhatsThisClickedEvent
/// whose address is a place of the help goes to the widgets around this.
///
/// A text that is too long for its room is wrapped.
class GlossaryLink : public QAbstractButton {
  Q_OBJECT
 public:
  explicit GlossaryLink(QWidget* parent = nullptr);
  /// \param anchor  of the entry in the glossary: "imbalance-plane"
  GlossaryLink(const QString& anchor, const QString& text, QWidget* parent = nullptr);

  /// What the text stands for.
  void setTerm(const QString& anchor);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] int heightForWidth(int width) const override;

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void explain();
  void openPage();

  QString anchor_;
};

}  // namespace steelyard::ui
