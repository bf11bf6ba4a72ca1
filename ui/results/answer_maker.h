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

/// Works out the answer of the shown run beside the window: by itself what is quick, then what
/// takes up to a minute, and what the panel is asked for. Checks that were made once are not lost
/// when another run is shown: `answered` gives each answer to whoever keeps the runs. When a person
/// selects other columns, the panel speaks of these. It knows the number of the run and asks
/// whoever keeps the runs what its answer is made from, each time it makes one.
class AnswerMaker : public QObject {
  Q_OBJECT
 public:
  /// What the answer of the run of a number is made from; nothing where that run is gone. Without a
  /// log, one is kept while the run is shown.
  using Ask = std::function<std::optional<AnswerQuestion>(quint64 number)>;
  AnswerMaker(AnswerPanel& panel, Ask ask, QObject* parent = nullptr);

  /// What is to be checked, and what then, while that is shown.
  struct Wanted {
    AnswerChecks now, then;
    double begin = 0.0;  ///< share of all this work that was done before
    double end = 1.0;    ///< the same once the checks of `now` are made
  };

  /// Shows the answer of a run that is known, or makes it.
  /// \param selected  the columns that it speaks of
  void show(quint64 number, std::vector<Index> selected, const std::optional<Answer>& known);
  /// The person has selected these columns of the shown run. Once that has settled they are judged
  /// in place of the run's own; a selection like the run's own shows its answer again.
  void choose(std::vector<Index> selection);
  /// What a person chose in place of a run's own selection, and the answer to it once it is known.
  /// Nothing where another run is shown, or its own selection.
  [[nodiscard]] std::optional<ChosenColumns> choiceOf(quint64 number) const;
  /// The number of the run that is asked for its answer; nothing where none is.
  [[nodiscard]] std::optional<quint64> askedRun() const { return number_; }
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
  using Choose = std::function<Wanted(const AnswerQuestion&, const Answer* known)>;
  [[nodiscard]] std::optional<AnswerQuestion> question() const;
  /// Shows nothing if the run is gone.
  /// \param choose  is asked in the job's thread: an estimate may take long
  void make(const Choose& choose);
  /// The same while the panel says what it says.
  void start(const Choose& choose);
  void take(quint64 number, const std::optional<std::vector<Index>>& chosen, const Answer& made);
  void goOn(const AnswerChecks& checks, double done);
  void stop();
  void add(const QString& id);
  void present();
  /// What is known of the present selection.
  [[nodiscard]] const std::optional<Answer>& known() const { return chosen_ ? ofChosen_ : own_; }
  void takeUp();
  [[nodiscard]] bool canJudge() const;
  /// Whether it can, and a person has not taken all columns away.
  [[nodiscard]] bool hasColumnsToJudge() const;
  void judgeChosen();

  AnswerPanel& panel_;
  Ask ask_;
  JobRunner* job_;
  QTimer* settled_;
  std::optional<quint64> number_;             // of the run that is shown
  std::vector<Index> selected_;               // by the run, in the order of the table
  std::shared_ptr<TrialLog> log_;             // for a run that has none
  std::optional<Answer> own_;                 // of the run
  std::optional<std::vector<Index>> chosen_;  // by the person, if it is another selection
  std::optional<Answer> ofChosen_;
  bool outdated_ = false;
  bool stopped_ = false;  // no further checks are made by themselves
};

}  // namespace steelyard::ui
