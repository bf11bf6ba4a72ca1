// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/sample_colours.h"

#include <QComboBox>
#include <QPoint>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "ui/board/narrow_combo.h"
#include "ui/board/truth_names.h"
#include "ui/count_text.h"
#include "ui/message_text.h"
#include "ui/number_text.h"
#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

enum Source { OneColour, Label, Input, Truth, Cluster, LabelError, TruthError };

/// A choice is stored as its source and the position in it.
QPoint choiceOf(Source source, int position = 0) { return {source, position}; }

Source colourSource(const QComboBox& choice) {
  return static_cast<Source>(choice.currentData().toPoint().x());
}

using Lines = std::vector<ComboLine>;

void addInputs(const Problem& problem, Lines& lines) {
  for (std::size_t position = 0; position < problem.features.size(); ++position) {
    lines.push_back(
        {plainName(problem.features[position].name), choiceOf(Input, static_cast<int>(position))});
  }
}

/// Not the inputs themselves, where the table is compared with itself.
void addTruth(const Problem& problem, Lines& lines) {
  const std::vector<Index> inputs = inputsNamedLikeTruth(problem);
  for (std::size_t position = 0; position < inputs.size(); ++position) {
    const QString name = plainName(problem.truth_features[position].name);
    const auto column = static_cast<Index>(position);
    const Index input = inputs[position];
    if (input < 0 || problem.inputs.col(input) != problem.truth.col(column)) {
      lines.push_back({input < 0 ? name : SampleColours::tr("%1 (target)").arg(name),
                       choiceOf(Truth, static_cast<int>(column))});
    }
  }
}

ScatterColour byValue(const QString& title, const Matrix& values, int column) {
  const auto cells = values.col(column);
  return {title, {}, {}, {cells.begin(), cells.end()}};
}

QStringList asTexts(const std::vector<std::string>& names) {
  QStringList texts;
  for (const std::string& name : names) {
    texts << plainName(name);
  }
  return texts;
}

ScatterColour byClass(const Labels& labels) {
  return {plainName(labels.name), labels.class_of, asTexts(labels.names), {}};
}

ScatterColour byGroup(const Groups& groups) {
  return {
      plainName(shownWords(groups.name)), groups.group_of, asTexts(shownWords(groups.names)), {}};
}

}  // namespace

void SampleColours::offer(QComboBox& choice, const Problem& problem) {
  Lines lines;
  if (problem.labels) {
    lines.push_back({tr("label: %1").arg(plainName(problem.labels->name)), choiceOf(Label)});
  }
  lines.push_back({tr("one colour"), choiceOf(OneColour)});
  lines.push_back({tr("cluster"), choiceOf(Cluster)});
  if (problem.labels) {
    lines.push_back({tr("error of the label"), choiceOf(LabelError)});
  }
  if (problem.truth.cols() > 0 && problem.truth_kind != TruthKind::distance_matrix) {
    lines.push_back({tr("error of the target"), choiceOf(TruthError)});
  }
  lines.push_back({{}, {}, true});
  addTruth(problem, lines);
  addInputs(problem, lines);
  setLines(choice, std::move(lines));
}

bool SampleColours::needsGroups(const QComboBox& choice) { return colourSource(choice) == Cluster; }

bool SampleColours::needsErrors(const QComboBox& choice) {
  return colourSource(choice) == LabelError || colourSource(choice) == TruthError;
}

namespace {

/// Adds "one sample in 4" if not all samples were examined.
QString withStride(const QString& title, Index stride) {
  return stride > 1 ? SampleColours::tr("%1 (one sample in %2)").arg(title, countText(stride))
                    : title;
}

ScatterColour byWrongClass(const NeighbourError& error) {
  ScatterColour colour{withStride(SampleColours::tr("class by neighbours"), error.stride),
                       {},
                       {SampleColours::tr("right"),
                        SampleColours::tr("wrong (%1 %)").arg(fixedText(100.0 * error.mean, 1))},
                       {}};
  for (const double value : error.error) {
    colour.classes.push_back(std::isnan(value) ? -1 : static_cast<int>(value));
  }
  return colour;
}

ScatterColour byMiss(const NeighbourError& error) {
  const QString mean = numberText(error.mean, 2);
  return {withStride(SampleColours::tr("error / std. dev., mean %1").arg(mean), error.stride),
          {},
          {},
          {error.error.begin(), error.error.end()}};
}

}  // namespace

ScatterColour SampleColours::colour(const QComboBox& choice, const Problem& problem,
                                    const SampleFindings& findings) {
  const int position = choice.currentData().toPoint().y();
  const PredictionErrors* const errors = findings.errors ? &*findings.errors : nullptr;
  switch (colourSource(choice)) {
    case Label:
      return byClass(*problem.labels);
    case Input:
      return byValue(choice.currentText(), problem.inputs, position);
    case Truth:
      return byValue(choice.currentText(), problem.truth, position);
    case Cluster:
      return findings.groups ? byGroup(*findings.groups) : ScatterColour{};
    case LabelError:
      return errors != nullptr && errors->label ? byWrongClass(*errors->label) : ScatterColour{};
    case TruthError:
      return errors != nullptr && errors->truth ? byMiss(*errors->truth) : ScatterColour{};
    default:
      return {};
  }
}

}  // namespace steelyard::ui
