// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/block_validation.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include "core/measures/folds.h"
#include "core/message.h"
#include "core/problem/input_deviations.h"
#include "core/problem/sample_order.h"
#include "core/study/mean_curve.h"
#include "core/study/trust_study.h"
#include "core/text.h"

namespace steelyard {
namespace {

const std::string validation_family = "block-validation";
const std::string train_group = "train";
const std::string validation_group = "validation";
constexpr int digits = 6;            ///< of numbers in the table
constexpr Index most_compared = 50;  ///< features in the matrix of weights

struct BlockOptions {
  Index blocks = 5;                   ///< >= 2
  std::optional<Index> given_stride;  ///< `nullopt` for as many samples as a block has
  Index stride = 4;                   ///< distance between validation samples, >= 1
};

const ParameterList<BlockOptions>& block_parameters() {
  static const ParameterList<BlockOptions> list{
      parameter({"blocks", "Blocks",
                 "Consecutive parts of the samples, or whole groups; the run is repeated on each."},
                field(&BlockOptions::blocks), {2.0, 1000.0}),
      parameter({"stride", "Stride",
                 "Distance between the validation samples in the other blocks; auto: gives about "
                 "as many as a block has."},
                field(&BlockOptions::given_stride), {1.0, 100000.0})};
  return list;
}

BlockOptions block_options(const ParameterValues& settings) {
  BlockOptions options = options_of(block_parameters(), settings);
  options.stride = options.given_stride.value_or(options.blocks - 1);
  return options;
}

/// The features with the largest sum of weights, the largest first.
std::vector<Index> heaviest(const std::vector<FeatureColumn>& weights, Index most) {
  FeatureColumn sum = weights.front();
  for (std::size_t column = 1; column < weights.size(); ++column) {
    std::transform(sum.values.begin(), sum.values.end(), weights[column].values.begin(),
                   sum.values.begin(), std::plus<>());
  }
  std::vector<Index> order = ranking({std::move(sum)});
  order.resize(std::min(static_cast<std::size_t>(most), order.size()));
  return order;
}

/// Of whole groups there may be too few, and blocks of them are of different sizes.
std::vector<Complaint> complaints_about_groups(const Problem& problem,
                                               const BlockOptions& options) {
  const Folds blocks = blocks_of(problem.samples(), problem.order, options.blocks);
  const Index found = std::ssize(blocks);
  if (found < options.blocks) {
    return {{"blocks", "Blocks",
             message("blocks.too_few_groups", "whole groups make only {1} {1:block|blocks}", found),
             message("blocks.too_few_groups.accepted", "2 to {1}", found)}};
  }
  const auto [smallest, largest] = std::minmax_element(
      blocks.begin(), blocks.end(),
      [](const auto& one, const auto& other) { return one.size() < other.size(); });
  const Message accepted = message("blocks.small_block_of_groups.accepted",
                                   "blocks of at least {1} samples", fewest_in_block);
  if (std::ssize(*smallest) < fewest_in_block) {
    return {{"blocks", "Blocks",
             message("blocks.small_block_of_groups",
                     "of {1} blocks of whole groups one has {2} {2:sample|samples}", options.blocks,
                     smallest->size()),
             accepted}};
  }
  const Index others = problem.samples() - std::ssize(*largest);
  if (others / options.stride < fewest_in_block) {
    return {{"stride", "Stride",
             message("blocks.few_beside_groups",
                     "beside the largest block of whole groups, {1} of {2} {2:sample|samples} are "
                     "left for validation",
                     others / options.stride, others),
             accepted}};
  }
  return {};
}

/// The runs on one block each, and how good their solutions are on the others.
class BlockValidation final : public ReplicatePlan {
 public:
  BlockValidation(StudyQuestion question, std::string objective)
      : question_(std::move(question)),
        options_(block_options(question_.settings)),
        objective_(std::move(objective)),
        blocks_(
            blocks_of(question_.problem->samples(), question_.problem->order, options_.blocks)) {}

