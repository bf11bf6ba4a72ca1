// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QCryptographicHash>
#include <QtTest>

#include "core/data/known_weights.h"
#include "core/data/sha256.h"
#include "core/data/table_reader.h"
#include "core/record/data_reference.h"
#include "tests/support/messages.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

class TestSha256 : public QObject {
  Q_OBJECT

  TemporaryText files_;

 private Q_SLOTS:
  void gives_the_digest_of_the_standard_s_example() {
    // FIPS 180-2, appendix B.1
    QCOMPARE(sha256_of_file(files_.write("abc", "abc")),
             std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
  }

  void agrees_with_another_implementation_on_a_file_of_several_pieces() {
    QByteArray bytes(5'000'003, '\0');
    for (int at = 0; at < bytes.size(); ++at) {
      bytes[at] = static_cast<char>(at * 31 % 251);
    }
    QCOMPARE(QByteArray::fromStdString(sha256_of_file(files_.write("long", bytes))),
             QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
  }

  void names_a_file_that_is_not_there() {
    QVERIFY(message_of([&] { (void)sha256_of_file(files_.folder() / "no"); }).contains("no such"));
  }

  void a_table_carries_the_digest_of_the_bytes_that_it_was_read_from() {
    const QByteArray text = "a,b\n1,2\n3,4\n";
    const auto path = files_.write("table.csv", text);
    const Dataset table = read_table(path);
    const QByteArray digest = QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
    QCOMPARE(QByteArray::fromStdString(table.sha256), digest);
    (void)files_.write("table.csv", "a,b\n5,6\n");
    QCOMPARE(QByteArray::fromStdString(reference_to(table).sha256), digest);  // not looked at again
    QCOMPARE(QProcess::execute("gzip", {QString::fromStdString(files_.write("p.csv", text))}), 0);
    QCOMPARE(QByteArray::fromStdString(read_table(path.parent_path() / "p.csv.gz").sha256), digest);
  }

  void what_was_set_beside_a_table_and_its_known_weights_carry_theirs() {
    const auto path = files_.write("left.csv", "a\n1\n2\n");
    const auto beside = files_.write("right.csv", "b\n3\n4\n");
    const auto weights = files_.write("weights.csv", "a,1\nb,2\n");
    Dataset table = with_beside(read_table(path), {beside.string(), {}, "", ""});
    read_known_weights(weights, table);
    const DataReference recorded = reference_to(table);
    QCOMPARE(recorded.origin.beside.front().sha256, sha256_of_file(beside));
    QCOMPARE(recorded.weights_file->sha256, sha256_of_file(weights));
    const auto said = [&] {
      const Dataset again = remade(read_table(path), recorded.origin);
      return changed_files(recorded, again);
    };
    QVERIFY(said().empty());
    (void)files_.write("right.csv", "b\n3\n5\n");
    (void)files_.write("weights.csv", "a,1\nb,3\n");
    QCOMPARE(said().size(), 2U);
    QVERIFY(tests::says({said()[0]}, "right.csv"));
    QVERIFY(tests::says({said()[1]}, "weights has changed"));
    (void)files_.write("left.csv", "a\n1\n7\n");
    QCOMPARE(said().size(), 3U);
    QCOMPARE(said()[0].id, std::string("record.changed_data"));
  }

  void a_file_that_changes_while_it_is_read_is_refused_and_one_that_grows_is_not() {
    const auto path = files_.write("moving.csv", "a\n1\n2\n");
    const auto read = [&](const QByteArray& then) {
      (void)files_.write("moving.csv", "a\n1\n2\n");
      bool written = false;
      const auto write = [&](double done) {
        if (done > 0.05 && !written) {  // it was hashed, but not read
          QTRY_VERIFY(QDateTime::currentDateTime() >
                      QFileInfo(QString::fromStdString(path.string())).lastModified().addMSecs(5));
          written = true;
          (void)files_.write("moving.csv", then);
        }
      };
      return message_of([&] { (void)read_table(path, {}, {write, {}}); });
    };
    QVERIFY(read("a\n1\n9\n").contains("changed while it was being read"));
    QCOMPARE(read("a\n1\n2\n3\n"), QStringLiteral("nothing was thrown"));
  }
};

QTEST_GUILESS_MAIN(TestSha256)
#include "tst_sha256.moc"
