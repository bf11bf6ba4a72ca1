// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis/answer_question.h"
#include "core/data/dataset.h"
#include "core/record/session.h"

class QTimer;

namespace steelyard::ui {

class AnswerPanel;
class JobRunner;

/// A finished run of this session, which can be asked for its answer.
struct AskedRun {
  quint64 number = 0;
  /// Its log is that of whoever keeps the run: so a check that is asked for again goes on where it
  /// was, even if another run has been shown since. Without one, a log is kept while this is shown.
  AnswerQuestion question;
  std::vector<Index> selected;  ///< the columns that its answer speaks of
};

/// Works out the answer of the shown run beside the window: by itself what is quick, then what
/// takes up to a minute, and what the panel is asked for. Checks that were made once are not lost
/// when another run is shown: `answered` gives each answer to whoever keeps the runs. When a person
/// selects other columns, the panel speaks of these.
class AnswerMaker : public QObject {
  Q_OBJECT
 public:
  explicit AnswerMaker(AnswerPanel& panel, QObject* parent = nullptr);

  /// What is to be checked, and what then, while that is shown.
  struct Wanted {
    AnswerChecks now, then;
  };

  /// Shows the answer that is known, or makes it.
  void show(AskedRun run, const std::optional<Answer>& known);
  /// The person has selected these columns of the shown run. Once that has settled they are judged
  /// in place of the run's own; a selection like the run's own shows its answer again.
  void choose(std::vector<Index> selection);
  /// What a person chose in place of a run's own selection, and the answer to it once it is known.
  /// Nothing where another run is shown, or its own selection.
  [[nodiscard]] std::optional<ChosenColumns> choiceOf(quint64 number) const;
  /// The number of the run that is asked for its answer; nothing where none is.
  [[nodiscard]] std::optional<quint64> askedRun() const {
    return run_ ? std::optional(run_->number) : std::nullopt;
  }
  /// The answer to what is selected, which the panel shows. Nothing while that is being looked at,
  /// and where the panel answers a former question.
  [[nodiscard]] std::optional<Answer> shownAnswer() const {
    return outdated_ ? std::nullopt : known();
  }
  /// Something else is asked now: what is shown answers an earlier question.
  void setFormer();
  /// Ends what is being worked out, and shows nothing.
  void clear();
  /// Waits for what is being worked out; for callers that cannot return to the event loop.
  void finish();

 Q_SIGNALS:
  void answered(quint64 number, const steelyard::Answer& answer);

 private:
  using Choose = std::function<Wanted(const AnswerQuestion&)>;
  /// \param choose  is asked in the job's thread: an estimate may take long
  void make(const Choose& choose);
  void take(quint64 number, const std::optional<std::vector<Index>>& chosen, const Answer& made);
  void goOn(const AnswerChecks& checks);
  void stop();
  void add(const QString& id);
  void present();
  /// What is known of the present selection.
  [[nodiscard]] const std::optional<Answer>& known() const { return chosen_ ? ofChosen_ : own_; }
  void takeUp();
  [[nodiscard]] bool canJudge() const;
  void judgeChosen();

  AnswerPanel& panel_;
  JobRunner* job_;
  QTimer* settled_;
  std::optional<AskedRun> run_;
  std::optional<Answer> own_;                 // of the run
  std::optional<std::vector<Index>> chosen_;  // by the person, if it is another selection
  std::optional<Answer> ofChosen_;
  bool outdated_ = false;
  bool stopped_ = false;  // no further checks are made by themselves
};

}  // namespace steelyard::ui
