// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include "core/data/sha256.h"
#include "core/record/carried_files.h"
#include "tests/support/messages.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace std::string_literals;

class TestCarriedFiles : public QObject {
  Q_OBJECT

  std::unique_ptr<TemporaryText> files_;
  std::unique_ptr<QTemporaryDir> there_;

  std::filesystem::path tables() const { return there_->filePath("tables").toStdString(); }

  DataReference reference(const QString& name, const QByteArray& content) const {
    DataReference data;
    data.source = files_->write(name, content).string();
    data.sha256 = sha256_of_bytes(content.toStdString());
    return data;
  }

  /// A table with one beside it and known weights; run 2 asked of that table, run 3 of another.
  SavedSession example() const {
    SavedSession session;
    session.asked.data = reference("table.csv", "a,b\n1,2\n");
    const DataReference side = reference("side.csv", "c\n3\n");
    session.asked.data.origin.beside.push_back({side.source, {}, "", side.sha256});
    const DataReference weights = reference("weights.csv", "a,1\n");
    session.asked.data.weights_file = {weights.source, weights.sha256};
    Record same;
    same.method = "dii";
    same.feature_names = {"a"};
    same.result.columns = {{"score", "Score", "", ValueKind::score, {0.25}}};
    same.data = session.asked.data;
    Record other = same;
    other.data = reference("other.csv", "x,y\n5,6\n");
    session.runs.push_back({2, std::make_shared<const Record>(same)});
    session.runs.push_back({3, std::make_shared<const Record>(other)});
    return session;
  }

  static QByteArray content(const std::string& path) {
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
  }

  static CarriedFile hostile(const std::string& name) {
    return {name, sha256_of_bytes("evil"), "evil"};
  }

 private Q_SLOTS:
  void init() {
    files_ = std::make_unique<TemporaryText>();
    there_ = std::make_unique<QTemporaryDir>();
  }

  void everything_comes_back_where_the_originals_are_gone() {
    const CarriedSession carried = carry(example());
    QVERIFY(carried.left_out.empty());
    QCOMPARE(carried.session.carried.size(), std::size_t{4});  // each once
    const std::string text = to_json(carried.session);
    files_ = std::make_unique<TemporaryText>();
    const SavedSession back = put_down(session_from_json(text, "s.json"), tables());
    QVERIFY(back.carried.empty());
    QCOMPARE(content(back.asked.data.source), QByteArray("a,b\n1,2\n"));
    QCOMPARE(content(back.asked.data.origin.beside.front().source), QByteArray("c\n3\n"));
    QCOMPARE(content(back.asked.data.weights_file->source), QByteArray("a,1\n"));
    QCOMPARE(back.runs.front().record->data.source, back.asked.data.source);
    QCOMPARE(content(back.runs.back().record->data.source), QByteArray("x,y\n5,6\n"));
    const std::filesystem::path table = back.asked.data.source;
    QCOMPARE(table.filename().string(), "table.csv"s);
    QCOMPARE(table.parent_path().string(), (tables() / back.asked.data.sha256).string());
    QVERIFY(!(QFileInfo(QString::fromStdString(table.string())).permissions() &
              (QFile::ReadGroup | QFile::ReadOther)));
  }

  void a_session_without_data_is_written_as_before() {
    const SavedSession session = example();
    QVERIFY(to_json(session).find("carried") == std::string::npos);
    QCOMPARE(to_json(put_down(session, tables())), to_json(session));
    QVERIFY(!std::filesystem::exists(tables()));
  }

  void what_is_there_already_stays_and_what_was_changed_is_written_again() {
    const SavedSession carried = carry(example()).session;
    const SavedSession first = put_down(carried, tables());
    QCOMPARE(to_json(put_down(carried, tables())), to_json(first));
    QFile changed(QString::fromStdString(first.asked.data.source));
    QVERIFY(changed.open(QIODevice::WriteOnly));
    changed.write("a,b\n9,9\n");
    changed.close();
    (void)put_down(carried, tables());
    QCOMPARE(content(first.asked.data.source), QByteArray("a,b\n1,2\n"));
  }

