// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/error.h"
#include "core/record/figure_json.h"

using namespace steelyard;

namespace {

using Places = FigurePlaces;

json::Json placed_figure(const char* id, const Places& places) {
  Figure figure{id, "A title"};
  figure.places = places;
  return json::from_figure(figure);
}

Places places_in(const json::Json& file) {
  return json::to_figure(json::Reader(file, "a figure")).places;
}

/// As an earlier version wrote it.
Places former_places_of(const char* id) {
  json::Json file = placed_figure(id, {FigurePlace::trust});
  file.erase("places");
  return places_in(file);
}

}  // namespace

class TestFigureJson : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void where_a_figure_belongs_comes_back() {
    using enum FigurePlace;
    for (const Places& places : {Places{}, Places{learn}, Places{search, trust}, Places{space}}) {
      QVERIFY(places_in(placed_figure("gates", places)) == places);
    }
    QVERIFY(placed_figure("gates", {learn, space})["places"] == (json::Json{"learn", "space"}));
    QVERIFY(Figure{}.places == Places{trust});
  }

  void an_old_record_opens_and_its_figures_stay_where_they_were() {
    using enum FigurePlace;
    QVERIFY(former_places_of("gates") == Places{learn});
    QVERIFY(former_places_of("metric") == (Places{learn, space}));
    QVERIFY(former_places_of("coefficients") == (Places{learn, search}));
    QVERIFY(former_places_of("starts") == Places{search});
    QVERIFY(former_places_of("ellipse") == Places{space});
    QVERIFY(former_places_of("k-fold") == Places{trust});
  }

  void a_place_that_does_not_exist_is_refused() {
    json::Json file = placed_figure("gates", {FigurePlace::learn});
    file["places"] = {"learn", "kitchen"};
    try {
      static_cast<void>(places_in(file));
      QFAIL("nothing was refused");
    } catch (const Error& error) {
      const QString why = error.what();
      QVERIFY2(why.contains("no place of a figure is called 'kitchen'"), error.what());
    }
  }
};

QTEST_GUILESS_MAIN(TestFigureJson)
#include "tst_figure_json.moc"
