<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Asked</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
</context>
<context>
    <name>CopiedCells</name>
    <message>
        <source>%1 cells are too many to copy: at most %2</source>
        <translation>%1 Zellen sind zu viele zum Kopieren: höchstens %2</translation>
    </message>
</context>
<context>
    <name>CurveWords</name>
    <message>
        <source>%1: no value, so there is no curve.</source>
        <translation>%1: kein Wert, also keine Kurve.</translation>
    </message>
    <message>
        <source>%1: %2. There is only one value, so there is no curve.</source>
        <translation>%1: %2. Es gibt nur einen Wert, also keine Kurve.</translation>
    </message>
    <message>
        <source>%1: there is only one value of each, so there is no curve.</source>
        <translation>%1: Es gibt je nur einen Wert, also keine Kurve.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>more than a year</source>
        <translation>mehr als ein Jahr</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message numerus="yes">
        <source># the %1 columns were chosen by hand, which is not part of this command:</source>
        <translation>
            <numerusform># die %1 Spalte wurde von Hand ausgewählt, was nicht Teil dieses Befehls ist:</numerusform>
            <numerusform># die %1 Spalten wurden von Hand ausgewählt, was nicht Teil dieses Befehls ist:</numerusform>
        </translation>
    </message>
    <message>
        <source># the column was chosen by hand, which is not part of this command:</source>
        <translation># die Spalte wurde von Hand ausgewählt, was nicht Teil dieses Befehls ist:</translation>
    </message>
</context>
<context>
    <name>FigureCards</name>
    <message>
        <source>Drawn during the run</source>
        <translation>Wird während des Laufs gezeichnet</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>%1 file</source>
        <translation>%1-Datei</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>+ and -</source>
        <translation>+ und -</translation>
    </message>
    <message>
        <source>About Steelyard</source>
        <translation>Über Steelyard</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Begin a lasso at the pointer, with Ctrl to add to the choice; Return closes it</source>
        <translation>Beginnt ein Lasso am Zeiger, mit Strg zusätzlich zur bisherigen Auswahl; die Eingabetaste schließt es</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Click where the pointer is</source>
        <translation>Klickt dort, wo der Zeiger steht</translation>
    </message>
    <message>
        <source>Ctrl and arrows</source>
        <translation>Strg und Pfeiltasten</translation>
    </message>
    <message>
        <source>Finds which columns of a table matter, and how much.</source>
        <translation>Findet, welche Spalten einer Tabelle wichtig sind, und wie sehr.</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later (GPL-3.0-or-later). You may use, study, share and change the program; it comes without any warranty.</source>
        <translation>GNU General Public License, Version 3 oder später (GPL-3.0-or-later). Sie dürfen das Programm benutzen, untersuchen, weitergeben und verändern; es kommt ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>In a plot that has the focus</source>
        <translation>In einem Diagramm, das den Fokus hat</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Looking closer</source>
        <translation>Genauer hinsehen</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>Move the pointer</source>
        <translation>Bewegen den Zeiger</translation>
    </message>
    <message>
        <source>Move what is shown</source>
        <translation>Verschieben den Ausschnitt</translation>
    </message>
    <message>
        <source>Page Down and Page Up</source>
        <translation>Bild ab und Bild auf</translation>
    </message>
    <message>
        <source>Please cite</source>
        <translation>Bitte zitieren</translation>
    </message>
    <message>
        <source>Point at the next value, or at the one before</source>
        <translation>Zeigen auf den nächsten Wert oder auf den davor</translation>
    </message>
    <message>
        <source>Qt Charts is under the GPL, and therefore so is the whole program. Files of MATLAB, HDF5, SPSS, Stata, SAS and workbooks are parsed in a process of its own, by the libraries from matio on. Open MPI is there only where the program was built for many machines.</source>
        <translation>Qt Charts steht unter der GPL, darum auch das ganze Programm. Dateien von MATLAB, HDF5, SPSS, Stata, SAS und Arbeitsmappen liest ein eigener Prozess mit den Bibliotheken ab matio. Open MPI ist nur dabei, wenn das Programm für viele Rechner gebaut wurde.</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Zeigt alles</translation>
    </message>
    <message>
        <source>The work behind the method that you used: see the method&apos;s page. And the program:</source>
        <translation>Die Arbeit hinter der Methode, die Sie benutzt haben: siehe die Seite der Methode. Und das Programm:</translation>
    </message>
    <message>
        <source>Version %1, built with %2 for %3.</source>
        <translation>Version %1, erstellt mit %2 für %3.</translation>
    </message>
    <message>
        <source>Wheel: zoom. Drag with the middle button, Shift or Space: pan. Double click: show all. The keys +, -, 0 and the arrows do the same; Page Down and Page Up point at one value after the other. The card&apos;s menu exports the plot and its numbers.</source>
        <translation>Mausrad: vergrößern und verkleinern. Ziehen mit der mittleren Taste, mit Umschalt oder der Leertaste: verschieben. Doppelklick: alles zeigen. Die Tasten +, -, 0 und die Pfeiltasten tun dasselbe; Bild ab und Bild auf zeigen auf einen Wert nach dem anderen. Das Menü der Karte exportiert das Diagramm und seine Zahlen.</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Vergrößern und verkleinern</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <comment>the code of your language, such as de</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>d MMMM yyyy, hh:mm</source>
        <comment>a pattern of Qt for a day and a time, such as d. MMMM yyyy</comment>
        <translation>d. MMMM yyyy, hh:mm</translation>
    </message>
</context>
<context>
    <name>ObjectiveView</name>
    <message>
        <source>Iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>Objective per iteration</source>
        <translation>Zielfunktion je Iteration</translation>
    </message>
    <message>
        <source>Run: the objective that is minimised appears here, iteration by iteration</source>
        <translation>Ausführen: Die Zielfunktion, die minimiert wird, erscheint hier Iteration für Iteration</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>The quantity that the run minimises, at each iteration. In a search, each point is one solution and the line is the lowest so far. Look for: a curve that falls and then stays level. One that still falls at the end needs more iterations; one that jumps needs a smaller learning rate.</source>
        <translation>Die Größe, die der Lauf minimiert, bei jeder Iteration. Bei einer Suche ist jeder Punkt eine Lösung und die Linie der bisher kleinste Wert. Worauf es ankommt: eine Kurve, die fällt und dann waagrecht verläuft. Fällt sie am Ende noch, braucht es mehr Iterationen; springt sie, braucht es eine kleinere Lernrate.</translation>
    </message>
    <message>
        <source>each solution</source>
        <translation>jede Lösung</translation>
    </message>
    <message>
        <source>lowest so far</source>
        <translation>bisher kleinster Wert</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>dieser Lauf</translation>
    </message>
</context>
<context>
    <name>OverlapView</name>
    <message>
        <source>Compare the weights with</source>
        <translation>Gewichte vergleichen mit</translation>
    </message>
    <message>
        <source>Cosine overlap</source>
        <translation>Kosinus-Überlappung</translation>
    </message>
    <message>
        <source>Cosine overlap per iteration</source>
        <translation>Kosinus-Überlappung je Iteration</translation>
    </message>
    <message>
        <source>Cosine overlap with %1</source>
        <translation>Kosinus-Überlappung mit %1</translation>
    </message>
    <message>
        <source>Enter known weights, or pick an earlier run to compare with</source>
        <translation>Geben Sie bekannte Gewichte ein oder wählen Sie einen früheren Lauf zum Vergleich</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>Run: how well the weights agree with %1</source>
        <translation>Ausführen: wie gut die Gewichte mit %1 übereinstimmen</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>The cosine between the learned weights and others: the known ones, or those of an earlier run. 1 means the same proportions, 0 no column in common. Look for: a curve that ends near 1 where the right answer is known.</source>
        <translation>Der Kosinus zwischen den gelernten Gewichten und anderen: den bekannten oder denen eines früheren Laufs. 1 bedeutet dieselben Verhältnisse, 0 keine gemeinsame Spalte. Worauf es ankommt: eine Kurve, die nahe 1 endet, wenn die richtige Antwort bekannt ist.</translation>
    </message>
    <message>
        <source>known weights</source>
        <translation>bekannten Gewichten</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>PlotFrame</name>
    <message>
        <source>%1 series</source>
        <translation>%1 Reihen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1 of %2 row names have room</source>
        <translation>%1 von %2 Zeilennamen haben Platz</translation>
    </message>
    <message>
        <source>%1 of %2 column names have room</source>
        <translation>%1 von %2 Spaltennamen haben Platz</translation>
    </message>
</context>
<context>
    <name>PrintedPages</name>
    <message>
        <source>Printing: plot %1 of %2</source>
        <translation>Drucken: Diagramm %1 von %2</translation>
    </message>
    <message>
        <source>Printing: the pages are laid out</source>
        <translation>Drucken: Die Seiten werden eingeteilt</translation>
    </message>
    <message>
        <source>Printing page %1 of %2</source>
        <translation>Drucken: Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>PrintedWords</name>
    <message>
        <source>No column is selected.</source>
        <translation>Es ist keine Spalte ausgewählt.</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Lauf %1: %2</translation>
    </message>
    <message>
        <source>Table: %1. Method: %2. Printed %3, Steelyard %4.</source>
        <translation>Tabelle: %1. Methode: %2. Gedruckt %3, Steelyard %4.</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>Alle Methoden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>Settings that applied</source>
        <translation>Einstellungen, die galten</translation>
    </message>
    <message>
        <source>How to repeat it</source>
        <translation>Wie man den Lauf wiederholt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
</context>
<context>
    <name>PurityView</name>
    <message>
        <source>Cluster purity</source>
        <translation>Reinheit der Cluster</translation>
    </message>
    <message>
        <source>Cluster purity per iteration</source>
        <translation>Reinheit der Cluster je Iteration</translation>
    </message>
    <message>
        <source>Give a column of classes the role Label to see how well clusters match it</source>
        <translation>Geben Sie einer Spalte mit Klassen die Rolle Klasse, um zu sehen, wie gut die Cluster zu ihr passen</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>Run: how well clusters in the weighted space match %1</source>
        <translation>Ausführen: wie gut die Cluster im gewichteten Raum zu %1 passen</translation>
    </message>
    <message>
        <source>Samples are clustered in the learned space; purity is the share of samples that lie in a cluster of their own class. Look for: a curve that rises. It says that the learned columns tell the classes apart.</source>
        <translation>Die Proben werden im gelernten Raum in Cluster eingeteilt; die Reinheit ist der Anteil der Proben, die in einem Cluster ihrer eigenen Klasse liegen. Worauf es ankommt: eine Kurve, die steigt. Sie zeigt, dass die gelernten Spalten die Klassen voneinander unterscheiden.</translation>
    </message>
    <message>
        <source>largest class</source>
        <translation>größte Klasse</translation>
    </message>
    <message>
        <source>one to one</source>
        <translation>eins zu eins</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>Names of the files</source>
        <translation>Namen der Dateien</translation>
    </message>
</context>
<context>
    <name>QMenu</name>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Takes effect at the next start</source>
        <translation>Wirkt ab dem nächsten Start</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Sp&amp;rache</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 constant inputs carry no information: %2, ...</source>
        <translation>%1 konstante Eingänge enthalten keine Information: %2, ...</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %1 runs</source>
        <translation>
            <numerusform>Vergleich von %1 Lauf</numerusform>
            <numerusform>Vergleich von %1 Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Constant inputs carry no information: %1</source>
        <translation>Konstante Eingänge enthalten keine Information: %1</translation>
    </message>
    <message>
        <source>Cosine overlap</source>
        <translation>Kosinus-Überlappung</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>Jaccard index</source>
        <translation>Jaccard-Index</translation>
    </message>
    <message>
        <source>No run selects a column: nothing can be compared.</source>
        <translation>Kein Lauf wählt eine Spalte aus: Es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Objective over the iterations</source>
        <translation>Zielfunktion im Verlauf der Iterationen</translation>
    </message>
    <message>
        <source>Raw weight in %1</source>
        <translation>Rohes Gewicht in %1</translation>
    </message>
    <message>
        <source>Report on %1</source>
        <translation>Bericht über %1</translation>
    </message>
    <message>
        <source>Spearman correlation</source>
        <translation>Spearman-Korrelation</translation>
    </message>
    <message>
        <source>The runs rank no column in common.</source>
        <translation>Die Rangfolgen der Läufe haben keine Spalte gemeinsam.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Nothing else was affected.</source>
        <translation>Dafür reicht der Arbeitsspeicher nicht aus. Sonst ist nichts betroffen.</translation>
    </message>
    <message>
        <source>This failed because of a fault in the program. Nothing else was affected.</source>
        <translation>Das ist wegen eines Fehlers im Programm fehlgeschlagen. Sonst ist nichts betroffen.</translation>
    </message>
    <message>
        <source>This failed because of a fault in the program: %1. Nothing else was affected.</source>
        <translation>Das ist wegen eines Fehlers im Programm fehlgeschlagen: %1. Sonst ist nichts betroffen.</translation>
    </message>
    <message>
        <source>Weight in %1</source>
        <translation>Gewicht in %1</translation>
    </message>
    <message>
        <source>Weights of %1 against those of %2</source>
        <translation>Gewichte von %1 gegen die von %2</translation>
    </message>
    <message>
        <source>equal weights</source>
        <translation>gleiche Gewichte</translation>
    </message>
    <message>
        <source>features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation>Lauf %1: %2</translation>
    </message>
    <message>
        <source>%1 text column is not used: %2.</source>
        <translation>%1 Textspalte wird nicht verwendet: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 text columns are not used: %2.</source>
        <translation>
            <numerusform>%1 Textspalte wird nicht verwendet: %2.</numerusform>
            <numerusform>%1 Textspalten werden nicht verwendet: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportText</name>
    <message>
        <source>en</source>
        <comment>The language of these words, as HTML names it: de</comment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>SampleColours</name>
    <message>
        <source>%1 (target)</source>
        <translation>%1 (Zielgröße)</translation>
    </message>
    <message>
        <source>%1 (one sample in %2)</source>
        <translation>%1 (jede %2. Probe)</translation>
    </message>
    <message>
        <source>class by neighbours</source>
        <translation>Klasse nach den Nachbarn</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>error / std. dev., mean %1</source>
        <translation>Fehler / Std.-Abw., Mittel %1</translation>
    </message>
    <message>
        <source>error of the target</source>
        <translation>Fehler bei der Zielgröße</translation>
    </message>
    <message>
        <source>error of the label</source>
        <translation>Fehler bei der Klasse</translation>
    </message>
    <message>
        <source>label: %1</source>
        <translation>Klasse: %1</translation>
    </message>
    <message>
        <source>one colour</source>
        <translation>einfarbig</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong (%1 %)</source>
        <translation>falsch (%1 %)</translation>
    </message>
