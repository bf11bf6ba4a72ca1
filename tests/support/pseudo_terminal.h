// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <QByteArray>
#include <QString>
#include <array>
#include <cstdlib>
#include <stdexcept>

namespace steelyard::tests {

/// A terminal without a screen: what a program writes to the file of this name can be read here.
class PseudoTerminal {
 public:
  PseudoTerminal() : end_(posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK)) {
    if (end_ < 0 || grantpt(end_) != 0 || unlockpt(end_) != 0) {
      throw std::runtime_error("there is no pseudo terminal");
    }
    name_ = QString::fromLocal8Bit(ptsname(end_));
    other_ = open(ptsname(end_), O_RDWR | O_NOCTTY);  // what was written stays until it is read
  }
  PseudoTerminal(const PseudoTerminal&) = delete;
  PseudoTerminal& operator=(const PseudoTerminal&) = delete;
  ~PseudoTerminal() {
    close(other_);
    close(end_);
  }

  [[nodiscard]] const QString& name() const { return name_; }
  /// What was written since; a program that writes much waits until somebody reads it.
  [[nodiscard]] QByteArray read_all() const {
    QByteArray text;
    std::array<char, 4096> part{};
    for (ssize_t got = read(end_, part.data(), part.size()); got > 0;
         got = read(end_, part.data(), part.size())) {
      text.append(part.data(), got);
    }
    return text;
  }

 private:
  int end_;
  int other_ = -1;
  QString name_;
};

}  // namespace steelyard::tests
