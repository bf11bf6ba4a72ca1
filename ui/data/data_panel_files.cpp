// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How tables get into the data panel: chosen by the user, then read and changed in the background.

#include <QCheckBox>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <filesystem>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "core/data/file_format.h"
#include "core/data/table_reader.h"
#include "core/data/target_roles.h"
#include "core/error.h"
#include "ui/data/array_dialog.h"
#include "ui/data/data_panel.h"
#include "ui/data/import_dialog.h"
#include "ui/data/join_dialog.h"
#include "ui/data/load_bar.h"
#include "ui/data/opened_tables.h"
#include "ui/data/question_panel.h"
#include "ui/data/table_history.h"
#include "ui/data/table_notes.h"
#include "ui/data/truth_options.h"
#include "ui/native_text.h"
#include "ui/settings/file_dialogs.h"
#include "ui/style/notice.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

/// Most formats describe themselves; a file that cannot be opened is left to the dialog.
bool needsNoDialect(const QString& path) {
  try {
    return !file_format(nativePath(path)).takes_dialect;
  } catch (const Error&) {
    return false;
  }
}

template <typename Value>
void carry(const Value& before, const Value& after, Value& target) {
  if (after != before) {
    target = after;
  }
}

/// Carries the user's choices made while a step was running over to the table that it made; what
/// the step itself changed is kept.
void carryChoices(const std::vector<ColumnChoice>& before, const std::vector<ColumnChoice>& after,
                  TableSnapshot& made) {
  std::vector<ColumnChoice> choices = choices_of(made.columns);
  std::unordered_map<std::string_view, ColumnChoice*> named;  // the first of each name
  for (ColumnChoice& choice : choices) {
    named.emplace(choice.name, &choice);
  }
  for (std::size_t at = 0; at < std::min(before.size(), after.size()); ++at) {
    const ColumnChoice& was = before[at];
    const ColumnChoice& is = after[at];
    if (const auto same = named.find(is.name); same != named.end()) {
      carry(was.roles, is.roles, same->second->roles);
      carry(was.unit, is.unit, same->second->unit);
      carry(was.period, is.period, same->second->period);
      carry(was.truth_period, is.truth_period, same->second->truth_period);
      carry(was.known_weight, is.known_weight, same->second->known_weight);
      carry(was.group, is.group, same->second->group);
      carry(was.always_kept, is.always_kept, same->second->always_kept);
      carry(was.left_out, is.left_out, same->second->left_out);
    }
  }
  apply_choices(choices, made);
}

}  // namespace

bool DataPanel::isLoading() const { return loader_->isBusy(); }

void DataPanel::chooseFile() {
  const QString path = openFileName(this, FilePurpose::Table, tr("Open a table"));
  if (!path.isEmpty()) {
    openFile(path);
  }
}

void DataPanel::chooseTruthFile() {
  anotherWanted_ = false;
  askForTruthFile();
}

void DataPanel::askForTruthFile() {
  const QString path = openFileName(this, FilePurpose::Table, tr("Open the target"));
  if (!path.isEmpty()) {
    openTruthFile(path);
  }
}

void DataPanel::chooseSideFile() {
  const QString path = openFileName(this, FilePurpose::Table, tr("Add columns of a file"));
  if (!path.isEmpty() && hasDataset()) {
    openSideFile(path);
  }
}

void DataPanel::openFile(const QString& path) { ask(path, Target::Data); }

void DataPanel::openTruthFile(const QString& path) { ask(path, Target::Truth); }

void DataPanel::openSideFile(const QString& path) { ask(path, Target::Beside); }

void DataPanel::loadFile(const QString& path, const Reading& reading) {
  load(path, reading, Target::Data);
}

void DataPanel::ask(const QString& path, Target target) {
  if (needsNoDialect(path)) {
    askForArrays(path, target);
    return;
  }
  if (target == Target::Data) {
    askQuestion(new ImportDialog(path, this, ImportDialog::Asks::Question));
    return;
  }
  auto* dialog = new ImportDialog(path, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this,
          [this, dialog, target] { load(dialog->path(), dialog->reading(), target); });
  dialog->open();
}

