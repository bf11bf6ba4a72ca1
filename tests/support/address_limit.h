// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <sys/resource.h>

#include <QFile>

namespace steelyard::tests {

/// While it exists, limits this process to the given number of further bytes of address space.
class AddressLimit {
 public:
  explicit AddressLimit(rlim_t more) {
    QFile used(QStringLiteral("/proc/self/statm"));
    const bool opened = used.open(QIODevice::ReadOnly);
    const rlim_t pages = opened ? used.readAll().split(' ').front().toULongLong() : 0;
    ::getrlimit(RLIMIT_AS, &old_);
    const rlimit small{pages * 4096 + more, old_.rlim_max};
    ::setrlimit(RLIMIT_AS, &small);
  }
  AddressLimit(const AddressLimit&) = delete;
  AddressLimit& operator=(const AddressLimit&) = delete;
  ~AddressLimit() { ::setrlimit(RLIMIT_AS, &old_); }

 private:
  rlimit old_{};
};

}  // namespace steelyard::tests