  void a_packed_table_is_carried_unpacked() {
    // "a,b\n1,2\n" as gzip, stored without compression
    const std::string plain = "a,b\n1,2\n";
    const QByteArray packed = QByteArray::fromHex(
        "1f8b08000000000000ff"
        "010800f7ff"
        "612c620a312c320a"
        "00000000"
        "08000000");
    QByteArray whole = packed;
    quint32 check = 0xFFFFFFFFU;
    for (const char c : plain) {
      check ^= static_cast<unsigned char>(c);
      for (int bit = 0; bit < 8; ++bit) {
        check = (check >> 1U) ^ ((check & 1U) != 0 ? 0xEDB88320U : 0U);
      }
    }
    check = ~check;
    for (int byte = 0; byte < 4; ++byte) {
      whole[whole.size() - 8 + byte] = static_cast<char>((check >> (8 * byte)) & 0xFFU);
    }
    SavedSession session;
    session.asked.data.source = files_->write("table.csv.gz", whole).string();
    session.asked.data.sha256 = sha256_of_bytes(plain);
    const SavedSession carried = carry(session).session;
    QCOMPARE(carried.carried.front().name, "table.csv"s);
    QCOMPARE(carried.carried.front().bytes, plain);
  }

  void a_table_of_the_question_must_be_there_as_it_was() {
    SavedSession gone = example();
    QVERIFY(QFile::remove(QString::fromStdString(gone.asked.data.source)));
    const QString missing = message_of([&] { (void)carry(gone); });
    QVERIFY2(missing.contains("table.csv"), qPrintable(missing));
    const SavedSession changed = example();
    (void)files_->write("side.csv", "c\n4\n");
    const QString other = message_of([&] { (void)carry(changed); });
    QVERIFY2(other.contains("has changed") && other.contains("side.csv"), qPrintable(other));
  }

  void a_file_whose_hash_nobody_knows_is_not_carried() {
    SavedSession session = example();
    session.asked.data.sha256.clear();
    QVERIFY(message_of([&] { (void)carry(session); }).contains("does not say"));
    session = example();
    Record record = *session.runs.back().record;
    record.data.sha256.clear();  // as a session from elsewhere might name any file
    session.runs.back().record = std::make_shared<const Record>(record);
    QCOMPARE(files_to_carry(session).size(), std::size_t{3});
    const CarriedSession carried = carry(session);
    QCOMPARE(carried.session.carried.size(), std::size_t{3});
    QVERIFY(tests::says(carried.left_out, "other.csv of run 3"));
  }

  void what_only_an_earlier_run_needs_is_left_out_with_a_word() {
    const SavedSession session = example();
    QVERIFY(QFile::remove(QString::fromStdString(session.runs.back().record->data.source)));
    (void)files_->write("weights.csv", "a,2\n");
    const CarriedSession carried = carry(session);
    QCOMPARE(carried.session.carried.size(), std::size_t{2});
    QVERIFY(tests::says(carried.left_out, "other.csv of run 3 is left out"));
    QVERIFY(tests::says(carried.left_out, "weights.csv"));
    const SavedSession back = put_down(carried.session, tables());
    QCOMPARE(back.runs.back().record->data.source, session.runs.back().record->data.source);
  }

  void too_much_is_refused_on_both_ways() {
    const QString said = message_of([&] { (void)carry(example(), {}, 10); });
    QVERIFY2(said.contains("too large"), qPrintable(said));
    QVERIFY(message_of([&] { (void)carry(example(), {}, 8 + 4 - 1); }).contains("too large"));
  }

