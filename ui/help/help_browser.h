// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QTextBrowser>

namespace steelyard::ui {

/// Shows pages that are given as HTML, by links such as "help:/method/dii#epochs"; reads no file
/// and no address.
class HelpBrowser : public QTextBrowser {
  Q_OBJECT
 public:
  explicit HelpBrowser(QWidget* parent = nullptr);

  /// \param pages  HTML by id: "method/dii"
  void setPages(QHash<QString, QString> pages);
  [[nodiscard]] static QUrl linkTo(const QString& place);
  /// "method/dii#epochs"
  [[nodiscard]] static QString placeOf(const QUrl& link);

 protected:
  QVariant loadResource(int type, const QUrl& name) override;

 private:
  QHash<QString, QString> pages_;
};

}  // namespace steelyard::ui
