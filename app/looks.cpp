// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/looks.h"

#include <algorithm>
#include <utility>

#include "core/error.h"
#include "core/in_words.h"
#include "core/message.h"
#include "core/parameter/bound_parameter.h"
#include "core/parameter/given_value.h"
#include "core/problem/samples_as_points.h"
#include "core/text.h"

namespace steelyard::app {
namespace {

/// "pcovr,alpha=0.3": a name, then its settings.
struct Wish {
  std::string name;
  std::vector<std::pair<std::string, std::string>> settings;
};

Wish wishOf(const QString& text) {
  QStringList parts = text.split(',');
  Wish wish{parts.takeFirst().trimmed().toStdString(), {}};
  for (const QString& part : parts) {
    wish.settings.emplace_back(part.section('=', 0, 0).trimmed().toStdString(),
                               part.section('=', 1).trimmed().toStdString());
  }
  return wish;
}

ParameterValues valuesOf(const Wish& wish, const ParameterSchema& schema,
                         const std::string& option) {
  ParameterValues values = schema.defaults();
  for (const auto& [id, text] : wish.settings) {
    set_given_value(
        id, text, schema,
        message("looks.unknown_parameter", "'{1}' is not a parameter of {2}", id, wish.name),
        option, values);
  }
  return values;
}

/// All but those that show two columns, which is a plot of the table.
std::vector<std::string> projectionNames(const ProjectionRegistry& projections) {
  std::vector<std::string> names;
  for (const auto& projection : projections.all()) {
    if (!projection->takes_columns()) {
      names.push_back(projection->id());
    }
  }
  return names;
}

WantedProjection wantedProjection(const QString& text) {
  const std::string option = "option --project";
  const ProjectionRegistry projections = builtin_projections();
  const std::vector<std::string> names = projectionNames(projections);
  const Wish wish = wishOf(text);
  if (std::find(names.begin(), names.end(), wish.name) == names.end()) {
    throw bad_input({message("looks.unknown_projection", "'{1}' is not a projection", wish.name),
                     option, other_words(in_one_line(names))});
  }
  return {wish.name, valuesOf(wish, projections.find(wish.name).parameters(), option)};
}

ClusterOptions wantedClusters(const QString& text) {
  const std::string option = "option --clusters";
  const Wish wish = wishOf(text);
  const auto wanted = [&](const ParameterList<ClusterOptions>& list) {
    return options_of(list, valuesOf(wish, ParameterSchema(specs_of(list)), option));
  };
  if (wish.name == "density-peaks") {
    ClusterOptions peaks =
        wanted({parameter({"z", "Z", ""}, field(&ClusterOptions::z), {0.0, 1000.0})});
    peaks.algorithm = ClusterOptions::Algorithm::density_peaks;
    return peaks;
  }
  if (wish.name != "k-means") {
    throw bad_input({message("looks.no_clusters", "'{1}' finds no clusters", wish.name), option,
                     message("looks.no_clusters.accepted", "density-peaks, k-means")});
  }
  constexpr int most = 200;  // as in the window
  return wanted(
      {parameter({"clusters", "Clusters", ""}, field(&ClusterOptions::clusters), {1, most})});
}

/// The second of two PCovR is projection-pcovr-2: files are named by the id.
void addLook(Figure figure, std::vector<Figure>& looks) {
  const auto before = 1 + std::count_if(looks.begin(), looks.end(), [&](const Figure& look) {
                        return look.id.rfind(figure.id, 0) == 0;
                      });
  if (before > 1) {
    figure.id += "-" + std::to_string(before);
    figure.title += " (" + std::to_string(before) + ")";
  }
  looks.push_back(std::move(figure));
}

}  // namespace

std::vector<Option> lookOptions() {
  const std::string names = in_one_line(projectionNames(builtin_projections()));
  return {
      {"project",
       "HOW",
       QString::fromStdString("Also show the samples of the learned space in the plane, in the "
                              "folder, the record and reports: " +
                              names + ", with parameters as in pcovr,alpha=0.3; may be repeated."),
       {},
       true},
      {"clusters", "HOW",
       "Also cluster the samples of the learned space, and say how well the clusters match the "
       "label, or else the target: density-peaks, or density-peaks,z=2 for fewer "
       "clusters, or k-means,clusters=3."}};
}

WantedLooks wantedLooks(const Arguments& arguments) {
  WantedLooks wanted;
  for (const QString& text : arguments.values("project")) {
    wanted.projections.push_back(wantedProjection(text));
    const auto& projections = wanted.projections;
    if (std::any_of(projections.begin(), projections.end() - 1, [&](const auto& before) {
          return before.id == projections.back().id && before.values == projections.back().values;
        })) {
      throw bad_input(
          {message("looks.asked_twice", "{1} is asked for twice", projections.back().id),
           "option --project"});
    }
  }
  if (arguments.isSet("clusters")) {
    wanted.clusters = wantedClusters(arguments.value("clusters"));
  }
  return wanted;
}

std::vector<std::string> addLooks(const WantedLooks& wanted, const Problem& problem,
                                  const std::stop_token& stop, Record& record) {
  std::vector<std::string> troubles;
  const LearnedSpace space =
      display_space(record.result.space, shown_selection(record).features, problem);
  const ProjectionRegistry projections = builtin_projections();
  const auto attempt = [&](const std::string& what, const auto& make) {
    try {
      std::vector<Figure> made = stop.stop_requested() ? std::vector<Figure>() : make();
      if (made.empty()) {
        troubles.push_back(what + ": stopped");
      }
      for (Figure& figure : made) {
        addLook(std::move(figure), record.looks);
      }
    } catch (const std::exception& error) {
      troubles.push_back(what + ": " + in_words(error));
    }
  };
  for (const WantedProjection& projection : wanted.projections) {
    attempt("the projection " + projection.id, [&] {
      auto figure = projection_figure(problem, space, projections.find(projection.id),
                                      projection.values, stop);
      return figure ? std::vector<Figure>{*std::move(figure)} : std::vector<Figure>();
    });
  }
  if (wanted.clusters) {
    attempt("the clusters", [&] {
      return cluster_figures(problem, space, *wanted.clusters, stop)
          .value_or(std::vector<Figure>());
    });
  }
  for (const std::string& trouble : troubles) {
    record.warnings.push_back(other_words(trouble));
  }
  return troubles;
}

std::string looksInWords(const Record& record) {
  std::string words;
  for (const Figure& figure : record.looks) {
    if (!figure.help.empty()) {
      words += figure.title + ": " + figure.help + "\n";
    }
  }
  return words;
}

}  // namespace steelyard::app
