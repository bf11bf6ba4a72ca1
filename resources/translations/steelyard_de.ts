<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Asked</name>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CopiedCells</name>
    <message>
        <source>%1 cells are too many to copy: at most %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than a year</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source># the %1 columns were chosen by hand, which is not part of this command:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># the column was chosen by hand, which is not part of this command:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureCards</name>
    <message>
        <source>Drawn during the run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>%1 file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>+ and -</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Steelyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a lasso at the pointer, with Ctrl to add to the choice; Return closes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where the pointer is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl and arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds which columns of a table matter, and how much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later (GPL-3.0-or-later). You may use, study, share and change the program; it comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a plot that has the focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move what is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Down and Page Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please cite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at the next value, or at the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt %1 (LGPL-3.0), Eigen (MPL-2.0), OpenMP, OpenSSL (Apache-2.0), nlohmann JSON (MIT), zlib; matio and HDF5 (BSD) in a process of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work behind the method that you used: see the method&apos;s page. And the program:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1, built with %2 for %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel: zoom. Drag with the middle button, Shift or Space: pan. Double click: show all. The keys +, -, 0 and the arrows do the same; Page Down and Page Up point at one value after the other. The card&apos;s menu exports the plot and its numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ObjectiveView</name>
    <message>
        <source>%1: %2. There is only one value, so there is no curve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no value, so there is no curve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective per iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run: the objective that is minimised appears here, iteration by iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quantity that the run minimises, at each iteration. In a search, each point is one solution and the line is the lowest so far. Look for: a curve that falls and then stays level. One that still falls at the end needs more iterations; one that jumps needs a smaller learning rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverlapView</name>
    <message>
        <source>Compare the weights with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine overlap per iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine overlap with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter known weights, or pick an earlier run to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run: how well the weights agree with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cosine between the learned weights and others: the known ones, or those of an earlier run. 1 means the same proportions, 0 no column in common. Look for: a curve that ends near 1 where the right answer is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlotFrame</name>
    <message>
        <source>%1 series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintedWords</name>
    <message>
        <source>%1 further column is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 further columns are selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No column is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: %1. Method: %2. Printed %3, Steelyard %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is selected has not been looked at.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PurityView</name>
    <message>
        <source>Cluster purity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster purity per iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a column of classes the role Label to see how well clusters match it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run: how well clusters in the weighted space match %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples are clustered in the learned space; purity is the share of samples that lie in a cluster of their own class. Look for: a curve that rises. It says that the learned columns tell the classes apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one to one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>Names of the files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QMenu</name>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A choice holds from the next start on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 constant inputs carry no information: %2, ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison of %1 runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant inputs carry no information: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jaccard index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run selects a column: nothing can be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective over the iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw weight in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spearman correlation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runs rank no column in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for this. Nothing else was affected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This failed because of a fault in the program. Nothing else was affected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This failed because of a fault in the program: %1. Nothing else was affected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of %1 against those of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleColours</name>
    <message>
        <source>%1 (ground truth)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (one sample in %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class by neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error / std. dev., mean %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error of the ground truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error of the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong (%1 %)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WeightsView</name>
    <message>
        <source>Feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much each input counts, the largest as 1. Inputs of weight 0 are left out. Look for: a few long bars and many without any: few columns are enough. A short bar beside that of a correlated column may matter all the same: such columns share their weight. Bars of equal length say that nothing was learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table: one bar for each of its inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run: one bar for each input appears here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method gives an order: see the ranking. A place has no size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight (largest = 1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::AnswerMaker</name>
    <message>
        <source>Answer to the previous question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking how far this can be relied on...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking again...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No column is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not looked at: the table of this run is not open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still checking...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::AnswerPanel</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check: about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences of held-out errors do not count below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hundredth of the mean&apos;s error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ArrayDialog</name>
    <message>
        <source>%1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrays of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose arrays - %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ticked arrays have different numbers of rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file holds several arrays. Tick those to open side by side; each row is one sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick at least one array.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::BarPlot</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 largest of %2 are drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::BoardPresets</name>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every plot that has something to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many columns: path, weights, projection, plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plots as you arranged them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the run does: objective, overlap, weights, projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the samples look like: projection, clusters, free energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it holds on other samples: held-out error and the figures of a study</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::BoxPlot</name>
    <message>
        <source>%1 (number)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median %1, quartiles %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reference: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::CandidateDialog</name>
    <message>
        <source>Candidate columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns that may explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search %1 column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search %1 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ChartPlot</name>
    <message>
        <source>Page Down and Page Up point at one value after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel: zoom. Drag with the middle button, Shift or Space: pan. Double click: show all. The keys +, -, 0 and the arrows do the same. Page Down and Page Up point at one value after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel: zoom. Drag: pan. Double click: show all. The keys +, -, 0 and the arrows do the same. Page Down and Page Up point at one value after the other.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ChipLabel</name>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ChoiceBar</name>
    <message>
        <source>%1 chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 samples chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose no samples (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue with the chosen samples only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue without the chosen samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ClustersView</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) with %3 (%4): purity %5, one to one %6, adjusted Rand index %7, normalised mutual information %8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both clusterings are the same so far. Start a run, or compare with another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clustering the samples...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters of all inputs, scaled to equal spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters of the ground truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters of the space that the projection shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups to compare them with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How clusters are found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of samples for each pair of groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table: how well clusters match the label or each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The classes of the label column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data decide how many clusters there are (Z = 1.6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two clusterings of the samples, compared: clusters of the shown space, of all inputs, of the ground truth, or the classes of the label. Look for: bars near 1, groups that consist of one class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all inputs, equally weighted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>density peaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ground truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k-means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ColumnChooser</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search columns of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ColumnDialog</name>
    <message>
        <source>Column of the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of this run is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no target column that a column could be drawn against</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ColumnModel</name>
    <message>
        <source>%1 as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A feature that gets a weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weight that is known beforehand, to compare the result with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As an input: values one period apart are equal (for example 2pi or 360)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class of each sample: colours the projection, measures purity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of one group belong together (x, y, z of an atom)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free text, shown beside the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names each sample; takes no part in a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, as ground truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of each sample; takes no part in a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truth period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is unusual about the values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exceeds its period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text, %1 values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text, 1 value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ColumnPanel</name>
    <message>
        <source>%1 text columns left out: numbers are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 text column left out: numbers are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>99 missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of the table and their roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one column can have this role: the last one has it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all roles from the selected columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search columns by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show id, time, unit, group, period and known weight too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The inputs should explain the selected columns, and no others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the selected columns as: %1. Click again to undo.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ComparisonDialog</name>
    <message>
        <source>&amp;Pairs as CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Report as HTML...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table as CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Weights of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement of each pair of runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pair of the ticked runs with all three measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features that both have: %1. Chosen by both: %2 (of %3 and %4 chosen).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much two selections overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How runs are compared in pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How similar two rankings of the features are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How similar two sets of weights are, up to scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the units of the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One self-contained page: data, settings, results, pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs &amp;by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run whose weights are on the x axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run whose weights are on the y axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs and their scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores of the ticked runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These two runs have no feature in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick at least two runs to compare them in pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick at least two runs to see their weights together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times the column&apos;s standard deviation, largest = 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights an&amp;d pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of two runs against each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which weights are compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relative</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ConfusionModel</name>
    <message>
        <source>%1 and %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ContourPlot</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no value here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::DataPanel</name>
    <message>
        <source>%1 column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, inputs: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add columns of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No column has been chosen to be explained: the table is compared with itself. To explain a column, click Change above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ground truth chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file, or drop one onto the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table, such as a text file with commas, semicolons, tabs or spaces between the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the ground truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The classes of the label are explained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ground truth file has %1 rows, the data have %2. Both need the same number of rows, in the same order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The inputs are compared with themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truth file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrap periods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrap the values of columns that exceed their period into one period. Distances do not change; spreads, starting weights and plots do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind of the ground truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order of the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaling of the ground truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>treatment of missing cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrapping of periods</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::DataSummaryPage</name>
    <message>
        <source>Correlation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a column on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select columns of numbers on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of the selected columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns selected on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of the selected columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first inputs. Select columns on the left to see others.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::EnergyView</name>
    <message>
        <source>%1 (ground truth)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinate along the horizontal axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinate along the vertical axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimating the density...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table: the free energy is low where its samples are dense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where samples are dense along two coordinates, as a landscape: low where there are many. The unit kT assumes that they come from an equilibrium. Look for: separate valleys, and how high the passes between them are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first axis of the projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second axis of the projection</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::EstimateLine</name>
    <message>
        <source>
This is more than the %1 of free memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Not started; press Run again to start it anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. Cheaper: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated cost of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::Exporter</name>
    <message>
        <source>%1 files will be written into %2:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files written into %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file written into %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all plots into a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as a Python script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as a Python script, NAME.py, and its table, NAME-table.csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the comparison of runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the inputs beside their knockoffs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the learned map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the learned space, of all inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the learned space, of the selected features alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the pairs of runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the plot: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the reduced and scaled table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the run&apos;s record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the selected columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the selected features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the selected features, distances preserved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the selected samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the selected samples, covariances preserved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No column is selected: there is nothing to write. Select at least 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plot shows anything yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written: %1 is a file of the open table and would be lost. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 files, these exist in %2 and would be replaced:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png);;Vector drawing (*.svg);;Page (*.pdf);;Data (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python script (*.py)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plots are still being written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file will be written into %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run selected no samples; PCov-FPS, for example, can select them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the plots into %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::GlossaryLink</name>
    <message>
        <source>Open the glossary</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HeatMapPlot</name>
    <message>
        <source>%1
%2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HeldOutView</name>
    <message>
        <source>After a run: how well its first features predict the ground truth, or all inputs, on samples that were not used for the fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sample has a map of its own, made from this many nearest training samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held-out error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of neighbours that each sample&apos;s map is made from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of training samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The error on samples that were not used for the fit, with the first features of the ranking, against random selections of the same size (the band). Look for: a curve well below the band. One inside it is no better than chance, whatever the weights look like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is predicted, and from what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k = </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HelpBrowser</name>
    <message>
        <source>Help page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HelpMenu</name>
    <message>
        <source>&amp;About Steelyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Page of what has the focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;rtcuts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HelpWindow</name>
    <message>
        <source>%1 - Steelyard Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents of the help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steelyard Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HistogramPlot</name>
    <message>
        <source>%1 from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2
%3 of %4 (%5 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 values, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 value, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ImbalanceDialog</name>
    <message>
        <source>%1 (ground-truth table)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Neighbours k:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: near neighbours in one set are near neighbours in the other; 1: they are no nearer than other samples. ± is the standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide the columns of &amp;A by their std</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Information imbalance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of neighbours averaged over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So that columns in different units count equally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ranks of the k nearest neighbours of each sample are averaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those of &amp;B too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not compared yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Δ(A → B), how badly A predicts B:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Δ(B → A), how badly B predicts A:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ImportDialog</name>
    <message>
        <source>%1 column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Comment lines start with:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delimiter:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Skip lines at the start:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it can be changed later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;orrect...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change how the file is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma (0,5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal &amp;mark:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First row names the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point (0.5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read like this: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is how the file will be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is taken from this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What should be explained?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decimal comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decimal point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is being read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no comment lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tabs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::JobRunner</name>
    <message>
        <source>%1. Reading it may take long and need much memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the file?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::JoinDialog</name>
    <message>
        <source>%1 column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add columns of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How rows are matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are matched by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal values in the column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their order: first to first, second to second</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::LessonPanel</name>
    <message>
        <source>%1 · now with your own table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;your own table...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run it first, or press Next again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it and run it first, or press Next again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it first, or press Next again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step is not done yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for the run, or press Next again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does this happen?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You should see: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::LevelMark</name>
    <message>
        <source>bad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>caution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::LinePlot</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::LinkList</name>
    <message>
        <source>Nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ListEditor</name>
    <message>
        <source>none, or numbers separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::LoadBar</name>
    <message>
        <source>%p %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::MainWindow</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer there. Its results are shown; to continue, find the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare runs...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export the selection...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Information imbalance...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a table...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause or continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add col&amp;umns of a file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another window cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as a comma&amp;nd line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a report (&amp;HTML)...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as P&amp;ython...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export features, &amp;distances kept...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export samples, co&amp;variances kept...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the &amp;knockoffs...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the learned &amp;map...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the file of this run&apos;s table first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run is under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;ground truth...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a &amp;record or session...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record or session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent sess&amp;ions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record or session (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session &amp;as...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session and its data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session and its data in one fi&amp;le...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session and its data in one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save with data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions cannot be saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer, the ranking of the selected columns, and the open plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plots show a question that was not run yet; choose a run first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer cannot print this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session cannot be saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no run yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These %1 files will be in the file, and whoever gets it can read them:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These samples belong to a table that is no longer open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file will be in the file, and whoever gets it can read it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrangement of the plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base of comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program ended during the run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::MethodPanel</name>
    <message>
        <source>3 Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Needs: %2&lt;br&gt;%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set all parameters of this method to their defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the method does and where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice of the method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ground truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ground truth or a label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inputs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::MissingChooser</name>
    <message>
        <source>%1 missing cell in %2 of %3 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 missing cells in %2 of %3 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not run until they are filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty, NA, NaN and ? count as missing, in the columns in use only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill with the column&apos;s median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave these rows out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No missing cells in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do with missing cells</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ParameterEditor</name>
    <message>
        <source>%1
Accepted: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the method decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not valid. Enter %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ParameterForm</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PathPurityView</name>
    <message>
        <source>After a search: how well clusters in the space of its solutions match %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster purity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a column of classes the role Label to see how well clusters of a search&apos;s solutions match it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purity of the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The purity of clusters in the space of the best solution of each number of features. Look for: the smallest number at which it is as high as with all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one to one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PathView</name>
    <message>
        <source>...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a search: the objective against the number of features, one point per solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective against number of features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the run&apos;s solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: %1 features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: 1 feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The objective of each solution of a search against the number of its features; the line is the best of each number. Look for: the number from which more features gain little. Click a point to see its solution everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggested</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PlanePlot</name>
    <message>
        <source>%1 = %2 ± %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x standard error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y standard error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PlaneView</name>
    <message>
        <source>%1 features: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 feature: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing each feature with the ground truth...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each sample, the ranks of its k nearest neighbours are averaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well features predict the ground truth (across) and how well it predicts them (up): 0 is perfect, 1 is chance. Look for: points at the left. They hold what the ground truth holds; at the lower left both hold the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Information imbalance plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near (0, 0) both hold the same information; at the lower right %1
holds more than the features; at the upper left the features hold more;
near (1, 1) neither says anything about the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of neighbours averaged over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table: how well each feature and the ground truth predict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each divided by its standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ground truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more in features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solutions of the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Δ(%1 → features), 0: it predicts them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Δ(features → %1), 0: they predict it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PlotCard</name>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the &amp;window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En&amp;large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move la&amp;ter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in a &amp;window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show al&amp;l plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this shows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PlotGrid</name>
    <message>
        <source>Add a plot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PreparationDialog</name>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PreparationPanel</name>
    <message>
        <source>Add a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add columns...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of %1, by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of %1, by row order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the columns of another file beside those of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is as it was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done to the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PreviewModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ProjectionBeside</name>
    <message>
        <source>Inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs, all alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projecting the inputs...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projection of the inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The inputs as they are, unscaled, stand left of it in the same colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The inputs at equal spread stand left of it in the same colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This projection alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands beside the projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and inputs, all alike</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ProjectionMotion</name>
    <message>
        <source>%1: done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: finding nearest neighbours...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: moving...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: redrawn when the run ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: stopped early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the picture as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again with the weights shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ProjectionView</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (ground truth)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of the samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column along the horizontal axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column along the vertical axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sample as a point: the learned space seen from the side where it spreads most, or as the box above chooses. Look for: colours that separate, or change smoothly, once the weights are learned. Drag around points to choose them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every input at equal spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only inputs with nonzero weight, scaled to equal spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table: each sample is a point here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projection of the samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The learned space: each input times its weight, or the inputs mapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::Question</name>
    <message>
        <source>A parameter is not valid yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::QuestionChooser</name>
    <message>
        <source>%1 columns are explained together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 column is explained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another &amp;file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns that can be explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or se&amp;veral columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the table...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search %1 column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search %1 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns, points (all their distances), or a distance matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which columns keep the structure of all of them?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::QuestionDialog</name>
    <message>
        <source>What should be explained?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::QuestionPanel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 What should be explained?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chan&amp;ge...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what the other columns should explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1 candidate columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by 1 candidate column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table itself</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RankingModel</name>
    <message>
        <source>1 is best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the input column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected features are exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of the input column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RecentFiles</name>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RecoveryBar</name>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last session (%1, %2) was not closed properly. What was saved can be reopened; it also stays under File &gt; Recent sessions.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ReducedTableDialog</name>
    <message>
        <source>&amp;Choose a file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ids and labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Numbers of the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And beside them:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns &amp;as they are in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns times their &amp;weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a reduced table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The learned &amp;space: mixtures of the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What should the table hold?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ResultPanel</name>
    <message>
        <source>&amp;More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All plots, with the data behind them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the feature of the chosen row against the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport selection...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything needed to run this again, as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all &amp;plots...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the re&amp;cord...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the reduced &amp;table...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features by rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the file of this run&apos;s table first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot against the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank, feature, unit, weights and selection as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 drew no knockoffs; a run draws them if its setting Trust says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 ended before its first value: it has no result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 has learned no map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 has no result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 selected no samples; PCov-FPS, for example, can select them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search features by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the unit and the further columns of the method, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ranking appears here when a run has results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run goes on; what it finds can be exported when it has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected columns as CSV: as they are, or times their weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no run yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RowOrderChooser</name>
    <message>
        <source>Are the rows a series in time?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbouring rows are alike. Are the rows a series in time?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, their order means nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not said: stretches of rows are kept together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is close in time is alike. Rows of a series are held out in stretches, and chance shifts the target instead of shuffling it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the rows are a series in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, a series in time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RunBar</name>
    <message>
        <source>%1, %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converged at iteration %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the run and keep the best result so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration limit: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One iteration, then pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused at iteration %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped at iteration %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time elapsed and remaining</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RunList</name>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>999.9 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base: run %1, %2. Choose or start another run to see both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare runs...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with run %1, %2, which is drawn in grey.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with run %1, %2. It has other inputs: there is no overlap of weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs of this session; F2 renames one, Delete removes those selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings, results and chosen columns of the selected runs side by side; Ctrl+click selects several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use as base</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RunListModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1: %2, %3 = %4, %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1: %2, no result, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>converged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iteration limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RunNews</name>
    <message>
        <source>%1 - Steelyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steelyard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RunReplay</name>
    <message>
        <source> (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (1 of %1 kept)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of %1 solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result, iteration %1 of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: %1, as selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: all columns, weighted equally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: iteration %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: nothing of this run yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: solution %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: this run has no result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested solution with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>objective</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RunTableModel</name>
    <message>
        <source>How many features the method selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of clusters in the weighted inputs: the share of samples that belong to the most common class of their cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the run&apos;s solution: the quantity that the method minimises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same with clusters and classes matched one to one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the run ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the known weights: 1 means equal up to scale</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::Runs</name>
    <message>
        <source>choice of columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removal of %1 runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removal of run %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SampleList</name>
    <message>
        <source>Adds a preparation step that keeps only these samples, for every later run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order, row, id and label of the selected samples as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected samples (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use only these</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ScatterPlot</name>
    <message>
        <source> (row %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::Scrubber</name>
    <message>
        <source>First step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step of the run that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the plots show</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SelectionControl</name>
    <message>
        <source> (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · suggested %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 of %1 feature selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 of %1 features selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As the run selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Weight from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: chosen by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many features to select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to select yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select by the value of a feature instead of by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select features whose value is at least this share of the largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select this many features, the best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest value to select, as a share of the largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SideBySideView</name>
    <message>
        <source>C&amp;opy as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the table as text that can be pasted into a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the %1 &amp;lines that are alike, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;line that is alike, too</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SliderEditor</name>
    <message>
        <source>%1: slider</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SpeedChoice</name>
    <message>
        <source>. The results are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run as fast as possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run in about 20 seconds, so that each iteration can be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run in about 5 seconds, so that each iteration can be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::StartPage</name>
    <message>
        <source>%1
Saved %2 with %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lesson opens a table of its own and shows one thing, step by step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file, or drop one onto the window. Text tables and files of NumPy, MATLAB, HDF5, Weka and PLUMED are recognised by their content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SummaryModel</name>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TableHistory</name>
    <message>
        <source>: the tables kept for it would take more than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 changes can no longer be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first change can no longer be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo keeps %1 other tables: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo keeps 1 other table: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TakenSummary</name>
    <message>
        <source>%1 column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2 of %3 rows: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not &amp;run until they are filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill with the column&apos;s &amp;median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave these &amp;rows out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1, %2: samples of one group stay together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1: samples of one group stay together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs between columns: each is divided by its standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filled with the column&apos;s median; a target is never filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no run until they are filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing: you compare the table with itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the contents of another file, which you choose next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rows are left out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TargetModel</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks like a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last column</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TruthOptions</name>
    <message>
        <source>A second table with the same number of rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many columns as rows: how far apart any two samples are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the inputs with themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide each ground truth column by its standard deviation, so that all count equally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the other file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every input also becomes ground truth: which few inputs can represent all of them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ground truth: %1 column of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ground truth: %1 columns of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ground truth: %1 point, between which there are no distances (%2 columns of %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ground truth: all distances between %1 points (%2 columns of %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ground truth: the distances in %1 column of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ground truth: the distances in %1 columns of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples are as far apart as their values in these columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standardise the ground truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The c&amp;olumns are:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three columns are the x, y, z of one point (an atom). Samples are compared by all distances between their points, so that shifting or rotating a sample as a whole changes nothing. Columns are assigned to points by their groups, by names such as x1 y1 z1 or CA_x CA_y CA_z, or in threes in table order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truth from another file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the columns of the ground truth mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a distance matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all distances between points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns as they are</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
