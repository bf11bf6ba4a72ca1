// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMainWindow>
#include <QStringList>
#include <QTabWidget>
#include <optional>
#include <utility>

#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/export/exporter.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/look/data_summary_page.h"
#include "ui/method/method_panel.h"
#include "ui/panel/panel_page.h"
#include "ui/results/result_panel.h"
#include "ui/run/estimate_line.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/session/question.h"
#include "ui/session/session.h"
#include "ui/shown/shown.h"
#include "ui/window/window_parts.h"

namespace steelyard::tests {

/// The parts of a main window that nobody has connected.
struct OwnParts {
  MethodRegistry registry = methods_from_dii();
  QMainWindow window{};  ///< owns the parts below
  ui::RunController* controller = new ui::RunController(&window);
  ui::Session* session = new ui::Session(&window);
  ui::DataPanel* data = new ui::DataPanel(session->tables(), &window);
  ui::MethodPanel* method = new ui::MethodPanel(registry, &window);
  ui::Shown* shown = new ui::Shown(&window);
  ui::LiveBoard* board = new ui::LiveBoard(*shown, &window);
  ui::DataSummaryPage* look = new ui::DataSummaryPage(&window);
  ui::PanelPage* panel = new ui::PanelPage(registry, &window);
  ui::ResultPanel* results = new ui::ResultPanel(*shown, session->runs(), &window);
  QStringList faults{};
  ui::WindowParts parts{window,
                        registry,
                        *controller,
                        *data,
                        *method,
                        asked(*session, *data, *method),
                        *new ui::RunBar(*controller, &window),
                        *new ui::EstimateLine(&window),
                        *new ui::LessonPanel(&window),
                        *new QTabWidget(&window),
                        *board,
                        *look,
                        *panel,
                        *results,
                        *new ui::Exporter(&window),
                        [](std::optional<ChosenColumns> choice, quint64) { return choice; },
                        [](ui::SessionRun run) { return run; },
                        [this](const QString& message) { faults << message; }};

 private:
  static ui::Session& asked(ui::Session& session, ui::DataPanel& data, ui::MethodPanel& method) {
    session.askBy(data, method);
    return session;
  }
};

}  // namespace steelyard::tests
