// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/projection.h"

#include <utility>

#include "core/embed/columns.h"
#include "core/embed/pca.h"
#include "core/embed/tsne_projection.h"
#include "core/error.h"

namespace steelyard {

void ProjectionRegistry::add(std::unique_ptr<const ProjectionMethod> method) {
  methods_.push_back(std::move(method));
}

const ProjectionMethod& ProjectionRegistry::find(std::string_view id) const {
  std::string ids;
  for (const auto& method : methods_) {
    if (method->id() == id) {
      return *method;
    }
    ids += (ids.empty() ? "" : ", ") + method->id();
  }
  throw bad_input({"no projection '" + std::string(id) + "'", "", ids});
}

ProjectionRegistry builtin_projections() {
  ProjectionRegistry registry;
  registry.add(std::make_unique<const PcaProjection>());
  registry.add(std::make_unique<const ColumnsProjection>());
  registry.add(std::make_unique<const TsneProjection>());
  return registry;
}

}  // namespace steelyard