</context>
<context>
    <name>WeightsView</name>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>How much each input counts, the largest as 1. Inputs of weight 0 are left out. Look for: a few long bars and many without any: few columns are enough. A short bar beside that of a correlated column may matter all the same: such columns share their weight. Bars of equal length say that nothing was learned.</source>
        <translation>Wie viel jeder Eingang zählt, der größte Wert als 1. Eingänge mit Gewicht 0 sind weggelassen. Worauf es ankommt: einige lange Balken und viele Eingänge ohne Balken, dann genügen wenige Spalten. Ein kurzer Balken neben dem einer korrelierten Spalte kann trotzdem wichtig sein: Solche Spalten teilen sich ihr Gewicht. Gleich lange Balken bedeuten, dass nichts gelernt wurde.</translation>
    </message>
    <message>
        <source>Learned weights</source>
        <translation>Gelernte Gewichte</translation>
    </message>
    <message>
        <source>Run: one bar for each input appears here</source>
        <translation>Ausführen: Hier erscheint ein Balken für jeden Eingang</translation>
    </message>
    <message>
        <source>The method gives an order: see the ranking. A place has no size.</source>
        <translation>Die Methode liefert eine Reihenfolge: siehe Rangfolge. Ein Rang hat keine Größe.</translation>
    </message>
    <message>
        <source>Weight (largest = 1)</source>
        <translation>Gewicht (größtes = 1)</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::AnswerMaker</name>
    <message>
        <source>Answer to the previous question</source>
        <translation>Antwort auf die vorige Frage</translation>
    </message>
    <message>
        <source>Checking how far this can be relied on...</source>
        <translation>Es wird geprüft, wie verlässlich das ist ...</translation>
    </message>
    <message>
        <source>Looking again...</source>
        <translation>Wird erneut untersucht ...</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>Keine Antwort: %1</translation>
    </message>
    <message>
        <source>No column is selected</source>
        <translation>Es ist keine Spalte ausgewählt</translation>
    </message>
    <message>
        <source>Not looked at: the table of this run is not open</source>
        <translation>Nicht untersucht: Die Tabelle dieses Laufs ist nicht geöffnet</translation>
    </message>
    <message>
        <source>Still checking...</source>
        <translation>Es wird noch geprüft ...</translation>
    </message>
    <message>
        <source>Not checked.</source>
        <translation>Nicht geprüft.</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::AnswerPanel</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Answer, %1: %2</source>
        <translation>Antwort, %1: %2</translation>
    </message>
    <message>
        <source>Check: about %1</source>
        <translation>Prüfen: etwa %1</translation>
    </message>
    <message>
        <source>Differences of held-out errors do not count below</source>
        <translation>Unterschiede zwischen Fehlern auf zurückgehaltenen Proben zählen nicht unterhalb von</translation>
    </message>
    <message>
        <source>Not yet checked.</source>
        <translation>Noch nicht geprüft.</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Prüfung anhalten</translation>
    </message>
    <message>
        <source>a hundredth of the mean&apos;s error</source>
        <translation>einem Hundertstel des Fehlers des Mittelwerts</translation>
    </message>
    <message>
        <source>Check on null targets: about %1</source>
        <translation>An Nullzielen prüfen: etwa %1</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Details of the answer</source>
        <translation>Details der Antwort</translation>
    </message>
    <message>
        <source>Show how the checks of the answer were made</source>
        <translation>Zeigt, wie die Prüfungen der Antwort gemacht wurden</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ArrayDialog</name>
    <message>
        <source>%1 sample</source>
        <translation>%1 Probe</translation>
    </message>
    <message numerus="yes">
        <source>%1 samples</source>
        <translation>
            <numerusform>%1 Probe</numerusform>
            <numerusform>%1 Proben</numerusform>
        </translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Array</translation>
    </message>
    <message>
        <source>Arrays of the file</source>
        <translation>Arrays der Datei</translation>
    </message>
    <message>
        <source>Choose arrays - %1</source>
        <translation>Arrays auswählen - %1</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The ticked arrays have different numbers of rows.</source>
        <translation>Die angehakten Arrays haben verschieden viele Zeilen.</translation>
    </message>
    <message>
        <source>This file holds several arrays. Tick those to open side by side; each row is one sample.</source>
        <translation>Diese Datei enthält mehrere Arrays. Haken Sie die an, die nebeneinander geöffnet werden sollen; jede Zeile ist eine Probe.</translation>
    </message>
    <message>
        <source>Tick at least one array.</source>
        <translation>Haken Sie mindestens ein Array an.</translation>
    </message>
    <message>
        <source>Choose a sheet - %1</source>
        <translation>Blatt wählen - %1</translation>
    </message>
    <message>
        <source>This workbook holds several sheets. Tick the one to open.</source>
        <translation>Diese Arbeitsmappe enthält mehrere Blätter. Haken Sie das an, das geöffnet werden soll.</translation>
    </message>
    <message>
        <source>Sheets of the file</source>
        <translation>Blätter der Datei</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Tick one sheet.</source>
        <translation>Haken Sie ein Blatt an.</translation>
    </message>
    <message>
        <source>%1 row in the sheet, with the row of names if there is one</source>
        <translation>%1 Zeile im Blatt, samt der Zeile mit den Namen, falls es eine gibt</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows in the sheet, with the row of names if there is one</source>
        <translation>
            <numerusform>%1 Zeile im Blatt, samt der Zeile mit den Namen, falls es eine gibt</numerusform>
            <numerusform>%1 Zeilen im Blatt, samt der Zeile mit den Namen, falls es eine gibt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>steelyard::ui::BarPlot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sort by value</source>
        <translation>Nach Wert sortieren</translation>
    </message>
    <message>
        <source>The %1 largest of %2 are drawn.</source>
        <translation>Die %1 größten von %2 sind gezeichnet.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>high</source>
        <translation>obere Grenze</translation>
    </message>
    <message>
        <source>known</source>
        <translation>bekannt</translation>
    </message>
    <message>
        <source>known: %1</source>
        <translation>bekannt: %1</translation>
    </message>
    <message>
        <source>low</source>
        <translation>untere Grenze</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>gezeigt</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>low %1, high %2</source>
        <translation>untere Grenze %1, obere Grenze %2</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::BoardPresets</name>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Every plot that has something to show</source>
        <translation>Jedes Diagramm, das etwas zu zeigen hat</translation>
    </message>
    <message>
        <source>How many columns: path, weights, projection, plane</source>
        <translation>Wie viele Spalten: Pfad, Gewichte, Projektion, Ebene</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>The plots as you arranged them</source>
        <translation>Die Diagramme, wie Sie sie angeordnet haben</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>What the run does: objective, overlap, weights, projection</source>
        <translation>Was der Lauf tut: Zielfunktion, Überlappung, Gewichte, Projektion</translation>
    </message>
    <message>
        <source>What the samples look like: projection, clusters, free energy</source>
        <translation>Wie die Proben aussehen: Projektion, Cluster, freie Energie</translation>
    </message>
    <message>
        <source>Whether it holds on other samples: held-out error and the figures of a study</source>
        <translation>Ob es auf anderen Proben gilt: Fehler auf zurückgehaltenen Proben und die Abbildungen einer Studie</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::BoxPlot</name>
    <message>
        <source>%1 (number)</source>
        <translation>%1 (Nummer)</translation>
    </message>
    <message>
        <source>%1 value</source>
        <translation>%1 Wert</translation>
    </message>
    <message numerus="yes">
        <source>%1 values</source>
        <translation>
            <numerusform>%1 Wert</numerusform>
            <numerusform>%1 Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>median %1, quartiles %2 and %3</source>
        <translation>Median %1, Quartile %2 und %3</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Vergleichswert</translation>
    </message>
    <message>
        <source>reference: %1</source>
        <translation>Vergleichswert: %1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::CandidateDialog</name>
    <message>
        <source>Candidate columns</source>
        <translation>Infrage kommende Spalten</translation>
    </message>
    <message>
        <source>Columns that may explain</source>
        <translation>Spalten, die erklären dürfen</translation>
    </message>
    <message>
        <source>Search %1 column</source>
        <translation>%1 Spalte durchsuchen</translation>
    </message>
    <message numerus="yes">
        <source>Search %1 columns</source>
        <translation>
            <numerusform>%1 Spalte durchsuchen</numerusform>
            <numerusform>%1 Spalten durchsuchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Search columns</source>
        <translation>Spalten durchsuchen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ChipLabel</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ChoiceBar</name>
    <message>
        <source>%1 chosen</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>%1 of %2 samples chosen</source>
        <translation>%1 von %2 Proben ausgewählt</translation>
    </message>
    <message>
        <source>Choose no samples (Escape)</source>
        <translation>Keine Proben auswählen (Esc)</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Continue with the chosen samples only</source>
        <translation>Nur mit den ausgewählten Proben fortfahren</translation>
    </message>
    <message>
        <source>Continue without the chosen samples</source>
        <translation>Ohne die ausgewählten Proben fortfahren</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ClustersView</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2) with %3 (%4): purity %5, one to one %6, adjusted Rand index %7, normalised mutual information %8.</source>
        <translation>%1 (%2) und %3 (%4): Reinheit %5, eins zu eins %6, angepasster Rand-Index %7, normierte Transinformation %8.</translation>
    </message>
    <message>
        <source>%1 group</source>
        <translation>%1 Gruppe</translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 Gruppe</numerusform>
            <numerusform>%1 Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>Both clusterings are the same so far. Start a run, or compare with another one.</source>
        <translation>Beide Einteilungen sind bisher gleich. Starten Sie einen Lauf oder vergleichen Sie mit einer anderen.</translation>
    </message>
    <message>
        <source>Clustering the samples...</source>
        <translation>Die Proben werden in Cluster eingeteilt ...</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Clusters by</source>
        <translation>Cluster nach</translation>
    </message>
    <message>
        <source>Clusters of all inputs, scaled to equal spread</source>
        <translation>Cluster aller Eingänge, auf gleiche Streuung skaliert</translation>
    </message>
    <message>
        <source>Clusters of the target</source>
        <translation>Cluster der Zielgröße</translation>
    </message>
    <message>
        <source>Clusters of the space that the projection shows</source>
        <translation>Cluster des Raums, den die Projektion zeigt</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Groups to compare</source>
        <translation>Gruppen, die verglichen werden</translation>
    </message>
    <message>
        <source>Groups to compare them with</source>
        <translation>Gruppen, mit denen sie verglichen werden</translation>
    </message>
    <message>
        <source>How clusters are found</source>
        <translation>Wie Cluster gefunden werden</translation>
    </message>
    <message>
        <source>Number of clusters</source>
        <translation>Anzahl der Cluster</translation>
    </message>
    <message>
        <source>Number of samples for each pair of groups</source>
        <translation>Anzahl der Proben für jedes Paar von Gruppen</translation>
    </message>
    <message>
        <source>Purity</source>
        <translation>Reinheit</translation>
    </message>
    <message>
        <source>The classes of the label column</source>
        <translation>Die Klassen der Klassenspalte</translation>
    </message>
    <message>
        <source>The data decide how many clusters there are (Z = 1.6)</source>
        <translation>Die Daten entscheiden, wie viele Cluster es gibt (Z = 1.6)</translation>
    </message>
    <message>
        <source>Two clusterings of the samples, compared: clusters of the shown space, of all inputs, of the target, or the classes of the label. Look for: bars near 1, groups that consist of one class.</source>
        <translation>Zwei Einteilungen der Proben im Vergleich: Cluster des gezeigten Raums, aller Eingänge, der Zielgröße oder die Klassen der Klassenspalte. Worauf es ankommt: Balken nahe 1, also Gruppen, die aus einer einzigen Klasse bestehen.</translation>
    </message>
    <message>
        <source>all inputs, equally weighted</source>
        <translation>alle Eingänge, gleich gewichtet</translation>
    </message>
    <message>
        <source>density peaks</source>
        <translation>Dichtemaxima</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Zielgröße</translation>
    </message>
    <message>
        <source>k-means</source>
        <translation>k-Means</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>shown space</source>
        <translation>gezeigter Raum</translation>
    </message>
    <message>
        <source>with</source>
        <translation>und</translation>
    </message>
    <message>
        <source>How well clusters match the label or each other</source>
        <translation>Wie gut Cluster zur Klasse oder zueinander passen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ColumnChooser</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>All shown</source>
        <translation>Alle gezeigten</translation>
    </message>
    <message>
        <source>Columns of %1</source>
        <translation>Spalten von %1</translation>
    </message>
    <message>
        <source>None shown</source>
        <translation>Keine gezeigten</translation>
    </message>
    <message>
        <source>Search columns</source>
        <translation>Spalten durchsuchen</translation>
    </message>
    <message>
        <source>Search columns of %1</source>
        <translation>Spalten von %1 durchsuchen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ColumnDialog</name>
    <message>
        <source>Column of the target</source>
        <translation>Spalte der Zielgröße</translation>
    </message>
    <message>
        <source>The table of this run is missing</source>
        <translation>Die Tabelle dieses Laufs fehlt</translation>
    </message>
    <message>
        <source>There is no target column that a column could be drawn against</source>
        <translation>Es gibt keine Spalte der Zielgröße, gegen die eine Spalte gezeichnet werden könnte</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ColumnModel</name>
    <message>
        <source>%1 as %2</source>
        <translation>%1 als %2</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 leer</translation>
    </message>
    <message>
        <source>A feature that gets a weight</source>
        <translation>Ein Merkmal, das ein Gewicht erhält</translation>
    </message>
    <message>
        <source>A weight that is known beforehand, to compare the result with</source>
        <translation>Ein Gewicht, das vorab bekannt ist, zum Vergleich mit dem Ergebnis</translation>
    </message>
    <message>
        <source>As an input: values one period apart are equal (for example 2pi or 360)</source>
        <translation>Als Eingang: Werte, die eine Periode auseinanderliegen, sind gleich (zum Beispiel 2pi oder 360)</translation>
    </message>
    <message>
        <source>Class of each sample: colours the projection, measures purity</source>
        <translation>Klasse jeder Probe: färbt die Projektion, misst die Reinheit</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Free text, shown beside the name</source>
        <translation>Freier Text, neben dem Namen gezeigt</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Known weight</source>
        <translation>Bekanntes Gewicht</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Name of the column</source>
        <translation>Name der Spalte</translation>
    </message>
    <message>
        <source>Names each sample; takes no part in a run</source>
        <translation>Benennt jede Probe; ist an keinem Lauf beteiligt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>The same, as target</source>
        <translation>Dasselbe, als Zielgröße</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time of each sample; takes no part in a run</source>
        <translation>Zeit jeder Probe; ist an keinem Lauf beteiligt</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Zielgröße</translation>
    </message>
    <message>
        <source>Target period</source>
        <translation>Periode der Zielgröße</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>What is unusual about the values</source>
        <translation>Was an den Werten ungewöhnlich ist</translation>
    </message>
    <message>
        <source>all missing</source>
        <translation>alle leer</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>konstant</translation>
    </message>
    <message>
        <source>exceeds its period</source>
        <translation>überschreitet die Periode</translation>
    </message>
    <message>
        <source>text, %1 value</source>
        <translation>Text, %1 Wert</translation>
    </message>
    <message numerus="yes">
        <source>text, %1 values</source>
        <translation>
            <numerusform>Text, %1 Wert</numerusform>
            <numerusform>Text, %1 Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>Always keep %1</source>
        <translation>%1 immer behalten</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Always keep: every selection has this input, and the choice is among the others, given it</source>
        <translation>Immer behalten: Diese Eingabe ist in jeder Auswahl; gewählt wird unter den anderen, zusätzlich zu ihr</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>How much each sample counts, 0 or more: a run takes each row as often as it counts</source>
        <translation>Wie viel jede Probe zählt, 0 oder mehr: ein Lauf nimmt jede Zeile so oft, wie sie zählt</translation>
    </message>
    <message>
        <source>Columns of one group belong together (x, y, z of an atom): they are selected together or not at all</source>
        <translation>Spalten einer Gruppe gehören zusammen (x, y, z eines Atoms): sie werden zusammen ausgewählt oder gar nicht</translation>
    </message>
    <message>
        <source>it looks like a name or number of the samples</source>
        <translation>sie sieht wie ein Name oder eine Nummer der Proben aus</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ColumnPanel</name>
    <message>
        <source>%1 text column left out: numbers are needed.</source>
        <translation>%1 Textspalte weggelassen: Es werden Zahlen benötigt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 text columns left out: numbers are needed.</source>
        <translation>
            <numerusform>%1 Textspalte weggelassen: Es werden Zahlen benötigt.</numerusform>
            <numerusform>%1 Textspalten weggelassen: Es werden Zahlen benötigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>99 missing</source>
        <translation>99 leer</translation>
    </message>
    <message>
        <source>Columns of the table and their roles</source>
        <translation>Spalten der Tabelle und ihre Rollen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Only one column can have this role: the last one has it now.</source>
        <translation>Nur eine Spalte kann diese Rolle haben: Jetzt hat sie die letzte.</translation>
    </message>
    <message>
        <source>Remove all roles from the selected columns</source>
        <translation>Alle Rollen der markierten Spalten entfernen</translation>
    </message>
    <message>
        <source>Search columns</source>
        <translation>Spalten durchsuchen</translation>
    </message>
    <message>
        <source>Search columns by name</source>
        <translation>Spalten nach Namen durchsuchen</translation>
    </message>
    <message>
        <source>The inputs should explain the selected columns, and no others</source>
        <translation>Die Eingänge sollen die markierten Spalten erklären und keine anderen</translation>
    </message>
    <message>
        <source>Use the selected columns as: %1. Click again to undo.</source>
        <translation>Die markierten Spalten verwenden als: %1. Erneutes Klicken macht es rückgängig.</translation>
    </message>
    <message>
        <source>Always keep</source>
        <translation>Immer behalten</translation>
    </message>
    <message>
        <source>Every selection has the selected inputs, and the choice is among the others, given these. Click again to undo.</source>
        <translation>Die markierten Eingaben sind in jeder Auswahl; gewählt wird unter den anderen, zusätzlich zu diesen. Erneutes Klicken macht es rückgängig.</translation>
    </message>
    <message>
        <source>Only inputs can be kept.</source>
        <translation>Nur Eingaben können behalten werden.</translation>
    </message>
    <message>
        <source>Show id, time, weight, kept inputs, unit, group, period and known weight too</source>
        <translation>Auch Id, Zeit, Gewicht, behaltene Eingaben, Einheit, Gruppe, Periode und bekanntes Gewicht zeigen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ComparisonDialog</name>
    <message>
        <source>&amp;Pairs as CSV...</source>
        <translation>&amp;Paare als CSV ...</translation>
    </message>
    <message>
        <source>&amp;Report as HTML...</source>
        <translation>&amp;Bericht als HTML ...</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Table as CSV...</source>
        <translation>&amp;Tabelle als CSV ...</translation>
    </message>
    <message>
        <source>&amp;Weights of</source>
        <translation>&amp;Gewichte von</translation>
    </message>
    <message>
        <source>Agreement of each pair of runs</source>
        <translation>Übereinstimmung jedes Paars von Läufen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>Läufe vergleichen</translation>
    </message>
    <message>
        <source>Every pair of the ticked runs with all three measures</source>
        <translation>Jedes Paar der angehakten Läufe mit allen drei Maßen</translation>
    </message>
    <message>
        <source>Features that both have: %1. Chosen by both: %2 (of %3 and %4 chosen).</source>
        <translation>Merkmale, die beide haben: %1. Von beiden ausgewählt: %2 (von %3 und %4 ausgewählten).</translation>
    </message>
    <message>
        <source>How much two selections overlap</source>
        <translation>Wie sehr sich zwei Auswahlen überschneiden</translation>
    </message>
    <message>
        <source>How runs are compared in pairs</source>
        <translation>Wie Läufe paarweise verglichen werden</translation>
    </message>
    <message>
        <source>How similar two rankings of the features are</source>
        <translation>Wie ähnlich sich zwei Rangfolgen der Merkmale sind</translation>
    </message>
    <message>
        <source>How similar two sets of weights are, up to scale</source>
        <translation>Wie ähnlich sich zwei Sätze von Gewichten sind, bis auf einen Faktor</translation>
    </message>
    <message>
        <source>In the units of the columns</source>
        <translation>In den Einheiten der Spalten</translation>
    </message>
    <message>
        <source>One self-contained page: data, settings, results, pictures</source>
        <translation>Eine in sich geschlossene Seite: Daten, Einstellungen, Ergebnisse, Bilder</translation>
    </message>
    <message>
        <source>Pairs &amp;by</source>
        <translation>Paare n&amp;ach</translation>
    </message>
    <message>
        <source>Run whose weights are on the x axis</source>
        <translation>Lauf, dessen Gewichte auf der x-Achse liegen</translation>
    </message>
    <message>
        <source>Run whose weights are on the y axis</source>
        <translation>Lauf, dessen Gewichte auf der y-Achse liegen</translation>
    </message>
    <message>
        <source>Runs and their scores</source>
        <translation>Läufe und ihre Kennzahlen</translation>
    </message>
    <message>
        <source>Scores of the ticked runs</source>
        <translation>Kennzahlen der angehakten Läufe</translation>
    </message>
    <message>
        <source>These two runs have no feature in common.</source>
        <translation>Diese beiden Läufe haben kein Merkmal gemeinsam.</translation>
    </message>
    <message>
        <source>Tick at least two runs to compare them in pairs.</source>
        <translation>Haken Sie mindestens zwei Läufe an, um sie paarweise zu vergleichen.</translation>
    </message>
    <message>
        <source>Tick at least two runs to see their weights together.</source>
        <translation>Haken Sie mindestens zwei Läufe an, um ihre Gewichte zusammen zu sehen.</translation>
    </message>
    <message>
        <source>Times the column&apos;s standard deviation, largest = 1</source>
        <translation>Mal Standardabweichung der Spalte, das größte = 1</translation>
    </message>
    <message>
        <source>Weights an&amp;d pairs</source>
        <translation>Gewichte &amp;und Paare</translation>
    </message>
    <message>
        <source>Weights of two runs against each other</source>
        <translation>Gewichte zweier Läufe gegeneinander</translation>
    </message>
    <message>
        <source>Which weights are compared</source>
        <translation>Welche Gewichte verglichen werden</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>roh</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relativ</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::Comparisons</name>
    <message>
        <source>base of comparison</source>
        <translation>Vergleichsbasis</translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation>Lauf %1: %2</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ConfusionModel</name>
    <message>
        <source>%1 and %2: %3</source>
        <translation>%1 und %2: %3</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ContourPlot</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1: no value here</source>
        <translation>%1: hier kein Wert</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::DataPanel</name>
    <message>
        <source>%1 column</source>
        <translation>%1 Spalte</translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 Spalte</numerusform>
            <numerusform>%1 Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sample</source>
        <translation>%1 Probe</translation>
    </message>
    <message numerus="yes">
        <source>%1 samples</source>
        <translation>
            <numerusform>%1 Probe</numerusform>
            <numerusform>%1 Proben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 x %2, inputs: %3</source>
        <translation>%1 x %2, Eingänge: %3</translation>
    </message>
    <message>
        <source>1 Data</source>
        <translation>1 Daten</translation>
    </message>
    <message>
        <source>Add columns of a file</source>
        <translation>Spalten einer Datei hinzufügen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>Erste Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>No column has been chosen to be explained: the table is compared with itself. To explain a column, click Change above.</source>
        <translation>Es wurde keine Spalte gewählt, die erklärt werden soll: Die Tabelle wird mit sich selbst verglichen. Um eine Spalte zu erklären, klicken Sie oben auf Ändern.</translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation>Noch keine Daten</translation>
    </message>
    <message>
        <source>No target chosen.</source>
        <translation>Keine Zielgröße gewählt.</translation>
    </message>
    <message>
        <source>Open a file, or drop one onto the window.</source>
        <translation>Öffnen Sie eine Datei oder ziehen Sie eine auf das Fenster.</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Tabelle öffnen</translation>
    </message>
    <message>
        <source>Open a table, such as a text file with commas, semicolons, tabs or spaces between the numbers</source>
        <translation>Eine Tabelle öffnen, etwa eine Textdatei mit Kommas, Semikolons, Tabulatoren oder Leerzeichen zwischen den Zahlen</translation>
    </message>
    <message>
        <source>Open the target</source>
        <translation>Zielgröße öffnen</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Öffnen ...</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The classes of the label are explained.</source>
        <translation>Die Klassen der Klassenspalte werden erklärt.</translation>
    </message>
    <message>
        <source>The target file has %1 rows, the data have %2. Both need the same number of rows, in the same order.</source>
        <translation>Die Zieldatei hat %1 Zeilen, die Daten haben %2. Beide brauchen gleich viele Zeilen in derselben Reihenfolge.</translation>
    </message>
    <message>
        <source>The inputs are compared with themselves.</source>
        <translation>Die Eingänge werden mit sich selbst verglichen.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Zielgröße</translation>
    </message>
    <message>
        <source>Target file</source>
        <translation>Zieldatei</translation>
    </message>
    <message>
        <source>Wrap periods</source>
        <translation>In eine Periode zurückfalten</translation>
    </message>
    <message>
        <source>Wrap the values of columns that exceed their period into one period. Distances do not change; spreads, starting weights and plots do</source>
        <translation>Werte von Spalten, die ihre Periode überschreiten, in eine Periode zurückfalten. Abstände ändern sich nicht; Streuungen, Startgewichte und Diagramme schon</translation>
    </message>
    <message>
        <source>added columns</source>
        <translation>Hinzufügen von Spalten</translation>
    </message>
    <message>
        <source>column properties</source>
        <translation>Eigenschaften der Spalten</translation>
    </message>
    <message>
        <source>kind of the target</source>
        <translation>Art der Zielgröße</translation>
    </message>
    <message>
        <source>order of the rows</source>
        <translation>Reihenfolge der Zeilen</translation>
    </message>
    <message>
        <source>roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>scaling of the target</source>
        <translation>Skalierung der Zielgröße</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>der Tabelle</translation>
    </message>
    <message>
        <source>treatment of missing cells</source>
        <translation>Umgang mit fehlenden Zellen</translation>
    </message>
    <message>
        <source>wrapping of periods</source>
        <translation>Zurückfalten in eine Periode</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::DataSummaryPage</name>
    <message>
        <source>Correlation</source>
        <translation>Korrelation</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Select a column on the left</source>
        <translation>Markieren Sie links eine Spalte</translation>
    </message>
    <message>
        <source>Select columns of numbers on the left</source>
        <translation>Markieren Sie links Spalten mit Zahlen</translation>
    </message>
    <message>
        <source>Statistics of the selected columns</source>
        <translation>Statistik der markierten Spalten</translation>
    </message>
    <message>
        <source>The columns selected on the left.</source>
        <translation>Die links markierten Spalten.</translation>
    </message>
    <message>
        <source>The first %1 of the selected columns.</source>
        <translation>Die ersten %1 der markierten Spalten.</translation>
    </message>
    <message>
        <source>The first inputs. Select columns on the left to see others.</source>
        <translation>Die ersten Eingänge. Markieren Sie links Spalten, um andere zu sehen.</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::Desk</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>Alle Methoden</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::EnergyView</name>
    <message>
        <source>%1 (target)</source>
        <translation>%1 (Zielgröße)</translation>
    </message>
    <message>
        <source>Coordinate along the horizontal axis</source>
        <translation>Koordinate entlang der waagrechten Achse</translation>
    </message>
    <message>
        <source>Coordinate along the vertical axis</source>
        <translation>Koordinate entlang der senkrechten Achse</translation>
    </message>
    <message>
        <source>Estimating the density...</source>
        <translation>Die Dichte wird geschätzt ...</translation>
    </message>
    <message>
        <source>Free energy</source>
        <translation>Freie Energie</translation>
    </message>
    <message>
        <source>Where samples are dense along two coordinates, as a landscape: low where there are many. The unit kT assumes that they come from an equilibrium. Look for: separate valleys, and how high the passes between them are.</source>
        <translation>Wo die Proben entlang zweier Koordinaten dicht liegen, als Landschaft: niedrig, wo es viele gibt. Die Einheit kT setzt voraus, dass sie aus einem Gleichgewicht stammen. Worauf es ankommt: getrennte Täler und wie hoch die Pässe zwischen ihnen sind.</translation>
    </message>
    <message>
        <source>first axis of the projection</source>
        <translation>erste Achse der Projektion</translation>
    </message>
    <message>
        <source>free energy</source>
        <translation>freie Energie</translation>
    </message>
    <message>
        <source>second axis of the projection</source>
        <translation>zweite Achse der Projektion</translation>
    </message>
    <message>
        <source>The free energy is low where the samples are dense</source>
        <translation>Die freie Energie ist niedrig, wo die Proben dicht liegen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::EstimateLine</name>
    <message>
        <source>
