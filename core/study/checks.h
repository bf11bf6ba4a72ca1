// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"
#include "core/study/baselines.h"
#include "core/study/discovery_way.h"

namespace steelyard {

/// K-fold cross-validation of a run's model: the whole run is repeated on the samples of all folds
/// but one, and the risk of its predictor is computed on the samples of that fold (Stone, J. R.
/// Stat. Soc. B 36, 111, 1974). Folds keep together the samples that belong together in the
/// problem's order. The unit is that of all held-out errors: see relative_error.h.
///
/// A figure shows the error of each fold beside the error on the samples that the model was trained
/// on; a finding states the mean and its standard error. Runs that fitted no model do not count.
[[nodiscard]] std::unique_ptr<const Study> held_out_risk_study();

/// Finds features that matter, with a bound on the share of those that do not (Barber & Candes
/// 2015; Candes, Fan, Janson & Lv 2018). The method is run once more with a knockoff beside each
/// feature. The knockoff resembles the other features as much as its feature does, but it has
/// nothing to do with the target. For a feature that does not matter, its score minus that of its
/// knockoff is as often positive as negative; so the number of features far below 0 tells how many
/// of those far above 0 are there by chance. The scores are those in the method's first feature
/// column.
///
/// With several draws, the e-values are averaged (discovery_rate.h). The discoveries become the
/// selection of the result. The result gains columns with W, with how often each feature was
/// discovered, and, with several draws, with its e-value.
[[nodiscard]] std::unique_ptr<const Study> knockoff_study();

/// The holdout randomization test (Tansey, Veitch, Zhang, Rabadan & Blei 2022). The method is run
/// on one part of the samples. On the other part, the values of one feature are drawn anew, given
/// all other features, R times. If the model fits the samples no better with the true values than
/// with these, the feature says nothing that the other features do not say:
///   p_j = (1 + #{t_r <= t}) / (1 + R),
/// where t is the model's statistic (Predictor::statistics_with). The dependence between inputs is
/// learned from the inputs of all samples, because the target has no part in it. If it were learned
/// from one half alone, the draws would be visibly unlike the inputs, and p would be too small.
/// Only the features that rank highest in the run on the first part are tested. Benjamini &
/// Hochberg's procedure finds the discoveries among them, which become the selection of the result.
[[nodiscard]] std::unique_ptr<const Study> randomisation_study();

/// Do the inputs explain the target better than chance? The whole run, including its search, is
/// repeated on targets that chance could have made (ChanceOrder): in random order; for a series,
/// shifted in time; for groups, exchanged within or between them. The statistic is the objective of
/// the run's result, in the direction that the method states (MethodInfo::objective).
///
/// A figure shows the objectives of the repeats. For a search, it shows their mean, lowest and
/// highest for each number of features on the main path, behind the path; otherwise it has one
/// point per repeat, and the run's own objective as a threshold. A finding states p and the counts
/// behind it. Repeats that failed count as good as the run, so they can only make p larger.
[[nodiscard]] std::unique_ptr<const Study> permuted_target_study();

/// Finds features that do better than random ones: the whole run, including its search, is repeated
/// with a permuted copy of each input added (a shadow feature: Kursa and Rudnicki, J. Stat. Softw.
/// 36 (11), 2010). Gives each feature the share of repeats in which its value in the ranking was
/// above that of the best copy. An input that means nothing, one of D, beats all D copies once in
/// D + 1 repeats on average. The share is not a p-value, because all repeats use the same samples.
///
/// The added columns take part in the run, so the run itself is not among the repeats.
[[nodiscard]] std::unique_ptr<const Study> random_columns_study();

/// How well do clusters find the classes of the label if only the best features of the run's
/// ranking are kept? For each number kept, k-means is repeated with other seeds, and the accuracies
/// after the best matching of clusters with classes are averaged: the usual comparison of feature
/// selection without a target. Rankings by variance, at random and by other methods are drawn
/// beside the run's own, and the accuracy with all features is drawn as a threshold.
///
/// The best place on a curve is chosen with the labels, so it estimates nothing for new data; a
/// sentence in the result says so.
/// \param baselines  methods whose rankings are drawn for comparison, except the run's own method
[[nodiscard]] std::unique_ptr<const Study> cluster_accuracy_study(Methods baselines);

/// How fast does a regression learn in the space of the run? For each of several random orders of
/// the samples, the run is repeated on the training samples. (Where samples belong together, whole
/// groups or a stretch of time are tested.) The mean absolute error of a kernel ridge regression on
/// the test samples, relative to that of predicting the training samples' mean, is then drawn
/// against the number of training samples: in the learned space, in the spaces that other methods
/// learn, and with the inputs as they are (and also at equal spread if their spreads differ
/// widely). Each space has its own width and penalty, chosen on training samples.
///
/// The space is learned from all training samples of the order, so its curve says what a regression
/// on few of them gains from a space that is known already. At the largest size, the space and the
/// regression have seen the same samples.
/// \param baselines  methods whose spaces are drawn for comparison, except the run's own method
[[nodiscard]] std::unique_ptr<const Study> learning_curve_study(Methods baselines);

/// How much of a known answer do methods find, and how much of what they find is wrong? The method
/// and others run on the same made-up tables; a table depends only on the seed and its number. A
/// box plot and a table of means grow from table to table.
/// \param others  methods to compare with, at their defaults; each can be switched off
/// \param ways    ways of discovering, besides the best of the ranking and the method's own
///                selection; a study that serves as a way shares its parameters with this study
[[nodiscard]] std::unique_ptr<const Study> power_study(Methods others,
                                                       const DiscoveryWays& ways = {});

}  // namespace steelyard
