// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/start/start_page.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/count_text.h"
#include "ui/data/load_bar.h"
#include "ui/key_button.h"
#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/shown_language.h"
#include "ui/start/card_row.h"
#include "ui/start/link_list.h"
#include "ui/style/notice.h"

namespace steelyard::ui {
namespace {

constexpr std::size_t mostLinks = 5;  // of a kind; the menu File has more

PlainLabel* softWords(const QString& words) {
  auto* label = new PlainLabel(words);
  label->setWordWrap(true);
  label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

FileLink linkTo(const KeptSession& session) {
  const QString title =
      session.title.isEmpty() ? StartPage::tr("Without a table") : plainName(session.title);
  const QString when = shownMoment(session.saved);
  const QString runs = countText(session.runs, StartPage::tr("%1 run"),
                                 StartPage::tr("%1 runs", nullptr, howMany(session.runs)));
  return {session.path, StartPage::tr("%1, %2").arg(title, when),
          StartPage::tr("%1\nSaved %2 with %3").arg(title, when, runs)};
}

}  // namespace

StartPage::StartPage(const std::vector<Lesson>& lessons, QWidget* parent)
    : QWidget(parent),
      loading_(new LoadBar(this)),
      trouble_(new Notice(Notice::Kind::Trouble, this)),
      cards_(new CardRow(this)) {
  constexpr int margin = 16;
  setObjectName(QStringLiteral("startPage"));
  setAccessibleName(tr("Start"));
  trouble_->setObjectName(QStringLiteral("startTrouble"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  for (QWidget* above : {static_cast<QWidget*>(loading_), static_cast<QWidget*>(trouble_)}) {
    above->setContentsMargins(margin, margin / 2, margin, margin / 2);
    column->addWidget(above);
  }
  column->addWidget(cards_, 1);
  offerOwnTable();
  offerLast();
  offerLessons(lessons);
  setFocusProxy(open_);
}

void StartPage::offerOwnTable() {
  QVBoxLayout* const card = cards_->addCard(tr("Your own table"));
  open_ = new KeyButton(tr("Open..."));
  open_->setObjectName(QStringLiteral("startOpen"));
  open_->setAccessibleName(tr("Open a table"));
  open_->setToolTip(tr("Open a table from a file"));
  open_->setDefault(true);  // filled with the accent
  card->addWidget(
      softWords(tr("Open a file, or drop one onto the window. Text tables and files "
                   "of Excel, NumPy, MATLAB, HDF5, SPSS, Stata, SAS, Weka and PLUMED are "
                   "recognised by their content.")));
  card->addWidget(open_, 0, Qt::AlignLeft);
  connect(open_, &QPushButton::clicked, this, &StartPage::openWanted);
}

void StartPage::offerLast() {
  QVBoxLayout* const card = cards_->addCard(tr("Go on"));
  sessions_ = new LinkList(tr("Sessions"));
  sessions_->setObjectName(QStringLiteral("startSessions"));
  tables_ = new LinkList(tr("Tables"));
  tables_->setObjectName(QStringLiteral("startTables"));
  card->addWidget(sessions_);
  card->addWidget(tables_);
  connect(sessions_, &LinkList::chosen, this, &StartPage::sessionWanted);
  connect(tables_, &LinkList::chosen, this, &StartPage::tableWanted);
}

void StartPage::offerLessons(const std::vector<Lesson>& lessons) {
  QVBoxLayout* const card = cards_->addCard(tr("Learn"));
  card->addWidget(
      softWords(tr("A lesson opens a table of its own and shows one thing, step by "
                   "step.")));
  for (int number = 0; number < static_cast<int>(lessons.size()); ++number) {
    const Lesson& lesson = lessons[static_cast<std::size_t>(number)];
    auto* button = new KeyButton(menuText(lesson.title));
    button->setFlat(true);
    button->setToolTip(tipText(lesson.text));
    card->addWidget(button, 0, Qt::AlignLeft);
    connect(button, &QPushButton::clicked, this, [this, number] { Q_EMIT lessonWanted(number); });
  }
}

void StartPage::showSessions(const std::vector<KeptSession>& sessions) {
  std::vector<FileLink> links;
  for (const KeptSession& session : sessions) {
    if (links.size() < mostLinks) {
      links.push_back(linkTo(session));
    }
  }
  sessions_->setLinks(links);
  orderTabs();
}

void StartPage::showTables(const QStringList& paths) {
  std::vector<FileLink> links;
  for (const QString& path : paths) {
    if (links.size() < mostLinks) {
      links.push_back({path, QFileInfo(path).fileName(), QDir::toNativeSeparators(path)});
    }
  }
  tables_->setLinks(links);
  orderTabs();
}

/// As they are read: what was added later would come last.
void StartPage::orderTabs() { tables_->tabAfter(sessions_->tabAfter(open_)); }

void StartPage::showTrouble(const QString& message) { trouble_->say(message); }

}  // namespace steelyard::ui
