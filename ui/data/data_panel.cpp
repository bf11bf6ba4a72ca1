// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/data_panel.h"

#include <QCheckBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <algorithm>

#include "core/data/file_format.h"
#include "core/data/missing.h"
#include "core/error.h"
#include "ui/data/column_model.h"
#include "ui/data/column_panel.h"
#include "ui/data/data_loader.h"
#include "ui/data/default_roles.h"
#include "ui/data/elided_label.h"
#include "ui/data/import_dialog.h"
#include "ui/data/load_bar.h"
#include "ui/data/missing_chooser.h"
#include "ui/data/preview_model.h"
#include "ui/data/truth_options.h"
#include "ui/notice.h"

namespace steelyard::ui {

namespace {

QTableView* previewTable(PreviewModel* model, QWidget* parent) {
  auto* table = new QTableView(parent);
  table->setModel(model);
  table->setAccessibleName(DataPanel::tr("First rows of the table"));
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setTabKeyNavigation(false);
  table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 6);
  table->horizontalHeader()->setDefaultSectionSize(
      table->fontMetrics().horizontalAdvance(QStringLiteral("-0.000000000")));
  return table;
}

QLabel* sentence(const QString& name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(name);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label->hide();
  return label;
}

void say(QLabel* label, const QString& text) {
  label->setText(text);
  label->setVisible(!text.isEmpty());
}

std::vector<Index> columnsInUse(const Dataset& dataset) {
  std::vector<Index> used;
  for (std::size_t position = 0; position < dataset.columns.size(); ++position) {
    const RoleSet roles = dataset.columns[position].roles;
    if (roles.has(Role::input) || roles.has(Role::truth)) {
      used.push_back(static_cast<Index>(position));
    }
  }
  return used;
}

struct Gaps {
  Index cells = 0;
  std::vector<Index> wholeRows;  ///< ascending
};

/// Only the columns that have gaps are gone through row by row.
Gaps gapsIn(const Dataset& table, const ColumnModel& model, const std::vector<Index>& used) {
  Gaps gaps;
  std::vector<Index> incomplete;
  for (const Index column : used) {
    const Index missing = model.facts(column).missing;
    gaps.cells += missing;
    if (missing > 0) {
      incomplete.push_back(column);
    }
  }
  gaps.wholeRows = complete_rows(table, incomplete);
  return gaps;
}

/// Most formats say themselves how they are to be read; a file that cannot be opened is the
/// dialog's.
bool needsNoDialect(const QString& path) {
  try {
    return !file_format(QFile::encodeName(path).toStdString()).takes_dialect;
  } catch (const Error&) {
    return false;
  }
}

QString counted(Index count) { return QLocale().toString(static_cast<qlonglong>(count)); }

}  // namespace

DataPanel::DataPanel(QWidget* parent)
    : QWidget(parent),
      loader_(new DataLoader(this)),
      name_(new ElidedLabel(this)),
      open_(new QPushButton(tr("Open..."), this)),
      summary_(sentence(QStringLiteral("summary"), this)),
      notes_(sentence(QStringLiteral("notes"), this)),
      error_(new Notice(Notice::Kind::Trouble, this)),
      loadBar_(new LoadBar(this)),
      tabs_(new QTabWidget(this)),
      columns_(new ColumnPanel(this)),
      truthColumns_(new ColumnPanel(this)),
      preview_(new PreviewModel(this)),
      truthOptions_(new TruthOptions(this)),
      missing_(new MissingChooser(this)),
      wrap_(new QCheckBox(tr("Wrap periods"), this)) {
  build();
  connectParts();
  refresh();
}

