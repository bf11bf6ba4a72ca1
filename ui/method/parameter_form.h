// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <optional>
#include <string_view>
#include <vector>

#include "core/parameter/complaint.h"
#include "core/parameter/parameter.h"

class QFormLayout;
class QToolButton;

namespace steelyard::ui {

class PlainLabel;
class ParameterEditor;

/// A form made from a schema: rows that do not apply are hidden, advanced ones folded away.
class ParameterForm : public QWidget {
  Q_OBJECT
 public:
  explicit ParameterForm(QWidget* parent = nullptr);

  void setSchema(const ParameterSchema& schema);
  /// One value for every parameter of the schema. A field whose text is not valid gives its last
  /// valid value.
  [[nodiscard]] ParameterValues values() const;
  /// Values of other parameters are left alone; unknown ids are ignored.
  void setValues(const ParameterValues& values);
  /// Whether the text of every field that applies is valid.
  [[nodiscard]] bool isAcceptable() const { return firstInvalid() == nullptr; }
  /// The first field that applies and whose text is not valid; nullptr if there is none.
  [[nodiscard]] const ParameterEditor* firstInvalid() const;
  /// Each beside its parameter; unfolds the advanced part if one of them belongs there.
  void setComplaints(const std::vector<Complaint>& complaints);
  /// Shows what "auto" stands for where it is known.
  /// \param known  by parameter id
  void showAutomatic(const ParameterValues& known);
  [[nodiscard]] ParameterEditor* editor(std::string_view id) const;
  /// Where the row begins that lies across this height; nothing where none does.
  [[nodiscard]] std::optional<int> rowAcross(int height) const;

 Q_SIGNALS:
  void valuesChanged();

 private:
  struct Row {
    PlainLabel* label;  // none if the field shows its own name
    QWidget* field;
    bool shown;
  };

  void addRow(const ParameterSpec& english);
  void showRow(const QWidget* field, bool shown);
  void showRows();
  void changed();

  ParameterSchema schema_;
  std::vector<ParameterEditor*> editors_;
  QWidget* body_ = nullptr;
  QFormLayout* layout_ = nullptr;
  std::vector<Row> rows_;  // in order, including those that are not in the layout
  QToolButton* advanced_ = nullptr;
  bool settingAll_ = false;
};

}  // namespace steelyard::ui
