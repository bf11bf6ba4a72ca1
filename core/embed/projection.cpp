// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/projection.h"

#include <utility>

#include "core/embed/columns.h"
#include "core/embed/kernel_pcovr_projection.h"
#include "core/embed/pca.h"
#include "core/embed/pcovr_projection.h"
#include "core/embed/tsne_projection.h"
#include "core/error.h"

namespace steelyard {

ParameterValues complete(const ProjectionMethod& method, const ParameterValues& given) {
  const ParameterSchema schema = method.parameters();
  ParameterValues values = schema.defaults();
  for (const auto& [id, value] : given) {
    if (schema.find(id) != nullptr) {
      values.set(id, value);
    }
  }
  std::string all;
  for (const Complaint& complaint : schema.check(values)) {
    all += (all.empty() ? "" : "; ") + complaint.message;
  }
  if (!all.empty()) {
    throw bad_input({all, method.title(), ""});
  }
  return values;
}

ProjectionRegistry builtin_projections() {
  ProjectionRegistry registry;
  registry.add(std::make_unique<const PcaProjection>());
  registry.add(std::make_unique<const ColumnsProjection>());
  registry.add(std::make_unique<const TsneProjection>());
  registry.add(std::make_unique<const PcovrProjection>());
  registry.add(std::make_unique<const KernelPcovrProjection>());
  return registry;
}

}  // namespace steelyard
