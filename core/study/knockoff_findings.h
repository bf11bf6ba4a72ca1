// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/study/group_layers.h"
#include "core/study/knockoff_options.h"

namespace steelyard {

/// The findings of one draw of knockoffs of the groups of one layer, by their positions among the
/// M groups of the layer.
struct KnockoffDraw {
  std::size_t layer = 0;
  Vector statistics;  ///< M: W of each group; 0 if all of its features are constant
  double threshold = 0.0;
  std::vector<Index> found;
  KeptCorrelations kept;
};

/// The draws that are finished, and how many failed, by layer.
struct KnockoffDraws {
  std::vector<KnockoffDraw> finished;
  std::vector<double> failed;  ///< L: a draw without a value finds nothing
};

/// The findings of all finished draws, by the positions of all G groups.
struct KnockoffFindings {
  std::vector<Index> groups;    ///< those that are found, best first
  Vector statistics, e_values;  ///< G: means over the draws of the group's layer
  Vector how_often;             ///< G: share of these draws that found the group
};

/// Whether discoveries are made of e-values: of several draws, or of several layers.
[[nodiscard]] bool are_joined(const KnockoffPlanOptions& options, std::size_t layers);
/// The rate of the filter inside each draw: the false discovery rate of one draw of one layer,
/// KnockoffPlanOptions::draw_q() otherwise.
[[nodiscard]] double rate_of_a_draw(const KnockoffPlanOptions& options, std::size_t layers);

/// What the draws find together. One draw of one layer finds what the filter finds.
///
/// Groups that share columns cannot be exchanged with their knockoffs one by one, but those of one
/// layer can. So each layer has knockoffs of its own, and its groups have the e-values of Ren &
/// Barber (Derandomised knockoffs: leveraging e-values for false discovery rate control, J. R.
/// Stat. Soc. B 86, 2024),
///   e_g = M_l 1{W_g >= T_l} / (1 + #{g of the layer: W_g <= -T_l}),
/// with T_l the threshold of the filter at a rate that may be any (draw_q()); their sum over the
/// groups of the layer that do not matter is at most M_l on average, also as a mean over several
/// draws. Summed over the layers, that is at most G, which is all that the e-BH procedure needs
/// (Wang & Ramdas, False discovery rate control with e-values, J. R. Stat. Soc. B 84, 2022): at
/// most a share q of the groups that it finds among all G is false on average, however the layers
/// depend on one another. Gablenz & Sabatti (Catch me if you can: signal localization with knockoff
/// e-values, 2023) join knockoffs of several resolutions in this way. Layers that are not finished
/// find nothing, which keeps the rate.
///
/// e_discoveries() asks for an e-value of G / (q k) to find k groups. With the filters at q / 2, as
/// usual, what one of two layers of one size finds stays even if the other finds nothing. At q
/// itself, a filter can find fewer groups (1 / q instead of 2 / q), but nearly as many have to be
/// found in every layer.
/// \param draws  at least one is finished
[[nodiscard]] KnockoffFindings knockoff_findings(const KnockoffDraws& draws,
                                                 const std::vector<GroupLayer>& layers,
                                                 const KnockoffPlanOptions& options);

}  // namespace steelyard
