// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/neighbour_search.h"

#include "core/error.h"

namespace steelyard {

void require_count(const Space& space, Index count) {
  const Index samples = space.samples();
  if (count < 1 || count >= samples) {
    throw bad_input({message("nearest_neighbours.bad_count",
                             "{1} nearest neighbours of {2} {2:sample|samples}", count, samples),
                     "",
                     message("nearest_neighbours.bad_count.accepted",
                             "from 1 to the number of samples minus one")});
  }
}

void keep(Shortlist& shortlist, Index self, NearestNeighbours& found) {
  Index next = 0;
  for (const Shortlist::Candidate& near : shortlist.sorted()) {
    found.sample(self, next) = near.sample;
    found.distance(self, next) = std::sqrt(near.squared);
    ++next;
  }
}

}  // namespace steelyard
