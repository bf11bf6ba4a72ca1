// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWhatsThisClickedEvent>
#include <QtTest>
#include <algorithm>
#include <memory>

#include "core/error.h"
#include "core/report/glossary.h"
#include "ui/glossary_line.h"
#include "ui/glossary_link.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// Remembers which page of the help was asked for.
class HelpfulWindow : public QWidget {
 public:
  QString wanted;

 protected:
  bool event(QEvent* event) override {
    if (event->type() == QEvent::WhatsThisClicked) {
      wanted = dynamic_cast<QWhatsThisClickedEvent&>(*event).href();
      return true;
    }
    return QWidget::event(event);
  }
};

QString meaningOf(const char* anchor) {
  return QString::fromStdString(glossary_entry(anchor).lines.front());
}

bool says(const QWidget& popup, const QString& text) {
  const auto labels = popup.findChildren<QLabel*>();
  return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
    return label->isVisible() && label->text() == text;
  });
}

}  // namespace

class TestGlossaryLink : public QObject {
  Q_OBJECT

  std::unique_ptr<HelpfulWindow> window_;
  GlossaryLink* link_ = nullptr;

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<HelpfulWindow>();
    link_ = new GlossaryLink("dii", "DII", window_.get());
    auto* column = new QVBoxLayout(window_.get());
    column->addWidget(link_);
    window_->resize(400, 300);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void a_click_says_what_the_word_means() {
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QTest::mouseClick(link_, Qt::LeftButton);
    const QPointer<QWidget> popup = QApplication::activePopupWidget();
    QVERIFY(popup != nullptr);
    QVERIFY(says(*popup, "DII") && says(*popup, meaningOf("dii")));
    QVERIFY(popup->findChild<QLabel*>()->font().underline() == false);
    QTest::keyClick(popup->focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(popup == nullptr);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QVERIFY(window_->wanted.isEmpty());
  }

  void keys_open_the_explanation_and_the_page() {
    link_->setFocus();
    QTest::keyClick(link_, Qt::Key_Return);
    const QPointer<QWidget> popup = QApplication::activePopupWidget();
    QVERIFY(popup != nullptr);
    auto* button = qobject_cast<QPushButton*>(popup->focusWidget());
    QVERIFY(button != nullptr);
    QCOMPARE(button->accessibleDescription(), meaningOf("dii"));
    QTest::keyClick(button, Qt::Key_Return);
    QCOMPARE(window_->wanted, QString("glossary#dii"));
    QTRY_VERIFY(popup == nullptr);
    QTest::keyClick(link_, Qt::Key_Space);
    QVERIFY(QApplication::activePopupWidget() != nullptr);
    QApplication::activePopupWidget()->close();
  }

  /// As a card of the board does.
  void a_link_in_a_window_of_its_own_asks_the_window_that_it_belongs_to() {
    QWidget detached(window_.get(), Qt::Window);
    GlossaryLink link("imbalance-plane", "Information imbalance plane", &detached);
    detached.show();
    QTest::mouseClick(&link, Qt::LeftButton);
    QWidget* popup = QApplication::activePopupWidget();
    QVERIFY(popup != nullptr);
    QTest::mouseClick(popup->findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(window_->wanted, QString("glossary#imbalance-plane"));
  }

  void an_explanation_goes_with_its_word() {
    QTest::mouseClick(link_, Qt::LeftButton);
    QVERIFY(QApplication::activePopupWidget() != nullptr);
    delete link_;
    QVERIFY(QApplication::activePopupWidget() == nullptr);
  }

  void a_screen_reader_and_the_mouse_are_told_the_same() {
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(link_);
    QVERIFY(heard != nullptr);
    QCOMPARE(heard->text(QAccessible::Name), QString("DII"));
    QCOMPARE(heard->text(QAccessible::Description), glossaryLine("dii"));
    QCOMPARE(link_->toolTip(), glossaryLine("dii"));
    QVERIFY(link_->font().underline());
    QVERIFY(link_->focusPolicy() & Qt::TabFocus);
  }

  void long_words_are_wrapped() {
    const GlossaryLink link("means-error", "a hundredth of the mean's error");
    const int whole = link.sizeHint().width();
    QVERIFY(link.minimumSizeHint().width() < whole / 2);
    QVERIFY(link.heightForWidth(whole / 2) > link.heightForWidth(whole + 1));
  }

  void it_ends_a_sentence_in_one_flow() {
    GlossaryLink link("means-error", "a hundredth of the mean's error");
    link.setWordsBefore("Differences do not count below");
    constexpr int wide = 2000;
    QVERIFY(link.heightForWidth(wide) <= link.fontMetrics().height() + 1);  // one line
    QVERIFY(link.heightForWidth(150) > 2 * link.fontMetrics().height());
    QCOMPARE(link.accessibleName(),
             QString("Differences do not count below a hundredth of the mean's error."));
    link.resize(200, link.heightForWidth(200));
    link.show();
    QVERIFY(QTest::qWaitForWindowActive(&link));
    QTest::keyClick(&link, Qt::Key_Return);
    QWidget* const popup = QApplication::activePopupWidget();
    QVERIFY(popup != nullptr);
    popup->close();
  }

  void the_page_says_the_same() {
    const QString page = QString::fromStdString(to_text(glossary_page(), 100000));
    for (const char* anchor : {"ground-truth", "dii", "cosine-overlap", "imbalance-plane", "base",
                               "raw-weight", "means-error"}) {
      QVERIFY2(page.contains(meaningOf(anchor)), anchor);
    }
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(glossaryLine("no-such-word")));
  }
};

QTEST_MAIN(TestGlossaryLink)
#include "tst_glossary_link.moc"
