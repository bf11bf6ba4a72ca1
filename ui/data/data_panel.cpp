// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/data_panel.h"

#include <QAction>
#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <utility>

#include "core/data/column_of_message.h"
#include "core/message.h"
#include "ui/count_text.h"
#include "ui/data/column_model.h"
#include "ui/data/column_panel.h"
#include "ui/data/elided_label.h"
#include "ui/data/history_action.h"
#include "ui/data/load_bar.h"
#include "ui/data/missing_chooser.h"
#include "ui/data/preview_model.h"
#include "ui/data/preview_table.h"
#include "ui/data/question_panel.h"
#include "ui/data/row_order_chooser.h"
#include "ui/data/table_history.h"
#include "ui/data/table_notes.h"
#include "ui/data/truth_options.h"
#include "ui/key_button.h"
#include "ui/message_text.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/prepare/preparation_panel.h"
#include "ui/style/notice.h"
#include "ui/style/scaled_font.h"

namespace steelyard::ui {

namespace {

QTableView* firstRows(PreviewModel* model, QWidget* parent) {
  QTableView* const table = previewTable(model, DataPanel::tr("First rows of the table"), parent);
  table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  return table;
}

PlainLabel* sentence(const QString& name, QWidget* parent) {
  auto* label = new PlainLabel(parent);
  label->setObjectName(name);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label->hide();
  return label;
}

QString asSentence(const std::string& note) {
  return capitalised(plainLine(note)) + QLatin1Char('.');
}

/// Unless it says itself which of its columns are the ground truth, all numbers are.
TableSnapshot asTruth(Dataset given) {
  if (given.columns_with(Role::truth).empty()) {
    for (const Index column : given.number_columns()) {
      RoleSet& roles = given.columns[static_cast<std::size_t>(column)].roles;
      roles = roles.with(Role::truth);
    }
  }
  return TableSnapshot(std::make_shared<const Dataset>(std::move(given)));
}

void say(PlainLabel* label, const QString& text) {
  label->setText(text);
  label->setVisible(!text.isEmpty());
}

}  // namespace

DataPanel::DataPanel(TableHistory& tables, QWidget* parent)
    : QWidget(parent),
      tables_(tables),
      undo_(new HistoryAction(history(), HistoryAction::Way::undo, this)),
      redo_(new HistoryAction(history(), HistoryAction::Way::redo, this)),
      loader_(new JobRunner(this)),
      name_(new ElidedLabel(this)),
      open_(new KeyButton(tr("Open..."), this)),
      summary_(sentence(QStringLiteral("summary"), this)),
      notes_(sentence(QStringLiteral("notes"), this)),
      error_(new Notice(Notice::Kind::Trouble, this)),
      itself_(new Notice(Notice::Kind::Hint, this)),
      loadBar_(new LoadBar(this)),
      question_(new QuestionPanel(this)),
      tabs_(new QTabWidget(this)),
      columns_(new ColumnPanel(this)),
      truthColumns_(new ColumnPanel(this)),
      preview_(new PreviewModel(this)),
      preparation_(new PreparationPanel(*undo_, this)),
      truthOptions_(new TruthOptions(this)),
      missing_(new MissingChooser(this)),
      rowOrder_(new RowOrderChooser(this)),
      wrap_(new QCheckBox(tr("Wrap periods"), this)) {
  build();
  connectParts();
  refresh();
}

void DataPanel::build() {
  open_->setFlat(true);
  QFont bold = name_->font();
  bold.setBold(true);
  name_->setFont(bold);
  open_->setToolTip(
      tr("Open a table, such as a text file with commas, semicolons, tabs or spaces between the "
         "numbers"));
  wrap_->setToolTip(
      tr("Wrap the values of columns that exceed their period into one period. Distances do not "
         "change; spreads, starting weights and plots do"));
  wrap_->hide();
  error_->setObjectName(QStringLiteral("error"));
  itself_->setObjectName(QStringLiteral("comparedWithItself"));
  truthColumns_->offerOnly({Role::truth});
  truthColumns_->hide();
  tabs_->addTab(columns_, tr("Columns"));
  tabs_->addTab(truthOptions_, tr("Target"));
  tabs_->addTab(preparation_, tr("Prepare"));
  tabs_->addTab(firstRows(preview_, this), tr("Preview"));
  tabs_->setDocumentMode(true);
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setVerticalSpacing(4);
  auto* title = new QHBoxLayout;
  title->addWidget(makeHeading(tr("1 Data"), this), 1);
  title->addWidget(open_);
  auto* table = new QVBoxLayout;
  table->setSpacing(2);
  table->addLayout(title);
  table->addWidget(name_);
  layout->addLayout(table, 0, 0, 1, 2);
  summary_->setForegroundRole(QPalette::PlaceholderText);
  layout->addWidget(summary_, 1, 0, 1, 2);
  layout->addWidget(loadBar_, 2, 0, 1, 2);
  layout->addWidget(error_, 3, 0, 1, 2);
  layout->addWidget(question_, 4, 0, 1, 2);
  layout->addWidget(itself_, 5, 0, 1, 2);
  layout->addWidget(tabs_, 6, 0, 1, 2);
  layout->addWidget(notes_, 7, 0, 1, 2);
  layout->addWidget(missing_, 8, 0, 1, 2);
  layout->addWidget(rowOrder_, 9, 0, 1, 2);
  layout->addWidget(wrap_, 10, 0, 1, 2);
  layout->setColumnStretch(0, 1);
  layout->setRowStretch(6, 1);
}

void DataPanel::connectParts() {
  connect(open_, &QPushButton::clicked, this, &DataPanel::chooseFile);
  connect(question_, &QuestionPanel::chosen, this, &DataPanel::takeAnswer);
  for (const auto over :
       {&DataPanel::openingEnded, &DataPanel::datasetChanged, &DataPanel::openingBegun}) {
    connect(this, over, this, [this] { opening_ = false; });  // before the bars are told
  }
  followLoading(*loadBar_);
  connect(loader_, &JobRunner::failed, this, [this](const QString& message) {
    if (std::exchange(restoring_, false)) {
      Q_EMIT restoreFailed(message);
    } else {
      showError(message);
    }
  });
  connectTables();
  connect(columns_, &ColumnPanel::selectionChanged, this, &DataPanel::columnsSelected);
  connect(preparation_, &PreparationPanel::stepWanted, this, &DataPanel::prepare);
  connect(preparation_, &PreparationPanel::changeWanted, this, &DataPanel::changeStep);
  connect(preparation_, &PreparationPanel::joinWanted, this, &DataPanel::chooseSideFile);
  connect(truthOptions_, &TruthOptions::compareWithThemselves, this,
          &DataPanel::compareInputsWithThemselves);
  connect(truthOptions_, &TruthOptions::openTruthFile, this, &DataPanel::chooseTruthFile);
  connect(truthOptions_, &TruthOptions::dropTruthFile, this, &DataPanel::clearTruthTable);
  connectOptions();
}

/// An edit goes to the tables, and comes back as what they are then.
void DataPanel::connectTables() {
  connect(columns_, &ColumnPanel::rolesEdited, this,
          [this](const std::vector<Column>& wanted) { tables_.setColumns(wanted, tr("roles")); });
  connect(columns_, &ColumnPanel::propertiesEdited, this,
          [this](const std::vector<Column>& wanted) {
            tables_.setColumns(wanted, tr("column properties"));
          });
  for (const auto edited : {&ColumnPanel::rolesEdited, &ColumnPanel::propertiesEdited}) {
    connect(truthColumns_, edited, &tables_, &TableHistory::setTruthColumns);
  }
  connect(&tables_, &TableHistory::rolesChanged, this, [this] {
    showColumns();
    refresh();
    Q_EMIT rolesChanged();
  });
  connect(&tables_, &TableHistory::propertiesChanged, this, [this] {
    showColumns();
    showNotes();
    Q_EMIT rolesChanged();
  });
  connect(&tables_, &TableHistory::changed, this, [this] {
    if (std::exchange(changing_, false)) {
      loader_->cancel();  // a step of a table that is no longer open
    }
    showKept();
    Q_EMIT tableChanged();
  });
  connect(&tables_, &TableHistory::heldChanged, this,
          [this] { preparation_->showHeld(tables_.held()); });
}

void DataPanel::setDataset(Dataset dataset) {
  showTable(TableSnapshot(std::make_shared<const Dataset>(std::move(dataset))));
}

void DataPanel::clear() { showTable({}); }

void DataPanel::showTable(const TableSnapshot& table) {
  Q_EMIT aboutToReplace();
  showError({});
  anotherWanted_ = false;
  clearTruthTable();
  keptOptions_.samples.clear();
  rowOrder_->setGuessed(false);
  rowOrder_->setRowOrder(RowOrder::automatic);
  tables_.open(table);
  showKept();
  Q_EMIT datasetChanged();
}

void DataPanel::showKept() {
  showColumns();
  question_->setTable(table());
  preparation_->showTable(table());
  refresh();
}

void DataPanel::showColumns() {
  columns_->setTable(table());
  truthColumns_->setTable(truth());
  preview_->setTable(table());
}

std::vector<Index> DataPanel::selectedColumns() const { return columns_->selectedColumns(); }

QUndoStack& DataPanel::history() { return tables_.history(); }

QString DataPanel::boundHistory(const void* inUse) {
  return tables_.forgetBeyondLimit(inUse) ? tables_.forgotten() : QString();
}

void DataPanel::goBackTo(std::size_t steps) { tables_.goBackTo(steps, tr("steps")); }

void DataPanel::setTruthTable(Dataset given) {
  const bool follows =
      hasDataset() && !table().table->rows.empty() && given.samples() == table().table->source_rows;
  if (hasDataset() && !follows && given.samples() != table().samples()) {
    anotherWanted_ = false;
    showError(tr("The target file has %1 rows, the data have %2. Both need the same number "
                 "of rows, in the same order.")
                  .arg(countText(given.samples()), countText(table().samples())));
    return;
  }
  tables_.setTruth(asTruth(std::move(given)));
  const std::string& file = truth().table->source;
  if (file.ends_with("xyz") && truth().columns_with(Role::truth).size() % 3 == 0) {
    setTruthKind(TruthKind::pair_distances);  // coordinates turn with the molecule
  }
  truthColumns_->setTable(truth());
  if (tabs_->indexOf(truthColumns_) < 0) {
    tabs_->insertTab(2, truthColumns_, tr("Target file"));
  }
  if (anotherWanted_ && hasDataset()) {
    explainAnother();
  }
  refresh();
  Q_EMIT rolesChanged();
}

void DataPanel::clearTruthTable() {
  if (!hasTruthTable()) {
    return;
  }
  tables_.setTruth({});
  setTruthKind(TruthKind::columns);
  truthColumns_->setTable(truth());
  tabs_->removeTab(tabs_->indexOf(truthColumns_));
  truthColumns_->hide();
  refresh();
  Q_EMIT rolesChanged();
}

void DataPanel::compareInputsWithThemselves() {
  if (!hasDataset()) {
    return;
  }
  clearTruthTable();
  ColumnModel& model = columns_->model();
  static_cast<void>(model.setRole(table().columns_with(Role::truth), Role::truth, false));
  static_cast<void>(model.setRole(table().columns_with(Role::input), Role::truth, true));
}

/// Until another file is there, the table keeps its question: the person may cancel.
void DataPanel::askFor(const QuestionChoice& wanted) {
  anotherWanted_ = wanted.what == QuestionChoice::Explain::Another;
  if (anotherWanted_) {
    return hasTruthTable() ? explainAnother() : askForTruthFile();
  }
  clearTruthTable();
  if (const auto text = textExplained(wanted, table().columns)) {
    return explainText(*text);
  }
  askOfColumns(wanted);
}

void DataPanel::explainAnother() {
  anotherWanted_ = false;
  askOfColumns({QuestionChoice::Explain::Another, {}});
}

void DataPanel::askOfColumns(const QuestionChoice& wanted) {
  TableSnapshot asked = table();
  applyWanted(wanted, asked);
  tables_.setColumns(std::move(asked.columns), tr("roles"));
  tellQuestion();
}

void DataPanel::tellQuestion() {
  Q_EMIT questionChosen(!hasTruthTable() && table().columns_with(Role::truth).empty() &&
                        !table().columns_with(Role::label).empty());
}

void DataPanel::setRoles(const std::vector<Column>& columns) {
  std::vector<Column> wanted = table().columns;
  for (std::size_t k = 0; k < wanted.size(); ++k) {
    wanted[k].roles = columns.at(k).roles;
  }
  tables_.setColumns(std::move(wanted), tr("roles"));
}

void DataPanel::showError(const QString& message) {
  error_->say(message);
  Q_EMIT troubled(message);
}

void DataPanel::followLoading(LoadBar& bar) {
  connect(this, &DataPanel::workBegun, &bar, &LoadBar::begin);
  connect(&bar, &LoadBar::cancelRequested, this, &DataPanel::cancelShown);
  connect(loader_, &JobRunner::progress, &bar, &LoadBar::setFraction);
  const auto showWhileNeeded = [this, &bar] { bar.setVisible(opening_ || isLoading()); };
  connect(loader_, &JobRunner::ended, &bar, showWhileNeeded);
  for (const auto over : {&DataPanel::openingEnded, &DataPanel::datasetChanged}) {
    connect(this, over, &bar, showWhileNeeded);
  }
}

void DataPanel::refresh() {
  tabs_->setEnabled(hasDataset());
  truthOptions_->setUsable(hasDataset());
  showSummary();
  scaleTruth();
  showTruthSource();
  countMissing();
  remarks_.clear();
  showNotes();
}

/// Until a person says how, as the command line does. What is told of roles tells of this, too.
void DataPanel::scaleTruth() {
  if (!truthScaling_) {
    return;
  }
  truthScaling_ = hasDataset() ? automatic_truth_scaling(table(), truth()) : TruthScaling();
  const QSignalBlocker quiet(truthOptions_);
  truthOptions_->setStandardise(truthScaling_->standardise);
  noted_ = options();
}

void DataPanel::askForRowOrder(bool guessed) { rowOrder_->setGuessed(guessed); }

void DataPanel::showRemarks(const std::vector<Message>& remarks) {
  remarks_ = remarks;
  showNotes();
}

void DataPanel::showNotes() {
  constexpr int lines = 3;
  QStringList notes;
  if (hasDataset() && !table().columns_with(Role::input).empty()) {
    notes << noteOfUnused(*table().table, unusedTexts(table()));  // first: it may be all they hold
  }
  for (const Message& remark : remarks_) {
    notes << plainLine(shownSentence(remark));
  }
  if (hasDataset()) {
    if (remarks_.empty()) {
      notes << constantInputs({table(), columns_->model()});
    }
    // What is said of one column stands at the column, too, so it may be cut off here.
    QStringList ofColumns;
    for (const Message& warning : table().table->warnings) {
      const bool ofColumn = column_of_message(warning, table().table->columns).has_value();
      (ofColumn ? ofColumns : notes) << plainLine(shownSentence(warning));
    }
    notes << ofColumns;
  }
  notes.removeAll(QString());
  notes_->setToolTip(tipText(notes.join(QLatin1Char('\n'))));
  say(notes_, notes.mid(0, lines).join(QLatin1Char('\n')));
  wrap_->setVisible(wrap_->isChecked() || periodIsExceeded());
}

bool DataPanel::periodIsExceeded() const {
  if (!hasDataset()) {
    return false;
  }
  const ColumnsView seen{table(), columns_->model()};
  return exceedsPeriod(seen, Role::input, &Column::period) ||
         exceedsPeriod(seen, Role::truth, &Column::truth_period) ||
         (hasTruthTable() &&
          exceedsPeriod({truth(), truthColumns_->model()}, Role::truth, &Column::truth_period));
}

void DataPanel::countMissing() {
  if (!hasDataset()) {
    missing_->setCounts(0, 0, 0);
    return;
  }
  const ColumnsView other{truth(), truthColumns_->model()};
  const MissingCells missing =
      missingCells({table(), columns_->model()}, hasTruthTable() ? &other : nullptr);
  missing_->setCounts(missing.cells, missing.rows, table().samples());
}

void DataPanel::showSummary() {
  if (!hasDataset()) {
    name_->setFullText(tr("No data yet"));
    say(summary_, tr("Open a file, or drop one onto the window."));
    return;
  }
  name_->setFullText(plainName(table().table->name));
  const auto inputs = static_cast<Index>(table().columns_with(Role::input).size());
  const auto columns = table().columns.size();
  const Index samples = table().samples();
  say(summary_,
      tr("%1 x %2, inputs: %3")
          .arg(countText(samples, tr("%1 sample"), tr("%1 samples", nullptr, howMany(samples))),
               countText(columns, tr("%1 column"), tr("%1 columns", nullptr, howMany(columns))),
               countText(inputs)));
}

void DataPanel::showTruthSource() {
  question_->showRoles(
      table(), hasTruthTable() ? std::optional(plainName(truth().table->name)) : std::nullopt);
  const std::vector<Index> explained =
      (hasTruthTable() ? truth() : table()).columns_with(Role::truth);
  const bool themselves =
      !hasTruthTable() && hasDataset() && explained == table().columns_with(Role::input);
  const bool columns = truthOptions_->kind() == TruthKind::columns;
  itself_->say(themselves && columns && !explained.empty()
                   ? tr("No column has been chosen to be explained: the table is compared with "
                        "itself. To explain a column, click Change above.")
                   : QString());
  const auto count = static_cast<Index>(explained.size());
  const QString name = hasTruthTable() ? plainName(truth().table->name) : tr("the table");
  const bool classes =
      hasDataset() && !hasTruthTable() && !table().columns_with(Role::label).empty();
  const bool kept =
      columns && truthScaling_ && !truthScaling_->standardise && !truthScaling_->note.empty();
  const QString scaling = kept ? "\n" + asSentence(truthScaling_->note) : QString();
  truthOptions_->setSource(
      (explained.empty()
           ? (classes ? tr("The classes of the label are explained.") : tr("No target chosen."))
       : themselves && columns ? tr("The inputs are compared with themselves.")
                               : truthOptions_->sentence(count, name)) +
          scaling,
      hasTruthTable());
}

}  // namespace steelyard::ui