  void what_is_not_needed_and_has_no_room_is_left_out_with_a_word() {
    QVERIFY(carry(example(), {}, 8 + 4 + 4 + 8).left_out.empty());
    const CarriedSession most = carry(example(), {}, 8 + 4 + 4 + 7);
    QCOMPARE(most.session.carried.size(), std::size_t{3});
    QCOMPARE(most.left_out.size(), std::size_t{1});
    QVERIFY(tests::says(most.left_out, "other.csv of run 3 is left out: with it"));
    const CarriedSession needed = carry(example(), {}, 8 + 4);
    QCOMPARE(needed.session.carried.size(), std::size_t{2});
    QCOMPARE(needed.left_out.size(), std::size_t{2});
    QVERIFY(tests::says(needed.left_out, "weights.csv, the file of the known weights"));
  }

  /// The known weights are named before the ground truth, but only this one is needed.
  void what_is_not_needed_takes_no_room_from_what_is() {
    SavedSession session = example();
    session.asked.truth_data = reference("truth.csv", "t\n1.5\n");
    const CarriedSession carried = carry(session, {}, 8 + 4 + 6);
    QCOMPARE(carried.session.carried.size(), std::size_t{3});
    QCOMPARE(carried.session.carried.back().name, "truth.csv"s);
    QVERIFY(tests::says(carried.left_out, "weights.csv"));
  }

  void a_stop_ends_both() {
    std::stop_source stop;
    stop.request_stop();
    const ReadControl control{{}, stop.get_token()};
    QVERIFY(message_of([&] { (void)carry(example(), control); }).contains("cancelled"));
    const SavedSession carried = carry(example()).session;
    QVERIFY(message_of([&] {
              (void)put_down(carried, tables(), stop.get_token());
            }).contains("cancelled"));
  }

  void files_are_listed_before_they_are_carried() {
    const SavedSession session = example();
    QVERIFY(QFile::remove(QString::fromStdString(session.runs.back().record->data.source)));
    const std::vector<FileToCarry> files = files_to_carry(session);
    QCOMPARE(files.size(), std::size_t{4});
    QCOMPARE(files.front().source, session.asked.data.source);
    QVERIFY(files.front().size == std::uint64_t{8});
    QVERIFY(!files.back().size.has_value());
    SavedSession made;
    made.asked.data.source = "generator:ten-gaussians?samples=100&seed=1";
    QVERIFY(files_to_carry(made).empty());
  }

  /// U+202A, U+202E, U+2066, U+2069, U+200E, U+200F, U+061C; U+0080, U+009B, U+009F.
  void no_name_looks_like_another() {
    for (const char* hidden : {"\xE2\x80\xAA", "\xE2\x80\xAE", "\xE2\x81\xA6", "\xE2\x81\xA9",
                               "\xE2\x80\x8E", "\xE2\x80\x8F", "\xD8\x9C"}) {
      QCOMPARE(safe_file_name("a"s + hidden + "vsc.csv"), "a_vsc.csv"s);
      QCOMPARE(safe_file_name("a.csv"s + hidden), "a.csv_"s);
    }
    for (const char* control : {"\xC2\x80", "\xC2\x9B", "\xC2\x9F", "\x9B"}) {
      QCOMPARE(safe_file_name("a"s + control + ".csv"), "a_.csv"s);
    }
    for (const char* plain : {"\u00A0.csv", "\u00E4\u4E00.csv", "\u0645.csv", "\u2026.csv"}) {
      QCOMPARE(safe_file_name(plain), std::string(plain));
    }
  }

