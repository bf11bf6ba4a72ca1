// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <array>
#include <memory>
#include <optional>
#include <string>

#include "core/analysis/energy_surface.h"
#include "ui/board/board_card.h"
#include "ui/jobs/background_query.h"

class QComboBox;
class QWidget;

namespace steelyard::ui {

class ContourPlot;
class PlotGrid;
class SampleChoice;

/// The free energy over two chosen coordinates (inputs, truth columns, axes of the projection
/// shown) as contours, with the chosen samples on top. Computed in its own thread, only while the
/// card is open.
class EnergyView : public QObject, public BoardCard {
  Q_OBJECT
 public:
  /// \param choice  must live longer than this
  EnergyView(PlotGrid& grid, SampleChoice& choice, QObject* parent = nullptr);

  [[nodiscard]] QString id() const override { return QStringLiteral("free-energy"); }
  [[nodiscard]] QString help() const override;
  [[nodiscard]] FigurePlaces places() const override { return {FigurePlace::space}; }
  [[nodiscard]] bool willFill(const RunContent& run) const override {
    return run.problem != nullptr;
  }

  void showProblem(const ProblemPtr& problem) override;
  /// The projection shown. While it is moving, or during a run, the surface is updated only as
  /// often as a small share of the time allows.
  void showProjection(const Projection& projection, bool moving);
  /// Waits for the work in progress and shows its result; for use without an event loop.
  void finish() override { feed_.finish(); }

 private:
  struct Request {
    ProblemPtr problem;
    std::shared_ptr<const Projection> projection;
    std::array<Coordinate, 2> coordinates;
    bool urgent = true;
  };
  struct Reply {
    Request request;
    std::optional<EnergySurface> surface;
    std::string trouble;
  };
  [[nodiscard]] static std::optional<Reply> serve(const Request& request,
                                                  const std::stop_token& stop);

  [[nodiscard]] QWidget* makeControls();
  void offerCoordinates();
  [[nodiscard]] bool usesProjection() const;
  void changeCoordinates();
  void askIfOpen(bool urgent);
  void show(Reply reply);
  void markChosen();

  PlotGrid& grid_;
  SampleChoice& choice_;
  ContourPlot* plot_;
  QComboBox* x_;
  QComboBox* y_;
  ProblemPtr problem_;
  std::shared_ptr<const Projection> projection_;
  bool stale_ = true;  // the drawing does not match the current choice
  Reply drawn_;
  BackgroundQuery<Request, Reply> feed_;
};

}  // namespace steelyard::ui
