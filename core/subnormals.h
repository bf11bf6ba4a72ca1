// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard {

/// While one lives, its thread, and the members of every parallel_for that it starts, take
/// subnormal numbers for 0: those below 1e-38 in single precision and 2e-308 in double. On some
/// processors, each sum or product with one takes a hundred times as long. It is for loops whose
/// numbers may shrink without end, such as the weights of a unit that nothing uses any more.
///
/// A new thread begins as the thread that creates it is at that moment. Processors other than x86
/// go on as they are.
class SubnormalsAsZero {
 public:
  /// \param wanted  if false, they are not taken for 0 while it lives
  explicit SubnormalsAsZero(bool wanted = true);
  SubnormalsAsZero(const SubnormalsAsZero&) = delete;
  SubnormalsAsZero& operator=(const SubnormalsAsZero&) = delete;
  ~SubnormalsAsZero();

  /// Whether this thread takes them for 0.
  [[nodiscard]] static bool in_this_thread();

 private:
  unsigned before_ = 0;  ///< the control register of the thread
};

}  // namespace steelyard
