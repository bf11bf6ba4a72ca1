// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "ui/data/asked.h"

namespace steelyard::ui {

class HtmlLabel;
class PlainLabel;

/// The columns that can be inputs if this is asked; ascending.
[[nodiscard]] std::vector<Index> candidatesOf(const AskedTable& asked,
                                              const QuestionChoice& wanted);

/// The columns that a run uses if this is asked: the candidates that are not left out, and the
/// columns of numbers that are explained; ascending.
[[nodiscard]] std::vector<Index> columnsToUse(const AskedTable& asked,
                                              const QuestionChoice& wanted);

/// "What is taken from this": what is explained, by how many columns, and what happens to groups,
/// times, missing cells and units. Links change the candidates and what is done with missing cells.
class TakenSummary : public QWidget {
  Q_OBJECT
 public:
  explicit TakenSummary(QWidget* parent = nullptr);

  void showTaken(const AskedTable* asked, const QuestionChoice& wanted);

 Q_SIGNALS:
  void candidatesWanted();
  void policyChosen(steelyard::MissingPolicy policy);

 private:
  void choosePolicy();

  /// A line that is there only if it says something.
  struct Line {
    PlainLabel* title = nullptr;
    PlainLabel* field = nullptr;

    void say(const QString& text) const;
  };

  PlainLabel* explained_;
  HtmlLabel* candidates_;
  PlainLabel* groups_;
  Line time_, texts_;
  HtmlLabel* missing_;
  PlainLabel* units_;
};

}  // namespace steelyard::ui
