// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/method/method_panel.h"

#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QStandardItemModel>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>
#include <string_view>
#include <utility>

#include "core/study/proposed_search.h"
#include "ui/message_text.h"
#include "ui/method/elided_combo_box.h"
#include "ui/method/form_scroll.h"
#include "ui/method/method_list_delegate.h"
#include "ui/method/parameter_form.h"
#include "ui/native_text.h"
#include "ui/plain_label.h"
#include "ui/style/notice.h"
#include "ui/style/scaled_font.h"
#include "ui/term_text.h"
#include "ui/undoable.h"
#include "ui/wrapped_label.h"

namespace steelyard::ui {

namespace {

QString text(const std::string& words) { return QString::fromStdString(words).toHtmlEscaped(); }

QString needsOf(const MethodInfo& info) {
  QStringList needs{MethodPanel::tr("inputs")};
  switch (info.target) {
    case Target::numbers:
      needs << MethodPanel::tr("target");
      break;
    case Target::classes:
      needs << MethodPanel::tr("a label");
      break;
    case Target::either:
      needs << MethodPanel::tr("target or a label");
      break;
    case Target::none:
      break;
  }
  return needs.join(QStringLiteral(", "));
}

}  // namespace

MethodPanel::MethodPanel(const MethodRegistry& registry, QWidget* parent)
    : QWidget(parent),
      registry_(registry),
      list_(new ElidedComboBox(this)),
      purpose_(new WrappedLabel(this)),
      info_(new HtmlLabel(this)),
      infoButton_(new QToolButton(this)),
      resetButton_(new QToolButton(this)),
      dataComplaint_(new Notice(Notice::Kind::Trouble, this)),
      form_(new ParameterForm(this)) {
  build();
  fillList();
  connect(list_, &QComboBox::currentIndexChanged, this, &MethodPanel::chooseMethod);
  connect(infoButton_, &QToolButton::toggled, this, &MethodPanel::showInfo);
  connect(resetButton_, &QToolButton::clicked, this, &MethodPanel::takeDefaults);
  connect(form_, &ParameterForm::valuesChanged, this, &MethodPanel::takeValues);
  chooseMethod(list_->currentIndex());
  // A chosen method is not one that was suited to the table; this one nobody has chosen.
  // NOLINTNEXTLINE(cppcoreguidelines-prefer-member-initializer)
  suited_ = true;
}

void MethodPanel::build() {
  list_->setAccessibleName(tr("Method"));
  list_->setObjectName(QStringLiteral("methods"));
  list_->setItemDelegate(new MethodListDelegate(list_));
  infoButton_->setText(tr("About"));
  infoButton_->setCheckable(true);
  infoButton_->setAutoRaise(true);
  resetButton_->setAutoRaise(true);
  infoButton_->setToolTip(tr("What the method does and where it comes from"));
  resetButton_->setText(tr("Reset"));
  resetButton_->setToolTip(tr("Set all parameters of this method to their defaults"));
  purpose_->setObjectName(QStringLiteral("methodPurpose"));
  purpose_->setForegroundRole(QPalette::PlaceholderText);
  QFont bold = list_->font();
  bold.setBold(true);
  list_->setFont(bold);
  info_->setWordWrap(true);
  info_->setTextInteractionFlags(Qt::TextBrowserInteraction);
  info_->setObjectName(QStringLiteral("methodInfo"));
  info_->hide();
  auto* title = new QHBoxLayout;
  title->addWidget(makeHeading(tr("3 Method"), this), 1);
  title->addWidget(infoButton_);
  title->addWidget(resetButton_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(title);
  layout->addWidget(list_);
  layout->addWidget(purpose_);
  layout->addWidget(info_);
  layout->addWidget(dataComplaint_);
  layout->addWidget(new FormScroll(form_, this), 1);
}

void MethodPanel::fillList() {
  auto* items = new QStandardItemModel(list_);
  std::string family;
  for (const auto& method : registry_.all()) {
    const MethodInfo& info = method->info();
    if (info.family != family || items->rowCount() == 0) {
      family = info.family;
      auto* heading = new QStandardItem(QString::fromStdString(shownTerm(family)));
      heading->setFlags(Qt::NoItemFlags);
      items->appendRow(heading);
    }
    auto* item = new QStandardItem(QString::fromStdString(shownTerm(info.title)));
    item->setData(QString::fromStdString(info.id), Qt::UserRole);
    item->setData(QString::fromStdString(shownTerm(info.purpose)), MethodListDelegate::PurposeRole);
    item->setToolTip(tipText(shownTerm(info.title)));
    items->appendRow(item);
  }
  list_->setModel(items);
  const Method* const first = registry_.first();
  list_->setCurrentIndex(first == nullptr ? -1 : list_->findData(textOf(first->info().id)));
}

void MethodPanel::chooseMethod(int position) {
  const QString id = list_->itemData(position).toString();
  if (id.isEmpty()) {
    return;
  }
  std::string before;
  if (method_ != nullptr) {
    before = method_->info().id;
    keptValues_[before] = form_->values();
  }
  const bool suited = std::exchange(suited_, false);
  method_ = &registry_.find(id.toStdString());
  const MethodInfo& info = method_->info();
  list_->setToolTip(tipText(shownTerm(info.title)));
  purpose_->showText(QString::fromStdString(shownTerm(info.purpose)));
  info_->setText(tr("<b>%1</b><br>Needs: %2<br>%3")
                     .arg(text(shownTerm(info.title)), needsOf(info), text(info.citation)));
  dataComplaint_->say({});
  {
    const QScopedValueRollback<bool> once(proposing_, true);
    form_->setSchema(method_->schema());
  }
  noted_ = form_->values();
  const auto kept = keptValues_.find(info.id);
  if (kept != keptValues_.end()) {
    propose(kept->second);
  }
  putChoice(before, suited);
  Q_EMIT methodChanged();
}

void MethodPanel::takeValues() {
  const Settings before = settings();
  noted_ = form_->values();
  if (!proposing_) {
    chosen_.insert(method_->info().id);
    const auto search = chosen_search(*method_, noted_);
    if (search != chosen_search(*method_, before.values)) {
      wantedSearch_ = search;
    }
    putValues(before, true);
  }
  Q_EMIT valuesChanged();
}

void MethodPanel::takeDefaults() {
  if (method_ == nullptr) {
    return;
  }
  const Settings before = settings();
  chosen_.insert(method_->info().id);
  wantedSearch_.reset();
  propose(method_->schema().defaults());
  putValues(before, false);
}

MethodPanel::Settings MethodPanel::settings() const {
  const std::string& id = method_->info().id;
  return {id, noted_, chosen_.contains(id), wantedSearch_};
}

/// \param before  the method until then
/// \param suited  whether it was chosen for the table
void MethodPanel::putChoice(const std::string& before, bool suited) {
  if (history_ == nullptr || proposing_ || before.empty()) {
    return;
  }
  history_->push(new UndoableCommand({tr("choice of the method"),
                                      [this, before, suited] {
                                        showMethod(before);
                                        suited_ = suited;
                                      },
                                      [this, after = method_->info().id] { showMethod(after); },
                                      {}}));
}

/// Only what differs, so that what the program has set since then stays.
/// \param joins  whether further changes of the same setting are taken back with this one
void MethodPanel::putValues(Settings before, bool joins) {
  Settings after = settings();
  std::vector<std::string> changed;
  for (const auto& [id, value] : noted_) {
    if (before.values.contains(id) && before.values.at(id) == value) {
      before.values.erase(id);
      after.values.erase(id);
    } else {
      changed.push_back(id);
    }
  }
  if (history_ == nullptr || changed.empty()) {
    return;
  }
  const bool one = changed.size() == 1U;
  const QString label = textOf(method_->schema().find(changed.front())->label);
  history_->push(new UndoableCommand(
      {one ? tr("change of %1").arg(label) : tr("change of settings"),
       [this, before] { restore(before); }, [this, after] { restore(after); },
       one && joins ? textOf(after.method) + QLatin1Char(' ') + textOf(changed.front())
                    : QString()}));
}

void MethodPanel::restore(const Settings& kept) {
  showMethod(kept.method);
  setChosen(kept.method, kept.chosen);
  wantedSearch_ = kept.wantedSearch;
  propose(kept.values);
}

/// Not as a choice of the person.
void MethodPanel::showMethod(const std::string& id) {
  const QScopedValueRollback<bool> once(proposing_, true);
  list_->setCurrentIndex(list_->findData(QString::fromStdString(id)));
}

const Method* MethodPanel::method() const { return method_; }

ParameterValues MethodPanel::values() const { return form_->values(); }

bool MethodPanel::isAcceptable() const { return method_ != nullptr && form_->isAcceptable(); }

void MethodPanel::setMethod(const std::string& id, const ParameterValues& values) {
  static_cast<void>(registry_.find(id));  // throws, listing the known ids
  showMethod(id);
  suited_ = false;
  propose(values);
  chosen_.insert(id);
}

void MethodPanel::takeSettings(const std::string& id, const ParameterValues& values) {
  static_cast<void>(registry_.find(id));
  const Settings before = settings();
  const auto kept = keptValues_.find(id);
  const auto replaced = kept == keptValues_.end() ? std::nullopt : std::optional(kept->second);
  const bool replacedChosen = chosen_.contains(id);
  const bool suited = suited_;
  setMethod(id, values);
  if (history_ == nullptr) {
    return;
  }
  history_->push(new UndoableCommand({tr("settings of an earlier run"),
                                      [this, before, suited, id, replaced, replacedChosen] {
                                        restore(before);
                                        suited_ = suited;
                                        if (id != before.method) {
                                          keepValues(id, replaced);
                                          setChosen(id, replacedChosen);
                                        }
                                      },
                                      [this, after = settings()] { restore(after); },
                                      {}}));
}

/// Of a method that is not shown; without values it has those that the program proposes.
void MethodPanel::keepValues(const std::string& id, const std::optional<ParameterValues>& values) {
  if (values) {
    keptValues_[id] = *values;
  } else {
    keptValues_.erase(id);
  }
}

void MethodPanel::setChosen(const std::string& id, bool chosen) {
  if (chosen) {
    chosen_.insert(id);
  } else {
    chosen_.erase(id);
  }
}

void MethodPanel::proposeFor(const Problem& problem) {
  if (method_ == nullptr || chosen_.contains(method_->info().id)) {
    return;
  }
  const ParameterValues proposed = with_proposed_search(*method_, problem, wantedSearch_);
  if (!(proposed == form_->values())) {
    propose(proposed);
  }
}

void MethodPanel::propose(const ParameterValues& values) {
  const QScopedValueRollback<bool> once(proposing_, true);
  form_->setValues(values);
}

void MethodPanel::chooseMethodFor(bool classes) {
  if (method_ == nullptr) {
    return;
  }
  const Target unable = classes ? Target::numbers : Target::classes;
  const bool isUnable = method_->info().target == unable;
  const Method* const first = registry_.first();
  if ((isUnable || (!classes && suited_)) && first->info().target != unable) {
    proposeMethod(*first);
  }
}

void MethodPanel::greyFor(const Problem* problem) {
  auto* items = qobject_cast<QStandardItemModel*>(list_->model());
  for (int row = 0; row < items->rowCount(); ++row) {
    QStandardItem* item = items->item(row);
    const QString id = item->data(Qt::UserRole).toString();
    if (id.isEmpty()) {
      continue;
    }
    const MethodInfo& info = registry_.find(id.toStdString()).info();
    const std::vector<Complaint> complaints =
        problem == nullptr ? std::vector<Complaint>() : role_complaints(info, *problem);
    const bool offered = complaints.empty();
    const std::string about = offered ? shownTerm(info.purpose) : shownWords(complaints.front());
    item->setEnabled(offered);
    item->setData(plainLine(about), MethodListDelegate::PurposeRole);
    std::string tip = shownTerm(info.title);
    if (!offered) {
      tip.append(": ").append(about);
    }
    item->setToolTip(tipText(tip));
  }
}

void MethodPanel::suitTable(const Problem& problem) {
  if (method_ == nullptr || chosen_.contains(method_->info().id) ||
      (!suited_ && role_complaints(method_->info(), problem).empty())) {
    return;
  }
  if (const Method* const first = registry_.first_that_takes(problem)) {
    proposeMethod(*first);
  }
}

/// The next table or question may replace it.
void MethodPanel::proposeMethod(const Method& method) {
  showMethod(method.info().id);
  suited_ = true;
}

void MethodPanel::beginAnew() {
  suited_ = true;
  resetToDefaults();
}

void MethodPanel::resetToDefaults() {
  if (method_ != nullptr && suited_) {
    proposeMethod(*registry_.first());
  }
  keptValues_.clear();
  chosen_.clear();
  if (method_ == nullptr) {
    return;
  }
  propose(method_->schema().defaults());
}

void MethodPanel::setComplaints(const std::vector<Complaint>& complaints) {
  QStringList aboutData;
  for (const Complaint& complaint : complaints) {
    if (form_->editor(complaint.parameter) == nullptr) {
      aboutData << QString::fromStdString(shownWords(complaint));
    }
  }
  dataComplaint_->say(aboutData.join(QLatin1Char('\n')));
  form_->setComplaints(complaints);
}

void MethodPanel::showAutomatic(const Problem* problem) {
  form_->showAutomatic(problem == nullptr || method_ == nullptr
                           ? ParameterValues()
                           : method_->automatic_values(*problem, form_->values(), {}));
}

void MethodPanel::showInfo(bool on) { info_->setVisible(on); }

}  // namespace steelyard::ui
