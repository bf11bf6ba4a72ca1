// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A person who clicks at random. After each click, what the parts of the window show must belong
// together: the same run, the same columns. STEELYARD_WALK_STEPS and STEELYARD_WALK_SEED make other
// walks than the short ones of every day.

#include <QComboBox>
#include <QFile>
#include <QListView>
#include <QSlider>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <memory>
#include <random>
#include <set>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/sanitized.h"
#include "tests/ui/driven_window.h"
#include "tests/ui/window_agreement.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/keeping/autosave.h"
#include "ui/plots/plot_export.h"
#include "ui/plots/plot_view.h"
#include "ui/results/answer_maker.h"
#include "ui/results/ranking_model.h"
#include "ui/results/selection_control.h"
#include "ui/session/session_run.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// Quick on a table of this size.
const QStringList quickMethods{
    "f-test", "mutual-information", "elastic-net", "pcov-cur", "pcov-fps", "dii", "mrmr"};

std::set<QString> namesOf(const Problem& problem) {
  std::set<QString> names;
  for (const ColumnInfo& feature : problem.features) {
    names.insert(QString::fromStdString(feature.name));
  }
  return names;
}

class Walk {
 public:
  Walk(MainWindow& window, const MethodRegistry& registry, QString folder, unsigned seed)
      : window_(window), registry_(registry), folder_(std::move(folder)), random_(seed) {
    tests::exportInto(folder_ + "/exported", window_);
    window_.keepSessions(folder_ + "/sessions");
  }

  /// Does one thing at random. \return what it was
  QString step() {
    struct Deed {
      const char* name;
      int weight;
      void (Walk::*act)();
    };
    static constexpr Deed deeds[] = {{"role", 3, &Walk::giveRole},
                                     {"method", 3, &Walk::chooseMethod},
                                     {"run", 5, &Walk::run},
                                     {"run and stop", 2, &Walk::runAndStop},
                                     {"tick", 5, &Walk::tick},
                                     {"another run", 5, &Walk::clickRun},
                                     {"remove", 1, &Walk::removeRun},
                                     {"scrub", 3, &Walk::scrub},
                                     {"preset", 3, &Walk::choosePreset},
                                     {"undo", 4, &Walk::undo},
                                     {"redo", 2, &Walk::redo},
                                     {"number", 3, &Walk::chooseNumber},
                                     {"point", 3, &Walk::clickPathPoint},
                                     {"size", 1, &Walk::resize},
                                     {"reopen", 1, &Walk::reopen},
                                     {"table", 1, &Walk::openTable}};
    int total = 0;
    for (const Deed& deed : deeds) {
      total += deed.weight;
    }
    int at = below(total);
    for (const Deed& deed : deeds) {
      at -= deed.weight;
      if (at < 0) {
        (this->*deed.act)();
        return QString::fromLatin1(deed.name);
      }
    }
    return {};
  }

  /// Lets everything end that was begun.
  void settle() {
    window_.question().settle();
    window_.waitForJobs();
    for (int turn = 0; turn < 10; ++turn) {
      QCoreApplication::processEvents();
    }
  }

  /// \return what does not belong together; empty: everything does
  [[nodiscard]] QString disagreement() const {
    const QString exported = folder_ + "/exported";
    for (const QString& found :
         {lost_, ofRanking(), ofBoard(), ofChoice(), ofExport(),
          tests::disagreementOfAnswer(window_), tests::disagreementOfRecord(window_, exported)}) {
      if (!found.isEmpty()) {
        return found;
      }
    }
    return {};
  }

  /// The same of what takes longer.
  [[nodiscard]] QString slowDisagreement() const {
    return tests::slowDisagreement(window_, folder_ + "/exported");
  }

  /// Ends with a run whose answer is quick. \return whether it can be made
  [[nodiscard]] bool endsWithAnAnswer() {
    window_.methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window_.question().settle();
    if (!window_.runBar().runButton()->isEnabled()) {
      return false;  // an f-test needs a target, and the walk may have taken it away
    }
    run();
    window_.answers().finish();
    return !QTest::currentTestFailed();
  }

 private:
  int below(qsizetype count) {
    return count < 1 ? 0 : static_cast<int>(random_() % static_cast<unsigned>(count));
  }
  template <typename Widget>
  [[nodiscard]] Widget* shown(const char* name) const {
    auto* const found = window_.findChild<Widget*>(QString::fromLatin1(name));
    return found != nullptr && found->isVisible() && found->isEnabled() ? found : nullptr;
  }