  void begin(const Result& main) override;
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override { return blocks_.size(); }
  [[nodiscard]] Message stage(std::size_t replicate) const override {
    return message("stage.block", "block validation: block {1} of {2}", replicate + 1,
                   blocks_.size());
  }
  void turn_to(std::size_t /*replicate*/) override { fold_.reset(); }
  [[nodiscard]] BegunTrial start(std::size_t replicate) override {
    return begin_run(*run_of(replicate));
  }
  [[nodiscard]] std::optional<ReplicateRun> run_of(std::size_t replicate) const override {
    ProblemChange change;
    change.samples = blocks_[replicate];
    return ReplicateRun{question_.run, question_.problem, std::move(change)};
  }
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void report(Result& result) const override;

 private:
  /// The run on one block and its solutions, which are evaluated set by set.
  struct Fold {
    std::size_t block = 0;
    std::vector<Solution> solutions;
    std::vector<double> train, validation;          ///< per solution; validation: mean of the sets
    std::vector<std::vector<double>> of_sets;       ///< per solution: on each validation set
    std::unique_ptr<ObjectiveEvaluator> evaluator;  ///< for the current set
    Index set = 0;  ///< 0 is the block itself; the validation sets follow
    std::size_t solution = 0;
  };

  [[nodiscard]] std::unique_ptr<ObjectiveEvaluator> evaluator_of(std::size_t block,
                                                                 Index set) const;
  void keep(const Fold& fold, std::vector<FigurePoint>& points);
  /// Nothing where no solution has so few features.
  [[nodiscard]] std::optional<Figure> weights_of_blocks(std::size_t selected) const;
  [[nodiscard]] Figure table_of_solutions() const;

