// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/accessible_plot.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <map>
#include <optional>
#include <utility>

#include "ui/plots/framed_plot.h"

namespace steelyard::ui {
namespace {

class AccessiblePlot;

constexpr int headerRow = -1;  // the row of the columns' names

/// A value of the table, or the name of a column.
class AccessibleValue final : public QAccessibleInterface, public QAccessibleTableCellInterface {
 public:
  AccessibleValue(AccessiblePlot& plot, int row, int column)
      : plot_(plot), row_(row), column_(column) {}

  [[nodiscard]] bool isValid() const override;
  [[nodiscard]] QObject* object() const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override {
    return nullptr;
  }
  [[nodiscard]] QAccessibleInterface* parent() const override;
  [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
  [[nodiscard]] int childCount() const override { return 0; }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override {
    return -1;
  }
  [[nodiscard]] QString text(QAccessible::Text kind) const override;
  void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
  [[nodiscard]] QRect rect() const override;
  [[nodiscard]] QAccessible::Role role() const override {
    return row_ == headerRow ? QAccessible::ColumnHeader : QAccessible::Cell;
  }
  [[nodiscard]] QAccessible::State state() const override;
  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::TableCellInterface
               ? static_cast<QAccessibleTableCellInterface*>(this)
               : nullptr;
  }

  [[nodiscard]] bool isSelected() const override { return false; }
  [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override;
  [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
  [[nodiscard]] int columnIndex() const override { return column_; }
  [[nodiscard]] int rowIndex() const override { return row_; }
  [[nodiscard]] int columnExtent() const override { return 1; }
  [[nodiscard]] int rowExtent() const override { return 1; }
  [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

 private:
  AccessiblePlot& plot_;
  int row_;
  int column_;
};

/// Its children are the names of the columns, then the values row by row.
class AccessiblePlot final : public QAccessibleWidget, public QAccessibleTableInterface {
 public:
  explicit AccessiblePlot(FramedPlot& plot)
      : QAccessibleWidget(&plot, QAccessible::Table), plot_(plot) {}
  ~AccessiblePlot() override {
    for (const auto& [place, id] : cells_) {
      QAccessible::deleteAccessibleInterface(id);
    }
  }
  Q_DISABLE_COPY_MOVE(AccessiblePlot)

  [[nodiscard]] bool has(int row, int column) const {
    return row >= headerRow && row < rowCount() && column >= 0 && column < columnCount();
  }
  /// \return empty where there is no such cell
  [[nodiscard]] QString valueAt(int row, int column) const {
    if (!has(row, column)) {
      return {};
    }
    return row == headerRow ? names()[column] : cellsOf(row).value(column);
  }
  /// \return null where there is no such cell
  [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override {
    if (!has(row, column)) {
      return nullptr;
    }
    const auto [place, isNew] = cells_.try_emplace({row, column}, 0U);
    if (isNew) {
      // A cell must know its table to answer, and Qt asks the table as a constant one.
      auto& self = const_cast<AccessiblePlot&>(*this);  // NOLINT(*-const-cast)
      place->second =
          QAccessible::registerAccessibleInterface(new AccessibleValue(self, row, column));
    }
    return QAccessible::accessibleInterface(place->second);
  }

  [[nodiscard]] int childCount() const override { return (rowCount() + 1) * columnCount(); }
  [[nodiscard]] QAccessibleInterface* child(int index) const override {
    const int columns = columnCount();
    return index < 0 || columns == 0 ? nullptr : cellAt(index / columns - 1, index % columns);
  }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
    const auto* const cell = dynamic_cast<const AccessibleValue*>(child);
    return cell != nullptr && cell->parent() == this
               ? (cell->rowIndex() + 1) * columnCount() + cell->columnIndex()
               : -1;
  }
  [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override {
    return nullptr;
  }
  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                               : QAccessibleWidget::interface_cast(type);
  }

  [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
  [[nodiscard]] QString columnDescription(int column) const override {
    return valueAt(headerRow, column);
  }
  [[nodiscard]] QString rowDescription(int row) const override { return valueAt(row, 0); }
  [[nodiscard]] int columnCount() const override { return static_cast<int>(names().size()); }
  [[nodiscard]] int rowCount() const override { return static_cast<int>(plot_.dataRows()); }
  void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override {}

  // Values are read here; what is selected is the window's business.
  [[nodiscard]] int selectedCellCount() const override { return 0; }
  [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override { return {}; }
  [[nodiscard]] int selectedColumnCount() const override { return 0; }
  [[nodiscard]] int selectedRowCount() const override { return 0; }
  [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
  [[nodiscard]] QList<int> selectedRows() const override { return {}; }
  [[nodiscard]] bool isColumnSelected(int /*column*/) const override { return false; }
  [[nodiscard]] bool isRowSelected(int /*row*/) const override { return false; }
  bool selectRow(int /*row*/) override { return false; }
  bool selectColumn(int /*column*/) override { return false; }
  bool unselectRow(int /*row*/) override { return false; }
  bool unselectColumn(int /*column*/) override { return false; }

 private:
  /// A reader asks cell by cell, so the names and the row asked for last are kept.
  void forgetFormer() const {
    if (ofChange_ != plot_.changes()) {
      ofChange_ = plot_.changes();
      names_.reset();
      row_.reset();
    }
  }
  [[nodiscard]] const QStringList& names() const {
    forgetFormer();
    if (!names_) {
      names_ = plot_.dataHeader();
    }
    return *names_;
  }
  /// \param row  of a value
  [[nodiscard]] const QStringList& cellsOf(int row) const {
    forgetFormer();
    if (!row_ || row_->first != row) {
      row_.emplace(row, plot_.dataRow(static_cast<std::size_t>(row)));
    }
    return row_->second;
  }

  FramedPlot& plot_;
  mutable std::optional<QStringList> names_;
  mutable std::optional<std::pair<int, QStringList>> row_;
  mutable quint64 ofChange_ = 0;
  mutable std::map<std::pair<int, int>, QAccessible::Id> cells_;
};

bool AccessibleValue::isValid() const { return plot_.has(row_, column_); }

QAccessibleInterface* AccessibleValue::parent() const { return &plot_; }

QString AccessibleValue::text(QAccessible::Text kind) const {
  return kind == QAccessible::Name || kind == QAccessible::Value ? plot_.valueAt(row_, column_)
                                                                 : QString();
}

QRect AccessibleValue::rect() const { return plot_.rect(); }

QAccessible::State AccessibleValue::state() const {
  QAccessible::State state;
  state.readOnly = true;
  state.invisible = plot_.state().invisible;
  return state;
}

QList<QAccessibleInterface*> AccessibleValue::columnHeaderCells() const {
  return row_ == headerRow ? QList<QAccessibleInterface*>()
                           : QList{plot_.cellAt(headerRow, column_)};
}

QAccessibleInterface* tableOf(const QString& /*name*/, QObject* object) {
  auto* const plot = qobject_cast<FramedPlot*>(object);
  return plot == nullptr ? nullptr : new AccessiblePlot(*plot);
}

}  // namespace

void makePlotsAccessible() { QAccessible::installFactory(tableOf); }

void announceNewTable(FramedPlot& plot) {
  if (QAccessible::isActive()) {  // a reader listens
    QAccessibleTableModelChangeEvent event(&plot, QAccessibleTableModelChangeEvent::ModelReset);
    QAccessible::updateAccessibility(&event);
  }
}

}  // namespace steelyard::ui
