// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/jaccard_index.h"

#include <algorithm>
#include <iterator>

namespace steelyard {
namespace {

void make_set(std::vector<Index>& positions) {
  std::sort(positions.begin(), positions.end());
  positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
}

}  // namespace

double jaccard_index(std::vector<Index> a, std::vector<Index> b) {
  make_set(a);
  make_set(b);
  std::vector<Index> common;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(common));
  const std::size_t either = a.size() + b.size() - common.size();
  return either == 0 ? 1.0 : static_cast<double>(common.size()) / static_cast<double>(either);
}

}  // namespace steelyard
