// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <vector>

#include "core/report/help_page.h"

class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;
class QUrl;

namespace steelyard::ui {

class HelpBrowser;
class SearchField;

/// The pages of the help: contents and search at the left, the page at the right, back and forward.
class HelpWindow : public QWidget {
  Q_OBJECT
 public:
  explicit HelpWindow(QWidget* parent = nullptr);

  /// Lists the pages, those of one group below its name. What is shown stays, if it is still there.
  void setPages(std::vector<HelpPage> pages);
  /// Shows a page, at an entry of it: "method/dii#epochs". An unknown page: the first.
  void openPage(const QString& place);
  /// The page and the place in it.
  [[nodiscard]] QString place() const;
  [[nodiscard]] QTextBrowser* browser() const;

 private:
  void layOut();
  void search(const QString& words);
  void openFound();
  void follow(const QUrl& link);
  /// \param link  of the page shown; the browser itself knows it only later
  void markContents(const QUrl& link);
  [[nodiscard]] const HelpPage* page(const QString& id) const;

  std::vector<HelpPage> pages_;
  SearchField* search_;
  QTreeWidget* contents_;
  HelpBrowser* browser_;
};

}  // namespace steelyard::ui
