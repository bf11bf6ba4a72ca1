// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <optional>

#include "core/measures/discovery_rate.h"
#include "core/study/discovery_way.h"
#include "core/study/power_table.h"
#include "core/study/replicate_plan.h"

namespace steelyard {

struct PowerOptions {
  PowerTableOptions table;
  Index repeats = 20;  ///< number of tables
  std::uint64_t seed = 1;
  std::shared_ptr<const DiscoveryWay> way;
};

/// The runs of power_study(), and what they find.
class PowerPlan : public ReplicatePlan {
 public:
  /// \param settings    settings of the study, for the way of discovering
  /// \param contenders  whose discoveries are judged; the run itself comes first
  PowerPlan(PowerOptions options, ParameterValues settings, std::vector<RunPlan> contenders);

  void begin(const Result& main) override;
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override;
  [[nodiscard]] std::string stage(std::size_t replicate) const override;
  [[nodiscard]] double share_before(std::size_t replicate) const override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  /// All figures, because each replicate adds a value to each.
  [[nodiscard]] std::vector<Figure> changed_figures() const override { return figures(); }
  void report(Result& result) const override;

 private:
  struct Judged {
    RunPlan contender;
    double seconds = 1.0;                             ///< time of one run; only ratios matter
    std::map<std::size_t, DiscoveryQuality> on = {};  ///< by table, without failed runs
    std::string trouble = {};                         ///< why the first failed run failed
    std::size_t troubles = 0;                         ///< number of tables without a result
  };

  [[nodiscard]] std::size_t table_of(std::size_t replicate) const {
    return replicate / judged_.size();
  }
  [[nodiscard]] Judged& judged(std::size_t replicate) {
    return judged_[replicate % judged_.size()];
  }
  [[nodiscard]] const Judged& judged(std::size_t replicate) const {
    return judged_[replicate % judged_.size()];
  }
  void make_table(std::size_t number);
  [[nodiscard]] StudyQuestion question(const RunPlan& contender) const;
  [[nodiscard]] Index truth() const { return std::ssize(table_.true_columns); }
  [[nodiscard]] Figure boxes() const;
  [[nodiscard]] Figure means() const;
  void report_means(Result& result) const;

  PowerOptions options_;
  ParameterValues settings_;
  std::vector<Judged> judged_;
  std::optional<std::size_t> made_;  ///< number of the current table
  PlantedTable table_;               ///< without its inputs, which problem_ holds
  ProblemPtr problem_;               ///< problem of the current table
};

}  // namespace steelyard
