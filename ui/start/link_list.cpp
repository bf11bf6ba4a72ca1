// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/start/link_list.h"

#include <QVBoxLayout>
#include <utility>

#include "ui/plain_label.h"
#include "ui/start/link_button.h"

namespace steelyard::ui {

LinkList::LinkList(const QString& title, QWidget* parent)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      none_(new PlainLabel(tr("Nothing yet"), this)) {
  auto* above = new PlainLabel(title, this);
  column_->setContentsMargins({});
  column_->setSpacing(2);
  column_->addWidget(above);
  column_->addWidget(none_);
  none_->hide();
  none_->setForegroundRole(QPalette::PlaceholderText);
  above->setForegroundRole(QPalette::PlaceholderText);
  setAccessibleName(title);
}

LinkButton* LinkList::add(const FileLink& link) {
  auto* button = new LinkButton(link.text, link.tip, this);
  connect(button, &QPushButton::clicked, this, [this, path = link.path] { Q_EMIT chosen(path); });
  column_->addWidget(button, 0, Qt::AlignLeft);
  button->show();  // else it could not take the focus yet
  return button;
}

/// The old buttons go last, so that the focus never leaves the list in between; one of them may
/// just have been clicked.
void LinkList::setLinks(const std::vector<FileLink>& links) {
  if (links_ == links) {
    return;
  }
  const std::vector<FileLink> before = links_.value_or(std::vector<FileLink>());
  const std::vector<LinkButton*> old = std::exchange(buttons_, {});
  QString focused;
  for (std::size_t k = 0; k < old.size(); ++k) {
    if (old[k] == window()->focusWidget()) {
      focused = before[k].path;
    }
  }
  for (const FileLink& link : links) {
    buttons_.push_back(add(link));
    if (!focused.isEmpty() && link.path == focused) {
      buttons_.back()->setFocus();
    }
  }
  for (LinkButton* button : old) {
    column_->removeWidget(button);
    button->hide();
    button->deleteLater();
  }
  links_ = links;
  none_->setVisible(links.empty());
}

QWidget* LinkList::tabAfter(QWidget* before) {
  for (LinkButton* button : buttons_) {
    setTabOrder(before, button);
    before = button;
  }
  return before;
}

}  // namespace steelyard::ui
