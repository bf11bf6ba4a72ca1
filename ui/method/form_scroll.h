// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

namespace steelyard::ui {

class ParameterForm;

/// Scrolls a form. Before anybody scrolls, it ends between two rows rather than with a sliver of
/// one that nobody can read; a row of which a line can be seen shows that something follows. A
/// message about the field that has the focus is scrolled into sight.
class FormScroll : public QScrollArea {
  Q_OBJECT
 public:
  /// Takes ownership of the form.
  explicit FormScroll(ParameterForm* form, QWidget* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitSoon();
  void endAtRow();
  void revealMessage();

  ParameterForm* form_;
};

}  // namespace steelyard::ui
