// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QWidget>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/methods/registry.h"

class QComboBox;
class QToolButton;
class QUndoStack;

namespace steelyard::ui {

class HtmlLabel;
class Notice;
class ParameterForm;
class WrappedLabel;

/// Which method runs, and with which parameters. Each method keeps its settings.
class MethodPanel : public QWidget {
  Q_OBJECT
 public:
  /// The registry must outlive the panel.
  explicit MethodPanel(const MethodRegistry& registry, QWidget* parent = nullptr);

  /// From now on, what a person chooses here goes into the history, which must live as long as the
  /// panel. What the program proposes or sets does not.
  void setHistory(QUndoStack& history) { history_ = &history; }
  /// nullptr if the registry is empty.
  [[nodiscard]] const Method* method() const;
  [[nodiscard]] ParameterValues values() const;
  [[nodiscard]] bool isAcceptable() const;
  /// \throws Error(bad_input) if there is no such method.
  void setMethod(const std::string& id, const ParameterValues& values);
  /// The same as one choice of the person, which can be undone: those of an earlier run.
  /// \throws Error(bad_input) if there is no such method.
  void takeSettings(const std::string& id, const ParameterValues& values);
  /// Proposes the method to begin with if the present one cannot explain what is asked for, or was
  /// itself proposed.
  /// \param classes  a label is explained, and no numbers
  void chooseMethodFor(bool classes);
  /// Greys the methods that cannot take what is asked now and says why, in place of their purpose.
  /// \param problem  nullptr if nothing can be asked; then nothing is greyed
  void greyFor(const Problem* problem);
  /// Whether nobody has chosen the method.
  [[nodiscard]] bool isProposed() const { return suited_; }
  /// Proposes the method to begin with for what is asked of a table if the present one was
  /// proposed, or cannot take it, and was not set since the table was opened.
  void suitTable(const Problem& problem);
  /// Resets all methods; for another table, which starts afresh: with the first method if the
  /// present one was proposed.
  void resetToDefaults();
  /// The same, as if nobody had ever chosen a method.
  void beginAnew();
  /// Proposes values for the problem unless the settings of the method were chosen since the table
  /// was opened: with the search that the person last chose for any table, or else one that is
  /// quick.
  void proposeFor(const Problem& problem);
  /// That search; nothing if the person has chosen none.
  [[nodiscard]] const std::optional<std::string>& wantedSearch() const { return wantedSearch_; }
  /// As if the person had chosen it before the first table. One that no method offers is without
  /// effect.
  void setWantedSearch(const std::string& id) { wantedSearch_ = id; }
  /// Shows what "auto" stands for with this problem; it is nullptr if there is none, or while a run
  /// with it is not possible.
  void showAutomatic(const Problem* problem);
  /// Shows complaints beside their parameters, and those about the data below the method's name.
  void setComplaints(const std::vector<Complaint>& complaints);
  [[nodiscard]] ParameterForm& form() { return *form_; }

 Q_SIGNALS:
  void methodChanged();
  void valuesChanged();

 private:
  /// Values of a method, and how they came about.
  struct Settings {
    std::string method;
    ParameterValues values;
    bool chosen;  ///< by a person since the table was opened
    std::optional<std::string> wantedSearch;
  };

  void fillList();
  void build();
  void chooseMethod(int position);
  void showInfo(bool on);
  void showMethod(const std::string& id);
  void takeValues();
  void takeDefaults();
  [[nodiscard]] Settings settings() const;
  void setChosen(const std::string& id, bool chosen);
  void keepValues(const std::string& id, const std::optional<ParameterValues>& values);
  void putChoice(const std::string& before, bool suited);
  void putValues(Settings before, bool joins);
  void restore(const Settings& kept);
  void propose(const ParameterValues& values);
  void proposeMethod(const Method& method);

  const MethodRegistry& registry_;
  const Method* method_ = nullptr;
  std::map<std::string, ParameterValues> keptValues_;  ///< by method id
  std::set<std::string> chosen_;                       ///< methods whose settings were chosen
  std::optional<std::string> wantedSearch_;            ///< chosen by the person, for any table
  bool proposing_ = false;                             ///< what changes is not the user's choice
  bool suited_ = false;                                ///< the method was proposed by the program
  ParameterValues noted_;                              ///< those of the form until its next change
  QUndoStack* history_ = nullptr;
  QComboBox* list_;
  WrappedLabel* purpose_;
  HtmlLabel* info_;
  QToolButton* infoButton_;
  QToolButton* resetButton_;
  Notice* dataComplaint_;
  ParameterForm* form_;
};

}  // namespace steelyard::ui
