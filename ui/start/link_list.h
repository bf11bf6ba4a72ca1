// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <optional>
#include <vector>

class QVBoxLayout;

namespace steelyard::ui {

class LinkButton;
class PlainLabel;

/// A file that one click opens.
struct FileLink {
  QString path;
  QString text;  ///< may be shortened in the middle
  QString tip;

  bool operator==(const FileLink&) const = default;
};

/// Files as links, one a line, under a title. Says that there is none once that is known.
class LinkList : public QWidget {
  Q_OBJECT
 public:
  explicit LinkList(const QString& title, QWidget* parent = nullptr);

  /// Without effect if the same links are shown; else the file that has the focus keeps it.
  void setLinks(const std::vector<FileLink>& links);
  /// The links follow this widget by Tab.
  /// \return the last of them, or `before`
  QWidget* tabAfter(QWidget* before);

 Q_SIGNALS:
  void chosen(const QString& path);

 private:
  LinkButton* add(const FileLink& link);

  QVBoxLayout* column_;
  PlainLabel* none_;
  std::optional<std::vector<FileLink>> links_;  ///< `nullopt` until they are known
  std::vector<LinkButton*> buttons_;            ///< one for each link
};

}  // namespace steelyard::ui
