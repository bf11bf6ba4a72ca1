// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <map>
#include <string>
#include <utility>

#include "ui/panel/panel_choice_model.h"
#include "ui/panel/panel_page.h"
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
  PanelOrder order{problem_, settings_->options(), awaited_->methods};
  order.options.largest = awaited_->largest;
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

void PanelPage::fail(const QString& why) {
  const bool ofSession = reading_ && awaited_.has_value();
  reading_ = false;
  awaited_.reset();
  if (ofSession) {
    Q_EMIT leftOut(why);
    showState();
  } else {
    sayTrouble(why);
  }
}

void PanelPage::keep(const PanelNews& news) {
  if (!news.kept) {
    return;
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
  stale_ = true;
  if (isVisible()) {
    askForOffers();
  }
}

}  // namespace steelyard::ui
