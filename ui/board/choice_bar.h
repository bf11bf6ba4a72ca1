// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QToolButton;

namespace steelyard::ui {

class PlainLabel;

/// A thin bar, shown while samples are chosen, with the actions for them.
class ChoiceBar : public QWidget {
  Q_OBJECT
 public:
  explicit ChoiceBar(QWidget* parent = nullptr);

  /// \param chosen  of `all` samples; the bar is hidden at 0
  void setCount(std::size_t chosen, std::size_t all);

 Q_SIGNALS:
  /// \param keep  false if the samples are to be left out
  void stepWanted(bool keep);
  void clearWanted();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void showCount();
  QToolButton* addButton(const QString& objectName, const QString& text, const QString& purpose);

  PlainLabel* count_;
  std::size_t chosen_ = 0;
  QToolButton* keep_;
  QToolButton* leaveOut_;
};

}  // namespace steelyard::ui
