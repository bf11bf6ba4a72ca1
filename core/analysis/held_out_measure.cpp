// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/held_out_measure.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/registry.h"

namespace steelyard {
namespace {

constexpr std::string_view error_of_inputs =
    "Root mean squared error of all inputs, held out (1: knows nothing)";
constexpr std::string_view error_of_sparse_ridge =
    "Root mean squared error of sparse kernel ridge, held out (1: knows nothing)";

constexpr std::array<HeldOutMeasureInfo, 7> all_measures{
    {{HeldOutMeasure::ridge, "ridge", "ridge",
      "Linear regression, which sees no curves and no products of columns; penalty by two-fold "
      "cross-validation",
      "Root mean squared error of ridge, held out (1: knows nothing)"},
     {HeldOutMeasure::kernel_ridge, "kernel-ridge", "kernel ridge",
      "Radial basis functions; width and penalty by cross-validation",
      "Root mean squared error of kernel ridge, held out (1: knows nothing)"},
     {HeldOutMeasure::global_reconstruction, "gfre", "GFRE: all inputs",
      "How well a linear map from the first features reconstructs all inputs", error_of_inputs},
     {HeldOutMeasure::global_distortion, "gfrd", "GFRD: distortion",
      "How far that map is from a rotation, which keeps all distances; read it beside GFRE",
      "Root mean squared distortion of all inputs, held out (0: distances are kept)"},
     {HeldOutMeasure::local_reconstruction, "lfre", "LFRE: all inputs, locally",
      "GFRE with a separate map for each sample, from its nearest neighbours (15, unless chosen)",
      error_of_inputs},
     {HeldOutMeasure::products, "products", "kept products",
      "What is lost of all products of samples, and so of distances, if the first features are "
      "transformed so that they keep as much as they can; of ranked samples: what is lost of the "
      "covariance of all inputs",
      "Squared loss of products, held out (0: all kept, 1: knows nothing)"},
     {HeldOutMeasure::cur, "cur", "CUR: all inputs",
      "How well the first features and as many samples, which CUR chooses, reconstruct all inputs; "
      "of ranked samples: these and as many inputs",
      error_of_inputs}}};

}  // namespace

std::span<const HeldOutMeasureInfo> held_out_measures() { return all_measures; }

const HeldOutMeasureInfo& held_out_info(HeldOutMeasure measure) {
  return *std::find_if(all_measures.begin(), all_measures.end(),
                       [&](const auto& each) { return each.measure == measure; });
}

HeldOutMeasure held_out_measure(std::string_view id) {
  return entry_with_id(
             all_measures, id, [](const HeldOutMeasureInfo& each) { return each.id; },
             message("held_out_measure.unknown_id", "'{1}' is not a measure of a ranking", id))
      .measure;
}

std::string_view held_out_axis(HeldOutMeasure measure, Ranked ranked) {
  return ranked == Ranked::samples && !judges_samples(measure) ? error_of_sparse_ridge
                                                               : held_out_info(measure).axis;
}

bool judges_samples(HeldOutMeasure measure) {
  return measure == HeldOutMeasure::products || measure == HeldOutMeasure::cur;
}

bool reconstructs_inputs(HeldOutMeasure measure, Ranked ranked) {
  const bool of_features =
      measure != HeldOutMeasure::ridge && measure != HeldOutMeasure::kernel_ridge;
  return ranked == Ranked::features ? of_features : judges_samples(measure);
}

}  // namespace steelyard