void DataPanel::build() {
  QFont bold = name_->font();
  bold.setBold(true);
  name_->setFont(bold);
  open_->setToolTip(tr("Open a table: numbers separated by commas, semicolons, tabs or blanks"));
  wrap_->setToolTip(
      tr("Bring the values of columns that exceed their period into one period. Distances stay as "
         "they are; spreads, starting weights and pictures do not"));
  wrap_->hide();
  error_->setObjectName(QStringLiteral("error"));
  truthColumns_->offerOnly({Role::truth});
  truthColumns_->hide();
  tabs_->addTab(columns_, tr("Columns"));
  tabs_->addTab(truthOptions_, tr("Ground truth"));
  tabs_->addTab(previewTable(preview_, this), tr("Preview"));
  tabs_->setDocumentMode(true);
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setVerticalSpacing(4);
  layout->addWidget(name_, 0, 0);
  layout->addWidget(open_, 0, 1);
  layout->addWidget(summary_, 1, 0, 1, 2);
  layout->addWidget(loadBar_, 2, 0, 1, 2);
  layout->addWidget(error_, 3, 0, 1, 2);
  layout->addWidget(tabs_, 4, 0, 1, 2);
  layout->addWidget(notes_, 5, 0, 1, 2);
  layout->addWidget(missing_, 6, 0, 1, 2);
  layout->addWidget(wrap_, 7, 0, 1, 2);
  layout->setColumnStretch(0, 1);
  layout->setRowStretch(4, 1);
}

void DataPanel::connectParts() {
  connect(open_, &QPushButton::clicked, this, &DataPanel::chooseFile);
  connect(loadBar_, &LoadBar::cancelRequested, loader_, &DataLoader::cancel);
  connect(loader_, &DataLoader::progress, loadBar_, &LoadBar::setFraction);
  connect(loader_, &DataLoader::loaded, this, &DataPanel::take);
  connect(loader_, &DataLoader::failed, this, [this](const QString& message) {
    loadBar_->hide();
    showError(message);
  });
  connect(loader_, &DataLoader::cancelled, loadBar_, &QWidget::hide);
  for (ColumnPanel* panel : {columns_, truthColumns_}) {
    connect(panel, &ColumnPanel::rolesChanged, this, [this] {
      refresh();
      Q_EMIT rolesChanged();
    });
    connect(panel, &ColumnPanel::propertiesChanged, this, [this] {
      showNotes();
      Q_EMIT rolesChanged();
    });
  }
  connect(truthOptions_, &TruthOptions::standardiseChanged, this, &DataPanel::optionsChanged);
  connect(truthOptions_, &TruthOptions::kindChanged, this, [this] {
    showTruthSource();
    Q_EMIT optionsChanged();
  });
  connect(truthOptions_, &TruthOptions::compareWithThemselves, this,
          &DataPanel::compareInputsWithThemselves);
  connect(truthOptions_, &TruthOptions::openTruthFile, this, &DataPanel::chooseTruthFile);
  connect(truthOptions_, &TruthOptions::dropTruthFile, this, &DataPanel::clearTruthTable);
  connect(missing_, &MissingChooser::policyChanged, this, &DataPanel::optionsChanged);
  connect(wrap_, &QCheckBox::toggled, this, &DataPanel::optionsChanged);
}

bool DataPanel::isLoading() const { return loader_->isLoading(); }

void DataPanel::chooseFile() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open a table"));
  if (!path.isEmpty()) {
    openFile(path);
  }
}

void DataPanel::chooseTruthFile() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open the ground truth"));
  if (!path.isEmpty()) {
    openTruthFile(path);
  }
}

void DataPanel::openFile(const QString& path) { ask(path, Target::Data); }

void DataPanel::openTruthFile(const QString& path) { ask(path, Target::Truth); }

void DataPanel::loadFile(const QString& path, const Dialect& dialect) {
  load(path, dialect, Target::Data);
}

void DataPanel::ask(const QString& path, Target target) {
  if (needsNoDialect(path)) {
    load(path, std::nullopt, target);
    return;
  }
  auto* dialog = new ImportDialog(path, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this,
          [this, dialog, target] { load(dialog->path(), dialog->dialect(), target); });
  dialog->open();
}

