// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/board_presets.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QScopedValueRollback>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "ui/plain_text.h"
#include "ui/plots/plot_grid.h"
#include "ui/settings/kept_settings.h"

namespace steelyard::ui {
namespace {

constexpr qsizetype mostCards = 6;  // at once: more would be read by nobody

QString idOf(FigurePlace place) { return QString::fromStdString(place_id(place)); }

QString learnPreset() { return idOf(FigurePlace::learn); }
QString searchPreset() { return idOf(FigurePlace::search); }
QString trustPreset() { return idOf(FigurePlace::trust); }
QString spacePreset() { return idOf(FigurePlace::space); }
QString allPreset() { return QStringLiteral("all"); }
QString ownPreset() { return QStringLiteral("own"); }

QStringList listOf(const QJsonValue& value) {
  QStringList list;
  for (const auto& each : value.toArray()) {
    list << each.toString();
  }
  return list;
}

}  // namespace

BoardPresets::BoardPresets(PlotGrid& grid, const BoardCards& cards, QWidget* parent)
    : QWidget(parent), grid_(grid), cards_(cards), buttons_(new QButtonGroup(this)) {
  setObjectName(QStringLiteral("boardPresets"));
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins({});
  row->setSpacing(0);
  addButton(learnPreset(), tr("Learn"),
            tr("What the run does: objective, overlap, weights, "
               "projection"));
  addButton(searchPreset(), tr("Search"), tr("How many columns: path, weights, projection, plane"));
  addButton(trustPreset(), tr("Trust"),
            tr("Whether it holds on other samples: held-out error and "
               "the figures of a study"));
  addButton(spacePreset(), tr("Space"),
            tr("What the samples look like: projection, clusters, free "
               "energy"));
  addButton(allPreset(), tr("All"), tr("Every plot that has something to show"));
  addButton(ownPreset(), tr("Mine"), tr("The plots as you arranged them"));
  own_ = buttons_->buttons().last();
  own_->hide();
  connect(buttons_, &QButtonGroup::idClicked, this, [this](int at) {
    takeClick(buttons_->button(at)->objectName().section(QLatin1Char('-'), 1));
  });
  connect(&grid_, &PlotGrid::arrangedByUser, this, &BoardPresets::takeArrangement);
  connect(&grid_, &PlotGrid::arrangementChanged, this, [this] { noteOthers(); });
  connect(&grid_, &PlotGrid::cardsChanged, this, &BoardPresets::show);
  show();
}

void BoardPresets::addButton(const QString& id, const QString& text, const QString& help) {
  auto* const button = new QToolButton(this);
  button->setObjectName(QStringLiteral("preset-") + id);
  button->setText(text);
  button->setToolTip(tipText(help));
  button->setAccessibleDescription(help);
  button->setCheckable(true);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setChecked(id == now_.current);
  buttons_->addButton(button, static_cast<int>(buttons_->buttons().size()));
  layout()->addWidget(button);
}

void BoardPresets::follow(const RunContent& run) {
  run_ = run;
  if (!run_.problem) {
    giveBack();
  }
  show();
}

void BoardPresets::reveal(const QString& card) {
  if (grid_.shownPlots().contains(card)) {
    return;
  }
  for (const QString& id :
       {learnPreset(), searchPreset(), trustPreset(), spacePreset(), allPreset()}) {
    if (withContent(id).contains(card)) {
      now_.theirs = now_.revealed ? now_.theirs : now_.current;
      now_.revealed = true;
      now_.current = id;
      now_.opened.clear();
      now_.hidden.clear();
      show();
      return;
    }
  }
}

void BoardPresets::giveBack() {
  if (std::exchange(now_.revealed, false)) {
    now_.current = now_.theirs;
  }
}

void BoardPresets::choose(const QString& id) {
  auto* const button = findChild<QAbstractButton*>(QStringLiteral("preset-") + id);
  if (button == nullptr || (id == ownPreset() && now_.ownOrder.isEmpty())) {
    return;
  }
  now_.chosen = true;
  now_.revealed = false;
  now_.current = id;
  now_.opened.clear();
  now_.hidden.clear();
  button->setChecked(true);
  grid_.setEnlargedPlot({});
  show();
  writeSettings();
  Q_EMIT chosen(id);
}

/// A click that changes nothing a person could see leaves nothing to take back.
void BoardPresets::takeClick(const QString& id) {
  const Arrangement former = now_;
  const QStringList before = grid_.shownPlots();
  choose(id);
  if (now_.current != former.current || grid_.shownPlots() != before) {
    Q_EMIT arranged(former);
  }
}

QStringList BoardPresets::cardsOf(const QString& id) const {
  if (const auto place = figure_place(id.toStdString())) {
    return cardsAt(*place);
  }
  if (id == ownPreset()) {
    return ownCards();
  }
  QStringList all;
  for (const NamedPlot& plot : grid_.plots()) {
    all << plot.id;
  }
  return all;
}

/// Figures come last, in the order of the grid.
QStringList BoardPresets::cardsAt(FigurePlace place) const {
  QStringList leading;
  QStringList others;
  QStringList figures;
  for (const std::unique_ptr<BoardCard>& card : cards_) {
    const FigurePlaces places = card->places();
    if (std::find(places.begin(), places.end(), place) != places.end()) {
      (card->leads(place) ? leading : others) << card->id();
    }
    figures << card->figuresOf(place);
  }
  QStringList cards = leading + others;
  for (const NamedPlot& plot : grid_.plots()) {
    if (figures.contains(plot.id)) {
      cards << plot.id;
    }
  }
  return cards;
}

QStringList BoardPresets::ownCards() const {
  QStringList known;
  for (const NamedPlot& plot : grid_.plots()) {
    known << plot.id;
  }
  QStringList cards;
  for (const QString& card : now_.ownOrder + known) {
    if (known.contains(card) && !cards.contains(card) && !now_.ownClosed.contains(card)) {
      cards << card;
    }
  }
  return cards;
}

bool BoardPresets::hasContent(const NamedPlot& plot) const {
  if (!run_.ended || !plot.plot->isEmpty()) {
    return true;
  }
  return std::any_of(cards_.begin(), cards_.end(), [&](const std::unique_ptr<BoardCard>& card) {
    return card->id() == plot.id && card->willFill(run_);
  });
}

QStringList BoardPresets::withContent(const QString& id) const {
  QStringList cards = cardsOf(id);
  if (id == ownPreset()) {
    return cards;  // as the user wanted it
  }
  QStringList empty;
  for (const NamedPlot& plot : grid_.plots()) {
    if (!hasContent(plot)) {
      empty << plot.id;
    }
  }
  const QStringList all = cards;
  cards.removeIf([&](const QString& card) { return empty.contains(card); });
  cards = cards.isEmpty() ? all : cards;  // an empty board says less than what would fill it
  return id == allPreset() ? cards : cards.mid(0, mostCards);
}

void BoardPresets::show() {
  if (showing_) {
    return;  // what is being shown changes nothing about what should be
  }
  const QScopedValueRollback<bool> once(showing_, true);
  if (!now_.chosen && !now_.revealed) {
    now_.current = run_.path ? searchPreset() : learnPreset();
  }
  findChild<QAbstractButton*>(QStringLiteral("preset-") + now_.current)->setChecked(true);
  shown_ = withContent(now_.current);
  QStringList cards = shown_ + now_.opened;
  cards.removeIf([this](const QString& card) { return now_.hidden.contains(card); });
  cards.removeDuplicates();
  grid_.setShownPlots(cards);
}

/// A comparison opens the card that shows it, whatever is chosen here.
void BoardPresets::noteOthers() {
  if (!showing_) {
    noteOthers(grid_.shownPlots());
  }
}

void BoardPresets::noteOthers(const QStringList& open) {
  const auto without = [](QStringList list, const QStringList& others) {
    list.removeIf([&](const QString& each) { return others.contains(each); });
    return list;
  };
  now_.opened = without(open, shown_);
  now_.hidden = without(shown_, open);
}

void BoardPresets::takeArrangement(const QStringList& before) {
  noteOthers(before);  // the grid has told of the change already
  const Arrangement former = now_;
  now_.ownOrder.clear();
  for (const NamedPlot& plot : grid_.plots()) {
    now_.ownOrder << plot.id;
  }
  now_.ownClosed = grid_.closedPlots();
  shown_ = grid_.shownPlots();
  now_.opened.clear();
  now_.hidden.clear();
  now_.chosen = true;
  now_.revealed = false;
  now_.current = ownPreset();
  own_->show();
  own_->setChecked(true);
  writeSettings();
  Q_EMIT arranged(former);
}

QJsonObject BoardPresets::state() const {
  return {{"preset", !now_.chosen    ? QString()
                     : now_.revealed ? now_.theirs
                                     : now_.current},
          {"order", QJsonArray::fromStringList(now_.ownOrder)},
          {"closed", QJsonArray::fromStringList(now_.ownClosed)}};
}

void BoardPresets::restore(const QJsonObject& state) {
  now_.ownOrder = listOf(state.value("order"));
  now_.ownClosed = listOf(state.value("closed"));
  own_->setVisible(!now_.ownOrder.isEmpty());
  choose(state.value("preset").toString());
}

void BoardPresets::setArrangement(const Arrangement& arrangement) {
  now_ = arrangement;
  own_->setVisible(!now_.ownOrder.isEmpty());
  grid_.setEnlargedPlot({});
  show();
  writeSettings();
}

void BoardPresets::keepInSettings() {
  restore(QJsonDocument::fromJson(keptSettings().value("board").toString().toUtf8()).object());
  kept_ = true;
}

void BoardPresets::writeSettings() const {
  if (kept_) {
    keptSettings().setValue(
        "board", QString::fromUtf8(QJsonDocument(state()).toJson(QJsonDocument::Compact)));
  }
}

}  // namespace steelyard::ui
