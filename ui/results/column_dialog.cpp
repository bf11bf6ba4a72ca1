// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/column_dialog.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "core/analysis/column_figure.h"
#include "ui/fault_text.h"
#include "ui/figures/figure_plot.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/plots/plot_view.h"
#include "ui/term_text.h"

namespace steelyard::ui {

ColumnDialog::ColumnDialog(QWidget* parent)
    : QDialog(parent),
      rows_(new QVBoxLayout(this)),
      targets_(new QComboBox(this)),
      help_(new PlainLabel(this)),
      query_(&ColumnDialog::serve, 1.0, [this](const Reply& reply) { draw(reply); }) {
  constexpr int width = 520;
  constexpr int height = 420;
  resize(width, height);
  targets_->setObjectName(QStringLiteral("target"));
  targets_->setAccessibleName(tr("Column of the target"));
  help_->setWordWrap(true);
  help_->setForegroundRole(QPalette::PlaceholderText);
  rows_->addWidget(targets_, 0, Qt::AlignLeft);
  rows_->addWidget(help_);
  connect(targets_, &QComboBox::currentIndexChanged, this, &ColumnDialog::ask);
}

QString ColumnDialog::whyNot(const ProblemPtr& problem) {
  if (!problem) {
    return tr("The table of this run is missing");
  }
  return targets_to_draw(*problem).empty()
             ? tr("There is no target column that a column could be drawn against")
             : QString();
}

void ColumnDialog::showColumn(const ProblemPtr& problem, Index input) {
  const QString before = targets_->currentText();
  const QString name = plainName(problem->features[static_cast<std::size_t>(input)].name);
  problem_ = problem;
  input_ = input;
  {
    const QSignalBlocker quiet(targets_);
    targets_->clear();
    for (const std::string& target : targets_to_draw(*problem)) {
      targets_->addItem(plainName(target));
    }
    const bool itself = targets_->count() > 1 && targets_->itemText(0) == name;
    const int kept = targets_->findText(before);
    targets_->setCurrentIndex(kept >= 0 ? kept : (itself ? 1 : 0));
  }
  targets_->setVisible(targets_->count() > 1);
  setWindowTitle(name);
  ask();
}

void ColumnDialog::ask() {
  query_.requestInstead(
      {problem_, input_, static_cast<std::size_t>(std::max(targets_->currentIndex(), 0))});
}

std::optional<ColumnDialog::Reply> ColumnDialog::serve(const Request& request,
                                                       const std::stop_token& stop) {
  Reply reply;
  try {
    reply.figure = column_figure(*request.problem, request.input, request.target, stop);
    if (!reply.figure) {
      return std::nullopt;
    }
  } catch (...) {
    reply.trouble = faultText().toStdString();
  }
  return reply;
}

void ColumnDialog::draw(const Reply& reply) {
  if (!reply.figure) {
    help_->setText(QString::fromStdString(reply.trouble));
    if (plot_ != nullptr) {
      plot_->clear();  // of another column
    }
    return;
  }
  const Figure& figure = *reply.figure;
  if (plot_ == nullptr || !canShow(*plot_, figure)) {
    delete plot_;
    plot_ = newPlotFor(figure);
    rows_->insertWidget(1, plot_, 1);
  }
  showFigure(figure, *plot_);
  setWindowTitle(plainLine(shownTerm(figure.title)));
  help_->setText(plainLine(shownTerm(figure.help)));
  plot_->setAccessibleName(plainLine(shownTerm(figure.title)));
}

}  // namespace steelyard::ui
