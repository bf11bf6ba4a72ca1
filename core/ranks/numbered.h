// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace steelyard {

/// Gives numbers to objects for as long as somebody holds them: other processes know them by these.
template <typename T>
class Numbered {
 public:
  /// The same number for the same object, never one that was given before.
  [[nodiscard]] std::uint64_t of(const std::shared_ptr<const T>& object) {
    Entry& entry = entries_[object.get()];
    if (entry.object.lock() != object) {  // another one that stands in the same place
      if (entry.number > 0) {
        gone_.push_back(entry.number);
      }
      entry = {object, ++last_};
    }
    return entry.number;
  }
  /// The numbers of objects that nobody holds any longer, each once.
  [[nodiscard]] std::vector<std::uint64_t> gone() {
    std::vector<std::uint64_t> numbers;
    numbers.swap(gone_);
    for (auto entry = entries_.begin(); entry != entries_.end();) {
      if (entry->second.object.expired()) {
        numbers.push_back(entry->second.number);
        entry = entries_.erase(entry);
      } else {
        ++entry;
      }
    }
    return numbers;
  }

 private:
  struct Entry {
    std::weak_ptr<const T> object;
    std::uint64_t number = 0;
  };
  std::map<const T*, Entry> entries_;
  std::vector<std::uint64_t> gone_;
  std::uint64_t last_ = 0;
};

}  // namespace steelyard
