// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/job_runner.h"

#include <QCoreApplication>
#include <QEvent>
#include <algorithm>
#include <memory>
#include <utility>

#include "ui/fault_text.h"
#include "ui/native_text.h"
#include "ui/plain_question.h"

namespace steelyard::ui {
namespace {

bool askInADialog(const QString& question) {
  return askWhether(
      {JobRunner::tr("Read the file?"),
       JobRunner::tr("%1. Reading it may take long and need much memory.").arg(question),
       {},
       JobRunner::tr("Read it")});
}

}  // namespace

JobRunner::JobRunner(QObject* parent) : QObject(parent) {
  connect(this, &JobRunner::posted, this, &JobRunner::takePosted, Qt::QueuedConnection);
}

JobRunner::~JobRunner() { abandon(); }

/// Passed on under the mutex rather than within Qt's event: the thread sanitizer sees the one, not
/// the other.
void JobRunner::post(Message message) {
  {
    const std::lock_guard lock(mutex_);
    messages_.push_back(std::move(message));
  }
  changed_.notify_all();
  Q_EMIT posted();
}

bool JobRunner::ask(const Order& order, const QString& question) {
  struct Answer {
    std::mutex mutex;
    std::condition_variable_any given;
    std::optional<bool> yes;
  };
  const auto answer = std::make_shared<Answer>();
  post({order.number,
        [this, answer, question] {
          const bool yes = askWhether_ ? askWhether_(question) : askInADialog(question);
          const std::lock_guard lock(answer->mutex);
          answer->yes = yes;
          answer->given.notify_all();
        },
        true});
  std::unique_lock lock(answer->mutex);
  return answer->given.wait(lock, order.stop, [&] { return answer->yes.has_value(); }) &&
         *answer->yes;
}

void JobRunner::takePosted() {
  std::vector<Message> messages;
  {
    const std::lock_guard lock(mutex_);
    messages.swap(messages_);
  }
  for (const Message& message : messages) {
    if (message.number == number_) {
      message.tell();
    }
  }
}

void JobRunner::start(Job job) {
  abandon();
  if (!thread_.joinable()) {
    thread_ = std::jthread([this](const std::stop_token& noMoreJobs) { work(noMoreJobs); });
  }
  stop_ = std::stop_source();
  busy_ = true;
  {
    const std::lock_guard lock(mutex_);
    order_ = Order{number_, std::move(job), stop_.get_token()};
  }
  changed_.notify_all();
}

void JobRunner::abandon() {
  ++number_;
  busy_ = false;
  stop_.request_stop();
  const std::lock_guard lock(mutex_);
  order_.reset();
}

void JobRunner::finish() {
  while (busy_) {
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] {
        return (!order_ && !working_) ||
               std::any_of(messages_.begin(), messages_.end(),
                           [](const Message& message) { return message.isQuestion; });
      });
    }
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
  }
}

void JobRunner::work(const std::stop_token& noMoreJobs) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, noMoreJobs, [this] { return order_.has_value(); })) {
    std::optional<Order> order = std::exchange(order_, std::nullopt);
    working_ = true;
    lock.unlock();
    carryOut(*order);
    order.reset();  // what it held is freed before the next job begins
    lock.lock();
    working_ = false;
    changed_.notify_all();
  }
}

void JobRunner::carryOut(const Order& order) {
  const ReadControl control{
      [this, number = order.number](double fraction) {
        post({number, [this, fraction] { Q_EMIT progress(fraction); }});
      },
      order.stop,
      [this, &order](const std::string& question) { return ask(order, textOf(question)); }};
  Delivery deliver;
  QString trouble;
  try {
    deliver = order.job(control);
  } catch (...) {
    trouble = faultText();
  }
  post({order.number, [this, stop = order.stop, trouble, deliver = std::move(deliver)] {
          end(stop, trouble, deliver);
        }});
}

void JobRunner::end(const std::stop_token& stop, const QString& trouble, const Delivery& deliver) {
  busy_ = false;
  Q_EMIT ended();
  if (stop.stop_requested()) {
    Q_EMIT cancelled();
  } else if (!trouble.isEmpty()) {
    Q_EMIT failed(trouble);
  } else if (deliver) {
    deliver();
  }
}

}  // namespace steelyard::ui