void DataPanel::askQuestion(ImportDialog* dialog) {
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] { takeFrom(*dialog); });
  dialog->open();
}

void DataPanel::takeArrays(const QString& path, const std::vector<std::string>& arrays,
                           Target target) {
  if (target == Target::Data) {
    askQuestion(new ImportDialog(path, arrays, this));
  } else {
    load(path, {std::nullopt, arrays}, target);
  }
}

void DataPanel::askForArrays(const QString& path, Target target) {
  work(QFileInfo(path).fileName(), [this, path, target](const ReadControl& control) {
    return [this, path, target, arrays = arrays_in(nativePath(path), control)] {
      chooseArrays(path, arrays, target);
    };
  });
}

void DataPanel::chooseArrays(const QString& path, const std::vector<ArrayInfo>& arrays,
                             Target target) {
  if (arrays.size() < 2) {
    takeArrays(path, {}, target);
    return;
  }
  auto* dialog = new ArrayDialog(QFileInfo(path).fileName(), arrays, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this,
          [this, dialog, path, target] { takeArrays(path, dialog->chosen(), target); });
  dialog->open();
}

void DataPanel::load(const QString& path, const Reading& reading, Target target) {
  if (target == Target::Data) {
    Q_EMIT openingBegun();
  }
  work(QFileInfo(path).fileName(), [this, path, reading, target](const ReadControl& control) {
    const auto table = std::make_shared<Dataset>(read_table(nativePath(path), reading, control));
    AskedTable asked;
    if (target == Target::Data) {
      ask_by_default(*table);
      asked = withTextInputs(lookedAt(table), wantedBy(table->columns, false), control);
    }
    return [this, table, target, asked] {
      if (target == Target::Data) {
        takeData(asked);
      } else {
        take(std::move(*table), target);
      }
    };
  });
}

void DataPanel::takeFrom(const ImportDialog& dialog) {
  if (!dialog.table()) {
    load(dialog.path(), dialog.reading(), Target::Data);
    return;
  }
  Q_EMIT openingBegun();
  work(QFileInfo(dialog.path()).fileName(),
       [this, looked = dialog.asked(),
        wanted = *dialog.wanted()](const ReadControl& control) -> JobRunner::Delivery {
         AskedTable asked = looked;
         applyWanted(wanted, asked.table, asked.leftOut);
         asked = withTextInputs(std::move(asked), wanted, control);
         return [this, asked, wanted] {
           takeData(asked);
           if (wanted.what == QuestionChoice::Explain::Another) {
             chooseTruthFile();
           }
         };
       });
}

void DataPanel::takeData(const AskedTable& asked) {
  ProblemOptions afresh;
  afresh.missing = policyFor(asked, missingIn(asked, columnsInUse(asked.table.columns)));
  setOptions(afresh);
  truthScaling_.emplace();
  question_->setTable(asked);
  showTable(asked.table);
  tellQuestion();
}

void DataPanel::showOpening(const QString& name) {
  opening_ = true;
  showsOpening_ = true;
  Q_EMIT workBegun(name);
}

void DataPanel::cancelShown() {
  if (opening_ && (showsOpening_ || !isLoading())) {
    Q_EMIT cancelWanted();
  } else {
    loader_->cancel();
  }
}

void DataPanel::work(const QString& what, JobRunner::Job job) {
  showError({});
  restoring_ = false;
  changing_ = false;
  showsOpening_ = false;
  Q_EMIT workBegun(what);
  loader_->start(std::move(job));
}

void DataPanel::take(Dataset read, Target target) {
  keepFolderOf(FilePurpose::Table, pathText(read.source));
  switch (target) {
    case Target::Truth:
      setTruthTable(std::move(read));
      return;
    case Target::Beside:
      askHowToJoin(std::make_shared<const Dataset>(std::move(read)));
      return;
    case Target::Data:
      return;
  }
}

void DataPanel::askHowToJoin(const std::shared_ptr<const Dataset>& beside) {
  if (!hasDataset()) {
    return;
  }
  auto* dialog = new JoinDialog(*table().table, *beside, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog, beside] {
    changeTable(tr("added columns"),
                [beside, key = dialog->key()](Dataset whole, const ReadControl&) {
                  return joined_beside(std::move(whole), *beside, key);
                });
  });
  dialog->open();
}