  StudyQuestion question_;
  BlockOptions options_;
  std::string objective_;
  Folds blocks_;
  std::vector<Solution> of_all_;  ///< of the main run
  bool with_path_ = false;
  std::unique_ptr<Fold> fold_;  ///< being evaluated
  ValuesAt train_, validation_;
  std::vector<Fold> kept_;  ///< the finished blocks
};

void BlockValidation::begin(const Result& main) {
  with_path_ = has_path(main);
  of_all_ = solutions_of(main);
}

std::vector<Figure> BlockValidation::figures() const {
  Figure curves{
      validation_family, "Cross-validated objective",
      "The method's objective, which is no held-out error, on the block that weights were "
      "learned from and on the others."};
  curves.x = {.title = "Number of features", .whole_numbers = true};
  curves.y.title = objective_;
  return {curves};
}

std::unique_ptr<ObjectiveEvaluator> BlockValidation::evaluator_of(std::size_t block,
                                                                  Index set) const {
  const Problem& problem = *question_.problem;
  const std::vector<Index> scored =
      set == 0 ? blocks_[block]
               : validation_samples(problem.samples(), problem.order, blocks_[block],
                                    options_.stride, set - 1);
  const double share = set == 0 ? 1.0 : 1.0 / static_cast<double>(options_.stride);
  return question_.run.method->scoring()->begin(
      std::make_shared<const Problem>(problem.with_samples(scored, blocks_[block])),
      question_.run.method->for_share_of_samples(question_.run.values, share));
}

ReplicatePlan::Progress BlockValidation::judge(std::size_t replicate, const Result* result,
                                               const std::stop_token& stop,
                                               std::vector<FigurePoint>& points) {
  if (!fold_) {
    fold_ = std::make_unique<Fold>();
    fold_->block = replicate;
    fold_->solutions = solutions_of(*result);
    fold_->validation.assign(fold_->solutions.size(), 0.0);
    fold_->of_sets.resize(fold_->solutions.size());
  }
  Fold& fold = *fold_;
  if (!fold.evaluator) {
    fold.evaluator = evaluator_of(replicate, fold.set);
  }
  const auto score = fold.evaluator->score(fold.solutions[fold.solution].weights, stop);
  if (!score) {
    return Progress::stopped;
  }
  if (fold.set == 0) {
    fold.train.push_back(*score);
  } else {
    fold.validation[fold.solution] += *score / static_cast<double>(options_.stride);
    fold.of_sets[fold.solution].push_back(*score);
  }
  if (++fold.solution < fold.solutions.size()) {
    return Progress::more;
  }
  fold.solution = 0;
  fold.evaluator.reset();
  if (++fold.set <= options_.stride) {
    return Progress::more;
  }
  keep(fold, points);
  kept_.push_back(std::move(fold));
  fold_.reset();
  return Progress::finished;
}

void BlockValidation::keep(const Fold& fold, std::vector<FigurePoint>& points) {
  for (const Solution& of_all : of_all_) {
    const Index count = of_all.feature_count;
    // Without a path there is one solution, with any number of features.
    const auto place = with_path_ ? largest_up_to(fold.solutions, count) : std::optional(0UL);
    if (!place) {
      continue;
    }
    const auto x = static_cast<double>(count);
    train_[x].push_back(fold.train[*place]);
    validation_[x].push_back(fold.validation[*place]);
    points.push_back(mean_point(validation_family, train_group, x, train_[x], Band::deviation));
    points.push_back(
        mean_point(validation_family, validation_group, x, validation_[x], Band::deviation));
  }
}

std::optional<Figure> BlockValidation::weights_of_blocks(std::size_t selected) const {
  const Problem& problem = *question_.problem;
  const Vector deviations = input_deviations(problem);
  std::vector<std::string> names;
  std::vector<FeatureColumn> weights;
  const auto add = [&](std::string name, const std::vector<Solution>& solutions) {
    const auto place =
        with_path_ ? largest_up_to(solutions, static_cast<Index>(selected)) : std::optional(0UL);
    if (place) {
      names.push_back(std::move(name));
      weights.push_back(weight_column(deviations, solutions[*place].weights));
    }
  };
  add("all samples", of_all_);
  for (const Fold& fold : kept_) {
    add("block " + std::to_string(fold.block + 1), fold.solutions);
  }
  if (weights.empty()) {
    return std::nullopt;
  }
  Figure figure{"block-weights", "Weights learned from each block",
                "How much each feature counts" +
                    (with_path_ ? ", with " + counted(selected, "feature") : std::string()) +
                    ", where the run saw only one block. Features whose weights differ from block "
                    "to block are not to be relied on."};
  MatrixShape shape;
  shape.column_names = names;
  shape.value_title = "relative weight";
  for (const Index feature : heaviest(weights, most_compared)) {
    shape.row_names.push_back(problem.features[static_cast<std::size_t>(feature)].name);
    for (const FeatureColumn& of_block : weights) {
      shape.values.push_back(of_block.values[static_cast<std::size_t>(feature)]);
    }
  }
  figure.shape = std::move(shape);
  return figure;
}

Figure BlockValidation::table_of_solutions() const {
  const Problem& problem = *question_.problem;
  const Vector deviations = input_deviations(problem);
  TextTable table{{"block", "features", "train", "validation"}, {}};
  for (Index set = 1; set <= options_.stride; ++set) {
    table.header.push_back("validation set " + std::to_string(set));
  }
  table.header.insert(table.header.end(), {"selected", "relative weights"});
  for (const Fold& fold : kept_) {
    for (std::size_t place = 0; place < fold.solutions.size(); ++place) {
      const Solution& solution = fold.solutions[place];
      const std::vector<double> weights = weight_column(deviations, solution.weights).values;
      std::vector<std::string> row{
          std::to_string(fold.block + 1), std::to_string(solution.feature_count),
          short_text(fold.train[place], digits), short_text(fold.validation[place], digits)};
      for (const double of_set : fold.of_sets[place]) {
        row.push_back(short_text(of_set, digits));
      }
      std::string selected;
      std::string of_selected;
      for (const Index feature : solution.selection) {
        const auto at = static_cast<std::size_t>(feature);
        const char* separator = selected.empty() ? "" : ", ";
        selected += separator + problem.features[at].name;
        of_selected += separator + short_text(weights[at], digits);
      }
      row.insert(row.end(), {std::move(selected), std::move(of_selected)});
      table.rows.push_back(std::move(row));
    }
  }
  return {"block-solutions",
          "Solutions of each block",
          "What the run found on each block, and the objective on every set of samples of the "
          "other blocks.",
          {},
          {},
          std::move(table)};
}

void BlockValidation::report(Result& result) const {
  if (train_.empty()) {
    return;
  }
  Figure figure = figures().front();
  lines_of(figure) = {mean_curve(train_group, train_, Band::deviation),
                      mean_curve(validation_group, validation_, Band::deviation)};
  result.figures.push_back(std::move(figure));
  if (auto weights = weights_of_blocks(result.selection.features.size())) {
    result.figures.push_back(*std::move(weights));
  }
  result.figures.push_back(table_of_solutions());
  result.findings.push_back(finding_at_kept(
      {.id = "tested",
       .title = message("block_validation.mean", "mean objective of the blocks left out"),
       .better = question_.run.method->info().objective.better},
      validation_, result));
}

class BlockValidationStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{
        "block-validation",
        "Block validation",
        "the objective in blocks of time or groups: train on one, look at the others",
        "methods that can evaluate their weights on other samples",
        true,
        "cross-validation"};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(block_parameters());
  }
  [[nodiscard]] bool takes(const Method& method) const override {
    return method.scoring() != nullptr;
  }
  [[nodiscard]] ParameterValues automatic_values(const StudyQuestion& question) const override;
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override {
    return std::make_unique<BlockValidation>(question, std::move(objective));
  }
};

