// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/problem_fingerprint.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/data/sha256.h"
#include "core/problem/kept_inputs.h"

namespace steelyard {
namespace {

/// Bytes to be hashed. Each list and each text begins with its length, so that no two problems give
/// the same bytes.
class Hashed {
 public:
  void add(double number) { add_bits(std::bit_cast<std::uint64_t>(number)); }
  void add_whole(std::int64_t number) { add_bits(static_cast<std::uint64_t>(number)); }
  void add(std::string_view text) {
    add_whole(std::ssize(text));
    bytes_ += text;
  }
  template <typename Whole>
  void add(const std::optional<std::vector<Whole>>& numbers) {
    add_whole(numbers ? std::ssize(*numbers) : -1);
    for (const Whole number : numbers.value_or(std::vector<Whole>())) {
      add_whole(static_cast<std::int64_t>(number));
    }
  }
  /// Column by column: the bytes of a whole table would take its memory once more.
  void add(const SharedMatrix& values) {
    add_whole(values.rows());
    add_whole(values.cols());
    for (Index column = 0; column < values.cols(); ++column) {
      Hashed own;
      for (const double value : values.col(column)) {
        own.add(value);
      }
      add(own.sha256());
    }
  }
  void add(const std::vector<ColumnInfo>& columns) {
    add_whole(std::ssize(columns));
    for (const ColumnInfo& column : columns) {
      add(column.name);
      add(column.unit);
      add(column.group);
      add(column.period);
      add(column.scale);
      if (column.of_text) {
        add(column.of_text->column);
        add(column.of_text->value.value_or(""));
      }
    }
  }
  void add(const FilledCells& filled) {
    add_whole(filled ? std::ssize(*filled) : -1);
    for (std::size_t place = 0; filled && place < filled->size(); ++place) {
      const FilledColumn& column = (*filled)[place];
      add_whole(column.column);
      add(std::optional(column.was_missing));
    }
  }
  [[nodiscard]] std::string sha256() const { return sha256_of_bytes(bytes_); }

 private:
  void add_bits(std::uint64_t bits) {
    const auto bytes = std::bit_cast<std::array<char, sizeof bits>>(bits);
    bytes_.append(bytes.data(), bytes.size());
  }

  std::string bytes_;
};

std::string hash_of_inputs(const Problem& problem) {
  Hashed hashed;
  hashed.add(problem.inputs);
  hashed.add(problem.features);
  hashed.add(problem.filled_inputs);
  if (const std::vector<Index> kept = kept_inputs(problem); !kept.empty()) {
    hashed.add(std::optional(kept));
  }
  if (problem.inputs_alone) {
    hashed.add(std::string_view("inputs alone"));
  }
  return hashed.sha256();
}

std::string hash_of_target(const Problem& problem) {
  Hashed hashed;
  hashed.add(problem.truth);
  hashed.add(problem.truth_features);
  hashed.add(truth_kind_id(problem.truth_kind));
  hashed.add(problem.filled_truth);
  hashed.add_whole(problem.labels ? 1 : 0);
  if (problem.labels) {
    hashed.add(problem.labels->name);
    hashed.add(std::optional(problem.labels->class_of));
    hashed.add_whole(std::ssize(problem.labels->names));
    for (const std::string& name : problem.labels->names) {
      hashed.add(std::string_view(name));
    }
  }
  return hashed.sha256();
}

std::string hash_of_order(const SampleOrder& order) {
  Hashed hashed;
  hashed.add(order.group_of);
  hashed.add(order.time);
  hashed.add(order.copy_of);
  hashed.add_whole(order.of_copies ? 1 : 0);
  hashed.add_whole(order.guessed ? 1 : 0);
  return hashed.sha256();
}

}  // namespace

ProblemFingerprint fingerprint_of(const Problem& problem) {
  return {problem.samples(), hash_of_inputs(problem), hash_of_target(problem),
          hash_of_order(problem.order)};
}

}  // namespace steelyard
