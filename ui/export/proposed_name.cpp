// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/proposed_name.h"

#include <QFileInfo>
#include <QRegularExpression>

#include "core/data/generators.h"

namespace steelyard::ui {

QString proposedName(const std::string& source, const QString& file) {
  static const QRegularExpression unsuitable(QStringLiteral("[^\\w.-]+"),
                                             QRegularExpression::UseUnicodePropertiesOption);
  constexpr int longest = 60;
  const QString whole = QString::fromStdString(source);
  const QString packed = QStringLiteral(".gz");
  const QString unpacked =
      whole.endsWith(packed, Qt::CaseInsensitive) ? whole.chopped(packed.size()) : whole;
  QString table = is_generated(source)
                      ? whole.section(QLatin1Char(':'), 1).section(QLatin1Char('?'), 0, 0)
                      : QFileInfo(unpacked).completeBaseName();
  table = table.replace(unsuitable, QStringLiteral("-")).left(longest);
  return table.isEmpty() ? file : table + QLatin1Char('_') + file;
}

}  // namespace steelyard::ui
