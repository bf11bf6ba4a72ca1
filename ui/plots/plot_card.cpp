// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/plot_card.h"

#include <QAction>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>
#include <QWhatsThis>
#include <utility>

#include "ui/plain_text.h"
#include "ui/plots/card_header.h"
#include "ui/plots/glyph_button.h"
#include "ui/plots/grid_shape.h"
#include "ui/plots/plot_clipboard.h"
#include "ui/plots/plot_view.h"
#include "ui/style/fit_to_screen.h"

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
      restore_(new GlyphButton(Glyph::Restore, tr("Show all plots"), this)),
      help_(new GlyphButton(Glyph::Help, tr("What this shows"), this)),
      menuButton_(new GlyphButton(Glyph::Menu, tr("Plot menu"), this)) {
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(2, 2, 2, 2);
  column->setSpacing(0);
  column->addWidget(header_);
  column->addLayout(plots_, 1);
  plots_->addWidget(plot_, 1);
  plot_->setMinimumSize(leastPlotSize());
  if (controls != nullptr) {
    header_->setControls(controls);
  }
  for (GlyphButton* button : {restore_, help_, menuButton_}) {
    header_->addButton(button);
  }
  restore_->hide();
  help_->hide();
  menuButton_->setMenu(menu_);
  menuButton_->setPopupMode(QToolButton::InstantPopup);
  fillMenu();
  setTitle(title);
  connect(restore_, &QToolButton::clicked, this, &PlotCard::enlargeToggled);
  connect(help_, &QToolButton::clicked, this, &PlotCard::showHelp);
  connect(menu_, &QMenu::aboutToShow, this, &PlotCard::prepareMenu);
  connect(header_, &CardHeader::doubleClicked, this, &PlotCard::enlargeToggled);
  connect(header_, &CardHeader::dragged, this, &PlotCard::dragged);
  connect(header_, &CardHeader::dropped, this, &PlotCard::dropped);
}

void PlotCard::fillMenu() {
  const auto add = [this](const QString& name, auto action) {
    QAction* const entry = menu_->addAction(name);
    connect(entry, &QAction::triggered, this, action);
    return entry;
  };
  if (!plot_->actions().isEmpty()) {
    menu_->addActions(plot_->actions());
    menu_->addSeparator();
  }
  copyPicture_ = add(tr("Copy &picture"), [this] { copyPicture(*plot_); });
  copyNumbers_ = add(tr("Copy &numbers"), [this] { copyNumbers(*plot_); });
  add(tr("E&xport..."), [this] { Q_EMIT exportRequested(); });
  menu_->addSeparator();
  enlarge_ = add(tr("En&large"), [this] { Q_EMIT enlargeToggled(); });
  detach_ = add(tr("Open in a &window"), [this] { Q_EMIT detachToggled(); });
  add(tr("Move &earlier"), [this] { Q_EMIT moveRequested(-1); });
  add(tr("Move la&ter"), [this] { Q_EMIT moveRequested(1); });
  menu_->addSeparator();
  add(tr("&Close"), [this] { Q_EMIT closeRequested(); });
}

void PlotCard::prepareMenu() {
  copyPicture_->setEnabled(!plot_->isEmpty());
  copyNumbers_->setEnabled(!plot_->isEmpty());
  enlarge_->setVisible(!isDetached());
  enlarge_->setText(enlarged_ ? tr("Show al&l plots") : tr("En&large"));
  detach_->setText(isDetached() ? tr("Back to the &window") : tr("Open in a &window"));
}

void PlotCard::setBeside(const NamedPlot& beside) {
  beside_ = beside;
  plots_->insertWidget(0, beside.plot, 5);
  plots_->setStretchFactor(plot_, 6);                  // the key is in this one
  for (PlotView* const plot : {plot_, beside.plot}) {  // no wider than its neighbours
    plot->setMinimumSize(leastPlotSize().width() / 2, leastPlotSize().height());
  }
}

QString PlotCard::title() const { return header_->title(); }

void PlotCard::setTitle(const QString& title) {
  header_->setTitle(title);
  setAccessibleName(title);
  plot_->setAccessibleName(title);
  menuButton_->setAccessibleName(tr("Menu of %1").arg(title));
  help_->setAccessibleName(tr("What %1 shows").arg(title));
  setWindowTitle(title);
}

void PlotCard::setTerm(const QString& anchor) { header_->setTerm(anchor); }

void PlotCard::setFooter(QWidget* footer) { layout()->addWidget(footer); }

void PlotCard::setHelp(const QString& text) {
  setWhatsThis(tipText(text));
  help_->setVisible(!text.isEmpty());
}

void PlotCard::showHelp() {
  QWhatsThis::showText(help_->mapToGlobal(help_->rect().bottomLeft()), whatsThis(), help_);
}

void PlotCard::setEnlarged(bool enlarged) {
  enlarged_ = enlarged;
  restore_->setVisible(enlarged);
}

void PlotCard::detach() {
  const QSize before = size();
  const QPoint corner = mapToGlobal(QPoint());
  setParent(parentWidget(), Qt::Window);
  placeWithinScreen(*this, corner, before);
  show();
}

void PlotCard::closeEvent(QCloseEvent* event) {
  if (isDetached()) {
    event->ignore();  // the owner puts it back
    Q_EMIT detachToggled();
  } else {
    QFrame::closeEvent(event);
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
