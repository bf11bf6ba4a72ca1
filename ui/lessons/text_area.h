// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

namespace steelyard::ui {

class HtmlLabel;

/// Text as high as it needs, up to some lines; beyond that it scrolls, so that it never takes the
/// room of what stands below. Never becomes lower by itself, so that what stands below stays; only
/// a window that is too low makes it so.
class TextArea : public QScrollArea {
  Q_OBJECT
 public:
  explicit TextArea(int mostLines, QWidget* parent = nullptr);

  /// Three parts of one rich text. A part may be empty.
  /// \param wanted  comes into view, its beginning at least
  void setText(const QString& before, const QString& wanted, const QString& after);
  [[nodiscard]] QString text() const;
  void setMostLines(int lines);
  /// The next text may be lower.
  void startAfresh();
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fit();
  void reveal();
  [[nodiscard]] int heightOf(const QString& richText) const;

  HtmlLabel* label_;
  QString before_, wanted_;
  int placed_ = 0;  // where the bar was put; elsewhere, a person has moved it
  int mostLines_;
  int highest_ = 0;
};

}  // namespace steelyard::ui
