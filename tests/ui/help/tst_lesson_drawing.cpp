// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QImage>
#include <QtTest>
#include <algorithm>

#include "core/methods/registry.h"
#include "ui/data/bundled.h"
#include "ui/help/help_site.h"
#include "ui/help/lesson_drawing.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The pictures of lessons for the site, from a lesson whose runs are quick.
class TestLessonDrawing : public QObject {
  Q_OBJECT

  const MethodRegistry methods_ = builtin_methods();
  Lesson lesson_;
  std::unique_ptr<LessonReplay> replay_;
  std::unique_ptr<LessonDrawing> drawing_;

 private Q_SLOTS:
  void initTestCase() {
    const std::vector<Lesson> lessons = bundledLessons();
    lesson_ = *std::find_if(lessons.begin(), lessons.end(),
                            [](const Lesson& each) { return each.id == "two-aims"; });
    for (LessonStep& step : lesson_.steps) {
      step.claim = {};
    }
  }
  void init() {
    replay_ = std::make_unique<LessonReplay>(lesson_, openLessonData(lesson_), methods_);
    drawing_ = std::make_unique<LessonDrawing>();
  }
  void cleanup() { drawing_.reset(); }

  void nothing_is_drawn_before_the_first_run() {
    QVERIFY(!drawing_->card("weights"));
    QVERIFY(!drawing_->card(""));
  }

  void a_step_shows_the_card_that_it_asks_for() {
    const LessonRun* const run = replay_->next();
    QVERIFY(run != nullptr);
    drawing_->show(*run);
    const auto card = drawing_->card("figure-truth-error");
    QVERIFY(card.has_value());
    QCOMPARE(card->id, QString("figure-truth-error"));
    QVERIFY(!card->title.isEmpty());
    const QImage image = QImage::fromData(card->png, "PNG");
    QCOMPARE(image.size(), 2 * card->size);
    const SitePicture picture = sitePicture(*card, "pictures/x.png");
    QCOMPARE(picture.file, std::string("pictures/x.png"));
    QVERIFY(picture.card.empty());  // a figure explains itself where it is drawn
    QCOMPARE(picture.width, card->size.width());
  }

  void a_panel_of_the_window_is_replaced_by_the_weights() {
    drawing_->show(*replay_->next());
    for (const char* look : {"ranking", "runs"}) {
      const auto card = drawing_->card(look);
      QVERIFY2(card.has_value() && card->id == "weights", look);
      QCOMPARE(sitePicture(*card, "x").card, std::string("card/weights"));
    }
    QVERIFY(!drawing_->card(""));
  }

  void the_site_has_a_page_for_each_card_and_names_its_pictures() {
    SiteLesson told{lesson_, {}};
    drawing_->show(*replay_->next());
    told.pictures.emplace(0U, sitePicture(*drawing_->card("weights"), "pictures/two-aims-1.png"));
    const std::vector<SiteFile> files = helpSite(methods_, drawing_->board(), {told});
    const auto content = [&](const char* name) {
      const auto found = std::find_if(files.begin(), files.end(),
                                      [&](const SiteFile& file) { return file.name == name; });
      return found == files.end() ? QByteArray() : found->content;
    };
    QVERIFY(content("lesson/two-aims.html").contains("src=\"../pictures/two-aims-1.png\""));
    QVERIFY(content("card/weights.html").contains("<h1>"));
    QVERIFY(content("style.css").contains("prefers-color-scheme"));
    QVERIFY(content("steelyard.svg").contains("<svg"));
  }
};

QTEST_MAIN(TestLessonDrawing)
#include "tst_lesson_drawing.moc"
