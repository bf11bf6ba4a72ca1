// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/import_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "core/data/delimited_reader.h"
#include "core/data/mark_doubt.h"
#include "core/data/table_reader.h"
#include "core/data/target_roles.h"
#include "core/message.h"
#include "ui/count_text.h"
#include "ui/data/candidate_dialog.h"
#include "ui/data/dialect_words.h"
#include "ui/data/import_preview_model.h"
#include "ui/data/mark_question.h"
#include "ui/data/preview_model.h"
#include "ui/data/preview_table.h"
#include "ui/data/question_chooser.h"
#include "ui/data/taken_summary.h"
#include "ui/fault_text.h"
#include "ui/jobs/job_runner.h"
#include "ui/message_text.h"
#include "ui/native_text.h"
#include "ui/plain_label.h"
#include "ui/style/fit_to_screen.h"

namespace steelyard::ui {
namespace {

constexpr std::size_t previewRows = 50;

QComboBox* characterBox(const std::vector<std::pair<QString, char>>& entries, QWidget* parent) {
  auto* box = new QComboBox(parent);
  for (const auto& [text, character] : entries) {
    box->addItem(text, static_cast<int>(character));
  }
  return box;
}

/// Selects a value; adds it to the list, under this name, if it is not there.
void select(QComboBox* box, const QString& name, const QVariant& value) {
  if (box->findData(value) < 0) {
    box->addItem(name, value);
  }
  box->setCurrentIndex(box->findData(value));
}

void select(QComboBox* box, char character) {
  select(box, QString(QLatin1Char(character)), static_cast<int>(character));
}

char selected(const QComboBox* box) { return static_cast<char>(box->currentData().toInt()); }

QComboBox* encodingBox(QWidget* parent) {
  auto* box = new QComboBox(parent);
  for (const auto& [title, id] :
       {std::pair("UTF-8", "utf-8"), std::pair("UTF-16 LE", "utf-16le"),
        std::pair("UTF-16 BE", "utf-16be"), std::pair("Windows-1252", "windows-1252"),
        std::pair("Latin-1", "latin-1"), std::pair("Shift-JIS", "shift-jis"),
        std::pair("GBK", "gbk")}) {
    box->addItem(QLatin1String(title), QLatin1String(id));
  }
  return box;
}

PlainLabel* titled(const QString& text, QWidget* parent) {
  auto* label = new PlainLabel(text, parent);
  QFont bold = label->font();
  bold.setBold(true);
  label->setFont(bold);
  return label;
}

/// Where no column looks like a target, none is proposed, and the dialog waits for a choice:
/// whoever only wants the structure of the inputs says so.
QuestionChoice proposedFor(const Dataset& table) {
  QuestionChoice proposed = wantedBy(table.columns, false);
  if (proposed.what == QuestionChoice::Explain::Nothing) {
    proposed.what = QuestionChoice::Explain::Columns;
  }
  return proposed;
}

}  // namespace

ImportDialog::ImportDialog(QString path, QWidget* parent, Asks asks)
    : ImportDialog(std::move(path), parent, asks, std::nullopt) {}

ImportDialog::ImportDialog(QString path, std::vector<std::string> arrays, QWidget* parent)
    : ImportDialog(std::move(path), parent, Asks::Question, std::move(arrays)) {}

ImportDialog::ImportDialog(QString path, QWidget* parent, Asks asks,
                           std::optional<std::vector<std::string>> arrays)
    : QDialog(parent),
      path_(std::move(path)),
      arrays_(std::move(arrays)),
      delimiter_(characterBox({{tr("Comma"), ','},
                               {tr("Semicolon"), ';'},
                               {tr("Tab"), '\t'},
                               {tr("Bar"), '|'},
                               {tr("Blanks"), ' '}},
                              this)),
      decimal_(characterBox({{tr("Point (0.5)"), '.'}, {tr("Comma (0,5)"), ','}}, this)),
      thousands_(characterBox({{tr("Nothing (1000)"), '\0'},
                               {tr("Point (1.000)"), '.'},
                               {tr("Comma (1,000)"), ','},
                               {tr("Blank (1 000)"), ' '},
                               {tr("Apostrophe (1'000)"), '\''}},
                              this)),
      encoding_(encodingBox(this)),
      header_(new QCheckBox(tr("First row names the columns"), this)),
      units_(new QCheckBox(tr("Units stand below the names"), this)),
      rowNames_(new QCheckBox(tr("Rows begin with a name of their own"), this)),
      comment_(new QLineEdit(this)),
      skip_(new QSpinBox(this)),
      message_(new PlainLabel(this)),
      facts_(new PlainLabel(this)),
      form_(new QWidget(this)),
      marks_(new MarkQuestion(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this)),
      open_(buttons_->button(QDialogButtonBox::Open)),
      preview_(new ImportPreviewModel(this)),
      rows_(new PreviewModel(this)) {
  setWindowTitle(tr("Open %1").arg(plainName(QFileInfo(path_).fileName())));
  message_->setWordWrap(true);
  message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  open_->setDefault(true);
  // Return never discards a file: it opens the file, or it says what is missing.
  buttons_->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
  if (asks == Asks::Question) {
    makeQuestion();
  }
  makeForm();
  QAbstractItemModel* const shown = arrays_ ? static_cast<QAbstractItemModel*>(rows_) : preview_;
  layOut(previewTable(shown, tr("First rows of the file"), this));
  connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  if (arrays_) {
    readable_ = true;
    facts_->setText(tr("is being read"));
    message_->setText(tr("All of it can be changed later."));
    read();
  } else {
    guess();
  }
  open_->setFocus();
}

void ImportDialog::makeQuestion() {
  chooser_ = new QuestionChooser(this);
  taken_ = new TakenSummary(this);
  reader_ = new JobRunner(this);
  connect(chooser_, &QuestionChooser::wantedChanged, this, [this] {
    taken_->showTaken(&asked_, chooser_->wanted());
    enableOpen();
  });
  connect(taken_, &TakenSummary::candidatesWanted, this, &ImportDialog::chooseCandidates);
  connect(taken_, &TakenSummary::policyChosen, this, [this](MissingPolicy policy) {
    asked_.chosenPolicy = policy;
    taken_->showTaken(&asked_, chooser_->wanted());
  });
  connect(reader_, &JobRunner::failed, this, &ImportDialog::showTrouble);
}

void ImportDialog::layOut(QWidget* preview) {
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(heading());
  layout->addWidget(form_);
  layout->addWidget(marks_);
  if (chooser_ != nullptr) {
    auto* sides = new QHBoxLayout;
    sides->setSpacing(24);
    sides->addWidget(questionSide(), 1);
    sides->addWidget(tableSide(preview), 1);
    layout->addLayout(sides, 1);
  } else {
    layout->addWidget(preview, 1);
  }
  layout->addWidget(message_);
  layout->addWidget(buttons_);
  const int wide = chooser_ != nullptr ? 130 : 100;
  resizeWithinScreen(
      *this, {std::min(fontMetrics().averageCharWidth() * wide, 960), fontMetrics().height() * 37});
}

QWidget* ImportDialog::heading() {
  auto* row = new QWidget(this);
  auto* correct = new QToolButton(row);
  correct->setText(tr("C&orrect..."));
  correct->setObjectName(QStringLiteral("correct"));
  correct->setCheckable(true);
  correct->setChecked(chooser_ == nullptr);
  correct->setAutoRaise(true);
  correct->setToolTip(tr("Change how the file is read"));
  correct->setVisible(!arrays_);
  form_->setVisible(correct->isChecked());
  connect(correct, &QToolButton::toggled, form_, &QWidget::setVisible);
  facts_->setObjectName(QStringLiteral("facts"));
  facts_->setForegroundRole(QPalette::PlaceholderText);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(titled(plainName(QFileInfo(path_).fileName()), row));
  layout->addSpacing(8);
  layout->addWidget(facts_);
  layout->addWidget(correct);
  layout->addStretch(1);
  return row;
}

QWidget* ImportDialog::questionSide() {
  auto* side = new QWidget(this);
  auto* layout = new QVBoxLayout(side);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(titled(tr("What should be explained?"), side));
  layout->addWidget(chooser_, 1);
  return side;
}

QWidget* ImportDialog::tableSide(QWidget* preview) {
  auto* side = new QWidget(this);
  auto* layout = new QVBoxLayout(side);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(titled(tr("The first rows"), side));
  layout->addWidget(preview, 1);
  layout->addSpacing(8);
  layout->addWidget(titled(tr("What is taken from this"), side));
  layout->addWidget(taken_);
  return side;
}

void ImportDialog::makeForm() {
  // Side by side, since a low screen has to show the first rows, too.
  auto* sides = new QHBoxLayout(form_);
  sides->setContentsMargins(0, 0, 0, 0);
  sides->setSpacing(24);
  auto* marks = new QFormLayout;
  auto* lines = new QFormLayout;
  sides->addLayout(marks, 1);
  sides->addLayout(lines, 1);
  skip_->setRange(0, 1000000);
  marks->addRow(tr("&Delimiter:"), delimiter_);
  marks->addRow(tr("Decimal &mark:"), decimal_);
  marks->addRow(tr("Between &thousands:"), thousands_);
  marks->addRow(tr("&Encoding:"), encoding_);
  lines->addRow(header_);
  lines->addRow(units_);
  lines->addRow(rowNames_);
  lines->addRow(tr("&Comment lines start with:"), comment_);
  lines->addRow(tr("&Skip lines at the start:"), skip_);
  auto* guessAgain = new QPushButton(tr("Guess again"), this);
  guessAgain->setAutoDefault(false);
  marks->addRow(QString(), guessAgain);
  for (QCheckBox* box : {header_, units_, rowNames_}) {
    box->setAccessibleName(box->text());
  }
  units_->setObjectName(QStringLiteral("unitsRow"));
  rowNames_->setObjectName(QStringLiteral("rowNames"));
  encoding_->setObjectName(QStringLiteral("encoding"));
  comment_->setPlaceholderText(tr("no comment lines"));
  followForm();
  connect(guessAgain, &QPushButton::clicked, this, &ImportDialog::guess);
}

void ImportDialog::followForm() {
  connect(decimal_, &QComboBox::currentIndexChanged, this, &ImportDialog::correctMarks);
  connect(thousands_, &QComboBox::currentIndexChanged, this, &ImportDialog::correctMarks);
  connect(marks_, &MarkQuestion::answered, this, &ImportDialog::answerMarks);
  for (const QComboBox* box : {delimiter_, encoding_}) {
    connect(box, &QComboBox::currentIndexChanged, this, &ImportDialog::refresh);
  }
  for (const QCheckBox* box : {header_, units_, rowNames_}) {
    connect(box, &QCheckBox::toggled, this, &ImportDialog::refresh);
  }
  connect(comment_, &QLineEdit::textChanged, this, &ImportDialog::refresh);
  connect(skip_, &QSpinBox::valueChanged, this, &ImportDialog::refresh);
}

/// What a person chooses in the form answers the question about the mark, too.
void ImportDialog::correctMarks() {
  marks_->answerAs(dialect());
  refresh();
}

void ImportDialog::answerMarks() {
  showDialect(marks_->applied(dialect()));
  refresh();
}

Dialect ImportDialog::dialect() const {
  Dialect chosen;
  chosen.delimiter = selected(delimiter_);
  chosen.decimal_mark = selected(decimal_);
  // One mark cannot be both; then it begins the decimals.
  const char thousands = selected(thousands_);
  chosen.thousands_mark = thousands == chosen.decimal_mark ? '\0' : thousands;
  chosen.encoding = encoding_->currentData().toString().toStdString();
  chosen.quote = quote_;
  chosen.header = header_->isChecked();
  chosen.units_row = chosen.header && units_->isChecked();
  chosen.row_names = chosen.header && rowNames_->isChecked();
  chosen.comment = comment_->text().toStdString();
  chosen.skip_lines = static_cast<std::size_t>(skip_->value());
  const bool asGuessed = chosen.header && chosen.skip_lines == nameRows_.below;
  chosen.name_rows = asGuessed ? nameRows_.count : 1;
  return chosen;
}

Reading ImportDialog::reading() const {
  return arrays_ ? Reading{std::nullopt, *arrays_} : Reading{dialect(), {}};
}

void ImportDialog::guess() {
  try {
    const DelimitedPreview guessed = preview_delimited(nativePath(path_), previewRows);
    showDialect(guessed.dialect);
    marks_->ask(doubtful_mark(guessed));
    refresh();
  } catch (...) {
    preview_->setPreview({});
    showTrouble(faultText());
  }
}

void ImportDialog::showDialect(const Dialect& dialect) {
  const std::array quiet{
      QSignalBlocker(delimiter_), QSignalBlocker(decimal_), QSignalBlocker(thousands_),
      QSignalBlocker(encoding_),  QSignalBlocker(header_),  QSignalBlocker(units_),
      QSignalBlocker(rowNames_),  QSignalBlocker(comment_), QSignalBlocker(skip_)};
  quote_ = dialect.quote;
  nameRows_ = {dialect.name_rows, dialect.skip_lines};
  select(delimiter_, dialect.delimiter);
  select(decimal_, dialect.decimal_mark);
  select(thousands_, dialect.thousands_mark);
  const QString encoding = QString::fromStdString(dialect.encoding);
  select(encoding_, encoding, encoding);
  header_->setChecked(dialect.header);
  units_->setChecked(dialect.units_row);
  rowNames_->setChecked(dialect.row_names);
  comment_->setText(QString::fromStdString(dialect.comment));
  skip_->setValue(static_cast<int>(dialect.skip_lines));
}

void ImportDialog::refresh() {
  units_->setEnabled(header_->isChecked());
  rowNames_->setEnabled(header_->isChecked());
  try {
    DelimitedPreview preview = preview_delimited(nativePath(path_), previewRows, dialect());
    QStringList notes;
    const auto doubt = marks_->isHidden() ? std::nullopt : doubtful_mark(preview);
    for (const Message& warning : preview.warnings) {
      if (doubt && doubt->said == warning) {
        continue;  // it is asked above
      }
      notes << plainLine(shownWords(warning));
    }
    preview_->setPreview(std::move(preview));
    readable_ = true;
    facts_->setText(writtenAs(dialect()));
    message_->setText(!notes.isEmpty()      ? notes.join(QLatin1Char('\n'))
                      : chooser_ != nullptr ? tr("All of it can be changed later.")
                                            : tr("This is how the file will be read."));
    enableOpen();
    read();
  } catch (...) {
    preview_->setPreview({});
    showTrouble(faultText());
  }
}

void ImportDialog::read() {
  if (chooser_ == nullptr) {
    return;
  }
  forgetTable();
  chooser_->setTable(nullptr, {});
  reader_->start([this, path = path_, reading = reading(), answered = marks_->isAnswered()](
                     const ReadControl& control) -> JobRunner::Delivery {
    const auto table = std::make_shared<Dataset>(read_table(nativePath(path), reading, control));
    if (answered) {
      forget_doubt_about_marks(*table);
    }
    ask_by_default(*table);
    return [this, table, asked = lookedAt(table)] {
      table_ = table;
      asked_ = asked;
      showTable();
    };
  });
}

void ImportDialog::forgetTable() {
  reader_->abandon();
  table_.reset();
  taken_->showTaken(nullptr, {});
}

void ImportDialog::showTable() {
  const Index samples = table_->samples();
  const auto columns = table_->columns.size();
  const QString size = tr("%1, %2").arg(
      countText(samples, tr("%1 sample"), tr("%1 samples", nullptr, howMany(samples))),
      countText(columns, tr("%1 column"), tr("%1 columns", nullptr, howMany(columns))));
  facts_->setText(arrays_ ? size : size + QStringLiteral(" \u00b7 ") + writtenAs(dialect()));
  if (arrays_) {
    rows_->setTable(TableSnapshot(table_));
  }
  const QuestionChoice proposed = proposedFor(*table_);
  chooser_->setTable(&asked_, proposed);
  taken_->showTaken(&asked_, proposed);
  enableOpen();
}

void ImportDialog::chooseCandidates() {
  auto* dialog =
      new CandidateDialog(*table_, candidatesOf(asked_, chooser_->wanted()), asked_.leftOut, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    asked_.leftOut = dialog->leftOut();
    taken_->showTaken(&asked_, chooser_->wanted());
  });
  dialog->open();
}

