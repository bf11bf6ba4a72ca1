// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run/live_rerun.h"

#include <QScopedValueRollback>

#include "core/run/method.h"
#include "ui/method/method_panel.h"
#include "ui/run/run_controller.h"

namespace steelyard::ui {

LiveRerun::LiveRerun(const MethodPanel& method, const RunController& controller, QObject* parent)
    : QObject(parent), method_(method), controller_(controller) {
  connect(&method_, &MethodPanel::valuesChanged, this, &LiveRerun::follow);
  connect(&controller_, &RunController::finished, this, &LiveRerun::finish);
}

void LiveRerun::noteStart() {
  of_ = method_.method()->info().id;
  values_ = method_.values();
  live_ = asking_;
  quick_ = false;
}

void LiveRerun::forget() {
  of_.clear();
  quick_ = false;
}

void LiveRerun::finish() {
  quick_ = controller_.elapsedSeconds() < longest && controller_.outcome() &&
           controller_.outcome()->ending != Ending::stopped;
  follow();  // the slider may have moved in the meantime
}

void LiveRerun::follow() {
  if (quick_ && !controller_.isActive() && isLiveChange()) {
    const QScopedValueRollback<bool> once(asking_, true);
    Q_EMIT rerunWanted(live_);
  }
}

bool LiveRerun::isLiveChange() const {
  if (method_.method() == nullptr || method_.method()->info().id != of_ ||
      !method_.isAcceptable()) {
    return false;
  }
  const ParameterValues now = method_.values();
  bool changed = false;
  for (const ParameterSpec& spec : method_.method()->schema().specs()) {
    const bool same = now.contains(spec.id) == values_.contains(spec.id) &&
                      (!now.contains(spec.id) || now.at(spec.id) == values_.at(spec.id));
    if (!same && !spec.live) {
      return false;
    }
    changed = changed || !same;
  }
  return changed;
}

}  // namespace steelyard::ui
