// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QCryptographicHash>
#include <QtTest>

#include "core/data/sha256.h"
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
};

QTEST_GUILESS_MAIN(TestSha256)
#include "tst_sha256.moc"
