// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/table_reader.h"
#include "core/data/text_encoding.h"
#include "core/platform/atomic_write.h"
#include "core/record/record.h"
#include "core/record/session.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

/// Names of files that are no UTF-8.
class TestFileNames : public QObject {
  Q_OBJECT

  TemporaryText files_;

 private Q_SLOTS:
  /// Qt cannot remove what it cannot name.
  void cleanupTestCase() {
    for (const auto& entry : std::filesystem::directory_iterator(files_.folder())) {
      std::filesystem::remove_all(entry.path());
    }
  }

  void a_table_of_such_a_name_is_written_read_and_recorded() {
    const std::filesystem::path path = files_.folder() / "m\xFFss\xE4.csv";
    const std::filesystem::path beside = files_.folder() / "\xFE.csv";
    const std::filesystem::path weights = files_.folder() / "\xFD.csv";
    write_atomically(path, "a\n1\n2\n");
    write_atomically(beside, "b\n3\n4\n");
    write_atomically(weights, "a,1\nb,2\n");
    Dataset table = with_beside(read_table(path), {beside.string(), {}, "", ""});
    QVERIFY(is_utf8(table.name));
    Record record;
    record.data = reference_to(table);
    record.data.weights_file = ReadFile{weights.string(), "00"};
    record.warnings = {other_words("changed: " + path.string())};
    const std::string text = to_json(record);
    QVERIFY(is_utf8(text));
    const Record back = record_from_json(text, "r");
    QCOMPARE(back.data.source, path.string());
    QCOMPARE(back.data.origin.beside.front().source, beside.string());
    QCOMPARE(back.data.weights_file->source, weights.string());
    QVERIFY(remade(read_table(back.data.source), back.data.origin).values == table.values);
    SavedSession session;
    session.asked.data = reference_to(table);
    QCOMPARE(session_from_json(to_json(session), "s").asked.data.source, path.string());
  }
};

QTEST_GUILESS_MAIN(TestFileNames)
#include "tst_file_names.moc"
