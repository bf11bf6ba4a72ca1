// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>
#include <algorithm>
#include <memory>

#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/window_faults.h"
#include "ui/data/bundled.h"
#include "ui/data/data_panel.h"
#include "ui/data/import_dialog.h"
#include "ui/keeping/autosave.h"
#include "ui/keeping/recent_files.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/main_window.h"
#include "ui/plain_text.h"
#include "ui/run/run_bar.h"
#include "ui/settings/kept_settings.h"
#include "ui/start/start_page.h"
#include "ui/style/notice.h"
#include "ui/style/notice_bar.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

KeptSession named(const QString& title) {
  KeptSession session;
  session.path = QStringLiteral("/kept/") + title;
  session.title = title;
  session.saved = QDateTime(QDate(2026, 3, 1), QTime(12, 0));
  return session;
}

/// The button that a person sees with these words at its beginning; nullptr: none.
QPushButton* button(const QWidget& page, const QString& words) {
  const auto all = page.findChildren<QPushButton*>();
  const auto found = std::find_if(all.begin(), all.end(), [&](const QPushButton* each) {
    return each->isVisible() && each->text().startsWith(words);
  });
  return found == all.end() ? nullptr : *found;
}

void click(QPushButton* wanted) {
  QVERIFY(wanted != nullptr);
  for (QWidget* above = wanted->parentWidget(); above != nullptr; above = above->parentWidget()) {
    if (auto* const area = qobject_cast<QScrollArea*>(above)) {
      area->ensureWidgetVisible(wanted);
    }
  }
  QTest::mouseClick(wanted, Qt::LeftButton);
}

bool says(const QWidget& page, const QString& words) {
  const auto labels = page.findChildren<QLabel*>();
  return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
    return label->isVisible() && label->text().contains(words);
  });
}

}  // namespace