void DataPanel::load(const QString& path, const std::optional<Dialect>& dialect, Target target) {
  error_->say({});
  pending_ = target;
  loadBar_->begin(QFileInfo(path).fileName());
  loader_->load(path, {dialect, {}});
}

void DataPanel::take(const std::shared_ptr<Dataset>& table) {
  loadBar_->hide();
  if (pending_ == Target::Truth) {
    setTruthTable(std::move(*table));
    return;
  }
  giveDefaultRoles(*table);
  truthOptions_->setStandardise(true);
  truthOptions_->setKind(TruthKind::columns);
  wrap_->setChecked(false);
  showTable(table);
}

void DataPanel::setDataset(Dataset dataset) {
  showTable(std::make_shared<Dataset>(std::move(dataset)));
}

void DataPanel::showTable(std::shared_ptr<Dataset> table) {
  error_->say({});
  clearTruthTable();
  kept_.samples.clear();
  dataset_ = std::move(table);
  columns_->setDataset(dataset_);
  preview_->setDataset(dataset_);
  refresh();
  Q_EMIT datasetChanged();
}

void DataPanel::setTruthTable(Dataset table) {
  if (dataset_ && table.samples() != dataset_->samples()) {
    showError(tr("The ground truth file has %1 rows, the data has %2. Both must have as many rows, "
                 "in the same order.")
                  .arg(counted(table.samples()), counted(dataset_->samples())));
    return;
  }
  truth_ = std::make_shared<Dataset>(std::move(table));
  if (truth_->columns_with(Role::truth).empty()) {
    for (Column& column : truth_->columns) {
      if (column.kind == ColumnKind::number) {
        column.roles = column.roles.with(Role::truth);
      }
    }
  }
  truthColumns_->setDataset(truth_);
  if (tabs_->indexOf(truthColumns_) < 0) {
    tabs_->insertTab(2, truthColumns_, tr("Truth file"));
  }
  refresh();
  Q_EMIT rolesChanged();
}

void DataPanel::clearTruthTable() {
  if (!truth_) {
    return;
  }
  truth_.reset();
  truthOptions_->setKind(TruthKind::columns);
  truthColumns_->setDataset(nullptr);
  tabs_->removeTab(tabs_->indexOf(truthColumns_));
  truthColumns_->hide();
  refresh();
  Q_EMIT rolesChanged();
}

void DataPanel::compareInputsWithThemselves() {
  if (!dataset_) {
    return;
  }
  clearTruthTable();
  ColumnModel& model = columns_->model();
  static_cast<void>(model.setRole(dataset_->columns_with(Role::truth), Role::truth, false));
  static_cast<void>(model.setRole(dataset_->columns_with(Role::input), Role::truth, true));
}

ProblemOptions DataPanel::options() const {
  ProblemOptions options = kept_;
  options.missing = missing_->policy();
  options.standardise_truth = truthOptions_->standardise();
  options.truth_kind = truthOptions_->kind();
  options.wrap_periods = wrap_->isChecked();
  return options;
}

void DataPanel::setOptions(const ProblemOptions& options) {
  kept_ = options;
  missing_->setPolicy(options.missing);
  truthOptions_->setStandardise(options.standardise_truth);
  truthOptions_->setKind(options.truth_kind);
  wrap_->setChecked(options.wrap_periods);
}

void DataPanel::showError(const QString& message) { error_->say(message); }

void DataPanel::refresh() {
  tabs_->setEnabled(dataset_ != nullptr);
  truthOptions_->setUsable(dataset_ != nullptr);
  showSummary();
  showTruthSource();
  countMissing();
  remarks_.clear();
  showNotes();
}

void DataPanel::showRemarks(const std::vector<std::string>& remarks) {
  remarks_ = remarks;
  showNotes();
}

