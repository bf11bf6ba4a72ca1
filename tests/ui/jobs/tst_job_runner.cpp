// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>
#include <atomic>
#include <latch>

#include "core/data/table_reader.h"
#include "ui/jobs/job_runner.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestJobRunner : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString write(const QString& name, int rows) const {
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) {
      qFatal("cannot write a temporary file");
    }
    file.write("a,b,c,d\n");
    const QByteArray line("1.23456,2.34567,3.45678,4.56789\n");
    file.write(line.repeated(rows));
    return file.fileName();
  }

  /// Reads a table and notes its number of samples.
  static JobRunner::Job reading(const QString& path, std::vector<Index>& samples) {
    return [file = path.toStdString(), &samples](const ReadControl& control) {
      const Dataset table = read_table(file, {Dialect{}, {}}, control);
      return [&samples, rows = table.samples()] { samples.push_back(rows); };
    };
  }

  /// Waits until it is told to stop.
  static JobRunner::Job waiting(std::latch& begun, std::atomic<bool>& stopped) {
    return [&begun, &stopped](const ReadControl& control) {
      begun.count_down();
      std::mutex mutex;
      std::unique_lock lock(mutex);
      std::condition_variable_any never;
      never.wait(lock, control.stop, [] { return false; });
      stopped = true;
      return JobRunner::Delivery();
    };
  }

 private Q_SLOTS:
  void a_job_works_in_another_thread_and_delivers_once_in_this_one() {
    JobRunner runner;
    QSignalSpy ended(&runner, &JobRunner::ended);
    QSignalSpy failed(&runner, &JobRunner::failed);
    int deliveries = 0;
    runner.start([&](const ReadControl&) {
      const bool beside = QThread::currentThread() != runner.thread();
      return [&, beside] {
        QVERIFY(beside);
        QCOMPARE(QThread::currentThread(), runner.thread());
        QVERIFY(!runner.isBusy());
        ++deliveries;
      };
    });
    QVERIFY(runner.isBusy());
    QTRY_COMPARE(deliveries, 1);
    QCoreApplication::processEvents();
    QCOMPARE(deliveries, 1);
    QCOMPARE(ended.size(), 1);
    QVERIFY(failed.isEmpty());
  }

  /// The job waits; the person is asked in the window's thread.
  void a_job_may_ask_and_goes_on_as_the_answer_says() {
    for (const bool yes : {false, true}) {
      JobRunner runner;
      QString asked;
      bool inThisThread = false;
      runner.setQuestion([&](const QString& question) {
        asked = question;
        inThisThread = QThread::currentThread() == runner.thread();
        return yes;
      });
      bool answered = !yes;
      runner.start([&](const ReadControl& control) {
        const bool answer = control.may_grow("big?");
        return [&, answer] { answered = answer; };
      });
      runner.finish();
      QCOMPARE(asked, QString("big?"));
      QVERIFY(inThisThread);
      QCOMPARE(answered, yes);
    }
  }

  /// The window is closed while the question is on its way: the job must not wait for ever.
  void a_question_that_nobody_answers_is_answered_with_no() {
    std::atomic<int> answer = -1;
    std::latch begun(1);
    {
      JobRunner runner;
      runner.setQuestion([](const QString&) { return true; });
      runner.start([&](const ReadControl& control) {
        begun.count_down();
        answer = control.may_grow("big?") ? 1 : 0;
        return JobRunner::Delivery();
      });
      begun.wait();
    }
    QCOMPARE(answer.load(), 0);
  }

  void a_missing_file_fails_with_its_name() {
    JobRunner runner;
    std::vector<Index> samples;
    QSignalSpy failed(&runner, &JobRunner::failed);
    runner.start(reading(folder_.filePath(QStringLiteral("nowhere.csv")), samples));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed.front().front().toString().contains(QStringLiteral("nowhere.csv")));
    QVERIFY(samples.empty());
  }

  void cancel_ends_a_job_as_cancelled_and_nothing_else() {
    JobRunner runner;
    std::vector<Index> samples;
    QSignalSpy failed(&runner, &JobRunner::failed);
    QSignalSpy cancelled(&runner, &JobRunner::cancelled);
    runner.start(reading(write(QStringLiteral("large.csv"), 400000), samples));
    runner.cancel();
    QTRY_COMPARE(cancelled.size(), 1);
    QVERIFY(samples.empty());
    QVERIFY(failed.isEmpty());
    QVERIFY(!runner.isBusy());
  }

  void a_newer_job_stops_the_older_and_only_the_newer_delivers() {
    JobRunner runner;
    std::latch begun(1);
    std::atomic<bool> stopped = false;
    std::vector<Index> samples;
    QSignalSpy cancelled(&runner, &JobRunner::cancelled);
    QSignalSpy ended(&runner, &JobRunner::ended);
    runner.start(waiting(begun, stopped));
    begun.wait();
    runner.start(reading(write(QStringLiteral("skipped.csv"), 10), samples));
    runner.start(reading(write(QStringLiteral("newest.csv"), 20), samples));
    QTRY_COMPARE(samples.size(), std::size_t{1});
    QCoreApplication::processEvents();
    QCOMPARE(samples, (std::vector<Index>{20}));
    QVERIFY(stopped);
    QVERIFY(cancelled.isEmpty());
    QCOMPARE(ended.size(), 1);
  }

  void nothing_arrives_from_an_abandoned_job() {
    JobRunner runner;
    std::latch begun(1);
    std::atomic<bool> stopped = false;
    QSignalSpy ended(&runner, &JobRunner::ended);
    runner.start(waiting(begun, stopped));
    begun.wait();
    runner.abandon();
    QVERIFY(!runner.isBusy());
    QTRY_VERIFY(stopped);
    QCoreApplication::processEvents();
    QVERIFY(ended.isEmpty());
  }

  void finish_waits_for_the_job_and_for_the_one_that_it_starts() {
    JobRunner runner;
    QStringList said;
    runner.start([&](const ReadControl&) {
      return [&] {
        said << QStringLiteral("first");
        runner.start([&](const ReadControl&) { return [&] { said << QStringLiteral("second"); }; });
      };
    });
    runner.finish();
    QCOMPARE(said, QStringList({QStringLiteral("first"), QStringLiteral("second")}));
    runner.finish();  // nothing to wait for
  }

  void a_runner_that_goes_stops_its_job() {
    std::latch begun(1);
    std::atomic<bool> stopped = false;
    {
      JobRunner runner;
      runner.start(waiting(begun, stopped));
      begun.wait();
    }
    QVERIFY(stopped);
  }
};

QTEST_GUILESS_MAIN(TestJobRunner)
#include "tst_job_runner.moc"
