// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/help/help_pages.h"

#include <QAction>
#include <QCoreApplication>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <utility>

#include "core/record/record.h"
#include "core/report/method_page.h"
#include "core/report/studies_page.h"
#include "ui/glossary_text.h"
#include "ui/message_text.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

struct HelpWords {
  Q_DECLARE_TR_FUNCTIONS(HelpWords)
};

std::string said(const QString& words) { return words.toStdString(); }

HelpPage cardPage(const CardText& card) {
  return {cardPageId(card.id).toStdString(),
          said(HelpWords::tr("Cards")),
          card.title.toStdString(),
          {},
          {{{}, {card.help.toStdString()}, {}, {}},
           {said(HelpWords::tr("Looking closer")),
            {said(HelpWords::tr(
                "Wheel: zoom. Drag with the middle button, Shift or Space: pan. Double click: "
                "show all. The keys +, -, 0 and the arrows do the same; Page Down and Page Up "
                "point at one value after the other. The card's menu exports the plot and its "
                "numbers."))},
            {},
            {}}}};
}

/// "&Open a table..." without what a menu needs.
QString plainText(const QAction& action) {
  QString text = action.text();
  text.remove(QRegularExpression("&(?!&)"));
  if (text.endsWith("...")) {
    text.chop(3);
  }
  return text;
}

/// What the program is made with, and the licence of each as its authors state it.
HelpSection librariesSection() {
  const std::string qt = "Qt " + said(QLibraryInfo::version().toString());
  const auto library = [](const std::string& name, const char* licence) {
    return HelpEntry{{}, name, licence, {}};
  };
  return {said(HelpWords::tr("Libraries")),
          {said(HelpWords::tr(
              "Qt Charts is under the GPL, and therefore so is the whole program. Files of MATLAB, "
              "HDF5, SPSS, Stata, SAS and workbooks are parsed in a process of its own, by the "
              "libraries from matio on. Open MPI is there only where the program was built for "
              "many machines."))},
          {library(qt, "LGPL-3.0-only"), library("Qt Charts", "GPL-3.0-only"),
           library("Eigen", "MPL-2.0"), library("JSON for Modern C++ (nlohmann)", "MIT"),
           library("nanoflann", "BSD-2-Clause"), library("zlib", "Zlib"),
           library("OpenSSL", "Apache-2.0"),
           library("OpenMP (libgomp)", "GPL-3.0-or-later WITH GCC-exception-3.1"),
           library("matio", "BSD-2-Clause"), library("HDF5", "BSD-3-Clause"),
           library("ReadStat", "MIT"), library("liborcus", "MPL-2.0"),
           library("Open MPI", "BSD-3-Clause")},
          {}};
}

}  // namespace

QString cardPageId(const QString& card) { return "card/" + card; }

HelpPage shortcutsPage(const QList<QAction*>& actions) {
  HelpSection menus{said(HelpWords::tr("Menus")), {}, {}, {}};
  for (const QAction* action : actions) {
    if (!action->shortcut().isEmpty() && !action->text().isEmpty()) {
      menus.entries.push_back({{},
                               action->shortcut().toString(QKeySequence::NativeText).toStdString(),
                               {},
                               {plainText(*action).toStdString()}});
    }
  }
  const HelpSection plots{
      said(HelpWords::tr("In a plot that has the focus")),
      {},
      {{{}, said(HelpWords::tr("Arrows")), {}, {said(HelpWords::tr("Move what is shown"))}},
       {{}, said(HelpWords::tr("+ and -")), {}, {said(HelpWords::tr("Zoom in and out"))}},
       {{}, "0", {}, {said(HelpWords::tr("Show all"))}},
       {{},
        said(HelpWords::tr("Page Down and Page Up")),
        {},
        {said(HelpWords::tr("Point at the next value, or at the one before"))}},
       {{}, said(HelpWords::tr("Ctrl and arrows")), {}, {said(HelpWords::tr("Move the pointer"))}},
       {{}, said(HelpWords::tr("Return")), {}, {said(HelpWords::tr("Click where the pointer is"))}},
       {{},
        "L",
        {},
        {said(HelpWords::tr("Begin a lasso at the pointer, with Ctrl to add to the choice; "
                            "Return closes it"))}}},
      {}};
  return {"shortcuts", {}, said(HelpWords::tr("Shortcuts")), {}, {std::move(menus), plots}};
}

HelpPage aboutPage() {
  const std::string version = program_version();
  return {"about",
          {},
          said(HelpWords::tr("About Steelyard")),
          said(HelpWords::tr("Finds which columns of a table matter, and how much.")),
          {{{},
            {HelpWords::tr("Version %1, built with %2 for %3.")
                 .arg(QString::fromStdString(version), QString::fromStdString(compiler_name()),
                      QString::fromStdString(instruction_set()))
                 .toStdString()},
            {},
            {}},
           {said(HelpWords::tr("Licence")),
            {said(HelpWords::tr(
                "GNU General Public License, version 3 or later (GPL-3.0-or-later). You may use, "
                "study, share and change the program; it comes without any warranty."))},
            {},
            {}},
           {said(HelpWords::tr("Please cite")),
            {said(HelpWords::tr(
                "The work behind the method that you used: see the method's page. And the "
                "program:"))},
            {},
            "@software{steelyard,\n  author = {{The Steelyard authors}},\n  title = {Steelyard},\n"
            "  version = {" +
                version + "}\n}\n"},
           librariesSection()}};
}

std::vector<HelpPage> helpPages(const MethodRegistry& methods, const std::vector<CardText>& cards) {
  const PageWords words{[](const Message& said) { return shownWords(said); },
                        [](const std::string& text) { return shownTerm(text); }};
  std::vector<HelpPage> pages{firstStepsPage()};
  for (const auto& method : methods.all()) {
    pages.push_back(shownPage(method_page(*method, words)));
  }
  pages.push_back(shownPage(studies_page(builtin_studies(), words)));
  for (const CardText& card : cards) {
    pages.push_back(cardPage(card));
  }
  pages.push_back(glossaryPage());
  pages.push_back(aboutPage());
  return pages;
}

}  // namespace steelyard::ui
