// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

class QTextLayout;

namespace steelyard::ui {

/// An underlined word of the window. A click or Return shows what the glossary says of it, right
/// there, with a button that opens the page of the glossary: for that a QWhatsThisClickedEvent
/// whose address is a place of the help goes to the widgets around this.
///
/// A text that is too long for its room is wrapped. It may end a sentence, with which it is then
/// one flowing text.
class GlossaryLink : public QAbstractButton {
  Q_OBJECT
 public:
  explicit GlossaryLink(QWidget* parent = nullptr);
  /// \param anchor  of the entry in the glossary: "imbalance-plane"
  GlossaryLink(const QString& anchor, const QString& text, QWidget* parent = nullptr);

  /// The words of the sentence before the text, which are neither underlined nor as strong; the
  /// sentence has its full stop.
  void setWordsBefore(const QString& words);
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
  [[nodiscard]] QString sentence() const;
  void layOutSentence(QTextLayout& lines, int width) const;

  QString anchor_;
  QString before_;
};

}  // namespace steelyard::ui
