// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "core/data/read_progress.h"

namespace steelyard::ui {

/// Does long work without blocking the window, one job at a time. A newer job replaces an older
/// one, which is asked to stop and delivers nothing; the newer one begins when it has ended. Each
/// other job ends in exactly one of: its delivery is made, failed, cancelled.
class JobRunner : public QObject {
  Q_OBJECT
 public:
  /// What remains to be done in the window's thread, with what the job has found; may be empty.
  using Delivery = std::function<void()>;
  /// Runs in another thread; what it throws becomes the message of `failed`.
  using Job = std::function<Delivery(const ReadControl& control)>;

  explicit JobRunner(QObject* parent = nullptr);
  Q_DISABLE_COPY_MOVE(JobRunner)
  /// Asks the job to stop and waits for it.
  ~JobRunner() override;

  /// \throws std::system_error if no thread can be started
  void start(Job job);
  /// Asks the job to stop; it ends as cancelled, even if it does not check the token.
  void cancel() { stop_.request_stop(); }
  /// Asks the job to stop; nothing more arrives from it.
  void abandon();
  [[nodiscard]] bool isBusy() const { return busy_; }
  /// How questions of jobs are asked; by default in a box. Tests supply their own function.
  using AskWhether = std::function<bool(const QString& question)>;
  void setQuestion(AskWhether askWhether) { askWhether_ = std::move(askWhether); }
  /// Waits for the job and for those that its delivery starts, and delivers; for callers that
  /// cannot return to the event loop.
  void finish();

 Q_SIGNALS:
  void progress(double fraction);  ///< 0 .. 1
  void ended();                    ///< however it ended; comes first
  void failed(const QString& message);
  void cancelled();
  void posted();  ///< for itself: emitted in the job's thread

 private:
  struct Message {
    std::uint64_t number = 0;  ///< of its job
    std::function<void()> tell;
    bool isQuestion = false;  ///< the job waits for the answer
  };
  struct Order {
    std::uint64_t number = 0;
    Job job;
    std::stop_token stop;
  };
  void work(const std::stop_token& noMoreJobs);
  void carryOut(const Order& order);
  void end(const std::stop_token& stop, const QString& trouble, const Delivery& deliver);
  /// `tell` is called in the window's thread unless a newer job has begun.
  void post(Message message);
  /// In the job's thread.
  /// \return the person's answer; false once the job is to stop
  [[nodiscard]] bool ask(const Order& order, const QString& question);
  void takePosted();

  std::uint64_t number_ = 0;
  bool busy_ = false;
  std::stop_source stop_;  ///< of the newest job
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::optional<Order> order_;  ///< the newest one if it has not begun
  bool working_ = false;
  AskWhether askWhether_;
  std::vector<Message> messages_;  ///< from jobs, oldest first
  std::jthread thread_;  // last: stopped and joined before the other members are destroyed
};

}  // namespace steelyard::ui
