// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <string_view>

#include "core/measures/selection_error.h"

namespace steelyard {

/// What the first features of a ranking must predict on held-out samples. Ranked samples can be
/// judged by the last two only; with any other measure, a sparse kernel ridge regression of the
/// ground truth judges them.
enum class HeldOutMeasure {
  ridge,                  ///< the ground truth, by a linear regression
  kernel_ridge,           ///< the ground truth, by radial basis functions
  global_reconstruction,  ///< all inputs, by one linear map (GFRE)
  global_distortion,      ///< the same, but how far the map is from a rotation (GFRD)
  local_reconstruction,   ///< all inputs, by a map for each sample from its neighbours (LFRE)
  products,               ///< the products of all samples, or of all inputs
  cur                     ///< all inputs, from selected columns and rows (CUR)
};

struct HeldOutMeasureInfo {
  HeldOutMeasure measure;
  std::string_view id;     ///< stable; used by the command line
  std::string_view title;  ///< "ridge"
  std::string_view help;   ///< what it measures, in one line
  std::string_view axis;   ///< title of an axis of its values, of ranked features
};

[[nodiscard]] std::span<const HeldOutMeasureInfo> held_out_measures();
[[nodiscard]] const HeldOutMeasureInfo& held_out_info(HeldOutMeasure measure);
/// \throws Error(bad_input) for an unknown id, listing the known ones
[[nodiscard]] HeldOutMeasure held_out_measure(std::string_view id);
/// The title of an axis of the errors: what is measured, of which predictor, and in which unit.
[[nodiscard]] std::string_view held_out_axis(HeldOutMeasure measure, Ranked ranked);
/// Whether the measure can judge ranked samples.
[[nodiscard]] bool judges_samples(HeldOutMeasure measure);
/// Whether the inputs are reconstructed from what is ranked, which needs no ground truth.
[[nodiscard]] bool reconstructs_inputs(HeldOutMeasure measure, Ranked ranked);

}  // namespace steelyard
