// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/clusters_view.h"

#include <QComboBox>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "core/problem/samples_as_points.h"
#include "ui/board/confusion_model.h"
#include "ui/board/narrow_combo.h"
#include "ui/board/observing_shares.h"
#include "ui/copied_cells.h"
#include "ui/count_text.h"
#include "ui/fault_text.h"
#include "ui/message_text.h"
#include "ui/number_text.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/plots/bar_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/shown/shown.h"
#include "ui/style/follow_font.h"
#include "ui/wrapped_label.h"

namespace steelyard::ui {
namespace {

constexpr int withoutLabel = 3;  // clusters
constexpr int mostClusters = 200;
constexpr int fewestRowsSeen = 3;
constexpr int mostRowsSeen = 8;

GroupSource groupsOf(const QComboBox& combo) {
  return static_cast<GroupSource>(combo.currentData().toInt());
}

void select(QComboBox& combo, GroupSource source) {
  const QSignalBlocker quiet(combo);
  combo.setCurrentIndex(combo.findData(static_cast<int>(source)));
}

/// The letters that tell the choices apart where there is room: all of the first, which is chosen
/// when the card opens. A narrow card still shortens it.
int lettersOf(const QComboBox& combo) {
  constexpr int longEnough = 10;  // tells "classes" from the others
  const QFontMetrics letters = combo.fontMetrics();
  const int one = std::max(1, letters.horizontalAdvance(QLatin1Char('X')));
  const int whole = 1 + letters.horizontalAdvance(combo.itemText(0)) / one;
  return std::max(longEnough, whole);
}

}  // namespace

ClustersView::ClustersView(PlotGrid& grid, const Shown& shown, QObject* parent)
    : QObject(parent),
      grid_(grid),
      shown_(shown),
      plot_(new BarPlot),
      a_(narrowCombo("clustersA", tr("Groups to compare"))),
      b_(narrowCombo("clustersB", tr("Groups to compare them with"))),
      algorithm_(narrowCombo("clustersAlgorithm", tr("How clusters are found"))),
      model_(new ConfusionModel(this)),
      feed_(&ClustersView::serve, openedCardShare, [this](const Reply& reply) { show(reply); }) {
  grid_.addPlot(ClustersView::id(), tr("Clusters"), plot_, makeControls());
  grid_.setFooter(ClustersView::id(), makeFooter());
  plot_->setAxisTitles(tr("Group"), tr("Purity"));
  clear(tr("How well clusters match the label or each other"));
  connect(&grid_, &PlotGrid::arrangementChanged, this, &ClustersView::askIfWanted);
}

QString ClustersView::help() const {
  return tr(
      "Two clusterings of the samples, compared: clusters of the shown space, of all "
      "inputs, of the target, or the classes of the label. Look for: bars "
      "near 1, groups that consist of one class.");
}

void ClustersView::fillCombos() {
  for (QComboBox* combo : {a_, b_}) {
    combo->addItem(tr("shown space"), static_cast<int>(GroupSource::shown_inputs));
    combo->addItem(tr("all inputs, equally weighted"), static_cast<int>(GroupSource::all_inputs));
    combo->addItem(tr("target"), static_cast<int>(GroupSource::truth));
    combo->addItem(tr("label"), static_cast<int>(GroupSource::label));
    combo->setItemData(0, tr("Clusters of the space that the projection shows"), Qt::ToolTipRole);
    combo->setItemData(1, tr("Clusters of all inputs, scaled to equal spread"), Qt::ToolTipRole);
    combo->setItemData(2, tr("Clusters of the target"), Qt::ToolTipRole);
    combo->setItemData(3, tr("The classes of the label column"), Qt::ToolTipRole);
    combo->setMinimumContentsLength(lettersOf(*combo));
    fitList(*combo);
  }
  select(*b_, GroupSource::label);
  using Algorithm = ClusterOptions::Algorithm;
  algorithm_->addItem(tr("k-means"), static_cast<int>(Algorithm::k_means));
  algorithm_->addItem(tr("density peaks"), static_cast<int>(Algorithm::density_peaks));
  algorithm_->setItemData(1, tr("The data decide how many clusters there are (Z = 1.6)"),
                          Qt::ToolTipRole);
  fitList(*algorithm_);
}

QWidget* ClustersView::makeControls() {
  fillCombos();
  auto* controls = new QWidget;
  auto* row = new QHBoxLayout(controls);
  row->setContentsMargins({});
  row->addWidget(a_);
  row->addWidget(new PlainLabel(tr("with"), controls));
  row->addWidget(b_);
  for (QComboBox* combo : {a_, b_, algorithm_}) {
    connect(combo, &QComboBox::currentIndexChanged, this, &ClustersView::changeControls);
  }
  return controls;
}

QWidget* ClustersView::makeClustering() {
  auto* clustering = new QWidget;
  auto* row = new QHBoxLayout(clustering);
  row->setContentsMargins({});
  clusters_ = new QSpinBox(clustering);
  clusters_->setObjectName(QStringLiteral("clustersNumber"));
  clusters_->setRange(1, mostClusters);
  clusters_->setValue(withoutLabel);
  clusters_->setKeyboardTracking(false);
  clusters_->setAccessibleName(tr("Number of clusters"));
  clusters_->setToolTip(tr("Number of clusters"));
  row->addWidget(new PlainLabel(tr("Clusters by"), clustering));
  row->addWidget(algorithm_);
  row->addWidget(clusters_);
  row->addStretch(1);
  connect(clusters_, &QSpinBox::valueChanged, this, &ClustersView::changeControls);
  return clustering;
}

QWidget* ClustersView::makeFooter() {
  auto* footer = new QWidget;
  auto* rows = new QVBoxLayout(footer);
  rows->setContentsMargins(6, 0, 6, 4);
  sentence_ = new WrappedLabel(footer);
  sentence_->setObjectName(QStringLiteral("clustersSentence"));
  table_ = new QTableView(footer);
  table_->setObjectName(QStringLiteral("confusionTable"));
  table_->setAccessibleName(tr("Number of samples for each pair of groups"));
  table_->setModel(model_);
  letCopyCells(*table_);
  table_->setFrameShape(QFrame::NoFrame);
  table_->horizontalHeader()->setResizeContentsPrecision(mostRowsSeen);  // else all cells
  followFont(*table_, [this] { fitTable(); });
  rows->addWidget(makeClustering());
  rows->addWidget(sentence_);
  rows->addWidget(table_);
  return footer;
}

void ClustersView::clear(const QString& why) {
  plot_->clear();
  plot_->setPlaceholder(why);
  model_->setTable({});
  sentence_->showText({});
  table_->hide();
}

void ClustersView::showProblem(const ProblemPtr& problem) {
  problem_ = problem;
  feed_.forget();
  stale_ = true;
  if (!problem_) {
    return clear(tr("How well clusters match the label or each other"));
  }
  const bool labelled = problem_->labels.has_value();
  if ((groupsOf(*b_) == GroupSource::label) != labelled) {
    select(*b_, labelled ? GroupSource::label : GroupSource::all_inputs);
  }
  const auto classes = labelled ? static_cast<int>(problem_->labels->names.size()) : withoutLabel;
  const QSignalBlocker quiet(clusters_);
  clusters_->setValue(std::clamp(classes, 2, mostClusters));
  clear(tr("Clustering the samples..."));
}

void ClustersView::follow() {
  if (revision_ != shown_.settledRevision()) {
    revision_ = shown_.settledRevision();
    stale_ = true;
  }
  askIfWanted();
}

void ClustersView::setColouring(bool on) {
  colouring_ = on;
  askIfWanted();
}

void ClustersView::changeControls() {
  clusters_->setEnabled(algorithm_->currentData().toInt() ==
                        static_cast<int>(ClusterOptions::Algorithm::k_means));
  stale_ = true;
  askIfWanted();
}

void ClustersView::askIfWanted() {
  const bool wanted = colouring_ || grid_.isPlotVisible(id());
  const LearnedSpace& space = shown_.settledSpace();
  if (!wanted || !stale_ || !problem_ || space.dimension() != problem_->dimension()) {
    return;
  }
  stale_ = false;
  ClusterComparisonOptions options;
  options.a = groupsOf(*a_);
  options.b = groupsOf(*b_);
  options.space = space;
  options.clustering.algorithm =
      static_cast<ClusterOptions::Algorithm>(algorithm_->currentData().toInt());
  options.clustering.clusters = clusters_->value();
  feed_.requestInstead({problem_, std::move(options), true});
}

std::optional<ClustersView::Reply> ClustersView::serve(const Request& request,
                                                       const std::stop_token& stop) {
  try {
    auto found = compare_clusters(*request.problem, request.options, stop);
    return found ? std::optional(Reply{std::move(found), {}}) : std::nullopt;
  } catch (...) {
    return Reply{std::nullopt, faultText().toStdString()};
  }
}

/// Before a run, or if all inputs have equal weight, both groupings come from the same space: they
/// agree perfectly, which carries no information. Nor does it where the ground truth is the inputs.
bool ClustersView::comparesWithItself(const ClusterComparison& found) const {
  const auto spaceIsAlike = [this](GroupSource source) {
    return source == GroupSource::all_inputs ||
           (source == GroupSource::shown_inputs && problem_ &&
            shown_.settledSpace() == LearnedSpace(inverse_deviations(*problem_)));
  };
  const GroupSource a = groupsOf(*a_);
  const GroupSource b = groupsOf(*b_);
  if (a == b || (spaceIsAlike(a) && spaceIsAlike(b))) {
    return true;
  }
  const bool labelled = a == GroupSource::label || b == GroupSource::label;
  return !labelled && (spaceIsAlike(a) || spaceIsAlike(b)) && found.adjusted_rand >= 1.0;
}

void ClustersView::tellGroups(const ClusterComparison& found) {
  if (groupsOf(*a_) != GroupSource::label) {
    Q_EMIT grouped(found.a);
  } else if (groupsOf(*b_) != GroupSource::label) {
    Q_EMIT grouped(found.b);
  }
}

void ClustersView::show(const Reply& reply) {
  if (!reply.found) {
    return clear(QString::fromStdString(reply.trouble));
  }
  const ClusterComparison& found = *reply.found;
  if (comparesWithItself(found)) {
    clear(tr("Both clusterings are the same so far. Start a run, or compare with another one."));
    return tellGroups(found);
  }
  showBars(found);
  sentence_->showText(sentenceOf(found));
  ConfusionTable table = found.table;
  table.rows = shownWords(found.a.names);
  table.columns = shownWords(found.b.names);
  model_->setTable(table);
  fitTable();
  table_->show();
  tellGroups(found);
}

void ClustersView::fitTable() {
  const int line = table_->fontMetrics().height() + 4;
  table_->verticalHeader()->setMinimumSectionSize(line);
  table_->verticalHeader()->setDefaultSectionSize(line);
  table_->horizontalHeader()->setMinimumSectionSize(4 * table_->fontMetrics().averageCharWidth());
  table_->resizeColumnsToContents();
  const auto heightOf = [this, line](int rows) {
    return table_->horizontalHeader()->sizeHint().height() +
           std::min(rows, model_->rowCount()) * line + 4;
  };
  table_->setMinimumHeight(heightOf(fewestRowsSeen));
  table_->setMaximumHeight(heightOf(mostRowsSeen));
}

void ClustersView::showBars(const ClusterComparison& found) {
  QStringList names;
  std::vector<double> shares;
  for (std::size_t group = 0; group < found.makeup.size(); ++group) {
    const ClusterMakeup& makeup = found.makeup[group];
    names << tr("%1 (%2)").arg(plainName(shownWords(found.a.names[group])), countText(makeup.size));
    shares.push_back(makeup.fraction);
  }
  plot_->setBars(names, std::move(shares));
}

QString ClustersView::sentenceOf(const ClusterComparison& found) {
  const auto number = [](double value) { return fixedText(value, 3); };
  const auto groups = [](std::size_t count) {
    return countText(count, tr("%1 group"), tr("%1 groups", nullptr, howMany(count)));
  };
  QString text = tr("%1 (%2) with %3 (%4): purity %5, one to one %6, adjusted Rand index %7, "
                    "normalised mutual information %8.")
                     .arg(plainName(shownWords(found.a.name)))
                     .arg(groups(found.a.names.size()))
                     .arg(plainName(shownWords(found.b.name)))
                     .arg(groups(found.b.names.size()))
                     .arg(number(found.purity.purity), number(found.purity.matched),
                          number(found.adjusted_rand), number(found.mutual_information));
  text = capitalised(text);
  for (const Message& note : found.notes) {
    text += QLatin1Char(' ') + QString::fromStdString(shownWords(note));
  }
  return text;
}

}  // namespace steelyard::ui