/// The ways to open something, as a person meets them at the start of the program.
class TestStartPage : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();
  const std::vector<Lesson> lessons_ = bundledLessons();
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;

  QString at(const QString& name) const { return folder_->filePath(name); }
  QString table(const QString& name) const {
    QFile file(at(name));
    if (!file.open(QIODevice::WriteOnly) || file.write("a,b,target\n") < 0) {
      qFatal("cannot write a temporary file");
    }
    for (int row = 0; row < 30; ++row) {
      file.write(QStringLiteral("%1,%2,%3\n")
                     .arg(row * 37 % 31)
                     .arg(row * 29 % 53)
                     .arg(row * 17 % 23)
                     .toUtf8());
    }
    return file.fileName();
  }
  /// As the program starts.
  void start() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->setLessons(lessons_);
    window_->keepSessions(at(QStringLiteral("sessions")));
    window_->showStart();
    window_->resize(1024, 640);
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    window_->waitForJobs();
  }
  StartPage* page() const { return window_->findChild<StartPage*>(); }
  bool isAtStart() const {
    return page() != nullptr && page()->isVisible() && !window_->dataPanel().isVisible();
  }
  bool isAtWork() const {
    return (page() == nullptr || !page()->isVisible()) && window_->dataPanel().isVisible();
  }
  ImportDialog* dialog() const { return window_->findChild<ImportDialog*>(); }
  void closeDialog(int key) {
    QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
    QTest::keyClick(dialog(), static_cast<Qt::Key>(key));
    QTRY_VERIFY(dialog() == nullptr);
  }

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    keptSettings().remove(QStringLiteral("recentFiles"));
  }
  void cleanup() { window_.reset(); }

  void only_the_program_asks_for_it() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->show();
    QVERIFY(page() == nullptr && window_->dataPanel().isVisible());
  }

  void it_stands_in_place_of_the_columns_and_says_what_there_is() {
    start();
    QVERIFY(isAtStart());
    QVERIFY(!window_->runBar().isVisible());
    QVERIFY(!window_->dataPanel().hasDataset());
    QCOMPARE(window_->focusWidget(), page()->findChild<QPushButton*>("startOpen"));
    for (const char* words : {"Your own table", "Go on", "Learn", "Nothing yet"}) {
      QTRY_VERIFY2(says(*page(), words), words);
    }
    for (const Lesson& lesson : lessons_) {
      const QPushButton* const offered = button(*page(), menuText(lesson.title));
      QVERIFY2(offered != nullptr, lesson.title.c_str());
      QVERIFY(!offered->toolTip().isEmpty());
    }
    window_->autosave().flush();
    QVERIFY(QDir(at("sessions")).entryList({"*.session.json"}, QDir::Files).isEmpty());
  }

  void a_lesson_is_one_click() {
    start();
    click(button(*page(), menuText(lessons_.front().title)));
    QVERIFY(isAtWork());
    QVERIFY(window_->lessonPanel().isVisible());
    QCOMPARE(window_->focusWidget(), window_->runBar().runButton());
    QTRY_VERIFY(page() == nullptr);
    window_->showStart();
    QVERIFY(page() == nullptr);  // never over what is open
  }

  void a_table_of_before_is_opened_once_its_dialog_is_accepted() {
    RecentFiles::add(at(QStringLiteral("gone.csv")));
    RecentFiles::add(table(QStringLiteral("mine.csv")));
    start();
    QTRY_VERIFY(button(*page(), QStringLiteral("mine.csv")) != nullptr);
    QVERIFY(button(*page(), QStringLiteral("gone.csv")) == nullptr);
    click(button(*page(), QStringLiteral("mine.csv")));
    closeDialog(Qt::Key_Escape);
    QVERIFY(isAtStart());
    click(button(*page(), QStringLiteral("mine.csv")));
    QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
    QVERIFY(isAtStart());
    closeDialog(Qt::Key_Return);
    QTRY_VERIFY(isAtWork());
    QCOMPARE(window_->dataPanel().table().samples(), Index{30});
    QTRY_VERIFY(window_->focusWidget() != nullptr && window_->focusWidget()->isVisible());
  }

  void open_asks_for_a_file_and_stays_where_none_is_chosen_data() {
    QTest::addColumn<bool>("chooses");
    QTest::newRow("a file") << true;
    QTest::newRow("none") << false;
  }
  void open_asks_for_a_file_and_stays_where_none_is_chosen() {
    QFETCH(bool, chooses);
    const QString path = table(QStringLiteral("mine.csv"));
    start();
    bool asked = false;
    QTimer waiting;
    connect(&waiting, &QTimer::timeout, this, [&] {
      if (auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
        waiting.stop();
        asked = true;
        files->findChild<QLineEdit*>("fileNameEdit")->setText(path);
        QTest::keyClick(files->findChild<QLineEdit*>("fileNameEdit"),
                        chooses ? Qt::Key_Return : Qt::Key_Escape);
      }
    });
    waiting.start(10);
    click(page()->findChild<QPushButton*>("startOpen"));
    QVERIFY(asked);
    QVERIFY(isAtStart());
    if (chooses) {
      closeDialog(Qt::Key_Return);
      QTRY_VERIFY(isAtWork());
    }
  }

  void a_file_that_is_dropped_is_asked_about_first() {
    start();
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(table(QStringLiteral("mine.csv")))});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &drop);
    QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
    QVERIFY(isAtStart());
    closeDialog(Qt::Key_Return);
    QTRY_VERIFY(isAtWork());
  }

  /// Of a file that is moved, the other program removes its own.
  void a_file_is_dropped_as_a_copy() {
    start();
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(table(QStringLiteral("mine.csv")))});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction | Qt::MoveAction, &mime, Qt::LeftButton,
                          Qt::NoModifier);
    enter.setDropAction(Qt::MoveAction);
    QCoreApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QCOMPARE(enter.dropAction(), Qt::CopyAction);
    QDragEnterEvent only(QPoint(50, 50), Qt::MoveAction, &mime, Qt::LeftButton, Qt::NoModifier);
    only.ignore();
    QCoreApplication::sendEvent(window_.get(), &only);
    QVERIFY(!only.isAccepted());
  }

  void what_is_dropped_and_not_opened_is_answered() {
    start();
    const QUrl file = QUrl::fromLocalFile(table(QStringLiteral("mine.csv")));
    const auto drop = [&](const QList<QUrl>& urls) {
      QMimeData offered;
      offered.setUrls({file});  // only what was accepted is dropped
      QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &offered, Qt::LeftButton,
                            Qt::NoModifier);
      QCoreApplication::sendEvent(window_.get(), &enter);
      QMimeData mime;
      mime.setUrls(urls);
      QDropEvent event(QPointF(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
      QCoreApplication::sendEvent(window_.get(), &event);
      return event.isAccepted();
    };
    QVERIFY(!drop({}));  // as if the other program had taken it back
    QVERIFY2(window_->faultBar().text().contains("no longer there"),
             qPrintable(window_->faultBar().text()));
    QVERIFY(!drop({file, file}));
    QVERIFY2(window_->faultBar().text().contains("one file at a time"),
             qPrintable(window_->faultBar().text()));
    QVERIFY(dialog() == nullptr && isAtStart());
  }

  void a_session_goes_on_with_its_table_or_without_data() {
    QTest::addColumn<bool>("tableIsThere");
    QTest::newRow("with it") << true;
    QTest::newRow("without it") << false;
  }
  void a_session_goes_on_with_its_table_or_without() {
    QFETCH(bool, tableIsThere);
    start();
    window_->dataPanel().loadFile(table(QStringLiteral("mine.csv")), {});
    QTRY_VERIFY(isAtWork());
    window_->close();
    if (!tableIsThere) {
      QVERIFY(QFile::remove(at(QStringLiteral("mine.csv"))));
    }
    start();
    QVERIFY(isAtStart());
    auto* const sessions = page()->findChild<QWidget*>("startSessions");
    QTRY_VERIFY(button(*sessions, QStringLiteral("mine")) != nullptr);
    click(button(*sessions, QStringLiteral("mine")));
    QTRY_VERIFY(isAtWork());
    QCOMPARE(window_->dataPanel().hasDataset(), tableIsThere);
    QCOMPARE(window_->missingFileBar().isVisible(), !tableIsThere);
  }

  void opening_a_session_shows_progress_and_can_be_cancelled() {
    start();
    window_->dataPanel().loadFile(table(QStringLiteral("mine.csv")), {});
    QTRY_VERIFY(isAtWork());
    window_->close();
    start();
    auto* const sessions = page()->findChild<QWidget*>("startSessions");
    QTRY_VERIFY(button(*sessions, QStringLiteral("mine")) != nullptr);
    auto* const cancel = page()->findChild<QPushButton*>("cancelLoading");
    QVERIFY(!cancel->isVisible());
    click(button(*sessions, QStringLiteral("mine")));
    QVERIFY(cancel->isVisible());  // at once, before the session is read
    QTest::keyClick(cancel, Qt::Key_Space);
    QTRY_VERIFY(!cancel->isVisible());
    window_->waitForJobs();
    QVERIFY(isAtStart());
    QVERIFY(!page()->findChild<Notice*>("startTrouble")->isVisible());
    click(button(*sessions, QStringLiteral("mine")));
    QTRY_VERIFY(isAtWork());
    QVERIFY(window_->dataPanel().hasDataset());
    QTRY_VERIFY(!window_->dataPanel().findChild<QPushButton*>("cancelLoading")->isVisible());
  }

  void a_file_that_cannot_be_read_is_told_on_the_page() {
    QFile file(at(QStringLiteral("bad.npz")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("PK\x03\x04 and then nothing that belongs to an archive");
    file.close();
    start();
    window_->openFile(file.fileName());
    const auto* const trouble = page()->findChild<Notice*>("startTrouble");
    QTRY_VERIFY(trouble->isVisible());
    QVERIFY(!trouble->text().isEmpty());
    QVERIFY(isAtStart());
  }

  void cards_stand_side_by_side_or_below_each_other() {
    StartPage alone(lessons_);
    alone.showSessions({named("one")});
    alone.resize(1500, 700);
    alone.show();
    QVERIFY(QTest::qWaitForWindowExposed(&alone));
    const auto place = [&alone](const char* words) {
      for (const auto* label : alone.findChildren<QLabel*>()) {
        if (label->text() == QLatin1String(words)) {
          return label->mapTo(&alone, QPoint());
        }
      }
      return QPoint(-1, -1);
    };
    QCOMPARE(place("Go on").y(), place("Your own table").y());
    QCOMPARE(place("Learn").y(), place("Go on").y());
    QVERIFY(place("Your own table").x() < place("Go on").x());
    QVERIFY(place("Go on").x() < place("Learn").x());
    alone.resize(560, 700);
    QTRY_COMPARE(place("Go on").x(), place("Your own table").x());
    QCOMPARE(place("Learn").x(), place("Go on").x());
    QVERIFY(place("Your own table").y() < place("Go on").y());
    QVERIFY(place("Go on").y() < place("Learn").y());
  }

  void nothing_is_cut_and_long_names_are_shortened_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(560, 480), QSize(700, 560), QSize(1024, 600)}) {
      QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
  }
  void nothing_is_cut_and_long_names_are_shortened() {
    QFETCH(QSize, size);
    StartPage alone(lessons_);
    const QString name = QString("interminable ").repeated(15).trimmed();
    alone.showSessions({named(name)});
    alone.showTables({"/folder/" + name + ".csv", "/folder/a&b.csv"});
    alone.resize(size);
    alone.show();
    QVERIFY(QTest::qWaitForWindowExposed(&alone));
    QTRY_VERIFY2(tests::faultsOf(alone).isEmpty(), qPrintable(tests::faultsOf(alone).join("; ")));
    const QPushButton* const long1 =
        button(*alone.findChild<QWidget*>("startTables"), QStringLiteral("inter"));
    QVERIFY(long1 != nullptr && long1->text().contains(QChar(0x2026)));
    QVERIFY(long1->toolTip().contains(name));
    QCOMPARE(long1->accessibleName(), name + ".csv");
    QTRY_VERIFY(button(alone, QStringLiteral("a&&b.csv")) != nullptr);
  }

  void a_list_that_changes_leaves_the_focus_where_it_is() {
    StartPage alone({});
    alone.showSessions({named("first"), named("second")});
    alone.show();
    QVERIFY(QTest::qWaitForWindowActive(&alone));
    QPushButton* const before = button(alone, QStringLiteral("second"));
    before->setFocus();
    alone.showSessions({named("first"), named("second")});
    QCOMPARE(QApplication::focusWidget(), before);  // the same list: the same button
    alone.showSessions({named("newer"), named("first"), named("second")});
    QPushButton* const after = button(alone, QStringLiteral("second"));
    QVERIFY(after != nullptr && after->hasFocus());
    QSignalSpy wanted(&alone, &StartPage::sessionWanted);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().front().toString(), named("second").path);
  }

  void return_and_enter_open_what_has_the_focus() {
    StartPage alone({lessons_.front()});
    alone.showSessions({named("kept")});
    alone.show();
    QVERIFY(QTest::qWaitForWindowActive(&alone));
    QSignalSpy lesson(&alone, &StartPage::lessonWanted);
    QSignalSpy session(&alone, &StartPage::sessionWanted);
    QPushButton* const first = button(alone, menuText(lessons_.front().title));
    QPushButton* const kept = button(alone, QStringLiteral("kept"));
    QVERIFY(first != nullptr && kept != nullptr);
    int presses = 0;
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
      ++presses;
      first->setFocus();
      QTest::keyClick(first, key);
      QCOMPARE(lesson.size(), presses);
      kept->setFocus();
      QTest::keyClick(kept, key);
      QCOMPARE(session.size(), presses);
    }
  }

  void tab_goes_through_the_page_as_it_is_read() {
    StartPage alone({lessons_.front()});
    alone.showTables({"/folder/table.csv"});
    alone.showSessions({named("kept")});  // later than the tables
    alone.show();
    QVERIFY(QTest::qWaitForWindowActive(&alone));
    alone.setFocus();
    QCOMPARE(QApplication::focusWidget(), alone.findChild<QPushButton*>("startOpen"));
    for (const QString& next :
         {QStringLiteral("kept"), QStringLiteral("table.csv"), menuText(lessons_.front().title)}) {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
      QCOMPARE(QApplication::focusWidget(), button(alone, next));
    }
  }
};

QTEST_MAIN(TestStartPage)
#include "tst_start_page.moc"
