// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parameter/completed_values.h"

#include <algorithm>

namespace steelyard {

ParameterValues completed_values(const ParameterSchema& schema, ParameterValues values) {
  for (const RetiredParameter& retired : schema.retired()) {
    if (values.contains(retired.id) &&
        (!retired.value || to_text(values.at(retired.id)) == *retired.value)) {
      values.erase(retired.id);
    }
  }
  for (const ParameterSpec& spec : schema.specs()) {
    const bool known =
        values.contains(spec.id) ||
        std::any_of(spec.aliases.begin(), spec.aliases.end(),
                    [&](const std::string& alias) { return values.contains(alias); });
    if (!known) {
      values.set(spec.id, spec.initial);
    } else if (values.contains(spec.id)) {
      values.set(spec.id, current_value(spec, values.at(spec.id)));
    }
  }
  return values;
}

}  // namespace steelyard
