// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/sample_colours.h"

#include <QComboBox>
#include <QPoint>
#include <QSignalBlocker>
#include <algorithm>

namespace steelyard::ui {
namespace {

enum Source { OneColour, Label, Input, Truth };

/// A choice is stored as its source and the position there.
QPoint choiceOf(Source source, int position = 0) { return {source, position}; }

void offerColumns(QComboBox& choice, const std::vector<Feature>& features, Source source) {
  for (std::size_t position = 0; position < features.size(); ++position) {
    const QString name = QString::fromStdString(features[position].name);
    if (source == Input || choice.findText(name) < 0) {
      choice.addItem(name, choiceOf(source, static_cast<int>(position)));
    }
  }
}

ScatterColour byValue(const QString& title, const Matrix& values, int column) {
  const auto cells = values.col(column);
  return {title, {}, {}, {cells.begin(), cells.end()}};
}

ScatterColour byClass(const Labels& labels) {
  QStringList names;
  for (const std::string& name : labels.names) {
    names << QString::fromStdString(name);
  }
  return {QString::fromStdString(labels.name), labels.class_of, names, {}};
}

}  // namespace

void SampleColours::offer(QComboBox& choice, const Problem& problem) {
  const QSignalBlocker quiet(choice);
  const QString before = choice.currentText();
  choice.clear();
  if (problem.labels) {
    choice.addItem(tr("label: %1").arg(QString::fromStdString(problem.labels->name)),
                   choiceOf(Label));
  }
  choice.addItem(tr("one colour"), choiceOf(OneColour));
  offerColumns(choice, problem.features, Input);
  offerColumns(choice, problem.truth_features, Truth);
  choice.setCurrentIndex(std::max(0, choice.findText(before)));
}

ScatterColour SampleColours::colour(const QComboBox& choice, const Problem& problem) {
  const QPoint picked = choice.currentData().toPoint();
  switch (picked.x()) {
    case Label:
      return byClass(*problem.labels);
    case Input:
      return byValue(choice.currentText(), problem.inputs, picked.y());
    case Truth:
      return byValue(choice.currentText(), problem.truth, picked.y());
    default:
      return {};
  }
}

}  // namespace steelyard::ui