This is more than the %1 of free memory.</source>
        <translation>
Das ist mehr als die %1 an freiem Arbeitsspeicher.</translation>
    </message>
    <message>
        <source> Not started; press Run again to start it anyway.</source>
        <translation> Nicht gestartet; drücken Sie noch einmal Ausführen, um trotzdem zu starten.</translation>
    </message>
    <message>
        <source>. Cheaper: %1</source>
        <translation>. Günstiger: %1</translation>
    </message>
    <message>
        <source>Estimated cost of the run</source>
        <translation>Geschätzter Aufwand des Laufs</translation>
    </message>
    <message>
        <source>Use this instead</source>
        <translation>Stattdessen verwenden</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation>weniger als 1 s</translation>
    </message>
    <message>
        <source>; its checks take about %1</source>
        <translation>; seine Prüfungen dauern etwa %1</translation>
    </message>
    <message>
        <source>about %1 at this speed</source>
        <translation>etwa %1 bei dieser Geschwindigkeit</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::Exporter</name>
    <message>
        <source>%1 file written into %2</source>
        <translation>%1 Datei in %2 geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>%1 files will be written into %2:</source>
        <translation>
            <numerusform>%1 Datei wird in %2 geschrieben:</numerusform>
            <numerusform>%1 Dateien werden in %2 geschrieben:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files written into %2</source>
        <translation>
            <numerusform>%1 Datei in %2 geschrieben</numerusform>
            <numerusform>%1 Dateien in %2 geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Export all plots into a folder</source>
        <translation>Alle Diagramme in einen Ordner exportieren</translation>
    </message>
    <message>
        <source>Export as a Python script</source>
        <translation>Als Python-Skript exportieren</translation>
    </message>
    <message>
        <source>Export as a Python script, NAME.py, and its table, NAME-table.csv</source>
        <translation>Als Python-Skript, NAME.py, mit zugehöriger Tabelle, NAME-table.csv, exportieren</translation>
    </message>
    <message>
        <source>Export the comparison of runs</source>
        <translation>Vergleich von Läufen exportieren</translation>
    </message>
    <message>
        <source>Export the inputs beside their knockoffs</source>
        <translation>Eingänge neben ihren Knockoffs exportieren</translation>
    </message>
    <message>
        <source>Export the learned map</source>
        <translation>Gelernte Abbildung exportieren</translation>
    </message>
    <message>
        <source>Export the learned space, of all inputs</source>
        <translation>Gelernten Raum aller Eingänge exportieren</translation>
    </message>
    <message>
        <source>Export the learned space, of the selected features alone</source>
        <translation>Gelernten Raum nur der ausgewählten Merkmale exportieren</translation>
    </message>
    <message>
        <source>Export the pairs of runs</source>
        <translation>Paare von Läufen exportieren</translation>
    </message>
    <message>
        <source>Export the plot: %1</source>
        <translation>Diagramm exportieren: %1</translation>
    </message>
    <message>
        <source>Export the reduced and scaled table</source>
        <translation>Reduzierte und skalierte Tabelle exportieren</translation>
    </message>
    <message>
        <source>Export the run&apos;s record</source>
        <translation>Protokoll des Laufs exportieren</translation>
    </message>
    <message>
        <source>Export the selected columns</source>
        <translation>Ausgewählte Spalten exportieren</translation>
    </message>
    <message>
        <source>Export the selected features</source>
        <translation>Ausgewählte Merkmale exportieren</translation>
    </message>
    <message>
        <source>Export the selected features, distances preserved</source>
        <translation>Ausgewählte Merkmale mit erhaltenen Abständen exportieren</translation>
    </message>
    <message>
        <source>Export the selected samples</source>
        <translation>Ausgewählte Proben exportieren</translation>
    </message>
    <message>
        <source>Export the selected samples, covariances preserved</source>
        <translation>Ausgewählte Proben mit erhaltenen Kovarianzen exportieren</translation>
    </message>
    <message>
        <source>No column is selected: there is nothing to write. Select at least 1.</source>
        <translation>Es ist keine Spalte ausgewählt: Es gibt nichts zu schreiben. Wählen Sie mindestens 1 aus.</translation>
    </message>
    <message>
        <source>No plot shows anything yet</source>
        <translation>Noch zeigt kein Diagramm etwas</translation>
    </message>
    <message>
        <source>Nothing was written: %1 is the table that the run is applied to and would be lost. Choose another name.</source>
        <translation>Es wurde nichts geschrieben: %1 ist die Tabelle, auf die der Lauf angewandt wird, und ginge verloren. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Nothing was written: %1 is a file of the open table and would be lost. Choose another name.</source>
        <translation>Es wurde nichts geschrieben: %1 ist eine Datei der geöffneten Tabelle und ginge verloren. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 files, these exist in %2 and would be replaced:</source>
        <translation>
            <numerusform>Von %1 Datei gibt es diese schon in %2; sie würde ersetzt:</numerusform>
            <numerusform>Von %1 Dateien gibt es diese schon in %2; sie würden ersetzt:</numerusform>
        </translation>
    </message>
    <message>
        <source>Page (*.html)</source>
        <translation>Seite (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png);;Vector drawing (*.svg);;Page (*.pdf);;Data (*.csv)</source>
        <translation>Bild (*.png);;Vektorgrafik (*.svg);;Seite (*.pdf);;Daten (*.csv)</translation>
    </message>
    <message>
        <source>Python script (*.py)</source>
        <translation>Python-Skript (*.py)</translation>
    </message>
    <message>
        <source>Record (*.json)</source>
        <translation>Protokoll (*.json)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Dateien ersetzen</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>The plots are still being written</source>
        <translation>Die Diagramme werden noch geschrieben</translation>
    </message>
    <message>
        <source>This file will be written into %1:</source>
        <translation>Diese Datei wird in %1 geschrieben:</translation>
    </message>
    <message>
        <source>This run selected no samples; PCov-FPS, for example, can select them</source>
        <translation>Dieser Lauf hat keine Proben ausgewählt; PCov-FPS zum Beispiel kann sie auswählen</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>Write files</source>
        <translation>Dateien schreiben</translation>
    </message>
    <message>
        <source>Writing the plots into %1</source>
        <translation>Die Diagramme werden in %1 geschrieben</translation>
    </message>
    <message>
        <source>Reading: %1</source>
        <translation>Wird gelesen: %1</translation>
    </message>
    <message>
        <source>Writing: %1</source>
        <translation>Wird geschrieben: %1</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Comparison (*.json)</source>
        <translation>Vergleich (*.json)</translation>
    </message>
    <message>
        <source>Apply to another table</source>
        <translation>Auf eine andere Tabelle anwenden</translation>
    </message>
    <message>
        <source>Write what the run says of the table</source>
        <translation>Schreiben, was der Lauf über die Tabelle sagt</translation>
    </message>
    <message>
        <source>Export as a script for R</source>
        <translation>Als Skript für R exportieren</translation>
    </message>
    <message>
        <source>Export as a script for R, NAME.R, and its table, NAME-table.csv</source>
        <translation>Als Skript für R, NAME.R, mit zugehöriger Tabelle, NAME-table.csv, exportieren</translation>
    </message>
    <message>
        <source>Script for R (*.R)</source>
        <translation>Skript für R (*.R)</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::FramedPlot</name>
    <message>
        <source>Page Down and Page Up point at one value after the other.</source>
        <translation>Bild ab und Bild auf zeigen auf einen Wert nach dem anderen.</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>Wheel: zoom. Drag with the middle button, Shift or Space: pan. Double click: show all. The keys +, -, 0 and the arrows do the same. Page Down and Page Up point at one value after the other.</source>
        <translation>Mausrad: zoomen. Ziehen mit der mittleren Taste, Umschalt oder Leertaste: verschieben. Doppelklick: alles zeigen. Die Tasten +, -, 0 und die Pfeiltasten tun dasselbe. Bild ab und Bild auf zeigen auf einen Wert nach dem anderen.</translation>
    </message>
    <message>
        <source>Wheel: zoom. Drag: pan. Double click: show all. The keys +, -, 0 and the arrows do the same. Page Down and Page Up point at one value after the other.</source>
        <translation>Mausrad: zoomen. Ziehen: verschieben. Doppelklick: alles zeigen. Die Tasten +, -, 0 und die Pfeiltasten tun dasselbe. Bild ab und Bild auf zeigen auf einen Wert nach dem anderen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::GlossaryLink</name>
    <message>
        <source>Open the glossary</source>
        <translation>Glossar öffnen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HeatMapPlot</name>
    <message>
        <source>%1
%2: %3</source>
        <translation>%1
%2: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HeldOutView</name>
    <message>
        <source>After a run: how well its first features predict the target, or all inputs, on samples that were not used for the fit</source>
        <translation>Nach einem Lauf: wie gut seine ersten Merkmale die Zielgröße oder alle Eingänge vorhersagen, auf Proben, die nicht zur Anpassung dienten</translation>
    </message>
    <message>
        <source>Each sample has a map of its own, made from this many nearest training samples</source>
        <translation>Jede Probe hat ihre eigene Abbildung, gebildet aus so vielen nächsten Trainingsproben</translation>
    </message>
    <message>
        <source>Held-out error</source>
        <translation>Fehler auf zurückgehaltenen Proben</translation>
    </message>
    <message>
        <source>Number of features</source>
        <translation>Anzahl der Merkmale</translation>
    </message>
    <message>
        <source>Number of neighbours that each sample&apos;s map is made from</source>
        <translation>Anzahl der Nachbarn, aus denen die Abbildung jeder Probe gebildet wird</translation>
    </message>
    <message>
        <source>Number of training samples</source>
        <translation>Anzahl der Trainingsproben</translation>
    </message>
    <message>
        <source>What is predicted, and from what</source>
        <translation>Was vorhergesagt wird, und woraus</translation>
    </message>
    <message>
        <source>k = </source>
        <translation>k = </translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>dieser Lauf</translation>
    </message>
    <message>
        <source>The error on samples that were not used for the fit, with the first features of the ranking, against random selections of the same size (the band). Look for: a curve well below the band. One inside it is no better than chance, whatever the weights look like. The number differs from the held-out error of the answer: here the predictor is the one chosen above, which takes classes as columns of 0 and 1, and the error is the root of a mean square. The answer predicts by ridge regression, nearest neighbours or, in small tables, a forest, counts wrong classes and, where it can, repeats the choice without the tested samples, which the runs here had seen.</source>
        <translation>Der Fehler auf Proben, die nicht zur Anpassung dienten, mit den ersten Merkmalen der Rangfolge, im Vergleich zu zufälligen Auswahlen gleicher Größe (dem Band). Worauf es ankommt: eine Kurve deutlich unter dem Band. Eine im Band ist nicht besser als der Zufall, wie auch immer die Gewichte aussehen. Die Zahl ist eine andere als der Fehler auf zurückgehaltenen Proben, den die Antwort nennt: Hier sagt das oben gewählte Verfahren voraus, für das Klassen Spalten aus 0 und 1 sind, und der Fehler ist die Wurzel eines mittleren Quadrats. Die Antwort sagt durch Ridge-Regression, nächste Nachbarn oder, in kleinen Tabellen, einen Wald voraus, zählt falsche Klassen und wiederholt, wo sie kann, die Auswahl ohne die geprüften Proben, die die Läufe hier gesehen hatten.</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HelpBrowser</name>
    <message>
        <source>Help page</source>
        <translation>Hilfeseite</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HelpMenu</name>
    <message>
        <source>&amp;About Steelyard</source>
        <translation>Ü&amp;ber Steelyard</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Methods</source>
        <translation>&amp;Methoden</translation>
    </message>
    <message>
        <source>&amp;Page of what has the focus</source>
        <translation>Seite zum &amp;fokussierten Element</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation>Erste &amp;Schritte</translation>
    </message>
    <message>
        <source>Sho&amp;rtcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Searches and c&amp;hecks</source>
        <translation>Suchen und &amp;Prüfungen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HelpWindow</name>
    <message>
        <source>%1 - Steelyard Help</source>
        <translation>%1 - Steelyard-Hilfe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Contents of the help</source>
        <translation>Inhalt der Hilfe</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Steelyard Help</source>
        <translation>Steelyard-Hilfe</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HistogramPlot</name>
    <message>
        <source>%1 from</source>
        <translation>%1 von</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 leer</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1 bis</translation>
    </message>
    <message>
        <source>%1 to %2
