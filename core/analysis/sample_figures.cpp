// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/sample_figures.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/embed/pca.h"
#include "core/parameter/automatic_words.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr int digits = 3;

std::optional<Projection> projected(const Problem& problem, const LearnedSpace& space,
                                    const ProjectionMethod& method, const ParameterValues& given,
                                    const std::stop_token& stop) {
  const ParameterValues values = complete(method, given);
  const auto stepper = method.begin(problem, space, {}, values);
  if (stepper == nullptr) {
    return method.project(problem, space, {}, values);
  }
  while (stepper->advance(stop)) {
    if (stop.stop_requested()) {
      return std::nullopt;
    }
  }
  return stepper->coordinates();
}

/// One group of points for each class that occurs, then those without one in grey.
PointsShape points_by_group(const Problem& problem, const Matrix& coordinates,
                            const Groups& groups) {
  PointsShape shape;
  for (const Message& name : groups.names) {
    shape.groups.emplace_back().name = in_words(name);
  }
  FigurePoints& without = shape.groups.emplace_back();
  without.reference = !groups.names.empty();
  without.name = groups.names.empty() ? "" : "in no group";
  for (Index sample = 0; sample < coordinates.rows(); ++sample) {
    const int group =
        groups.group_of.empty() ? -1 : groups.group_of[static_cast<std::size_t>(sample)];
    FigurePoints& points =
        group < 0 ? shape.groups.back() : shape.groups[static_cast<std::size_t>(group)];
    points.x.push_back(coordinates(sample, 0));
    points.y.push_back(coordinates(sample, 1));
    points.points.push_back("row " +
                            std::to_string(problem.rows[static_cast<std::size_t>(sample)] + 1));
  }
  std::erase_if(shape.groups, [](const FigurePoints& points) { return points.x.empty(); });
  return shape;
}

/// "Mixing 0.5, Regularisation 1e-06"; nothing without parameters.
std::string settings_in_words(const ParameterSchema& schema, const ParameterValues& values) {
  std::string words;
  for (const ParameterSpec& spec : schema.specs()) {
    if (schema.applies(spec, values)) {
      words +=
          (words.empty() ? "" : ", ") + spec.label + " " + value_in_words(spec, values.at(spec.id));
    }
  }
  return words;
}

/// "loss of X 0.12, loss of Y 0.3. What the projection notes."
std::string help_of(const Projection& projection) {
  std::string help;
  for (const auto& [name, value] : projection.scalars) {
    // A loss of nothing may be a rounding error below 0.
    help += (help.empty() ? "" : ", ") + name + " " + short_text(std::max(value, 0.0), digits);
  }
  if (!help.empty() && !projection.note.says_nothing()) {
    help += ". ";
  }
  return help + in_words(projection.note);
}

Figure figure_of(const Problem& problem, const Projection& projection, std::string title,
                 const Groups& groups) {
  Figure figure;
  figure.id = "projection-" + projection.id;
  std::replace(figure.id.begin(), figure.id.end(), '_', '-');
  figure.title = std::move(title);
  figure.help = help_of(projection);
  figure.x.title = in_words(projection.axis_labels.at(0));
  figure.y.title = in_words(projection.axis_labels.at(1));
  figure.shape = points_by_group(problem, projection.coordinates, groups);
  return figure;
}

/// The samples of each group.
std::vector<Index> sizes_of(const Groups& groups) {
  std::vector<Index> sizes(groups.names.size(), 0);
  for (const int group : groups.group_of) {
    if (group >= 0) {
      ++sizes[static_cast<std::size_t>(group)];
    }
  }
  return sizes;
}

/// The groups that have a sample.
std::ptrdiff_t count_of(const Groups& groups) {
  const std::vector<Index> sizes = sizes_of(groups);
  return std::count_if(sizes.begin(), sizes.end(), [](Index size) { return size > 0; });
}

std::string one_of(GroupSource source) {
  switch (source) {
    case GroupSource::label:
      return "label";
    case GroupSource::truth:
      return "cluster of the target";
    default:
      return "cluster of all inputs, equally weighted";
  }
}

TextTable table_of(const ClusterComparison& compared, GroupSource other) {
  TextTable table{{"cluster", "samples", "most frequent " + one_of(other), "share"}, {}};
  const std::vector<Index> sizes = sizes_of(compared.a);
  for (std::size_t k = 0; k < sizes.size(); ++k) {
    const ClusterMakeup& makeup = compared.makeup[k];
    if (sizes[k] == 0) {
      continue;
    }
    table.rows.push_back(
        {in_words(compared.a.names[k]), std::to_string(sizes[k]),
         makeup.largest_class < 0
             ? ""
             : in_words(compared.b.names[static_cast<std::size_t>(makeup.largest_class)]),
         short_text(makeup.fraction, digits)});
  }
  return table;
}

std::string settings_in_words(const ClusterOptions& clustering) {
  return clustering.algorithm == ClusterOptions::Algorithm::density_peaks
             ? "Density peaks, Z " + short_text(clustering.z, digits)
             : "k-means, " + counted(clustering.clusters, "cluster") + " asked for";
}

/// How well both agree, unless neither tells samples apart: then every measure is 1 by definition.
std::string agreement(const ClusterComparison& compared) {
  std::string text = counted(count_of(compared.a), "cluster") + ", compared with " +
                     in_words(compared.b.name) + ": ";
  if (count_of(compared.a) <= 1 && count_of(compared.b) <= 1) {
    text += "one group, too, so that there is nothing to agree about.";
  } else {
    text += "purity " + short_text(compared.purity.purity, digits) + ", matched one to one " +
            short_text(compared.purity.matched, digits) + ", adjusted Rand index " +
            short_text(compared.adjusted_rand, digits) + ".";
  }
  for (const Message& note : compared.notes) {
    text += " " + in_words(note);
  }
  return text;
}

}  // namespace

std::optional<Figure> projection_figure(const Problem& problem, const LearnedSpace& space,
                                        const ProjectionMethod& method,
                                        const ParameterValues& values,
                                        const std::stop_token& stop) {
  const auto projection = projected(problem, space, method, values, stop);
  if (!projection) {
    return std::nullopt;
  }
  const Groups classes = problem.labels ? groups_of_label(*problem.labels) : Groups();
  const std::string settings = settings_in_words(method.parameters(), complete(method, values));
  Figure figure = figure_of(problem, *projection, "Samples by " + projection->title, classes);
  if (!settings.empty()) {
    figure.help = settings + (figure.help.empty() ? "" : ": ") + figure.help;
  }
  return figure;
}

std::optional<std::vector<Figure>> cluster_figures(const Problem& problem,
                                                   const LearnedSpace& space,
                                                   const ClusterOptions& clustering,
                                                   const std::stop_token& stop) {
  ClusterComparisonOptions options;
  options.space = space;
  options.clustering = clustering;
  if (!problem.labels) {
    options.b = problem.truth.cols() > 0 && problem.truth_kind != TruthKind::distance_matrix
                    ? GroupSource::truth
                    : GroupSource::all_inputs;
  }
  const auto compared = compare_clusters(problem, options, stop);
  if (!compared) {
    return std::nullopt;
  }
  Figure table;
  table.id = "clusters-found";
  table.title = "Clusters";
  table.help = settings_in_words(clustering) + ": " + agreement(*compared);
  table.shape = table_of(*compared, options.b);
  const PcaProjection pca;
  Figure plane =
      figure_of(problem, pca.project(problem, space, {}, {}), "Samples by cluster", compared->a);
  plane.id = "samples-by-cluster";
  return std::vector<Figure>{std::move(table), std::move(plane)};
}

}  // namespace steelyard