  void no_name_leads_out_of_the_folder_data() {
    QTest::addColumn<QByteArray>("name");
    int number = 0;
    for (const char* name :
         {"../../evil", "/etc/evil", "..", ".", "", "a/..", "..\\..\\evil", ".bashrc", "a\nb",
          "a\x1b[2Jb", "a/", "evil\x7f", "~", "$HOME", "a;b|c"}) {
      QTest::addRow("name %d", ++number) << QByteArray(name);
    }
    QTest::newRow("zero") << QByteArray("a\0b", 3);
    QTest::newRow("no UTF-8") << QByteArray("a\x9b[2Jb\xe2\x80");
    QTest::newRow("endless") << QByteArray(5000, 'x');
    QTest::newRow("endless, two bytes each")
        << QByteArray("x") + QByteArray("\xc3\xa4").repeated(900);
  }
  void no_name_leads_out_of_the_folder() {
    QFETCH(QByteArray, name);
    const std::string safe = safe_file_name(name.toStdString());
    QVERIFY(!safe.empty() && safe.size() <= 120 && safe.front() != '.');
    QVERIFY(safe.find_first_of("/\\\n\x1b\x7f"s + '\0') == std::string::npos);
    QVERIFY(QString::fromStdString(safe).toStdString() == safe);  // no cut character
    SavedSession session;
    session.carried = {hostile(name.toStdString())};
    (void)put_down(session, tables());
    QStringList found;
    QDirIterator all(there_->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
      found << all.next();
    }
    QCOMPARE(found.size(), 1);
    QCOMPARE(QFileInfo(found.front()).path(),
             QString::fromStdString((tables() / sha256_of_bytes("evil")).string()));
  }

  void a_file_that_is_not_what_its_hash_says_is_refused_and_replaces_nothing() {
    const SavedSession first = put_down(carry(example()).session, tables());
    SavedSession session;
    const std::string& real = first.asked.data.sha256;
    for (const std::string& hash :
         {real, real.substr(0, 16) + std::string(48, '0'), std::string("../../x"), std::string()}) {
      session.carried = {{"table.csv", hash, "evil"}};
      const QString said = message_of([&] { (void)put_down(session, tables()); });
      QVERIFY2(said.contains("damaged") && said.contains("table.csv"), qPrintable(said));
    }
    QCOMPARE(content(first.asked.data.source), QByteArray("a,b\n1,2\n"));
  }

  void a_link_in_the_place_of_a_file_is_not_written_through() {
    const std::filesystem::path mine = files_->write("mine", "mine");
    const std::filesystem::path own = tables() / sha256_of_bytes("evil");
    std::filesystem::create_directories(own);
    std::filesystem::create_symlink(mine, own / "mine");
    SavedSession session;
    session.carried = {hostile("mine")};
    (void)put_down(session, tables());
    QCOMPARE(content(mine.string()), QByteArray("mine"));
    QCOMPARE(content((own / "mine").string()), QByteArray("evil"));
  }

  void damaged_text_is_refused() {
    const std::string whole = to_json(carry(example()).session);
    const std::size_t at = whole.find("\"bytes\":\"") + 9;
    const auto refusal = [](const std::string& text) {
      return message_of([&] { (void)session_from_json(text, "s.json"); });
    };
    std::string changed = whole;
    changed[at] = '*';
    QVERIFY(refusal(changed).contains("damaged"));
    QVERIFY(refusal(changed).contains("s.json"));
    changed = whole;
    changed.erase(at, 1);
    QVERIFY(refusal(changed).contains("damaged"));
    QVERIFY(!refusal(whole.substr(0, at + 4)).contains("nothing was thrown"));
    changed = whole;
    changed[at] = changed[at] == 'A' ? 'B' : 'A';  // still base64, but of something else
    QVERIFY(message_of([&] {
              (void)put_down(session_from_json(changed, "s.json"), tables());
            }).contains("damaged"));
  }

  void a_folder_that_cannot_be_made_is_said() {
    const std::filesystem::path blocker = files_->write("blocker", "x");
    const SavedSession carried = carry(example()).session;
    QVERIFY(message_of([&] { (void)put_down(carried, blocker / "tables"); }).contains("blocker"));
  }
};

QTEST_APPLESS_MAIN(TestCarriedFiles)
#include "tst_carried_files.moc"