%3 of %4 (%5 %)</source>
        <translation>%1 bis %2
%3 von %4 (%5 %)</translation>
    </message>
    <message>
        <source>%1 value, %2</source>
        <translation>%1 Wert, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 values, %2</source>
        <translation>
            <numerusform>%1 Wert, %2</numerusform>
            <numerusform>%1 Werte, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>none missing</source>
        <translation>keine leer</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HistoryAction</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>%1 &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>%1 &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Wiederherstellen: %1</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ImbalanceDialog</name>
    <message>
        <source>%1 (target table)</source>
        <translation>%1 (Zieltabelle)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Neighbours k:</source>
        <translation>&amp;Nachbarn k:</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>0: near neighbours in one set are near neighbours in the other; 1: they are no nearer than other samples. ± is the standard error.</source>
        <translation>0: Nahe Nachbarn im einen Satz sind auch im anderen nahe Nachbarn; 1: Sie sind nicht näher als andere Proben. ± ist der Standardfehler.</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Wird verglichen</translation>
    </message>
    <message>
        <source>Divide the columns of &amp;A by their std</source>
        <translation>Spalten von &amp;A durch ihre Std.-Abw. teilen</translation>
    </message>
    <message>
        <source>Information imbalance</source>
        <translation>Informationsungleichgewicht</translation>
    </message>
    <message>
        <source>Number of neighbours averaged over</source>
        <translation>Anzahl der Nachbarn, über die gemittelt wird</translation>
    </message>
    <message>
        <source>Set A</source>
        <translation>Satz A</translation>
    </message>
    <message>
        <source>Set B</source>
        <translation>Satz B</translation>
    </message>
    <message>
        <source>So that columns in different units count equally</source>
        <translation>Damit Spalten in verschiedenen Einheiten gleich viel zählen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The ranks of the k nearest neighbours of each sample are averaged</source>
        <translation>Die Ränge der k nächsten Nachbarn jeder Probe werden gemittelt</translation>
    </message>
    <message>
        <source>Those of &amp;B too</source>
        <translation>Die von &amp;B auch</translation>
    </message>
    <message>
        <source>not compared yet</source>
        <translation>noch nicht verglichen</translation>
    </message>
    <message>
        <source>Δ(A → B), how badly A predicts B:</source>
        <translation>Δ(A → B), wie schlecht A den Satz B vorhersagt:</translation>
    </message>
    <message>
        <source>Δ(B → A), how badly B predicts A:</source>
        <translation>Δ(B → A), wie schlecht B den Satz A vorhersagt:</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ImportDialog</name>
    <message>
        <source>%1 column</source>
        <translation>%1 Spalte</translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 Spalte</numerusform>
            <numerusform>%1 Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 line skipped</source>
        <translation>%1 Zeile übersprungen</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines skipped</source>
        <translation>
            <numerusform>%1 Zeile übersprungen</numerusform>
            <numerusform>%1 Zeilen übersprungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sample</source>
        <translation>%1 Probe</translation>
    </message>
    <message numerus="yes">
        <source>%1 samples</source>
        <translation>
            <numerusform>%1 Probe</numerusform>
            <numerusform>%1 Proben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Comment lines start with:</source>
        <translation>&amp;Kommentarzeilen beginnen mit:</translation>
    </message>
    <message>
        <source>&amp;Delimiter:</source>
        <translation>&amp;Trennzeichen:</translation>
    </message>
    <message>
        <source>&amp;Skip lines at the start:</source>
        <translation>Zeilen am Anfang über&amp;springen:</translation>
    </message>
    <message>
        <source>All of it can be changed later.</source>
        <translation>Alles davon lässt sich später ändern.</translation>
    </message>
    <message>
        <source>Between &amp;thousands:</source>
        <translation>Zwischen Ta&amp;usendern:</translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>C&amp;orrect...</source>
        <translation>K&amp;orrigieren ...</translation>
    </message>
    <message>
        <source>Change how the file is read</source>
        <translation>Ändern, wie die Datei gelesen wird</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Comma (0,5)</source>
        <translation>Komma (0,5)</translation>
    </message>
    <message>
        <source>Comma (1,000)</source>
        <translation>Komma (1,000)</translation>
    </message>
    <message>
        <source>Decimal &amp;mark:</source>
        <translation>&amp;Dezimalzeichen:</translation>
    </message>
    <message>
        <source>First row names the columns</source>
        <translation>Die erste Zeile benennt die Spalten</translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation>Erste Zeilen der Datei</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Erneut erkennen</translation>
    </message>
    <message>
        <source>Nothing (1000)</source>
        <translation>Nichts (1000)</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Point (0.5)</source>
        <translation>Punkt (0.5)</translation>
    </message>
    <message>
        <source>Point (1.000)</source>
        <translation>Punkt (1.000)</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>The file cannot be read like this: %1</source>
        <translation>So kann die Datei nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation>Die ersten Zeilen</translation>
    </message>
    <message>
        <source>This is how the file will be read.</source>
        <translation>So wird die Datei gelesen.</translation>
    </message>
    <message>
        <source>What is taken from this</source>
        <translation>Was daraus übernommen wird</translation>
    </message>
    <message>
        <source>What should be explained?</source>
        <translation>Was soll erklärt werden?</translation>
    </message>
    <message>
        <source>blanks</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>Kommas</translation>
    </message>
    <message>
        <source>commas between thousands</source>
        <translation>Kommas zwischen den Tausendern</translation>
    </message>
    <message>
        <source>decimal comma</source>
        <translation>Dezimalkomma</translation>
    </message>
    <message>
        <source>decimal point</source>
        <translation>Dezimalpunkt</translation>
    </message>
    <message>
        <source>header</source>
        <translation>Kopfzeile</translation>
    </message>
    <message>
        <source>is being read</source>
        <translation>wird gelesen</translation>
    </message>
    <message>
        <source>no comment lines</source>
        <translation>keine Kommentarzeilen</translation>
    </message>
    <message>
        <source>no header</source>
        <translation>keine Kopfzeile</translation>
    </message>
    <message>
        <source>points between thousands</source>
        <translation>Punkte zwischen den Tausendern</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>Semikolons</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>Tabulatoren</translation>
    </message>
    <message>
        <source>row of units</source>
        <translation>Zeile mit Einheiten</translation>
    </message>
    <message>
        <source>names of rows</source>
        <translation>Namen der Zeilen</translation>
    </message>
    <message>
        <source>blanks between thousands</source>
        <translation>Leerzeichen zwischen den Tausendern</translation>
    </message>
    <message>
        <source>apostrophes between thousands</source>
        <translation>Apostrophe zwischen den Tausendern</translation>
    </message>
    <message>
        <source>Blank (1 000)</source>
        <translation>Leerzeichen (1 000)</translation>
    </message>
    <message>
        <source>Apostrophe (1&apos;000)</source>
        <translation>Apostroph (1&apos;000)</translation>
    </message>
    <message>
        <source>Units stand below the names</source>
        <translation>Unter den Namen stehen Einheiten</translation>
    </message>
    <message>
        <source>Rows begin with a name of their own</source>
        <translation>Zeilen beginnen mit einem eigenen Namen</translation>
    </message>
    <message>
        <source>&amp;Encoding:</source>
        <translation>&amp;Zeichenkodierung:</translation>
    </message>
    <message>
        <source>bars</source>
        <translation>senkrechte Striche</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Senkrechter Strich</translation>
    </message>
    <message>
        <source>%1 row of names</source>
        <translation>%1 Zeile mit Namen</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows of names</source>
        <translation>
            <numerusform>%1 Zeile mit Namen</numerusform>
            <numerusform>%1 Zeilen mit Namen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>steelyard::ui::JobRunner</name>
    <message>
        <source>%1. Reading it may take long and need much memory.</source>
        <translation>%1. Das Lesen kann lange dauern und viel Arbeitsspeicher brauchen.</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Read the file?</source>
        <translation>Datei lesen?</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::JoinDialog</name>
    <message>
        <source>%1 column</source>
        <translation>%1 Spalte</translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 Spalte</numerusform>
            <numerusform>%1 Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation>%1 Zeile</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Add columns</source>
        <translation>Spalten hinzufügen</translation>
    </message>
    <message>
        <source>Add columns of a file</source>
        <translation>Spalten einer Datei hinzufügen</translation>
    </message>
    <message>
        <source>How rows are matched</source>
        <translation>Wie Zeilen zugeordnet werden</translation>
    </message>
    <message>
        <source>Rows are matched by</source>
        <translation>Zeilen werden zugeordnet nach</translation>
    </message>
    <message>
        <source>equal values in the column %1</source>
        <translation>gleichen Werten in der Spalte %1</translation>
    </message>
    <message>
        <source>their order: first to first, second to second</source>
        <translation>ihrer Reihenfolge: erste zu erster, zweite zu zweiter</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::LessonPanel</name>
    <message>
        <source>%1 · now with your own table</source>
        <translation>%1 · jetzt mit Ihrer eigenen Tabelle</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · Schritt %2 von %3</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>We&amp;iter</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Die Lektion schließen</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Für mich erledigen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Open &amp;your own table...</source>
        <translation>Eigene Tabelle &amp;öffnen ...</translation>
    </message>
    <message>
        <source>Running...</source>
        <translation>Läuft ...</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Die Antwort zeigen</translation>
    </message>
    <message>
        <source>This step is done</source>
        <translation>Dieser Schritt ist erledigt</translation>
    </message>
    <message>
        <source>This step is not done yet</source>
        <translation>Dieser Schritt ist noch nicht erledigt</translation>
    </message>
    <message>
        <source>Why does this happen?</source>
        <translation>Warum ist das so?</translation>
    </message>
    <message>
        <source>You should see: %1</source>
        <translation>Das sollten Sie sehen: %1</translation>
    </message>
    <message>
        <source>Wait for the run, or press %1 again</source>
        <translation>Warten Sie auf den Lauf oder klicken Sie noch einmal auf %1</translation>
    </message>
    <message>
        <source>Do step %1 first, or press %2 again</source>
        <translation>Machen Sie zuerst Schritt %1 oder klicken Sie noch einmal auf %2</translation>
    </message>
    <message>
        <source>Run it first, or press %1 again</source>
        <translation>Führen Sie es zuerst aus oder klicken Sie noch einmal auf %1</translation>
    </message>
    <message>
        <source>Set it and run it first, or press %1 again</source>
        <translation>Stellen Sie es zuerst ein und führen Sie es aus oder klicken Sie noch einmal auf %1</translation>
    </message>
    <message>
        <source>Set it first, or press %1 again</source>
        <translation>Stellen Sie es zuerst ein oder klicken Sie noch einmal auf %1</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <translation>Fert&amp;ig</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::LinePlot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>high</source>
        <translation>obere Grenze</translation>
    </message>
    <message>
        <source>low</source>
        <translation>untere Grenze</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>low %1, high %2</source>
        <translation>untere Grenze %1, obere Grenze %2</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::LinkList</name>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ListEditor</name>
    <message>
        <source>none, or numbers separated by commas</source>
        <translation>keine oder durch Kommas getrennte Zahlen</translation>
    </message>
    <message>
        <source>numbers separated by commas</source>
        <translation>durch Kommas getrennte Zahlen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::LoadBar</name>
    <message>
        <source>%p %</source>
        <translation>%p %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::MainWindow</name>
    <message>
        <source>Find the file of this run&apos;s table first</source>
        <translation>Suchen Sie zuerst die Datei zur Tabelle dieses Laufs</translation>
    </message>
    <message>
        <source>Nothing was opened, since one file at a time can be: drop one of them.</source>
        <translation>Es wurde nichts geöffnet, da nur eine Datei auf einmal geöffnet werden kann: Legen Sie eine davon ab.</translation>
    </message>
    <message>
        <source>Nothing was opened: the dropped file is no longer there.</source>
        <translation>Es wurde nichts geöffnet: Die abgelegte Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Method and settings are those of run %1 again</source>
        <translation>Methode und Einstellungen sind wieder die von Lauf %1</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::MarkQuestion</name>
    <message>
        <source>In column %1, points may stand between thousands or begin the decimals. What is meant?</source>
        <translation>In der Spalte %1 können Punkte zwischen Tausendern stehen oder vor Dezimalstellen. Was ist gemeint?</translation>
    </message>
    <message>
        <source>In column %1, commas may stand between thousands or begin the decimals. What is meant?</source>
        <translation>In der Spalte %1 können Kommas zwischen Tausendern stehen oder vor Dezimalstellen. Was ist gemeint?</translation>
    </message>
    <message>
        <source>%1 is the whole number %2</source>
        <translation>%1 ist die ganze Zahl %2</translation>
    </message>
    <message>
        <source>%1 lies between %2 and %3</source>
        <translation>%1 liegt zwischen %2 und %3</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::MethodPanel</name>
    <message>
        <source>3 Method</source>
        <translation>3 Methode</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Needs: %2&lt;br&gt;%3</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Benötigt: %2&lt;br&gt;%3</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Set all parameters of this method to their defaults</source>
        <translation>Alle Parameter dieser Methode auf ihre Standardwerte setzen</translation>
    </message>
    <message>
        <source>What the method does and where it comes from</source>
        <translation>Was die Methode tut und woher sie stammt</translation>
    </message>
    <message>
        <source>a label</source>
        <translation>eine Klassenspalte</translation>
    </message>
    <message>
        <source>change of %1</source>
        <translation>Änderung von %1</translation>
    </message>
    <message>
        <source>change of settings</source>
        <translation>Änderung von Einstellungen</translation>
    </message>
    <message>
        <source>choice of the method</source>
        <translation>Wahl der Methode</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Zielgröße</translation>
    </message>
    <message>
        <source>target or a label</source>
        <translation>Zielgröße oder Klassenspalte</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>settings of an earlier run</source>
        <translation>Einstellungen eines früheren Laufs</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::MissingChooser</name>
    <message>
        <source>%1 missing cell in %2 of %3 rows</source>
        <translation>%1 fehlende Zelle in %2 von %3 Zeilen</translation>
    </message>
    <message numerus="yes">
        <source>%1 missing cells in %2 of %3 rows</source>
        <translation>
            <numerusform>%1 fehlende Zelle in %2 von %3 Zeilen</numerusform>
            <numerusform>%1 fehlende Zellen in %2 von %3 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not run until they are filled</source>
        <translation>Nicht ausführen, bis sie gefüllt sind</translation>
    </message>
    <message>
        <source>Empty, NA, NaN and ? count as missing, in the columns in use only.</source>
        <translation>Leere Einträge, NA, NaN und ? gelten als fehlende Zellen, aber nur in den verwendeten Spalten.</translation>
    </message>
    <message>
        <source>Fill with the column&apos;s median</source>
        <translation>Mit dem Median der Spalte füllen</translation>
    </message>
    <message>
        <source>Leave these rows out</source>
        <translation>Diese Zeilen weglassen</translation>
    </message>
    <message>
        <source>No missing cells in use.</source>
        <translation>Keine fehlenden Zellen in den verwendeten Spalten.</translation>
    </message>
    <message>
        <source>What to do with missing cells</source>
        <translation>Was mit fehlenden Zellen geschehen soll</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::OrderEditor</name>
    <message>
        <source>Column whose order is shown</source>
        <translation>Spalte, deren Ordnung gezeigt wird</translation>
    </message>
    <message>
        <source>Its values, the lowest first</source>
        <translation>Ihre Werte, der niedrigste zuerst</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Niedriger</translation>
    </message>
    <message>
        <source>Move the chosen value one place up, towards the lowest</source>
        <translation>Schiebt den gewählten Wert einen Platz nach oben, zum niedrigsten hin</translation>
    </message>
    <message>
        <source>Higher</source>
        <translation>Höher</translation>
    </message>
    <message>
        <source>Move the chosen value one place down, towards the highest</source>
        <translation>Schiebt den gewählten Wert einen Platz nach unten, zum höchsten hin</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Alle Spalten</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PanelChoiceModel</name>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>This method is not ticked at first, as it does not look at the target.</source>
        <translation>Diese Methode ist zuerst nicht angekreuzt, da sie die Zielgröße nicht ansieht.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>less than 0.1 s</source>
        <translation>unter 0.1 s</translation>
    </message>
    <message>
        <source>The time of all runs of the method in this comparison together: one for each part that is held out, in each repeat. The estimate beside Run is of a single run.</source>
        <translation>Die Zeit aller Läufe der Methode in diesem Vergleich zusammen: einer für jeden zurückgehaltenen Teil, in jeder Wiederholung. Die Schätzung neben „Ausführen“ gilt für einen einzelnen Lauf.</translation>
    </message>
    <message>
        <source>For all its runs</source>
        <translation>Für alle ihre Läufe</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PanelLinks</name>
    <message>
        <source>A run goes on. Wait for its end, or stop it first.</source>
        <translation>Ein Lauf ist im Gange. Warten Sie sein Ende ab, oder stoppen Sie ihn zuerst.</translation>
    </message>
    <message>
        <source>Columns are selected in the ranking of a run. Show the run of a method first.</source>
        <translation>Spalten werden in der Rangfolge eines Laufs ausgewählt. Zeigen Sie zuerst den Lauf einer Methode.</translation>
    </message>
    <message>
        <source>The comparison of all methods in the session is left out: %1</source>
        <translation>Der Vergleich aller Methoden in der Sitzung wird weggelassen: %1</translation>
    </message>
    <message>
        <source>Open a comparison</source>
        <translation>Vergleich öffnen</translation>
    </message>
    <message>
        <source>Comparison (*.json)</source>
        <translation>Vergleich (*.json)</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PanelPage</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Fortschritt des Vergleichs</translation>
    </message>
    <message>
        <source>What the comparison says</source>
        <translation>Was der Vergleich sagt</translation>
    </message>
    <message>
        <source>Table of the methods...</source>
        <translation>Tabelle der Methoden ...</translation>
    </message>
    <message>
        <source>Errors by the number of columns...</source>
        <translation>Fehler nach der Zahl der Spalten ...</translation>
    </message>
    <message>
        <source>Columns by methods...</source>
        <translation>Spalten nach Methoden ...</translation>
    </message>
    <message>
        <source>Agreement of the methods...</source>
        <translation>Übereinstimmung der Methoden ...</translation>
    </message>
    <message>
        <source>All plots...</source>
        <translation>Alle Diagramme ...</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The comparison was stopped before its first method was finished.</source>
        <translation>Der Vergleich wurde gestoppt, bevor seine erste Methode fertig war.</translation>
    </message>
    <message>
        <source>The methods are being compared</source>
        <translation>Die Methoden werden gerade verglichen</translation>
    </message>
    <message>
        <source>There is no question yet that methods could answer</source>
        <translation>Es gibt noch keine Frage, die Methoden beantworten könnten</translation>
    </message>
    <message>
        <source>Tick a method first</source>
        <translation>Kreuzen Sie zuerst eine Methode an</translation>
    </message>
    <message>
        <source>Nothing is being compared</source>
        <translation>Es wird gerade nichts verglichen</translation>
    </message>
    <message>
        <source>What is finished is kept</source>
        <translation>Was fertig ist, bleibt erhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Methods that were finished before are not run again</source>
        <translation>Methoden, die schon fertig sind, laufen nicht noch einmal</translation>
    </message>
    <message>
        <source>%1 method is finished.</source>
        <translation>%1 Methode ist fertig.</translation>
    </message>
    <message numerus="yes">
        <source>%1 methods are finished.</source>
        <translation>
            <numerusform>%1 Methode ist fertig.</numerusform>
            <numerusform>%1 Methoden sind fertig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The comparison is being stopped.</source>
        <translation>Der Vergleich wird gestoppt.</translation>
    </message>
    <message>
        <source>The methods are being compared. %1</source>
        <translation>Die Methoden werden verglichen. %1</translation>
    </message>
    <message>
        <source>The comparison was stopped. %1</source>
        <translation>Der Vergleich wurde gestoppt. %1</translation>
    </message>
    <message>
        <source>Select the consensus</source>
        <translation>Konsens auswählen</translation>
    </message>
    <message>
        <source>No column is kept more often than by chance</source>
        <translation>Keine Spalte wird öfter behalten als durch Zufall</translation>
    </message>
    <message>
        <source>Compare methods first</source>
        <translation>Vergleichen Sie zuerst Methoden</translation>
    </message>
    <message>
        <source>Selects the columns that good methods keep more often than by chance</source>
        <translation>Wählt die Spalten aus, die gute Methoden öfter behalten als durch Zufall</translation>
    </message>
    <message>
        <source>Comparison, to be continued...</source>
        <translation>Vergleich, zum Fortsetzen ...</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Vergleich exportieren</translation>
    </message>
    <message>
        <source>Adds the methods of a comparison of the same table that was exported here or written by &apos;steelyard bench --continue&apos;</source>
        <translation>Fügt die Methoden eines Vergleichs derselben Tabelle hinzu, der hier exportiert oder von „steelyard bench --continue“ geschrieben wurde</translation>
    </message>
    <message>
        <source>An earlier comparison is being read.</source>
        <translation>Ein früherer Vergleich wird gelesen.</translation>
    </message>
    <message>
        <source>This comparison is too long for a session. Export it to keep it.</source>
        <translation>Dieser Vergleich ist zu lang für eine Sitzung. Exportieren Sie ihn, um ihn zu behalten.</translation>
    </message>
    <message>
        <source>Trials of %1 that are done: %2 of %3.</source>
        <translation>Fertige Versuche von %1: %2 von %3.</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Öffnen ...</translation>
    </message>
    <message>
        <source>The comparison holds no method that is finished and has the same settings here.</source>
        <translation>Der Vergleich enthält keine Methode, die fertig ist und hier dieselben Einstellungen hat.</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PanelResult</name>
    <message>
        <source>Compared methods</source>
        <translation>Verglichene Methoden</translation>
    </message>
    <message>
        <source>Select a method in the table first</source>
        <translation>Wählen Sie zuerst eine Methode in der Tabelle aus</translation>
    </message>
    <message>
        <source>Runs the method on the whole table, and shows that run everywhere</source>
        <translation>Startet die Methode auf der ganzen Tabelle und zeigt diesen Lauf überall</translation>
    </message>
    <message>
        <source>Show the method&apos;s run</source>
        <translation>Lauf der Methode zeigen</translation>
    </message>
    <message>
        <source>Sorted by error: first the methods that predict better than knowing nothing and than random columns, then all others. A click on a heading sorts by it.</source>
        <translation>Sortiert nach dem Fehler: zuerst die Methoden, die besser vorhersagen als ohne jedes Wissen und als zufällige Spalten, dann alle anderen. Ein Klick auf eine Überschrift sortiert nach ihr.</translation>
    </message>
    <message>
        <source>Sorted by: %1. A third click on the heading brings the first order back.</source>
        <translation>Sortiert nach: %1. Ein dritter Klick auf die Überschrift stellt die erste Reihenfolge wieder her.</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PanelSettings</name>
    <message>
        <source>Methods to compare</source>
        <translation>Zu vergleichende Methoden</translation>
    </message>
    <message>
        <source>Parts of the samples, of which each is held out once</source>
        <translation>Teile der Proben, von denen jeder einmal zurückgehalten wird</translation>
    </message>
    <message>
        <source>How many parts of the samples are held out, one after the other.</source>
        <translation>So viele Teile der Proben werden zurückgehalten, einer nach dem anderen.</translation>
    </message>
    <message>
        <source>How often the samples are divided anew</source>
        <translation>Wie oft die Proben neu aufgeteilt werden</translation>
    </message>
    <message>
        <source>How often the samples are divided anew.</source>
        <translation>So oft werden die Proben neu aufgeteilt.</translation>
    </message>
    <message>
        <source>The largest number of columns that is tried</source>
        <translation>Die größte Zahl von Spalten, die versucht wird</translation>
    </message>
    <message>
        <source>The largest number of columns that a method may keep.</source>
        <translation>So viele Spalten darf eine Methode höchstens behalten.</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Columns, up to</source>
        <translation>Spalten, bis zu</translation>
    </message>
    <message>
        <source>There is no estimate yet.</source>
        <translation>Es gibt noch keine Schätzung.</translation>
    </message>
    <message>
        <source>%1 method: about %2 for its runs, and some time to judge them.</source>
        <translation>%1 Methode: etwa %2 für ihre Läufe und etwas Zeit, um sie zu beurteilen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 methods: about %2 for their runs, and some time to judge them.</source>
        <translation>
            <numerusform>%1 Methode: etwa %2 für ihre Läufe und etwas Zeit, um sie zu beurteilen.</numerusform>
            <numerusform>%1 Methoden: etwa %2 für ihre Läufe und etwas Zeit, um sie zu beurteilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>The false discovery rate at which methods say what they discover</source>
        <translation>Die Falschentdeckungsrate, bei der Methoden sagen, was sie entdecken</translation>
    </message>
    <message>
        <source>Discoveries at a rate of</source>
        <translation>Entdeckungen bei einer Rate von</translation>
    </message>
    <message>
        <source>Each method that can is also run once on all samples and says which columns it discovers, at most this share of which is false on average.</source>
        <translation>Jede Methode, die das kann, läuft auch einmal auf allen Proben und sagt, welche Spalten sie entdeckt. Davon ist im Mittel höchstens dieser Anteil falsch.</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PanelTableModel</name>
    <message>
        <source>As many columns drawn at random predict as well as its choice.</source>
        <translation>Ebenso viele zufällig gezogene Spalten sagen so gut vorher wie ihre Auswahl.</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Stability</source>
        <translation>Stabilität</translation>
    </message>
    <message>
        <source>Behind the best</source>
        <translation>Hinter der besten</translation>
    </message>
    <message>
        <source>No worse</source>
        <translation>Nicht schlechter</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Enter or a double click runs the method on the whole table.</source>
        <translation>Die Eingabetaste oder ein Doppelklick startet die Methode auf der ganzen Tabelle.</translation>
    </message>
    <message>
        <source>The error on unseen samples with the suggested number of columns, and its standard error; 1 knows nothing.</source>
        <translation>Der Fehler auf ungesehenen Proben mit der vorgeschlagenen Zahl von Spalten und sein Standardfehler; 1 bedeutet „nichts wissen“.</translation>
    </message>
    <message>
        <source>The fewest columns with which the method predicts as well as it can.</source>
        <translation>Die wenigsten Spalten, mit denen die Methode so gut vorhersagt, wie sie kann.</translation>
    </message>
    <message>
        <source>How alike the columns are that the method keeps in different training parts, from 0 to 1.</source>
        <translation>Wie ähnlich die Spalten sind, die die Methode in verschiedenen Trainingsteilen behält, von 0 bis 1.</translation>
    </message>
    <message>
        <source>How much larger the error is than that of the best method, in the same parts.</source>
        <translation>Um wie viel der Fehler größer ist als der der besten Methode, in denselben Teilen.</translation>
    </message>
    <message>
        <source>Whether the difference to the best method is no more than noise.</source>
        <translation>Ob der Unterschied zur besten Methode nicht größer ist als das Rauschen.</translation>
    </message>
    <message>
        <source>The method predicts no better than knowing nothing does.</source>
        <translation>Die Methode sagt nicht besser vorher als „nichts wissen“.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Trials that are done: %1 of %2. The values may still change.</source>
        <translation>Fertige Versuche: %1 von %2. Die Werte können sich noch ändern.</translation>
    </message>
    <message>
        <source>Discoveries</source>
        <translation>Entdeckungen</translation>
    </message>
    <message>
        <source>How long all runs of the method took here.</source>
        <translation>So lange haben alle Läufe der Methode hier gedauert.</translation>
    </message>
    <message>
        <source>How many columns the method discovers in one run on all samples. It keeps the false discovery rate by itself; whoever takes the method that discovers most does not.</source>
        <translation>So viele Spalten entdeckt die Methode in einem Lauf auf allen Proben. Sie hält die Falschentdeckungsrate für sich allein ein; wer die Methode nimmt, die am meisten entdeckt, hält sie nicht ein.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ParameterEditor</name>
    <message>
        <source>%1
