// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/method/parameter_form.h"

#include <QFormLayout>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/parameter/automatic_words.h"
#include "ui/message_text.h"
#include "ui/method/parameter_editor.h"
#include "ui/plain_label.h"
#include "ui/tab_order.h"
#include "ui/term_text.h"

namespace steelyard::ui {

namespace {

QToolButton* foldButton(QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setText(ParameterForm::tr("More settings"));
  button->setObjectName(QStringLiteral("advanced"));
  button->setCheckable(true);
  button->setAutoRaise(true);
  QObject::connect(button, &QToolButton::toggled, button, [button](bool open) {
    button->setText(open ? ParameterForm::tr("Fewer settings")
                         : ParameterForm::tr("More settings"));
  });
  return button;
}

QString rowLabel(const ParameterSpec& spec) {
  const QString label = QString::fromStdString(spec.label);
  return spec.unit.empty()
             ? label
             : ParameterForm::tr("%1 (%2)").arg(label, QString::fromStdString(spec.unit));
}

}  // namespace

ParameterForm::ParameterForm(QWidget* parent) : QWidget(parent) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
}

void ParameterForm::setSchema(const ParameterSchema& schema) {
  schema_ = schema;
  editors_.clear();
  rows_.clear();
  delete body_;
  body_ = new QWidget(this);
  layout()->addWidget(body_);
  layout_ = new QFormLayout(body_);
  layout_->setContentsMargins(0, 0, 0, 0);
  layout_->setVerticalSpacing(6);
  layout_->setLabelAlignment(Qt::AlignLeft);
  layout_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  layout_->setRowWrapPolicy(QFormLayout::WrapLongRows);  // where the window is narrow
  for (const ParameterSpec& spec : schema_.specs()) {
    if (!spec.advanced) {
      addRow(spec);
    }
  }
  advanced_ = foldButton(body_);
  advanced_->hide();
  rows_.push_back({nullptr, advanced_, false});
  connect(advanced_, &QToolButton::toggled, this, &ParameterForm::showRows);
  for (const ParameterSpec& spec : schema_.specs()) {
    if (spec.advanced) {
      addRow(spec);
    }
  }
  showRows();
  putInTabOrder(*this, *body_);
}

void ParameterForm::addRow(const ParameterSpec& english) {
  const ParameterSpec spec = shownSpec(english);
  ParameterEditor* editor = makeParameterEditor(spec, body_);
  PlainLabel* label = nullptr;
  if (spec.type != ParameterType::toggle) {
    label = new PlainLabel(rowLabel(spec), body_);
    label->setBuddy(editor->field());
    label->setMinimumHeight(editor->field()->sizeHint().height());  // beside it, not above
    label->setToolTip(tipText(spec.help));
    label->hide();
  }
  editor->hide();
  rows_.push_back({label, editor, false});
  editors_.push_back(editor);
  connect(editor, &ParameterEditor::valueChanged, this, &ParameterForm::changed);
}

// Hidden rows are taken out of the layout: QFormLayout 6.4 remembers the index of a hidden row and
// writes its height there, past the end of its memory when fewer rows are left.
void ParameterForm::showRow(const QWidget* field, bool shown) {
  const auto row = std::find_if(rows_.begin(), rows_.end(),
                                [field](const Row& each) { return each.field == field; });
  if (row->shown == shown) {
    return;
  }
  row->shown = shown;
  const auto before = std::count_if(rows_.begin(), row, [](const Row& each) { return each.shown; });
  if (!shown) {
    const QFormLayout::TakeRowResult taken = layout_->takeRow(row->field);
    delete taken.labelItem;
    delete taken.fieldItem;
  } else if (row->label == nullptr) {
    layout_->insertRow(static_cast<int>(before), row->field);
  } else {
    layout_->insertRow(static_cast<int>(before), row->label, row->field);
  }
  if (row->label != nullptr) {
    row->label->setVisible(shown);
  }
  row->field->setVisible(shown);
}

void ParameterForm::changed() {
  if (!settingAll_) {
    showRows();
    Q_EMIT valuesChanged();
  }
}

void ParameterForm::showRows() {
  const ParameterValues now = values();
  bool anyAdvanced = false;
  for (ParameterEditor* editor : editors_) {
    const bool applies = schema_.applies(editor->spec(), now);
    anyAdvanced = anyAdvanced || (applies && editor->spec().advanced);
    showRow(editor, applies && (!editor->spec().advanced || advanced_->isChecked()));
  }
  showRow(advanced_, anyAdvanced);
}

ParameterValues ParameterForm::values() const {
  ParameterValues all;
  for (const ParameterEditor* editor : editors_) {
    all.set(editor->spec().id, editor->value());
  }
  return all;
}

void ParameterForm::setValues(const ParameterValues& values) {
  {
    const QScopedValueRollback<bool> once(settingAll_, true);
    for (ParameterEditor* editor : editors_) {
      if (values.contains(editor->spec().id)) {
        editor->setValue(current_value(editor->spec(), values.at(editor->spec().id)));
      }
    }
  }
  changed();
}

const ParameterEditor* ParameterForm::firstInvalid() const {
  const ParameterValues now = values();
  const auto found =
      std::find_if(editors_.begin(), editors_.end(), [&](const ParameterEditor* editor) {
        return !editor->isAcceptable() && schema_.applies(editor->spec(), now);
      });
  return found == editors_.end() ? nullptr : *found;
}

void ParameterForm::setComplaints(const std::vector<Complaint>& complaints) {
  for (ParameterEditor* editor : editors_) {
    QStringList messages;
    for (const Complaint& complaint : complaints) {
      if (complaint.parameter == editor->spec().id) {
        messages << QString::fromStdString(shownWords(complaint));
      }
    }
    editor->setComplaint(messages.join(QLatin1Char('\n')));
    if (!messages.isEmpty() && editor->spec().advanced) {
      advanced_->setChecked(true);
    }
  }
}

void ParameterForm::showAutomatic(const ParameterValues& known) {
  for (ParameterEditor* editor : editors_) {
    if (editor->spec().may_be_automatic) {
      editor->setAutomaticText(QString::fromStdString(automatic_in_words(editor->spec(), known)));
    }
  }
}

ParameterEditor* ParameterForm::editor(std::string_view id) const {
  const auto found =
      std::find_if(editors_.begin(), editors_.end(),
                   [&](const ParameterEditor* each) { return each->spec().id == id; });
  return found == editors_.end() ? nullptr : *found;
}

std::optional<int> ParameterForm::rowAcross(int height) const {
  for (const Row& row : rows_) {
    QRect place(row.field->mapTo(this, QPoint()), row.field->size());
    if (row.label != nullptr) {
      place |= QRect(row.label->mapTo(this, QPoint()), row.label->size());
    }
    if (row.shown && place.top() < height && place.bottom() >= height) {
      return place.top();
    }
  }
  return std::nullopt;
}

}  // namespace steelyard::ui
