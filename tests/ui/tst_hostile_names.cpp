// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QToolButton>
#include <QtTest>
#include <cmath>
#include <memory>

#include "core/data/dataset.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/compare/comparison_dialog.h"
#include "ui/compare/imbalance_dialog.h"
#include "ui/data/data_panel.h"
#include "ui/data/import_dialog.h"
#include "ui/method/method_panel.h"
#include "ui/plain_label.h"
#include "ui/results/answer_maker.h"
#include "ui/results/result_panel.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

const char* const picture = "<img src=/no/such/picture.png>";

std::vector<std::string> hostileNames() {
  return {picture,
          "two\nlines",
          "bell \x07 and tab \x0b",
          "\u202Ereversed \u200F",
          "smiling \U0001F600",
          std::string(10000, 'w'),
          "<h1>large</h1> & <b>bold</b>",
          "<table><tr><td>kind"};
}

/// Numbers under each of the names; the last but one is explained, the last is a label.
Dataset hostileTable() {
  Dataset table;
  table.name = std::string(picture) + ".csv";
  table.warnings = {other_words(std::string(picture) + " is odd"), other_words("\x1b[31mred")};
  const std::vector<std::string> names = hostileNames();
  const auto columns = static_cast<Index>(names.size());
  table.values.resize(60, columns);
  for (Index column = 0; column < columns; ++column) {
    Column about;
    about.name = names[static_cast<std::size_t>(column)];
    about.unit = "<i>m</i>";
    about.roles = RoleSet().with(column < columns - 2 ? Role::input : Role::truth);
    table.columns.push_back(about);
    for (Index row = 0; row < table.values.rows(); ++row) {
      table.values(row, column) = std::sin(static_cast<double>((row + 1) * (column + 3)));
    }
  }
  Column& label = table.columns.back();
  label.roles = RoleSet().with(Role::label);
  label.kind = ColumnKind::category;
  label.categories = {picture, "b\x0b"};
  for (Index row = 0; row < table.values.rows(); ++row) {
    table.values(row, columns - 1) = static_cast<double>(row % 2);
  }
  return table;
}

bool namesAPicture(const QString& text) {
  return Qt::mightBeRichText(text) && text.contains(QLatin1String("<img"));
}

bool hasControls(const QString& text) {
  return std::any_of(text.begin(), text.end(), [](QChar each) {
    return (each.category() == QChar::Other_Control && each != QLatin1Char('\n')) ||
           each == QChar(0x202E);
  });
}

void lookAtLabel(const QLabel& label, QStringList& faults) {
  constexpr int widest = 3000;
  const bool html = label.textFormat() == Qt::RichText ||
                    (label.textFormat() != Qt::PlainText && Qt::mightBeRichText(label.text()));
  if (html && label.text().contains(QLatin1String("<img"))) {
    faults << "HTML: " + label.objectName() + label.text().left(80);
  }
  if (hasControls(label.text())) {
    faults << "control characters: " + label.objectName() + label.text().left(80);
  }
  if (label.minimumSizeHint().width() > widest) {
    faults << "endless: " + label.objectName();
  }
}

void lookAtModel(const QAbstractItemModel& model, QStringList& faults) {
  constexpr int most = 30;
  for (int column = 0; column < std::min(model.columnCount(), most); ++column) {
    QStringList tips{model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString()};
    QStringList texts{model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()};
    for (int row = 0; row < std::min(model.rowCount(), most); ++row) {
      const QModelIndex index = model.index(row, column);
      tips << index.data(Qt::ToolTipRole).toString();
      texts << index.data(Qt::DisplayRole).toString();
    }
    for (const QString& tip : tips) {
      if (namesAPicture(tip)) {
        faults << "HTML in a cell's tool tip: " + tip.left(80);
      }
    }
    for (const QString& text : texts) {
      if (hasControls(text)) {
        faults << "control characters in a cell: " + text.left(80);
      }
    }
  }
}

/// Of a window and all that is in it, whether or not it is in sight.
QStringList faultsIn(const QWidget& window) {
  QStringList faults;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    for (const QString& text : {widget->toolTip(), widget->whatsThis(), widget->statusTip()}) {
      if (namesAPicture(text)) {
        faults << "HTML in a tool tip: " + widget->objectName() + text.left(80);
      }
    }
    if (const auto* label = qobject_cast<const QLabel*>(widget)) {
      lookAtLabel(*label, faults);
    }
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget);
        view != nullptr && view->model() != nullptr) {
      lookAtModel(*view->model(), faults);
    }
  }
  for (const QAction* action : window.findChildren<QAction*>()) {
    if (namesAPicture(action->toolTip())) {
      faults << "HTML in the tool tip of an action: " + action->toolTip().left(80);
    }
  }
  return faults;
}

}  // namespace