std::optional<QuestionChoice> ImportDialog::wanted() const {
  return table_ ? std::optional<QuestionChoice>(chooser_->wanted()) : std::nullopt;
}

void ImportDialog::enableOpen() {
  const bool possible = readable_ && !marks_->isOpen() && (!table_ || chooser_->isComplete());
  if (!possible && focusWidget() == open_) {
    focusMissing();  // otherwise the focus would go on to Cancel
  }
  open_->setEnabled(possible);
}

void ImportDialog::focusMissing() {
  if (marks_->isOpen()) {
    marks_->focusAnswers();
  } else if (table_ && !chooser_->isComplete()) {
    chooser_->focusChoice();
  } else if (QWidget* const correct = findChild<QToolButton*>(QStringLiteral("correct"))) {
    correct->setFocus();
  }
}

/// The form or a longer note needs room: texts of several lines would lose the last ones.
bool ImportDialog::event(QEvent* event) {
  const bool done = QDialog::event(event);
  if (event->type() == QEvent::LayoutRequest && layout() != nullptr) {
    const int needed = layout()->totalMinimumHeightForWidth(width());
    const QSize before = size();
    if (needed > before.height()) {
      resizeWithinScreen(*this, {before.width(), needed});
      resize(size().expandedTo(before));
    }
  }
  return done;
}

void ImportDialog::keyPressEvent(QKeyEvent* event) {
  const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!isReturn || open_->isEnabled()) {
    return QDialog::keyPressEvent(event);
  }
  focusMissing();
  if (table_ && !marks_->isOpen() && readable_) {
    chooser_->askForChoice();
  }
}

void ImportDialog::showTrouble(const QString& error) {
  readable_ = false;
  if (chooser_ != nullptr) {
    forgetTable();  // as it was read before a correction
    chooser_->showUnreadable();
  }
  enableOpen();
  facts_->clear();
  message_->setText(arrays_ ? error : tr("The file cannot be read like this: %1").arg(error));
}

}  // namespace steelyard::ui
