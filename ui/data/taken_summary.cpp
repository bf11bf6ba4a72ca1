// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/taken_summary.h"

#include <QGridLayout>
#include <QMenu>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <set>

#include "core/data/column_facts.h"
#include "core/data/column_proposals.h"
#include "core/problem/truth_scaling.h"
#include "ui/count_text.h"
#include "ui/data/table_notes.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

const Column& columnAt(const Dataset& table, Index column) {
  return table.columns[static_cast<std::size_t>(column)];
}

QString explainedText(const Dataset& table, const QuestionChoice& wanted) {
  switch (wanted.what) {
    case QuestionChoice::Explain::Columns:
      return wanted.columns.empty() ? TakenSummary::tr("choose a column")
                                    : namesInWords(table, wanted.columns);
    case QuestionChoice::Explain::Another:
      return TakenSummary::tr("the contents of another file, which you choose next");
    case QuestionChoice::Explain::Nothing:
      break;
  }
  return TakenSummary::tr("nothing: you compare the table with itself");
}

bool isExplained(const QuestionChoice& wanted, Index column) {
  return std::count(wanted.columns.begin(), wanted.columns.end(), column) > 0;
}

bool isWeight(const AskedTable& asked, Index column) {
  return asked.table.columns[static_cast<std::size_t>(column)].roles.has(Role::weight);
}

std::optional<Index> takenGroups(const AskedTable& asked, const QuestionChoice& wanted) {
  const std::vector<Index>& groups = asked.proposed.groups;
  const auto found = std::find_if_not(groups.begin(), groups.end(), [&](Index column) {
    return isExplained(wanted, column) || isWeight(asked, column);
  });
  return found == groups.end() ? std::nullopt : std::optional(*found);
}

/// Where samples form groups, these are held out, and the time does not count.
std::optional<Index> takenTime(const AskedTable& asked, const QuestionChoice& wanted) {
  const std::vector<Index> said = asked.table.columns_with(Role::time);
  const std::optional<Index> time = said.empty() ? asked.proposed.time : said.front();
  const bool free = time && !isExplained(wanted, *time) && !isWeight(asked, *time);
  return free && !takenGroups(asked, wanted) ? time : std::nullopt;
}

QString groupsText(const AskedTable& asked, const QuestionChoice& wanted) {
  const auto groups = takenGroups(asked, wanted);
  if (!groups) {
    return TakenSummary::tr("none found");
  }
  const Column& column = columnAt(*asked.table.table, *groups);
  const QString name = plainName(column.name);
  return column.kind == ColumnKind::category
             ? TakenSummary::tr("by %1, %2: samples of one group stay together")
                   .arg(name, countText(std::ssize(column.categories)))
             : TakenSummary::tr("by %1: samples of one group stay together").arg(name);
}

/// Empty where the samples are in no order of time.
QString timeText(const AskedTable& asked, const QuestionChoice& wanted) {
  const auto time = takenTime(asked, wanted);
  return time ? TakenSummary::tr("by %1: stretches of time are held out together")
                    .arg(plainName(columnAt(*asked.table.table, *time).name))
              : QString();
}

bool isAmong(const std::vector<Index>& columns, Index column) {
  return std::find(columns.begin(), columns.end(), column) != columns.end();
}

/// Whether the classes that colour the samples are among what is explained.
bool explainsClasses(const Dataset& table, const QuestionChoice& wanted) {
  const std::vector<Index>& columns = wanted.columns;
  const bool text = std::any_of(columns.begin(), columns.end(), [&table](Index column) {
    return columnAt(table, column).kind == ColumnKind::category;
  });
  return text || (columns.size() == 1 && count_few_values(table, columns.front()) > 0);
}

/// The text columns that will have no role: see ask_for() and withTextInputs(). One of classes
/// colours the samples, unless it becomes an input.
std::vector<Index> freeTexts(const AskedTable& asked, const QuestionChoice& wanted) {
  const Dataset& table = *asked.table.table;
  const auto groups = takenGroups(asked, wanted);
  const bool compared = wanted.what == QuestionChoice::Explain::Nothing;
  bool coloured = explainsClasses(table, wanted);
  std::vector<Index> free;
  for (Index column = 0; column < std::ssize(asked.table.columns); ++column) {
    const Column& about = asked.table.columns[static_cast<std::size_t>(column)];
    const bool used = isExplained(wanted, column) || groups == column ||
                      asked.proposed.time == column || about.roles.has(Role::id) ||
                      about.roles.has(Role::time);
    if (about.kind != ColumnKind::category || used) {
      continue;
    }
    const bool colours = !coloured && looks_like_classes(table, column);
    coloured = coloured || colours;
    if (!colours || (!compared && isAmong(asked.texts, column))) {
      free.push_back(column);
    }
  }
  return free;
}

