// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/method_page.h"

#include <algorithm>

#include "core/parameter/automatic_words.h"
#include "core/report/citation.h"

namespace steelyard {
namespace {

std::string target_words(Target target) {
  switch (target) {
    case Target::none:
      return "It needs no target: it looks at the inputs alone.";
    case Target::numbers:
      return "It needs a target: one or several columns of numbers, or another table.";
    case Target::classes:
      return "It needs a target: a label, which gives each sample its class.";
    case Target::either:
      break;
  }
  return "It needs a target: columns of numbers or a label, which gives each sample its class.";
}

std::string gives_words(Output gives) {
  switch (gives) {
    case Output::weights:
      return "It gives each input a weight, so it also says how to scale those that are selected.";
    case Output::map:
      return "It gives a linear map: components that are mixed from all inputs. An input matters "
             "by how far it moves the samples.";
    case Output::order:
      return "It puts the inputs into an order, without saying how much better one is than the "
             "next; selected inputs are used as they are.";
    case Output::scores:
      break;
  }
  return "It gives each input a score, which ranks the inputs; selected inputs are used as they "
         "are.";
}

std::vector<std::string> reasons_against(const MethodInfo& info) {
  std::vector<std::string> reasons{info.unsuited};
  if (info.target == Target::none) {
    reasons.emplace_back(
        "Not for the question which columns explain a target: what stands out among the inputs may "
        "have nothing to do with it.");
  }
  if (info.target == Target::numbers) {
    reasons.emplace_back("Not for classes: a label alone is no target for it.");
  }
  if (info.periods == Periods::refused) {
    reasons.emplace_back(
        "Not for inputs with a period, which it refuses: give it sine and cosine of an angle.");
  }
  if (info.periods == Periods::ignored) {
    reasons.emplace_back(
        "Not for inputs with a period: it does not see that 359 degrees are near 1 degree.");
  }
  if (!gives_space(info.gives)) {
    reasons.emplace_back(info.gives == Output::order
                             ? "Not for finding how to scale columns: an order is no weight."
                             : "Not for finding how to scale columns: a score is no weight.");
  }
  return reasons;
}

HelpSection use_section(const MethodInfo& info) {
  HelpSection section{
      "When to use it", {info.suits, target_words(info.target), gives_words(info.gives)}, {}, {}};
  if (info.periods == Periods::native || info.periods == Periods::circle) {
    section.paragraphs.emplace_back("It knows periods: 359 degrees are near 1 degree.");
  }
  if (info.predicts) {
    section.paragraphs.emplace_back(
        "It fits a model, so its error on held-out samples can be measured.");
  }
  return section;
}

/// "Search is L1 path or Forward"
std::string condition_words(const ParameterSchema& schema, const AppliesWhen& condition,
                            const PageWords& wording) {
  const ParameterSpec* const decisive = schema.find(condition.id);
  const std::string last = wording.sentence(message("method_page.or", " or "));
  std::string values;
  for (std::size_t at = 0; at < condition.values.size(); ++at) {
    const std::string& value = condition.values[at];
    values += at == 0 ? "" : at + 1 == condition.values.size() ? last : ", ";
    values += decisive == nullptr ? value : wording.term(value_in_words(*decisive, value));
  }
  return wording.sentence(
      message("method_page.condition", "{1} is {2}",
              decisive == nullptr ? condition.id : wording.term(decisive->label), values));
}

std::string default_words(const ParameterSpec& spec, const PageWords& wording) {
  const std::string initial = to_text(spec.initial);
  const Message value =
      initial.empty() ? message("method_page.no_default", "nothing") : other_words(initial);
  return wording.sentence(message("method_page.default", "Default: {1}{2}. Accepted: {3}.", value,
                                  spec.unit.empty() ? "" : " " + wording.term(spec.unit),
                                  accepted_values(spec)));
}

std::vector<std::string> lines_of(const ParameterSpec& spec, const ParameterSchema& schema,
                                  const PageWords& wording) {
  std::vector<std::string> lines{spec.help, default_words(spec, wording)};
  std::string conditions;
  for (const AppliesWhen& condition : spec.applies_when) {
    conditions +=
        conditions.empty() ? "" : wording.sentence(message("method_page.or_if", ", or if "));
    conditions += condition_words(schema, condition, wording);
  }
  if (!conditions.empty()) {
    lines.push_back(
        wording.sentence(message("method_page.applies", "Applies if {1}.", conditions)));
  }
  for (const ParameterChoice& choice : spec.choices) {
    lines.push_back(choice.id + " (" + wording.term(choice.label) + ")" +
                    (choice.help.empty() ? "" : ": " + wording.term(choice.help)));
  }
  return lines;
}

HelpSection parameters_of(const Method& method, bool advanced, const PageWords& wording) {
  HelpSection section{advanced ? "Advanced parameters" : "Parameters", {}, {}, {}};
  for (const ParameterSpec& spec : method.schema().specs()) {
    if (spec.advanced == advanced) {
      section.entries.push_back(
          {spec.id, spec.label, spec.id, lines_of(spec, method.schema(), wording)});
    }
  }
  return section;
}

/// A command that sets the first number among the parameters, if there is one.
std::string example_of(const Method& method) {
  std::string command = "steelyard run DATA --inputs 1-10";
  if (method.info().target == Target::classes) {
    command += " --label LABEL";
  } else if (method.info().target != Target::none) {
    command += " --truth TARGET";
  }
  command += " --method " + method.info().id;
  const auto& specs = method.schema().specs();
  const auto first = std::find_if(specs.begin(), specs.end(), [](const ParameterSpec& spec) {
    return spec.applies_when.empty() && !std::holds_alternative<Automatic>(spec.initial) &&
           (spec.type == ParameterType::integer || spec.type == ParameterType::real);
  });
  return first == specs.end() ? command
                              : command + " --set " + first->id + "=" + to_text(first->initial);
}

HelpSection works_of(const MethodInfo& info) {
  HelpSection section{"Please cite", {info.citation}, {}, {}};
  for (const CitedWork& work : cited_works(info.citation)) {
    section.code += bibtex(work);
    if (std::string address = address_of(work); !address.empty()) {
      section.paragraphs.push_back(std::move(address));
    }
  }
  return section;
}

}  // namespace

std::string method_page_id(const std::string& method) { return "method/" + method; }

HelpPage method_page(const Method& method, const PageWords& wording) {
  const MethodInfo& info = method.info();
  HelpPage page{method_page_id(info.id), "Methods", info.title, info.purpose, {}};
  const auto add = [&page](HelpSection section) {
    std::erase(section.paragraphs, std::string());
    if (!section.paragraphs.empty() || !section.entries.empty() || !section.code.empty()) {
      page.sections.push_back(std::move(section));
    }
  };
  add({"Equation", {info.symbols}, {}, {}, info.equations});
  add({"How it works", {info.details}, {}, {}});
  add(use_section(info));
  add({"When not", reasons_against(info), {}, {}});
  add({"On the command line", {}, {}, example_of(method)});
  add(parameters_of(method, false, wording));
  add(parameters_of(method, true, wording));
  add(works_of(info));
  return page;
}

}  // namespace steelyard
