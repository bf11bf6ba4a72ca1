// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/target_complaints.h"

#include <string>
#include <utility>

#include "core/problem/targets.h"

namespace steelyard {

std::vector<Complaint> target_complaints(const MethodInfo& info, const ParameterSchema& schema,
                                         const Problem& problem, const ParameterValues& values) {
  std::vector<Complaint> complaints = schema.check(values);
  if (complaints.empty()) {
    complaints = role_complaints(info, problem);
  }
  if (complaints.empty()) {
    if (std::string trouble = trouble_with_target(problem); !trouble.empty()) {
      complaints.push_back({"", std::move(trouble)});
    }
  }
  return complaints;
}

}  // namespace steelyard
