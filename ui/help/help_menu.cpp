// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/help/help_menu.h"

#include <QApplication>
#include <QMainWindow>
#include <QMenuBar>
#include <QWhatsThis>
#include <QWhatsThisClickedEvent>

#include "core/report/method_page.h"
#include "ui/board/live_board.h"
#include "ui/help/card_texts.h"
#include "ui/help/help_focus.h"
#include "ui/help/help_pages.h"
#include "ui/help/help_window.h"
#include "ui/method/method_panel.h"
#include "ui/plots/plot_card.h"
#include "ui/plots/plot_grid.h"
#include "ui/term_text.h"

namespace steelyard::ui {

HelpMenu::HelpMenu(QMainWindow& window, const MethodRegistry& registry, MethodPanel& method,
                   LiveBoard& board)
    : QObject(&window), window_(window), registry_(registry), method_(method), board_(board) {
  fill();
  connect(&method_, &MethodPanel::methodChanged, this, &HelpMenu::namePageOfMethod);
  namePageOfMethod();
  for (PlotCard* card : board_.findChildren<PlotCard*>()) {
    card->setProperty(helpPageProperty, cardPageId(card->id()));
  }
  window_.setProperty(helpPageProperty, "first-steps");
  window_.installEventFilter(this);
  qApp->installEventFilter(new WhatsThisFromToolTip(this));
}

void HelpMenu::namePageOfMethod() {
  const Method* const method = method_.method();
  method_.setProperty(
      helpPageProperty,
      method == nullptr ? QString() : QString::fromStdString(method_page_id(method->info().id)));
}

void HelpMenu::fill() {
  QMenu* menu = window_.menuBar()->addMenu(tr("&Help"));
  const auto add = [this](QMenu& to, const QString& text, const QString& place) {
    to.addAction(text, this, [this, place] { open(place); });
  };
  add(*menu, tr("First &steps"), "first-steps");
  QMenu* methods = menu->addMenu(tr("&Methods"));
  for (const auto& method : registry_.all()) {
    QString title = QString::fromStdString(shownTerm(method->info().title));
    add(*methods, title.replace('&', "&&"),
        QString::fromStdString(method_page_id(method->info().id)));
  }
  add(*menu, tr("Searches and c&hecks"), "studies");
  add(*menu, tr("&Cards"), cardPageId("objective"));
  add(*menu, tr("&Glossary"), "glossary");
  add(*menu, tr("Sho&rtcuts"), "shortcuts");
  menu->addSeparator();
  menu->addAction(tr("&Page of what has the focus"), QKeySequence::HelpContents, this,
                  &HelpMenu::openForFocus);
  QAction* what = QWhatsThis::createAction(menu);
  what->setText(tr("&What's this?"));
  menu->addAction(what);
  menu->addSeparator();
  add(*menu, tr("&About Steelyard"), "about");
}

/// Those of the menus, to whomever they belong, and those that the window has besides.
QList<QAction*> HelpMenu::offeredActions() const {
  QList<QAction*> actions;
  for (const QMenu* const menu : window_.menuBar()->findChildren<QMenu*>()) {
    actions += menu->actions();
  }
  return actions + window_.findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly);
}

void HelpMenu::open(const QString& place) {
  if (help_ == nullptr) {
    help_ = new HelpWindow(&window_);
  }
  std::vector<HelpPage> pages = helpPages(registry_, cardTexts(board_));
  pages.insert(pages.end() - 1, shortcutsPage(offeredActions()));
  help_->setPages(std::move(pages));
  help_->openPage(place);
  help_->show();
  help_->raise();
  help_->activateWindow();
}

bool HelpMenu::eventFilter(QObject* /*watched*/, QEvent* event) {
  if (event->type() != QEvent::WhatsThisClicked) {
    return false;
  }
  open(dynamic_cast<QWhatsThisClickedEvent&>(*event).href());
  return true;
}

void HelpMenu::openForFocus() { open(helpPlaceOf(QApplication::focusWidget())); }

}  // namespace steelyard::ui
