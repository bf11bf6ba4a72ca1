// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <functional>
#include <optional>

#include "core/record/session.h"
#include "ui/session/session_run.h"

class QMainWindow;
class QTabWidget;

namespace steelyard {
class MethodRegistry;
}  // namespace steelyard

namespace steelyard::ui {

class DataPanel;
class DataSummaryPage;
class EstimateLine;
class Exporter;
class LessonPanel;
class LiveBoard;
class MethodPanel;
class PanelPage;
class ResultPanel;
class RunBar;
class RunController;
class Session;

/// What the classes of this folder work on. The main window owns all of it.
struct WindowParts {
  QMainWindow& window;
  const MethodRegistry& registry;
  RunController& controller;
  DataPanel& data;
  MethodPanel& method;
  Session& session;
  RunBar& runBar;
  EstimateLine& estimate;
  LessonPanel& lesson;
  QTabWidget& pages;  ///< of the middle column: the board, the look and the panel
  LiveBoard& board;
  DataSummaryPage& look;
  PanelPage& panel;
  ResultPanel& results;
  Exporter& exporter;
  /// What a person chose of the run of this number, with the answer that is known by now.
  std::function<std::optional<ChosenColumns>(std::optional<ChosenColumns>, quint64)> answered;
  /// A run whose record holds what a person chose of it.
  std::function<SessionRun(SessionRun)> withChoice;
  /// Shows a fault that belongs to no particular part of the window.
  std::function<void(const QString& message)> showFault;
};

/// The run whose ranking is shown; nullptr before the first.
[[nodiscard]] const SessionRun* shownRun(const WindowParts& parts);

/// Whether the run has answered the question that is asked now, perhaps with other settings. A run
/// that a session has brought back has a problem of its own.
[[nodiscard]] bool isOfQuestion(const WindowParts& parts, const SessionRun& run);

/// The number of the run that has answered the question that is asked now: the one that is shown
/// or, if that answered another, the newest.
[[nodiscard]] std::optional<quint64> runThatAnswers(const WindowParts& parts);

}  // namespace steelyard::ui