  void giveRole() {
    auto* const columns = shown<QTableView>("columns");
    if (columns == nullptr || columns->model()->rowCount() == 0) {
      return;
    }
    const QModelIndex row = columns->model()->index(below(columns->model()->rowCount()), 0);
    columns->scrollTo(row);
    QTest::mouseClick(columns->viewport(), Qt::LeftButton, {}, columns->visualRect(row).center());
    static const QStringList roles{"Input", "Target", "Label", "None"};
    const QString& role = roles[below(roles.size())];
    for (auto* button : window_.dataPanel().findChildren<QToolButton*>()) {
      if (button->text() == role && button->isVisible() && button->isEnabled()) {
        QTest::mouseClick(button, Qt::LeftButton);
        return;
      }
    }
  }
  void chooseMethod() {
    const std::string id = quickMethods[below(quickMethods.size())].toStdString();
    ParameterValues values = registry_.find(id).schema().defaults();
    if (id == "dii") {
      values.set("epochs", std::int64_t{30});
      if (below(2) == 0) {
        values.set("search", std::string("l1-path"));
      }
    }
    window_.methodPanel().setMethod(id, values);
  }
  void run() {
    window_.question().settle();
    if (window_.runBar().runButton()->isEnabled()) {
      QVERIFY(tests::runsToTheEnd(window_));
    }
  }
  void runAndStop() {
    window_.question().settle();
    if (!window_.runBar().runButton()->isEnabled()) {
      return;
    }
    QTest::mouseClick(window_.runBar().runButton(), Qt::LeftButton);
    if (below(2) == 0) {
      chooseMethod();  // while it goes on
    }
    for (int turns = below(30); turns > 0; --turns) {
      QCoreApplication::processEvents();
    }
    if (window_.runBar().stopButton()->isEnabled()) {
      QTest::mouseClick(window_.runBar().stopButton(), Qt::LeftButton);
    }
    QTRY_VERIFY_WITH_TIMEOUT(!window_.controller().isActive(), 60000);
  }
  void tick() {
    if (auto* const ranking = shown<QTableView>("ranking")) {
      if (const int rows = ranking->model()->rowCount(); rows > 0) {
        tests::tickFeature(window_, below(rows));
      }
    }
  }
  void clickRun() {
    if (auto* const runs = shown<QTableView>("runs")) {
      if (const int rows = runs->model()->rowCount(); rows > 0) {
        tests::clickRun(window_, below(rows));
      }
    }
  }
  void removeRun() { click("removeRuns"); }
  void click(const char* name) {
    if (auto* const button = shown<QAbstractButton>(name)) {
      QTest::mouseClick(button, Qt::LeftButton);
    }
  }
  void scrub() {
    if (auto* const slider = shown<QSlider>("scrubSlider")) {
      slider->setValue(slider->minimum() + below(slider->maximum() - slider->minimum() + 1));
    }
  }
  void choosePreset() {
    QList<QToolButton*> presets;
    for (auto* button : window_.board().findChildren<QToolButton*>()) {
      if (button->objectName().startsWith("preset-") && button->isVisible()) {
        presets << button;
      }
    }
    if (!presets.isEmpty()) {
      QTest::mouseClick(presets[below(presets.size())], Qt::LeftButton);
    }
  }
  void undo() { trigger("Undo"); }
  void redo() { trigger("Redo"); }
  void trigger(const QString& word) {
    for (QAction* action : window_.findChildren<QAction*>()) {
      if (action->text().remove('&').startsWith(word) && action->isEnabled()) {
        action->trigger();
        return;
      }
    }
  }
  void chooseNumber() {
    auto* const number = window_.results().selectionControl().findChild<QSpinBox*>();
    if (number != nullptr && number->isVisible() && number->isEnabled()) {
      number->setValue(number->minimum() + below(number->maximum() - number->minimum() + 1));
    }
  }
  void clickPathPoint() {
    for (const NamedPlot& plot : window_.board().plots()) {
      if (plot.id == "path" && plot.plot->isVisible() && !plot.plot->isEmpty()) {
        plot.plot->setFocus();
        for (int steps = 1 + below(5); steps > 0; --steps) {
          QTest::keyClick(plot.plot, Qt::Key_PageDown);
        }
        QTest::keyClick(plot.plot, Qt::Key_Return);
      }
    }
  }
  void resize() { window_.resize(1024 + below(600), 640 + below(400)); }
  /// What a person has made, in words.
  [[nodiscard]] QString made() const {
    QString all;
    if (const auto* const runs = window_.results().findChild<QTableView*>("runs")) {
      all += QString("%1 runs").arg(runs->model()->rowCount());
    }
    if (const SessionRun* const run = window_.results().shownRun()) {
      all += QString(", run %1 is shown, selected are").arg(run->number);
      for (const Index feature : window_.results().selection()) {
        all += QString(" %1").arg(feature);
      }
    }
    return all;
  }
  /// Opens the session that is kept of this one.
  void reopen() {
    const QString before = made();
    window_.autosave().flush();
    const QString kept = window_.autosave().path();
    if (!QFile::exists(kept)) {
      if (window_.results().shownRun() != nullptr) {
        lost_ = QStringLiteral("the session was not kept");
      }
      return;
    }
    window_.openSession(kept);
    settle();
    if (made() != before) {
      lost_ = QString("before: %1; reopened: %2").arg(before, made());
    }
  }
  void openTable() {
    const bool wide = below(2) == 0;
    window_.dataPanel().setDataset(open_generator(wide ? "generator:ten-gaussians?samples=60&seed=2"
                                                       : "generator:monomials?samples=60&seed=1"));
  }

