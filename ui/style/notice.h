// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QWidget>

namespace steelyard::ui {

class PlainLabel;

/// A message shown in place: an icon (so that its kind is not shown by colour alone) and wrapped
/// text. Hidden while there is no message.
class Notice : public QWidget {
  Q_OBJECT
 public:
  enum class Kind { Trouble, Hint };
  explicit Notice(Kind kind, QWidget* parent = nullptr);

  void say(const QString& text);
  /// From now on, what does not fit into so many lines is left out as fittingText() does; the tool
  /// tip has all of it.
  void setMostLines(int lines);
  /// All of it, also what is left out.
  [[nodiscard]] QString text() const { return said_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showFitting();
  [[nodiscard]] bool fits(const QString& text) const;

  QString said_;
  int mostLines_ = 0;  ///< 0: as many as are needed
  PlainLabel* text_;
};

}  // namespace steelyard::ui
