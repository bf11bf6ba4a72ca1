// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/data/missing_texts.h"
#include "core/data/table_reader.h"
#include "core/prepare/column_encoding.h"
#include "tests/support/messages.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

using Texts = std::vector<std::string>;

/// What a column of text holds where there is no value.
class TestMissingTexts : public QObject {
  Q_OBJECT

  TemporaryText files_;

  /// The texts over and over in the first of two columns.
  [[nodiscard]] Dataset table_of(const QByteArrayList& texts, int rows) const {
    QByteArray text = "answer,y\n";
    for (int row = 0; row < rows; ++row) {
      text += texts[row % texts.size()] + ',' + QByteArray::number(row * row % 17) + ".5\n";
    }
    return read_table(files_.write("t.csv", text));
  }
  [[nodiscard]] Texts texts_of(const QByteArrayList& texts) const {
    return table_of(texts, 24).columns[0].categories;
  }

 private Q_SLOTS:
  void words_for_missing_are_no_category_data() {
    QTest::addColumn<QByteArray>("word");
    for (const char* const word :
         {"n/a", "N/A", "#N/A", "<NA>", "k. A.", "-", ".", "--", "\u2013", "NaN", "?", "", "NA"}) {
      QTest::newRow(word) << QByteArray(word);
    }
  }
  void words_for_missing_are_no_category() {
    QFETCH(QByteArray, word);
    const Dataset table = table_of({"fe", word, "ma", "di"}, 24);
    QCOMPARE(table.columns[0].categories, (Texts{"fe", "ma", "di"}));
    QCOMPARE(table.values.col(0).array().isNaN().count(), Index{6});
    QCOMPARE(table.values(2, 0), 1.0);
    QCOMPARE(table.values(23, 0), 2.0);
  }

  void the_note_counts_the_words() {
    const Dataset table = table_of({"f", "n/a", "m", "N/A", "n/a", "m"}, 24);
    QVERIFY(
        tests::says(table.warnings, "column 'answer': 'N/A' (4), 'n/a' (8) are taken as missing"));
  }

  void words_that_may_be_answers_stay() {
    QCOMPARE(texts_of({"none", "beer", "wine"}), (Texts{"none", "beer", "wine"}));
    QCOMPARE(texts_of({"found", "missing", "lost"}), (Texts{"found", "missing", "lost"}));
    QCOMPARE(texts_of({"ns", "**", "***"}), (Texts{"ns", "**", "***"}));
    QCOMPARE(texts_of({"wild", "het", "null"}), (Texts{"wild", "het", "null"}));
  }

  /// An alignment has gaps.
  void a_dash_stays_beside_single_letters() {
    QCOMPARE(texts_of({"A", "C", "-", "G"}), (Texts{"A", "C", "-", "G"}));
    QCOMPARE(texts_of({"A", "C", "-", "n/a"}), (Texts{"A", "C", "-"}));
    QCOMPARE(texts_of({"A", "CC", "-"}), (Texts{"A", "CC"}));
  }

  void signs_stay_beside_other_signs() {
    QCOMPARE(texts_of({"+", "-", "."}), (Texts{"+", "-", "."}));
    QCOMPARE(texts_of({"+", "-", "n/a", "++"}), (Texts{"+", "-", "++"}));
  }

  void words_stay_beside_a_single_text() {
    QCOMPARE(texts_of({"yes", "-"}), (Texts{"yes", "-"}));
    QCOMPARE(texts_of({"n/a"}), (Texts{"n/a"}));
  }

  /// One cell without an answer does not take the order from the others.
  void a_scale_keeps_its_order() {
    QByteArrayList answers;
    for (int row = 0; row < 59; ++row) {
      answers << (row % 3 == 0 ? "disagree" : row % 3 == 1 ? "neutral" : "agree");
    }
    answers << "n/a";
    const Dataset table = table_of(answers, 60);
    const ColumnEncoding made = encoding_of(table, 0);
    QVERIFY(made.kind == EncodingKind::ordered);
    // Between "strongly disagree" and "strongly agree".
    QCOMPARE(made.numbers, (std::vector<double>{2.0, 3.0, 4.0}));
    QVERIFY(std::isnan(table.values(59, 0)));
  }

  void many_spellings_are_counted_in_few_words() {
    TextsOfColumn column{{"a", "n/a", "N/A", "#N/A", "k.A.", "n.d.", "-", "--", ".", "..", "bb"},
                         0};
    Vector codes = Vector::LinSpaced(11, 0.0, 10.0);
    const OddWords words = take_out_missing_words(column, codes);
    QCOMPARE(column.texts, (Texts{"a", "bb"}));
    QCOMPARE(codes[10], 1.0);
    QCOMPARE(all_of(words).count, Index{9});
    QVERIFY(words.size() <= most_kept + 1);
  }
};

QTEST_GUILESS_MAIN(TestMissingTexts)
#include "tst_missing_texts.moc"