/// Names of columns, classes and files are text, whatever they look like.
class TestHostileNames : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;

  void isHarmless(const QWidget& window, const char* what) {
    const QStringList faults = faultsIn(window);
    QVERIFY2(faults.isEmpty(), qPrintable(what + (": " + faults.mid(0, 8).join('\n'))));
    constexpr int widest = 4000;
    QVERIFY2(window.minimumSizeHint().width() < widest, what);
  }
  void runWith(const char* method) {
    window_->methodPanel().setMethod(method, registry_.find(method).schema().defaults());
    window_->question().settle();
    QVERIFY2(window_->question().isAnswerable(), qPrintable(window_->question().whyNot()));
    QVERIFY(tests::runsToTheEnd(*window_));
    window_->answers().finish();
    window_->board().finishObservations();
  }
  template <typename Dialog>
  Dialog* opened(const char* action) {
    for (QAction* each : window_->findChildren<QAction*>()) {
      if (each->text().remove('&').startsWith(QLatin1String(action))) {
        each->trigger();
        return window_->findChild<Dialog*>();
      }
    }
    return nullptr;
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->resize(1300, 800);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void text_that_looks_like_html_stays_text() {
    PlainLabel label(picture);
    QCOMPARE(label.textFormat(), Qt::PlainText);
    QCOMPARE(label.text(), QString(picture));
    QVERIFY(!namesAPicture(tipText(std::string(picture))));
    QVERIFY(tipText(std::string(picture)).contains("&lt;img"));
    QCOMPARE(tipText(QStringLiteral("a < b\nand c")), QStringLiteral("a < b\nand c"));
    QCOMPARE(plainText(QStringLiteral("line\nline")), QStringLiteral("line\nline"));
    QCOMPARE(plainName(QStringLiteral("line\r\nline\x07")), QStringLiteral("line\u23CEline\uFFFD"));
    QCOMPARE(plainName(QStringLiteral("\u202Eabc")), QStringLiteral("\uFFFDabc"));
    QCOMPARE(plainName(std::string("smiling \U0001F600")), QStringLiteral("smiling \U0001F600"));
    QVERIFY(plainName(std::string(10000, 'w')).size() <= 201);
    QVERIFY(PlainLabel(QString(10000, 'w')).text().size() < 500);
    QCOMPARE(menuText(std::string("a & b")), QStringLiteral("a && b"));
  }

  void a_table_with_hostile_names_is_shown_harmlessly_everywhere() {
    window_->dataPanel().setDataset(hostileTable());
    window_->question().settle();
    window_->board().presets().choose("all");
    isHarmless(*window_, "opened");
    runWith("f-test");
    isHarmless(*window_, "after a run");
    runWith("random-forest");
    isHarmless(*window_, "after a run with figures");
    auto* pages = window_->findChild<QTabWidget*>();
    for (auto* tabs : window_->findChildren<QTabWidget*>()) {
      for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        window_->grab();
      }
      tabs->setCurrentIndex(0);
    }
    QVERIFY(pages != nullptr);
    isHarmless(*window_, "all pages");
    auto* imbalance = opened<ImbalanceDialog>("Information imbalance");
    QVERIFY(imbalance != nullptr);
    imbalance->grab();
    isHarmless(*imbalance, "imbalance");
    imbalance->close();
    auto* comparison = opened<ComparisonDialog>("Compare runs");
    QVERIFY(comparison != nullptr);
    comparison->grab();
    isHarmless(*comparison, "comparison");
    comparison->close();
  }

  void the_import_dialog_shows_a_hostile_file_harmlessly() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("<img src=x.png> & more.csv"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<img src=/no/such/a.png>,\"<b>b</b>\",\"" + QByteArray(3000, 'x') +
               "\",<img src=/dev/null>\n");
    for (int row = 0; row < 40; ++row) {
      file.write(QByteArray::number(row * 7 % 11) + ',' + (row == 3 ? "" : "2.5") + ',' +
                 QByteArray::number(row * row % 17) + ',' + QByteArray::number(row) + '\n');
    }
    file.close();
    ImportDialog dialog(path, nullptr, ImportDialog::Asks::Question);
    dialog.show();
    QTRY_VERIFY(dialog.table() != nullptr);
    dialog.grab();
    isHarmless(dialog, "import");
    window_->dataPanel().openFile(path);
    auto* opened = window_->dataPanel().findChild<ImportDialog*>();
    QTRY_VERIFY(opened->table() != nullptr);
    opened->accept();
    QTRY_VERIFY(window_->dataPanel().hasDataset());
    window_->question().settle();
    isHarmless(*window_, "opened file");
  }
};

QTEST_MAIN(TestHostileNames)
#include "tst_hostile_names.moc"