  /// The ranking has the columns of one problem, and each value is of one of them.
  [[nodiscard]] QString ofRanking() const {
    const ShownSolution& shown = window_.results().shownFeatures();
    const auto* const table = window_.results().findChild<QTableView*>("ranking");
    if (shown.columns.empty() || !shown.problem) {
      return {};
    }
    const auto features = static_cast<Index>(shown.problem->features.size());
    for (const FeatureColumn& column : shown.columns) {
      if (std::ssize(column.values) != features) {
        return QString("the ranking's column %1 has %2 values for %3 features")
            .arg(QString::fromStdString(column.id))
            .arg(column.values.size())
            .arg(features);
      }
    }
    if (table->model()->rowCount() != features) {
      return QString("the ranking has %1 rows for %2 features")
          .arg(table->model()->rowCount())
          .arg(features);
    }
    std::set<QString> names;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
      names.insert(table->model()->index(row, RankingModel::FeatureSection).data().toString());
    }
    if (names != namesOf(*shown.problem)) {
      return QStringLiteral("the ranking names other columns than those of its problem");
    }
    const SessionRun* const run = window_.results().shownRun();
    if (run != nullptr && !window_.controller().isActive() && run->problem != shown.problem) {
      return QStringLiteral("the ranking is of another problem than the run it belongs to");
    }
    return {};
  }

  /// The board shows the problem of the ranking or the one that is asked now, and its bars have
  /// the names of that one.
  [[nodiscard]] QString ofBoard() const {
    const ProblemPtr& problem = window_.board().problem();
    const SessionRun* const run = window_.results().shownRun();
    // A run that was stopped before its first value has a problem, but nothing to rank.
    const bool ofRun = problem == window_.results().shownFeatures().problem ||
                       (run != nullptr && problem == run->problem);
    if (problem && !ofRun && problem != window_.question().problem()) {
      return QStringLiteral("the board shows neither the run nor what is asked");
    }
    for (const NamedPlot& plot : window_.board().plots()) {
      if (plot.id != "weights" || plot.plot->isEmpty()) {
        continue;
      }
      if (!problem) {
        return QStringLiteral("there are bars without a problem");
      }
      const std::set<QString> known = namesOf(*problem);
      for (const QStringList& row : plot.plot->data().rows) {
        if (known.count(row.first()) == 0) {
          return QString("a bar of %1, which is no column of what is shown").arg(row.first());
        }
      }
    }
    return {};
  }

  /// What is selected exists, and it is what the answer is told of.
  [[nodiscard]] QString ofChoice() const {
    const std::vector<Index> selected = window_.results().selection();
    const ShownSolution& shown = window_.results().shownFeatures();
    for (const Index feature : selected) {
      if (shown.problem && (feature < 0 || feature >= std::ssize(shown.problem->features))) {
        return QString("feature %1 is selected, which does not exist").arg(feature);
      }
    }
    const SessionRun* const run = window_.results().shownRun();
    if (run == nullptr || window_.controller().isActive()) {
      return {};
    }
    const auto choice = window_.answers().choiceOf(run->number);
    if (choice && std::set(choice->features.begin(), choice->features.end()) !=
                      std::set(selected.begin(), selected.end())) {
      return QStringLiteral("the answer speaks of other columns than those that are selected");
    }
    return {};
  }

  /// The file has the selected columns of the run that is shown.
  [[nodiscard]] QString ofExport() const {
    auto* const button = shown<QPushButton>("exportSelection");
    const SessionRun* const run = window_.results().shownRun();
    if (button == nullptr || run == nullptr || window_.controller().isActive()) {
      return {};
    }
    QDir exported(folder_ + "/exported");
    exported.removeRecursively();
    exported.mkpath(".");
    QTest::mouseClick(button, Qt::LeftButton);
    window_.exporter().finish();
    const QStringList written = exported.entryList({"*.csv"}, QDir::Files);
    if (written.size() != 1) {
      return QString("the export wrote %1 files").arg(written.size());
    }
    QFile file(exported.filePath(written[0]));
    if (!file.open(QIODevice::ReadOnly)) {
      return QStringLiteral("the export cannot be read");
    }
    const std::vector<ColumnInfo> features = run->features();
    std::vector<QString> expected;
    for (const Index feature : window_.results().selection()) {
      expected.push_back(QString::fromStdString(features[static_cast<std::size_t>(feature)].name));
    }
    std::vector<QString> found;
    const QStringList lines = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
    for (const QString& line : lines.mid(1)) {
      if (line.trimmed().endsWith(",yes")) {  // the last cell: selected
        found.push_back(nameIn(line, *run));
      }
    }
    return found == expected ? QString()
                             : QString("the export has %1, and selected are %2")
                                   .arg(QStringList(found.begin(), found.end()).join(' '),
                                        QStringList(expected.begin(), expected.end()).join(' '));
  }
  /// The cell of a line that is the name of a column.
  [[nodiscard]] static QString nameIn(const QString& line, const SessionRun& run) {
    for (QString cell : line.split(',')) {
      cell.remove('"').remove('\r');
      for (const ColumnInfo& feature : run.features()) {
        if (cell == QString::fromStdString(feature.name)) {
          return cell;
        }
      }
    }
    return {};
  }

  MainWindow& window_;
  const MethodRegistry& registry_;
  QString folder_;
  std::mt19937 random_;
  QString lost_;  ///< by reopening a session
};

}  // namespace

