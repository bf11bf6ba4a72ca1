// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/compared_lines.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/message.h"
#include "core/parameter/automatic_words.h"
#include "core/prepare/preparation.h"
#include "core/record/data_reference.h"
#include "core/text.h"

namespace steelyard {
namespace {

using Part = ComparedLine::Part;

/// A line whose cell of a run is what `cell` says of it.
template <typename Cell>
ComparedLine compared_line(Part part, Message name, const std::vector<ComparedRun>& runs,
                           const Cell& cell) {
  ComparedLine line{part, std::move(name), {}};
  for (const ComparedRun& run : runs) {
    line.cells.push_back(cell(run));
  }
  line.differs = std::any_of(line.cells.begin(), line.cells.end(),
                             [words = in_words(line.cells.front())](const Message& each) {
                               return in_words(each) != words;
                             });
  return line;
}

Message no_columns() { return message("compared.no_columns", "none"); }

std::string objective_title(const ComparedRun& run) {
  const auto& histories = run.record->result.histories;
  return histories.empty() ? "objective" : histories.front().info.title;
}

/// The quantity is part of the number where the runs have different ones.
ComparedLine objective_line(const std::vector<ComparedRun>& runs) {
  const std::string title = objective_title(runs.front());
  const bool alike = std::all_of(runs.begin(), runs.end(), [&](const ComparedRun& run) {
    return objective_title(run) == title;
  });
  return compared_line(Part::result, term_words(alike ? title : "objective"), runs,
                       [&](const ComparedRun& run) {
                         if (!has_solution(run.record->result)) {
                           return message("compared.no_result", "no result");
                         }
                         const std::string value = rounded_text(run.record->result.objective);
                         return alike ? other_words(value)
                                      : message("compared.objective", "{1} {2}",
                                                term_words(objective_title(run)), value);
                       });
}

/// A line for each finding of any run, in the order in which the runs name them.
void add_findings(const std::vector<ComparedRun>& runs, std::vector<ComparedLine>& lines) {
  std::vector<Finding> named;
  for (const ComparedRun& run : runs) {
    for (const Finding& finding : run.record->result.findings) {
      if (find_finding(named, finding.id) == nullptr) {
        named.push_back(finding);
      }
    }
  }
  for (const Finding& each : named) {
    const auto of_run = [&each](const ComparedRun& run) {
      return find_finding(run.record->result.findings, each.id);
    };
    const bool alike = std::all_of(runs.begin(), runs.end(), [&](const ComparedRun& run) {
      return of_run(run) == nullptr ||
             in_words(of_run(run)->measured_on) == in_words(each.measured_on);
    });
    lines.push_back(compared_line(Part::result, each.title, runs, [&](const ComparedRun& run) {
      const Finding* found = of_run(run);
      if (found == nullptr || alike) {
        return found == nullptr ? Message() : value_of(*found);
      }
      return message("compared.value_measured_on", "{1} ({2})", value_of(*found),
                     found->measured_on);
    }));
  }
}

void add_results(const std::vector<ComparedRun>& runs, std::vector<ComparedLine>& lines) {
  const auto measure = [&](const char* name, std::optional<double> Record::*of) {
    lines.push_back(
        compared_line(Part::result, term_words(name), runs, [of](const ComparedRun& run) {
          const std::optional<double>& value = (*run.record).*of;
          return value ? other_words(rounded_text(*value)) : Message();
        }));
  };
  lines.push_back(objective_line(runs));
  const auto add = [&](const char* name, Message (*cell)(const ComparedRun&)) {
    lines.push_back(compared_line(Part::result, term_words(name), runs, cell));
  };
  add("number of columns chosen", [](const ComparedRun& run) {
    return message("compared.count_of_columns", "{1} of {2}",
                   shown_selection(*run.record).features.size(), run.record->feature_names.size());
  });
  add("chosen because", [](const ComparedRun& run) { return shown_selection(*run.record).rule; });
  add_findings(runs, lines);
  measure("overlap with the known weights", &Record::cosine_overlap);
  measure("purity of clusters", &Record::purity);
  add("ended", [](const ComparedRun& run) {
    return term_words(ending_in_words(run.record->result.outcome.ending));
  });
  add("time", [](const ComparedRun& run) {
    return other_words(short_text(run.record->seconds, 2) + " s");
  });
}

std::vector<std::string> chosen_by(const ComparedRun& run) {
  std::vector<std::string> names;
  for (const Index feature : shown_selection(*run.record).features) {
    names.push_back(run.record->feature_names.at(static_cast<std::size_t>(feature)));
  }
  return names;
}

void add_columns(const std::vector<ComparedRun>& runs, std::vector<ComparedLine>& lines) {
  const bool none = std::all_of(runs.begin(), runs.end(), [](const ComparedRun& run) {
    return shown_selection(*run.record).features.empty();
  });
  if (none) {
    return;
  }
  const bool two = runs.size() == 2;
  const std::vector<std::string> common = chosen_by_all(runs);
  ComparedLine all{
      Part::columns, term_words(two ? "chosen by both" : "chosen by all"), {}, true, true};
  all.cells.resize(runs.size());
  all.cells.front() = common.empty()
                          ? no_columns()
                          : message("compared.common_columns", "{1} {1:column|columns}: {2}",
                                    common.size(), in_one_line(common));
  lines.push_back(std::move(all));
  const std::set<std::string> shared(common.begin(), common.end());
  lines.push_back(compared_line(Part::columns,
                                term_words(two ? "chosen by one alone" : "chosen besides"), runs,
                                [&](const ComparedRun& run) {
                                  std::vector<std::string> own;
                                  for (std::string& name : chosen_by(run)) {
                                    if (!shared.contains(name)) {
                                      own.push_back(std::move(name));
                                    }
                                  }
                                  return own.empty() ? no_columns() : other_words(in_one_line(own));
                                }));
}

/// "Scale columns (way: rank)": with the settings that are not the step's defaults.
Message line_of_step(const PreparationStep& step) {
  const Preparation& way = preparation(step.id);
  Message settings;
  for (const ParameterSpec& spec : way.schema().specs()) {
    if (step.values.contains(spec.id) && step.values.at(spec.id) != spec.initial) {
      const Message setting = message("compared.setting", "{1}: {2}", term_words(spec.label),
                                      value_statement(spec, step.values.at(spec.id)));
      settings = settings.says_nothing()
                     ? setting
                     : message("compared.settings", "{1}; {2}", settings, setting);
    }
  }
  const Message title = term_words(std::string(way.title));
  return settings.says_nothing() ? title : message("compared.step", "{1} ({2})", title, settings);
}

Message preparation_of(const DataReference& data) {
  Message steps;
  for (const PreparationStep& step : data.origin.steps) {
    const Message next = line_of_step(step);
    steps = steps.says_nothing() ? next : message("compared.steps", "{1}, {2}", steps, next);
  }
  return steps.says_nothing() ? message("compared.no_preparation", "none") : steps;
}

/// Empty if there are none.
std::string columns_as(const Record& record, Role role) {
  std::vector<std::string> names;
  for (const auto* columns : {&record.columns, &record.truth_columns}) {
    for (const ColumnChoice& column : *columns) {
      if (column.roles.has(role)) {
        names.push_back(column.name);
      }
    }
  }
  return in_one_line(names);
}

Message explained_by(const Record& record) {
  const std::string names = columns_as(record, Role::truth);
  if (!names.empty()) {
    return other_words(names);
  }
  return record.truth_data ? other_words(table_name(*record.truth_data))
                           : message("compared.nothing_explained", "nothing");
}

void add_question(const std::vector<ComparedRun>& runs, std::vector<ComparedLine>& lines) {
  const auto add = [&](const char* name, Message (*cell)(const ComparedRun&)) {
    lines.push_back(compared_line(Part::question, term_words(name), runs, cell));
  };
  add("table", [](const ComparedRun& run) { return other_words(table_name(run.record->data)); });
  add("prepared by", [](const ComparedRun& run) { return preparation_of(run.record->data); });
  add("samples", [](const ComparedRun& run) {
    return other_words(std::to_string(run.samples.value_or(run.record->data.rows)));
  });
  add("inputs", [](const ComparedRun& run) {
    return message("compared.columns", "{1} {1:column|columns}", run.record->feature_names.size());
  });
  add("explained", [](const ComparedRun& run) { return explained_by(*run.record); });
  add("explained columns divided by their spread", [](const ComparedRun& run) {
    return term_words(run.record->problem_options.standardise_truth ? "yes" : "no");
  });
  add("method", [](const ComparedRun& run) {
    return run.method.empty() ? other_words(run.record->method) : term_words(run.method);
  });
}

/// The settings of one run: its method's schema, and their values.
struct RunSettings {
  ParameterSchema schema;
  const ParameterValues* values = nullptr;

