// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/question_chooser.h"

#include <QListView>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include "ui/count_text.h"
#include "ui/data/badge_delegate.h"
#include "ui/data/target_model.h"
#include "ui/plain_label.h"
#include "ui/search_field.h"
#include "ui/style/follow_font.h"

namespace steelyard::ui {

QuestionChooser::QuestionChooser(QWidget* parent)
    : QWidget(parent),
      model_(new TargetModel(this)),
      filter_(new QSortFilterProxyModel(this)),
      columns_(new QRadioButton(tr("One or se&veral columns"), this)),
      another_(new QRadioButton(tr("Another &file"), this)),
      nothing_(new QRadioButton(tr("&Nothing"), this)),
      search_(new SearchField(this)),
      list_(new QListView(this)),
      none_(new PlainLabel(tr("No column has a name with these letters."), this)),
      chosen_(new PlainLabel(this)) {
  filter_->setSourceModel(model_);
  filter_->setFilterCaseSensitivity(Qt::CaseInsensitive);
  search_->setAccessibleName(tr("Search the columns"));
  search_->setObjectName(QStringLiteral("searchTargets"));
  list_->setModel(filter_);
  list_->setObjectName(QStringLiteral("targets"));
  list_->setAccessibleName(tr("Columns that can be explained"));
  list_->setItemDelegate(new BadgeDelegate(list_));
  list_->setUniformItemSizes(true);
  list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  another_->setObjectName(QStringLiteral("explainAnother"));
  nothing_->setObjectName(QStringLiteral("explainNothing"));
  none_->setObjectName(QStringLiteral("noneFound"));
  none_->setForegroundRole(QPalette::PlaceholderText);
  none_->setWordWrap(true);
  none_->hide();
  auto* const inList = new QVBoxLayout(list_->viewport());  // where the names would stand
  inList->addWidget(none_, 0, Qt::AlignTop);
  layOut();
  connect(search_, &SearchField::textChanged, this, &QuestionChooser::search);
  for (QRadioButton* choice : {columns_, another_, nothing_}) {
    connect(choice, &QRadioButton::clicked, this, &QuestionChooser::tell);
  }
  connect(model_, &TargetModel::chosenChanged, this, [this] {
    boxClicked_ = true;
    columns_->setChecked(true);
    tell();
  });
  // A click on a box has changed it before it arrives here; any other click is on the name.
  connect(list_, &QListView::pressed, this, [this] { boxClicked_ = false; });
  connect(list_, &QListView::clicked, this, [this](const QModelIndex& index) {
    if (!boxClicked_) {
      model_->chooseOnly(filter_->mapToSource(index).row());
    }
  });
  setTable(nullptr, {});
}

void QuestionChooser::layOut() {
  const auto explanation = [this](const QString& text, QRadioButton* of) {
    auto* label = new PlainLabel(text, this);
    label->setWordWrap(true);
    followFont(*label, [label] { label->setIndent(label->fontMetrics().height() + 6); });
    label->setForegroundRole(QPalette::PlaceholderText);
    of->setAccessibleDescription(text);
    return label;
  };
  for (QRadioButton* choice : {columns_, another_, nothing_}) {
    QFont bold = choice->font();
    bold.setBold(true);
    choice->setFont(bold);
  }
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  // As wide as they can be clicked.
  layout->addWidget(columns_, 0, Qt::AlignLeft);
  layout->addWidget(search_);
  layout->addWidget(list_, 1);
  layout->addWidget(chosen_);
  layout->addSpacing(8);
  layout->addWidget(another_, 0, Qt::AlignLeft);
  layout->addWidget(
      explanation(tr("columns, points (all their distances), or a distance matrix"), another_));
  layout->addSpacing(4);
  layout->addWidget(nothing_, 0, Qt::AlignLeft);
  layout->addWidget(explanation(tr("which columns keep the structure of all of them?"), nothing_));
  chosen_->setWordWrap(true);
  setTabOrder(columns_, search_);
  setTabOrder(search_, list_);
  setTabOrder(list_, another_);
  setTabOrder(another_, nothing_);
}

/// Blanks around the words are typed by mistake, and no name has only blanks.
void QuestionChooser::search(const QString& words) {
  filter_->setFilterFixedString(words.trimmed());
  none_->setVisible(filter_->rowCount() == 0 && model_->rowCount() > 0);
}

void QuestionChooser::setTable(const AskedTable* asked, const QuestionChoice& wanted) {
  setEnabled(asked != nullptr);
  const QSignalBlocker quiet(this);
  search_->clear();
  if (asked == nullptr) {
    chosen_->setText(tr("Reading the table..."));
    return;
  }
  model_->setTable(*asked, wanted.columns);
  const int rows = model_->rowCount();
  search_->setPlaceholderText(
      countText(rows, tr("Search %1 column"), tr("Search %1 columns", nullptr, howMany(rows))));
  show(wanted.what);
  const std::vector<TargetProposal>& hinted = asked->proposed.targets;
  if (!wanted.columns.empty()) {
    showColumn(wanted.columns.front());
  } else if (!hinted.empty()) {
    showColumn(hinted.front().column);  // its badge says why it may be meant
  }
  tell();
}

void QuestionChooser::showUnreadable() {
  setEnabled(false);
  chosen_->setText(tr("No table could be read."));
}

/// Chooses nothing: Space chooses the column that the keys are at.
void QuestionChooser::showColumn(Index column) {
  const QModelIndex index = filter_->mapFromSource(model_->index(model_->rowOf(column)));
  list_->setCurrentIndex(index);
  list_->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

void QuestionChooser::focusChoice() { list_->setFocus(Qt::TabFocusReason); }

void QuestionChooser::askForChoice() {
  chosen_->setText(
      tr("The file cannot be opened yet: choose the column that should be explained (a click or "
         "the space bar), another file, or nothing."));
  chosen_->setForegroundRole(QPalette::Link);
}

void QuestionChooser::show(QuestionChoice::Explain what) {
  columns_->setChecked(what == QuestionChoice::Explain::Columns);
  another_->setChecked(what == QuestionChoice::Explain::Another);
  nothing_->setChecked(what == QuestionChoice::Explain::Nothing);
}

QuestionChoice QuestionChooser::wanted() const {
  if (columns_->isChecked()) {
    return {QuestionChoice::Explain::Columns, model_->chosen()};
  }
  return {
      another_->isChecked() ? QuestionChoice::Explain::Another : QuestionChoice::Explain::Nothing,
      {}};
}

bool QuestionChooser::isComplete() const {
  const QuestionChoice now = wanted();
  return now.what != QuestionChoice::Explain::Columns || !now.columns.empty();
}

void QuestionChooser::tell() {
  const QuestionChoice now = wanted();
  const auto columns = now.columns.size();
  chosen_->setForegroundRole(QPalette::WindowText);
  chosen_->setText(now.what != QuestionChoice::Explain::Columns ? QString()
                   : now.columns.empty()                        ? tr("Choose a column.")
                                         : countText(columns, tr("%1 column is explained."),
                                                     tr("%1 columns are explained together.",
                                                        nullptr, howMany(columns))));
  Q_EMIT wantedChanged();
}

}  // namespace steelyard::ui
