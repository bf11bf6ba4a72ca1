// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/python/waiting.h"

#include <chrono>
#include <exception>
#include <thread>
#include <utility>

namespace steelyard::python {
namespace {

namespace py = pybind11;

/// Tells Python what is new. Requires Python's lock.
/// \return whether the work is to go on
/// \throws py::error_already_set for Ctrl+C, and what the callback raises
bool goes_on(Mailbox& mailbox, const py::object& told) {
  if (PyErr_CheckSignals() != 0) {
    throw py::error_already_set();
  }
  const std::optional<Progress> news = mailbox.news();
  if (!news || told.is_none()) {
    return true;
  }
  const py::object answer = told(news->fraction, news->iteration, news->stage);
  return !answer.is(py::bool_(false));
}

/// Requires Python's lock, which is not held while it sleeps.
/// \return what Python raised; null if nothing
std::exception_ptr wait_for(Mailbox& mailbox, std::stop_source& stop, const py::object& told) {
  std::exception_ptr raised;
  bool ended = false;
  while (!ended) {
    {
      const py::gil_scoped_release released;
      ended = mailbox.wait();
    }
    if (raised) {
      continue;  // it has been told to stop
    }
    try {
      if (!goes_on(mailbox, told)) {
        stop.request_stop();
      }
    } catch (const py::error_already_set&) {
      raised = std::current_exception();
      stop.request_stop();
    }
  }
  return raised;
}

}  // namespace

void Mailbox::say(Progress progress) {
  const std::scoped_lock lock(mutex_);
  newest_ = std::move(progress);
}

void Mailbox::end() {
  const std::scoped_lock lock(mutex_);
  has_ended_ = true;
  ended_.notify_all();
}

bool Mailbox::wait() {
  constexpr std::chrono::milliseconds moment{50};
  std::unique_lock lock(mutex_);
  return ended_.wait_for(lock, moment, [this] { return has_ended_; });
}

std::optional<Progress> Mailbox::news() {
  const std::scoped_lock lock(mutex_);
  return std::exchange(newest_, std::nullopt);
}

ReadControl reading_control(const std::stop_token& stop, Mailbox& mailbox) {
  return {[&mailbox](double done) { mailbox.say({done, 0, "reading"}); }, stop, {}};
}

void work_and_wait(const Work& work, const py::object& told) {
  Mailbox mailbox;
  std::stop_source stop;
  std::exception_ptr failure;
  std::thread thread([&] {
    try {
      work(stop.get_token(), mailbox);
    } catch (...) {
      failure = std::current_exception();
    }
    mailbox.end();
  });
  const std::exception_ptr raised = wait_for(mailbox, stop, told);
  {
    const py::gil_scoped_release released;
    thread.join();
  }
  if (raised || failure) {
    std::rethrow_exception(raised ? raised : failure);
  }
}

}  // namespace steelyard::python
