// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run/queue_panel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>

#include "ui/choose_row.h"
#include "ui/count_text.h"
#include "ui/key_button.h"
#include "ui/plain_label.h"
#include "ui/run/queue_model.h"
#include "ui/run/run_queue.h"
#include "ui/style/follow_font.h"
#include "ui/style/notice.h"
#include "ui/style/scaled_font.h"
#include "ui/style/share_bar.h"

namespace steelyard::ui {

QueuePanel::QueuePanel(const RunQueue& queue, QWidget* parent)
    : QWidget(parent),
      queue_(queue),
      model_(new QueueModel(queue, this)),
      summary_(new PlainLabel(this)),
      progress_(new ShareBar(this)),
      table_(new QTableView(this)),
      up_(new QToolButton(this)),
      down_(new QToolButton(this)),
      remove_(new KeyButton(tr("Remove"), this)),
      stop_(new KeyButton(tr("Stop all"), this)),
      goOn_(new KeyButton(tr("Go on"), this)),
      askAgain_(new KeyButton(tr("Ask them of this table"), this)),
      behind_(new Notice(Notice::Kind::Hint, this)),
      troubles_(new Notice(Notice::Kind::Trouble, this)) {
  setObjectName(QStringLiteral("queuePanel"));
  buildTable();
  build();
  addKeys();
  connectParts();
  follow();
}

void QueuePanel::buildTable() {
  constexpr int leading = 6;  // pixels between lines
  constexpr int rows = 4;     // in sight; the others scroll
  table_->setModel(model_);
  table_->setObjectName(QStringLiteral("queue"));
  table_->setAccessibleName(
      tr("Runs of the queue; Alt with an arrow moves one that waits, Delete removes it"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setDragDropMode(QAbstractItemView::InternalMove);
  table_->setDragDropOverwriteMode(false);
  table_->setTabKeyNavigation(false);
  table_->setWordWrap(false);
  table_->setShowGrid(false);
  table_->setFrameShape(QFrame::NoFrame);
  table_->viewport()->setAutoFillBackground(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table_->horizontalHeader()->hide();
  table_->horizontalHeader()->setSectionResizeMode(QueueModel::NameField, QHeaderView::Stretch);
  table_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  followFont(*table_, [this] {
    const QFontMetrics metrics = table_->fontMetrics();
    table_->verticalHeader()->setDefaultSectionSize(metrics.height() + leading);
    table_->setFixedHeight(rows * (metrics.height() + leading));
    int widest = 0;
    for (const QString& state : QueueModel::states()) {
      widest = std::max(widest, metrics.horizontalAdvance(state + QStringLiteral("xxx")));
    }
    table_->setColumnWidth(QueueModel::StateField, widest);
  });
}

QWidget* QueuePanel::buttons() {
  const auto arrow = [](QToolButton* button, Qt::ArrowType type, const QString& name,
                        const QString& meaning) {
    button->setArrowType(type);
    button->setAutoRaise(true);
    button->setObjectName(name);
    button->setAccessibleName(meaning);
    button->setToolTip(tipText(meaning));
    button->setFocusPolicy(Qt::TabFocus);
  };
  arrow(up_, Qt::UpArrow, QStringLiteral("queueUp"), tr("Earlier (Alt+Up)"));
  arrow(down_, Qt::DownArrow, QStringLiteral("queueDown"), tr("Later (Alt+Down)"));
  remove_->setObjectName(QStringLiteral("queueRemove"));
  remove_->setToolTip(
      tr("Take the chosen run out of the queue; a run that is done stays in the list of runs"));
  stop_->setObjectName(QStringLiteral("queueStop"));
  stop_->setToolTip(tr("Stop the run that goes on, keep its best result, and let the others wait"));
  goOn_->setObjectName(QStringLiteral("queueGoOn"));
  goOn_->setToolTip(tr("Begin the next run that waits"));
  auto* const made = new QWidget(this);
  auto* const row = new QHBoxLayout(made);
  row->setContentsMargins({});
  row->addWidget(up_);
  row->addWidget(down_);
  for (QPushButton* flat : {remove_, stop_, goOn_}) {
    flat->setFlat(true);
    row->addWidget(flat);
  }
  row->addStretch(1);
  return made;
}

void QueuePanel::build() {
  progress_->setAccessibleName(tr("Progress of the queue"));
  summary_->setObjectName(QStringLiteral("queueSummary"));
  summary_->setWordWrap(true);
  summary_->setForegroundRole(QPalette::PlaceholderText);
  behind_->setObjectName(QStringLiteral("queueBehind"));
  troubles_->setObjectName(QStringLiteral("queueTroubles"));
  askAgain_->setObjectName(QStringLiteral("queueAskAgain"));
  auto* const rows = new QVBoxLayout(this);
  rows->setContentsMargins({});
  rows->addWidget(makeHeading(tr("Queue"), this));
  rows->addWidget(summary_);
  rows->addWidget(progress_);
  rows->addWidget(table_);
  rows->addWidget(buttons());
  rows->addWidget(behind_);
  rows->addWidget(askAgain_);
  rows->addWidget(troubles_);
}

/// As shortcuts of the table alone: another table has the same keys.
void QueuePanel::addKeys() {
  const auto key = [this](const QKeySequence& keys, const auto& does) {
    auto* const shortcut = new QShortcut(keys, table_);
    shortcut->setContext(Qt::WidgetShortcut);
    shortcut->setAutoRepeat(false);
    connect(shortcut, &QShortcut::activated, this, does);
  };
  key(QKeySequence(Qt::ALT | Qt::Key_Up), [this] { step(-1); });
  key(QKeySequence(Qt::ALT | Qt::Key_Down), [this] { step(1); });
  key(QKeySequence::Delete, [this] { Q_EMIT removalWanted(chosen()); });
}

void QueuePanel::connectParts() {
  connect(up_, &QToolButton::clicked, this, [this] { step(-1); });
  connect(down_, &QToolButton::clicked, this, [this] { step(1); });
  connect(remove_, &QPushButton::clicked, this, [this] { Q_EMIT removalWanted(chosen()); });
  connect(stop_, &QPushButton::clicked, this, &QueuePanel::stopWanted);
  connect(goOn_, &QPushButton::clicked, this, &QueuePanel::goOnWanted);
  connect(askAgain_, &QPushButton::clicked, this, &QueuePanel::askAgainWanted);
  connect(model_, &QueueModel::moveWanted, this, &QueuePanel::moveWanted);
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &QueuePanel::offer);
  connect(table_, &QTableView::doubleClicked, this, [this](const QModelIndex& at) {
    if (const QueueEntry* const entry = queue_.find(model_->idAt(at.row()));
        entry != nullptr && entry->run > 0) {
      Q_EMIT runWanted(entry->run);
    }
  });
}

void QueuePanel::followByTab(QWidget& other) {
  QWidget* before = &other;
  for (QWidget* const part :
       std::initializer_list<QWidget*>{table_, up_, down_, remove_, stop_, goOn_, askAgain_}) {
    setTabOrder(before, part);
    before = part;
  }
}

quint64 QueuePanel::chosen() const {
  const QModelIndexList rows = table_->selectionModel()->selectedRows();
  return rows.isEmpty() ? 0 : model_->idAt(rows.front().row());
}

void QueuePanel::step(int by) {
  if (const quint64 id = chosen(); id > 0) {
    Q_EMIT stepWanted(id, by);
  }
}

/// The chosen run stays chosen, wherever it is now.
void QueuePanel::follow() {
  const quint64 before = chosen();
  model_->follow();
  if (const int row = model_->rowOf(before); row >= 0 && chosen() != before) {
    chooseRow(*table_, row);
  }
  summary_->setText(summary());
  progress_->showShare(queue_.fraction());
  const int behind = queue_.leftBehind();
  behind_->say(behind == 0
                   ? QString()
                   : countText(behind, tr("%1 run was asked of a table that is no longer open."),
                               tr("%1 runs were asked of a table that is no longer open.", nullptr,
                                  howMany(behind))));
  askAgain_->setVisible(behind > 0);
  troubles_->say(troubles());
  offer();
  setVisible(!queue_.entries().empty());
}

void QueuePanel::offer() {
  const QueueEntry* const entry = queue_.find(chosen());
  const bool waits = entry != nullptr && entry->waits();
  const int row = waits ? model_->rowOf(entry->id) : -1;
  const QueueEntry* const above = waits ? queue_.find(model_->idAt(row - 1)) : nullptr;
  up_->setEnabled(waits && above != nullptr && above->waits());
  down_->setEnabled(waits && row + 1 < model_->rowCount());
  remove_->setEnabled(entry != nullptr && !entry->runs());
  const bool mayGoOn = queue_.isHeld() && queue_.waiting() > 0;
  stop_->setVisible(!mayGoOn);
  stop_->setEnabled(queue_.running() != nullptr || queue_.next() != nullptr);
  goOn_->setVisible(mayGoOn);
}

QString QueuePanel::summary() const {
  const int all = static_cast<int>(queue_.entries().size());
  const QString done = tr("%1 of %2 done").arg(countText(queue_.over()), countText(all));
  return queue_.isHeld() && queue_.waiting() > 0
             ? tr("%1; the others wait until you go on").arg(done)
             : done;
}

/// Why runs have failed, each in a line, the newest last.
QString QueuePanel::troubles() const {
  constexpr int most = 3;  // the others say it in their tool tips
  QStringList lines;
  for (const QueueEntry& entry : queue_.entries()) {
    if (entry.state == QueueEntry::State::Failed) {
      lines << tr("%1 failed: %2").arg(plainName(entry.asked.name), entry.why);
    }
  }
  return lines.mid(std::max<qsizetype>(0, lines.size() - most)).join(QLatin1Char('\n'));
}

}  // namespace steelyard::ui
