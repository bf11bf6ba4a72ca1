// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/data/text_table.h"
#include "core/record/session.h"
#include "ui/board/figure_cards.h"
#include "ui/jobs/background_query.h"
#include "ui/panel/panel_offer.h"
#include "ui/panel/panel_work.h"
#include "ui/plots/plot_export.h"

class QMenu;
class QPlainTextEdit;
class QTabWidget;

namespace steelyard::ui {

class Notice;
class PanelResult;
class PanelSettings;
class PlainLabel;
class PlotGrid;
class ShareBar;

/// The page that compares all methods on what is asked: which of them, what is known while they
/// run, and what that says. Everything is computed in other threads.
class PanelPage : public QWidget {
  Q_OBJECT
 public:
  /// \param methods  must outlive the page
  explicit PanelPage(const MethodRegistry& methods, QWidget* parent = nullptr);

  /// From now on, the methods are compared on this problem; what belongs to another one is
  /// forgotten.
  /// \param problem  nullptr if nothing can be asked
  void ask(const ProblemPtr& problem);
  /// Another table is open: nothing is asked of it yet, and the proposed methods are ticked again.
  void startOver();
  /// Shows again what a session has kept, as soon as its question is asked. No method runs.
  void bringBack(SavedPanel kept);
  /// Adds the comparison of a file, which `steelyard bench --continue` or a window has written.
  void openComparison(const QString& path);
  /// For the session: what is compared, also while it is still being brought back; nothing if
  /// nothing is, or if it is too long for a session.
  [[nodiscard]] std::optional<SavedPanel> saved() const;
  /// Says in the page why something was not done.
  void sayTrouble(const QString& why);
  /// Gives the focus to the methods.
  void focusMethods();
  /// Waits for the estimates and for what is being compared, and shows it; for use without an event
  /// loop.
  void finish();
  /// Ends the comparison that goes on and waits for what it has found.
  void stopAndWait();

  /// nullptr if nothing is asked.
  [[nodiscard]] const ProblemPtr& problem() const { return problem_; }
  /// What is known, without its figures; without a panel if nothing is.
  [[nodiscard]] PanelNews known() const { return {panel_, seconds_}; }
  /// What the comparison says; empty while methods are missing.
  [[nodiscard]] QString answer() const;
  /// The table as it is shown, its header first.
  [[nodiscard]] std::vector<QStringList> rows() const;
  [[nodiscard]] PlotGrid& grid() { return *grid_; }

  using MakeTable = std::function<TextTable()>;

 Q_SIGNALS:
  /// A person wants to see the run of this method.
  void runWanted(const std::string& id);
  /// A person wants these columns to be selected.
  /// \param columns  positions among the inputs of the problem; at least one
  void selectionWanted(const std::vector<steelyard::Index>& columns);
  /// \param title  of the dialog that asks for the file
  /// \param file   the end of its proposed name
  /// \param make   makes the table, in any thread
  void tableWanted(const QString& title, const QString& file, const MakeTable& make);
  void plotsWanted(const std::vector<steelyard::ui::NamedPlot>& plots);
  /// A person wants to write what can be continued.
  /// \param log  see SavedPanel
  void logWanted(const QString& title, const QString& file,
                 const std::shared_ptr<const std::string>& log);
  /// A person wants to open such a file.
  void openWanted();
  /// What saved() returns is another.
  void changed();
  /// What a session has kept cannot be shown again.
  void leftOut(const QString& why);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void build();
  [[nodiscard]] QWidget* makeBar();
  [[nodiscard]] QWidget* makeParts();
  void fillExports(QMenu& menu);
  void connectParts();
  void askForOffers();
  void start();
  void stop();
  void begin(PanelOrder order);
  void beginBack();
  void take(const PanelNews& news, bool isLast);
  void keep(const PanelNews& news);
  void endBack(const PanelNews& news);
  void showNews(const PanelNews& news);
  void sayProgress(const PanelNews& news);
  void sayOfOffers(const QString& why);
  void fail(const QString& why);
  void showFigures(const std::vector<Figure>& figures);
  void showAnswer();
  void showState();
  [[nodiscard]] QString stateText(bool begun) const;
  void offerActions(bool begun);
  void selectPictured(int row, int column);
  void clearResult();
  [[nodiscard]] QString whyNotStarted() const;
  /// The columns that are kept more often than by chance; none while methods are compared.
  [[nodiscard]] std::vector<Index> consensus() const;
  void offerSelection();

  const MethodRegistry& methods_;
  QAction* start_;
  QAction* stop_;
  QAction* open_;
  QAction* select_;
  QMenu* exports_;
  QWidget* bar_;
  ShareBar* progress_;
  PlainLabel* state_;
  Notice* trouble_;
  QPlainTextEdit* answer_;
  QTabWidget* tabs_;
  PanelSettings* settings_;
  PanelResult* result_;
  PlotGrid* grid_;
  FigureCards cards_;
  PanelWork* work_;
  ProblemPtr problem_;
  std::shared_ptr<const steelyard::MethodPanel> panel_;  // nullptr before the first method is done
  std::vector<double> seconds_;
  std::optional<SavedPanel> kept_;     // of what is compared; its ticks are those of the choice
  std::optional<SavedPanel> awaited_;  // of a session, until it is shown
  QString goingOn_;       // how far the method is whose trials go on; empty if there is none
  bool reading_ = false;  // an earlier comparison
  bool stale_ = true;     // the estimates are of something else
  bool stopping_ = false;
  bool troubleOfOffers_ = false;  // what is said is about the estimates
  BackgroundQuery<PanelOffersRequest, PanelOffers>
      query_;  // last: stopped before the other members are destroyed
};

}  // namespace steelyard::ui