void DataPanel::prepare(const PreparationStep& step) {
  const std::string_view title = preparation(step.id).title;
  changeTable(textOf(shownTerm(title)).toLower(),
              [step](Dataset whole, const ReadControl& control) {
                return prepared(std::move(whole), step, control);
              });
}

void DataPanel::changeTable(const QString& what, TableChangeJob change) {
  if (!hasDataset()) {
    return;
  }
  work(
      what,
      [this, what, change = std::move(change),
       before = table()](const ReadControl& control) -> JobRunner::Delivery {
        const TableSnapshot made(std::make_shared<const Dataset>(change(before.copied(), control)));
        return [this, what, chosen = choices_of(before.columns), made] {
          showChanged(made, chosen, what);
        };
      });
  changing_ = true;
}

/// \param before  what a person had chosen when the step began
void DataPanel::showChanged(TableSnapshot made, const std::vector<ColumnChoice>& before,
                            const QString& what) {
  changing_ = false;
  carryChoices(before, choices_of(table().columns), made);
  tables_.change(std::move(made), what);
}

void DataPanel::changeStep(const ChangedStep& changed) {
  if (!hasDataset() || changed.position >= table().table->origin.steps.size()) {
    return;
  }
  const std::string_view id = table().table->origin.steps[changed.position].id;
  const QString what = textOf(shownTerm(preparation(id).title)).toLower();
  work(what,
       [this, what, changed, now = table()](const ReadControl& control) -> JobRunner::Delivery {
         RepreparedTable done =
             with_changed_step(readAgain(*now.table, control), now.table->origin.steps, now.columns,
                               changed, control);
         const TableSnapshot made(std::make_shared<const Dataset>(std::move(done.table)));
         return [this, what, before = choices_of(done.before), made] {
           showChanged(made, before, what);
         };
       });
  changing_ = true;
}

/// Its classes are explained, so it has to be text again.
void DataPanel::explainText(const std::string& name) {
  const std::vector<PreparationStep>& steps = table().table->origin.steps;
  const auto encodes = std::find_if(
      steps.begin(), steps.end(), [](const PreparationStep& step) { return step.id == "encode"; });
  const auto position = static_cast<std::size_t>(encodes - steps.begin());
  if (position == steps.size()) {
    return;
  }
  const QString what = tr("question");
  work(what,
       [this, what, name, position,
        now = table()](const ReadControl& control) -> JobRunner::Delivery {
         Dataset read = readAgain(*now.table, control);
         const std::vector<PreparationStep>& done = now.table->origin.steps;
         const ChangedStep changed = without_text(read, done, position, name);
         RepreparedTable anew =
             with_changed_step(std::move(read), done, now.columns, changed, control);
         TableSnapshot made(std::make_shared<const Dataset>(std::move(anew.table)));
         const std::vector<ColumnChoice> chosen = choices_of(now.columns);
         carryChoices(choices_of(anew.before), chosen, made);
         if (const std::optional<Index> text = made.table->column_named(name)) {
           applyWanted({QuestionChoice::Explain::Columns, {*text}}, made);
         }
         return [this, what, chosen, made] {
           showChanged(made, chosen, what);
           tellQuestion();
         };
       });
  changing_ = true;
}

void DataPanel::restore(const RunRequest& asked) {
  work(QFileInfo(pathText(asked.data.source)).fileName(),
       [this, asked](const ReadControl& control) {
         const auto tables = std::make_shared<OpenedTables>(openTables(asked, {}, control));
         tables->data.warnings.insert(tables->data.warnings.end(), tables->warnings.begin(),
                                      tables->warnings.end());
         return [this, tables, options = asked.problem_options] {
           restoring_ = false;
           setDataset(std::move(tables->data));
           if (tables->truth) {
             setTruthTable(std::move(*tables->truth));
           }
           setOptions(options);
           Q_EMIT restored();
         };
       });
  restoring_ = true;
}

}  // namespace steelyard::ui
