// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trees/tree_importance.h"

#include <algorithm>
#include <utility>

namespace steelyard {
namespace {

/// The places of out-of-bag samples whose way through the tree meets a column, column by column:
/// only these see it permuted.
struct Meetings {
  std::vector<std::size_t> first;  ///< by column, and the end
  std::vector<std::uint32_t> places;
};

class OutOfBag {
 public:
  OutOfBag(const TreeTable& table, const GrownTree& grown) : table_(table), grown_(grown) {}

  /// The leaf of a sample, where one column has the value of another sample.
  [[nodiscard]] std::size_t leaf_of(std::uint32_t sample, std::int32_t column,
                                    std::uint32_t donor) const {
    return grown_.tree.leaf_below(0, [&](std::size_t node) {
      const std::int32_t of = grown_.tree.nodes[node].column;
      return code(of, of == column ? donor : sample) <= grown_.limits[node];
    });
  }
  [[nodiscard]] double loss_at(std::size_t leaf, std::uint32_t sample) const {
    return tree_loss(table_.target, sample, prediction(leaf));
  }
  [[nodiscard]] const double* prediction(std::size_t leaf) const {
    return grown_.tree.prediction(grown_.tree.nodes[leaf]);
  }

  /// \param leaves  filled with the leaf of each place
  /// \return nothing when stopped
  [[nodiscard]] std::optional<Meetings> meetings(std::vector<std::size_t>& leaves,
                                                 const std::stop_token& stop) const {
    constexpr std::uint32_t between_looks = 4096;
    std::vector<std::pair<std::int32_t, std::uint32_t>> met;
    std::vector<std::uint32_t> last_place(table_.columns.size(), ~std::uint32_t{0});
    for (std::uint32_t place = 0; place < grown_.out_of_bag.size(); ++place) {
      if (place % between_looks == 0 && stop.stop_requested()) {
        return std::nullopt;
      }
      const std::uint32_t sample = grown_.out_of_bag[place];
      leaves.push_back(grown_.tree.leaf_below(0, [&](std::size_t node) {
        const std::int32_t column = grown_.tree.nodes[node].column;
        std::uint32_t& last = last_place[static_cast<std::size_t>(column)];
        if (last != place) {
          last = place;
          met.emplace_back(column, place);
        }
        return code(column, sample) <= grown_.limits[node];
      }));
    }
    return by_column(met);
  }

 private:
  [[nodiscard]] std::uint32_t code(std::int32_t column, std::uint32_t sample) const {
    return table_.columns[static_cast<std::size_t>(column)]->codes[sample];
  }

  [[nodiscard]] Meetings by_column(
      const std::vector<std::pair<std::int32_t, std::uint32_t>>& met) const {
    Meetings meetings{std::vector<std::size_t>(table_.columns.size() + 1, 0),
                      std::vector<std::uint32_t>(met.size())};
    for (const auto& [column, place] : met) {
      ++meetings.first[static_cast<std::size_t>(column) + 1];
    }
    for (std::size_t column = 1; column < meetings.first.size(); ++column) {
      meetings.first[column] += meetings.first[column - 1];
    }
    std::vector<std::size_t> next = meetings.first;
    for (const auto& [column, place] : met) {
      meetings.places[next[static_cast<std::size_t>(column)]++] = place;
    }
    return meetings;
  }

  const TreeTable& table_;
  const GrownTree& grown_;
};

}  // namespace

double tree_loss(const TreeTarget& target, std::uint32_t sample, const double* prediction) {
  if (target.has_classes()) {
    return static_cast<std::uint32_t>(*prediction) == target.class_of[sample] ? 0.0 : 1.0;
  }
  const auto width = static_cast<std::size_t>(target.count);
  const double* wanted = target.numbers.data() + sample * width;
  double sum = 0.0;
  for (std::size_t k = 0; k < width; ++k) {
    sum += (prediction[k] - wanted[k]) * (prediction[k] - wanted[k]);
  }
  return sum / static_cast<double>(width);
}

std::optional<OutOfBagLook> out_of_bag_look(const TreeTable& table, const GrownTree& grown,
                                            Random& random, const std::stop_token& stop) {
  const std::vector<std::uint32_t>& samples = grown.out_of_bag;
  const OutOfBag bag(table, grown);
  OutOfBagLook look;
  std::vector<std::size_t> leaves;
  const auto meetings = bag.meetings(leaves, stop);
  if (!meetings) {
    return std::nullopt;
  }
  for (const std::size_t leaf : leaves) {
    const double* prediction = bag.prediction(leaf);
    look.predictions.insert(look.predictions.end(), prediction, prediction + table.target.width());
  }
  const std::vector<Index> donors = random.permutation(std::ssize(samples));
  look.importance = Vector::Zero(std::ssize(table.columns));
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    if (meetings->first[column] == meetings->first[column + 1]) {
      continue;  // of a wide table, nearly all
    }
    double growth = 0.0;
    for (std::size_t k = meetings->first[column]; k < meetings->first[column + 1]; ++k) {
      const std::uint32_t place = meetings->places[k];
      const std::uint32_t donor = samples[static_cast<std::size_t>(donors[place])];
      const std::size_t leaf =
          bag.leaf_of(samples[place], static_cast<std::int32_t>(column), donor);
      if (leaf != leaves[place]) {
        growth += bag.loss_at(leaf, samples[place]) - bag.loss_at(leaves[place], samples[place]);
      }
    }
    if (growth != 0.0) {
      look.importance[static_cast<Index>(column)] = growth / static_cast<double>(samples.size());
    }
    if (stop.stop_requested()) {
      return std::nullopt;
    }
  }
  return look;
}

}  // namespace steelyard
