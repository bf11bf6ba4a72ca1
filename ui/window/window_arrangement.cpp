// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/window_arrangement.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSplitter>
#include <QUndoStack>
#include <utility>

#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/look/data_summary_page.h"
#include "ui/plots/plot_grid.h"
#include "ui/undoable.h"

namespace steelyard::ui {

WindowArrangement::WindowArrangement(WindowParts parts, QSplitter& columns, QObject* parent)
    : QObject(parent), parts_(std::move(parts)), columns_(columns) {
  connect(&parts_.board.grid(), &PlotGrid::arrangementChanged, this, &WindowArrangement::changed);
  connect(&columns_, &QSplitter::splitterMoved, this, &WindowArrangement::changed);
  connectUndo();
}

/// What a person closes, opens or moves can be undone, and is then as it was.
void WindowArrangement::connectUndo() {
  BoardPresets& presets = parts_.board.presets();
  const QString what = tr("arrangement of the plots");
  connect(&presets, &BoardPresets::arranged, this,
          [this, &presets, what](const BoardPresets::Arrangement& before) {
            parts_.data.history().push(new UndoableCommand(
                {what,
                 [&presets, before] { presets.setArrangement(before); },
                 [&presets, after = presets.arrangement()] { presets.setArrangement(after); },
                 {}}));
          });
  PlotGrid& grid = parts_.look.grid();
  connect(&grid, &PlotGrid::arrangedByUser, this, [this, &grid, what](const QStringList& before) {
    parts_.data.history().push(
        new UndoableCommand({what,
                             [&grid, before] { grid.setShownPlots(before); },
                             [&grid, after = grid.shownPlots()] { grid.setShownPlots(after); },
                             {}}));
  });
}

QString WindowArrangement::text() const {
  LiveBoard& board = parts_.board;
  QJsonArray order;
  for (const NamedPlot& plot : board.plots()) {
    order.append(plot.id);
  }
  const QJsonObject object{{"order", order},
                           {"closed", QJsonArray::fromStringList(board.grid().closedPlots())},
                           {"enlarged", board.grid().enlargedPlot()},
                           {"presets", board.presets().state()},
                           {"columns", QString::fromLatin1(columns_.saveState().toBase64())}};
  return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

void WindowArrangement::restore(const QString& text) {
  const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
  PlotGrid& grid = parts_.board.grid();
  QStringList order;
  for (const auto& id : object.value("order").toArray()) {
    order << id.toString();
  }
  if (order.isEmpty()) {
    return;
  }
  grid.setPlotOrder(order);
  QStringList closed;
  for (const auto& id : object.value("closed").toArray()) {
    closed << id.toString();
  }
  for (const QString& id : order) {
    grid.setPlotVisible(id, !closed.contains(id));
  }
  parts_.board.presets().restore(object.value("presets").toObject());
  grid.setEnlargedPlot(object.value("enlarged").toString());
  columns_.restoreState(QByteArray::fromBase64(object.value("columns").toString().toLatin1()));
}

}  // namespace steelyard::ui
