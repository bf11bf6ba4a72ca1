// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/dialect_words.h"

#include <QStringList>

#include "core/data/dialect.h"
#include "ui/count_text.h"
#include "ui/data/import_dialog.h"

namespace steelyard::ui {
namespace {

QString thousandsIn(char mark) {
  return mark == ','   ? ImportDialog::tr("commas between thousands")
         : mark == '.' ? ImportDialog::tr("points between thousands")
         : mark == ' ' ? ImportDialog::tr("blanks between thousands")
                       : ImportDialog::tr("apostrophes between thousands");
}

}  // namespace

QString writtenAs(const Dialect& dialect) {
  const QString delimiter = dialect.delimiter == ','    ? ImportDialog::tr("commas")
                            : dialect.delimiter == ';'  ? ImportDialog::tr("semicolons")
                            : dialect.delimiter == '\t' ? ImportDialog::tr("tabs")
                            : dialect.delimiter == '|'  ? ImportDialog::tr("bars")
                            : dialect.delimiter == ' '  ? ImportDialog::tr("blanks")
                                                        : QString(QLatin1Char(dialect.delimiter));
  QStringList words{delimiter,
                    dialect.header ? ImportDialog::tr("header") : ImportDialog::tr("no header"),
                    dialect.decimal_mark == ',' ? ImportDialog::tr("decimal comma")
                                                : ImportDialog::tr("decimal point")};
  if (dialect.encoding != Dialect{}.encoding) {
    words.prepend(QString::fromStdString(dialect.encoding).toUpper());
  }
  if (dialect.units_row) {
    words << ImportDialog::tr("row of units");
  }
  if (dialect.name_rows > 1) {
    words << countText(dialect.name_rows, ImportDialog::tr("%1 row of names"),
                       ImportDialog::tr("%1 rows of names", nullptr, howMany(dialect.name_rows)));
  }
  if (dialect.row_names) {
    words << ImportDialog::tr("names of rows");
  }
  if (dialect.thousands_mark != '\0') {
    words << thousandsIn(dialect.thousands_mark);
  }
  if (dialect.skip_lines > 0) {
    words << countText(dialect.skip_lines, ImportDialog::tr("%1 line skipped"),
                       ImportDialog::tr("%1 lines skipped", nullptr, howMany(dialect.skip_lines)));
  }
  return words.join(QStringLiteral(", "));
}

}  // namespace steelyard::ui
