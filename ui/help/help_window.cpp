// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/help/help_window.h"

#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QSplitter>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/help/help_browser.h"
#include "ui/plain_text.h"
#include "ui/search_field.h"
#include "ui/style/fit_to_screen.h"

namespace steelyard::ui {
namespace {

constexpr int idRole = Qt::UserRole;

QString text(const std::string& words) { return QString::fromStdString(words); }

/// The group's item, made where it is first needed.
QTreeWidgetItem* groupItem(QTreeWidget& tree, const QString& name) {
  for (int k = 0; k < tree.topLevelItemCount(); ++k) {
    if (tree.topLevelItem(k)->text(0) == name) {
      return tree.topLevelItem(k);
    }
  }
  auto* item = new QTreeWidgetItem(&tree, {name});
  item->setFlags(Qt::ItemIsEnabled);
  item->setExpanded(true);
  return item;
}

QList<QTreeWidgetItem*> pageItems(QTreeWidget& tree) {
  QList<QTreeWidgetItem*> items;
  for (QTreeWidgetItemIterator it(&tree); *it != nullptr; ++it) {
    if ((*it)->data(0, idRole).isValid()) {
      items.append(*it);
    }
  }
  return items;
}

}  // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QWidget(parent, Qt::Window),
      search_(new SearchField(this)),
      contents_(new QTreeWidget(this)),
      browser_(new HelpBrowser(this)) {
  setWindowTitle(tr("Steelyard Help"));
  layOut();
  connect(search_, &SearchField::textChanged, this, &HelpWindow::search);
  connect(search_, &SearchField::returnPressed, this, &HelpWindow::openFound);
  connect(contents_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    if (item != nullptr && item->data(0, idRole).isValid()) {
      openPage(item->data(0, idRole).toString());
    }
  });
  connect(browser_, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
  connect(browser_, &QTextBrowser::sourceChanged, this, &HelpWindow::markContents);
}

void HelpWindow::layOut() {
  search_->setPlaceholderText(tr("Search"));
  search_->setAccessibleName(tr("Search the help"));
  contents_->setHeaderHidden(true);
  contents_->setAccessibleName(tr("Contents of the help"));
  auto* left = new QWidget(this);
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins({});
  column->addWidget(search_);
  column->addWidget(contents_, 1);

  auto* tools = new QToolBar(this);
  tools->setToolButtonStyle(Qt::ToolButtonTextOnly);
  QAction* back = tools->addAction(tr("Back"), browser_, &QTextBrowser::backward);
  QAction* forward = tools->addAction(tr("Forward"), browser_, &QTextBrowser::forward);
  back->setShortcut(QKeySequence::Back);
  forward->setShortcut(QKeySequence::Forward);
  auto* leave = new QAction(this);
  leave->setShortcut(Qt::Key_Escape);
  addAction(leave);
  connect(leave, &QAction::triggered, this, &QWidget::close);
  back->setEnabled(false);
  forward->setEnabled(false);
  connect(browser_, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
  connect(browser_, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);
  auto* right = new QWidget(this);
  auto* page = new QVBoxLayout(right);
  page->setContentsMargins({});
  page->addWidget(tools);
  page->addWidget(browser_, 1);

  auto* parts = new QSplitter(Qt::Horizontal, this);
  parts->setChildrenCollapsible(false);
  parts->addWidget(left);
  parts->addWidget(right);
  parts->setStretchFactor(1, 1);
  parts->setSizes({300, 660});
  auto* around = new QVBoxLayout(this);
  around->addWidget(parts);
  resizeWithinScreen(*this, {960, 620});
}

void HelpWindow::setPages(std::vector<HelpPage> pages) {
  const QString shown = place();
  pages_ = std::move(pages);
  QHash<QString, QString> markup;
  const QSignalBlocker quiet(contents_);
  contents_->clear();
  for (const HelpPage& each : pages_) {
    markup.insert(text(each.id), text(to_html(each)));
    auto* item = new QTreeWidgetItem({text(each.title)});
    item->setData(0, idRole, text(each.id));
    item->setToolTip(0, tipText(each.title));
    if (each.group.empty()) {
      contents_->addTopLevelItem(item);
    } else {
      groupItem(*contents_, text(each.group))->addChild(item);
    }
  }
  browser_->setPages(std::move(markup));
  search(search_->text());
  if (!shown.isEmpty()) {
    openPage(shown);
    browser_->reload();
  }
}

const HelpPage* HelpWindow::page(const QString& id) const {
  const auto found = std::find_if(pages_.begin(), pages_.end(),
                                  [&](const HelpPage& each) { return text(each.id) == id; });
  return found == pages_.end() ? nullptr : &*found;
}

void HelpWindow::openPage(const QString& place) {
  if (pages_.empty()) {
    return;
  }
  const bool known = page(place.section('#', 0, 0)) != nullptr;
  browser_->setSource(HelpBrowser::linkTo(known ? place : text(pages_.front().id)));
}

QString HelpWindow::place() const { return HelpBrowser::placeOf(browser_->source()); }

QTextBrowser* HelpWindow::browser() const { return browser_; }

void HelpWindow::markContents(const QUrl& link) {
  const QString id = HelpBrowser::placeOf(link).section('#', 0, 0);
  const QSignalBlocker quiet(contents_);
  for (QTreeWidgetItem* item : pageItems(*contents_)) {
    if (item->data(0, idRole).toString() == id) {
      contents_->setCurrentItem(item);
    }
  }
  const HelpPage* shown = page(id);
  setWindowTitle(shown == nullptr ? tr("Steelyard Help")
                                  : tr("%1 - Steelyard Help").arg(text(shown->title)));
}

/// Contents show only pages that have the words.
void HelpWindow::search(const QString& words) {
  for (QTreeWidgetItem* item : pageItems(*contents_)) {
    const HelpPage* each = page(item->data(0, idRole).toString());
    item->setHidden(each == nullptr ||
                    !text(words_in(*each)).contains(words.trimmed(), Qt::CaseInsensitive));
  }
  for (int k = 0; k < contents_->topLevelItemCount(); ++k) {
    QTreeWidgetItem* group = contents_->topLevelItem(k);
    if (group->childCount() > 0) {
      bool any = false;
      for (int child = 0; child < group->childCount(); ++child) {
        any = any || !group->child(child)->isHidden();
      }
      group->setHidden(!any);
    }
  }
}

/// The shown page, if it has the words, else the first that does; then the next place in it.
void HelpWindow::openFound() {
  const QString words = search_->text().trimmed();
  if (words.isEmpty() || browser_->find(words)) {
    return;
  }
  const QString id = place().section('#', 0, 0);
  for (const QTreeWidgetItem* item : pageItems(*contents_)) {
    const QString other = item->data(0, idRole).toString();
    if (!item->isHidden() && other != id) {
      openPage(other);
      browser_->find(words);
      return;
    }
  }
  browser_->moveCursor(QTextCursor::Start);
  browser_->find(words);
}

void HelpWindow::follow(const QUrl& link) {
  if (link.scheme() == "copy") {
    const HelpPage* shown = page(place().section('#', 0, 0));
    const auto section = link.path().toULongLong();
    if (shown != nullptr && section < shown->sections.size()) {
      QGuiApplication::clipboard()->setText(text(shown->sections[section].code));
    }
  } else if (link.scheme() == "https") {
    QDesktopServices::openUrl(link);
  } else {
    browser_->setSource(link);
  }
}

}  // namespace steelyard::ui