/// Those of them that can become inputs: see withTextInputs().
std::vector<Index> textCandidates(const AskedTable& asked, const QuestionChoice& wanted) {
  std::vector<Index> texts = freeTexts(asked, wanted);
  std::erase_if(texts, [&](Index column) { return !isAmong(asked.texts, column); });
  return texts;
}

/// Of columns that somebody may take for numbers. Each has a line, as each has its own cells.
/// \param words  with a name, a number of cells and the number of all
QString mixedText(const Dataset& table, const std::vector<Index>& columns, const QString& words) {
  QStringList lines;
  for (const Index column : columns) {
    if (const auto mixed = mixed_column(table, column)) {
      lines << words.arg(plainName(columnAt(table, column).name), countText(mixed->others),
                         countText(mixed->cells));
    }
  }
  return lines.join(QLatin1Char('\n'));
}

/// What becomes of text, and what does not become an input.
QString textsText(const AskedTable& asked, const QuestionChoice& wanted) {
  const Dataset& table = *asked.table.table;
  std::vector<Index> taken = textCandidates(asked, wanted);
  std::vector<Index> unused = freeTexts(asked, wanted);
  std::erase_if(unused, [&](Index column) { return isAmong(taken, column); });
  std::erase_if(taken, [&](Index column) { return isAmong(asked.leftOut, column); });
  QStringList lines;
  if (!taken.empty()) {
    lines << TakenSummary::tr("as numbers: %1").arg(namesInWords(table, taken));
  }
  lines << mixedText(table, taken,
                     TakenSummary::tr("%1: %2 of its %3 cells are no numbers, so that each value "
                                      "counts as a word"));
  lines << mixedText(table, unused,
                     TakenSummary::tr("%1 is not used: %2 of its %3 cells are no numbers"));
  std::erase_if(unused, [&](Index column) { return mixed_column(table, column).has_value(); });
  lines << noteOfUnused(table, unused);
  lines.removeAll(QString());
  return lines.join(QLatin1Char('\n'));
}

QString missingText(const AskedTable& asked, const MissingCells& missing) {
  if (missing.cells == 0) {
    return asked.missing > 0 ? TakenSummary::tr("none in the columns in use")
                             : TakenSummary::tr("none");
  }
  const MissingPolicy policy = policyFor(asked, missing);
  return TakenSummary::tr("%1 in %2 of %3 rows: %4")
      .arg(countText(missing.cells), countText(missing.rows), countText(asked.table.samples()),
           policy == MissingPolicy::refuse ? TakenSummary::tr("no run until they are filled")
           : policy == MissingPolicy::drop_rows
               ? TakenSummary::tr("these rows are left out")
               : TakenSummary::tr("filled with the column's median; a target is never filled"));
}

QString unitsText(double ratio) {
  return ratio <= most_spread_ratio
             ? TakenSummary::tr("alike")
             : TakenSummary::tr(
                   "differs between columns: most methods divide each by its standard deviation");
}

/// \param link  what it does, in a word
QString withLink(const QString& text, const QString& link) {
  return QStringLiteral("%1 <a href=\"#\">%2</a>").arg(text.toHtmlEscaped(), link);
}