Accepted: %2</source>
        <translation>%1
Zulässig: %2</translation>
    </message>
    <message>
        <source>%1: automatic</source>
        <translation>%1: automatisch</translation>
    </message>
    <message>
        <source>Let the method decide</source>
        <translation>Die Methode entscheiden lassen</translation>
    </message>
    <message>
        <source>Not valid. Enter %1.</source>
        <translation>Ungültig. Zulässig: %1.</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>Not valid. Enter %1, with a point before the decimals.</source>
        <translation>Ungültig. Zulässig: %1, mit einem Punkt vor den Nachkommastellen.</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ParameterForm</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fewer settings</source>
        <translation>Weniger Einstellungen</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Mehr Einstellungen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PathPurityView</name>
    <message>
        <source>After a search: how well clusters in the space of its solutions match %1</source>
        <translation>Nach einer Suche: wie gut Cluster im Raum ihrer Lösungen zu %1 passen</translation>
    </message>
    <message>
        <source>Cluster purity</source>
        <translation>Reinheit der Cluster</translation>
    </message>
    <message>
        <source>Give a column of classes the role Label to see how well clusters of a search&apos;s solutions match it</source>
        <translation>Geben Sie einer Spalte mit Klassen die Rolle Klasse, um zu sehen, wie gut Cluster der Lösungen einer Suche zu ihr passen</translation>
    </message>
    <message>
        <source>Number of features</source>
        <translation>Anzahl der Merkmale</translation>
    </message>
    <message>
        <source>Purity of the path</source>
        <translation>Reinheit des Pfads</translation>
    </message>
    <message>
        <source>The purity of clusters in the space of the best solution of each number of features. Look for: the smallest number at which it is as high as with all.</source>
        <translation>Die Reinheit der Cluster im Raum der besten Lösung zu jeder Anzahl von Merkmalen. Worauf es ankommt: die kleinste Anzahl, bei der sie so hoch ist wie mit allen.</translation>
    </message>
    <message>
        <source>largest class</source>
        <translation>größte Klasse</translation>
    </message>
    <message>
        <source>one to one</source>
        <translation>eins zu eins</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PathView</name>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>After a search: the objective against the number of features, one point per solution</source>
        <translation>Nach einer Suche: die Zielfunktion gegen die Anzahl der Merkmale, ein Punkt je Lösung</translation>
    </message>
    <message>
        <source>Number of features</source>
        <translation>Anzahl der Merkmale</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>Objective against number of features</source>
        <translation>Zielfunktion gegen die Anzahl der Merkmale</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Path: %1</source>
        <translation>Pfad: %1</translation>
    </message>
    <message>
        <source>Show the run&apos;s solution</source>
        <translation>Die Lösung des Laufs zeigen</translation>
    </message>
    <message>
        <source>Shown: %1 feature</source>
        <translation>Gezeigt: %1 Merkmal</translation>
    </message>
    <message numerus="yes">
        <source>Shown: %1 features</source>
        <translation>
            <numerusform>Gezeigt: %1 Merkmal</numerusform>
            <numerusform>Gezeigt: %1 Merkmale</numerusform>
        </translation>
    </message>
    <message>
        <source>The objective of each solution of a search against the number of its features; the line is the best of each number. Look for: the number from which more features gain little. Click a point to see its solution everywhere.</source>
        <translation>Die Zielfunktion jeder Lösung einer Suche gegen die Anzahl ihrer Merkmale; die Linie ist die beste zu jeder Anzahl. Worauf es ankommt: die Anzahl, ab der weitere Merkmale wenig bringen. Klicken Sie auf einen Punkt, um seine Lösung überall zu sehen.</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>niedrigste</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>gezeigt</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>vorgeschlagen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PlanePlot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>x standard error</source>
        <translation>Standardfehler von x</translation>
    </message>
    <message>
        <source>y standard error</source>
        <translation>Standardfehler von y</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PlaneView</name>
    <message>
        <source>%1 feature: %2</source>
        <translation>%1 Merkmal: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 features: %2</source>
        <translation>
            <numerusform>%1 Merkmal: %2</numerusform>
            <numerusform>%1 Merkmale: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>Comparing each feature with the target...</source>
        <translation>Jedes Merkmal wird mit der Zielgröße verglichen ...</translation>
    </message>
    <message>
        <source>For each sample, the ranks of its k nearest neighbours are averaged</source>
        <translation>Für jede Probe werden die Ränge ihrer k nächsten Nachbarn gemittelt</translation>
    </message>
    <message>
        <source>How well features predict the target (across) and how well it predicts them (up): 0 is perfect, 1 is chance. Look for: points at the left. They hold what the target holds; at the lower left both hold the same.</source>
        <translation>Wie gut Merkmale die Zielgröße vorhersagen (waagerecht) und wie gut sie von ihr vorhergesagt werden (senkrecht): 0 ist perfekt, 1 ist Zufall. Worauf es ankommt: Punkte am linken Rand. Sie enthalten, was die Zielgröße enthält; links unten enthalten beide dasselbe.</translation>
    </message>
    <message>
        <source>Information imbalance plane</source>
        <translation>Ebene der Informationsungleichgewichte</translation>
    </message>
    <message>
        <source>Near (0, 0) both hold the same information; at the lower right %1
holds more than the features; at the upper left the features hold more;
near (1, 1) neither says anything about the other.</source>
        <translation>Nahe (0, 0) enthalten beide dieselbe Information; rechts unten enthält die andere Seite (%1)
