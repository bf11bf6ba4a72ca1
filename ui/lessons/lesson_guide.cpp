// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/lesson_guide.h"

#include <QScopedValueRollback>
#include <QScrollArea>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "core/error.h"
#include "core/record/lesson_replay.h"
#include "ui/data/bundled.h"
#include "ui/data/data_panel.h"
#include "ui/fault_text.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/outline.h"
#include "ui/method/method_panel.h"
#include "ui/plain_text.h"
#include "ui/run/run_controller.h"
#include "ui/run/speed_choice.h"

namespace steelyard::ui {
namespace {

/// All that the steps up to this one prepare.
std::vector<LessonPreparation> preparedBy(const Lesson& lesson, int step) {
  std::vector<LessonPreparation> all;
  for (int k = 0; k <= step; ++k) {
    const auto& added = lesson.steps.at(static_cast<std::size_t>(k)).set.prepare;
    all.insert(all.end(), added.begin(), added.end());
  }
  return all;
}

/// The roles of the table's columns after this step.
/// \param table  any with the lesson's columns
Dataset withRoles(const Lesson& lesson, int step, const std::vector<Column>& columns) {
  Dataset table = openLessonData(lesson);
  if (table.columns.size() != columns.size()) {
    table.columns = columns;  // the user has dropped or added some: theirs stay
  }
  for (int k = 0; k <= step; ++k) {
    apply_roles(lesson.steps.at(static_cast<std::size_t>(k)).set.roles, table,
                "lesson " + lesson.id);
  }
  return table;
}

bool haveRoles(const TableSnapshot& table, const RolesByColumn& wanted, const std::string& lesson) {
  Dataset changed;  // the values, which may be many, are not needed
  changed.name = table.table->name;
  changed.columns = table.columns;
  apply_roles(wanted, changed, "lesson " + lesson);
  return std::equal(
      table.columns.begin(), table.columns.end(), changed.columns.begin(), changed.columns.end(),
      [](const Column& here, const Column& there) { return here.roles == there.roles; });
}

/// Scrolls what lies around the place so that all of it is seen, if it fits.
void scrollTo(QWidget& place) {
  for (QWidget* around = place.parentWidget(); around != nullptr; around = around->parentWidget()) {
    auto* const area = qobject_cast<QScrollArea*>(around);
    if (area != nullptr && area->viewport()->height() >= place.height()) {
      area->ensureWidgetVisible(&place, 0, 0);
    }
  }
}

}  // namespace

LessonGuide::LessonGuide(LessonWindow window, LessonPanel& panel, QObject* parent)
    : QObject(parent), window_(std::move(window)), panel_(panel) {
  connect(&panel_, &LessonPanel::stepWanted, this, &LessonGuide::doStep);
  connect(&panel_, &LessonPanel::lookAt, this, &LessonGuide::outline);
  connect(&panel_, &LessonPanel::ownTableWanted, &window_.data, &DataPanel::chooseFile);
  connect(&window_.data, &DataPanel::datasetChanged, this, &LessonGuide::changeTable);
  connect(&window_.data, &DataPanel::tableChanged, this, &LessonGuide::goOn);
  connect(&window_.controller, &RunController::stateChanged, this, [this] {
    panel_.setBusy(window_.controller.isActive());
    followRun();
    outline(looked_);  // its figure may be there by now
  });
  connect(&window_.controller, &RunController::finished, this, &LessonGuide::tickRun);
  for (const auto changed : {&MethodPanel::methodChanged, &MethodPanel::valuesChanged}) {
    connect(&window_.method, changed, this, &LessonGuide::tickSettings);
  }
  for (const auto changed :
       {&DataPanel::tableChanged, &DataPanel::rolesChanged, &DataPanel::optionsChanged}) {
    connect(&window_.data, changed, this, &LessonGuide::tickSettings);
  }
  connect(&panel_, &LessonPanel::stepShown, this, &LessonGuide::tickSettings);
  // What the result brings is shown a moment later, and moves what is there.
  connect(&window_.controller, &RunController::finished, this,
          [this] { QTimer::singleShot(0, this, [this] { outline(looked_); }); });
}

void LessonGuide::open(const Lesson& lesson) {
  const LessonSettings settings = lesson_settings(lesson, 0, window_.registry);
  {
    const QScopedValueRollback<bool> once(opening_, true);
    window_.data.setDataset(openLessonData(lesson));
  }
  window_.data.setOptions(settings.options);
  window_.method.setMethod(lesson.method, settings.values);
  setByLesson_ = true;
  preparing_.reset();
  panel_.setBusy(false);
  panel_.setLesson(lesson);
}

void LessonGuide::doStep(int step) {
  try {
    if (!setByLesson_) {
      open(Lesson(panel_.lesson()));  // its table has gone
      panel_.showStep(step);
    }
    preparing_ = step;
    goOn();
  } catch (...) {
    panel_.showTrouble(faultText());
  }
}

void LessonGuide::goOn() {
  try {
    prepareNext();
  } catch (...) {
    preparing_.reset();
    panel_.showTrouble(faultText());
  }
}

/// One preparation at a time, since each is made beside the window; comes back after each.
void LessonGuide::prepareNext() {
  if (!preparing_) {
    return;
  }
  const std::vector<LessonPreparation> wanted = preparedBy(panel_.lesson(), *preparing_);
  if (window_.data.table().table->origin.steps.size() > wanted.size()) {
    const int step = *std::exchange(preparing_, std::nullopt);  // this changes the table, too
    window_.data.goBackTo(wanted.size());
    preparing_ = step;
  }
  window_.data.setRoles(
      withRoles(panel_.lesson(), *preparing_, window_.data.table().columns).columns);
  const std::size_t done = window_.data.table().table->origin.steps.size();
  if (done >= wanted.size()) {
    finishStep();
    return;
  }
  window_.data.prepare(preparation_step(wanted[done], "lesson " + panel_.lesson().id));
}

void LessonGuide::finishStep() {
  const int step = *std::exchange(preparing_, std::nullopt);
  const LessonSettings settings =
      lesson_settings(panel_.lesson(), static_cast<std::size_t>(step) + 1, window_.registry);
  ProblemOptions options = window_.data.options();
  options.standardise_truth = settings.options.standardise_truth;
  window_.data.setOptions(options);
  window_.method.setMethod(settings.method->info().id, settings.values);
  if (settings.speed) {
    window_.controller.setDuration(*settings.speed);
  }
  if (panel_.lesson().steps.at(static_cast<std::size_t>(step)).run) {
    window_.run();
  }
}

bool LessonGuide::isSet(int step) const {
  try {
    return holdsWhatIsWanted(step);
  } catch (const Error&) {
    return false;  // the person has dropped a column that the step names
  }
}

bool LessonGuide::holdsWhatIsWanted(int step) const {
  const Lesson& lesson = panel_.lesson();
  const LessonChange& wanted = lesson.steps.at(static_cast<std::size_t>(step)).set;
  const TableSnapshot& table = window_.data.table();
  const LessonSettings settings =
      lesson_settings(lesson, static_cast<std::size_t>(step) + 1, window_.registry);
  if (window_.method.method() != settings.method ||
      table.table->origin.steps.size() < preparedBy(lesson, step).size() ||
      (wanted.standardise_truth &&
       window_.data.options().standardise_truth != *wanted.standardise_truth)) {
    return false;
  }
  const ParameterValues values = window_.method.values();
  if (!std::all_of(wanted.parameters.begin(), wanted.parameters.end(), [&](const auto& named) {
        return values.contains(named.first) && settings.values.contains(named.first) &&
               values.at(named.first) == settings.values.at(named.first);
      })) {
    return false;
  }
  return wanted.roles.empty() || haveRoles(table, wanted.roles, lesson.id);
}

void LessonGuide::tickSettings() {
  if (!setByLesson_ || !window_.data.hasDataset() || preparing_ || panel_.isAtEnd() ||
      panel_.isDone(panel_.step())) {
    return;
  }
  const int step = panel_.step();
  const LessonStep& shown = panel_.lesson().steps.at(static_cast<std::size_t>(step));
  if (!shown.run && isSet(step)) {
    panel_.setDone(step);
  }
}

/// A run belongs to the step that is shown when it begins, whoever began it.
void LessonGuide::followRun() {
  const bool runs = window_.controller.isActive();
  if (std::exchange(running_, runs) || !runs) {
    return;
  }
  runStep_.reset();
  const int step = panel_.step();
  if (setByLesson_ && !panel_.isAtEnd() &&
      panel_.lesson().steps.at(static_cast<std::size_t>(step)).run && isSet(step)) {
    runStep_ = step;
  }
}

void LessonGuide::tickRun(const Result& result) {
  const std::optional<int> step = std::exchange(runStep_, std::nullopt);
  if (step && setByLesson_ && result.outcome.ending != Ending::failed) {
    panel_.setDone(*step);
  }
}

void LessonGuide::changeTable() {
  runStep_.reset();
  preparing_.reset();
  if (opening_ || !setByLesson_) {
    return;
  }
  setByLesson_ = false;
  const bool goesOn = !panel_.isHidden() && !panel_.isAtEnd();  // nobody has closed or ended it
  panel_.hide();
  outline({});
  window_.controller.setDuration(SpeedChoice::kept());
  window_.method.beginAnew();  // nobody chose its method for the new table
  if (goesOn) {
    Q_EMIT closed(plainName(panel_.lesson().title));
  }
}

void LessonGuide::outline(const QString& id) {
  looked_ = id;
  delete outline_.data();
  QWidget* place = id.isEmpty() ? nullptr : window_.place(id);
  if (place != nullptr) {
    outline_ = new Outline(place);
    QTimer::singleShot(0, outline_, [place] { scrollTo(*place); });  // when it is laid out
  }
}

}  // namespace steelyard::ui
