// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/plot_card.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>
#include <utility>

#include "ui/plots/card_header.h"
#include "ui/plots/glyph_button.h"
#include "ui/plots/plot_view.h"

namespace steelyard::ui {

using Glyph = GlyphButton::Glyph;

PlotCard::PlotCard(QString id, const QString& title, PlotView* plot, QWidget* controls,
                   QWidget* parent)
    : QFrame(parent),
      id_(std::move(id)),
      plot_(plot),
      plots_(new QHBoxLayout),
      header_(new CardHeader(this)),
      menu_(new QMenu(this)),
      menuButton_(new GlyphButton(Glyph::Menu, tr("Plot menu"), this)),
      enlarge_(new GlyphButton(Glyph::Enlarge, tr("Enlarge plot"), this)),
      close_(new GlyphButton(Glyph::Close, tr("Close plot"), this)) {
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(2, 2, 2, 2);
  column->setSpacing(0);
  column->addWidget(header_);
  column->addLayout(plots_, 1);
  plots_->addWidget(plot_, 1);
  if (controls != nullptr) {
    header_->addControl(controls);
  }
  for (GlyphButton* button : {menuButton_, enlarge_, close_}) {
    header_->addControl(button);
  }
  menuButton_->setMenu(menu_);
  menuButton_->setPopupMode(QToolButton::InstantPopup);
  fillMenu();
  setTitle(title);
  connect(enlarge_, &QToolButton::clicked, this, &PlotCard::enlargeToggled);
  connect(close_, &QToolButton::clicked, this, &PlotCard::closeRequested);
  connect(header_, &CardHeader::doubleClicked, this, &PlotCard::enlargeToggled);
  connect(header_, &CardHeader::dragged, this, &PlotCard::dragged);
  connect(header_, &CardHeader::dropped, this, &PlotCard::dropped);
}

void PlotCard::fillMenu() {
  const auto add = [this](const QString& name, auto action) {
    connect(menu_->addAction(name), &QAction::triggered, this, action);
  };
  if (!plot_->actions().isEmpty()) {
    menu_->addActions(plot_->actions());
    menu_->addSeparator();
  }
  add(tr("Move &earlier"), [this] { Q_EMIT moveRequested(-1); });
  add(tr("Move &later"), [this] { Q_EMIT moveRequested(1); });
  menu_->addSeparator();
  add(tr("E&xport..."), [this] { Q_EMIT exportRequested(); });
  add(tr("&Close"), [this] { Q_EMIT closeRequested(); });
}

void PlotCard::setBeside(const NamedPlot& beside) {
  constexpr int narrowest = 90;  // two plots must not make the card wider than its neighbours
  beside_ = beside;
  plots_->insertWidget(0, beside.plot, 5);
  plots_->setStretchFactor(plot_, 6);  // the key is in this one
  for (PlotView* const plot : {plot_, beside.plot}) {
    plot->setMinimumWidth(narrowest);
  }
}

QString PlotCard::title() const { return header_->title(); }

void PlotCard::setTitle(const QString& title) {
  header_->setTitle(title);
  setAccessibleName(title);
  plot_->setAccessibleName(title);
  menuButton_->setAccessibleName(tr("Menu of %1").arg(title));
  close_->setAccessibleName(tr("Close %1").arg(title));
  setEnlarged(enlarged_);
}

void PlotCard::setFooter(QWidget* footer) { layout()->addWidget(footer); }

void PlotCard::setEnlarged(bool enlarged) {
  enlarged_ = enlarged;
  enlarge_->setGlyph(enlarged ? Glyph::Restore : Glyph::Enlarge,
                     enlarged ? tr("Show all plots") : tr("Enlarge plot"));
  if (!enlarged) {
    enlarge_->setAccessibleName(tr("Enlarge %1").arg(title()));
  }
}

void PlotCard::setDropTarget(bool target) {
  if (target == dropTarget_) {
    return;
  }
  dropTarget_ = target;
  update();
}

void PlotCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  constexpr double corner = 10.0;
  constexpr double outline = 2.0;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(dropTarget_ ? QPen(palette().color(QPalette::Highlight), outline)
                             : QPen(Qt::NoPen));
  painter.setBrush(palette().color(QPalette::Base));
  const double inset = dropTarget_ ? outline / 2 : 0.0;
  painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), corner, corner);
}

}  // namespace steelyard::ui
