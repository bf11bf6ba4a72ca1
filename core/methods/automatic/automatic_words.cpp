// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/automatic_words.h"

namespace steelyard::automatic {

Message judge_in_words(Judge judge) {
  switch (judge) {
    case Judge::ridge:
      return message("automatic.by_ridge", "a ridge regression");
    case Judge::neighbours:
      return message("automatic.by_neighbours", "the mean of the nearest neighbours");
    case Judge::trees:
      break;
  }
  return message("automatic.by_trees", "a forest");
}

Message left_out(const Member& member, const Message& why) {
  return message("automatic.left_out", "{1} takes no part: {2}", term_words(member.title()), why);
}

Message nothing_helps() {
  return message("automatic.nothing",
                 "nothing that was tried predicts unseen samples better than knowing nothing does, "
                 "by more than a standard error");
}

Message nothing_helps_so_far(std::size_t done, std::size_t count) {
  return message("automatic.nothing_so_far",
                 "nothing that was tried in {1} of {2} rankings predicts unseen samples better "
                 "than knowing nothing does, by more than a standard error",
                 done, count);
}

}  // namespace steelyard::automatic
