// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

namespace steelyard::ui {

class HtmlLabel;

/// Text as high as it needs, up to some lines; beyond that it scrolls, so that it never takes the
/// room of what stands below. Never becomes lower by itself, so that what stands below stays.
class TextArea : public QScrollArea {
  Q_OBJECT
 public:
  explicit TextArea(int mostLines, QWidget* parent = nullptr);

  void setText(const QString& richText);
  [[nodiscard]] QString text() const;
  void setMostLines(int lines);
  /// The next text may be lower.
  void startAfresh();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fit();

  HtmlLabel* label_;
  int mostLines_;
  int highest_ = 0;
};

}  // namespace steelyard::ui
