// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <map>
#include <string>
#include <utility>

#include "core/analysis/panel_figures.h"
#include "ui/panel/panel_choice_model.h"
#include "ui/panel/panel_page.h"
#include "ui/panel/panel_result.h"
#include "ui/panel/panel_settings.h"
#include "ui/style/notice.h"

/// What of the page outlives it: a comparison is kept in the session, and an earlier one comes
/// back.
namespace steelyard::ui {

void PanelPage::bringBack(SavedPanel kept) {
  settings_->choice().setTicks(kept.ticks);
  awaited_ = std::move(kept);
  beginBack();
}

void PanelPage::beginBack() {
  if (!problem_ || !awaited_) {
    return;
  }
  stopAndWait();
  PanelOrder order{problem_, settings_->options(), awaited_->methods};
  order.options.largest = awaited_->largest;
  order.options.discovery_rate = awaited_->discovery_rate;
  order.back = PanelBack{awaited_->log, {}, awaited_->seconds};
  begin(std::move(order));
}

void PanelPage::openComparison(const QString& path) {
  if (problem_ && !work_->isBusy()) {
    PanelOrder order{problem_, settings_->options(), {}};
    order.back = PanelBack{nullptr, path, {}};
    begin(std::move(order));
  }
}

std::optional<SavedPanel> PanelPage::saved() const {
  if (awaited_) {
    return awaited_;
  }
  return kept_ && kept_->log->size() <= most_panel_log ? kept_ : std::nullopt;
}

/// Nothing more arrives of the method that went on.
void PanelPage::fail(const QString& why) {
  result_->setUnfinished(std::nullopt);
  goingOn_.clear();
  showFigures(panel_ ? panel_figures(*panel_) : std::vector<Figure>());
  const bool wasStopped = std::exchange(reading_, false) && stopping_;
  const bool ofSession = std::exchange(awaited_, std::nullopt).has_value();
  if (!panel_) {
    tabs_->setCurrentWidget(settings_);
  }
  if (wasStopped) {
    showState();
  } else if (ofSession) {
    Q_EMIT leftOut(why);
    showState();
  } else {
    sayTrouble(why);
  }
}

void PanelPage::keep(const PanelNews& news) {
  const bool saysLess = panel_ && news.panel->rows.empty();  // than what is shown
  if (!news.kept || saysLess || (kept_ && kept_->log == news.kept->log)) {
    return;  // between two methods, the log is the same
  }
  kept_ = news.kept;
  kept_->ticks = settings_->choice().ticks();
  if (kept_->log->size() > most_panel_log) {
    trouble_->say(tr("This comparison is too long for a session. Export it to keep it."));
  }
  Q_EMIT changed();
}

/// What is continued has the same folds and columns; other estimates belong to these.
void PanelPage::endBack(const PanelNews& news) {
  if (!awaited_) {
    std::map<std::string, bool> ticks;
    for (const std::string& id : kept_->methods) {
      ticks.emplace(id, true);
    }
    settings_->choice().setTicks(ticks);
  }
  awaited_.reset();
  settings_->show(news.options);
  if (news.panel->rows.empty()) {
    sayTrouble(
        tr("The comparison holds no method that is finished and has the same settings here."));
    tabs_->setCurrentWidget(panel_ ? static_cast<QWidget*>(result_) : settings_);
  }
  stale_ = true;
  if (isVisible()) {
    askForOffers();
  }
}

}  // namespace steelyard::ui
