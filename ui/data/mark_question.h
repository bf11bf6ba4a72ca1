// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <optional>

#include "core/data/doubtful_mark.h"

class QRadioButton;

namespace steelyard::ui {

class PlainLabel;

/// Asks whether a mark stands between thousands or begins the decimals, where no cell decides it.
/// It is only visible where there is something to ask.
class MarkQuestion : public QWidget {
  Q_OBJECT
 public:
  explicit MarkQuestion(QWidget* parent = nullptr);

  /// Asks anew; asks nothing without a doubt. An answered question stays, so that the answer can
  /// be changed.
  void ask(const std::optional<DoubtfulMark>& doubt);
  /// Whether there is a question without an answer.
  [[nodiscard]] bool isOpen() const;
  /// Whether there is one with an answer.
  [[nodiscard]] bool isAnswered() const { return doubt_ && !isOpen(); }
  /// The next key goes to the answers.
  void focusAnswers();
  /// Takes a dialect that was corrected by hand as the answer.
  void answerAs(const Dialect& dialect);
  /// The dialect with the mark as the answer says; requires an answer.
  [[nodiscard]] Dialect applied(Dialect dialect) const;

 Q_SIGNALS:
  void answered();

 private:
  PlainLabel* question_;
  QRadioButton* whole_;
  QRadioButton* decimals_;
  std::optional<DoubtfulMark> doubt_;
};

}  // namespace steelyard::ui