class TestRandomWalk : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();

 private Q_SLOTS:
  void after_each_click_everything_shown_belongs_together_data() {
    QTest::addColumn<unsigned>("seed");
    const int first = qEnvironmentVariableIntValue("STEELYARD_WALK_SEED");
    for (int walk = 0; walk < (tests::sanitized ? 1 : 2); ++walk) {
      const auto seed = static_cast<unsigned>(first + walk + 1);
      QTest::addRow("seed %u", seed) << seed;
    }
  }
  void after_each_click_everything_shown_belongs_together() {
    QFETCH(const unsigned, seed);
    const int steps = qEnvironmentVariableIsSet("STEELYARD_WALK_STEPS")
                          ? qEnvironmentVariableIntValue("STEELYARD_WALK_STEPS")
                          : 60;
    const QTemporaryDir folder;
    MainWindow window(registry_);
    window.resize(1390, 870);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=60&seed=2"));
    Walk walk(window, registry_, folder.filePath("out"), seed);
    walk.settle();
    QStringList way;
    for (int step = 0; step < steps; ++step) {
      way << walk.step();
      const QString last = way.mid(qMax(0, way.size() - 12)).join(", ");
      if (QTest::currentTestFailed()) {
        QFAIL(qPrintable("after: " + last));
      }
      walk.settle();
      const bool looksLonger = step % 12 == 11;
      QString found = walk.disagreement();
      if (found.isEmpty() && looksLonger) {
        found = walk.slowDisagreement();
      }
      QVERIFY2(found.isEmpty(),
               qPrintable(QString("step %1: %2; after: %3").arg(step).arg(found, last)));
    }
    if (walk.endsWithAnAnswer()) {
      QVERIFY(window.answers().shownAnswer().has_value());
      QCOMPARE(walk.disagreement(), QString());
      QCOMPARE(walk.slowDisagreement(), QString());
    }
  }
};

QTEST_MAIN(TestRandomWalk)
#include "tst_random_walk.moc"
