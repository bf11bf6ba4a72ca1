// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/panel/panel_work.h"

#include <chrono>
#include <utility>

#include "core/platform/thread_priority.h"
#include "ui/jobs/job_runner.h"
#include "ui/panel/panel_back.h"

namespace steelyard::ui {

PanelWork::PanelWork(const MethodRegistry& methods, QObject* parent)
    : QObject(parent),
      methods_(methods),
      memory_(std::make_shared<PanelMemory>()),
      job_(new JobRunner(this)) {
  using namespace std::chrono_literals;
  timer_.setInterval(250ms);
  connect(&timer_, &QTimer::timeout, this, &PanelWork::look);
  connect(job_, &JobRunner::ended, &timer_, &QTimer::stop);
  connect(job_, &JobRunner::failed, this, &PanelWork::failed);
}

/// The job knows nothing of this object: what it works on is shared with it.
void PanelWork::start(PanelOrder order) {
  stop_ = std::stop_source();
  mailbox_ = std::make_shared<PanelMailbox>();
  job_->start([this, &methods = methods_, order = std::move(order), memory = memory_,
               mailbox = mailbox_, stop = stop_](const ReadControl& control) {
    lower_this_threads_priority();
    const std::stop_callback abandoned(control.stop, [&stop] { stop.request_stop(); });
    PanelNews news = order.back
                         ? broughtBack(order, methods, *memory, stop.get_token())
                         : comparedMethods(order, methods, *memory, *mailbox, stop.get_token());
    return [this, news = std::move(news)] { Q_EMIT known(news, true); };
  });
  timer_.start();
}

void PanelWork::forget() {
  job_->abandon();
  timer_.stop();
  memory_ = std::make_shared<PanelMemory>();  // the job that still ends has the earlier one
}

bool PanelWork::isBusy() const { return job_->isBusy(); }

void PanelWork::finish() { job_->finish(); }

void PanelWork::look() {
  Q_EMIT progress(mailbox_->share());
  if (const auto news = mailbox_->take()) {
    Q_EMIT known(*news, false);
  }
}

}  // namespace steelyard::ui