mehr als die Merkmale; links oben enthalten die Merkmale mehr;
nahe (1, 1) sagt keine Seite etwas über die andere aus.</translation>
    </message>
    <message>
        <source>Number of neighbours averaged over</source>
        <translation>Anzahl der Nachbarn, über die gemittelt wird</translation>
    </message>
    <message>
        <source>all inputs</source>
        <translation>alle Eingänge</translation>
    </message>
    <message>
        <source>each divided by its standard deviation</source>
        <translation>jeder durch seine Standardabweichung geteilt</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Zielgröße</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>more in %1</source>
        <translation>mehr Information: %1</translation>
    </message>
    <message>
        <source>more in features</source>
        <translation>mehr Information: Merkmale</translation>
    </message>
    <message>
        <source>nothing in common</source>
        <translation>nichts gemeinsam</translation>
    </message>
    <message>
        <source>same information</source>
        <translation>gleiche Information</translation>
    </message>
    <message>
        <source>shown selection</source>
        <translation>gezeigte Auswahl</translation>
    </message>
    <message>
        <source>single features</source>
        <translation>einzelne Merkmale</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>solutions of the search</source>
        <translation>Lösungen der Suche</translation>
    </message>
    <message>
        <source>Δ(%1 → features)</source>
        <translation>Δ(%1 → Merkmale)</translation>
    </message>
    <message>
        <source>Δ(%1 → features), 0: it predicts them</source>
        <translation>Δ(%1 → Merkmale), 0: perfekt vorhergesagt</translation>
    </message>
    <message>
        <source>Δ(features → %1)</source>
        <translation>Δ(Merkmale → %1)</translation>
    </message>
    <message>
        <source>Δ(features → %1), 0: they predict it</source>
        <translation>Δ(Merkmale → %1), 0: perfekt vorhergesagt</translation>
    </message>
    <message>
        <source>%1 holds classes, which have no distances: the features are compared with all inputs instead.</source>
        <translation>%1 enthält Klassen, und diese haben keine Abstände: Die Merkmale werden stattdessen mit allen Eingängen verglichen.</translation>
    </message>
    <message>
        <source>How well each feature and the target predict each other</source>
        <translation>Wie gut jedes Merkmal und die Zielgröße einander vorhersagen</translation>
    </message>
    <message>
        <source>Comparing each feature with all inputs...</source>
        <translation>Jedes Merkmal wird mit allen Eingängen verglichen ...</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PlotCard</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Back to the &amp;window</source>
        <translation>Zurück &amp;ins Fenster</translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation>&amp;Zahlen kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>E&amp;xportieren ...</translation>
    </message>
    <message>
        <source>En&amp;large</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Menu of %1</source>
        <translation>Menü: %1</translation>
    </message>
    <message>
        <source>Move &amp;earlier</source>
        <translation>Nach v&amp;orn verschieben</translation>
    </message>
    <message>
        <source>Move la&amp;ter</source>
        <translation>Nach &amp;hinten verschieben</translation>
    </message>
    <message>
        <source>Open in a &amp;window</source>
        <translation>In einem &amp;Fenster öffnen</translation>
    </message>
    <message>
        <source>Plot menu</source>
        <translation>Diagrammmenü</translation>
    </message>
    <message>
        <source>Show al&amp;l plots</source>
        <translation>&amp;Alle Diagramme zeigen</translation>
    </message>
    <message>
        <source>Show all plots</source>
        <translation>Alle Diagramme zeigen</translation>
    </message>
    <message>
        <source>What %1 shows</source>
        <translation>Was dies zeigt: %1</translation>
    </message>
    <message>
        <source>What this shows</source>
        <translation>Was dies zeigt</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PlotGrid</name>
    <message>
        <source>Add a plot</source>
        <translation>Ein Diagramm hinzufügen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PreparationDialog</name>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PreparationPanel</name>
    <message>
        <source>Add a step</source>
        <translation>Neuer Schritt</translation>
    </message>
    <message>
        <source>Add columns...</source>
        <translation>Weitere Spalten ...</translation>
    </message>
    <message>
        <source>Columns of %1, by %2</source>
        <translation>Spalten aus %1, zugeordnet nach %2</translation>
    </message>
    <message>
        <source>Columns of %1, by row order</source>
        <translation>Spalten aus %1, in der Reihenfolge der Zeilen</translation>
    </message>
    <message>
        <source>Put the columns of another file beside those of the table</source>
        <translation>Die Spalten einer anderen Datei neben die der Tabelle stellen</translation>
    </message>
    <message>
        <source>The table is as it was read.</source>
        <translation>Die Tabelle ist so, wie sie gelesen wurde.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What was done to the table</source>
        <translation>Was mit der Tabelle gemacht wurde</translation>
    </message>
    <message>
        <source>Change the step...</source>
        <translation>Schritt ändern...</translation>
    </message>
    <message>
        <source>Give the chosen step other settings; the later steps are done again</source>
        <translation>Gibt dem gewählten Schritt andere Einstellungen; die späteren Schritte werden noch einmal getan</translation>
    </message>
    <message>
        <source>Leave the step out</source>
        <translation>Schritt weglassen</translation>
    </message>
    <message>
        <source>Do without the chosen step; the later steps are done again</source>
        <translation>Lässt den gewählten Schritt weg; die späteren Schritte werden noch einmal getan</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PreviewModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ProjectionBeside</name>
    <message>
        <source>Inputs</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>Inputs, %1</source>
        <translation>Eingänge, %1</translation>
    </message>
    <message>
        <source>Inputs, all alike</source>
        <translation>Eingänge, alle gleich</translation>
    </message>
    <message>
        <source>Projecting the inputs...</source>
        <translation>Die Eingänge werden projiziert ...</translation>
    </message>
    <message>
        <source>Projection of the inputs</source>
        <translation>Projektion der Eingänge</translation>
    </message>
    <message>
        <source>The inputs as they are, unscaled, stand left of it in the same colours</source>
        <translation>Die Eingänge, wie sie sind, unskaliert, stehen in denselben Farben links daneben</translation>
    </message>
    <message>
        <source>The inputs at equal spread stand left of it in the same colours</source>
        <translation>Die Eingänge bei gleicher Streuung stehen in denselben Farben links daneben</translation>
    </message>
    <message>
        <source>This projection alone</source>
        <translation>Nur diese Projektion</translation>
    </message>
    <message>
        <source>What stands beside the projection</source>
        <translation>Was neben der Projektion steht</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>and inputs</source>
        <translation>mit Eingängen</translation>
    </message>
    <message>
        <source>and inputs, all alike</source>
        <translation>mit Eingängen, alle gleich</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ProjectionMotion</name>
    <message>
        <source>%1: done</source>
        <translation>%1: fertig</translation>
    </message>
    <message>
        <source>%1: finding nearest neighbours...</source>
        <translation>%1: nächste Nachbarn werden gesucht ...</translation>
    </message>
    <message>
        <source>%1: moving...</source>
        <translation>%1: in Bewegung ...</translation>
    </message>
    <message>
        <source>%1: redrawn when the run ends</source>
        <translation>%1: wird neu gezeichnet, wenn der Lauf endet</translation>
    </message>
    <message>
        <source>%1: stopped early</source>
        <translation>%1: vorzeitig gestoppt</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Keep the picture as it is</source>
        <translation>Das Bild lassen, wie es ist</translation>
    </message>
    <message>
        <source>Start again with the weights shown</source>
        <translation>Mit den gezeigten Gewichten neu beginnen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ProjectionView</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (target)</source>
        <translation>%1 (Zielgröße)</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>Alle gleich</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colour of the samples</source>
        <translation>Farbe der Proben</translation>
    </message>
    <message>
        <source>Column along the horizontal axis</source>
        <translation>Spalte entlang der waagerechten Achse</translation>
    </message>
    <message>
        <source>Column along the vertical axis</source>
        <translation>Spalte entlang der senkrechten Achse</translation>
    </message>
    <message>
        <source>Each sample as a point: the learned space seen from the side where it spreads most, or as the box above chooses. Look for: colours that separate, or change smoothly, once the weights are learned. Drag around points to choose them.</source>
        <translation>Jede Probe als Punkt: der gelernte Raum, so gesehen, dass er am stärksten streut, oder wie im Feld oben gewählt. Worauf es ankommt: Farben, die sich trennen oder fließend ändern, sobald die Gewichte gelernt sind. Umfahren Sie Punkte mit gedrückter Maustaste, um sie auszuwählen.</translation>
    </message>
    <message>
        <source>Every input at equal spread</source>
        <translation>Jeder Eingang bei gleicher Streuung</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Gelernt</translation>
    </message>
    <message>
        <source>Only inputs with nonzero weight, scaled to equal spread</source>
        <translation>Nur Eingänge mit einem Gewicht ungleich null, auf gleiche Streuung skaliert</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projektion</translation>
    </message>
    <message>
        <source>Projection of the samples</source>
        <translation>Projektion der Proben</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>The learned space: each input times its weight, or the inputs mapped</source>
        <translation>Der gelernte Raum: jeder Eingang mal sein Gewicht oder die abgebildeten Eingänge</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>gelernt</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>Each sample is a point here</source>
        <translation>Jede Probe ist hier ein Punkt</translation>
    </message>
    <message>
        <source>Projecting the samples...</source>
        <translation>Die Proben werden projiziert ...</translation>
    </message>
    <message>
        <source>The selected columns are drawn in their own units; the space &quot;selected&quot; draws them at equal spread</source>
        <translation>Die ausgewählten Spalten sind in ihren eigenen Einheiten gezeichnet; der Raum „ausgewählt“ zeichnet sie mit gleicher Streuung</translation>
    </message>
    <message>
        <source>Each selected column is drawn divided by its standard deviation, as their units or spreads differ</source>
        <translation>Jede ausgewählte Spalte ist durch ihre Standardabweichung geteilt gezeichnet, da sich ihre Einheiten oder Streuungen unterscheiden</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::Question</name>
    <message>
        <source>Open a table first.</source>
        <translation>Öffnen Sie zuerst eine Tabelle.</translation>
    </message>
    <message>
        <source>%1 is not valid yet.</source>
        <translation>%1 ist noch nicht gültig.</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::QuestionChooser</name>
    <message>
        <source>%1 column is explained.</source>
        <translation>%1 Spalte wird erklärt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 columns are explained together.</source>
        <translation>
            <numerusform>%1 Spalte wird erklärt.</numerusform>
            <numerusform>%1 Spalten werden gemeinsam erklärt.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nichts</translation>
    </message>
    <message>
        <source>Another &amp;file</source>
        <translation>Eine andere &amp;Datei</translation>
    </message>
    <message>
        <source>Choose a column.</source>
        <translation>Wählen Sie eine Spalte.</translation>
    </message>
    <message>
        <source>Columns that can be explained</source>
        <translation>Spalten, die erklärt werden können</translation>
    </message>
    <message>
        <source>One or se&amp;veral columns</source>
        <translation>Eine oder me&amp;hrere Spalten</translation>
    </message>
    <message>
        <source>Reading the table...</source>
        <translation>Die Tabelle wird gelesen ...</translation>
    </message>
    <message>
        <source>Search %1 column</source>
        <translation>%1 Spalte durchsuchen</translation>
    </message>
    <message numerus="yes">
        <source>Search %1 columns</source>
        <translation>
            <numerusform>%1 Spalte durchsuchen</numerusform>
            <numerusform>%1 Spalten durchsuchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the columns</source>
        <translation>Die Spalten durchsuchen</translation>
    </message>
    <message>
        <source>columns, points (all their distances), or a distance matrix</source>
        <translation>Spalten, Punkte (alle ihre Abstände) oder eine Abstandsmatrix</translation>
    </message>
    <message>
        <source>which columns keep the structure of all of them?</source>
        <translation>welche Spalten erhalten die Struktur aller Spalten?</translation>
    </message>
    <message>
        <source>The file cannot be opened yet: choose the column that should be explained (a click or the space bar), another file, or nothing.</source>
        <translation>Die Datei kann noch nicht geöffnet werden: Wählen Sie die Spalte, die erklärt werden soll (mit einem Klick oder der Leertaste), eine andere Datei oder nichts.</translation>
    </message>
    <message>
        <source>No table could be read.</source>
        <translation>Es konnte keine Tabelle gelesen werden.</translation>
    </message>
    <message>
        <source>No column has a name with these letters.</source>
        <translation>Keine Spalte hat einen Namen mit diesen Buchstaben.</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::QuestionDialog</name>
    <message>
        <source>What should be explained?</source>
        <translation>Was soll erklärt werden?</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::QuestionPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>2 What should be explained?</source>
        <translation>2 Was soll erklärt werden?</translation>
    </message>
    <message>
        <source>Chan&amp;ge...</source>
        <translation>Ä&amp;ndern ...</translation>
    </message>
    <message>
        <source>Choose what the other columns should explain</source>
        <translation>Wählen, was die anderen Spalten erklären sollen</translation>
    </message>
    <message>
        <source>What is explained</source>
        <translation>Was erklärt wird</translation>
    </message>
    <message>
        <source>and %1 more warnings</source>
        <translation>und %1 weitere Warnungen</translation>
    </message>
    <message>
        <source>by %1 candidate column</source>
        <translation>durch %1 Kandidatenspalte</translation>
    </message>
    <message numerus="yes">
        <source>by %1 candidate columns</source>
        <translation>
            <numerusform>durch %1 Kandidatenspalte</numerusform>
            <numerusform>durch %1 Kandidatenspalten</numerusform>
        </translation>
    </message>
    <message>
        <source>the table itself</source>
        <translation>die Tabelle selbst</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::QueueModel</name>
    <message>
        <source>no table</source>
        <translation>ohne Tabelle</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Lauf %1: %2</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::QueuePanel</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Stop all</source>
        <translation>Alle stoppen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Ask them of this table</source>
        <translation>Mit dieser Tabelle ausführen</translation>
    </message>
    <message>
        <source>Runs of the queue; Alt with an arrow moves one that waits, Delete removes it</source>
        <translation>Läufe der Warteschlange; Alt mit einem Pfeil verschiebt einen wartenden, Entf entfernt ihn</translation>
    </message>
    <message>
        <source>Earlier (Alt+Up)</source>
        <translation>Früher (Alt+Pfeil nach oben)</translation>
    </message>
    <message>
        <source>Later (Alt+Down)</source>
        <translation>Später (Alt+Pfeil nach unten)</translation>
    </message>
    <message>
        <source>Take the chosen run out of the queue; a run that is done stays in the list of runs</source>
        <translation>Nimmt den gewählten Lauf aus der Warteschlange; ein fertiger Lauf bleibt in der Liste der Läufe</translation>
    </message>
    <message>
        <source>Stop the run that goes on, keep its best result, and let the others wait</source>
        <translation>Stoppt den Lauf, der gerade läuft, behält sein bestes Ergebnis und lässt die anderen warten</translation>
    </message>
    <message>
        <source>Begin the next run that waits</source>
        <translation>Beginnt den nächsten wartenden Lauf</translation>
    </message>
    <message>
        <source>Progress of the queue</source>
        <translation>Fortschritt der Warteschlange</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>%1 run was asked of a table that is no longer open.</source>
        <translation>%1 Lauf gehört zu einer Tabelle, die nicht mehr geöffnet ist.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs were asked of a table that is no longer open.</source>
        <translation>
            <numerusform>%1 Lauf gehört zu einer Tabelle, die nicht mehr geöffnet ist.</numerusform>
            <numerusform>%1 Läufe gehören zu einer Tabelle, die nicht mehr geöffnet ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 fertig</translation>
    </message>
    <message>
        <source>%1; the others wait until you go on</source>
        <translation>%1; die anderen warten, bis Sie weitermachen</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 ist fehlgeschlagen: %2</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RankingModel</name>
    <message>
        <source>1 is best</source>
        <translation>1 ist am besten</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Name of the input column</source>
        <translation>Name der Eingangsspalte</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Selected features are exported</source>
        <translation>Ausgewählte Merkmale werden exportiert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit of the input column</source>
        <translation>Einheit der Eingangsspalte</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RecentFiles</name>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RecoveryBar</name>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Reopen it</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>A session (%1, %2) was not closed properly. What was saved can be reopened; it also stays under File &gt; Recent sessions.</source>
        <translation>Eine Sitzung (%1, %2) wurde nicht ordnungsgemäß geschlossen. Was gespeichert wurde, kann wieder geöffnet werden; es bleibt auch unter Datei &gt; Letzte Sitzungen.</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ReducedTableDialog</name>
    <message>
        <source>&amp;Choose a file...</source>
        <translation>&amp;Datei wählen ...</translation>
    </message>
    <message>
        <source>&amp;Ids and labels</source>
        <translation>&amp;IDs und Klassen</translation>
    </message>
    <message>
        <source>&amp;Numbers of the rows</source>
        <translation>&amp;Nummern der Zeilen</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Zielgröße</translation>
    </message>
    <message>
        <source>And beside them:</source>
        <translation>Und daneben:</translation>
    </message>
    <message>
        <source>Columns &amp;as they are in the table</source>
        <translation>Spalten, &amp;wie sie in der Tabelle stehen</translation>
    </message>
    <message>
        <source>Columns times their &amp;weights</source>
        <translation>Spalten mal ihre &amp;Gewichte</translation>
    </message>
    <message>
        <source>Export a reduced table</source>
        <translation>Eine reduzierte Tabelle exportieren</translation>
    </message>
    <message>
        <source>The learned &amp;space: mixtures of the columns</source>
        <translation>Der gelernte &amp;Raum: Mischungen der Spalten</translation>
    </message>
    <message>
        <source>What should the table hold?</source>
        <translation>Was soll die Tabelle enthalten?</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ResultPanel</name>
    <message>
        <source>&amp;Export the selection...</source>
        <translation>Auswahl &amp;exportieren ...</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>All plots, with the data behind them</source>
        <translation>Alle Diagramme mit den Daten dahinter</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Draw the feature of the chosen row against the target</source>
        <translation>Das Merkmal der gewählten Zeile gegen die Zielgröße zeichnen</translation>
    </message>
    <message>
        <source>E&amp;xport selection...</source>
        <translation>Auswahl e&amp;xportieren ...</translation>
    </message>
    <message>
        <source>Everything needed to run this again, as JSON</source>
        <translation>Alles, was nötig ist, um dies noch einmal auszuführen, als JSON</translation>
    </message>
    <message>
        <source>Export all &amp;plots...</source>
        <translation>Alle Dia&amp;gramme exportieren ...</translation>
    </message>
    <message>
        <source>Export something else</source>
        <translation>Etwas anderes exportieren</translation>
    </message>
    <message>
        <source>Export the re&amp;cord...</source>
        <translation>&amp;Protokoll exportieren ...</translation>
    </message>
    <message>
        <source>Export the reduced &amp;table...</source>
        <translation>Reduzierte Ta&amp;belle exportieren ...</translation>
    </message>
    <message>
        <source>Features by rank</source>
        <translation>Merkmale nach Rang</translation>
    </message>
    <message>
        <source>Find the file of this run&apos;s table first</source>
        <translation>Suchen Sie zuerst die Datei zur Tabelle dieses Laufs</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Plot against the target</source>
        <translation>Gegen die Zielgröße auftragen</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>Run %1 drew no knockoffs; a run draws them if its setting Trust says so</source>
        <translation>Lauf %1 hat keine Knockoffs gezogen; ein Lauf zieht sie, wenn seine Einstellung Vertrauen das verlangt</translation>
    </message>
    <message>
        <source>Run %1 ended before its first value: it has no result.</source>
        <translation>Lauf %1 endete vor seinem ersten Wert: Er hat kein Ergebnis.</translation>
    </message>
    <message>
        <source>Run %1 failed: %2</source>
        <translation>Lauf %1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>Run %1 has learned no map</source>
        <translation>Lauf %1 hat keine Abbildung gelernt</translation>
    </message>
    <message>
        <source>Run %1 has no result</source>
        <translation>Lauf %1 hat kein Ergebnis</translation>
    </message>
    <message>
        <source>Run %1 selected no samples; PCov-FPS, for example, can select them</source>
        <translation>Lauf %1 hat keine Proben ausgewählt; PCov-FPS zum Beispiel kann sie auswählen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Search features</source>
        <translation>Merkmale suchen</translation>
    </message>
    <message>
        <source>Search features by name</source>
        <translation>Merkmale nach Namen suchen</translation>
    </message>
    <message>
        <source>Show the unit and the further columns of the method, too</source>
        <translation>Auch die Einheit und die weiteren Spalten der Methode zeigen</translation>
    </message>
    <message>
        <source>The ranking appears here when a run has results.</source>
        <translation>Die Rangfolge erscheint hier, wenn ein Lauf Ergebnisse hat.</translation>
    </message>
    <message>
        <source>The run goes on; what it finds can be exported when it has ended</source>
        <translation>Der Lauf geht weiter; was er findet, kann exportiert werden, wenn er beendet ist</translation>
    </message>
    <message>
        <source>The selected columns as CSV: as they are, or times their weights</source>
        <translation>Die ausgewählten Spalten als CSV: wie sie sind oder mal ihre Gewichte</translation>
    </message>
    <message>
        <source>There is no run yet</source>
        <translation>Es gibt noch keinen Lauf</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>vorzeitig gestoppt</translation>
    </message>
    <message>
        <source>All features as CSV, with rank, unit and weights, and whether each is selected (yes or no)</source>
        <translation>Alle Merkmale als CSV, mit Rang, Einheit und Gewichten, und ob jedes ausgewählt ist (yes oder no)</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RowOrderChooser</name>
    <message>
        <source>Are the rows a series in time?</source>
        <translation>Sind die Zeilen eine Zeitreihe?</translation>
    </message>
    <message>
        <source>Neighbouring rows are alike. Are the rows a series in time?</source>
        <translation>Benachbarte Zeilen ähneln sich. Sind die Zeilen eine Zeitreihe?</translation>
    </message>
    <message>
        <source>No, their order means nothing</source>
        <translation>Nein, ihre Reihenfolge bedeutet nichts</translation>
    </message>
    <message>
        <source>Not said: stretches of rows are kept together</source>
        <translation>Keine Angabe: Abschnitte von Zeilen bleiben zusammen</translation>
    </message>
    <message>
        <source>What is close in time is alike. Rows of a series are held out in stretches, and chance shifts the target instead of shuffling it.</source>
        <translation>Was zeitlich nahe liegt, ähnelt sich. Zeilen einer Zeitreihe werden in Abschnitten zurückgehalten, und der Zufall verschiebt die Zielgröße, statt sie zu mischen.</translation>
    </message>
    <message>
        <source>Whether the rows are a series in time</source>
        <translation>Ob die Zeilen eine Zeitreihe sind</translation>
    </message>
    <message>
        <source>Yes, a series in time</source>
        <translation>Ja, eine Zeitreihe</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RunBar</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>For&amp;tsetzen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausieren</translation>
    </message>
    <message>
        <source>&amp;Pause or continue</source>
        <translation>&amp;Pausieren oder fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>A run is under way</source>
        <translation>Ein Lauf ist im Gange</translation>
    </message>
    <message>
        <source>Converged at iteration %1</source>
        <translation>Konvergiert bei Iteration %1</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>End the run and keep the best result so far</source>
        <translation>Den Lauf beenden und das bisher beste Ergebnis behalten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Wird abgeschlossen</translation>
    </message>
    <message>
        <source>Iteration %1</source>
        <translation>Iteration %1</translation>
    </message>
    <message>
        <source>Iteration limit: %1</source>
        <translation>Iterationsgrenze: %1</translation>
    </message>
    <message>
        <source>No run is under way</source>
        <translation>Es ist kein Lauf im Gange</translation>
    </message>
    <message>
        <source>One iteration, then pause</source>
        <translation>Eine Iteration, dann Pause</translation>
    </message>
    <message>
        <source>Paused at iteration %1</source>
        <translation>Pausiert bei Iteration %1</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Wird vorbereitet</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt des Laufs</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>Ausfüh&amp;ren</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>S&amp;chritt</translation>
    </message>
    <message>
        <source>State of the run</source>
        <translation>Zustand des Laufs</translation>
    </message>
    <message>
        <source>Stopped at iteration %1</source>
        <translation>Gestoppt bei Iteration %1</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Wird gestoppt</translation>
    </message>
    <message>
        <source>Time elapsed and remaining</source>
        <translation>Vergangene und verbleibende Zeit</translation>
    </message>
    <message>
        <source>Add to the &amp;queue</source>
        <translation>In die Warteschlange &amp;einreihen</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>Einreihen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>S&amp;weep over a parameter...</source>
        <translation>Mehrere &amp;Werte einer Einstellung ...</translation>
    </message>
    <message>
        <source>Run with the settings as they are now, when the runs before it are done</source>
        <translation>Läuft mit den jetzigen Einstellungen, sobald die Läufe davor fertig sind</translation>
    </message>
    <message>
        <source>Add one run to the queue for each of several values of a setting</source>
        <translation>Reiht für jeden von mehreren Werten einer Einstellung einen Lauf ein</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RunExports</name>
    <message>
        <source>Copy as a comma&amp;nd line</source>
        <translation>Als Befehlsze&amp;ile kopieren</translation>
    </message>
    <message>
        <source>Export a report (&amp;HTML)...</source>
        <translation>Bericht exportieren (&amp;HTML) ...</translation>
    </message>
    <message>
        <source>Export as a P&amp;ython script...</source>
        <translation>Als P&amp;ython-Skript exportieren ...</translation>
    </message>
    <message>
        <source>Export features, &amp;distances kept...</source>
        <translation>Merkmale mit erhaltenen Abständen e&amp;xportieren ...</translation>
    </message>
    <message>
        <source>Export samples, co&amp;variances kept...</source>
        <translation>Proben mit erhaltenen Ko&amp;varianzen exportieren ...</translation>
    </message>
    <message>
        <source>Export the &amp;knockoffs...</source>
        <translation>&amp;Knockoffs exportieren ...</translation>
    </message>
    <message>
        <source>Export the learned &amp;map...</source>
        <translation>Gelernte &amp;Abbildung exportieren ...</translation>
    </message>
    <message>
        <source>The plots show a question that was not run yet; choose a run first</source>
        <translation>Die Diagramme zeigen eine Frage, zu der es noch keinen Lauf gibt; wählen Sie zuerst einen Lauf</translation>
    </message>
    <message>
        <source>There is no run yet</source>
        <translation>Es gibt noch keinen Lauf</translation>
    </message>
    <message>
        <source>Apply to another table...</source>
        <translation>Auf eine andere Tabelle anwenden ...</translation>
    </message>
    <message>
        <source>Export as a script for R...</source>
        <translation>Als Skript für R exportieren ...</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RunList</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>999.9 s</source>
        <translation>999.9 s</translation>
    </message>
    <message>
        <source>Base: run %1, %2. Choose or start another run to see both.</source>
        <translation>Vergleichsbasis: Lauf %1, %2. Wählen oder starten Sie einen anderen Lauf, um beide zu sehen.</translation>
    </message>
    <message>
        <source>Compare runs...</source>
        <translation>Läufe vergleichen ...</translation>
    </message>
    <message>
        <source>Compared with run %1, %2, which is drawn in grey.</source>
        <translation>Verglichen mit Lauf %1, %2, der grau gezeichnet ist.</translation>
    </message>
    <message>
        <source>Compared with run %1, %2. It has other inputs: there is no overlap of weights.</source>
        <translation>Verglichen mit Lauf %1, %2. Er hat andere Eingänge: Es gibt keine Überlappung der Gewichte.</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Um&amp;benennen</translation>
    </message>
    <message>
        <source>Runs of this session; F2 renames one, Delete removes those selected</source>
        <translation>Läufe dieser Sitzung; F2 benennt einen um, Entf entfernt die markierten</translation>
    </message>
    <message>
        <source>Settings, results and chosen columns of the selected runs side by side; Ctrl+click selects several</source>
        <translation>Einstellungen, Ergebnisse und gewählte Spalten der markierten Läufe nebeneinander; Strg+Klick markiert mehrere</translation>
    </message>
    <message>
        <source>Use as base</source>
        <translation>Als Vergleichsbasis</translation>
    </message>
    <message>
        <source>Take its &amp;settings</source>
        <translation>Seine &amp;Einstellungen übernehmen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RunListModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Run %1: %2, %3 = %4, %5</source>
        <translation>Lauf %1: %2, %3 = %4, %5</translation>
    </message>
    <message>
        <source>Run %1: %2, no result, %3</source>
        <translation>Lauf %1: %2, kein Ergebnis, %3</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>konvergiert</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>iteration limit</source>
        <translation>Iterationsgrenze</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RunNews</name>
    <message>
        <source>%1 - Steelyard</source>
        <translation>%1 - Steelyard</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Fertig: %1</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>Läuft: %1</translation>
    </message>
    <message>
        <source>Steelyard</source>
        <translation>Steelyard</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RunPrinter</name>
    <message>
        <source>Print...</source>
        <translation>Drucken ...</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Gedruckt.</translation>
    </message>
    <message>
        <source>The answer, the ranking of the selected columns, and the open plots</source>
        <translation>Die Antwort, die Rangfolge der ausgewählten Spalten und die geöffneten Diagramme</translation>
    </message>
    <message>
        <source>The printer cannot print this.</source>
        <translation>Der Drucker kann dies nicht drucken.</translation>
    </message>
    <message>
        <source>Stop printing</source>
        <translation>Drucken abbrechen</translation>
    </message>
    <message>
        <source>Nothing is being printed</source>
        <translation>Es wird nichts gedruckt</translation>
    </message>
    <message>
        <source>A run is still being printed. Wait until it is, or stop it in the menu File.</source>
        <translation>Ein Lauf wird noch gedruckt. Warten Sie, bis er fertig ist, oder brechen Sie das Drucken im Menü Datei ab.</translation>
    </message>
    <message>
        <source>Printing was stopped.</source>
        <translation>Das Drucken wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RunReplay</name>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source> (1 of %1 kept)</source>
        <translation> (1 von %1 aufbewahrt)</translation>
    </message>
    <message>
        <source>%1 column</source>
        <translation>%1 Spalte</translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 Spalte</numerusform>
            <numerusform>%1 Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Iteration %1 of %2</source>
        <translation>Iteration %1 von %2</translation>
    </message>
    <message>
        <source>Result of %1 solutions</source>
        <translation>Ergebnis aus %1 Lösungen</translation>
    </message>
    <message>
        <source>Result, iteration %1 of %1</source>
        <translation>Ergebnis, Iteration %1 von %1</translation>
    </message>
    <message>
        <source>Shown: %1, as selected</source>
        <translation>Gezeigt: %1, wie ausgewählt</translation>
    </message>
    <message>
        <source>Shown: all columns, weighted equally</source>
        <translation>Gezeigt: alle Spalten, gleich gewichtet</translation>
    </message>
    <message>
        <source>Shown: iteration %1</source>
        <translation>Gezeigt: Iteration %1</translation>
    </message>
    <message>
        <source>Shown: nothing of this run yet</source>
        <translation>Gezeigt: noch nichts von diesem Lauf</translation>
    </message>
    <message>
        <source>Shown: solution %1</source>
        <translation>Gezeigt: Lösung %1</translation>
    </message>
    <message>
        <source>Shown: this run has no result</source>
        <translation>Gezeigt: Dieser Lauf hat kein Ergebnis</translation>
    </message>
    <message>
        <source>Solution %1 of %2</source>
        <translation>Lösung %1 von %2</translation>
    </message>
    <message>
        <source>Solution with %1</source>
        <translation>Lösung mit %1</translation>
    </message>
    <message>
        <source>Suggested solution with %1</source>
        <translation>Vorgeschlagene Lösung mit %1</translation>
    </message>
    <message>
        <source>The only solution</source>
        <translation>Die einzige Lösung</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::RunTableModel</name>
    <message>
        <source>How many features the method selected</source>
        <translation>Wie viele Merkmale die Methode ausgewählt hat</translation>
    </message>
    <message>
        <source>Of clusters in the weighted inputs: the share of samples that belong to the most common class of their cluster</source>
        <translation>Von Clustern in den gewichteten Eingängen: der Anteil der Proben, die zur häufigsten Klasse ihres Clusters gehören</translation>
    </message>
    <message>
        <source>Of the run&apos;s solution: the quantity that the method minimises</source>
        <translation>Von der Lösung des Laufs: die Größe, die die Methode minimiert</translation>
    </message>
    <message>
        <source>The same with clusters and classes matched one to one</source>
        <translation>Dasselbe, wobei Cluster und Klassen eins zu eins zugeordnet werden</translation>
    </message>
    <message>
        <source>Why the run ended</source>
        <translation>Warum der Lauf endete</translation>
    </message>
    <message>
        <source>With the known weights: 1 means equal up to scale</source>
        <translation>Mit den bekannten Gewichten: 1 bedeutet gleich bis auf einen Faktor</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::Runs</name>
    <message>
        <source>choice of columns</source>
        <translation>Wahl der Spalten</translation>
    </message>
    <message>
        <source>name of run %1</source>
        <translation>Name von Lauf %1</translation>
    </message>
    <message numerus="yes">
        <source>removal of %1 runs</source>
        <translation>
            <numerusform>Entfernen von %1 Lauf</numerusform>
            <numerusform>Entfernen von %1 Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>removal of run %1</source>
        <translation>Entfernen von Lauf %1</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SampleList</name>
    <message>
        <source>Adds a preparation step that keeps only these samples, for every later run</source>
        <translation>Fügt einen Vorbereitungsschritt hinzu, der nur diese Proben behält, für jeden späteren Lauf</translation>
    </message>
    <message>
        <source>Order, row, id and label of the selected samples as CSV</source>
        <translation>Reihenfolge, Zeile, ID und Klasse der ausgewählten Proben als CSV</translation>
    </message>
    <message>
        <source>Samples...</source>
        <translation>Proben ...</translation>
    </message>
    <message>
        <source>Selected samples</source>
        <translation>Ausgewählte Proben</translation>
    </message>
    <message>
        <source>Selected samples (%1)</source>
        <translation>Ausgewählte Proben (%1)</translation>
    </message>
    <message>
        <source>Use only these</source>
        <translation>Nur diese verwenden</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SampleSteps</name>
    <message>
        <source>These samples belong to a table that is no longer open.</source>
        <translation>Diese Proben gehören zu einer Tabelle, die nicht mehr geöffnet ist.</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ScatterPlot</name>
    <message>
        <source> (row %1)</source>
        <translation> (Zeile %1)</translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>%1 Klassen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>Probe %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::Scrubber</name>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Die Schritte abspielen</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Vorheriger Schritt</translation>
    </message>
    <message>
        <source>Step of the run that is shown</source>
        <translation>Schritt des Laufs, der gezeigt wird</translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation>Abspielen stoppen</translation>
    </message>
    <message>
        <source>What the plots show</source>
        <translation>Was die Diagramme zeigen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SelectionControl</name>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source> · suggested %1</source>
        <translation> · vorgeschlagen: %1</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1 ab</translation>
    </message>
    <message>
        <source>%2 of %1 feature selected</source>
        <translation>%2 von %1 Merkmal ausgewählt</translation>
    </message>
    <message numerus="yes">
        <source>%2 of %1 features selected</source>
        <translation>
            <numerusform>%2 von %1 Merkmal ausgewählt</numerusform>
            <numerusform>%2 von %1 Merkmalen ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;As the run selected</source>
        <translation>&amp;Wie vom Lauf ausgewählt</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>B&amp;ehalten</translation>
    </message>
    <message>
        <source>&amp;Weight from</source>
        <translation>&amp;Gewicht ab</translation>
    </message>
    <message>
        <source>: chosen by hand</source>
        <translation>: von Hand gewählt</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>How many features to select</source>
        <translation>Wie viele Merkmale ausgewählt werden</translation>
    </message>
    <message>
        <source>Nothing to select yet.</source>
        <translation>Noch nichts auszuwählen.</translation>
    </message>
    <message>
        <source>Select by the value of a feature instead of by number</source>
        <translation>Nach dem Wert eines Merkmals auswählen statt nach der Anzahl</translation>
    </message>
    <message>
        <source>Select features whose value is at least this share of the largest</source>
        <translation>Merkmale auswählen, deren Wert mindestens diesen Anteil des größten Werts erreicht</translation>
    </message>
    <message>
        <source>Select this many features, the best first</source>
        <translation>So viele Merkmale auswählen, die besten zuerst</translation>
    </message>
    <message>
        <source>Smallest value to select, as a share of the largest</source>
        <translation>Kleinster Wert, der ausgewählt wird, als Anteil des größten</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>: nothing is ranked, so these are in the order of the table</source>
        <translation>: Es gibt keine Rangfolge, also stehen sie in der Reihenfolge der Tabelle</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SessionKeeper</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Save the session and its data</source>
        <translation>Die Sitzung und ihre Daten speichern</translation>
    </message>
    <message>
        <source>Save the session and its data in one file</source>
        <translation>Die Sitzung und ihre Daten in einer Datei speichern</translation>
    </message>
    <message>
        <source>Save with data</source>
        <translation>Mit Daten speichern</translation>
    </message>
    <message>
        <source>Session (*.json)</source>
        <translation>Sitzung (*.json)</translation>
    </message>
    <message>
        <source>Sessions cannot be saved: %1</source>
        <translation>Sitzungen können nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>The session cannot be saved: %1</source>
        <translation>Die Sitzung kann nicht gespeichert werden: %1</translation>
    </message>
    <message numerus="yes">
        <source>These %1 files will be in the file, and whoever gets it can read them:</source>
        <translation>
            <numerusform>Diese %1 Datei wird in der gespeicherten Datei enthalten sein, und wer diese bekommt, kann sie lesen:</numerusform>
            <numerusform>Diese %1 Dateien werden in der gespeicherten Datei enthalten sein, und wer diese bekommt, kann sie lesen:</numerusform>
        </translation>
    </message>
    <message>
        <source>This file will be in the file, and whoever gets it can read it:</source>
        <translation>Diese Datei wird in der gespeicherten Datei enthalten sein, und wer diese bekommt, kann sie lesen:</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>opening of another table</source>
        <translation>Öffnen einer anderen Tabelle</translation>
    </message>
    <message>
        <source>The session before is kept: Edit &gt; Undo brings it back.</source>
        <translation>Die vorherige Sitzung ist gesichert: Bearbeiten &gt; Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>The session before is kept, and its run was stopped: Edit &gt; Undo brings it back.</source>
        <translation>Die vorherige Sitzung ist gesichert, und ihr Lauf wurde gestoppt: Bearbeiten &gt; Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>The lesson &quot;%1&quot; is closed; the menu Lessons opens it again.</source>
        <translation>Die Lektion „%1“ ist geschlossen; das Menü Lektionen öffnet sie wieder.</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SessionRestorer</name>
    <message>
        <source>%1 is no longer there. Its results are shown; to continue, find the file.</source>
        <translation>%1 ist nicht mehr da. Die Ergebnisse werden gezeigt; suchen Sie die Datei, um fortzufahren.</translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation>%1 suchen</translation>
    </message>
    <message>
        <source>Find the file...</source>
        <translation>Datei suchen ...</translation>
    </message>
    <message>
        <source>Open a record or session</source>
        <translation>Ein Protokoll oder eine Sitzung öffnen</translation>
    </message>
    <message>
        <source>Record or session (*.json)</source>
        <translation>Protokoll oder Sitzung (*.json)</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SideBySideView</name>
    <message>
        <source>C&amp;opy as a table</source>
        <translation>Als Tabelle k&amp;opieren</translation>
    </message>
    <message>
        <source>Copies the table as text that can be pasted into a spreadsheet</source>
        <translation>Kopiert die Tabelle als Text, der in eine Tabellenkalkulation eingefügt werden kann</translation>
    </message>
    <message>
        <source>Runs side by side</source>
        <translation>Läufe nebeneinander</translation>
    </message>
    <message numerus="yes">
        <source>Show the %1 &amp;lines that are alike, too</source>
        <translation>
            <numerusform>Auch die %1 übereinstimmende &amp;Zeile zeigen</numerusform>
            <numerusform>Auch die %1 übereinstimmenden &amp;Zeilen zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the &amp;line that is alike, too</source>
        <translation>Auch die übereinstimmende &amp;Zeile zeigen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SliderEditor</name>
    <message>
        <source>%1: slider</source>
        <translation>%1: Schieberegler</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SpeedChoice</name>
    <message>
        <source>. The results are the same</source>
        <translation>. Die Ergebnisse sind dieselben</translation>
    </message>
    <message>
        <source>20 s</source>
        <translation>20 s</translation>
    </message>
    <message>
        <source>5 s</source>
        <translation>5 s</translation>
    </message>
    <message>
        <source>Run as fast as possible</source>
        <translation>So schnell wie möglich ausführen</translation>
    </message>
    <message>
        <source>Run in about 20 seconds, so that each iteration can be seen</source>
        <translation>In etwa 20 Sekunden ausführen, sodass jede Iteration zu sehen ist</translation>
    </message>
    <message>
        <source>Run in about 5 seconds, so that each iteration can be seen</source>
        <translation>In etwa 5 Sekunden ausführen, sodass jede Iteration zu sehen ist</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::StartPage</name>
    <message>
        <source>%1
