// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/streamed_curves.h"

#include <algorithm>
#include <set>

namespace steelyard::ui {
namespace {

Curve& curveOf(CurveFamily& family, const std::string& group) {
  const auto found = std::find_if(family.curves.begin(), family.curves.end(),
                                  [&](const Curve& curve) { return curve.group == group; });
  if (found != family.curves.end()) {
    return *found;
  }
  family.curves.push_back({group, {}, {}, {}, {}});
  return family.curves.back();
}

/// By rising x, in the place of an earlier point at the same x. A point without a band has one of
/// no width, so that the lengths stay equal.
void put(Curve& curve, const CurvePoint& point) {
  const auto place = std::lower_bound(curve.x.begin(), curve.x.end(), point.x) - curve.x.begin();
  const auto at = static_cast<std::size_t>(place);
  if (at == curve.x.size() || curve.x[at] != point.x) {
    for (std::vector<double>* values : {&curve.x, &curve.y, &curve.low, &curve.high}) {
      values->insert(values->begin() + place, point.x);
    }
  }
  curve.y[at] = point.y;
  curve.low[at] = point.low.value_or(point.y);
  curve.high[at] = point.high.value_or(point.y);
}

}  // namespace

std::vector<CurveFamily> StreamedCurves::append(const Appended& appended) {
  std::set<std::string> touched;
  for (const CurveFamily& family : appended.families) {
    families_[family.id] = family;
    touched.insert(family.id);
  }
  for (const CurvePoint& point : appended.curve_points) {
    CurveFamily& family = families_[point.family];
    family.id = point.family;
    put(curveOf(family, point.group), point);
    touched.insert(point.family);
  }
  std::vector<CurveFamily> grown;
  grown.reserve(touched.size());
  for (const std::string& id : touched) {
    grown.push_back(families_.at(id));
  }
  return grown;
}

}  // namespace steelyard::ui
