// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/studies_page.h"

#include <utility>

namespace steelyard {
namespace {

HelpEntry entry_of_study(const StudyInfo& info, const PageWords& wording) {
  const Message takes = message("studies_page.takes", "For {1}.", wording.term(info.needs));
  return {info.id, info.title, info.id, {info.purpose, wording.sentence(takes)}};
}

}  // namespace

HelpPage studies_page(const StudyRegistry& studies, const PageWords& wording) {
  HelpSection searches{"Searches",
                       {"A search takes the place of the run: it runs a method on many sets of the "
                        "columns and shows the path of its solutions."},
                       {},
                       {}};
  HelpSection checks{
      "Checks",
      {"A check follows the run and says how far to rely on what came out. A run has "
       "one search and one check at the most."},
      {},
      {}};
  for (const auto& study : studies.all()) {
    HelpSection& section = study->kind().replaces_run ? searches : checks;
    section.entries.push_back(entry_of_study(study->info(), wording));
  }
  return {"studies",
          {},
          "Searches and checks",
          "What puts a method to work many times.",
          {std::move(searches), std::move(checks)}};
}

}  // namespace steelyard
