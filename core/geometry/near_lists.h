// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// For each sample, the nearest of the samples that have been offered to it so far. Threads may
/// offer to different samples at the same time.
class NearLists {
 public:
  /// \param count  length of each list, >= 1
  NearLists(Index samples, Index count)
      : count_(static_cast<std::size_t>(count)),
        samples_(samples),
        squared_(static_cast<std::size_t>(samples) * count_,
                 std::numeric_limits<float>::infinity()),
        sample_(squared_.size()) {
    // A place that nothing has taken holds the sample itself, which nobody offers: any other number
    // would keep the sample of that number out of the list.
    for (std::size_t place = 0; place < sample_.size(); ++place) {
      sample_[place] = static_cast<std::uint32_t>(place / count_);
    }
  }

  [[nodiscard]] Index samples() const { return samples_; }
  /// Nearest first. Meaningless before as many have been offered as the list is long.
  [[nodiscard]] std::span<const std::uint32_t> of(std::size_t self) const {
    return {sample_.data() + self * count_, count_};
  }
  /// The lists without distances, one after the other.
  [[nodiscard]] std::span<const std::uint32_t> all() const { return sample_; }
  /// A sample that is not nearer than this is not taken.
  [[nodiscard]] float farthest(std::size_t self) const { return squared_[(self + 1) * count_ - 1]; }

  /// Takes a sample, unless it is in the list already or too far. Of equally far ones, the first
  /// stays.
  /// \param sample  another one than `self`
  void offer(std::size_t self, float squared, std::uint32_t sample) {
    float* const far = squared_.data() + self * count_;
    std::uint32_t* const near = sample_.data() + self * count_;
    if (!(squared < far[count_ - 1]) || std::find(near, near + count_, sample) != near + count_) {
      return;
    }
    std::size_t place = count_ - 1;
    for (; place > 0 && squared < far[place - 1]; --place) {
      far[place] = far[place - 1];
      near[place] = near[place - 1];
    }
    far[place] = squared;
    near[place] = sample;
  }

 private:
  std::size_t count_;
  Index samples_;
  std::vector<float> squared_;         // samples x count
  std::vector<std::uint32_t> sample_;  // samples x count
};

}  // namespace steelyard