template <typename Label>
Label* wrapped(const QString& name, QWidget* parent) {
  auto* label = new Label(parent);
  label->setObjectName(name);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

std::vector<Index> candidatesOf(const AskedTable& asked, const QuestionChoice& wanted) {
  std::set<Index> others(wanted.columns.begin(), wanted.columns.end());
  for (const ColumnFinding& finding : asked.findings) {
    if (finding.kind == FindingKind::constant) {
      others.insert(finding.column);
    }
  }
  if (asked.proposed.time) {
    others.insert(*asked.proposed.time);
  }
  if (const auto groups = takenGroups(asked, wanted)) {
    others.insert(*groups);
  }
  std::vector<Index> candidates;
  std::vector<Index> identifiers;
  for (Index column = 0; column < std::ssize(asked.table.columns); ++column) {
    const Column& about = asked.table.columns[static_cast<std::size_t>(column)];
    const bool other = about.roles.has(Role::id) || about.roles.has(Role::time) ||
                       about.roles.has(Role::weight) || others.contains(column);
    if (about.kind == ColumnKind::number && !other) {
      const std::vector<Index>& named = asked.proposed.identifiers;
      const bool identifier = std::count(named.begin(), named.end(), column) > 0;
      (identifier ? identifiers : candidates).push_back(column);
    }
  }
  std::vector<Index>& numbers = candidates.empty() ? identifiers : candidates;
  const std::vector<Index> texts = textCandidates(asked, wanted);
  numbers.insert(numbers.end(), texts.begin(), texts.end());
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

std::vector<Index> columnsToUse(const AskedTable& asked, const QuestionChoice& wanted) {
  std::vector<Index> used = candidatesOf(asked, wanted);
  std::erase_if(used, [&](Index column) { return isAmong(asked.leftOut, column); });
  for (const Index column : wanted.columns) {
    if (columnAt(*asked.table.table, column).kind == ColumnKind::number) {
      used.push_back(column);
    }
  }
  std::sort(used.begin(), used.end());
  used.erase(std::unique(used.begin(), used.end()), used.end());
  return used;
}

TakenSummary::TakenSummary(QWidget* parent)
    : QWidget(parent),
      explained_(wrapped<PlainLabel>(QStringLiteral("explained"), this)),
      candidates_(wrapped<HtmlLabel>(QStringLiteral("candidates"), this)),
      groups_(wrapped<PlainLabel>(QStringLiteral("groups"), this)),
      time_{nullptr, wrapped<PlainLabel>(QStringLiteral("time"), this)},
      texts_{nullptr, wrapped<PlainLabel>(QStringLiteral("unusedTexts"), this)},
      missing_(wrapped<HtmlLabel>(QStringLiteral("missingCells"), this)),
      units_(wrapped<PlainLabel>(QStringLiteral("units"), this)) {
  auto* rows = new QGridLayout(this);  // a form gives texts of two lines the height of one
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setHorizontalSpacing(12);
  rows->setColumnStretch(1, 1);
  const auto add = [&](const QString& title, QWidget* field) {
    auto* label = new PlainLabel(title, this);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setBuddy(field);
    const int row = rows->rowCount();
    rows->addWidget(label, row, 0, Qt::AlignTop);
    rows->addWidget(field, row, 1);
    return label;
  };
  add(tr("explained"), explained_);
  add(tr("candidates"), candidates_);
  texts_.title = add(tr("text"), texts_.field);
  add(tr("groups"), groups_);
  time_.title = add(tr("time"), time_.field);
  add(tr("missing cells"), missing_);
  add(tr("spread"), units_);
  for (HtmlLabel* linked : {candidates_, missing_}) {
    linked->setTextInteractionFlags(Qt::TextBrowserInteraction);
  }
  connect(candidates_, &QLabel::linkActivated, this, &TakenSummary::candidatesWanted);
  connect(missing_, &QLabel::linkActivated, this, &TakenSummary::choosePolicy);
}

void TakenSummary::choosePolicy() {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const auto add = [&](const QString& text, MissingPolicy policy) {
    connect(menu->addAction(text), &QAction::triggered, this,
            [this, policy] { Q_EMIT policyChosen(policy); });
  };
  add(tr("&Leave these rows out"), MissingPolicy::drop_rows);
  add(tr("&Fill with the column's median"), MissingPolicy::fill_median);
  add(tr("Do &not run until they are filled"), MissingPolicy::refuse);
  menu->popup(missing_->mapToGlobal(missing_->rect().bottomLeft()));
}

void TakenSummary::Line::say(const QString& text) const {
  field->setText(text);
  for (QWidget* shown : {title, field}) {
    shown->setVisible(!text.isEmpty());
  }
}

void TakenSummary::showTaken(const AskedTable* asked, const QuestionChoice& wanted) {
  setVisible(asked != nullptr);
  if (asked == nullptr) {
    return;
  }
  const std::vector<Index> possible = candidatesOf(*asked, wanted);
  const auto candidates = std::count_if(possible.begin(), possible.end(), [&](Index column) {
    return !isAmong(asked->leftOut, column);
  });
  explained_->setText(explainedText(*asked->table.table, wanted));
  candidates_->setText(
      possible.empty()
          ? tr("none: there is no other column that could explain anything").toHtmlEscaped()
          : withLink(countText(candidates, tr("%1 column"),
                               tr("%1 columns", nullptr, howMany(candidates))),
                     tr("choose...")));
  candidates_->setFocusPolicy(possible.empty() ? Qt::ClickFocus : Qt::StrongFocus);
  groups_->setText(groupsText(*asked, wanted));
  time_.say(timeText(*asked, wanted));
  texts_.say(textsText(*asked, wanted));
  const std::vector<Index> used = columnsToUse(*asked, wanted);
  const MissingCells missing = missingIn(*asked, used);
  const QString missingWords = missingText(*asked, missing);
  missing_->setText(missing.cells == 0 ? missingWords.toHtmlEscaped()
                                       : withLink(missingWords, tr("change...")));
  // Without a link there is nothing that a key could do there.
  missing_->setFocusPolicy(missing.cells == 0 ? Qt::ClickFocus : Qt::StrongFocus);
  units_->setText(unitsText(ratioOfSpreads(*asked, used)));
}

}  // namespace steelyard::ui