Saved %2 with %3</source>
        <translation>%1
Gespeichert am %2, %3</translation>
    </message>
    <message>
        <source>%1 run</source>
        <translation>%1 Lauf</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs</source>
        <translation>
            <numerusform>%1 Lauf</numerusform>
            <numerusform>%1 Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>A lesson opens a table of its own and shows one thing, step by step.</source>
        <translation>Eine Lektion öffnet eine eigene Tabelle und zeigt eine Sache, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Open a file, or drop one onto the window. Text tables and files of Excel, NumPy, MATLAB, HDF5, SPSS, Stata, SAS, Weka and PLUMED are recognised by their content.</source>
        <translation>Öffnen Sie eine Datei oder ziehen Sie eine auf das Fenster. Texttabellen und Dateien von Excel, NumPy, MATLAB, HDF5, SPSS, Stata, SAS, Weka und PLUMED werden an ihrem Inhalt erkannt.</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Tabelle öffnen</translation>
    </message>
    <message>
        <source>Open a table from a file</source>
        <translation>Eine Tabelle aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Öffnen ...</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Without a table</source>
        <translation>Ohne Tabelle</translation>
    </message>
    <message>
        <source>Your own table</source>
        <translation>Ihre eigene Tabelle</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SummaryModel</name>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Verschiedene Werte</translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation>Unteres Quartil</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>Standardabw.</translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation>Oberes Quartil</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SweepDialog</name>
    <message>
        <source>Equal ratios (logarithmic)</source>
        <translation>Gleiche Verhältnisse (logarithmisch)</translation>
    </message>
    <message>
        <source>Sweep over a parameter</source>
        <translation>Mehrere Werte einer Einstellung</translation>
    </message>
    <message>
        <source>Parameter that is varied</source>
        <translation>Einstellung, die verändert wird</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Erster Wert</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>Letzter Wert</translation>
    </message>
    <message>
        <source>Number of values</source>
        <translation>Anzahl der Werte</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>values:</source>
        <translation>Werte:</translation>
    </message>
    <message>
        <source>Values to try</source>
        <translation>Werte, die versucht werden</translation>
    </message>
    <message>
        <source>Add to the queue</source>
        <translation>Einreihen</translation>
    </message>
    <message>
        <source>One run for each value; all other settings stay as they are now.</source>
        <translation>Ein Lauf für jeden Wert; alle anderen Einstellungen bleiben, wie sie jetzt sind.</translation>
    </message>
    <message>
        <source>Values, separated by semicolons:</source>
        <translation>Werte, durch Semikolons getrennt:</translation>
    </message>
    <message>
        <source>Values, separated by commas:</source>
        <translation>Werte, durch Kommas getrennt:</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 run</source>
        <translation>%1 Lauf</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs</source>
        <translation>
            <numerusform>%1 Lauf</numerusform>
            <numerusform>%1 Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TableHistory</name>
    <message>
        <source>Undo keeps %1 other table: %2.</source>
        <translation>Rückgängig bewahrt %1 andere Tabelle auf: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Undo keeps %1 other tables: %2.</source>
        <translation>
            <numerusform>Rückgängig bewahrt %1 andere Tabelle auf: %2.</numerusform>
            <numerusform>Rückgängig bewahrt %1 andere Tabellen auf: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first change can no longer be undone: tables kept for Undo would take more than %1.</source>
        <translation>Die erste Änderung kann nicht mehr rückgängig gemacht werden: Tabellen, die dafür aufbewahrt werden, bräuchten mehr als %1.</translation>
    </message>
    <message numerus="yes">
        <source>The first %1 changes can no longer be undone: tables kept for Undo would take more than %2.</source>
        <translation>
            <numerusform>Die erste %1 Änderung kann nicht mehr rückgängig gemacht werden: Tabellen, die dafür aufbewahrt werden, bräuchten mehr als %2.</numerusform>
            <numerusform>Die ersten %1 Änderungen können nicht mehr rückgängig gemacht werden: Tabellen, die dafür aufbewahrt werden, bräuchten mehr als %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TakenSummary</name>
    <message>
        <source>%1 column</source>
        <translation>%1 Spalte</translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 Spalte</numerusform>
            <numerusform>%1 Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2 of %3 rows: %4</source>
        <translation>%1 in %2 von %3 Zeilen: %4</translation>
    </message>
    <message>
        <source>Do &amp;not run until they are filled</source>
        <translation>&amp;Nicht ausführen, bis sie gefüllt sind</translation>
    </message>
    <message>
        <source>&amp;Fill with the column&apos;s median</source>
        <translation>Mit dem &amp;Median der Spalte füllen</translation>
    </message>
    <message>
        <source>&amp;Leave these rows out</source>
        <translation>Diese &amp;Zeilen weglassen</translation>
    </message>
    <message>
        <source>alike</source>
        <translation>ähnlich</translation>
    </message>
    <message>
        <source>by %1, %2: samples of one group stay together</source>
        <translation>nach %1, %2: Proben einer Gruppe bleiben zusammen</translation>
    </message>
    <message>
        <source>by %1: samples of one group stay together</source>
        <translation>nach %1: Proben einer Gruppe bleiben zusammen</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>change...</source>
        <translation>ändern ...</translation>
    </message>
    <message>
        <source>choose a column</source>
        <translation>wählen Sie eine Spalte</translation>
    </message>
    <message>
        <source>choose...</source>
        <translation>wählen ...</translation>
    </message>
    <message>
        <source>explained</source>
        <translation>erklärt</translation>
    </message>
    <message>
        <source>filled with the column&apos;s median; a target is never filled</source>
        <translation>mit dem Median der Spalte gefüllt; eine Zielgröße wird nie gefüllt</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>missing cells</source>
        <translation>fehlende Zellen</translation>
    </message>
    <message>
        <source>no run until they are filled</source>
        <translation>kein Lauf, bis sie gefüllt sind</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>keine gefunden</translation>
    </message>
    <message>
        <source>nothing: you compare the table with itself</source>
        <translation>nichts: Sie vergleichen die Tabelle mit sich selbst</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>the contents of another file, which you choose next</source>
        <translation>der Inhalt einer anderen Datei, die Sie als Nächstes wählen</translation>
    </message>
    <message>
        <source>these rows are left out</source>
        <translation>diese Zeilen werden weggelassen</translation>
    </message>
    <message>
        <source>by %1: stretches of time are held out together</source>
        <translation>nach %1: Zeitabschnitte werden zusammen zurückgehalten</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>as numbers: %1</source>
        <translation>als Zahlen: %1</translation>
    </message>
    <message>
        <source>none in the columns in use</source>
        <translation>keine in den verwendeten Spalten</translation>
    </message>
    <message>
        <source>%1: %2 of its %3 cells are no numbers, so that each value counts as a word</source>
        <translation>%1: %2 der %3 Zellen sind keine Zahlen, sodass jeder Wert als Wort zählt</translation>
    </message>
    <message>
        <source>%1 is not used: %2 of its %3 cells are no numbers</source>
        <translation>%1 wird nicht verwendet: %2 der %3 Zellen sind keine Zahlen</translation>
    </message>
    <message>
        <source>differs between columns: most methods divide each by its standard deviation</source>
        <translation>verschieden von Spalte zu Spalte: Die meisten Methoden teilen jede durch ihre Standardabweichung</translation>
    </message>
    <message>
        <source>none: there is no other column that could explain anything</source>
        <translation>keine: Es gibt keine andere Spalte, die etwas erklären könnte</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TargetModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>looks like a target</source>
        <translation>sieht nach einer Zielgröße aus</translation>
    </message>
    <message>
        <source>the last column</source>
        <translation>die letzte Spalte</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TruthOptions</name>
    <message>
        <source>A second table with the same number of rows</source>
        <translation>Eine zweite Tabelle mit derselben Anzahl von Zeilen</translation>
    </message>
    <message>
        <source>As many columns as rows: how far apart any two samples are</source>
        <translation>So viele Spalten wie Zeilen: wie weit je zwei Proben voneinander entfernt sind</translation>
    </message>
    <message>
        <source>Compare the inputs with themselves</source>
        <translation>Die Eingänge mit sich selbst vergleichen</translation>
    </message>
    <message>
        <source>Divide each target column by its standard deviation, so that all count equally</source>
        <translation>Jede Zielspalte durch ihre Standardabweichung teilen, sodass alle gleich viel zählen</translation>
    </message>
    <message>
        <source>Drop the other file</source>
        <translation>Die andere Datei verwerfen</translation>
    </message>
    <message>
        <source>Every input also becomes a target: which few inputs can represent all of them?</source>
        <translation>Jeder Eingang wird auch zur Zielgröße: Welche wenigen Eingänge können alle vertreten?</translation>
    </message>
    <message>
        <source>Target: %1 column of %2.</source>
        <translation>Zielgröße: %1 Spalte von %2.</translation>
    </message>
    <message numerus="yes">
        <source>Target: %1 columns of %2.</source>
        <translation>
            <numerusform>Zielgröße: %1 Spalte von %2.</numerusform>
            <numerusform>Zielgröße: %1 Spalten von %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Target: %1 point, between which there are no distances (%2 columns of %3).</source>
        <translation>Zielgröße: nur %1 Punkt, also keine Abstände (%2 Spalten von %3).</translation>
    </message>
    <message numerus="yes">
        <source>Target: all distances between %1 points (%2 columns of %3).</source>
        <translation>
            <numerusform>Zielgröße: nur %1 Punkt, also keine Abstände (%2 Spalten von %3).</numerusform>
            <numerusform>Zielgröße: alle Abstände zwischen %1 Punkten (%2 Spalten von %3).</numerusform>
        </translation>
    </message>
    <message>
        <source>Target: the distances in %1 column of %2.</source>
        <translation>Zielgröße: die Abstände in %1 Spalte von %2.</translation>
    </message>
    <message numerus="yes">
        <source>Target: the distances in %1 columns of %2.</source>
        <translation>
            <numerusform>Zielgröße: die Abstände in %1 Spalte von %2.</numerusform>
            <numerusform>Zielgröße: die Abstände in %1 Spalten von %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Samples are as far apart as their values in these columns</source>
        <translation>Proben sind so weit voneinander entfernt wie ihre Werte in diesen Spalten</translation>
    </message>
    <message>
        <source>Standardise the target</source>
        <translation>Die Zielgröße standardisieren</translation>
    </message>
    <message>
        <source>The c&amp;olumns are:</source>
        <translation>Die Spalten s&amp;ind:</translation>
    </message>
    <message>
        <source>Three columns are the x, y, z of one point (an atom). Samples are compared by all distances between their points, so that shifting or rotating a sample as a whole changes nothing. Columns are assigned to points by their groups, by names such as x1 y1 z1 or CA_x CA_y CA_z, or in threes in table order</source>
        <translation>Drei Spalten sind x, y, z eines Punktes (eines Atoms). Proben werden anhand aller Abstände zwischen ihren Punkten verglichen, sodass das Verschieben oder Drehen einer Probe als Ganzes nichts ändert. Spalten werden den Punkten nach ihren Gruppen, nach Namen wie x1 y1 z1 oder CA_x CA_y CA_z oder zu je dreien in der Reihenfolge der Tabelle zugeordnet</translation>
    </message>
    <message>
        <source>Target from another file...</source>
        <translation>Zielgröße aus einer anderen Datei ...</translation>
    </message>
    <message>
        <source>What the columns of the target mean</source>
        <translation>Was die Spalten der Zielgröße bedeuten</translation>
    </message>
    <message>
        <source>a distance matrix</source>
        <translation>eine Abstandsmatrix</translation>
    </message>
    <message>
        <source>all distances between points</source>
        <translation>alle Abstände zwischen Punkten</translation>
    </message>
    <message>
        <source>columns as they are</source>
        <translation>Spalten, wie sie sind</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::WindowArrangement</name>
    <message>
        <source>arrangement of the plots</source>
        <translation>Anordnung der Diagramme</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::WindowMenus</name>
    <message>
        <source>&amp;Compare runs...</source>
        <translation>Läufe &amp;vergleichen ...</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Information imbalance...</source>
        <translation>&amp;Informationsungleichgewicht ...</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Open a table...</source>
        <translation>&amp;Tabelle öffnen ...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Bee&amp;nden</translation>
    </message>
    <message>
        <source>&amp;Save the session</source>
        <translation>Sitzung &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Add col&amp;umns of a file...</source>
        <translation>Spa&amp;lten einer Datei hinzufügen ...</translation>
    </message>
    <message>
        <source>Another window cannot be opened.</source>
        <translation>Ein weiteres Fenster kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>No table is open</source>
        <translation>Es ist keine Tabelle geöffnet</translation>
    </message>
    <message>
        <source>Open tar&amp;get...</source>
        <translation>Zielg&amp;röße öffnen ...</translation>
    </message>
    <message>
        <source>Open a &amp;record or session...</source>
        <translation>Protokoll &amp;oder Sitzung öffnen ...</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>Letzte &amp;Dateien</translation>
    </message>
    <message>
        <source>Recent sess&amp;ions</source>
        <translation>Letzte Sit&amp;zungen</translation>
    </message>
    <message>
        <source>Save the session &amp;as...</source>
        <translation>Sitzung speichern &amp;unter ...</translation>
    </message>
    <message>
        <source>Save the session and its data in one fi&amp;le...</source>
        <translation>Sitzung &amp;mit ihren Daten in einer Datei speichern ...</translation>
    </message>
    <message>
        <source>There is no run yet</source>
        <translation>Es gibt noch keinen Lauf</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>All &amp;methods...</source>
        <translation>Alle &amp;Methoden ...</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::WindowQueue</name>
    <message>
        <source>%1 run waits in the queue. It will not be done if the window is closed.</source>
        <translation>%1 Lauf wartet in der Warteschlange. Er findet nicht statt, wenn das Fenster geschlossen wird.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs wait in the queue. They will not be done if the window is closed.</source>
        <translation>
            <numerusform>%1 Lauf wartet in der Warteschlange. Er findet nicht statt, wenn das Fenster geschlossen wird.</numerusform>
            <numerusform>%1 Läufe warten in der Warteschlange. Sie finden nicht statt, wenn das Fenster geschlossen wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::WindowRuns</name>
    <message>
        <source>Objective</source>
        <translation>Zielfunktion</translation>
    </message>
</context>
</TS>
