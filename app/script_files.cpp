// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/script_files.h"

#include <array>
#include <utility>

#include "core/error.h"
#include "core/in_words.h"
#include "core/record/data_reference.h"
#include "core/report/written_script.h"
#include "ui/data/opened_tables.h"
#include "ui/native_text.h"

namespace steelyard::app {
namespace {

constexpr std::array<std::pair<const char*, ScriptLanguage>, 2> languages{
    {{"python-script", ScriptLanguage::python}, {"r-script", ScriptLanguage::r}}};

}  // namespace

std::vector<Option> scriptOptions() {
  return {{"python-script", "FILE",
           "Also write a Python script that makes reduced.csv from the table, as it is without "
           "--reduced, with numpy and scikit-learn. A table that Python cannot read is written "
           "beside it, as "
           "NAME-table.csv."},
          {"r-script", "FILE", "The same as a script for R, without packages."}};
}

std::vector<WantedScript> wantedScripts(const Arguments& arguments, const Dataset& table,
                                        const OverwriteRules& rules) {
  checkOutputs(arguments, {"python-script", "r-script"}, rules);
  std::vector<WantedScript> scripts;
  for (const auto& [option, language] : languages) {
    if (!arguments.isSet(option)) {
      continue;
    }
    const std::filesystem::path path = ui::nativePath(arguments.value(option));
    if (script_source(reference_to(table), language) == ScriptSource::none) {
      checkOutput(table_beside(path), option, rules);
    }
    scripts.push_back({language, path});
  }
  return scripts;
}

std::vector<std::string> writeScripts(const std::vector<WantedScript>& scripts,
                                      const Record& record, const Dataset& table,
                                      const std::vector<Index>& chosen) {
  std::vector<std::string> troubles;
  for (const WantedScript& script : scripts) {
    try {
      write_script(script.language, script.path, record, table, chosen,
                   [&record] { return ui::openUnchanged(record.data); });
    } catch (const Error& error) {
      const std::string path = script.path.string();
      const bool isNamed = in_words(error.parts().where) == path;
      troubles.push_back((isNamed ? "" : path + ": ") + in_words(error));
    }
  }
  return troubles;
}

}  // namespace steelyard::app