  /// Empty where it does not count.
  [[nodiscard]] Message cell(const std::string& id) const {
    if (!values->contains(id)) {
      return {};
    }
    const ParameterSpec* spec = schema.find(id);
    if (spec == nullptr) {
      return other_words(to_text(values->at(id)));
    }
    return schema.applies(*spec, *values) ? value_statement(*spec, values->at(id)) : Message();
  }
};

void add_settings(const std::vector<ComparedRun>& runs, const MethodRegistry& methods,
                  std::vector<ComparedLine>& lines) {
  std::vector<RunSettings> settings;
  std::vector<std::pair<std::string, Message>> named;  // ids and labels, in the forms' order
  const auto name = [&](const std::string& id, const Message& label) {
    const bool there =
        std::any_of(named.begin(), named.end(), [&](const auto& each) { return each.first == id; });
    if (!there) {
      named.emplace_back(id, label);
    }
  };
  for (const ComparedRun& run : runs) {
    const Method* method = methods.find_if_known(run.record->method);
    settings.push_back(
        {method == nullptr ? ParameterSchema() : method->schema(), &run.record->parameters});
    for (const ParameterSpec& spec : settings.back().schema.specs()) {
      name(spec.id, term_words(spec.label));
    }
    for (const auto& [id, value] : run.record->parameters) {
      name(id, other_words(id));
    }
  }
  for (const auto& [id, label] : named) {
    std::size_t run = 0;
    const std::string& key = id;
    lines.push_back(compared_line(Part::settings, label, runs,
                                  [&](const ComparedRun&) { return settings[run++].cell(key); }));
  }
}

bool says_nothing(const ComparedLine& line) {
  return std::all_of(line.cells.begin(), line.cells.end(),
                     [](const Message& cell) { return cell.says_nothing(); });
}

}  // namespace

std::vector<std::string> chosen_by_all(const std::vector<ComparedRun>& runs) {
  std::vector<std::string> common = chosen_by(runs.front());
  for (const ComparedRun& run : runs) {
    const std::vector<std::string> names = chosen_by(run);
    const std::set<std::string> own(names.begin(), names.end());
    common.erase(std::remove_if(common.begin(), common.end(),
                                [&](const std::string& name) { return !own.contains(name); }),
                 common.end());
  }
  return common;
}

std::vector<ComparedLine> side_by_side(const std::vector<ComparedRun>& runs,
                                       const MethodRegistry& methods) {
  std::vector<ComparedLine> lines;
  if (runs.empty()) {
    return lines;
  }
  add_results(runs, lines);
  add_columns(runs, lines);
  add_question(runs, lines);
  add_settings(runs, methods, lines);
  lines.erase(std::remove_if(lines.begin(), lines.end(), says_nothing), lines.end());
  std::stable_sort(lines.begin(), lines.end(), [](const ComparedLine& a, const ComparedLine& b) {
    return std::pair(a.part, !a.differs) < std::pair(b.part, !b.differs);
  });
  return lines;
}

std::string part_title(ComparedLine::Part part) {
  switch (part) {
    case Part::result:
      return "result";
    case Part::columns:
      return "chosen columns";
    case Part::question:
      return "question";
    case Part::settings:
      break;
  }
  return "settings";
}

}  // namespace steelyard
