// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/data_loader.h"

#include <utility>

#include "ui/fault_text.h"

namespace steelyard::ui {

template <typename Tell>
void DataLoader::post(std::uint64_t number, Tell tell) {
  QMetaObject::invokeMethod(
      this,
      [this, number, tell = std::move(tell)] {
        if (number == number_) {
          tell();
        }
      },
      Qt::QueuedConnection);
}

void DataLoader::start(Job job) {
  loading_ = true;
  const std::uint64_t number = ++number_;
  thread_ = std::jthread([this, number, job = std::move(job)](const std::stop_token& stop) {
    run(stop, number, job);
  });
}

void DataLoader::cancel() { thread_.request_stop(); }

void DataLoader::run(const std::stop_token& stop, std::uint64_t number, const Job& job) {
  const ReadControl control{[this, number](double fraction) {
                              post(number, [this, fraction] { Q_EMIT progress(fraction); });
                            },
                            stop};
  try {
    Loaded result = job(control);
    post(number, [this, stop, result = std::move(result)] {
      end();
      if (stop.stop_requested()) {  // the job did not check the token, or not at its end
        Q_EMIT cancelled();
      } else {
        Q_EMIT loaded(result);
      }
    });
  } catch (...) {
    const bool asked = stop.stop_requested();
    post(number, [this, asked, message = faultText()] {
      end();
      if (asked) {
        Q_EMIT cancelled();
      } else {
        Q_EMIT failed(message);
      }
    });
  }
}

}  // namespace steelyard::ui
