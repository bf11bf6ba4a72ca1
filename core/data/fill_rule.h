// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/matrix.h"

namespace steelyard {

/// How the missing cells of a column are filled from samples that are learned from:
/// - Numbers: by their median, which may lie between two of them.
/// - Numbers that stand for the values of a text in an order, or for yes and no: by the median that
///   is one of them, the lower one of two. Nothing between two values would mean anything. Of two
///   values, it is the more frequent one.
/// - Indicators of a text: as one. The most frequent value of the text, the first of equally
///   frequent ones, is set, and no other.
struct FillRule {
  bool one_of_values = false;  ///< numbers of a text
  /// Of an indicator: per sample, the place among the indicators of its text of the one that is
  /// set, their number if none is, and -1 where the text is missing. Null for other columns.
  std::shared_ptr<const std::vector<int>> set_in = nullptr;
  int place = 0;       ///< of an indicator, among those of its text
  double unset = 0.0;  ///< the values of an indicator, which a step may have scaled
  double set = 1.0;
};

/// What a missing cell is filled with.
/// \param known         the values of the column in those samples where it was not missing
/// \param learned_from  samples, by the positions that the rule knows
/// \return 0, or an indicator that is not set, if nothing is known: any constant does, for it says
///         nothing of other samples either
[[nodiscard]] double filler(const FillRule& rule, std::vector<double> known,
                            std::span<const Index> learned_from);

/// The rules for the columns of a table. They look once at the indicators of a text.
class FillRules {
 public:
  using IsMissing = std::function<bool(Index sample, Index column)>;

  /// \param values   N x D; must outlive the rules
  /// \param origins  D: what the columns stand for
  FillRules(const MatrixView& values, std::vector<std::optional<TextOrigin>> origins,
            IsMissing is_missing);
  /// Of a table whose missing cells are NaN or were filled by a step.
  /// \param table  must outlive the rules
  explicit FillRules(const Dataset& table);

  /// \param column  0 .. D-1
  [[nodiscard]] FillRule of(Index column);

 private:
  struct Text {
    std::vector<Index> indicators;
    std::shared_ptr<const std::vector<int>> set_in;
  };
  struct Levels {
    double low = 0.0;
    double high = 0.0;
  };

  [[nodiscard]] const Text& text_named(const std::string& name);
  [[nodiscard]] Levels levels_of(Index column) const;
  [[nodiscard]] std::vector<int> set_indicators(const std::vector<Index>& indicators) const;

  MatrixView values_;
  std::vector<std::optional<TextOrigin>> origins_;
  IsMissing is_missing_;
  std::map<std::string, Text> texts_;
};

}  // namespace steelyard
