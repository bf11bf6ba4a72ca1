// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/next_window.h"

#include <spawn.h>
#include <sys/wait.h>

#include <QCoreApplication>
#include <QFile>
#include <QProcessEnvironment>
#include <array>
#include <cerrno>
#include <vector>

#include "ui/method/method_panel.h"

namespace steelyard::ui {
namespace {

constexpr const char* searchVariable = "STEELYARD_SEARCH";

/// The attributes of a process that outlives the terminal of this one.
class OfASessionOfItsOwn {
 public:
  OfASessionOfItsOwn() {
    ::posix_spawnattr_init(&attributes_);
    ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSID);
  }
  ~OfASessionOfItsOwn() { ::posix_spawnattr_destroy(&attributes_); }
  OfASessionOfItsOwn(const OfASessionOfItsOwn&) = delete;
  OfASessionOfItsOwn& operator=(const OfASessionOfItsOwn&) = delete;
  [[nodiscard]] const posix_spawnattr_t* get() const { return &attributes_; }

 private:
  posix_spawnattr_t attributes_{};
};

/// Starts a program that nobody waits for: the shell in between ends at once.
///
/// QProcess would fork. What runs in the child before the program, such as the handlers of an
/// OpenMP library, must then not wait for a lock, but a thread that works at that moment may hold
/// one for ever: both windows would hang. posix_spawn() runs no such handlers.
bool startAlone(const QString& program, const QStringList& environment) {
  std::array<QByteArray, 4> words{"sh", "-c", R"([ -x "$0" ] && { "$0" & })",
                                  QFile::encodeName(program)};
  std::array<char*, words.size() + 1> arguments{};
  for (std::size_t place = 0; place < words.size(); ++place) {
    arguments[place] = words[place].data();  // NOLINT(*-constant-array-index): within both
  }
  std::vector<QByteArray> entries;
  entries.reserve(static_cast<std::size_t>(environment.size()));
  for (const QString& entry : environment) {
    entries.push_back(entry.toLocal8Bit());
  }
  std::vector<char*> pointers;
  pointers.reserve(entries.size() + 1);
  for (QByteArray& entry : entries) {
    pointers.push_back(entry.data());
  }
  pointers.push_back(nullptr);
  const OfASessionOfItsOwn attributes;
  pid_t shell = 0;
  if (::posix_spawn(&shell, "/bin/sh", nullptr, attributes.get(), arguments.data(),
                    pointers.data()) != 0) {
    return false;
  }
  int status = 0;
  while (::waitpid(shell, &status, 0) < 0) {
    if (errno != EINTR) {
      return errno == ECHILD;  // the system does not tell how its children end: it has started
    }
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

bool startNextWindow(const MethodPanel& method) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.remove(QLatin1String(searchVariable));  // this window may have got another
  if (const auto& search = method.wantedSearch()) {
    environment.insert(QLatin1String(searchVariable), QString::fromStdString(*search));
  }
  return startAlone(QCoreApplication::applicationFilePath(), environment.toStringList());
}

void takeOverPreferences(MethodPanel& method) {
  const QString search = qEnvironmentVariable(searchVariable);
  if (!search.isEmpty()) {
    method.setWantedSearch(search.toStdString());
  }
}

}  // namespace steelyard::ui
