// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compare/comparison_job.h"

#include <optional>
#include <utility>

#include "core/run/thread_priority.h"
#include "ui/fault_text.h"

namespace steelyard::ui {

void ComparisonJob::start(ColumnComparison comparison) {
  busy_ = true;
  const std::uint64_t number = ++number_;
  thread_ = std::jthread([this, number, comparison = std::move(comparison)](
                             const std::stop_token& stop) { work(stop, number, comparison); });
}

void ComparisonJob::abandon() {
  ++number_;
  busy_ = false;
  thread_.request_stop();
}

template <typename Tell>
void ComparisonJob::end(std::uint64_t number, Tell tell) {
  QMetaObject::invokeMethod(
      this,
      [this, number, tell = std::move(tell)] {
        if (number == number_) {
          busy_ = false;
          tell();
        }
      },
      Qt::QueuedConnection);
}

void ComparisonJob::work(const std::stop_token& stop, std::uint64_t number,
                         const ColumnComparison& comparison) {
  lower_this_threads_priority();
  try {
    const std::optional<ColumnImbalance> found = comparison.compute(stop);
    end(number, [this, found] {
      if (found) {
        Q_EMIT done(*found);
      } else {
        Q_EMIT stopped();
      }
    });
  } catch (...) {
    end(number, [this, message = faultText()] { Q_EMIT failed(message); });
  }
}

}  // namespace steelyard::ui
