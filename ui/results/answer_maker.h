// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "core/analysis/answer_question.h"
#include "core/data/dataset.h"

namespace steelyard::ui {

class AnswerPanel;
class JobRunner;

/// A finished run of this session, which can be asked for its answer.
struct AskedRun {
  quint64 number = 0;
  AnswerQuestion question;               ///< without groups and time, which the table gives
  std::shared_ptr<const Dataset> table;  ///< as prepared for this run
};

/// Works out the answer of the shown run beside the window: by itself what is quick, and what the
/// panel is asked for. Checks that were made once are not lost when another run is shown:
/// `answered` gives each answer to whoever keeps the runs.
class AnswerMaker : public QObject {
  Q_OBJECT
 public:
  explicit AnswerMaker(AnswerPanel& panel, QObject* parent = nullptr);

  /// Shows the answer that is known, or makes it.
  void show(AskedRun run, const std::optional<Answer>& known);
  /// Ends what is being worked out, and shows nothing.
  void clear();
  /// Waits for what is being worked out; for callers that cannot return to the event loop.
  void finish();

 Q_SIGNALS:
  void answered(quint64 number, const steelyard::Answer& answer);

 private:
  /// \param wanted  nothing: those that are quick
  void make(const std::optional<AnswerChecks>& wanted);
  void add(const QString& id);

  AnswerPanel& panel_;
  JobRunner* job_;
  std::optional<AskedRun> run_;
  std::optional<Answer> answer_;
};

}  // namespace steelyard::ui