ParameterValues BlockValidationStudy::automatic_values(const StudyQuestion& question) const {
  ParameterValues known;
  if (question.settings.is_automatic("stride")) {
    known.set("stride", std::int64_t{block_options(question.settings).stride});
  }
  return known;
}

std::vector<Complaint> BlockValidationStudy::check(const StudyQuestion& question) const {
  const BlockOptions options = block_options(question.settings);
  const Index samples = question.problem->samples();
  if (samples < 2 * fewest_in_block) {
    return {
        {"trust", "Trust",
         message("blocks.too_few_samples", "block validation needs {1} samples, but there are {2}",
                 2 * fewest_in_block, samples)}};
  }
  if (samples / options.blocks < fewest_in_block) {
    return {{"blocks", "Blocks",
             message("blocks.small_blocks", "{1} blocks of {2} samples would have {3} each",
                     options.blocks, samples, samples / options.blocks),
             message("blocks.small_blocks.accepted",
                     "2 to {1}, so that a block has at least {2} samples",
                     samples / fewest_in_block, fewest_in_block)}};
  }
  const Index rest = samples - (samples + options.blocks - 1) / options.blocks;
  if (rest / options.stride < fewest_in_block) {
    return {{"stride", "Stride",
             message("blocks.large_stride",
                     "every {1}th of the other blocks' {2} samples leaves {3} for validation",
                     options.stride, rest, rest / options.stride),
             message("blocks.large_stride.accepted", "1 to {1}, which leaves at least {2} samples",
                     rest / fewest_in_block, fewest_in_block)}};
  }
  return question.problem->order.has_several_groups()
             ? complaints_about_groups(*question.problem, options)
             : std::vector<Complaint>();
}

double BlockValidationStudy::seconds(const StudyQuestion& question,
                                     const Estimate& /*main*/) const {
  const BlockOptions options = block_options(question.settings);
  const Problem& whole = *question.problem;
  const Problem block =
      whole.with_samples(blocks_of(whole.samples(), whole.order, options.blocks).front());
  const ScoringCost score = question.run.method->scoring()->cost(block, question.run.values);
  const auto sets = static_cast<double>(1 + options.stride);
  const double judging = sets * (score.first + (expected_sizes(whole) - 1.0) * score.each);
  return static_cast<double>(options.blocks) * (estimate(question.run, block).seconds + judging);
}

}  // namespace

std::unique_ptr<const Study> block_validation_study() {
  return std::make_unique<const BlockValidationStudy>();
}

}  // namespace steelyard
