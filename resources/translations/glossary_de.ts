<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Glossary</name>
    <message>
        <source>Base</source>
        <comment>base</comment>
        <translation>Vergleichsbasis</translation>
    </message>
    <message>
        <source>The run that others are compared with. Its curve, weights and path stay in the plots, in grey, behind those of other runs, and the cosine overlap is that with its weights.</source>
        <comment>base</comment>
        <translation>Der Lauf, mit dem andere verglichen werden. Seine Kurve, seine Gewichte und sein Pfad bleiben grau in den Diagrammen, hinter denen anderer Läufe, und die Kosinus-Überlappung ist die mit seinen Gewichten.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <comment>blocks</comment>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Samples that belong together, such as the years of one country or a stretch of a trajectory. A fair test keeps a block whole, on one side or the other.</source>
        <comment>blocks</comment>
        <translation>Proben, die zusammengehören, etwa die Jahre eines Landes oder ein Abschnitt einer Trajektorie. Eine faire Prüfung lässt einen Block ganz, auf der einen Seite oder auf der anderen.</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>card</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>A live plot of a run on the board.</source>
        <comment>card</comment>
        <translation>Ein Diagramm eines Laufs, das sich während des Laufs ändert.</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>chance</comment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>What a selection of the same size reaches if it is made at random.</source>
        <comment>chance</comment>
        <translation>Was eine Auswahl gleicher Größe erreicht, wenn sie zufällig getroffen wird.</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>column</comment>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>One quantity of a table, with one value for each sample.</source>
        <comment>column</comment>
        <translation>Eine Größe einer Tabelle, mit einem Wert für jede Probe.</translation>
    </message>
    <message>
        <source>Constant column</source>
        <comment>constant-column</comment>
        <translation>Konstante Spalte</translation>
    </message>
    <message>
        <source>A column with the same value in all samples. It cannot distinguish samples and ranks last.</source>
        <comment>constant-column</comment>
        <translation>Eine Spalte mit demselben Wert in allen Proben. Sie kann Proben nicht unterscheiden und steht in der Rangfolge zuletzt.</translation>
    </message>
    <message>
        <source>Cosine overlap</source>
        <comment>cosine-overlap</comment>
        <translation>Kosinus-Überlappung</translation>
    </message>
    <message>
        <source>How well two sets of weights agree, such as the learned and the known ones: the cosine of the angle between them, with one axis for each column. 1: they are proportional; 0: they have no column in common.</source>
        <comment>cosine-overlap</comment>
        <translation>Wie gut zwei Sätze von Gewichten übereinstimmen, etwa die gelernten und die bekannten: der Kosinus des Winkels zwischen ihnen, mit einer Achse für jede Spalte. 1: Sie sind proportional; 0: Sie haben keine Spalte gemeinsam.</translation>
    </message>
    <message>
        <source>Cross-validation</source>
        <comment>cross-validation</comment>
        <translation>Kreuzvalidierung</translation>
    </message>
    <message>
        <source>Learning from some samples and measuring the error on the others, in turn, until each sample was held out once.</source>
        <comment>cross-validation</comment>
        <translation>Reihum aus einem Teil der Proben lernen und den Fehler auf den übrigen messen, bis jede Probe einmal zurückgehalten wurde.</translation>
    </message>
    <message>
        <source>DII</source>
        <comment>dii</comment>
        <translation>DII</translation>
    </message>
    <message>
        <source>Differentiable Information Imbalance: how badly near neighbours among the weighted inputs predict near neighbours in the target. About 0: they predict them; about 1: they tell nothing. Its weights can be learned by descent.</source>
        <comment>dii</comment>
        <translation>Differentiable Information Imbalance (differenzierbares Informationsungleichgewicht): wie schlecht nahe Nachbarn in den gewichteten Eingängen nahe Nachbarn in der Zielgröße vorhersagen. Etwa 0: Sie sagen sie vorher; etwa 1: Sie sagen nichts über sie. Die Gewichte dafür lassen sich durch Abstieg lernen.</translation>
    </message>
    <message>
        <source>Discovery</source>
        <comment>discovery</comment>
        <translation>Entdeckung</translation>
    </message>
    <message>
        <source>A column that a test calls relevant. It is false if the column is not.</source>
        <comment>discovery</comment>
        <translation>Eine Spalte, die ein Test für relevant erklärt. Sie ist falsch, wenn die Spalte es nicht ist.</translation>
    </message>
    <message>
        <source>Duplicate column</source>
        <comment>duplicate-column</comment>
        <translation>Doppelte Spalte</translation>
    </message>
    <message>
        <source>A column equal to another. Neither is better; which one ranks first is a matter of order.</source>
        <comment>duplicate-column</comment>
        <translation>Eine Spalte, die einer anderen gleich ist. Keine ist besser; welche in der Rangfolge vorn steht, hängt nur von der Reihenfolge der Spalten ab.</translation>
    </message>
    <message>
        <source>False discovery rate</source>
        <comment>false-discovery-rate</comment>
        <translation>Falschentdeckungsrate</translation>
    </message>
    <message>
        <source>The expected share of false ones among all discoveries. At 0.1, one in ten may be false.</source>
        <comment>false-discovery-rate</comment>
        <translation>Der erwartete Anteil der falschen unter allen Entdeckungen. Bei 0.1 kann eine von zehn falsch sein.</translation>
    </message>
    <message>
        <source>Feature</source>
        <comment>feature</comment>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>An input column, as something that can be selected, weighted or left out.</source>
        <comment>feature</comment>
        <translation>Eine Eingangsspalte als etwas, das ausgewählt, gewichtet oder weggelassen werden kann.</translation>
    </message>
    <message>
        <source>Free energy</source>
        <comment>free-energy</comment>
        <translation>Freie Energie</translation>
    </message>
    <message>
        <source>Minus the logarithm of the density of samples: low where there are many. Basins are states.</source>
        <comment>free-energy</comment>
        <translation>Minus der Logarithmus der Dichte der Proben: niedrig, wo es viele gibt. Mulden sind Zustände.</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>ground-truth</comment>
        <translation>Zielgröße</translation>
    </message>
    <message>
        <source>The columns of numbers that are to be explained. They may also be points in space, or a matrix of distances between samples.</source>
        <comment>ground-truth</comment>
        <translation>Die Spalten von Zahlen, die erklärt werden sollen. Sie können auch Punkte im Raum sein oder eine Matrix der Abstände zwischen Proben.</translation>
    </message>
    <message>
        <source>Held out</source>
        <comment>held-out</comment>
        <translation>Zurückgehalten</translation>
    </message>
    <message>
        <source>Not used for learning, so that a test on these samples is fair.</source>
        <comment>held-out</comment>
        <translation>Nicht zum Lernen verwendet, damit eine Prüfung auf diesen Proben fair ist.</translation>
    </message>
    <message>
        <source>Identifier</source>
        <comment>identifier</comment>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>A column that names samples rather than describing them, such as a number that is different in each row. As an input it explains by naming.</source>
        <comment>identifier</comment>
        <translation>Eine Spalte, die Proben benennt, statt sie zu beschreiben, etwa eine Nummer, die in jeder Zeile anders ist. Als Eingang erklärt sie durch Benennen.</translation>
    </message>
    <message>
        <source>Imbalance</source>
        <comment>imbalance</comment>
        <translation>Ungleichgewicht</translation>
    </message>
    <message>
        <source>The information imbalance of two spaces: the mean rank, in the second, of each sample&apos;s nearest neighbour in the first, times 2 / N. It is not the same both ways.</source>
        <comment>imbalance</comment>
        <translation>Das Informationsungleichgewicht zweier Räume: der mittlere Rang, den der nächste Nachbar jeder Probe im ersten Raum als Nachbar im zweiten hat, mal 2 / N. In beiden Richtungen ist es nicht dasselbe.</translation>
    </message>
    <message>
        <source>Imbalance plane</source>
        <comment>imbalance-plane</comment>
        <translation>Ebene der Ungleichgewichte</translation>
    </message>
    <message>
        <source>Each point is a set of columns. Across: how badly it predicts the target; up: how badly the target predicts it, both as information imbalance. Near (0, 0) both hold the same information; near (1, 1) neither says anything about the other.</source>
        <comment>imbalance-plane</comment>
        <translation>Jeder Punkt ist eine Menge von Spalten. Waagerecht: wie schlecht sie die Zielgröße vorhersagt; senkrecht: wie schlecht die Zielgröße sie vorhersagt, beides als Informationsungleichgewicht. Nahe (0, 0) enthalten beide dieselbe Information; nahe (1, 1) sagt keine etwas über die andere.</translation>
    </message>
    <message>
        <source>Input</source>
        <comment>input</comment>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>A column that may be selected: all columns that are neither target nor label nor id.</source>
        <comment>input</comment>
        <translation>Eine Spalte, die ausgewählt werden kann: alle Spalten, die weder Zielgröße noch Klasse noch ID sind.</translation>
    </message>
    <message>
        <source>Iteration</source>
        <comment>iteration</comment>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>One step of a method. The plots show the solution after each.</source>
        <comment>iteration</comment>
        <translation>Ein Schritt einer Methode. Die Diagramme zeigen die Lösung nach jedem Schritt.</translation>
    </message>
    <message>
        <source>Knockoff</source>
        <comment>knockoff</comment>
        <translation>Knockoff</translation>
    </message>
    <message>
        <source>A made-up copy of an input with the same relations to all other inputs, but none to the target. An input that does not beat its knockoff is no discovery.</source>
        <comment>knockoff</comment>
        <translation>Eine künstliche Kopie eines Eingangs mit denselben Beziehungen zu allen anderen Eingängen, aber keiner zur Zielgröße. Ein Eingang, der seinen Knockoff nicht schlägt, ist keine Entdeckung.</translation>
    </message>
    <message>
        <source>Label</source>
        <comment>label</comment>
        <translation>Klassenspalte</translation>
    </message>
    <message>
        <source>A column that gives each sample its class, in words or numbers.</source>
        <comment>label</comment>
        <translation>Eine Spalte, die jeder Probe ihre Klasse gibt, in Worten oder Zahlen.</translation>
    </message>
    <message>
        <source>Leak</source>
        <comment>leak</comment>
        <translation>Leck</translation>
    </message>
    <message>
        <source>An input that contains the target, or what is known only afterwards. It predicts well and teaches nothing.</source>
        <comment>leak</comment>
        <translation>Ein Eingang, der die Zielgröße enthält oder etwas, das erst hinterher bekannt ist. Er sagt gut vorher und lehrt nichts.</translation>
    </message>
    <message>
        <source>Map</source>
        <comment>map</comment>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>A matrix that mixes the inputs into components; distances between samples are measured in these.</source>
        <comment>map</comment>
        <translation>Eine Matrix, die die Eingänge zu Komponenten mischt; in diesen werden die Abstände zwischen Proben gemessen.</translation>
    </message>
    <message>
        <source>Mean&apos;s error</source>
        <comment>means-error</comment>
        <translation>Fehler des Mittelwerts</translation>
    </message>
    <message>
        <source>The error of a prediction that knows nothing: it always says the mean of the samples learned from or, of classes, the most frequent one. It is the unit of held-out errors: 1 is knowing nothing. Differences below a hundredth of it (0.01) do not count here: fewer columns that lose no more than that, compared with the error of knowing nothing, are taken to be as good. If smaller differences matter to you, look at the numbers themselves.</source>
        <comment>means-error</comment>
        <translation>Der Fehler einer Vorhersage, die nichts weiß: Sie nennt immer den Mittelwert der Proben, aus denen gelernt wurde, oder bei Klassen die häufigste. Er ist die Einheit der Fehler auf zurückgehaltenen Proben: 1 heißt, nichts zu wissen. Unterschiede unter einem Hundertstel davon (0.01) zählen hier nicht: Weniger Spalten, die im Vergleich zum Fehler ohne jedes Wissen nicht mehr als das verlieren, gelten als ebenso gut. Wenn es Ihnen auf kleinere Unterschiede ankommt, sehen Sie sich die Zahlen selbst an.</translation>
    </message>
    <message>
        <source>Missing cell</source>
        <comment>missing-cell</comment>
        <translation>Fehlende Zelle</translation>
    </message>
    <message>
        <source>An empty cell, or one that reads NA, NaN or ?. You choose whether such rows are refused, left out, or filled with the column&apos;s median; text is filled with its most frequent value or, in an order, the middle one; a target is never filled.</source>
        <comment>missing-cell</comment>
        <translation>Eine leere Zelle oder eine, in der NA, NaN oder ? steht. Sie wählen, ob solche Zeilen abgelehnt, weggelassen oder mit dem Median der Spalte gefüllt werden; Text wird mit seinem häufigsten Wert gefüllt oder, in einer Reihenfolge, mit dem mittleren; eine Zielgröße wird nie gefüllt.</translation>
    </message>
    <message>
        <source>Objective</source>
        <comment>objective</comment>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>The number that a method makes as small as it can.</source>
        <comment>objective</comment>
        <translation>Die Zahl, die eine Methode so klein macht, wie sie kann.</translation>
    </message>
    <message>
        <source>Overlap</source>
        <comment>overlap</comment>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Short for cosine overlap: how well the learned weights agree with known ones.</source>
        <comment>overlap</comment>
        <translation>Kurz für Kosinus-Überlappung: wie gut die gelernten Gewichte mit bekannten übereinstimmen.</translation>
    </message>
    <message>
        <source>Path</source>
        <comment>path</comment>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>The solutions of a search, one for each number of features or each penalty. A point of it can be chosen, and its columns exported.</source>
        <comment>path</comment>
        <translation>Die Lösungen einer Suche, eine für jede Anzahl von Merkmalen oder jede Strafe. Jeder Punkt des Pfads kann gewählt und seine Spalten können exportiert werden.</translation>
    </message>
    <message>
        <source>Period</source>
        <comment>period</comment>
        <translation>Periode</translation>
    </message>
    <message>
        <source>The length after which values of a column repeat, such as 360 for an angle in degrees.</source>
        <comment>period</comment>
        <translation>Die Länge, nach der sich die Werte einer Spalte wiederholen, etwa 360 bei einem Winkel in Grad.</translation>
    </message>
    <message>
        <source>Projection</source>
        <comment>projection</comment>
        <translation>Projektion</translation>
    </message>
    <message>
        <source>The samples as points in a plane, near each other where they are alike.</source>
        <comment>projection</comment>
        <translation>Die Proben als Punkte in einer Ebene, nahe beieinander, wenn sie ähnlich sind.</translation>
    </message>
    <message>
        <source>Purity</source>
        <comment>purity</comment>
        <translation>Reinheit</translation>
    </message>
    <message>
        <source>The share of a sample&apos;s nearest neighbours that have its label, or of a cluster that has its most common one. Compare it with the share of the largest class.</source>
        <comment>purity</comment>
        <translation>Der Anteil der nächsten Nachbarn einer Probe, die zu ihrer Klasse gehören, oder der Proben eines Clusters, die zu dessen häufigster Klasse gehören. Vergleichen Sie ihn mit dem Anteil der größten Klasse.</translation>
    </message>
    <message>
        <source>Raw weight</source>
        <comment>raw-weight</comment>
        <translation>Rohes Gewicht</translation>
    </message>
    <message>
        <source>The factor by which a run multiplies a column in the column&apos;s own unit. It depends on that unit: of a length in metres it is 1,000 times that of the same length in millimetres. To compare columns, look at the weight, from which the unit is taken out.</source>
        <comment>raw-weight</comment>
        <translation>Der Faktor, mit dem ein Lauf eine Spalte in ihrer eigenen Einheit multipliziert. Er hängt von dieser Einheit ab: Für eine Länge in Metern ist er 1000-mal so groß wie für dieselbe Länge in Millimetern. Um Spalten zu vergleichen, betrachten Sie das Gewicht, aus dem die Einheit herausgerechnet ist.</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>record</comment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>The file of a run, with everything that is needed to report and to repeat it: tables and their hashes, roles, settings, version, result.</source>
        <comment>record</comment>
        <translation>Die Datei eines Laufs mit allem, was nötig ist, um über ihn zu berichten und ihn zu wiederholen: Tabellen und ihre Hashwerte, Rollen, Einstellungen, Version, Ergebnis.</translation>
    </message>
    <message>
        <source>Redundant column</source>
        <comment>redundant-column</comment>
        <translation>Redundante Spalte</translation>
    </message>
    <message>
        <source>A column that tells nothing that other inputs do not tell already.</source>
        <comment>redundant-column</comment>
        <translation>Eine Spalte, die nichts sagt, was andere Eingänge nicht schon sagen.</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>run</comment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>One method with its settings, put to work on a table, and its result.</source>
        <comment>run</comment>
        <translation>Eine Methode mit ihren Einstellungen, auf eine Tabelle angewandt, und ihr Ergebnis.</translation>
    </message>
    <message>
        <source>Sample</source>
        <comment>sample</comment>
        <translation>Probe</translation>
    </message>
    <message>
        <source>One row of a table: a frame of a trajectory, a molecule, a person.</source>
        <comment>sample</comment>
        <translation>Eine Zeile einer Tabelle: ein Bild einer Trajektorie, ein Molekül, eine Person.</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>score</comment>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>How good a column is, by a method. It ranks columns; it does not scale them.</source>
        <comment>score</comment>
        <translation>Wie gut eine Spalte nach einer Methode ist. Sie bringt Spalten in eine Rangfolge; sie skaliert sie nicht.</translation>
    </message>
    <message>
        <source>Search</source>
        <comment>search</comment>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Many runs of a method on sets of the inputs, to find a good set of each size; the solutions make up the path. It takes a method that can be run on some of the inputs: of the methods here, the DII alone. Other methods rank the columns, and held-out samples say how many of them are enough.</source>
        <comment>search</comment>
        <translation>Viele Läufe einer Methode mit Teilmengen der Eingänge, um für jede Größe eine gute Teilmenge zu finden; die Lösungen bilden den Pfad. Dazu gehört eine Methode, die mit einigen der Eingänge ausgeführt werden kann: unter den Methoden hier allein die DII. Andere Methoden liefern eine Rangfolge der Spalten, und zurückgehaltene Proben sagen, wie viele davon genügen.</translation>
    </message>
    <message>
        <source>Selection</source>
        <comment>selection</comment>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>The columns that are taken from a ranking: those that the method selects, or as many of the best as one asks for.</source>
        <comment>selection</comment>
        <translation>Die Spalten, die aus einer Rangfolge genommen werden: die, die die Methode auswählt, oder so viele der besten, wie man möchte.</translation>
    </message>
    <message>
        <source>Stability</source>
        <comment>stability</comment>
        <translation>Stabilität</translation>
    </message>
    <message>
        <source>How alike the selections are that runs on resampled tables make: 1 if always the same, about 0 if no more alike than by chance.</source>
        <comment>stability</comment>
        <translation>Wie ähnlich die Auswahlen sind, die Läufe mit neu gezogenen Tabellen treffen: 1, wenn es immer dieselbe ist, etwa 0, wenn sie nicht ähnlicher sind als durch Zufall.</translation>
    </message>
    <message>
        <source>Weight</source>
        <comment>weight</comment>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>The factor by which a column is multiplied before distances are measured. Weights of columns with different units are compared after multiplying each by the column&apos;s standard deviation.</source>
        <comment>weight</comment>
        <translation>Der Faktor, mit dem eine Spalte multipliziert wird, bevor Abstände gemessen werden. Gewichte von Spalten mit verschiedenen Einheiten werden verglichen, nachdem jedes mit der Standardabweichung der Spalte multipliziert wurde.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <comment>glossary</comment>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>The words that Steelyard uses.</source>
        <comment>glossary</comment>
        <translation>Die Wörter, die Steelyard verwendet.</translation>
    </message>
    <message>
        <source>First steps</source>
        <comment>first-steps</comment>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Steelyard finds which columns of a table matter, and how much.</source>
        <comment>first-steps</comment>
        <translation>Steelyard findet, welche Spalten einer Tabelle wichtig sind, und wie sehr.</translation>
    </message>
    <message>
        <source>Ask</source>
        <comment>first-steps</comment>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>1. Open a table: File &gt; Open a table, or drop a file on the window. Text (CSV), Excel, OpenDocument, NumPy, MATLAB, HDF5, SPSS, Stata, SAS, ARFF, KEEL, Orange, COLVAR, XVG and trajectory files can be read; a preview shows how the file is understood.</source>
        <comment>first-steps</comment>
        <translation>1. Öffnen Sie eine Tabelle: „Datei“ &gt; „Tabelle öffnen ...“, oder ziehen Sie eine Datei auf das Fenster. Gelesen werden Text (CSV), Excel-, OpenDocument-, NumPy-, MATLAB-, HDF5-, SPSS-, Stata-, SAS-, ARFF-, KEEL-, Orange-, COLVAR-, XVG- und Trajektorien-Dateien; eine Vorschau zeigt, wie die Datei verstanden wird.</translation>
    </message>
    <message>
        <source>2. Say what is to be explained: the target columns, or the label with the classes of the samples. All other columns are inputs: numbers, and text whose values repeat. Without a target, a method looks for structure among the inputs alone.</source>
        <comment>first-steps</comment>
        <translation>2. Sagen Sie, was erklärt werden soll: die Zielspalten oder die Klassenspalte mit den Klassen der Proben. Alle anderen Spalten sind Eingänge: Zahlen, und Text, dessen Werte sich wiederholen. Ohne Zielgröße sucht eine Methode allein unter den Eingängen nach Struktur.</translation>
    </message>
    <message>
        <source>3. Take out what would be unfair: columns that identify samples, that name their group, or that are known only after the target. Choose what happens to missing cells.</source>
        <comment>first-steps</comment>
        <translation>3. Nehmen Sie heraus, was unfair wäre: Spalten, die Proben kennzeichnen, die ihre Gruppe benennen oder die erst nach der Zielgröße bekannt sind. Wählen Sie, was mit fehlenden Zellen geschieht.</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>first-steps</comment>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>4. Leave the method at Automatic, which tries several wherever there is a target that it can take, or choose one. Its page under Help &gt; Methods says what it needs and what it gives; the defaults are sensible.</source>
        <comment>first-steps</comment>
        <translation>4. Lassen Sie die Methode auf „Automatik“, die mehrere probiert, wo immer es eine Zielgröße gibt, die sie annehmen kann, oder wählen Sie eine. Ihre Seite unter „Hilfe“ &gt; „Methoden“ sagt, was sie braucht und was sie liefert; die Vorgaben sind sinnvoll.</translation>
    </message>
    <message>
        <source>5. Press Run. The plots show the solution as it develops; Stop keeps the best result so far. The estimate above the button says how long it takes.</source>
        <comment>first-steps</comment>
        <translation>5. Klicken Sie auf „Ausführen“. Die Diagramme zeigen, wie sich die Lösung entwickelt; „Stoppen“ behält das bisher beste Ergebnis. Die Schätzung über der Schaltfläche sagt, wie lange es dauert.</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>first-steps</comment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>6. Read the ranking, and choose how many columns to take. Compare with chance and with held-out samples before you believe it: a ranking alone proves nothing.</source>
        <comment>first-steps</comment>
        <translation>6. Lesen Sie die Rangfolge und wählen Sie, wie viele Spalten Sie nehmen. Vergleichen Sie mit dem Zufall und mit zurückgehaltenen Proben, bevor Sie ihr glauben: Eine Rangfolge allein beweist nichts.</translation>
    </message>
    <message>
        <source>7. Export what you need: the selection, the reduced table, plots, the record of the run, a script for Python or R that selects and weights the same columns, or a command line that repeats the run.</source>
        <comment>first-steps</comment>
        <translation>7. Exportieren Sie, was Sie brauchen: die Auswahl, die verkleinerte Tabelle, Diagramme, das Protokoll des Laufs, ein Skript für Python oder R, das dieselben Spalten auswählt und gewichtet, oder eine Befehlszeile, die den Lauf wiederholt.</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>first-steps</comment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>F1 opens the page of what has the focus. The menu Lessons shows methods on tables whose answer is known.</source>
        <comment>first-steps</comment>
        <translation>F1 öffnet die Seite zu dem, was den Fokus hat. Das Menü „Lektionen“ zeigt Methoden an Tabellen, deren Antwort bekannt ist.</translation>
    </message>
</context>
</TS>
