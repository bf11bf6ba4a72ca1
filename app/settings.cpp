// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings.h"

#include <vector>

#include "core/error.h"
#include "core/text.h"

namespace steelyard::app {

void setParameter(const std::string& id, const std::string& text, const ParameterSchema& schema,
                  const Message& unknown, const std::string& option, ParameterValues& values) {
  const ParameterSpec* spec = schema.find(id);
  if (spec == nullptr) {
    std::vector<std::string> ids;
    for (const ParameterSpec& known : schema.specs()) {
      ids.push_back(known.id);
    }
    throw bad_input({unknown, option,
                     ids.empty() ? message("setting.no_parameter", "no parameter")
                                 : other_words(in_one_line(ids))});
  }
  values.set(spec->id, schema.parse(*spec, text));
}

}  // namespace steelyard::app