void DataPanel::showNotes() {
  constexpr int lines = 3;
  QStringList notes;
  for (const std::string& remark : remarks_) {
    notes << QString::fromStdString(remark);
  }
  if (dataset_) {
    if (remarks_.empty()) {
      notes << constantColumns();
    }
    for (const std::string& warning : dataset_->warnings) {
      notes << QString::fromStdString(warning);
    }
  }
  notes.removeAll(QString());
  notes_->setToolTip(notes.join(QLatin1Char('\n')));
  say(notes_, notes.mid(0, lines).join(QLatin1Char('\n')));
  wrap_->setVisible(wrap_->isChecked() || periodIsExceeded());
}

bool DataPanel::periodIsExceeded() const {
  const auto exceeded = [](const Dataset& table, const ColumnModel& model, Role role,
                           double Column::*period) {
    const std::vector<Index> columns = table.columns_with(role);
    return std::any_of(columns.begin(), columns.end(), [&](Index column) {
      const double one = table.columns[static_cast<std::size_t>(column)].*period;
      return one > 0.0 && model.facts(column).range > one;
    });
  };
  return (dataset_ &&
          (exceeded(*dataset_, columns_->model(), Role::input, &Column::period) ||
           exceeded(*dataset_, columns_->model(), Role::truth, &Column::truth_period))) ||
         (truth_ && exceeded(*truth_, truthColumns_->model(), Role::truth, &Column::truth_period));
}

void DataPanel::showSummary() {
  if (!dataset_) {
    name_->setFullText(tr("No data yet"));
    say(summary_, tr("Open a file, or drop one on the window."));
    return;
  }
  name_->setFullText(QString::fromStdString(dataset_->name));
  const auto inputs = static_cast<Index>(dataset_->columns_with(Role::input).size());
  say(summary_, tr("%1 samples x %2 columns, %3 used as inputs")
                    .arg(counted(dataset_->samples()),
                         counted(static_cast<Index>(dataset_->columns.size())), counted(inputs)));
}

void DataPanel::showTruthSource() {
  const Dataset* table = truth_ ? truth_.get() : dataset_.get();
  const auto truth = table != nullptr ? table->columns_with(Role::truth) : std::vector<Index>{};
  const bool themselves = !truth_ && dataset_ && truth == dataset_->columns_with(Role::input);
  const bool columns = truthOptions_->kind() == TruthKind::columns;
  const auto count = static_cast<Index>(truth.size());
  const QString name = truth_ ? QString::fromStdString(truth_->name) : tr("the table");
  truthOptions_->setSource(truth.empty()           ? tr("No ground truth chosen.")
                           : themselves && columns ? tr("The inputs are compared with themselves.")
                                                   : truthOptions_->sentence(count, name),
                           truth_ != nullptr);
}

void DataPanel::countMissing() {
  if (!dataset_) {
    missing_->setCounts(0, 0, 0);
    return;
  }
  const Gaps here = gapsIn(*dataset_, columns_->model(), columnsInUse(*dataset_));
  Index cells = here.cells;
  std::vector<Index> whole = here.wholeRows;
  if (truth_) {
    const Gaps there = gapsIn(*truth_, truthColumns_->model(), truth_->columns_with(Role::truth));
    cells += there.cells;
    whole.clear();
    std::set_intersection(here.wholeRows.begin(), here.wholeRows.end(), there.wholeRows.begin(),
                          there.wholeRows.end(), std::back_inserter(whole));
  }
  const Index samples = dataset_->samples();
  missing_->setCounts(cells, cells == 0 ? 0 : samples - static_cast<Index>(whole.size()), samples);
}

QString DataPanel::constantColumns() const {
  QStringList names;
  for (const Index column : dataset_->columns_with(Role::input)) {
    if (columns_->model().facts(column).constant) {
      names << QString::fromStdString(dataset_->columns[static_cast<std::size_t>(column)].name);
    }
  }
  if (names.isEmpty()) {
    return {};
  }
  const int several = static_cast<int>(names.size());
  const QString some = names.mid(0, 3).join(QStringLiteral(", "));
  return several > 3 ? tr("%1 constant inputs tell nothing: %2, ...").arg(several).arg(some)
                     : tr("Constant inputs tell nothing: %1").arg(some);
}

}  // namespace steelyard::ui
