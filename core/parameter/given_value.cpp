// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parameter/given_value.h"

#include <vector>

#include "core/error.h"
#include "core/nearest_name.h"

namespace steelyard {

void set_given_value(const std::string& id, const std::string& text, const ParameterSchema& schema,
                     const Message& unknown, const std::string& where, ParameterValues& values) {
  const ParameterSpec* spec = schema.find(id);
  if (spec == nullptr) {
    std::vector<std::string> ids;
    for (const ParameterSpec& known : schema.specs()) {
      ids.push_back(known.id);
    }
    throw bad_input({unknown, where,
                     ids.empty() ? message("given_value.no_parameter", "no parameter")
                                 : accepted_names(ids, id)});
  }
  values.set(spec->id, schema.parse(*spec, text));
}

}  // namespace steelyard
