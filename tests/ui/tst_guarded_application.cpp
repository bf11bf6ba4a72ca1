// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/methods_from_dii.h"
#include "ui/guarded_application.h"

#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>
#include <new>
#include <stdexcept>

#include "core/analysis/beside_thread.h"
#include "core/error.h"
#include "ui/jobs/job_runner.h"
#include "ui/keeping/autosave.h"
#include "ui/main_window.h"
#include "ui/style/notice_bar.h"

using namespace steelyard;
using namespace steelyard::ui;

// Qt loses what it held of an event when an exception leaves through it: no leaks are sought here.
extern "C" int __lsan_is_turned_off();
extern "C" int __lsan_is_turned_off() { return 1; }

/// Whatever is thrown in a slot or beside the window ends in a message, not in the program's end.
class TestGuardedApplication : public QObject {
  Q_OBJECT

  static GuardedApplication& application() { return *static_cast<GuardedApplication*>(qApp); }

  template <typename Thrown>
  static QString clickedAndThrown(const Thrown& thrown) {
    QPushButton button;
    connect(&button, &QPushButton::clicked, &button, [&] { throw thrown; });
    button.show();
    QSignalSpy faulted(&application(), &GuardedApplication::faulted);
    QTest::mouseClick(&button, Qt::LeftButton);
    return faulted.wait() ? faulted.front().front().toString() : QString();
  }

 private Q_SLOTS:
  void a_slot_that_throws_is_told() {
    QVERIFY(clickedAndThrown(bad_input({other_words("is too short"), "column x"}))
                .contains(QStringLiteral("is too short")));
    QVERIFY(clickedAndThrown(std::bad_alloc()).contains(QStringLiteral("not enough memory")));
    QVERIFY(clickedAndThrown(std::runtime_error("odd")).contains(QStringLiteral("odd")));
    QVERIFY(clickedAndThrown(7).contains(QStringLiteral("fault in the program")));
  }

  void a_fault_of_whoever_is_told_ends_there() {
    QObject teller;
    int told = 0;
    connect(&application(), &GuardedApplication::faulted, &teller, [&] {
      ++told;
      throw std::bad_alloc();
    });
    QTimer::singleShot(0, &teller, [] { throw std::bad_alloc(); });
    QTRY_COMPARE(told, 1);
    QCoreApplication::processEvents();
    QCOMPARE(told, 1);
  }

  void the_window_says_it_until_it_is_put_away() {
    const MethodRegistry registry = tests::methods_from_dii();
    MainWindow window(registry);
    connect(&application(), &GuardedApplication::faulted, &window, &MainWindow::showFault);
    window.show();
    QTimer::singleShot(0, &window, [] { throw std::bad_alloc(); });
    QTRY_VERIFY(window.faultBar().isVisible());
    QVERIFY(window.faultBar().text().contains(QStringLiteral("not enough memory")));
    QTest::mouseClick(window.faultBar().findChild<QPushButton*>(QStringLiteral("noticeAway")),
                      Qt::LeftButton);
    QVERIFY(window.faultBar().isHidden());
  }

  void a_session_that_cannot_be_gathered_is_told_and_the_next_is_written() {
    const QTemporaryDir folder;
    bool fails = true;
    Autosave autosave([&] {
      if (fails) {
        throw std::bad_alloc();
      }
      return SavedSession();
    });
    QSignalSpy failed(&autosave, &Autosave::failed);
    autosave.setPath(folder.filePath(QStringLiteral("s.json")));
    autosave.touch();
    autosave.flush();
    QCOMPARE(failed.size(), 1);
    fails = false;
    autosave.close();
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("s.json"))));
  }

  /// Text that is not UTF-8 makes the writer of JSON throw.
  void a_session_that_cannot_be_written_is_told() {
    const QTemporaryDir folder;
    Autosave autosave([] {
      SavedSession session;
      session.title = "\xff";
      return session;
    });
    QSignalSpy failed(&autosave, &Autosave::failed);
    QSignalSpy written(&autosave, &Autosave::written);
    autosave.setPath(folder.filePath(QStringLiteral("s.json")));
    autosave.touch();
    autosave.flush();
    QTRY_COMPARE(failed.size() + written.size(), 1);
  }

  void a_job_that_throws_anything_fails() {
    JobRunner runner;
    QSignalSpy failed(&runner, &JobRunner::failed);
    runner.start([](const ReadControl&) -> JobRunner::Delivery { throw 7; });
    QTRY_COMPARE(failed.size(), 1);
    runner.start([](const ReadControl&) -> JobRunner::Delivery { throw std::bad_alloc(); });
    QTRY_COMPARE(failed.size(), 2);
    QVERIFY(failed.back().front().toString().contains(QStringLiteral("not enough memory")));
  }

  void a_thread_beside_a_run_outlives_what_it_serves() {
    struct Request {
      int number = 0;
      bool urgent = true;
    };
    BesideThread<Request, int> thread(
        [](const Request& request, const std::stop_token&) -> std::optional<int> {
          if (request.number == 1) {
            throw std::bad_alloc();
          }
          return request.number;
        },
        1.0);
    thread.request({1});
    thread.finish();
    QVERIFY(!thread.take());
    thread.request({2});
    thread.finish();
    QCOMPARE(thread.take().value_or(0), 2);
  }
};

int main(int argc, char** argv) {
  GuardedApplication application(argc, argv);
  TestGuardedApplication test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_guarded_application.moc"
