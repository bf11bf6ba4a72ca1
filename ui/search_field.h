// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLineEdit>

namespace steelyard::ui {

/// The words that a list is searched for. Escape, as the button in it, clears them; only in an
/// empty field does it do what it does elsewhere: stop a run, or close a dialog.
class SearchField : public QLineEdit {
  Q_OBJECT
 public:
  explicit SearchField(QWidget* parent = nullptr);

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] bool clearsBy(const QKeyEvent& key) const;
};

}  // namespace steelyard::ui
