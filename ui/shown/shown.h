// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <cstdint>
#include <optional>
#include <vector>

#include "ui/shown/run_course.h"
#include "ui/shown/shown_comparison.h"
#include "ui/shown/shown_ranking.h"
#include "ui/shown/shown_solution.h"

namespace steelyard::ui {

/// What is looked at: the one owner of it. Whoever sets it hands over the whole; views draw it and
/// keep none of it. The ranking follows a few times a second, and stays with the run that is listed
/// as shown while another question is asked.
class Shown : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// From now on, this is looked at. A solution of a run or of its path needs the table that is
  /// shown.
  /// \throws Error(fault) for parts that do not belong together, or to the problem that is shown;
  ///   what is shown stays
  void show(ShownSolution next);
  /// The run has found this while something else is looked at, which stays.
  /// \param own  without an origin: the run has found nothing yet
  /// \throws Error(fault) as above
  void keepOwn(ShownSolution own);

  [[nodiscard]] const ShownSolution& value() const { return value_; }
  /// What the run itself has found last. It has no origin if that is nothing.
  [[nodiscard]] const ShownSolution& own() const { return own_; }
  /// Whether what is shown is of the run before the one that goes on, which has found nothing yet.
  [[nodiscard]] bool isOfFormerRun() const;

  /// What the run that is drawn has found so far.
  [[nodiscard]] const RunCourse& course() const { return course_; }
  /// The same, for the board, which feeds it.
  [[nodiscard]] RunCourse& course() { return course_; }
  /// Where what is shown lies in the path of the run that is drawn; nullptr if it is no point of
  /// that, or was left.
  [[nodiscard]] const PlaceInPath* pathPoint() const;
  /// What the run finds is wanted again. What is shown stays if that is nothing yet.
  void leavePathPoint() { pathOfPoint_.reset(); }

  /// The samples are drawn in this space, and will be for a while.
  void settle(const LearnedSpace& space);
  /// Empty until the first after a table was shown.
  [[nodiscard]] const LearnedSpace& settledSpace() const { return settled_; }
  /// Another number for each space that differs from the one before.
  [[nodiscard]] std::uint64_t settledRevision() const { return settledRevision_; }

  /// From now on, the features of this solution are ranked. Without columns, nothing is.
  /// \throws Error(fault) as rankingOf(); what is ranked stays
  void rank(std::vector<ColumnInfo> features, ShownSolution of);
  [[nodiscard]] const ShownRanking& ranking() const { return ranking_; }
  /// Selects what counts until a person chooses.
  /// \throws Error(fault) if one of these is not ranked; what is selected stays
  void preselect(const std::vector<Index>& selection);
  /// A person has selected these of what is ranked.
  /// \throws Error(fault) as preselect()
  void select(const std::vector<Index>& selection);
  /// What is selected, in order of rank, where it is not what the run that has ended selects by
  /// itself.
  [[nodiscard]] std::optional<std::vector<Index>> choice() const;

  /// From now on, this is compared with.
  void compare(ShownComparison next);
  [[nodiscard]] const ShownComparison& comparison() const { return comparison_; }

 Q_SIGNALS:
  /// Just before value() or own() changes, for those who still want what is drawn as it is.
  void aboutToChange();
  /// After each show(), also of what was shown before.
  void changed();
  /// Just before ranking() changes, for models of it.
  void aboutToRank();
  /// After each rank(), and before anything of it is selected.
  void ranked();
  /// Others of what is ranked are selected, by a person or not.
  void selectionChanged();
  /// After select(), of which this is the argument.
  void selectionChosen(const std::vector<steelyard::Index>& selection);
  /// After each compare(), also with what was compared with before.
  void compared();

 private:
  ShownSolution value_;
  ShownSolution own_;
  RunCourse course_;
  std::optional<std::uint64_t> pathOfPoint_;  ///< RunCourse::pathNumber() of the point shown
  LearnedSpace settled_{};
  std::uint64_t settledRevision_ = 0;
  ShownRanking ranking_;
  std::vector<Index> ofRun_;  ///< what the run that has ended selects by itself
  ShownComparison comparison_;
};

}  // namespace steelyard::ui
