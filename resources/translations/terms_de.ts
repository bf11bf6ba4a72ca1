<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Terms</name>
    <message>
        <source>0 and 1 for two values, 1, 2, 3 for a known order, otherwise one column a value</source>
        <translation>0 und 1 bei zwei Werten, 1, 2, 3 bei bekannter Reihenfolge, sonst eine Spalte je Wert</translation>
    </message>
    <message>
        <source>0.3 for Adam</source>
        <translation>0.3 für Adam</translation>
    </message>
    <message>
        <source>0/1 inputs by logistic and counts by Poisson regression on the others, all other inputs with residuals</source>
        <translation>0/1-Eingänge durch logistische und Anzahlen durch Poisson-Regression auf die anderen, alle anderen Eingänge mit Residuen</translation>
    </message>
    <message>
        <source>0: nearly kept</source>
        <translation>0: fast eingehalten</translation>
    </message>
    <message>
        <source>1 - Laplacian score</source>
        <translation>1 - Laplace-Bewertung</translation>
    </message>
    <message>
        <source>1 / deviation as read</source>
        <translation>1 / Abweichung wie gelesen</translation>
    </message>
    <message>
        <source>1 / standard deviation</source>
        <translation>1 / Standardabweichung</translation>
    </message>
    <message>
        <source>10 true columns, coefficients 1 and -1</source>
        <translation>10 wahre Spalten, Koeffizienten 1 und -1</translation>
    </message>
    <message>
        <source>1: confirmed; 0: rejected; empty: undecided</source>
        <translation>1: bestätigt; 0: verworfen; leer: unentschieden</translation>
    </message>
    <message>
        <source>1: found by the knockoff filter</source>
        <translation>1: durch den Knockoff-Filter gefunden</translation>
    </message>
    <message>
        <source>1: in a group that is found</source>
        <translation>1: in einer gefundenen Gruppe</translation>
    </message>
    <message>
        <source>1: principal components of the inputs; 0: regression of the target</source>
        <translation>1: Hauptkomponenten der Eingänge; 0: Regression der Zielgröße</translation>
    </message>
    <message>
        <source>1: taken first, 2: taken next, ...; without a place: not taken. A record keeps 1 for the first, less by equal steps for each after it, and 0: not taken</source>
        <translation>1: zuerst genommen, 2: als Nächstes genommen, ...; ohne Platz: nicht genommen. Ein Protokoll hält 1 für das erste fest, in gleichen Schritten weniger für jedes danach, und 0: nicht genommen</translation>
    </message>
    <message>
        <source>1: the lasso, which keeps one of several inputs that say the same; less: they share.</source>
        <translation>1: das Lasso, das von mehreren Eingängen, die dasselbe sagen, einen behält; weniger: Sie teilen.</translation>
    </message>
    <message>
        <source>1: the rate is kept</source>
        <translation>1: Die Rate wird eingehalten</translation>
    </message>
    <message>
        <source>1: the same for all neighbours; 0: unrelated to them; constant columns have -1</source>
        <translation>1: für alle Nachbarn gleich; 0: ohne Bezug zu ihnen; konstante Spalten haben -1</translation>
    </message>
    <message>
        <source>2 true columns in a fast sine of their radius</source>
        <translation>2 wahre Spalten in einem schnellen Sinus ihres Radius</translation>
    </message>
    <message>
        <source>40 true columns, half of them inside tanh; all columns correlate</source>
        <translation>40 wahre Spalten, die Hälfte davon innerhalb von tanh; alle Spalten sind korreliert</translation>
    </message>
    <message>
        <source>6 true columns in a product of sines and exponentials</source>
        <translation>6 wahre Spalten in einem Produkt von Sinus und Exponentialfunktionen</translation>
    </message>
    <message>
        <source>63 % of the samples, as many as are distinct in a bootstrap resample</source>
        <translation>63 % der Proben, so viele, wie in einer Bootstrap-Stichprobe verschieden sind</translation>
    </message>
    <message>
        <source>A box for each class: its line is the median, the box holds the middle half.</source>
        <translation>Ein Kasten für jede Klasse: Seine Linie ist der Median, der Kasten enthält die mittlere Hälfte.</translation>
    </message>
    <message>
        <source>A check follows the run and says how far to rely on what came out. A run has one search and one check at the most.</source>
        <translation>Eine Prüfung folgt dem Lauf und sagt, wie weit man sich auf das verlassen kann, was herauskam. Ein Lauf hat höchstens eine Suche und eine Prüfung.</translation>
    </message>
    <message>
        <source>A column above the grey line has a hit in that round; lines of rejected columns end. At most the 20 best are drawn.</source>
        <translation>Eine Spalte über der grauen Linie hat in dieser Runde einen Treffer; Linien verworfener Spalten enden. Höchstens die 20 besten sind gezeichnet.</translation>
    </message>
    <message>
        <source>A column far to the right but low is used in many splits without helping to predict: often noise with many values.</source>
        <translation>Eine Spalte weit rechts, aber unten, wird in vielen Aufspaltungen verwendet, ohne der Vorhersage zu helfen: oft Rauschen mit vielen Werten.</translation>
    </message>
    <message>
        <source>A critic, here a network, learns to tell true pairs of inputs and target from mixed ones, and pays for its slope along every column: columns that it cannot do without are important. No form of the dependence is assumed, and the target may be numbers, several columns, or classes. With the batch sizes 10,30,50, three critics are averaged. Columns of one group can share an importance.</source>
        <translation>Ein Kritiker, hier ein Netz, lernt, echte Paare von Eingängen und Zielgröße von gemischten zu unterscheiden, und zahlt für seine Steigung entlang jeder Spalte: Spalten, ohne die er nicht auskommt, sind wichtig. Keine Form der Abhängigkeit wird angenommen, und die Zielgröße können Zahlen, mehrere Spalten oder Klassen sein. Mit den Batchgrößen 10,30,50 werden drei Kritiker gemittelt. Spalten einer Gruppe können sich eine Wichtigkeit teilen.</translation>
    </message>
    <message>
        <source>A different seed gives a different choice</source>
        <translation>Ein anderer Startwert ergibt eine andere Wahl</translation>
    </message>
    <message>
        <source>A feature is found if its p-value, or a larger one, lies below the line.</source>
        <translation>Ein Merkmal ist gefunden, wenn sein p-Wert, oder ein größerer, unter der Linie liegt.</translation>
    </message>
    <message>
        <source>A group is found if its p-value, or a larger one, lies below the line.</source>
        <translation>Eine Gruppe ist gefunden, wenn ihr p-Wert, oder ein größerer, unter der Linie liegt.</translation>
    </message>
    <message>
        <source>A linear map of the inputs is learned so that a kernel ridge regression, fitted to one half of the samples, predicts the other; the halves are drawn anew after a few steps. A full map finds directions that run across the columns, a diagonal one a factor for each column. A fifth of the samples takes no part; the map that predicts them best is kept if it is clearly better than the start, and the run says whether the inputs as they are would have done as well. Width and ridge of the kernel, and whether columns are brought to equal spread, are chosen by what predicts best at the start; while the map is learned, the ridge is at least 0.01, for a map learned with less fits noise of its halves. The transformed table and the map are exported.</source>
        <translation>Eine lineare Abbildung der Eingänge wird so gelernt, dass eine Kernel-Ridge-Regression, die an eine Hälfte der Proben angepasst ist, die andere vorhersagt; die Hälften werden nach wenigen Schritten neu gezogen. Eine volle Abbildung findet Richtungen quer durch die Spalten, eine diagonale einen Faktor für jede Spalte. Ein Fünftel der Proben nimmt nicht teil; die Abbildung, die sie am besten vorhersagt, wird behalten, wenn sie deutlich besser ist als der Start, und der Lauf sagt, ob die Eingänge, wie sie sind, ebenso gut gewesen wären. Breite und Ridge des Kernels, und ob Spalten auf gleiche Streuung gebracht werden, werden danach gewählt, was zu Beginn am besten vorhersagt; während die Abbildung gelernt wird, beträgt die Ridge mindestens 0.01, denn eine mit weniger gelernte passt sich an das Rauschen ihrer Hälften an. Die transformierte Tabelle und die Abbildung werden exportiert.</translation>
    </message>
    <message>
        <source>A linear map of the inputs is learned so that a sample can be predicted from those near it, by a weighted mean of all others. A full map finds directions that run across the columns, a diagonal one a factor for each column. A fifth of the samples takes no part; the map that predicts them best is kept, and the run says whether the inputs as they are would have done as well. The width of the kernel, and whether columns are brought to equal spread, are chosen by what predicts best at the start. The transformed table and the map are exported.</source>
        <translation>Eine lineare Abbildung der Eingänge wird so gelernt, dass sich eine Probe aus denen in ihrer Nähe vorhersagen lässt, durch ein gewichtetes Mittel aller anderen. Eine volle Abbildung findet Richtungen quer durch die Spalten, eine diagonale einen Faktor für jede Spalte. Ein Fünftel der Proben nimmt nicht teil; die Abbildung, die sie am besten vorhersagt, wird behalten, und der Lauf sagt, ob die Eingänge, wie sie sind, ebenso gut gewesen wären. Die Breite des Kernels, und ob Spalten auf gleiche Streuung gebracht werden, wird danach gewählt, was zu Beginn am besten vorhersagt. Die transformierte Tabelle und die Abbildung werden exportiert.</translation>
    </message>
    <message>
        <source>A map as far from the start as the start is from 0 costs so many variances of the target.</source>
        <translation>Eine Abbildung, die so weit vom Start entfernt ist wie der Start von 0, kostet so viele Varianzen der Zielgröße.</translation>
    </message>
    <message>
        <source>A representative subset, in the original order</source>
        <translation>Eine repräsentative Teilmenge in der ursprünglichen Reihenfolge</translation>
    </message>
    <message>
        <source>A search takes the place of the run: it runs a method on many sets of the columns and shows the path of its solutions.</source>
        <translation>Eine Suche tritt an die Stelle des Laufs: Sie lässt eine Methode auf vielen Mengen der Spalten laufen und zeigt den Pfad ihrer Lösungen.</translation>
    </message>
    <message>
        <source>A single start often opens wrong gates. The one of lowest loss counts; auto: more starts for more columns.</source>
        <translation>Ein einzelner Start öffnet oft falsche Gates. Es zählt der mit dem niedrigsten Verlust; auto: mehr Starts für mehr Spalten.</translation>
    </message>
    <message>
        <source>A third</source>
        <translation>Ein Drittel</translation>
    </message>
    <message>
        <source>A: the map, which is learned; X_{1}, y_{1}: one half of the samples, to which the regression is fitted; X_{2}, y_{2}: the other, by which it is judged; the halves are drawn anew after a few steps; λ: the ridge; σ: the width of the kernel.</source>
        <translation>A: die Abbildung, die gelernt wird; X_{1}, y_{1}: eine Hälfte der Proben, an die die Regression angepasst wird; X_{2}, y_{2}: die andere, nach der sie beurteilt wird; die Hälften werden nach wenigen Schritten neu gezogen; λ: die Ridge-Strafe; σ: die Breite des Kernels.</translation>
    </message>
    <message>
        <source>A: the map, which is learned; ŷ_{i}: the mean target of the other samples, the nearer the more; σ: the width of the kernel.</source>
        <translation>A: die Abbildung, die gelernt wird; ŷ_{i}: die mittlere Zielgröße der anderen Proben, je näher, desto mehr; σ: die Breite des Kernels.</translation>
    </message>
    <message>
        <source>Above 0: such pairs are more frequent than if the input, the most important one, and the target were independent. Averaged over the other inputs.</source>
        <translation>Über 0: Solche Paare sind häufiger, als wenn der Eingang, der wichtigste, und die Zielgröße unabhängig wären. Über die anderen Eingänge gemittelt.</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>Absolut</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Added to each value first; use 1 if there are zeros</source>
        <translation>Wird zuerst zu jedem Wert addiert; nehmen Sie 1, wenn es Nullen gibt</translation>
    </message>
    <message>
        <source>Added to the diagonal of a kernel of height 1: more for noisier targets. Auto: by trial, what predicts best at the start, but at least 0.01 while the map is learned. The published lambda is this divided by sqrt(2 pi) sigma.</source>
        <translation>Wird zur Diagonale eines Kernels der Höhe 1 addiert: mehr für stärker verrauschte Zielgrößen. Auto: durch Probieren, was am Anfang am besten vorhersagt, aber mindestens 0.01, solange die Abbildung gelernt wird. Das veröffentlichte lambda ist dies geteilt durch sqrt(2 pi) sigma.</translation>
    </message>
    <message>
        <source>Added to the scalar product</source>
        <translation>Wird zum Skalarprodukt addiert</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>Additiv</translation>
    </message>
    <message>
        <source>Adds a column of 0 and 1 for each column with missing cells</source>
        <translation>Fügt für jede Spalte mit fehlenden Zellen eine Spalte aus 0 und 1 hinzu</translation>
    </message>
    <message>
        <source>Advanced parameters</source>
        <translation>Weitere Parameter</translation>
    </message>
    <message>
        <source>Affinity</source>
        <translation>Affinität</translation>
    </message>
    <message>
        <source>Agreement of the critics</source>
        <translation>Übereinstimmung der Kritiker</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All 1</source>
        <translation>Alle 1</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>Alle gleich</translation>
    </message>
    <message>
        <source>All points of the curve are equally far from the middle, in the learned distance: it is narrow along what matters and wide along what does not. It is cut where the samples end.</source>
        <translation>Alle Punkte der Kurve sind im gelernten Abstand gleich weit von der Mitte entfernt: Sie ist schmal entlang dessen, was zählt, und breit entlang dessen, was nicht zählt. Sie ist abgeschnitten, wo die Proben enden.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Along how many inputs each wave runs.</source>
        <translation>Entlang wie vieler Eingänge jede Welle verläuft.</translation>
    </message>
    <message>
        <source>Among the best </source>
        <translation>Unter den besten </translation>
    </message>
    <message>
        <source>An equal part of the importance of the feature&apos;s group: 1 over all features</source>
        <translation>Ein gleicher Teil der Wichtigkeit der Gruppe des Merkmals: 1 über alle Merkmale</translation>
    </message>
    <message>
        <source>An equal part of the importance of the input&apos;s group: 1 over all inputs</source>
        <translation>Ein gleicher Teil der Wichtigkeit der Gruppe des Eingangs: 1 über alle Eingänge</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Arithmetisch</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>As in the samples</source>
        <translation>Wie in den Proben</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Wie sie ist</translation>
    </message>
    <message>
        <source>As listed</source>
        <translation>Wie aufgeführt</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>Wie sie sind</translation>
    </message>
    <message>
        <source>At equal spread</source>
        <translation>Bei gleicher Streuung</translation>
    </message>
    <message>
        <source>At least so many: more make smaller trees, which is faster and takes less memory.</source>
        <translation>Mindestens so viele: Mehr machen kleinere Bäume, was schneller ist und weniger Speicher braucht.</translation>
    </message>
    <message>
        <source>At most so many steps of L-BFGS.</source>
        <translation>Höchstens so viele Schritte von L-BFGS.</translation>
    </message>
    <message>
        <source>At most so many.</source>
        <translation>Höchstens so viele.</translation>
    </message>
    <message>
        <source>At most: it ends when all columns are confirmed or rejected.</source>
        <translation>Höchstens: Er endet, wenn alle Spalten bestätigt oder verworfen sind.</translation>
    </message>
    <message>
        <source>Auto: 0.01 with Adam, 0.05 a column with descent.</source>
        <translation>Auto: 0.01 mit Adam, 0.05 je Spalte mit Abstieg.</translation>
    </message>
    <message>
        <source>Auto: 0.1 for mirror descent, 0.01 for Adam; from the slopes, 0.05 as the share of the newest batch.</source>
        <translation>Auto: 0.1 für Spiegelabstieg, 0.01 für Adam; aus den Steigungen 0.05 als Anteil des neuesten Batches.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatik</translation>
    </message>
    <message>
        <source>Backward greedy</source>
        <translation>Schrittweise rückwärts</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Base of the logarithm</source>
        <translation>Basis des Logarithmus</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>Vergleichsmethoden</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Batch sizes</source>
        <translation>Batchgrößen</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>Strahlbreite</translation>
    </message>
    <message>
        <source>Beats random columns</source>
        <translation>Übertrifft zufällige Spalten</translation>
    </message>
    <message>
        <source>Before each shuffle, sigma alone is learned on its halves.</source>
        <translation>Vor jeder Mischung wird allein sigma auf ihren Hälften gelernt.</translation>
    </message>
    <message>
        <source>Benjamini-Hochberg</source>
        <translation>Benjamini-Hochberg</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>Beste Epoche</translation>
    </message>
    <message>
        <source>Best number kept</source>
        <translation>Beste behaltene Anzahl</translation>
    </message>
    <message>
        <source>Best of two</source>
        <translation>Bestes von zweien</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Beste Bewertung</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>Binär</translation>
    </message>
    <message>
        <source>Block validation</source>
        <translation>Blockvalidierung</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>By how much the share of wrong classes grows where the column is permuted, in samples that a tree has not seen; noise is around 0</source>
        <translation>Um wie viel der Anteil falscher Klassen wächst, wenn die Spalte permutiert ist, in Proben, die ein Baum nicht gesehen hat; Rauschen liegt um 0</translation>
    </message>
    <message>
        <source>By how much the share of wrong classes grows where the column is permuted, in samples that a tree has not seen; noise is around 0; constant columns are put below all others</source>
        <translation>Um wie viel der Anteil falscher Klassen wächst, wenn die Spalte permutiert ist, in Proben, die ein Baum nicht gesehen hat; Rauschen liegt um 0; konstante Spalten stehen unter allen anderen</translation>
    </message>
    <message>
        <source>By how much the squared error grows where the column is permuted, in samples that a tree has not seen, in variances of the target; noise is around 0</source>
        <translation>Um wie viel der quadrierte Fehler wächst, wenn die Spalte permutiert ist, in Proben, die ein Baum nicht gesehen hat, in Varianzen der Zielgröße; Rauschen liegt um 0</translation>
    </message>
    <message>
        <source>By how much the squared error grows where the column is permuted, in samples that a tree has not seen, in variances of the target; noise is around 0; constant columns are put below all others</source>
        <translation>Um wie viel der quadrierte Fehler wächst, wenn die Spalte permutiert ist, in Proben, die ein Baum nicht gesehen hat, in Varianzen der Zielgröße; Rauschen liegt um 0; konstante Spalten stehen unter allen anderen</translation>
    </message>
    <message>
        <source>By their names</source>
        <translation>Nach ihren Namen</translation>
    </message>
    <message>
        <source>By their values</source>
        <translation>Nach ihren Werten</translation>
    </message>
    <message>
        <source>CUR decomposition</source>
        <translation>CUR-Zerlegung</translation>
    </message>
    <message>
        <source>CUR scores always add up to k, so they say little about what is left: prefer stopping at an input error; auto: never.</source>
        <translation>CUR-Bewertungen summieren sich immer zu k, sagen also wenig darüber, was übrig ist: Enden Sie besser bei einem Fehler der Eingänge; auto: nie.</translation>
    </message>
    <message>
        <source>CUR: all inputs</source>
        <translation>CUR: alle Eingänge</translation>
    </message>
    <message>
        <source>Cells with a number such as -999 that stands for a missing value become missing</source>
        <translation>Zellen mit einer Zahl wie -999, die für einen fehlenden Wert steht, werden zu fehlenden</translation>
    </message>
    <message>
        <source>Centre only</source>
        <translation>Nur zentrieren</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Choices between two scorings; 0: scored once, regardless of the choices.</source>
        <translation>Gewählte zwischen zwei Bewertungen; 0: einmal bewertet, was auch gewählt wird.</translation>
    </message>
    <message>
        <source>Chooses what is farthest from all earlier choices, in inputs and target together.</source>
        <translation>Wählt, was am weitesten von allem bisher Gewählten entfernt ist, in Eingängen und Zielgröße zusammen.</translation>
    </message>
    <message>
        <source>Chooses what is farthest from all earlier choices.</source>
        <translation>Wählt, was am weitesten von allem bisher Gewählten entfernt ist.</translation>
    </message>
    <message>
        <source>Chooses, one by one, what carries most of the inputs&apos; variance and best explains the target.</source>
        <translation>Wählt nacheinander, was am meisten von der Varianz der Eingänge trägt und die Zielgröße am besten erklärt.</translation>
    </message>
    <message>
        <source>Chooses, one by one, what carries most of the inputs&apos; variance.</source>
        <translation>Wählt nacheinander, was am meisten von der Varianz der Eingänge trägt.</translation>
    </message>
    <message>
        <source>Chosen samples</source>
        <translation>Gewählte Proben</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Closes the gates of all columns but those that agree on how the samples are grouped. Needs no target.</source>
        <translation>Schließt die Gates aller Spalten außer denen, die sich darin einig sind, wie die Proben gruppiert sind. Braucht keine Zielgröße.</translation>
    </message>
    <message>
        <source>Cluster accuracy</source>
        <translation>Genauigkeit der Cluster</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Clusters against number kept</source>
        <translation>Cluster gegen Zahl der behaltenen Merkmale</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Kodes</translation>
    </message>
    <message>
        <source>Codes for missing values</source>
        <translation>Kodes für fehlende Werte</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>Koeffizient</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <translation>Koeffizienten</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Columns equal to an earlier one in every sample</source>
        <translation>Spalten, die in jeder Probe gleich einer früheren sind</translation>
    </message>
    <message>
        <source>Columns of 0 and 1, even where the values have an order</source>
        <translation>Spalten aus 0 und 1, auch wo die Werte eine Reihenfolge haben</translation>
    </message>
    <message>
        <source>Columns of numbers and a few words become numbers; the words become missing</source>
        <translation>Spalten aus Zahlen und einigen Wörtern werden zu Zahlen; die Wörter fehlen dann</translation>
    </message>
    <message>
        <source>Columns per split</source>
        <translation>Spalten je Aufspaltung</translation>
    </message>
    <message>
        <source>Columns that are a linear function of an earlier one</source>
        <translation>Spalten, die eine lineare Funktion einer früheren sind</translation>
    </message>
    <message>
        <source>Columns that are the same in all samples</source>
        <translation>Spalten, die in allen Proben gleich sind</translation>
    </message>
    <message>
        <source>Columns to cluster</source>
        <translation>Spalten für die Cluster</translation>
    </message>
    <message>
        <source>Columns with a missing cell in one of the samples</source>
        <translation>Spalten, denen in einer der Proben eine Zelle fehlt</translation>
    </message>
    <message>
        <source>Columns without a decision</source>
        <translation>Spalten ohne Entscheidung</translation>
    </message>
    <message>
        <source>Columns, or samples (Select), are chosen one after another, each by what the earlier ones lack. Selected samples are listed, marked in the projection and exported; with “Use only these”, every later run uses only these rows. Samples may be compared by a kernel; this may be the table itself, with as many inputs as samples.</source>
        <translation>Spalten, oder Proben (Auswählen), werden nacheinander gewählt, jede nach dem, was den früheren fehlt. Ausgewählte Proben werden aufgelistet, in der Projektion markiert und exportiert; mit „Nur diese verwenden“ verwendet jeder spätere Lauf nur diese Zeilen. Proben können durch einen Kernel verglichen werden; das kann auch die Tabelle selbst sein, mit so vielen Eingängen wie Proben.</translation>
    </message>
    <message>
        <source>Columns, or samples (Select), are chosen one after another, each by what the earlier ones lack. The mixing goes from the inputs alone (1) to the target alone (0), and quick runs are repeated while its slider is dragged; further mixings draw their error curves and the band that these span. Classes take the place of a target as one column of 0 and 1 each. Selected samples are listed, marked in the projection and exported; with “Use only these”, every later run uses only these rows. Samples may be compared by a kernel; this may be the table itself, with as many inputs as samples.</source>
        <translation>Spalten, oder Proben (Auswählen), werden nacheinander gewählt, jede nach dem, was den früheren fehlt. Die Mischung reicht von den Eingängen allein (1) bis zur Zielgröße allein (0), und schnelle Läufe werden wiederholt, während ihr Regler gezogen wird; weitere Mischungen zeichnen ihre Fehlerkurven und das Band, das diese aufspannen. Klassen treten als je eine Spalte aus 0 und 1 an die Stelle einer Zielgröße. Ausgewählte Proben werden aufgelistet, in der Projektion markiert und exportiert; mit „Nur diese verwenden“ verwendet jeder spätere Lauf nur diese Zeilen. Proben können durch einen Kernel verglichen werden; das kann auch die Tabelle selbst sein, mit so vielen Eingängen wie Proben.</translation>
    </message>
    <message>
        <source>Compare with Elastic net</source>
        <translation>Vergleichen mit: Elastisches Netz</translation>
    </message>
    <message>
        <source>Compare with Random forest</source>
        <translation>Vergleichen mit: Zufallswald</translation>
    </message>
    <message>
        <source>Compare with Sobolev independence criterion</source>
        <translation>Vergleichen mit: Sobolew-Unabhängigkeitskriterium</translation>
    </message>
    <message>
        <source>Compared by</source>
        <translation>Verglichen durch</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Confirmed by</source>
        <translation>Bestätigt durch</translation>
    </message>
    <message>
        <source>Consecutive parts of the samples, or whole groups; the run is repeated on each.</source>
        <translation>Aufeinanderfolgende Teile der Proben oder ganze Gruppen; der Lauf wird auf jedem wiederholt.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>Contenders</source>
        <translation>Aussichtsreiche</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>Zusammenhängend</translation>
    </message>
    <message>
        <source>Converged when the relative change of the DII stays smaller for five epochs; 0: never.</source>
        <translation>Konvergiert, wenn die relative Änderung der DII fünf Epochen lang kleiner bleibt; 0: nie.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>Korrelation</translation>
    </message>
    <message>
        <source>Correlation of two features</source>
        <translation>Korrelation zweier Merkmale</translation>
    </message>
    <message>
        <source>Correlations</source>
        <translation>Korrelationen</translation>
    </message>
    <message>
        <source>Correlations of the knockoffs</source>
        <translation>Korrelationen der Knockoffs</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Cosine, restarted</source>
        <translation>Kosinus mit Neustarts</translation>
    </message>
    <message>
        <source>Covers rare as well as common samples: each is the farthest from those before</source>
        <translation>Deckt seltene wie häufige Proben ab: Jede ist am weitesten von denen davor entfernt</translation>
    </message>
    <message>
        <source>Critic</source>
        <translation>Kritiker</translation>
    </message>
    <message>
        <source>Critic: mean of true pairs less that of mixed pairs</source>
        <translation>Kritiker: Mittel der wahren Paare weniger dem der gemischten</translation>
    </message>
    <message>
        <source>Critics</source>
        <translation>Kritiker</translation>
    </message>
    <message>
        <source>Cross-validated objective</source>
        <translation>Kreuzvalidierte Zielfunktion</translation>
    </message>
    <message>
        <source>Cut at</source>
        <translation>Schnitt bei</translation>
    </message>
    <message>
        <source>DII</source>
        <translation>DII</translation>
    </message>
    <message>
        <source>Deal with missing cells</source>
        <translation>Fehlende Zellen behandeln</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Abnahme</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>Degree of the polynomial</source>
        <translation>Grad des Polynoms</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Descents; each further one starts from the best weights with the small ones raised, and takes half of the epochs. The lowest DII is kept. auto: 2; 1 under a penalty, for plain descent and for less than 50 epochs.</source>
        <translation>Abstiege; jeder weitere beginnt bei den besten Gewichten, von denen die kleinen angehoben werden, und braucht halb so viele Epochen. Die niedrigste DII wird behalten. auto: 2; 1 unter einer Strafe, beim einfachen Abstieg und bei weniger als 50 Epochen.</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>Diagonal of A&apos;A</source>
        <translation>Diagonale von A&apos;A</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Difference of the means</source>
        <translation>Differenz der Mittelwerte</translation>
    </message>
    <message>
        <source>Differentiable Information Imbalance</source>
        <translation>Differentiable Information Imbalance</translation>
    </message>
    <message>
        <source>Differentiable unsupervised feature selection</source>
        <translation>Differenzierbare unüberwachte Merkmalsauswahl</translation>
    </message>
    <message>
        <source>Diffusion score</source>
        <translation>Diffusionsbewertung</translation>
    </message>
    <message>
        <source>Directions shorter than this count as zero.</source>
        <translation>Kürzere Richtungen als diese zählen als null.</translation>
    </message>
    <message>
        <source>Discoveries</source>
        <translation>Entdeckungen</translation>
    </message>
    <message>
        <source>Discoveries by draw</source>
        <translation>Entdeckungen je Ziehung</translation>
    </message>
    <message>
        <source>Distance between the validation samples in the other blocks; auto: gives about as many as a block has.</source>
        <translation>Abstand zwischen den Validierungsproben in den anderen Blöcken; auto: ergibt etwa so viele, wie ein Block hat.</translation>
    </message>
    <message>
        <source>Distance of knockoffs</source>
        <translation>Abstand der Knockoffs</translation>
    </message>
    <message>
        <source>Divide each column by its standard deviation</source>
        <translation>Jede Spalte durch ihre Standardabweichung teilen</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>Double precision</source>
        <translation>Doppelte Genauigkeit</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehung</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Ziehungen</translation>
    </message>
    <message>
        <source>Drives weak weights to exactly 0; 0: no penalty (use twice the value of DADApy and the paper).</source>
        <translation>Bringt schwache Gewichte auf genau 0; 0: keine Strafe (verwenden Sie das Doppelte des Werts von DADApy und dem Artikel).</translation>
    </message>
    <message>
        <source>Drop columns</source>
        <translation>Spalten weglassen</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>Each column</source>
        <translation>Jede Spalte</translation>
    </message>
    <message>
        <source>Each column has a gate that opens and closes at random; a gate pays for being open, and earns by how little its column changes between neighbours, which are found anew at every step in what the gates let through. Columns of noise close one after the other. A single start often keeps wrong columns, so there are several, more for more columns, and of 60 columns or more every second one begins with a fifth of them: the start of lowest loss with at least two open gates is the result. The run says how many starts agree and how far their loss lies from that of random columns. Above 600 samples a step takes 256 of them. Columns that are the same in nearly all samples look smooth whatever they mean; the run names those that stayed open.</source>
        <translation>Jede Spalte hat ein Gate, das sich zufällig öffnet und schließt; ein Gate zahlt dafür, offen zu sein, und verdient dadurch, wie wenig sich seine Spalte zwischen Nachbarn ändert, die in jedem Schritt neu in dem gesucht werden, was die Gates durchlassen. Spalten aus Rauschen schließen sich eine nach der anderen. Ein einzelner Start behält oft falsche Spalten; darum gibt es mehrere, mehr bei mehr Spalten, und bei 60 Spalten oder mehr beginnt jeder zweite mit einem Fünftel von ihnen: Der Start mit dem niedrigsten Verlust und mindestens zwei offenen Gates ist das Ergebnis. Der Lauf sagt, wie viele Starts übereinstimmen und wie weit ihr Verlust von dem zufälliger Spalten entfernt ist. Bei mehr als 600 Proben nimmt ein Schritt 256 von ihnen. Spalten, die in fast allen Proben gleich sind, sehen glatt aus, was sie auch bedeuten; der Lauf nennt die, die offen blieben.</translation>
    </message>
    <message>
        <source>Each input alone</source>
        <translation>Jeder Eingang allein</translation>
    </message>
    <message>
        <source>Each input is penalised in its standard deviations; off: in its unit.</source>
        <translation>Jeder Eingang wird in seinen Standardabweichungen bestraft; aus: in seiner Einheit.</translation>
    </message>
    <message>
        <source>Each point is a run on a permuted target; the line is this run.</source>
        <translation>Jeder Punkt ist ein Lauf auf einer permutierten Zielgröße; die Linie ist dieser Lauf.</translation>
    </message>
    <message>
        <source>Each point is a sample. The line joins medians along the column, the band holds the middle half.</source>
        <translation>Jeder Punkt ist eine Probe. Die Linie verbindet Mediane entlang der Spalte, das Band enthält die mittlere Hälfte.</translation>
    </message>
    <message>
        <source>Each row is the gate of a feature, from the first epoch to the last: bright is open, dark is closed.</source>
        <translation>Jede Zeile ist das Gate eines Merkmals, von der ersten Epoche bis zur letzten: Hell ist offen, dunkel ist geschlossen.</translation>
    </message>
    <message>
        <source>Each sample as the trees predict it that have not seen it: the closer to the line, the better.</source>
        <translation>Jede Probe, wie die Bäume sie vorhersagen, die sie nicht gesehen haben: je näher an der Linie, desto besser.</translation>
    </message>
    <message>
        <source>Each sample is joined to so many nearest ones, the inputs being standardised.</source>
        <translation>Jede Probe wird mit so vielen nächsten verbunden, wobei die Eingänge standardisiert sind.</translation>
    </message>
    <message>
        <source>Each to variance 1</source>
        <translation>Jede auf Varianz 1</translation>
    </message>
    <message>
        <source>Effective number of importances</source>
        <translation>Effektive Anzahl der Wichtigkeiten</translation>
    </message>
    <message>
        <source>Eigengap of the score</source>
        <translation>Eigenwertlücke der Bewertung</translation>
    </message>
    <message>
        <source>Eigenvalue</source>
        <translation>Eigenwert</translation>
    </message>
    <message>
        <source>Eigenvalues of A&apos;A</source>
        <translation>Eigenwerte von A&apos;A</translation>
    </message>
    <message>
        <source>Eigenvalues of the walk on the graph of the samples. Noise makes all but the first small; the more slowly they fall, the more structure the graph has.</source>
        <translation>Eigenwerte der Irrfahrt auf dem Graphen der Proben. Rauschen macht alle außer dem ersten klein; je langsamer sie fallen, desto mehr Struktur hat der Graph.</translation>
    </message>
    <message>
        <source>Eigenvalues up to this count as zero (scikit-matter: 1e-12).</source>
        <translation>Eigenwerte bis zu dieser Größe zählen als null (scikit-matter: 1e-12).</translation>
    </message>
    <message>
        <source>Eigenvectors</source>
        <translation>Eigenvektoren</translation>
    </message>
    <message>
        <source>Elastic net</source>
        <translation>Elastisches Netz</translation>
    </message>
    <message>
        <source>Ends after so many iterations without a better validation error; 0: never.</source>
        <translation>Endet nach so vielen Iterationen ohne besseren Validierungsfehler; 0: nie.</translation>
    </message>
    <message>
        <source>Ends after so many penalties without a lower error, where it is more than a standard error above the lowest; 0: tries all.</source>
        <translation>Endet nach so vielen Strafen ohne niedrigeren Fehler, wenn dieser mehr als einen Standardfehler über dem niedrigsten liegt; 0: probiert alle.</translation>
    </message>
    <message>
        <source>Ends after so many shuffles without a better validation error; 0: never.</source>
        <translation>Endet nach so vielen Mischungen ohne besseren Validierungsfehler; 0: nie.</translation>
    </message>
    <message>
        <source>Ends when the importances, whose sum is 1, change by less in sum.</source>
        <translation>Endet, wenn sich die Wichtigkeiten, deren Summe 1 ist, zusammen um weniger ändern.</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Eq. 7 of the paper, one width for all samples</source>
        <translation>Gl. 7 des Artikels, eine Breite für alle Proben</translation>
    </message>
    <message>
        <source>Equation</source>
        <translation>Gleichung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Error against number of columns, before the last look</source>
        <translation>Fehler gegen Anzahl der Spalten, vor dem letzten Blick</translation>
    </message>
    <message>
        <source>Error of reconstructing the inputs</source>
        <translation>Fehler beim Wiederherstellen der Eingänge</translation>
    </message>
    <message>
        <source>Error of regressing the target</source>
        <translation>Fehler der Regression der Zielgröße</translation>
    </message>
    <message>
        <source>Error of the inputs</source>
        <translation>Fehler der Eingänge</translation>
    </message>
    <message>
        <source>Error of the target</source>
        <translation>Fehler der Zielgröße</translation>
    </message>
    <message>
        <source>Error on unseen samples</source>
        <translation>Fehler auf ungesehenen Proben</translation>
    </message>
    <message>
        <source>Eta</source>
        <translation>Eta</translation>
    </message>
    <message>
        <source>Eta of the 20 most important features: the bar is the mean over the critics, the line reaches from the lowest to the highest.</source>
        <translation>Eta der 20 wichtigsten Merkmale: Der Balken ist das Mittel über die Kritiker, die Linie reicht vom niedrigsten zum höchsten.</translation>
    </message>
    <message>
        <source>Eta of the group</source>
        <translation>Eta der Gruppe</translation>
    </message>
    <message>
        <source>Eta over what each would have if all alike</source>
        <translation>Eta durch das, was jedes hätte, wenn alle gleich wären</translation>
    </message>
    <message>
        <source>Evens out columns whose values span orders of magnitude</source>
        <translation>Gleicht Spalten aus, deren Werte sich über Größenordnungen erstrecken</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Jede</translation>
    </message>
    <message>
        <source>Every n-th sample</source>
        <translation>Jede n-te Probe</translation>
    </message>
    <message>
        <source>Exhaustive</source>
        <translation>Erschöpfend</translation>
    </message>
    <message>
        <source>Expected number of open gates</source>
        <translation>Erwartete Anzahl offener Gates</translation>
    </message>
    <message>
        <source>Explained by the target over what is left, each by its degrees of freedom</source>
        <translation>Durch die Zielgröße erklärt im Verhältnis zum Rest, jeweils durch die Freiheitsgrade geteilt</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponentiell</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>F test</source>
        <translation>F-Test</translation>
    </message>
    <message>
        <source>FDP</source>
        <translation>FDP</translation>
    </message>
    <message>
        <source>False discovery rate</source>
        <translation>Falschentdeckungsrate</translation>
    </message>
    <message>
        <source>False discovery rate at which the feature would just be found</source>
        <translation>Falschentdeckungsrate, bei der das Merkmal gerade noch gefunden würde</translation>
    </message>
    <message>
        <source>False discovery rate inside each of several draws, or layers of groups that share inputs; auto: half the rate of all.</source>
        <translation>Falschentdeckungsrate in jeder von mehreren Ziehungen oder Schichten von Gruppen, die Eingänge gemeinsam haben; auto: die Hälfte der Rate aller.</translation>
    </message>
    <message>
        <source>False discovery rate q</source>
        <translation>Falschentdeckungsrate q</translation>
    </message>
    <message>
        <source>Farthest from the mean</source>
        <translation>Am weitesten vom Mittelwert</translation>
    </message>
    <message>
        <source>Farthest point sampling</source>
        <translation>Farthest Point Sampling</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Feature (the most open 100)</source>
        <translation>Merkmal (die 100 offensten)</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Features above the upper line are found. Of those that do not matter, as many lie above it as below the lower one, on average.</source>
        <translation>Merkmale über der oberen Linie sind gefunden. Von denen, die nicht zählen, liegen im Mittel ebenso viele über ihr wie unter der unteren.</translation>
    </message>
    <message>
        <source>Features of one group of the table share one importance.</source>
        <translation>Merkmale einer Gruppe der Tabelle teilen sich eine Wichtigkeit.</translation>
    </message>
    <message>
        <source>Features or samples to choose; auto: the share below.</source>
        <translation>Merkmale oder Proben, die zu wählen sind; auto: der Anteil darunter.</translation>
    </message>
    <message>
        <source>Filter samples</source>
        <translation>Proben filtern</translation>
    </message>
    <message>
        <source>Finds solutions for each number of features: the objective against the number. Searches run a method on many sets of the inputs, which of the methods here only the DII can do.</source>
        <translation>Findet Lösungen für jede Zahl von Merkmalen: die Zielfunktion gegen die Zahl. Suchen führen eine Methode auf vielen Mengen der Eingänge aus, was von den Methoden hier nur die DII kann.</translation>
    </message>
    <message>
        <source>First stage</source>
        <translation>Erste Stufe</translation>
    </message>
    <message>
        <source>Fits a linear model whose penalty leaves few coefficients; cross-validation chooses it.</source>
        <translation>Passt ein lineares Modell an, dessen Strafe wenige Koeffizienten übrig lässt; Kreuzvalidierung wählt sie.</translation>
    </message>
    <message>
        <source>Fitted against true</source>
        <translation>Angepasst gegen wahr</translation>
    </message>
    <message>
        <source>Fixed-X</source>
        <translation>Fixed-X</translation>
    </message>
    <message>
        <source>Fixes all random choices: the same seed gives the same result.</source>
        <translation>Legt alle zufälligen Entscheidungen fest: Derselbe Startwert ergibt dasselbe Ergebnis.</translation>
    </message>
    <message>
        <source>Fixes the random start: the same seed gives the same result.</source>
        <translation>Legt den zufälligen Start fest: Derselbe Startwert ergibt dasselbe Ergebnis.</translation>
    </message>
    <message>
        <source>Fixes which of equal values is taken as larger: numbers that are rounded tie.</source>
        <translation>Legt fest, welcher von gleichen Werten als größer gilt: Gerundete Zahlen sind oft gleich.</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Teilung</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Teilungen</translation>
    </message>
    <message>
        <source>For a few columns that agree on how the samples are grouped, hidden among dozens of columns of noise, without a target.</source>
        <translation>Für wenige Spalten, die sich darin einig sind, wie die Proben gruppiert sind, verborgen unter Dutzenden von Spalten aus Rauschen, ohne Zielgröße.</translation>
    </message>
    <message>
        <source>For a few columns that keep who is near whom in the target, whatever the form of the relation. For columns in different units, and for many targets at once, such as all distances of a molecule.</source>
        <translation>Für wenige Spalten, die erhalten, wer in der Zielgröße wem nahe ist, welche Form der Zusammenhang auch hat. Für Spalten in verschiedenen Einheiten und für viele Zielgrößen zugleich, etwa alle Abstände eines Moleküls.</translation>
    </message>
    <message>
        <source>For a few columns, or samples, from which the rest of the table can be rebuilt by linear regression.</source>
        <translation>Für wenige Spalten oder Proben, aus denen sich der Rest der Tabelle durch lineare Regression wiederherstellen lässt.</translation>
    </message>
    <message>
        <source>For a first ranking without a target where samples are thought to form groups or a smooth surface.</source>
        <translation>Für eine erste Rangfolge ohne Zielgröße, wenn man annimmt, dass die Proben Gruppen oder eine glatte Fläche bilden.</translation>
    </message>
    <message>
        <source>For a ranking of thousands of columns in no time, with p-values, where a linear relation or a shift between classes is expected.</source>
        <translation>Für eine Rangfolge von Tausenden von Spalten in kürzester Zeit, mit p-Werten, wenn ein linearer Zusammenhang oder eine Verschiebung zwischen Klassen erwartet wird.</translation>
    </message>
    <message>
        <source>For a ranking without a target where structure is coarse: more steps ask for columns that are smooth over longer ways.</source>
        <translation>Für eine Rangfolge ohne Zielgröße, wenn die Struktur grob ist: Mehr Schritte verlangen Spalten, die über längere Wege glatt sind.</translation>
    </message>
    <message>
        <source>For a short list of columns, or of samples, on which a linear or kernel regression works well: each choice takes out what the earlier ones already say.</source>
        <translation>Für eine kurze Liste von Spalten oder Proben, auf denen eine lineare oder Kernel-Regression gut arbeitet: Jede Wahl nimmt heraus, was die früheren schon sagen.</translation>
    </message>
    <message>
        <source>For a short list without copies, of numbers or classes, without settings that must be understood first.</source>
        <translation>Für eine kurze Liste ohne Kopien, bei Zahlen oder Klassen, ohne Einstellungen, die man erst verstehen muss.</translation>
    </message>
    <message>
        <source>For a target that depends on directions across the columns: the map draws together samples with similar targets, and its projection shows them.</source>
        <translation>Für eine Zielgröße, die von Richtungen quer durch die Spalten abhängt: Die Abbildung zieht Proben mit ähnlichen Zielgrößen zusammen, und ihre Projektion zeigt sie.</translation>
    </message>
    <message>
        <source>For all columns that matter, not the fewest: copies and weak columns are kept.</source>
        <translation>Für alle Spalten, die zählen, nicht für die wenigsten: Kopien und schwache Spalten werden behalten.</translation>
    </message>
    <message>
        <source>For any table with a target, if you do not know which method suits it.</source>
        <translation>Für jede Tabelle mit Zielgröße, wenn Sie nicht wissen, welche Methode zu ihr passt.</translation>
    </message>
    <message>
        <source>For columns that matter only together: near samples are near in all columns.</source>
        <translation>Für Spalten, die nur zusammen zählen: Nahe Proben sind in allen Spalten nahe.</translation>
    </message>
    <message>
        <source>For columns, or samples, that are as different as can be, quickly: to thin a large table before something slower.</source>
        <translation>Für Spalten oder Proben, die so verschieden wie möglich sind, schnell: um eine große Tabelle vor etwas Langsamerem auszudünnen.</translation>
    </message>
    <message>
        <source>For columns, or samples, that differ in what they are and in what they say of the target.</source>
        <translation>Für Spalten oder Proben, die sich darin unterscheiden, was sie sind und was sie über die Zielgröße sagen.</translation>
    </message>
    <message>
        <source>For curved dependences of single columns, in a tenth of a second and always with the same result.</source>
        <translation>Für gekrümmte Abhängigkeiten einzelner Spalten, in einer Zehntelsekunde und immer mit demselben Ergebnis.</translation>
    </message>
    <message>
        <source>For dependences of unknown form, also of several columns together. With knockoffs or the randomization test, for a list with few false discoveries.</source>
        <translation>Für Abhängigkeiten unbekannter Form, auch von mehreren Spalten zusammen. Mit Knockoffs oder dem Randomisierungstest für eine Liste mit wenigen Falschentdeckungen.</translation>
    </message>
    <message>
        <source>For each cell</source>
        <translation>Für jede Zelle</translation>
    </message>
    <message>
        <source>For each feature</source>
        <translation>Für jedes Merkmal</translation>
    </message>
    <message>
        <source>For relations of any form between single columns and the target.</source>
        <translation>Für Zusammenhänge jeder Form zwischen einzelnen Spalten und der Zielgröße.</translation>
    </message>
    <message>
        <source>For relations of any form, thresholds and columns that matter together, with few settings.</source>
        <translation>Für Zusammenhänge jeder Form, Schwellen und Spalten, die zusammen zählen, mit wenigen Einstellungen.</translation>
    </message>
    <message>
        <source>For relations that are about linear, also with more columns than samples: the first thing to compare others with.</source>
        <translation>Für ungefähr lineare Zusammenhänge, auch bei mehr Spalten als Proben: das Erste, womit man andere vergleicht.</translation>
    </message>
    <message>
        <source>For time series: samples at most this many rows apart are not neighbours.</source>
        <translation>Für Zeitreihen: Proben, die höchstens so viele Zeilen auseinanderliegen, sind keine Nachbarn.</translation>
    </message>
    <message>
        <source>Forward greedy</source>
        <translation>Schrittweise vorwärts</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>Gefunden in</translation>
    </message>
    <message>
        <source>Found together</source>
        <translation>Gemeinsam gefunden</translation>
    </message>
    <message>
        <source>Fourier</source>
        <translation>Fourierwellen</translation>
    </message>
    <message>
        <source>From 1, inputs only, to 0, target only: alpha of the paper; near 0.5 is good.</source>
        <translation>Von 1, nur Eingänge, bis 0, nur Zielgröße: alpha des Artikels; um 0.5 ist es gut.</translation>
    </message>
    <message>
        <source>From all samples</source>
        <translation>Aus allen Proben</translation>
    </message>
    <message>
        <source>From right to left, the penalty falls and inputs come in. Those with the largest coefficients at the chosen penalty, in standard deviations.</source>
        <translation>Von rechts nach links fällt die Strafe, und Eingänge kommen hinzu. Gezeigt sind die mit den größten Koeffizienten bei der gewählten Strafe, in Standardabweichungen.</translation>
    </message>
    <message>
        <source>From the slopes</source>
        <translation>Aus den Steigungen</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Functions of inputs and target that tell true pairs from mixed ones.</source>
        <translation>Funktionen von Eingängen und Zielgröße, die wahre Paare von gemischten unterscheiden.</translation>
    </message>
    <message>
        <source>Further mixings</source>
        <translation>Weitere Mischungen</translation>
    </message>
    <message>
        <source>GFRD: distortion</source>
        <translation>GFRD: Verzerrung</translation>
    </message>
    <message>
        <source>GFRE with a separate map for each sample, from its nearest neighbours (15, unless chosen)</source>
        <translation>GFRE mit einer eigenen Abbildung für jede Probe, aus ihren nächsten Nachbarn (15, wenn nicht anders gewählt)</translation>
    </message>
    <message>
        <source>GFRE: all inputs</source>
        <translation>GFRE: alle Eingänge</translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation>Gamma</translation>
    </message>
    <message>
        <source>Gated Laplacian</source>
        <translation>Laplace-Verfahren mit Gates</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Gates</translation>
    </message>
    <message>
        <source>Gates open whatever the noise</source>
        <translation>Gates, die bei jedem Rauschen offen sind</translation>
    </message>
    <message>
        <source>Geometric</source>
        <translation>Geometrisch</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Vorgegeben</translation>
    </message>
    <message>
        <source>Given list</source>
        <translation>Vorgegebene Liste</translation>
    </message>
    <message>
        <source>Given one</source>
        <translation>Vorgegebenes</translation>
    </message>
    <message>
        <source>Given weights</source>
        <translation>Vorgegebene Gewichte</translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation>Gradientenabstieg</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Groups above the upper line are found. Of those that do not matter, as many lie above it as below the lower one, on average.</source>
        <translation>Gruppen über der oberen Linie sind gefunden. Von denen, die nicht zählen, liegen im Mittel ebenso viele über ihr wie unter der unteren.</translation>
    </message>
    <message>
        <source>Groups listed</source>
        <translation>Aufgeführte Gruppen</translation>
    </message>
    <message>
        <source>Groups of the table</source>
        <translation>Gruppen der Tabelle</translation>
    </message>
    <message>
        <source>Groups separated by semicolons, inputs by commas: &apos;first: x1, x2; second: y*&apos;.</source>
        <translation>Gruppen durch Semikolons getrennt, Eingänge durch Kommas: &apos;erste: x1, x2; zweite: y*&apos;.</translation>
    </message>
    <message>
        <source>Groups share an importance</source>
        <translation>Gruppen teilen sich eine Wichtigkeit</translation>
    </message>
    <message>
        <source>He, Cai and Niyogi&apos;s: 0 to 2, smaller is better</source>
        <translation>Die von He, Cai und Niyogi: 0 bis 2, kleiner ist besser</translation>
    </message>
    <message>
        <source>Heat kernel</source>
        <translation>Wärmekernel</translation>
    </message>
    <message>
        <source>Held-out error</source>
        <translation>Fehler auf zurückgehaltenen Proben</translation>
    </message>
    <message>
        <source>Held-out error (1: knows nothing)</source>
        <translation>Fehler auf zurückgehaltenen Proben (1: weiß nichts)</translation>
    </message>
    <message>
        <source>Held-out error of the columns left</source>
        <translation>Zurückgehaltener Fehler der übrigen Spalten</translation>
    </message>
    <message>
        <source>Held-out error of the trees</source>
        <translation>Zurückgehaltener Fehler der Bäume</translation>
    </message>
    <message>
        <source>Held-out share</source>
        <translation>Zurückgehaltener Anteil</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>Verborgene Einheiten</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Hits, as published</source>
        <translation>Treffer, wie veröffentlicht</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>How a step is made from the gradient.</source>
        <translation>Wie aus dem Gradienten ein Schritt wird.</translation>
    </message>
    <message>
        <source>How alike two methods rank all columns.</source>
        <translation>Wie ähnlich zwei Methoden alle Spalten ordnen.</translation>
    </message>
    <message>
        <source>How far a feature is compared along the graph.</source>
        <translation>Wie weit ein Merkmal entlang des Graphen verglichen wird.</translation>
    </message>
    <message>
        <source>How far that map is from a rotation, which keeps all distances; read it beside GFRE</source>
        <translation>Wie weit diese Abbildung von einer Drehung entfernt ist, die alle Abstände erhält; neben GFRE zu lesen</translation>
    </message>
    <message>
        <source>How far the knockoffs are from their features.</source>
        <translation>Wie weit die Knockoffs von ihren Merkmalen entfernt sind.</translation>
    </message>
    <message>
        <source>How far the softmax looks beyond the nearest neighbour; auto: adapts (each epoch).</source>
        <translation>Wie weit das Softmax über den nächsten Nachbarn hinausblickt; auto: passt sich an (in jeder Epoche).</translation>
    </message>
    <message>
        <source>How good each choice was when it was made</source>
        <translation>Wie gut jede Wahl war, als sie getroffen wurde</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Wie sie arbeitet</translation>
    </message>
    <message>
        <source>How likely such an F is, if the column has nothing to do with the target; of a group of columns, that of all of them together</source>
        <translation>Wie wahrscheinlich ein solches F ist, wenn die Spalte nichts mit der Zielgröße zu tun hat; bei einer Gruppe von Spalten für alle zusammen</translation>
    </message>
    <message>
        <source>How likely the gate of the feature is open; constant columns have 0</source>
        <translation>Wie wahrscheinlich das Gate des Merkmals offen ist; konstante Spalten haben 0</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>How many are taken; auto: 20, or all if there are fewer.</source>
        <translation>Wie viele genommen werden; auto: 20, oder alle, wenn es weniger sind.</translation>
    </message>
    <message>
        <source>How many are tried, each a little smaller than the last.</source>
        <translation>Wie viele probiert werden, jede etwas kleiner als die vorige.</translation>
    </message>
    <message>
        <source>How many columns, drawn anew, are tried for each split.</source>
        <translation>Wie viele neu gezogene Spalten bei jeder Aufspaltung probiert werden.</translation>
    </message>
    <message>
        <source>How many directions of the inputs the distances depend on: those before the eigenvalues are next to 0.</source>
        <translation>Von wie vielen Richtungen der Eingänge die Abstände abhängen: von denen, bevor die Eigenwerte fast 0 sind.</translation>
    </message>
    <message>
        <source>How many features the filter finds with each draw of knockoffs.</source>
        <translation>Wie viele Merkmale der Filter mit jeder Ziehung von Knockoffs findet.</translation>
    </message>
    <message>
        <source>How many groups the filter finds with each draw of knockoffs.</source>
        <translation>Wie viele Gruppen der Filter mit jeder Ziehung von Knockoffs findet.</translation>
    </message>
    <message>
        <source>How many nearest samples count; of each kind for ReliefF.</source>
        <translation>Wie viele nächste Proben zählen; bei ReliefF von jeder Art.</translation>
    </message>
    <message>
        <source>How many of the columns that they keep two methods share.</source>
        <translation>Wie viele der Spalten, die sie behalten, zwei Methoden gemeinsam haben.</translation>
    </message>
    <message>
        <source>How many random waves the critic adds up.</source>
        <translation>Wie viele zufällige Wellen der Kritiker addiert.</translation>
    </message>
    <message>
        <source>How many samples to keep; all if there are fewer</source>
        <translation>Wie viele Proben behalten werden; alle, wenn es weniger sind</translation>
    </message>
    <message>
        <source>How many; every method runs on each of them.</source>
        <translation>Wie viele; jede Methode läuft auf jeder davon.</translation>
    </message>
    <message>
        <source>How much a neighbour counts.</source>
        <translation>Wie viel ein Nachbar zählt.</translation>
    </message>
    <message>
        <source>How much each feature counts, where the run saw only one block. Features whose weights differ from block to block are not to be relied on.</source>
        <translation>Wie viel jedes Merkmal zählt, wenn der Lauf nur einen Block gesehen hat. Auf Merkmale, deren Gewichte sich von Block zu Block unterscheiden, ist kein Verlass.</translation>
    </message>
    <message>
        <source>How much larger the critic&apos;s mean is for real pairs of inputs and target than for mixed ones. Above 0 on held-out samples, the target depends on the inputs.</source>
        <translation>Wie viel größer das Mittel des Kritikers für echte Paare von Eingängen und Zielgröße ist als für gemischte. Liegt es auf zurückgehaltenen Proben über 0, so hängt die Zielgröße von den Eingängen ab.</translation>
    </message>
    <message>
        <source>How much more the column differs between near samples of different targets than of the same; below 0: less; constant columns have -1</source>
        <translation>Wie viel mehr sich die Spalte zwischen nahen Proben mit verschiedenen Zielgrößen unterscheidet als mit derselben; unter 0: weniger; konstante Spalten haben -1</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>How often all features are optimised before the first is dropped (DADApy: 2).</source>
        <translation>Wie oft alle Merkmale optimiert werden, bevor das erste wegfällt (DADApy: 2).</translation>
    </message>
    <message>
        <source>How often clusters are made, each time with another seed; their accuracies are averaged.</source>
        <translation>Wie oft Cluster gebildet werden, jedes Mal mit einem anderen Startwert; ihre Genauigkeiten werden gemittelt.</translation>
    </message>
    <message>
        <source>How often knockoffs are drawn. The discoveries of one draw depend on chance; of several, only those stay that most draws share, and the rate is still kept.</source>
        <translation>Wie oft Knockoffs gezogen werden. Die Entdeckungen einer Ziehung hängen vom Zufall ab; von mehreren bleiben nur die, die den meisten Ziehungen gemeinsam sind, und die Rate wird trotzdem eingehalten.</translation>
    </message>
    <message>
        <source>How often the halves are drawn anew, at most.</source>
        <translation>Wie oft die Hälften höchstens neu gezogen werden.</translation>
    </message>
    <message>
        <source>How often the largest margin of a target in random order is as large: corrected for the number of columns; 1: too few hits to be compared</source>
        <translation>Wie oft der größte Abstand einer Zielgröße in zufälliger Reihenfolge ebenso groß ist: für die Anzahl der Spalten korrigiert; 1: zu wenige Treffer für einen Vergleich</translation>
    </message>
    <message>
        <source>How often the samples are divided into folds, each time in another way.</source>
        <translation>Wie oft die Proben in Teilungen zerlegt werden, jedes Mal auf andere Weise.</translation>
    </message>
    <message>
        <source>How often the values of each input are drawn; no p-value is below one over this number.</source>
        <translation>Wie oft die Werte jedes Eingangs gezogen werden; kein p-Wert liegt unter eins durch diese Zahl.</translation>
    </message>
    <message>
        <source>How often values drawn given the other features do as well</source>
        <translation>Wie oft Werte, die bei gegebenen anderen Merkmalen gezogen sind, ebenso gut sind</translation>
    </message>
    <message>
        <source>How p-values become discoveries.</source>
        <translation>Wie p-Werte zu Entdeckungen werden.</translation>
    </message>
    <message>
        <source>How the gates move.</source>
        <translation>Wie sich die Gates bewegen.</translation>
    </message>
    <message>
        <source>How the importances follow the slopes of the critic.</source>
        <translation>Wie die Wichtigkeiten den Steigungen des Kritikers folgen.</translation>
    </message>
    <message>
        <source>How the importances of several critics are averaged.</source>
        <translation>Wie die Wichtigkeiten mehrerer Kritiker gemittelt werden.</translation>
    </message>
    <message>
        <source>How the importances of the best inputs grew, from equal ones at the start.</source>
        <translation>Wie die Wichtigkeiten der besten Eingänge wuchsen, von gleichen am Anfang aus.</translation>
    </message>
    <message>
        <source>How the information of two columns is estimated.</source>
        <translation>Wie die Information zweier Spalten geschätzt wird.</translation>
    </message>
    <message>
        <source>How the inputs are scaled before the training.</source>
        <translation>Wie die Eingänge vor dem Training skaliert werden.</translation>
    </message>
    <message>
        <source>How the inputs are scaled first.</source>
        <translation>Wie die Eingänge zuerst skaliert werden.</translation>
    </message>
    <message>
        <source>How the learning rate decays over the epochs.</source>
        <translation>Wie die Lernrate über die Epochen abnimmt.</translation>
    </message>
    <message>
        <source>How the score is compared with the threshold.</source>
        <translation>Wie die Bewertung mit der Schwelle verglichen wird.</translation>
    </message>
    <message>
        <source>How the target is scaled first.</source>
        <translation>Wie die Zielgröße zuerst skaliert wird.</translation>
    </message>
    <message>
        <source>How the values of an input are drawn anew, given the others.</source>
        <translation>Wie die Werte eines Eingangs neu gezogen werden, wenn die anderen gegeben sind.</translation>
    </message>
    <message>
        <source>How well a linear map from the first features reconstructs all inputs</source>
        <translation>Wie gut eine lineare Abbildung aus den ersten Merkmalen alle Eingänge wiederherstellt</translation>
    </message>
    <message>
        <source>How well the first features and as many samples, which CUR chooses, reconstruct all inputs; of ranked samples: these and as many inputs</source>
        <translation>Wie gut die ersten Merkmale und ebenso viele Proben, die CUR wählt, alle Eingänge wiederherstellen; bei geordneten Proben: diese und ebenso viele Eingänge</translation>
    </message>
    <message>
        <source>I: the importance in a random forest of all columns and of a permuted copy of each, its shadow, drawn anew in each round; h_{j}: the hits of column j, tested with a correction for the number of columns; m_{j}: its mean margin over the first rounds; m_{l}(y_{b}): the same of any column with the target in the random order b. The published rule is the first line alone.</source>
        <translation>I: die Wichtigkeit in einem Zufallswald aus allen Spalten und einer permutierten Kopie jeder, ihrem Schatten, in jeder Runde neu gezogen; h_{j}: die Treffer der Spalte j, getestet mit einer Korrektur für die Anzahl der Spalten; m_{j}: ihr mittlerer Abstand über die ersten Runden; m_{l}(y_{b}): dasselbe für irgendeine Spalte mit der Zielgröße in der zufälligen Reihenfolge b. Die veröffentlichte Regel ist allein die erste Zeile.</translation>
    </message>
    <message>
        <source>I: the mutual information; y: the target; S: the columns taken so far. With Scheme: quotient, the first term is divided by the second.</source>
        <translation>I: die Transinformation; y: die Zielgröße; S: die bisher genommenen Spalten. Mit dem Schema Quotient wird der erste Term durch den zweiten geteilt.</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>If no column has to do with the target, the chance that any is confirmed is at most this. By the published rule: the level of its tests, which does not bound that chance.</source>
        <translation>Wenn keine Spalte mit der Zielgröße zu tun hat, ist die Wahrscheinlichkeit, dass irgendeine bestätigt wird, höchstens diese. Nach der veröffentlichten Regel: das Niveau ihrer Tests, das diese Wahrscheinlichkeit nicht begrenzt.</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Wichtigkeit</translation>
    </message>
    <message>
        <source>Importance by round</source>
        <translation>Wichtigkeit nach Runde</translation>
    </message>
    <message>
        <source>Importance of the feature&apos;s group, the same for all of its features: 0 to 1, and 1 over all groups, each counted once</source>
        <translation>Wichtigkeit der Gruppe des Merkmals, für alle ihre Merkmale gleich: 0 bis 1, und 1 über alle Gruppen, jede einmal gezählt</translation>
    </message>
    <message>
        <source>Importance of the input&apos;s group, the same for all of its inputs: 0 to 1, and 1 over all groups, each counted once</source>
        <translation>Wichtigkeit der Gruppe des Eingangs, für alle ihre Eingänge gleich: 0 bis 1, und 1 über alle Gruppen, jede einmal gezählt</translation>
    </message>
    <message>
        <source>Importance: 0 to 1, and 1 over all features; constant columns have 0</source>
        <translation>Wichtigkeit: 0 bis 1, und 1 über alle Merkmale; konstante Spalten haben 0</translation>
    </message>
    <message>
        <source>Importance: 0 to 1, and 1 over all inputs; constant columns have 0</source>
        <translation>Wichtigkeit: 0 bis 1, und 1 über alle Eingänge; konstante Spalten haben 0</translation>
    </message>
    <message>
        <source>Importances</source>
        <translation>Wichtigkeiten</translation>
    </message>
    <message>
        <source>Impurity</source>
        <translation>Unreinheit</translation>
    </message>
    <message>
        <source>Impurity importance</source>
        <translation>Unreinheitswichtigkeit</translation>
    </message>
    <message>
        <source>In all columns of their category</source>
        <translation>In allen Spalten ihrer Kategorie</translation>
    </message>
    <message>
        <source>In each repeat; the start with the tightest clusters counts.</source>
        <translation>In jedem Durchgang; es zählt der Start mit den engsten Clustern.</translation>
    </message>
    <message>
        <source>In what clusters are made of the features kept.</source>
        <translation>Worin aus den behaltenen Merkmalen Cluster gebildet werden.</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>Information imbalance</source>
        <translation>Information Imbalance</translation>
    </message>
    <message>
        <source>Information with the target, in nats</source>
        <translation>Information mit der Zielgröße, in Nat</translation>
    </message>
    <message>
        <source>Initial weights</source>
        <translation>Anfangsgewichte</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Input (the first 720)</source>
        <translation>Eingang (die ersten 720)</translation>
    </message>
    <message>
        <source>Input scaling</source>
        <translation>Skalierung der Eingänge</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>Inputs of a wave</source>
        <translation>Eingänge einer Welle</translation>
    </message>
    <message>
        <source>Inputs of one group (x, y, z of an atom) share their weight.</source>
        <translation>Eingänge einer Gruppe (x, y, z eines Atoms) teilen sich ihr Gewicht.</translation>
    </message>
    <message>
        <source>Inputs of one group of the table are kept or dropped together.</source>
        <translation>Eingänge einer Gruppe der Tabelle werden zusammen behalten oder weggelassen.</translation>
    </message>
    <message>
        <source>It fits a model, so its error on held-out samples can be measured.</source>
        <translation>Sie passt ein Modell an, daher lässt sich ihr Fehler auf zurückgehaltenen Proben messen.</translation>
    </message>
    <message>
        <source>It gives a linear map: components that are mixed from all inputs. An input matters by how far it moves the samples.</source>
        <translation>Sie liefert eine lineare Abbildung: Komponenten, die aus allen Eingängen gemischt sind. Ein Eingang zählt danach, wie weit er die Proben bewegt.</translation>
    </message>
    <message>
        <source>It gives each input a score, which ranks the inputs; selected inputs are used as they are.</source>
        <translation>Sie gibt jedem Eingang eine Bewertung, die die Eingänge ordnet; ausgewählte Eingänge werden verwendet, wie sie sind.</translation>
    </message>
    <message>
        <source>It gives each input a weight, so it also says how to scale those that are selected.</source>
        <translation>Sie gibt jedem Eingang ein Gewicht, sagt also auch, wie die ausgewählten zu skalieren sind.</translation>
    </message>
    <message>
        <source>It knows periods: 359 degrees are near 1 degree.</source>
        <translation>Sie kennt Perioden: 359 Grad liegen nahe bei 1 Grad.</translation>
    </message>
    <message>
        <source>It needs a target: a label, which gives each sample its class.</source>
        <translation>Sie braucht eine Zielgröße: eine Spalte mit der Rolle Klasse, die jeder Probe ihre Klasse gibt.</translation>
    </message>
    <message>
        <source>It needs a target: columns of numbers or a label, which gives each sample its class.</source>
        <translation>Sie braucht eine Zielgröße: Spalten von Zahlen oder eine mit der Rolle Klasse, die jeder Probe ihre Klasse gibt.</translation>
    </message>
    <message>
        <source>It needs a target: one or several columns of numbers, or another table.</source>
        <translation>Sie braucht eine Zielgröße: eine oder mehrere Spalten von Zahlen, oder eine andere Tabelle.</translation>
    </message>
    <message>
        <source>It needs no target: it looks at the inputs alone.</source>
        <translation>Sie braucht keine Zielgröße: Sie betrachtet allein die Eingänge.</translation>
    </message>
    <message>
        <source>It puts the inputs into an order, without saying how much better one is than the next; selected inputs are used as they are.</source>
        <translation>Sie bringt die Eingänge in eine Reihenfolge, ohne zu sagen, um wie viel einer besser ist als der nächste; ausgewählte Eingänge werden verwendet, wie sie sind.</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Iterations of a shuffle</source>
        <translation>Iterationen je Mischung</translation>
    </message>
    <message>
        <source>Jaccard index</source>
        <translation>Jaccard-Index</translation>
    </message>
    <message>
        <source>K-fold validation</source>
        <translation>K-fache Validierung</translation>
    </message>
    <message>
        <source>Keep one sample in this many</source>
        <translation>Von so vielen Proben eine behalten</translation>
    </message>
    <message>
        <source>Keep only these samples; otherwise leave them out</source>
        <translation>Nur diese Proben behalten; sonst werden sie weggelassen</translation>
    </message>
    <message>
        <source>Keep samples chosen by their rows, or leave them out</source>
        <translation>Durch ihre Zeilen gewählte Proben behalten oder auslassen</translation>
    </message>
    <message>
        <source>Keep samples that satisfy a condition</source>
        <translation>Proben behalten, die eine Bedingung erfüllen</translation>
    </message>
    <message>
        <source>Keep samples where</source>
        <translation>Proben behalten mit</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Diese behalten</translation>
    </message>
    <message>
        <source>Keeps every feature that a random forest finds more important than permuted features.</source>
        <translation>Behält jedes Merkmal, das ein Zufallswald wichtiger findet als permutierte Merkmale.</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau</source>
        <translation>Kendalls Tau</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Kept for each size</source>
        <translation>Behalten je Größe</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Kernel PCovR</source>
        <translation>Kernel-PCovR</translation>
    </message>
    <message>
        <source>Knockoff statistics</source>
        <translation>Knockoff-Statistiken</translation>
    </message>
    <message>
        <source>Knockoffs</source>
        <translation>Knockoffs</translation>
    </message>
    <message>
        <source>Knockoffs that keep the correlations of their features lie on the diagonal.</source>
        <translation>Knockoffs, die die Korrelationen ihrer Merkmale erhalten, liegen auf der Diagonale.</translation>
    </message>
    <message>
        <source>Known weights</source>
        <translation>Bekannte Gewichte</translation>
    </message>
    <message>
        <source>L1 path</source>
        <translation>L1-Pfad</translation>
    </message>
    <message>
        <source>L1 penalty</source>
        <translation>L1-Strafe</translation>
    </message>
    <message>
        <source>L1 ratio</source>
        <translation>L1-Anteil</translation>
    </message>
    <message>
        <source>L1 term</source>
        <translation>L1-Term</translation>
    </message>
    <message>
        <source>LFRE: all inputs, locally</source>
        <translation>LFRE: alle Eingänge, lokal</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Lambda</source>
        <translation>Lambda</translation>
    </message>
    <message>
        <source>Laplacian score</source>
        <translation>Laplace-Bewertung</translation>
    </message>
    <message>
        <source>Largest correlation, without its sign, with a selected column in whose place the column can be taken; 0 if there is none</source>
        <translation>Größte Korrelation, ohne ihr Vorzeichen, mit einer ausgewählten Spalte, an deren Stelle die Spalte genommen werden kann; 0, wenn es keine gibt</translation>
    </message>
    <message>
        <source>Largest training set</source>
        <translation>Größte Trainingsmenge</translation>
    </message>
    <message>
        <source>Largest weight stays 1</source>
        <translation>Größtes Gewicht bleibt 1</translation>
    </message>
    <message>
        <source>Last epoch</source>
        <translation>Letzte Epoche</translation>
    </message>
    <message>
        <source>Learn sigma</source>
        <translation>Sigma lernen</translation>
    </message>
    <message>
        <source>Learned distance</source>
        <translation>Gelernter Abstand</translation>
    </message>
    <message>
        <source>Learned weight times the column&apos;s standard deviation; the largest is 1</source>
        <translation>Gelerntes Gewicht mal der Standardabweichung der Spalte; das größte ist 1</translation>
    </message>
    <message>
        <source>Learned weight, for the input in its own unit</source>
        <translation>Gelerntes Gewicht, für den Eingang in seiner eigenen Einheit</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>Lernkurve</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Learns a linear map of the inputs in which a kernel ridge regression predicts the target.</source>
        <translation>Lernt eine lineare Abbildung der Eingänge, in der eine Kernel-Ridge-Regression die Zielgröße vorhersagt.</translation>
    </message>
    <message>
        <source>Learns a linear map of the inputs in which samples that are near each other have similar targets.</source>
        <translation>Lernt eine lineare Abbildung der Eingänge, in der nahe Proben ähnliche Zielgrößen haben.</translation>
    </message>
    <message>
        <source>Leave out in time</source>
        <translation>Zeitlich auslassen</translation>
    </message>
    <message>
        <source>Leave samples or columns out, or fill the gaps</source>
        <translation>Proben oder Spalten auslassen oder die Lücken füllen</translation>
    </message>
    <message>
        <source>Ledoit and Wolf&apos;s estimate, for few samples</source>
        <translation>die Schätzung von Ledoit und Wolf, für wenige Proben</translation>
    </message>
    <message>
        <source>Left unexplained</source>
        <translation>Unerklärt</translation>
    </message>
    <message>
        <source>Length of the first step; auto: 0.3 for Adam; for plain descent the best of eight on 200 samples (use half the value of DADApy and the paper).</source>
        <translation>Länge des ersten Schritts; auto: 0.3 für Adam; für den einfachen Abstieg die beste von acht auf 200 Proben (verwenden Sie die Hälfte des Werts von DADApy und dem Artikel).</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Liang</source>
        <translation>Liang</translation>
    </message>
    <message>
        <source>Liang, switching</source>
        <translation>Liang, umschaltend</translation>
    </message>
    <message>
        <source>Likewise, in standard deviations of the target.</source>
        <translation>Ebenso, in Standardabweichungen der Zielgröße.</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Linear regression, which sees no curves and no products of columns; penalty by two-fold cross-validation</source>
        <translation>Lineare Regression, die keine Kurven und keine Produkte von Spalten sieht; Strafe durch zweifache Kreuzvalidierung</translation>
    </message>
    <message>
        <source>Long nothing happens, then most gates close at once. A gate is open where mu is above 0, and open whatever the noise where mu is at least 1.</source>
        <translation>Lange geschieht nichts, dann schließen sich die meisten Gates auf einmal. Ein Gate ist offen, wenn mu über 0 liegt, und bei jedem Rauschen offen, wenn mu mindestens 1 ist.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Loss (minus the criterion)</source>
        <translation>Verlust (minus Kriterium)</translation>
    </message>
    <message>
        <source>Made-up columns</source>
        <translation>Künstliche Spalten</translation>
    </message>
    <message>
        <source>Made-up correlation</source>
        <translation>Künstliche Korrelation</translation>
    </message>
    <message>
        <source>Made-up data</source>
        <translation>Künstliche Daten</translation>
    </message>
    <message>
        <source>Made-up noise</source>
        <translation>Künstliches Rauschen</translation>
    </message>
    <message>
        <source>Made-up samples</source>
        <translation>Künstliche Proben</translation>
    </message>
    <message>
        <source>Made-up tables</source>
        <translation>Künstliche Tabellen</translation>
    </message>
    <message>
        <source>Makes columns with different units and scales comparable; periods are adjusted</source>
        <translation>Macht Spalten mit verschiedenen Einheiten und Skalen vergleichbar; Perioden werden angepasst</translation>
    </message>
    <message>
        <source>Makes numbers of answers, of ordered words and of categories</source>
        <translation>Macht Zahlen aus Antworten, aus geordneten Wörtern und aus Kategorien</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>Margin over the shadows</source>
        <translation>Abstand zu den Schatten</translation>
    </message>
    <message>
        <source>Mark missing cells</source>
        <translation>Fehlende Zellen markieren</translation>
    </message>
    <message>
        <source>Matters for samples; for features, the first and last are equivalent.</source>
        <translation>Kommt bei Proben zum Tragen; für Merkmale sind das erste und das letzte gleichwertig.</translation>
    </message>
    <message>
        <source>Maximum entropy</source>
        <translation>Maximale Entropie</translation>
    </message>
    <message>
        <source>Maximum for all solutions; auto: all, or 15 in a forward search of more than 30 inputs.</source>
        <translation>Höchstzahl für alle Lösungen; auto: alle, oder 15 in einer Vorwärtssuche über mehr als 30 Eingänge.</translation>
    </message>
    <message>
        <source>Maximum number of epochs of a descent.</source>
        <translation>Höchstzahl der Epochen eines Abstiegs.</translation>
    </message>
    <message>
        <source>Mean 0, standard deviation 1 (over N)</source>
        <translation>Mittelwert 0, Standardabweichung 1 (durch N)</translation>
    </message>
    <message>
        <source>Mean Laplacian score of the features</source>
        <translation>Mittlere Laplace-Bewertung der Merkmale</translation>
    </message>
    <message>
        <source>Mean absolute error of a kernel ridge regression on samples left out; 1: that of the mean of the training samples. Each space was learned from all training samples of an order, width and penalty chosen among them; bands: lowest to highest of the orders.</source>
        <translation>Mittlerer absoluter Fehler einer Kernel-Ridge-Regression auf weggelassenen Proben; 1: der des Mittelwerts der Trainingsproben. Jeder Raum wurde aus allen Trainingsproben einer Reihenfolge gelernt, Breite und Strafe unter ihnen gewählt; Bänder: vom niedrigsten zum höchsten der Reihenfolgen.</translation>
    </message>
    <message>
        <source>Mean diffusion score of the features</source>
        <translation>Mittlere Diffusionsbewertung der Merkmale</translation>
    </message>
    <message>
        <source>Mean information with the columns taken before, in nats</source>
        <translation>Mittlere Information mit den zuvor genommenen Spalten, in Nat</translation>
    </message>
    <message>
        <source>Mean of eta</source>
        <translation>Mittel von eta</translation>
    </message>
    <message>
        <source>Mean over the draws, of several groups the largest; the larger, the clearer the group matters</source>
        <translation>Mittel über die Ziehungen, von mehreren Gruppen das größte; je größer, desto klarer zählt die Gruppe</translation>
    </message>
    <message>
        <source>Mean over the draws; the larger, the clearer the feature matters</source>
        <translation>Mittel über die Ziehungen; je größer, desto deutlicher zählt das Merkmal</translation>
    </message>
    <message>
        <source>Mean, lowest and highest value of runs on permuted targets, behind the path.</source>
        <translation>Mittlerer, niedrigster und höchster Wert von Läufen auf permutierten Zielgrößen, hinter dem Pfad.</translation>
    </message>
    <message>
        <source>Means of true and false discoveries</source>
        <translation>Mittelwerte der richtigen und falschen Entdeckungen</translation>
    </message>
    <message>
        <source>Means over samples i and their near samples m and h; differences in shares of a column&apos;s range. For numbers, RReliefF asks how likely near samples differ in the target where they differ in the column.</source>
        <translation>Mittel über Proben i und ihre nahen Proben m und h; Differenzen in Anteilen der Spannweite einer Spalte. Bei Zahlen fragt RReliefF, wie wahrscheinlich sich nahe Proben in der Zielgröße unterscheiden, wenn sie sich in der Spalte unterscheiden.</translation>
    </message>
    <message>
        <source>Median 0, interquartile range 1: robust</source>
        <translation>Median 0, Quartilsabstand 1: robust</translation>
    </message>
    <message>
        <source>Median over rounds of the importance less the largest of a permuted column, in shares of all that splits reduced; constant columns are put below all others</source>
        <translation>Median über Runden der Wichtigkeit weniger der größten einer permutierten Spalte, in Anteilen an allem, was Aufspaltungen verringert haben; konstante Spalten stehen unter allen anderen</translation>
    </message>
    <message>
        <source>Median over rounds of the importance less the largest of a permuted column, in standard errors; constant columns are put below all others</source>
        <translation>Median über Runden der Wichtigkeit weniger der größten einer permutierten Spalte, in Standardfehlern; konstante Spalten stehen unter allen anderen</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>Metric A&apos;A</source>
        <translation>Metrik A&apos;A</translation>
    </message>
    <message>
        <source>Metric learning</source>
        <translation>Metrisches Lernen</translation>
    </message>
    <message>
        <source>Metric learning for kernel regression</source>
        <translation>Metrisches Lernen für Kernel-Regression</translation>
    </message>
    <message>
        <source>Metric learning for kernel ridge regression</source>
        <translation>Metrisches Lernen für Kernel-Ridge-Regression</translation>
    </message>
    <message>
        <source>Mini-batches</source>
        <translation>Mini-Batches</translation>
    </message>
    <message>
        <source>Minimum redundancy, maximum relevance</source>
        <translation>Minimale Redundanz, maximale Relevanz</translation>
    </message>
    <message>
        <source>Minimum variance</source>
        <translation>Minimale Varianz</translation>
    </message>
    <message>
        <source>Minus the criterion</source>
        <translation>Minus Kriterium</translation>
    </message>
    <message>
        <source>Mirror descent</source>
        <translation>Spiegelabstieg</translation>
    </message>
    <message>
        <source>Missing cells</source>
        <translation>Fehlende Zellen</translation>
    </message>
    <message>
        <source>Mixing</source>
        <translation>Mischung</translation>
    </message>
    <message>
        <source>Model-X</source>
        <translation>Model-X</translation>
    </message>
    <message>
        <source>More trees make the importance steadier; none can be too many.</source>
        <translation>Mehr Bäume machen die Wichtigkeit stetiger; zu viele können es nicht sein.</translation>
    </message>
    <message>
        <source>More values of the mixing, whose curves are shown beside the run&apos;s own, with a band over all.</source>
        <translation>Weitere Werte der Mischung, deren Kurven neben der des Laufs gezeigt werden, mit einem Band über alle.</translation>
    </message>
    <message>
        <source>Most features</source>
        <translation>Meiste Merkmale</translation>
    </message>
    <message>
        <source>Mu</source>
        <translation>Mu</translation>
    </message>
    <message>
        <source>MultiSURF</source>
        <translation>MultiSURF</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Vielfach</translation>
    </message>
    <message>
        <source>Mutations</source>
        <translation>Mutationen</translation>
    </message>
    <message>
        <source>Mutual information</source>
        <translation>Transinformation</translation>
    </message>
    <message>
        <source>N samples x_{i}; w: one weight a column, which is learned; r_{ij}: the rank of sample j among the neighbours of i in the target, 1 for the nearest; λ: how far neighbours count, taken from the nearest distances in each epoch unless it is set. 0: the neighbours are the same; 1: chance.</source>
        <translation>N Proben x_{i}; w: ein Gewicht je Spalte, das gelernt wird; r_{ij}: der Rang der Probe j unter den Nachbarn von i in der Zielgröße, 1 für den nächsten; λ: wie weit Nachbarn zählen, in jeder Epoche aus den nächsten Abständen bestimmt, wenn es nicht vorgegeben ist. 0: Die Nachbarn sind dieselben; 1: Zufall.</translation>
    </message>
    <message>
        <source>Narrow the width to</source>
        <translation>Breite verengen auf</translation>
    </message>
    <message>
        <source>Nearest gaps</source>
        <translation>Nächste Lücken</translation>
    </message>
    <message>
        <source>Nearest neighbours</source>
        <translation>Nächste Nachbarn</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>No further check</source>
        <translation>Keine weitere Prüfung</translation>
    </message>
    <message>
        <source>Noise drawn</source>
        <translation>Rauschen gezogen</translation>
    </message>
    <message>
        <source>Noise of the gates</source>
        <translation>Rauschen der Gates</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>Normalverteilt</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>Not for a hundred samples or fewer. Not where a linear model will do: the elastic net then finds more, and faster.</source>
        <translation>Nicht für hundert Proben oder weniger. Nicht, wenn ein lineares Modell genügt: Das elastische Netz findet dann mehr, und schneller.</translation>
    </message>
    <message>
        <source>Not for a target with few different values: most ranks are ties. Not for hundreds of thousands of samples: the work grows with their number times the number of rows that are compared.</source>
        <translation>Nicht für eine Zielgröße mit wenigen verschiedenen Werten: Die meisten Ränge sind dann gleich. Nicht für Hunderttausende von Proben: Die Arbeit wächst mit ihrer Anzahl mal der Anzahl der verglichenen Zeilen.</translation>
    </message>
    <message>
        <source>Not for classes: a label alone is no target for it.</source>
        <translation>Nicht für Klassen: Eine Klasse allein ist keine Zielgröße für sie.</translation>
    </message>
    <message>
        <source>Not for columns that matter by curves or only together. Of columns that say nearly the same, it may keep several.</source>
        <translation>Nicht für Spalten, die durch Kurven oder nur zusammen zählen. Von Spalten, die fast dasselbe sagen, kann es mehrere behalten.</translation>
    </message>
    <message>
        <source>Not for columns that matter only together with others: it is blind to them.</source>
        <translation>Nicht für Spalten, die nur zusammen mit anderen zählen: Für sie ist es blind.</translation>
    </message>
    <message>
        <source>Not for columns that matter only together, or against redundancy. Below some hundred samples its scatter is as large as weak relations.</source>
        <translation>Nicht für Spalten, die nur zusammen zählen, oder gegen Redundanz. Unter einigen hundert Proben streut sie so stark, wie schwache Zusammenhänge sind.</translation>
    </message>
    <message>
        <source>Not for columns that matter only together: each is judged by itself and in pairs. What a column adds is not what a model gains.</source>
        <translation>Nicht für Spalten, die nur zusammen zählen: Jede wird für sich und in Paaren beurteilt. Was eine Spalte hinzufügt, ist nicht, was ein Modell gewinnt.</translation>
    </message>
    <message>
        <source>Not for curves, for columns that matter only together, or against redundancy. Its p-values need independent samples.</source>
        <translation>Nicht für Kurven, für Spalten, die nur zusammen zählen, oder gegen Redundanz. Seine p-Werte setzen unabhängige Proben voraus.</translation>
    </message>
    <message>
        <source>Not for finding how to scale columns: a score is no weight.</source>
        <translation>Nicht, um herauszufinden, wie Spalten zu skalieren sind: Eine Bewertung ist kein Gewicht.</translation>
    </message>
    <message>
        <source>Not for finding how to scale columns: an order is no weight.</source>
        <translation>Nicht, um herauszufinden, wie Spalten zu skalieren sind: Eine Reihenfolge ist kein Gewicht.</translation>
    </message>
    <message>
        <source>Not for hundreds of columns of noise: starts then end in wrong columns. Not where columns are the same in nearly all samples: they look smooth whatever they mean. Not against redundancy: copies are kept together.</source>
        <translation>Nicht für Hunderte von Spalten aus Rauschen: Starts enden dann in falschen Spalten. Nicht, wenn Spalten in fast allen Proben gleich sind: Sie sehen glatt aus, was sie auch bedeuten. Nicht gegen Redundanz: Kopien werden zusammen behalten.</translation>
    </message>
    <message>
        <source>Not for inputs with a period, which it refuses: give it sine and cosine of an angle.</source>
        <translation>Nicht für Eingänge mit einer Periode, die sie ablehnt: Geben Sie ihr Sinus und Kosinus eines Winkels.</translation>
    </message>
    <message>
        <source>Not for inputs with a period: it does not see that 359 degrees are near 1 degree.</source>
        <translation>Nicht für Eingänge mit einer Periode: Sie sieht nicht, dass 359 Grad nahe bei 1 Grad liegen.</translation>
    </message>
    <message>
        <source>Not for relations that are not linear: the target counts by its linear regression.</source>
        <translation>Nicht für Zusammenhänge, die nicht linear sind: Die Zielgröße zählt durch ihre lineare Regression.</translation>
    </message>
    <message>
        <source>Not for short lists of columns: a full map mixes all of them. Not for fewer than some hundred samples, where half of them fit noise.</source>
        <translation>Nicht für kurze Listen von Spalten: Eine volle Abbildung mischt alle. Nicht für weniger als einige hundert Proben, bei denen sich ihre Hälfte an Rauschen anpasst.</translation>
    </message>
    <message>
        <source>Not for short lists of columns: a full map mixes all of them; a diagonal map weights them. Not for tables with more columns than samples, which it can learn by heart.</source>
        <translation>Nicht für kurze Listen von Spalten: Eine volle Abbildung mischt alle; eine diagonale gewichtet sie. Nicht für Tabellen mit mehr Spalten als Proben, die sie auswendig lernen kann.</translation>
    </message>
    <message>
        <source>Not for short lists. Not in a hurry: it grows a forest in each round.</source>
        <translation>Nicht für kurze Listen. Nicht, wenn es eilt: In jeder Runde wächst ein Wald.</translation>
    </message>
    <message>
        <source>Not for tables with outliers: what is far from everything is chosen first.</source>
        <translation>Nicht für Tabellen mit Ausreißern: Was von allem weit entfernt ist, wird zuerst gewählt.</translation>
    </message>
    <message>
        <source>Not for tables with outliers: what is far from everything is chosen first. Not for relations that are not linear.</source>
        <translation>Nicht für Tabellen mit Ausreißern: Was von allem weit entfernt ist, wird zuerst gewählt. Nicht für Zusammenhänge, die nicht linear sind.</translation>
    </message>
    <message>
        <source>Not for the question which columns explain a target: what stands out among the inputs may have nothing to do with it.</source>
        <translation>Nicht für die Frage, welche Spalten eine Zielgröße erklären: Was unter den Eingängen hervorsticht, hat vielleicht nichts mit ihr zu tun.</translation>
    </message>
    <message>
        <source>Not to tell copies apart: they share their importance. Not for smooth linear relations of few samples, which trees cut into steps.</source>
        <translation>Nicht, um Kopien zu unterscheiden: Sie teilen sich ihre Wichtigkeit. Nicht für glatte lineare Zusammenhänge weniger Proben, die Bäume in Stufen zerschneiden.</translation>
    </message>
    <message>
        <source>Not where columns of noise are many: neighbours are then neighbours by noise. Not against redundancy: copies rank alike.</source>
        <translation>Nicht, wenn Spalten aus Rauschen zahlreich sind: Nachbarn sind dann Nachbarn durch Rauschen. Nicht gegen Redundanz: Kopien stehen gleichauf.</translation>
    </message>
    <message>
        <source>Not where noise has the largest variance: it is chosen first.</source>
        <translation>Nicht, wenn Rauschen die größte Varianz hat: Es wird zuerst gewählt.</translation>
    </message>
    <message>
        <source>Not with many columns of noise, by which neighbours are then chosen. Not against redundancy: copies share a score.</source>
        <translation>Nicht bei vielen Spalten aus Rauschen, nach denen dann die Nachbarn gewählt werden. Nicht gegen Redundanz: Kopien teilen sich eine Bewertung.</translation>
    </message>
    <message>
        <source>Not without a target, and not where the weights of a space are wanted.</source>
        <translation>Nicht ohne Zielgröße, und nicht, wenn die Gewichte eines Raums gesucht sind.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Number of best subsets kept for each size.</source>
        <translation>Anzahl der besten Teilmengen, die für jede Größe behalten werden.</translation>
    </message>
    <message>
        <source>Number of columns</source>
        <translation>Anzahl der Spalten</translation>
    </message>
    <message>
        <source>Number of features</source>
        <translation>Anzahl der Merkmale</translation>
    </message>
    <message>
        <source>Number of features kept</source>
        <translation>Anzahl der behaltenen Merkmale</translation>
    </message>
    <message>
        <source>Number of parts of the rows; each epoch takes one step per part.</source>
        <translation>Anzahl der Teile der Zeilen; jede Epoche macht einen Schritt je Teil.</translation>
    </message>
    <message>
        <source>Number of penalties in the grid, before refinement where two features vanish at once.</source>
        <translation>Anzahl der Strafen im Raster, bevor es dort verfeinert wird, wo zwei Merkmale zugleich verschwinden.</translation>
    </message>
    <message>
        <source>Number of random subsets of each size, or of repeated runs.</source>
        <translation>Anzahl der zufälligen Teilmengen jeder Größe oder der wiederholten Läufe.</translation>
    </message>
    <message>
        <source>Number of samples</source>
        <translation>Anzahl der Proben</translation>
    </message>
    <message>
        <source>Number of the best sets of features from which each step goes on (n_best in DADApy). With n of them, columns are found that help only together; a forward search then takes about n times as long, a backward search up to n * n times.</source>
        <translation>Anzahl der besten Merkmalsmengen, von denen jeder Schritt ausgeht (n_best in DADApy). Mit n davon werden Spalten gefunden, die nur zusammen helfen; eine Vorwärtssuche dauert dann etwa n-mal so lange, eine Rückwärtssuche bis zu n * n-mal.</translation>
    </message>
    <message>
        <source>Number of the first sample to keep, counted from 1</source>
        <translation>Nummer der ersten Probe, die behalten wird, ab 1 gezählt</translation>
    </message>
    <message>
        <source>Numbers kept</source>
        <translation>Behaltene Anzahlen</translation>
    </message>
    <message>
        <source>Numbers that stand for a missing value, such as -999; if empty, those that lie far from all other values</source>
        <translation>Zahlen, die für einen fehlenden Wert stehen, etwa -999; leer: die weit von allen anderen Werten liegen</translation>
    </message>
    <message>
        <source>Of Adam, for the weights of the critic.</source>
        <translation>Von Adam, für die Gewichte des Kritikers.</translation>
    </message>
    <message>
        <source>Of a forest that predicts; a forest that ranks has twice as many.</source>
        <translation>Eines Waldes, der vorhersagt; ein Wald, der die Spalten ordnet, hat doppelt so viele.</translation>
    </message>
    <message>
        <source>Of each table; auto: 500 for Liang, 120 for mutations, else 50.</source>
        <translation>Jeder Tabelle; auto: 500 für Liang, 120 für Mutationen, sonst 50.</translation>
    </message>
    <message>
        <source>Of each table; auto: as many as your table has, from 20 to 1,000.</source>
        <translation>Jeder Tabelle; auto: so viele, wie Ihre Tabelle hat, von 20 bis 1.000.</translation>
    </message>
    <message>
        <source>Of each two columns, of SinExp and linear data; auto: 0.5 and 0.</source>
        <translation>Von je zwei Spalten, bei SinExp- und linearen Daten; auto: 0.5 und 0.</translation>
    </message>
    <message>
        <source>Of features, such as 5,10,20; empty: 1, 2, 3, 5, 10, 20, 50, ... up to all, and the number selected.</source>
        <translation>Von Merkmalen, etwa 5,10,20; leer: 1, 2, 3, 5, 10, 20, 50, ... bis alle, und die ausgewählte Anzahl.</translation>
    </message>
    <message>
        <source>Of groups that do not matter, as many lie above 0 as below, on average.</source>
        <translation>Von Gruppen, die nicht zählen, liegen im Mittel ebenso viele über 0 wie darunter.</translation>
    </message>
    <message>
        <source>Of input and target in standard deviations; over several targets or classes, the root of the sum of squares</source>
        <translation>Von Eingang und Zielgröße in Standardabweichungen; über mehrere Zielgrößen oder Klassen die Wurzel der Summe der Quadrate</translation>
    </message>
    <message>
        <source>Of so many hits by chance: two-sided binomial test, corrected for the number of columns (Bonferroni); rounds are taken as independent, which they are not</source>
        <translation>So viele Treffer durch Zufall: zweiseitiger Binomialtest, für die Anzahl der Spalten korrigiert (Bonferroni); Runden gelten als unabhängig, was sie nicht sind</translation>
    </message>
    <message>
        <source>Of the cross-validation that chooses the penalty.</source>
        <translation>Der Kreuzvalidierung, die die Strafe wählt.</translation>
    </message>
    <message>
        <source>Of the first column, from how the critics differ: of the training, not of the samples</source>
        <translation>Der ersten Spalte, danach, wie sich die Kritiker unterscheiden: des Trainings, nicht der Proben</translation>
    </message>
    <message>
        <source>Of the folds that a model has not seen, with one standard error; the penalty is chosen by it. 1 is no better than the mean of the target; held-out errors are roots of such.</source>
        <translation>Der Teilungen, die ein Modell nicht gesehen hat, mit einem Standardfehler; nach ihm wird die Strafe gewählt. 1 ist nicht besser als der Mittelwert der Zielgröße; Fehler auf zurückgehaltenen Proben sind Wurzeln davon.</translation>
    </message>
    <message>
        <source>Of the folds, and of ties between columns.</source>
        <translation>Der Teilungen, und der Reihenfolge gleichwertiger Spalten.</translation>
    </message>
    <message>
        <source>Of the folds.</source>
        <translation>Der Teilungen.</translation>
    </message>
    <message>
        <source>Of the group, of several the least: false discovery rate at which it would just be found</source>
        <translation>Der Gruppe, von mehreren die kleinste: Falschentdeckungsrate, bei der sie gerade noch gefunden würde</translation>
    </message>
    <message>
        <source>Of the group, of several the least: how often values drawn given the features outside it do as well</source>
        <translation>Der Gruppe, von mehreren der kleinste: wie oft Werte, die bei gegebenen Merkmalen außerhalb von ihr gezogen sind, ebenso gut sind</translation>
    </message>
    <message>
        <source>Of the heat kernel, in squared standard deviations; auto: a median (of the squared distances to the farthest neighbour).</source>
        <translation>Des Wärmekernels, in quadrierten Standardabweichungen; auto: ein Median (der quadrierten Abstände zum fernsten Nachbarn).</translation>
    </message>
    <message>
        <source>Of the hidden units.</source>
        <translation>Der verborgenen Einheiten.</translation>
    </message>
    <message>
        <source>Of the importance that ranks, over the trees</source>
        <translation>Der Wichtigkeit, die ordnet, über die Bäume</translation>
    </message>
    <message>
        <source>Of the random walk on the graph: more look at coarser structure.</source>
        <translation>Der Irrfahrt auf dem Graphen: Mehr Schritte sehen gröbere Strukturen.</translation>
    </message>
    <message>
        <source>Of the random waves.</source>
        <translation>Der zufälligen Wellen.</translation>
    </message>
    <message>
        <source>Of the samples and columns that trees see, and of permutations.</source>
        <translation>Der Proben und Spalten, die Bäume sehen, und der Permutationen.</translation>
    </message>
    <message>
        <source>Of the samples; the method is run on the others.</source>
        <translation>Der Proben; auf den anderen läuft die Methode.</translation>
    </message>
    <message>
        <source>Of the starts, the batches and the units left out.</source>
        <translation>Der Starts, der Batches und der weggelassenen Einheiten.</translation>
    </message>
    <message>
        <source>Of the starts, the noise and the batches.</source>
        <translation>Der Starts, des Rauschens und der Batches.</translation>
    </message>
    <message>
        <source>Of the training samples: those that the map is learned from.</source>
        <translation>Der Trainingsproben: die, von denen die Abbildung gelernt wird.</translation>
    </message>
    <message>
        <source>Of the training samples: those that the regression is fitted to.</source>
        <translation>Der Trainingsproben: die, an die die Regression angepasst wird.</translation>
    </message>
    <message>
        <source>Of the validation samples, the halves and a random start.</source>
        <translation>Der Validierungsproben, der Hälften und eines zufälligen Starts.</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>On samples that neither the ranking nor what predicts from it has seen, with the best of three ways to predict. The band is one standard error; 1 knows nothing. The least of many such errors is a little too small. The upright line names the method that leads, at the number of columns that goes into the last look.</source>
        <translation>Auf Proben, die weder die Rangfolge noch das gesehen hat, was aus ihr vorhersagt, mit der besten von drei Arten vorherzusagen. Das Band ist ein Standardfehler; 1 weiß nichts. Der kleinste von vielen solchen Fehlern ist ein wenig zu klein. Die senkrechte Linie nennt die Methode, die führt, bei der Zahl der Spalten, die in den letzten Blick geht.</translation>
    </message>
    <message>
        <source>On the command line</source>
        <translation>In der Befehlszeile</translation>
    </message>
    <message>
        <source>On the diagonal, how much an input counts in distances; beside it, which inputs count together. In units of the inputs&apos; standard deviations, the largest first.</source>
        <translation>Auf der Diagonale, wie viel ein Eingang in Abständen zählt; daneben, welche Eingänge zusammen zählen. In Einheiten der Standardabweichungen der Eingänge, die größten zuerst.</translation>
    </message>
    <message>
        <source>On the same tables, with its default parameters.</source>
        <translation>Auf denselben Tabellen, mit ihren voreingestellten Parametern.</translation>
    </message>
    <message>
        <source>One more column of 0 and 1; ordered values stay missing</source>
        <translation>Eine weitere Spalte aus 0 und 1; geordnete Werte bleiben fehlend</translation>
    </message>
    <message>
        <source>One number per input, in table order.</source>
        <translation>Eine Zahl je Eingang, in der Reihenfolge der Tabelle.</translation>
    </message>
    <message>
        <source>One over the squared width, for inputs of total variance 1</source>
        <translation>Eins durch die quadrierte Breite, für Eingänge mit der Gesamtvarianz 1</translation>
    </message>
    <message>
        <source>One standard error</source>
        <translation>Ein Standardfehler</translation>
    </message>
    <message>
        <source>One weight per group</source>
        <translation>Ein Gewicht je Gruppe</translation>
    </message>
    <message>
        <source>Open gates</source>
        <translation>Offene Gates</translation>
    </message>
    <message>
        <source>Open probability</source>
        <translation>Wahrscheinlichkeit offen</translation>
    </message>
    <message>
        <source>Opened in</source>
        <translation>Geöffnet in</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Reihenfolgen</translation>
    </message>
    <message>
        <source>Other samples</source>
        <translation>Andere Proben</translation>
    </message>
    <message>
        <source>Other seeds</source>
        <translation>Andere Startwerte</translation>
    </message>
    <message>
        <source>PCA</source>
        <translation>PCA</translation>
    </message>
    <message>
        <source>PCov farthest point sampling</source>
        <translation>PCov Farthest Point Sampling</translation>
    </message>
    <message>
        <source>PCov selection</source>
        <translation>PCov-Auswahl</translation>
    </message>
    <message>
        <source>PCov-CUR</source>
        <translation>PCov-CUR</translation>
    </message>
    <message>
        <source>PCovR</source>
        <translation>PCovR</translation>
    </message>
    <message>
        <source>Pairs of an update. A critic is trained for each: 10,30,50 averages three. At most half the samples are taken.</source>
        <translation>Paare einer Aktualisierung. Für jede Größe wird ein Kritiker trainiert: 10,30,50 mittelt über drei. Höchstens die Hälfte der Proben wird genommen.</translation>
    </message>
    <message>
        <source>Parameter-free</source>
        <translation>Parameterfrei</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parts of the samples; each is left out once: random ones, whole groups, or stretches of time.</source>
        <translation>Teile der Proben; jeder wird einmal weggelassen: zufällige, ganze Gruppen oder Zeitabschnitte.</translation>
    </message>
    <message>
        <source>Passes through the samples; auto: 2,000 steps with Adam, 6,000 with descent. A start whose gates are decided ends before.</source>
        <translation>Durchgänge durch die Proben; auto: 2.000 Schritte mit Adam, 6.000 mit Abstieg. Ein Start, dessen Gates entschieden sind, endet früher.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Geduld</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Strafen</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Penalty of the kernel ridge regression, for a kernel of trace N</source>
        <translation>Strafe der Kernel-Ridge-Regression, für einen Kernel der Spur N</translation>
    </message>
    <message>
        <source>Penalty of the regression, on squared singular values.</source>
        <translation>Strafe der Regression, auf quadrierte Singulärwerte.</translation>
    </message>
    <message>
        <source>Penalty of the ridge regression for the predictions, relative to a total variance of 1 x N</source>
        <translation>Strafe der Ridge-Regression für die Vorhersagen, relativ zu einer Gesamtvarianz von 1 x N</translation>
    </message>
    <message>
        <source>Permutation</source>
        <translation>Permutation</translation>
    </message>
    <message>
        <source>Permutation importance</source>
        <translation>Permutationswichtigkeit</translation>
    </message>
    <message>
        <source>Permuted target</source>
        <translation>Permutierte Zielgröße</translation>
    </message>
    <message>
        <source>Permuted targets</source>
        <translation>Permutierte Zielgrößen</translation>
    </message>
    <message>
        <source>Plain descent</source>
        <translation>Einfacher Abstieg</translation>
    </message>
    <message>
        <source>Please cite</source>
        <translation>Bitte zitieren</translation>
    </message>
    <message>
        <source>Points of the curve, in geometric steps.</source>
        <translation>Punkte der Kurve, in geometrischen Schritten.</translation>
    </message>
    <message>
        <source>Polynomial</source>
        <translation>Polynom</translation>
    </message>
    <message>
        <source>Position among the inputs (or samples), from 1.</source>
        <translation>Stelle unter den Eingängen (oder Proben), ab 1.</translation>
    </message>
    <message>
        <source>Positions among the inputs (or samples), from 1.</source>
        <translation>Stellen unter den Eingängen (oder Proben), ab 1.</translation>
    </message>
    <message>
        <source>Power on made-up data</source>
        <translation>Teststärke auf künstlichen Daten</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Precision of the passes over all pairs; double is always used where single is not enough: tied neighbours, columns with few values, plain descent under a penalty.</source>
        <translation>Genauigkeit der Durchgänge über alle Paare; doppelte wird immer verwendet, wo einfache nicht genügt: bei gleich weit entfernten Nachbarn, Spalten mit wenigen Werten, einfachem Abstieg unter einer Strafe.</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Predicted against true</source>
        <translation>Vorhergesagt gegen wahr</translation>
    </message>
    <message>
        <source>Price of a gate</source>
        <translation>Preis eines Gates</translation>
    </message>
    <message>
        <source>Price of an open gate: a larger one closes more of them.</source>
        <translation>Preis eines offenen Gates: Ein höherer schließt mehr davon.</translation>
    </message>
    <message>
        <source>Price of slopes along the inputs: more leaves fewer inputs with an importance.</source>
        <translation>Preis der Steigungen entlang der Eingänge: Mehr lässt weniger Eingängen eine Wichtigkeit.</translation>
    </message>
    <message>
        <source>Price of the critic&apos;s second moment.</source>
        <translation>Preis des zweiten Moments des Kritikers.</translation>
    </message>
    <message>
        <source>Price of the squared coefficients; keeps the solution stable.</source>
        <translation>Preis der quadrierten Koeffizienten; hält die Lösung stabil.</translation>
    </message>
    <message>
        <source>Principal directions</source>
        <translation>Hauptrichtungen</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Pull to the start</source>
        <translation>Zug zum Start</translation>
    </message>
    <message>
        <source>Quick methods (the F test, mutual information, the lasso, and a random forest that ranks its first dozen again) rank the columns in the training part of each split of the samples; a ridge regression, nearest neighbours and a forest predict the rest from the first columns of each ranking. The fewest columns whose error is about as small as the least are taken; where the ranking by all samples begins with other columns than most splits keep, held-out samples decide between them; and a last look drops those without which it is hardly larger. Columns that encode one category, and the columns of any other group, such as x, y and z of an atom, are ranked, kept and dropped together, and count as one where numbers of columns are tried. The error is the least of many, a little too small; the answer repeats the whole choice without the samples that it is tested on.</source>
        <translation>Schnelle Methoden (der F-Test, die Transinformation, das Lasso und ein Zufallswald, der sein erstes Dutzend noch einmal ordnet) ordnen die Spalten im Trainingsteil jeder Teilung der Proben; eine Ridge-Regression, nächste Nachbarn und ein Wald sagen den Rest aus den ersten Spalten jeder Rangfolge voraus. Genommen werden die wenigsten Spalten, deren Fehler etwa so klein ist wie der kleinste; wo die Rangfolge nach allen Proben mit anderen Spalten beginnt, als die meisten Teilungen behalten, entscheiden zurückgehaltene Proben zwischen ihnen; und ein letzter Blick lässt die weg, ohne die er kaum größer ist. Spalten, die eine Kategorie kodieren, und die Spalten jeder anderen Gruppe, etwa x, y und z eines Atoms, werden zusammen geordnet, behalten und weggelassen und zählen als eine, wo Anzahlen von Spalten versucht werden. Der Fehler ist der kleinste von vielen und ein wenig zu klein; die Antwort wiederholt die ganze Wahl ohne die Proben, an denen sie geprüft wird.</translation>
    </message>
    <message>
        <source>Quotient</source>
        <translation>Quotient</translation>
    </message>
    <message>
        <source>RReliefF</source>
        <translation>RReliefF</translation>
    </message>
    <message>
        <source>Radial basis functions</source>
        <translation>Radiale Basisfunktionen</translation>
    </message>
    <message>
        <source>Radial basis functions; width and penalty by cross-validation</source>
        <translation>Radiale Basisfunktionen; Breite und Strafe durch Kreuzvalidierung</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Random columns</source>
        <translation>Zufällige Spalten</translation>
    </message>
    <message>
        <source>Random forest</source>
        <translation>Zufallswald</translation>
    </message>
    <message>
        <source>Random orders of the samples; in each, the run is repeated on the training samples.</source>
        <translation>Zufällige Reihenfolgen der Proben; in jeder wird der Lauf auf den Trainingsproben wiederholt.</translation>
    </message>
    <message>
        <source>Random samples</source>
        <translation>Zufällige Proben</translation>
    </message>
    <message>
        <source>Random subsets</source>
        <translation>Zufällige Teilmengen</translation>
    </message>
    <message>
        <source>Randomization test</source>
        <translation>Randomisierungstest</translation>
    </message>
    <message>
        <source>Rank cut</source>
        <translation>Schnitt beim Rang</translation>
    </message>
    <message>
        <source>Rank of the p-value</source>
        <translation>Rang des p-Werts</translation>
    </message>
    <message>
        <source>Ranks features by how little they change between neighbouring samples. Needs no target.</source>
        <translation>Ordnet Merkmale danach, wie wenig sie sich zwischen benachbarten Proben ändern. Braucht keine Zielgröße.</translation>
    </message>
    <message>
        <source>Ranks features by what a random walk between neighbours leaves of them. Needs no target.</source>
        <translation>Ordnet Merkmale danach, was eine Irrfahrt zwischen Nachbarn von ihnen übrig lässt. Braucht keine Zielgröße.</translation>
    </message>
    <message>
        <source>Ranks features by what trees that predict the target owe them.</source>
        <translation>Ordnet Merkmale danach, was ihnen Bäume verdanken, die die Zielgröße vorhersagen.</translation>
    </message>
    <message>
        <source>Ranks inputs by how steeply the best critic of fixed features, which tells true pairs of inputs and target from mixed ones, depends on each. One global solution, quickly found.</source>
        <translation>Ordnet Eingänge danach, wie steil der beste Kritiker aus festen Funktionen, der wahre Paare von Eingängen und Zielgröße von gemischten unterscheidet, von jedem abhängt. Eine globale Lösung, schnell gefunden.</translation>
    </message>
    <message>
        <source>Rate of a draw</source>
        <translation>Rate einer Ziehung</translation>
    </message>
    <message>
        <source>Rate of eta</source>
        <translation>Rate von eta</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Roh</translation>
    </message>
    <message>
        <source>Raw weight</source>
        <translation>Rohes Gewicht</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>Real less mixed pairs</source>
        <translation>Echte weniger gemischte Paare</translation>
    </message>
    <message>
        <source>Real less mixed pairs, held out</source>
        <translation>Echte weniger gemischte Paare, zurückgehalten</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>Redundanz</translation>
    </message>
    <message>
        <source>Regressed</source>
        <translation>Als Regression</translation>
    </message>
    <message>
        <source>Regressed with ridge</source>
        <translation>Als Ridge-Regression</translation>
    </message>
    <message>
        <source>Regularisation</source>
        <translation>Regularisierung</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>Relativ</translation>
    </message>
    <message>
        <source>Relative to the first</source>
        <translation>Relativ zur ersten</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>Relevanz</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Relief</translation>
    </message>
    <message>
        <source>Relief score</source>
        <translation>Relief-Bewertung</translation>
    </message>
    <message>
        <source>ReliefF</source>
        <translation>ReliefF</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Repeat with</source>
        <translation>Wiederholen mit</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Replicates</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Rescales the weights after each step; only relative weights are meaningful.</source>
        <translation>Skaliert die Gewichte nach jedem Schritt neu; nur relative Gewichte haben eine Bedeutung.</translation>
    </message>
    <message>
        <source>Rescore every</source>
        <translation>Neu bewerten alle</translation>
    </message>
    <message>
        <source>Rho</source>
        <translation>Rho</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>Ridge-Strafe</translation>
    </message>
    <message>
        <source>Root mean square along the input, for one standard deviation of it</source>
        <translation>Quadratisches Mittel entlang des Eingangs, für eine seiner Standardabweichungen</translation>
    </message>
    <message>
        <source>Root mean square of the critic&apos;s derivative by the feature, per standard deviation; unknown for constant columns</source>
        <translation>Quadratisches Mittel der Ableitung des Kritikers nach dem Merkmal, je Standardabweichung; bei konstanten Spalten unbekannt</translation>
    </message>
    <message>
        <source>Root mean squared distortion of all inputs, held out (0: distances are kept)</source>
        <translation>Wurzel der mittleren quadratischen Verzerrung aller Eingänge, zurückgehalten (0: Abstände bleiben erhalten)</translation>
    </message>
    <message>
        <source>Root mean squared error of all inputs, held out (1: knows nothing)</source>
        <translation>Wurzel des mittleren quadratischen Fehlers aller Eingänge, zurückgehalten (1: weiß nichts)</translation>
    </message>
    <message>
        <source>Root mean squared error of kernel ridge, held out (1: knows nothing)</source>
        <translation>Wurzel des mittleren quadratischen Fehlers von Kernel-Ridge, zurückgehalten (1: weiß nichts)</translation>
    </message>
    <message>
        <source>Root mean squared error of ridge, held out (1: knows nothing)</source>
        <translation>Wurzel des mittleren quadratischen Fehlers von Ridge, zurückgehalten (1: weiß nichts)</translation>
    </message>
    <message>
        <source>Root mean squared error of sparse kernel ridge, held out (1: knows nothing)</source>
        <translation>Wurzel des mittleren quadratischen Fehlers von dünn besetztem Kernel-Ridge, zurückgehalten (1: weiß nichts)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rows of the chosen samples in the file, counted from 1</source>
        <translation>Zeilen der gewählten Proben in der Datei, ab 1 gezählt</translation>
    </message>
    <message>
        <source>Rows of the map. Few of them fit less noise; auto: one for 40 training samples, at least 100, at most one for each input.</source>
        <translation>Zeilen der Abbildung. Wenige davon passen sich weniger an Rauschen an; auto: eine für je 40 Trainingsproben, mindestens 100, höchstens eine für jeden Eingang.</translation>
    </message>
    <message>
        <source>SD of FDP</source>
        <translation>Std.-Abw. der FDP</translation>
    </message>
    <message>
        <source>SD of TPR</source>
        <translation>Std.-Abw. der TPR</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Samples are joined to their nearest neighbours, and a column ranks high if it changes little between neighbours. All columns are ranked; how many to keep is left to you. Of more than 20,000 samples, nearly all nearest neighbours are found instead of all where comparing each with all others would take too long, and the result says how many. Of more than 100,000 samples of more than 8 inputs, the graph joins 100,000 random ones, unless you set how many, and the result says so.</source>
        <translation>Proben werden mit ihren nächsten Nachbarn verbunden, und eine Spalte steht weit vorn, wenn sie sich zwischen Nachbarn wenig ändert. Alle Spalten werden geordnet; wie viele behalten werden, bleibt Ihnen überlassen. Bei mehr als 20.000 Proben werden fast alle nächsten Nachbarn statt aller gefunden, wenn es zu lange dauern würde, jede Probe mit allen anderen zu vergleichen, und das Ergebnis sagt, wie viele. Bei mehr als 100.000 Proben mit mehr als 8 Eingängen verbindet der Graph 100.000 zufällige, wenn Sie keine andere Anzahl setzen, und das Ergebnis sagt es.</translation>
    </message>
    <message>
        <source>Samples at most; the time grows with the cube of this number.</source>
        <translation>Höchstens so viele Proben; die Zeit wächst mit der dritten Potenz dieser Zahl.</translation>
    </message>
    <message>
        <source>Samples at the first point of the curve.</source>
        <translation>Proben am ersten Punkt der Kurve.</translation>
    </message>
    <message>
        <source>Samples far apart</source>
        <translation>Weit auseinanderliegende Proben</translation>
    </message>
    <message>
        <source>Samples in the average (neighbours are searched among all); auto: all up to 5000, then 1000, and fewer above 500000.</source>
        <translation>Proben im Mittel (Nachbarn werden unter allen gesucht); auto: alle bis 5000, dann 1000, und weniger ab 500000.</translation>
    </message>
    <message>
        <source>Samples of a fold</source>
        <translation>Proben einer Teilung</translation>
    </message>
    <message>
        <source>Samples of a leaf</source>
        <translation>Proben eines Blatts</translation>
    </message>
    <message>
        <source>Samples of a step; auto: all of up to 600, otherwise 256.</source>
        <translation>Proben eines Schritts; auto: alle bis zu 600, sonst 256.</translation>
    </message>
    <message>
        <source>Samples that the critic is not trained on, to see whether it learns more than chance; they are missed in the ranking.</source>
        <translation>Proben, auf denen der Kritiker nicht trainiert wird, um zu sehen, ob er mehr als Zufall lernt; sie fehlen der Rangfolge.</translation>
    </message>
    <message>
        <source>Samples that the graph joins, drawn at random; auto: all up to 100000 or of up to 8 inputs, otherwise 100000.</source>
        <translation>Proben, die der Graph verbindet, zufällig gezogen; auto: alle bis 100000 oder bei bis zu 8 Eingaben, sonst 100000.</translation>
    </message>
    <message>
        <source>Samples that the map does not learn from. The map that predicts them best is kept, if it is clearly better than the start; 0: the last one.</source>
        <translation>Proben, von denen die Abbildung nicht lernt. Die Abbildung, die sie am besten vorhersagt, wird behalten, wenn sie deutlich besser ist als der Start; 0: die letzte.</translation>
    </message>
    <message>
        <source>Samples that the map does not learn from. The map that predicts them best is kept; 0: the last one.</source>
        <translation>Proben, von denen die Abbildung nicht lernt. Die Abbildung, die sie am besten vorhersagt, wird behalten; 0: die letzte.</translation>
    </message>
    <message>
        <source>Samples that the map was learned from: others lie farther from the line. The closer to the line, the better. Several targets are in standard deviations from their means.</source>
        <translation>Proben, von denen die Abbildung gelernt wurde: Andere liegen weiter von der Linie entfernt. Je näher an der Linie, desto besser. Mehrere Zielgrößen stehen in Standardabweichungen von ihren Mittelwerten.</translation>
    </message>
    <message>
        <source>Samples with a missing cell in one of the columns</source>
        <translation>Proben, denen in einer der Spalten eine Zelle fehlt</translation>
    </message>
    <message>
        <source>Scale columns</source>
        <translation>Spalten skalieren</translation>
    </message>
    <message>
        <source>Scale first</source>
        <translation>Zuerst skalieren</translation>
    </message>
    <message>
        <source>Scale inputs</source>
        <translation>Eingänge skalieren</translation>
    </message>
    <message>
        <source>Scale target</source>
        <translation>Zielgröße skalieren</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Score of each choice</source>
        <translation>Bewertung jeder Wahl</translation>
    </message>
    <message>
        <source>Score of the choice</source>
        <translation>Bewertung der Wahl</translation>
    </message>
    <message>
        <source>Score of the feature against that of its knockoff; near 0 or below: no more than chance</source>
        <translation>Wert des Merkmals gegen den seines Knockoffs; um 0 oder darunter: nicht mehr als Zufall</translation>
    </message>
    <message>
        <source>Score of the group against that of its knockoffs, of several groups the largest; near 0 or below: no more than chance</source>
        <translation>Wert der Gruppe gegen den ihrer Knockoffs, von mehreren Gruppen der größte; um 0 oder darunter: nicht mehr als Zufall</translation>
    </message>
    <message>
        <source>Score threshold</source>
        <translation>Schwelle der Bewertung</translation>
    </message>
    <message>
        <source>Scores columns by what they differ by between near samples, so that columns that matter only together are found.</source>
        <translation>Bewertet Spalten danach, worin sich nahe Proben unterscheiden, so dass auch Spalten gefunden werden, die nur zusammen zählen.</translation>
    </message>
    <message>
        <source>Scores each column by itself by what it tells about the target, in whatever form.</source>
        <translation>Bewertet jede Spalte für sich danach, was sie über die Zielgröße sagt, in welcher Form auch immer.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Searches and checks</source>
        <translation>Suchen und Prüfungen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Semidefinite</source>
        <translation>Semidefinit</translation>
    </message>
    <message>
        <source>Shadow features (Boruta)</source>
        <translation>Schattenmerkmale (Boruta)</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Share in what the splits reduced, all columns together 1; favours columns with many values, even of noise</source>
        <translation>Anteil an dem, was die Aufspaltungen verringert haben, alle Spalten zusammen 1; bevorzugt Spalten mit vielen Werten, sogar Rauschen</translation>
    </message>
    <message>
        <source>Share in what the splits reduced, all columns together 1; favours columns with many values, even of noise; constant columns are put below all others</source>
        <translation>Anteil an dem, was die Aufspaltungen verringert haben, alle Spalten zusammen 1; bevorzugt Spalten mit vielen Werten, sogar Rauschen; konstante Spalten stehen unter allen anderen</translation>
    </message>
    <message>
        <source>Share of Eq. 7&apos;s width at the last epoch: sharpens the weights; auto: 1, or 0.1 in a search that selects by penalties.</source>
        <translation>Anteil der Breite nach Gl. 7 in der letzten Epoche: schärft die Gewichte; auto: 1, oder 0.1 in einer Suche, die durch Strafen auswählt.</translation>
    </message>
    <message>
        <source>Share of all</source>
        <translation>Anteil von allen</translation>
    </message>
    <message>
        <source>Share of its rounds in which the column was above all permuted columns</source>
        <translation>Anteil ihrer Runden, in denen die Spalte über allen permutierten Spalten lag</translation>
    </message>
    <message>
        <source>Share of runs that selected it</source>
        <translation>Anteil der Läufe, die es auswählten</translation>
    </message>
    <message>
        <source>Share of the discoveries that may be false, on average; auto: 0.2 for knockoffs, 0.1 for p-values.</source>
        <translation>Anteil der Entdeckungen, der im Mittel falsch sein darf; auto: 0.2 für Knockoffs, 0.1 für p-Werte.</translation>
    </message>
    <message>
        <source>Share of the draws of knockoffs in which the feature was found</source>
        <translation>Anteil der Ziehungen von Knockoffs, in denen das Merkmal gefunden wurde</translation>
    </message>
    <message>
        <source>Share of the draws of knockoffs in which the group was found</source>
        <translation>Anteil der Ziehungen von Knockoffs, in denen die Gruppe gefunden wurde</translation>
    </message>
    <message>
        <source>Share of the features or samples; rounded down, at least one.</source>
        <translation>Anteil der Merkmale oder Proben; abgerundet, mindestens eins.</translation>
    </message>
    <message>
        <source>Share of the fitted half</source>
        <translation>Anteil der angepassten Hälfte</translation>
    </message>
    <message>
        <source>Share of the folds in which the column is among as many of the best, by the ranking that was taken, as were taken. A column that the last look has left out may have a larger share than a selected one</source>
        <translation>Anteil der Teilungen, in denen die Spalte nach der genommenen Rangfolge unter ebenso vielen besten ist, wie genommen wurden. Eine Spalte, die der letzte Blick weggelassen hat, kann einen größeren Anteil haben als eine ausgewählte</translation>
    </message>
    <message>
        <source>Share of the hidden units left out at random.</source>
        <translation>Anteil der verborgenen Einheiten, die zufällig weggelassen werden.</translation>
    </message>
    <message>
        <source>Share of the judging half</source>
        <translation>Anteil der beurteilenden Hälfte</translation>
    </message>
    <message>
        <source>Share of the repeated runs in which the feature ranked above permuted copies of all inputs</source>
        <translation>Anteil der wiederholten Läufe, in denen das Merkmal über permutierten Kopien aller Eingänge stand</translation>
    </message>
    <message>
        <source>Share of the repeated runs in which the feature was among the best </source>
        <translation>Anteil der wiederholten Läufe, in denen das Merkmal unter den besten war: </translation>
    </message>
    <message>
        <source>Share of the repeated runs that selected the feature</source>
        <translation>Anteil der wiederholten Läufe, die das Merkmal auswählten</translation>
    </message>
    <message>
        <source>Share of the samples that errors are measured on, at most 5,000.</source>
        <translation>Anteil der Proben, an denen Fehler gemessen werden, höchstens 5.000.</translation>
    </message>
    <message>
        <source>Share of the samples that k-means puts with their class when only the best features are kept; bands: one standard deviation. Choosing the highest point uses the labels.</source>
        <translation>Anteil der Proben, die k-Means ihrer Klasse zuordnet, wenn nur die besten Merkmale behalten werden; Bänder: eine Standardabweichung. Wer den höchsten Punkt wählt, benutzt die Klassen.</translation>
    </message>
    <message>
        <source>Share of the starts that opened the gate</source>
        <translation>Anteil der Starts, die das Gate öffneten</translation>
    </message>
    <message>
        <source>Share of trials</source>
        <translation>Anteil der Versuche</translation>
    </message>
    <message>
        <source>Share tested</source>
        <translation>Getesteter Anteil</translation>
    </message>
    <message>
        <source>Share within groups</source>
        <translation>In Gruppen teilen</translation>
    </message>
    <message>
        <source>Shortlist</source>
        <translation>Engere Wahl</translation>
    </message>
    <message>
        <source>Shrunk</source>
        <translation>Geschrumpft</translation>
    </message>
    <message>
        <source>Shuffles</source>
        <translation>Mischungen</translation>
    </message>
    <message>
        <source>Sigma</source>
        <translation>Sigma</translation>
    </message>
    <message>
        <source>Sigmoid</source>
        <translation>Sigmoid</translation>
    </message>
    <message>
        <source>Signed maximum</source>
        <translation>Maximum mit Vorzeichen</translation>
    </message>
    <message>
        <source>SinExp</source>
        <translation>SinExp</translation>
    </message>
    <message>
        <source>SinExp, normal columns</source>
        <translation>SinExp, normalverteilte Spalten</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Size of the coefficients</source>
        <translation>Größe der Koeffizienten</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>Slope of the critic</source>
        <translation>Steigung des Kritikers</translation>
    </message>
    <message>
        <source>Slower, and the ranking is the same but for chance.</source>
        <translation>Langsamer, und die Rangfolge ist bis auf Zufall dieselbe.</translation>
    </message>
    <message>
        <source>Smallest training set</source>
        <translation>Kleinste Trainingsmenge</translation>
    </message>
    <message>
        <source>Smallest value 0, largest 1</source>
        <translation>Kleinster Wert 0, größter 1</translation>
    </message>
    <message>
        <source>So many of the best inputs of the fitted samples are tested.</source>
        <translation>So viele der besten Eingänge der angepassten Proben werden getestet.</translation>
    </message>
    <message>
        <source>So many parts of the samples, each of which is predicted from all others.</source>
        <translation>So viele Teile der Proben, von denen jeder aus allen anderen vorhergesagt wird.</translation>
    </message>
    <message>
        <source>Sobolev independence</source>
        <translation>Sobolew-Unabhängigkeit</translation>
    </message>
    <message>
        <source>Sobolev independence criterion</source>
        <translation>Sobolew-Unabhängigkeitskriterium</translation>
    </message>
    <message>
        <source>Sobolev independence, convex</source>
        <translation>Sobolew-Unabhängigkeit, konvex</translation>
    </message>
    <message>
        <source>Softmax width</source>
        <translation>Softmax-Breite</translation>
    </message>
    <message>
        <source>Softplus</source>
        <translation>Softplus</translation>
    </message>
    <message>
        <source>Solution of a stage</source>
        <translation>Lösung einer Stufe</translation>
    </message>
    <message>
        <source>Solutions of each block</source>
        <translation>Lösungen jedes Blocks</translation>
    </message>
    <message>
        <source>Sparse Fourier</source>
        <translation>Dünnbesetzte Fourierwellen</translation>
    </message>
    <message>
        <source>Spectrum of the graph</source>
        <translation>Spektrum des Graphen</translation>
    </message>
    <message>
        <source>Splits from the root to a leaf, at most; auto: no limit.</source>
        <translation>Aufspaltungen von der Wurzel bis zu einem Blatt, höchstens; auto: keine Grenze.</translation>
    </message>
    <message>
        <source>Square root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>Squared distance</source>
        <translation>Quadrierter Abstand</translation>
    </message>
    <message>
        <source>Squared distance that one unit of the input makes, in widths of the kernel</source>
        <translation>Quadrierter Abstand, den eine Einheit des Eingangs ausmacht, in Breiten des Kernels</translation>
    </message>
    <message>
        <source>Squared error</source>
        <translation>Quadrierter Fehler</translation>
    </message>
    <message>
        <source>Squared error of the validation samples</source>
        <translation>Quadrierter Fehler der Validierungsproben</translation>
    </message>
    <message>
        <source>Squared error over folds</source>
        <translation>Quadrierter Fehler über die Teilungen</translation>
    </message>
    <message>
        <source>Squared error over folds, in variances of the target</source>
        <translation>Quadrierter Fehler über die Teilungen, in Varianzen der Zielgröße</translation>
    </message>
    <message>
        <source>Squared loss of products, held out (0: all kept, 1: knows nothing)</source>
        <translation>Quadrierter Verlust an Produkten, zurückgehalten (0: alle erhalten, 1: weiß nichts)</translation>
    </message>
    <message>
        <source>Stability</source>
        <translation>Stabilität</translation>
    </message>
    <message>
        <source>Stability paths</source>
        <translation>Stabilitätspfade</translation>
    </message>
    <message>
        <source>Standard deviation of the noise that lets a gate try to open and to close.</source>
        <translation>Standardabweichung des Rauschens, durch das ein Gate versucht, sich zu öffnen und zu schließen.</translation>
    </message>
    <message>
        <source>Standard deviation of what is added to the target; auto: as published.</source>
        <translation>Standardabweichung dessen, was zur Zielgröße addiert wird; auto: wie veröffentlicht.</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>Standard error of the DII</source>
        <translation>Standardfehler der DII</translation>
    </message>
    <message>
        <source>Standardise inputs</source>
        <translation>Eingänge standardisieren</translation>
    </message>
    <message>
        <source>Standardised</source>
        <translation>Standardisiert</translation>
    </message>
    <message>
        <source>Stands in</source>
        <translation>Vertritt</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Start with these</source>
        <translation>Beginnen mit diesen</translation>
    </message>
    <message>
        <source>Starting with</source>
        <translation>Beginnend mit</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>Starts of k-means</source>
        <translation>Starts von k-Means</translation>
    </message>
    <message>
        <source>Step-down</source>
        <translation>Schrittweise abwärts</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Steps of L-BFGS before the halves are drawn anew: many fit the halves.</source>
        <translation>Schritte von L-BFGS, bevor die Hälften neu gezogen werden: Viele passen sich den Hälften an.</translation>
    </message>
    <message>
        <source>Steps of each critic; auto: 200 times through the samples, but at least 2,000.</source>
        <translation>Schritte jedes Kritikers; auto: 200-mal durch die Proben, aber mindestens 2.000.</translation>
    </message>
    <message>
        <source>Steps of eta</source>
        <translation>Schritte von eta</translation>
    </message>
    <message>
        <source>Steps of the walk</source>
        <translation>Schritte der Irrfahrt</translation>
    </message>
    <message>
        <source>Stop at input error</source>
        <translation>Bei diesem Fehler der Eingänge enden</translation>
    </message>
    <message>
        <source>Stop below score</source>
        <translation>Unter dieser Bewertung enden</translation>
    </message>
    <message>
        <source>Stops before choosing an item nearer to the others than this squared distance; auto: never.</source>
        <translation>Endet, bevor etwas gewählt wird, das den anderen näher ist als dieser quadrierte Abstand; auto: nie.</translation>
    </message>
    <message>
        <source>Stops when this share of the inputs&apos; variance is left; 0: never.</source>
        <translation>Endet, wenn dieser Anteil der Varianz der Eingänge übrig ist; 0: nie.</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>Subsets optimised to the end</source>
        <translation>Zu Ende optimierte Teilmengen</translation>
    </message>
    <message>
        <source>TPR</source>
        <translation>TPR</translation>
    </message>
    <message>
        <source>TPR: share of the true columns that were found. FDP: share of the finds that are not true. One value a made-up table.</source>
        <translation>TPR: Anteil der wahren Spalten, die gefunden wurden. FDP: Anteil der Funde, die nicht wahr sind. Ein Wert je künstlicher Tabelle.</translation>
    </message>
    <message>
        <source>Tables of which it is known on which columns the target depends.</source>
        <translation>Tabellen, von denen bekannt ist, von welchen Spalten die Zielgröße abhängt.</translation>
    </message>
    <message>
        <source>Take logarithms</source>
        <translation>Logarithmieren</translation>
    </message>
    <message>
        <source>Takes columns one after the other that tell most about the target and least about those taken before.</source>
        <translation>Nimmt nacheinander die Spalten, die am meisten über die Zielgröße und am wenigsten über die zuvor genommenen sagen.</translation>
    </message>
    <message>
        <source>Takes the largest penalty whose error is within one standard error of the lowest: fewer inputs.</source>
        <translation>Nimmt die größte Strafe, deren Fehler höchstens einen Standardfehler über dem niedrigsten liegt: weniger Eingänge.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Zielgröße</translation>
    </message>
    <message>
        <source>Target enters as</source>
        <translation>Zielgröße geht ein als</translation>
    </message>
    <message>
        <source>Tau</source>
        <translation>Tau</translation>
    </message>
    <message>
        <source>Test share</source>
        <translation>Testanteil</translation>
    </message>
    <message>
        <source>Tests each column by itself for a linear relation with the target, or for means that differ between classes.</source>
        <translation>Testet jede Spalte für sich auf einen linearen Zusammenhang mit der Zielgröße oder auf Mittelwerte, die sich zwischen Klassen unterscheiden.</translation>
    </message>
    <message>
        <source>Text as numbers</source>
        <translation>Text als Zahlen</translation>
    </message>
    <message>
        <source>Text columns as inputs</source>
        <translation>Textspalten als Eingaben</translation>
    </message>
    <message>
        <source>The bands are standard errors, and grey are as many random columns; 1 knows nothing.</source>
        <translation>Die Bänder sind Standardfehler, und grau sind ebenso viele zufällige Spalten; 1 weiß nichts.</translation>
    </message>
    <message>
        <source>The best few of each size were the same either way in all tables that were tried.</source>
        <translation>In allen Tabellen, die ausprobiert wurden, waren die wenigen besten jeder Größe in beiden Fällen dieselben.</translation>
    </message>
    <message>
        <source>The best of the ranking</source>
        <translation>Die besten der Rangfolge</translation>
    </message>
    <message>
        <source>The correlations that model-X knockoffs keep; fixed-X ones keep those of the samples.</source>
        <translation>Die Korrelationen, die Model-X-Knockoffs erhalten; Fixed-X-Knockoffs erhalten die der Proben.</translation>
    </message>
    <message>
        <source>The critic, which tells true pairs of inputs and target from mixed ones, is the best combination of fixed functions of one column and the target each, with a penalty for its slope along every column: columns that it cannot do without are important. There is one best combination, which is found in a tenth of a second. Columns of one group can share an importance.</source>
        <translation>Der Kritiker, der echte Paare von Eingängen und Zielgröße von gemischten unterscheidet, ist die beste Kombination fester Funktionen von je einer Spalte und der Zielgröße, mit einer Strafe für seine Steigung entlang jeder Spalte: Spalten, ohne die er nicht auskommt, sind wichtig. Es gibt eine beste Kombination, die in einer Zehntelsekunde gefunden ist. Spalten einer Gruppe können sich eine Wichtigkeit teilen.</translation>
    </message>
    <message>
        <source>The estimate looks as far as to this nearest neighbour.</source>
        <translation>Die Schätzung blickt bis zu diesem nächsten Nachbarn.</translation>
    </message>
    <message>
        <source>The estimate looks as far as to this nearest neighbour: more make it smoother, and lower.</source>
        <translation>Die Schätzung blickt bis zu diesem nächsten Nachbarn: Mehr machen sie glatter und niedriger.</translation>
    </message>
    <message>
        <source>The expected share of false ones among the selected columns.</source>
        <translation>Der erwartete Anteil falscher unter den ausgewählten Spalten.</translation>
    </message>
    <message>
        <source>The final weights of a stage, from which the next one starts.</source>
        <translation>Die endgültigen Gewichte einer Stufe, von denen die nächste ausgeht.</translation>
    </message>
    <message>
        <source>The highest point of each curve, chosen with the labels: an oracle, not an estimate for new data.</source>
        <translation>Der höchste Punkt jeder Kurve, mit den Klassen gewählt: ein Orakel, keine Schätzung für neue Daten.</translation>
    </message>
    <message>
        <source>The importances of the 12 most important features during the training: they begin alike and should have settled at the end.</source>
        <translation>Die Wichtigkeiten der 12 wichtigsten Merkmale während des Trainings: Sie beginnen gleich und sollten sich am Ende eingependelt haben.</translation>
    </message>
    <message>
        <source>The inputs are the kernel</source>
        <translation>Die Eingänge sind der Kernel</translation>
    </message>
    <message>
        <source>The kernel is as wide as the distance to this neighbour, each sample being its own first: 2 is the nearest other one.</source>
        <translation>Der Kernel ist so breit wie der Abstand zu diesem Nachbarn, wobei jede Probe selbst ihr erster ist: 2 ist die nächste andere.</translation>
    </message>
    <message>
        <source>The least mean error of all rankings, numbers of columns and ways to predict, in all divisions of the samples so far: 1 knows nothing, 0 is exact. It may rise with further divisions. As the least of many, it is a little too small. Of classes, it is the error of their predicted shares.</source>
        <translation>Der kleinste mittlere Fehler aller Rangfolgen, Anzahlen von Spalten und Arten vorherzusagen, in allen bisherigen Teilungen der Proben: 1 weiß nichts, 0 ist genau. Mit weiteren Teilungen kann er steigen. Als kleinster von vielen ist er ein wenig zu klein. Bei Klassen ist er der Fehler ihrer vorhergesagten Anteile.</translation>
    </message>
    <message>
        <source>The lowest false discovery rate at which the column is a discovery (Benjamini and Hochberg)</source>
        <translation>Die niedrigste Falschentdeckungsrate, bei der die Spalte eine Entdeckung ist (Benjamini und Hochberg)</translation>
    </message>
    <message>
        <source>The median of the column&apos;s values; of text, its most frequent value or, in an order, the middle one</source>
        <translation>Der Median der Werte der Spalte; bei Text sein häufigster Wert oder, in einer Reihenfolge, der mittlere</translation>
    </message>
    <message>
        <source>The method&apos;s objective, which is no held-out error, on the block that weights were learned from and on the others.</source>
        <translation>Die Zielfunktion der Methode, die kein Fehler auf zurückgehaltenen Proben ist, auf dem Block, von dem die Gewichte gelernt wurden, und auf den anderen.</translation>
    </message>
    <message>
        <source>The method&apos;s own selection</source>
        <translation>Die eigene Auswahl der Methode</translation>
    </message>
    <message>
        <source>The neighbour of rank r counts exp(-(r / sigma)^2); 0: all count alike.</source>
        <translation>Der Nachbar vom Rang r zählt exp(-(r / sigma)^2); 0: alle zählen gleich.</translation>
    </message>
    <message>
        <source>The published rule confirms something in two of five tables of noise, because its rounds are of the same samples; by default a column must also have a larger margin than any has with the target in random order, so that at most the level (5 %) of such tables have a confirmed column.</source>
        <translation>Die veröffentlichte Regel bestätigt in zwei von fünf Tabellen aus Rauschen etwas, weil ihre Runden von denselben Proben sind; voreingestellt muss eine Spalte außerdem einen größeren Vorsprung haben als jede mit der Zielgröße in zufälliger Reihenfolge, so dass höchstens der Anteil des Niveaus (5 %) solcher Tabellen eine bestätigte Spalte hat.</translation>
    </message>
    <message>
        <source>The selected columns first, by the share of the folds that keep them; then those that the last look has left out; then all others. A record keeps 1 for the first, less by equal steps for each after it; the columns of a category share one place</source>
        <translation>Zuerst die ausgewählten Spalten, nach dem Anteil der Teilungen, die sie behalten; dann die, die der letzte Blick weggelassen hat; dann alle anderen. Ein Protokoll hält 1 für die erste fest, in gleichen Schritten weniger für jede danach; die Spalten einer Kategorie teilen sich einen Platz</translation>
    </message>
    <message>
        <source>The share of the inputs that their regression on the choices so far leaves over</source>
        <translation>Der Anteil der Eingänge, den ihre Regression auf die bisher gewählten übrig lässt</translation>
    </message>
    <message>
        <source>The share of the target that its regression on the choices so far leaves over</source>
        <translation>Der Anteil der Zielgröße, den ihre Regression auf die bisher gewählten übrig lässt</translation>
    </message>
    <message>
        <source>The share of their trials that keep a column; the marks show it on targets in random order.</source>
        <translation>Der Anteil ihrer Versuche, die eine Spalte behalten; die Marken zeigen ihn mit der Zielgröße in zufälliger Reihenfolge.</translation>
    </message>
    <message>
        <source>The share of trials in which a method keeps a column.</source>
        <translation>Der Anteil der Versuche, in denen eine Methode eine Spalte behält.</translation>
    </message>
    <message>
        <source>The shorter the bar, the less can the feature be replaced.</source>
        <translation>Je kürzer der Balken, desto weniger lässt sich das Merkmal ersetzen.</translation>
    </message>
    <message>
        <source>The shorter the bar, the less can the group be replaced.</source>
        <translation>Je kürzer der Balken, desto weniger lässt sich die Gruppe ersetzen.</translation>
    </message>
    <message>
        <source>The similarity of two samples</source>
        <translation>Die Ähnlichkeit zweier Proben</translation>
    </message>
    <message>
        <source>The similarity of two samples; any kernel but the linear one first compares all pairs (KPCov).</source>
        <translation>Die Ähnlichkeit zweier Proben; jeder Kernel außer dem linearen vergleicht zuerst alle Paare (KPCov).</translation>
    </message>
    <message>
        <source>The start of lowest loss is the result. Where random columns of the same number come close to it, it means little.</source>
        <translation>Der Start mit dem niedrigsten Verlust ist das Ergebnis. Kommen zufällige Spalten derselben Anzahl ihm nahe, so bedeutet er wenig.</translation>
    </message>
    <message>
        <source>The trees predict each sample that they have not seen: the error is squared, in variances of the target; of classes, it is the share of wrong ones.</source>
        <translation>Die Bäume sagen jede Probe voraus, die sie nicht gesehen haben: Der Fehler ist quadriert, in Varianzen der Zielgröße; bei Klassen ist er der Anteil falscher.</translation>
    </message>
    <message>
        <source>The two importances</source>
        <translation>Die beiden Wichtigkeiten</translation>
    </message>
    <message>
        <source>The variables of the descent: weight times standard deviation, or the weight itself.</source>
        <translation>Die Variablen des Abstiegs: Gewicht mal Standardabweichung, oder das Gewicht selbst.</translation>
    </message>
    <message>
        <source>The width is a tenth of the squared distance, as in DADApy&apos;s variant on JAX: it depends on the scale of the weights. With Adam, the largest stays 1.</source>
        <translation>Die Breite ist ein Zehntel des quadrierten Abstands, wie in der Variante von DADApy auf JAX: Sie hängt von der Skala der Gewichte ab. Mit Adam bleibt das größte 1.</translation>
    </message>
    <message>
        <source>Thins a trajectory evenly</source>
        <translation>Dünnt eine Trajektorie gleichmäßig aus</translation>
    </message>
    <message>
        <source>Those that carry no information, or nothing new</source>
        <translation>Die keine Information tragen, oder nichts Neues</translation>
    </message>
    <message>
        <source>Times the share</source>
        <translation>Vielfaches des Anteils</translation>
    </message>
    <message>
        <source>Times the weights, added to their gradient.</source>
        <translation>Mal die Gewichte, zu ihrem Gradienten addiert.</translation>
    </message>
    <message>
        <source>To predict numbers with a kernel ridge regression, such as properties of molecules: the map says which directions of the inputs matter.</source>
        <translation>Um Zahlen mit einer Kernel-Ridge-Regression vorherzusagen, etwa Eigenschaften von Molekülen: Die Abbildung sagt, welche Richtungen der Eingänge zählen.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Toy sine</source>
        <translation>Einfacher Sinus</translation>
    </message>
    <message>
        <source>Trained for each batch size, from different starts.</source>
        <translation>Für jede Batchgröße trainiert, von verschiedenen Starts aus.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Training samples</source>
        <translation>Trainingsproben</translation>
    </message>
    <message>
        <source>Training sets</source>
        <translation>Trainingsmengen</translation>
    </message>
    <message>
        <source>Trains a network to tell real pairs of inputs and target from mixed ones: inputs that it is sensitive to matter.</source>
        <translation>Trainiert ein Netz, echte Paare von Eingängen und Zielgröße von gemischten zu unterscheiden: Eingänge, für die es empfindlich ist, zählen.</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>Trees of a round</source>
        <translation>Bäume einer Runde</translation>
    </message>
    <message>
        <source>Trees of the columns left predict each sample that they have not seen: the error is squared, in variances of the target; of classes, it is the share of wrong ones.</source>
        <translation>Bäume der übrigen Spalten sagen jede Probe voraus, die sie nicht gesehen haben: Der Fehler ist quadriert, in Varianzen der Zielgröße; bei Klassen ist er der Anteil falscher.</translation>
    </message>
    <message>
        <source>Tries quick methods of several kinds and takes the one that predicts unseen samples best.</source>
        <translation>Versucht schnelle Methoden verschiedener Art und nimmt die, die ungesehene Proben am besten vorhersagt.</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Wahr</translation>
    </message>
    <message>
        <source>True and false discoveries</source>
        <translation>Richtige und falsche Entdeckungen</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>Twice the share</source>
        <translation>Doppelter Anteil</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Zwei Spalten</translation>
    </message>
    <message>
        <source>Units of each hidden layer of the critic.</source>
        <translation>Einheiten jeder verborgenen Schicht des Kritikers.</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisierung</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Aktualisierungen</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Validation samples: the map was not trained on them, but chosen by them. The closer to the line, the better. Several targets are in standard deviations from their means.</source>
        <translation>Validierungsproben: Die Abbildung wurde nicht auf ihnen trainiert, aber nach ihnen gewählt. Je näher an der Linie, desto besser. Mehrere Zielgrößen stehen in Standardabweichungen von ihren Mittelwerten.</translation>
    </message>
    <message>
        <source>Validation share</source>
        <translation>Validierungsanteil</translation>
    </message>
    <message>
        <source>Values are drawn</source>
        <translation>Werte werden gezogen</translation>
    </message>
    <message>
        <source>Values from the lowest to the highest: low &lt; medium &lt; high; of several columns: size: S &lt; M &lt; L | mood: bad &lt; good</source>
        <translation>Werte vom niedrigsten zum höchsten: niedrig &lt; mittel &lt; hoch; von mehreren Spalten: Größe: S &lt; M &lt; L | Laune: schlecht &lt; gut</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Waves are this long, in standard deviations; auto: a median (distance of two samples in the inputs of a wave).</source>
        <translation>So lang sind die Wellen, in Standardabweichungen; auto: ein Median (Abstand zweier Proben in den Eingängen einer Welle).</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Gewichtsabnahme</translation>
    </message>
    <message>
        <source>Weights are chosen so that near neighbours in the weighted inputs are near neighbours in the target. The default decays twice and starts twice, as a single descent often ends above the best. Learning rates and penalties are on the scale of the exact gradient: a rate eta with a penalty p in DADApy is eta/2 with 2p here. Four searches put this method to work on many sets of columns.</source>
        <translation>Gewichte werden so gewählt, dass nahe Nachbarn in den gewichteten Eingängen nahe Nachbarn in der Zielgröße sind. Voreingestellt ist, zweimal abzuklingen und zweimal zu beginnen, da ein einzelner Abstieg oft über dem Besten endet. Lernraten und Strafen beziehen sich auf den genauen Gradienten: Eine Rate eta mit einer Strafe p in DADApy ist hier eta/2 mit 2p. Vier Suchen setzen diese Methode auf viele Mengen von Spalten an.</translation>
    </message>
    <message>
        <source>Weights learned from each block</source>
        <translation>Gewichte aus jedem Block</translation>
    </message>
    <message>
        <source>Weights the inputs so that neighbours among them are neighbours in the target.</source>
        <translation>Gewichtet die Eingänge so, dass Nachbarn unter ihnen auch in der Zielgröße Nachbarn sind.</translation>
    </message>
    <message>
        <source>What a column needs to be confirmed.</source>
        <translation>Was eine Spalte braucht, um bestätigt zu werden.</translation>
    </message>
    <message>
        <source>What a random walk on the graph of neighbours leaves of the column, at most 1; constant columns have -1</source>
        <translation>Was eine Irrfahrt auf dem Graphen der Nachbarn von der Spalte übrig lässt, höchstens 1; konstante Spalten haben -1</translation>
    </message>
    <message>
        <source>What an open gate has to earn.</source>
        <translation>Was ein offenes Gate einbringen muss.</translation>
    </message>
    <message>
        <source>What becomes 0 and what becomes 1</source>
        <translation>Was zu 0 wird und was zu 1</translation>
    </message>
    <message>
        <source>What becomes of missing cells</source>
        <translation>Was aus fehlenden Zellen wird</translation>
    </message>
    <message>
        <source>What determines the automatic softmax width.</source>
        <translation>Was die automatische Softmax-Breite bestimmt.</translation>
    </message>
    <message>
        <source>What differs between the repeated runs.</source>
        <translation>Worin sich die wiederholten Läufe unterscheiden.</translation>
    </message>
    <message>
        <source>What good methods keep</source>
        <translation>Was gute Methoden behalten</translation>
    </message>
    <message>
        <source>What is added to the number of knockoffs that look like discoveries.</source>
        <translation>Was zur Zahl der Knockoffs addiert wird, die wie Entdeckungen aussehen.</translation>
    </message>
    <message>
        <source>What is learned.</source>
        <translation>Was gelernt wird.</translation>
    </message>
    <message>
        <source>What is lost of all products of samples, and so of distances, if the first features are transformed so that they keep as much as they can; of ranked samples: what is lost of the covariance of all inputs</source>
        <translation>Was von allen Produkten von Proben, und damit von Abständen, verloren geht, wenn die ersten Merkmale so transformiert werden, dass sie so viel wie möglich erhalten; bei geordneten Proben: was von der Kovarianz aller Eingänge verloren geht</translation>
    </message>
    <message>
        <source>What is made of the scores of a feature and its knockoff.</source>
        <translation>Was aus den Werten eines Merkmals und seines Knockoffs gebildet wird.</translation>
    </message>
    <message>
        <source>What kind of numbers the text becomes</source>
        <translation>Welche Art von Zahlen aus dem Text wird</translation>
    </message>
    <message>
        <source>What large values of the critic cost.</source>
        <translation>Was große Werte des Kritikers kosten.</translation>
    </message>
    <message>
        <source>What one unit of the input adds to the prediction, in the target&apos;s unit</source>
        <translation>Was eine Einheit des Eingangs zur Vorhersage beiträgt, in der Einheit der Zielgröße</translation>
    </message>
    <message>
        <source>What puts a method to work many times.</source>
        <translation>Was eine Methode viele Male arbeiten lässt.</translation>
    </message>
    <message>
        <source>What ranks the columns.</source>
        <translation>Wonach die Spalten geordnet werden.</translation>
    </message>
    <message>
        <source>What shares a random number.</source>
        <translation>Was eine Zufallszahl gemeinsam hat.</translation>
    </message>
    <message>
        <source>What slopes of the critic cost: more makes fewer features important.</source>
        <translation>Was Steigungen des Kritikers kosten: Mehr macht weniger Merkmale wichtig.</translation>
    </message>
    <message>
        <source>What the first column would say of the feature if it were in no group</source>
        <translation>Was die erste Spalte von dem Merkmal sagen würde, wenn es in keiner Gruppe wäre</translation>
    </message>
    <message>
        <source>What the knockoffs assume.</source>
        <translation>Was die Knockoffs voraussetzen.</translation>
    </message>
    <message>
        <source>What the next column has most of.</source>
        <translation>Wovon die nächste Spalte am meisten hat.</translation>
    </message>
    <message>
        <source>What the run found on each block, and the objective on every set of samples of the other blocks.</source>
        <translation>Was der Lauf auf jedem Block fand, und die Zielfunktion auf jeder Menge von Proben der anderen Blöcke.</translation>
    </message>
    <message>
        <source>What to choose, one by one.</source>
        <translation>Was ausgewählt wird, eins nach dem anderen.</translation>
    </message>
    <message>
        <source>What to do after the run to check how far its result can be trusted.</source>
        <translation>Was nach dem Lauf zu tun ist, um zu prüfen, wie weit man seinem Ergebnis trauen kann.</translation>
    </message>
    <message>
        <source>What to do with missing cells</source>
        <translation>Was mit fehlenden Zellen geschieht</translation>
    </message>
    <message>
        <source>What was left unexplained when it was chosen; 0: not chosen</source>
        <translation>Was unerklärt war, als es gewählt wurde; 0: nicht gewählt</translation>
    </message>
    <message>
        <source>When not</source>
        <translation>Wann nicht</translation>
    </message>
    <message>
        <source>When to use it</source>
        <translation>Wann man sie verwendet</translation>
    </message>
    <message>
        <source>Where samples left out have a larger error than samples trained on, the model fits noise. 1: the error of the mean of the samples trained on, or of always saying the most frequent class.</source>
        <translation>Wo weggelassene Proben einen größeren Fehler haben als trainierte, passt sich das Modell an Rauschen an. 1: der Fehler des Mittelwerts der trainierten Proben, oder davon, immer die häufigste Klasse zu sagen.</translation>
    </message>
    <message>
        <source>Where the descent starts. The deviation of a periodic column is that on its circle.</source>
        <translation>Wo der Abstieg beginnt. Die Abweichung einer periodischen Spalte ist die auf ihrem Kreis.</translation>
    </message>
    <message>
        <source>Where the error of the validation samples rises while the others fall, the map fits noise. 1 is no better than the mean of the target.</source>
        <translation>Wo der Fehler der Validierungsproben steigt, während die anderen fallen, passt sich die Abbildung an Rauschen an. 1 ist nicht besser als der Mittelwert der Zielgröße.</translation>
    </message>
    <message>
        <source>Where the gate stands: above 0 it is open, from 1 whatever its noise</source>
        <translation>Wo das Gate steht: Über 0 ist es offen, ab 1 bei jedem Rauschen</translation>
    </message>
    <message>
        <source>Where the selection starts.</source>
        <translation>Wo die Auswahl beginnt.</translation>
    </message>
    <message>
        <source>Where the selection starts: distances need a first point.</source>
        <translation>Wo die Auswahl beginnt: Abstände brauchen einen ersten Punkt.</translation>
    </message>
    <message>
        <source>Whether features are selected by a rule.</source>
        <translation>Ob Merkmale nach einer Regel ausgewählt werden.</translation>
    </message>
    <message>
        <source>Which eigenvalues of X&apos;X count as zero in its inverse square root.</source>
        <translation>Welche Eigenwerte von X&apos;X in ihrer inversen Quadratwurzel als null zählen.</translation>
    </message>
    <message>
        <source>Which features of a run count as found.</source>
        <translation>Welche Merkmale eines Laufs als gefunden zählen.</translation>
    </message>
    <message>
        <source>Which inputs are found together or not at all; the rate then holds for groups.</source>
        <translation>Welche Eingänge gemeinsam oder gar nicht gefunden werden; die Rate gilt dann für Gruppen.</translation>
    </message>
    <message>
        <source>Which map the training starts from.</source>
        <translation>Mit welcher Abbildung das Training beginnt.</translation>
    </message>
    <message>
        <source>Which samples a sample is compared with.</source>
        <translation>Mit welchen Proben eine Probe verglichen wird.</translation>
    </message>
    <message>
        <source>Which samples are left out together. Whole groups, and stretches of time, always are.</source>
        <translation>Welche Proben zusammen weggelassen werden. Ganze Gruppen und Zeitabschnitte werden es immer.</translation>
    </message>
    <message>
        <source>Who keeps which column</source>
        <translation>Wer welche Spalte behält</translation>
    </message>
    <message>
        <source>Width adapts to</source>
        <translation>Breite richtet sich nach</translation>
    </message>
    <message>
        <source>Width along inputs</source>
        <translation>Breite entlang der Eingänge</translation>
    </message>
    <message>
        <source>Width along the target</source>
        <translation>Breite entlang der Zielgröße</translation>
    </message>
    <message>
        <source>Width of the kernel in units of the median squared distance to that neighbour.</source>
        <translation>Breite des Kernels in Einheiten des Medians der quadrierten Abstände zu diesem Nachbarn.</translation>
    </message>
    <message>
        <source>Width of the kernel, in medians of the distances at the start; auto: by trial (what predicts best there).</source>
        <translation>Breite des Kernels, in Medianen der anfänglichen Abstände; auto: durch Probieren (was dort am besten vorhersagt).</translation>
    </message>
    <message>
        <source>Width t</source>
        <translation>Breite t</translation>
    </message>
    <message>
        <source>With knockoffs</source>
        <translation>Mit Knockoffs</translation>
    </message>
    <message>
        <source>With residuals</source>
        <translation>Mit Residuen</translation>
    </message>
    <message>
        <source>X: N samples, columns at equal spread; z: gates, which open and close at random with ε_{d} from a normal distribution; R_{d}: the chance that gate d is open; P: a random walk between neighbours in what the gates let through, found anew in each step; μ: learned. With Loss: price of a gate, λ R_{d} is added for each gate instead.</source>
        <translation>X: N Proben, Spalten bei gleicher Streuung; z: Gates, die sich mit ε_{d} aus einer Normalverteilung zufällig öffnen und schließen; R_{d}: die Wahrscheinlichkeit, dass Gate d offen ist; P: eine Irrfahrt zwischen Nachbarn in dem, was die Gates durchlassen, in jedem Schritt neu bestimmt; μ: gelernt. Mit dem Verlust Preis eines Gates wird stattdessen für jedes Gate λ R_{d} addiert.</translation>
    </message>
    <message>
        <source>X: inputs; X_{j}: the column chosen last; π_{j}: how much column j has of the k leading eigenvectors. For samples, the same with rows and X X^{T}.</source>
        <translation>X: Eingänge; X_{j}: die zuletzt gewählte Spalte; π_{j}: wie viel die Spalte j von den k führenden Eigenvektoren hat. Für Proben dasselbe mit Zeilen und X X^{T}.</translation>
    </message>
    <message>
        <source>X: inputs; Y: target, or a column of 0 and 1 for each class; S: what is chosen so far; α: the mixing, 1 for the inputs alone, 0 for the target alone. For samples, K = α X X^{T} + (1 − α) Y Y^{T}.</source>
        <translation>X: Eingänge; Y: Zielgröße, oder für jede Klasse eine Spalte aus 0 und 1; S: was bisher gewählt ist; α: die Mischung, 1 für die Eingänge allein, 0 für die Zielgröße allein. Für Proben ist K = α X X^{T} + (1 − α) Y Y^{T}.</translation>
    </message>
    <message>
        <source>X: inputs; Y: target, or a column of 0 and 1 for each class; X_{j}: the column chosen last; π_{j}: how much column j has of the k leading eigenvectors; α: the mixing, 1 for the inputs alone, 0 for the target alone. For samples, the same with rows and the Gram matrix.</source>
        <translation>X: Eingänge; Y: Zielgröße, oder für jede Klasse eine Spalte aus 0 und 1; X_{j}: die zuletzt gewählte Spalte; π_{j}: wie viel die Spalte j von den k führenden Eigenvektoren hat; α: die Mischung, 1 für die Eingänge allein, 0 für die Zielgröße allein. Für Proben dasselbe mit Zeilen und der Gram-Matrix.</translation>
    </message>
    <message>
        <source>X_{j}: column j of the inputs, or row j where samples are chosen; S: what is chosen so far.</source>
        <translation>X_{j}: die Spalte j der Eingänge, oder die Zeile j, wenn Proben gewählt werden; S: was bisher gewählt ist.</translation>
    </message>
    <message>
        <source>a condition such as x1 &gt; 0.5 and label = folded (with &lt;, &lt;=, &gt;, &gt;=, =, !=; conditions joined by and)</source>
        <translation>eine Bedingung wie x1 &gt; 0.5 and label = folded (mit &lt;, &lt;=, &gt;, &gt;=, =, !=; Bedingungen durch and verbunden)</translation>
    </message>
    <message>
        <source>a factor for each input: which inputs matter</source>
        <translation>ein Faktor für jeden Eingang: welche Eingänge zählen</translation>
    </message>
    <message>
        <source>a growing penalty removes one feature after another</source>
        <translation>eine wachsende Strafe entfernt ein Merkmal nach dem anderen</translation>
    </message>
    <message>
        <source>a list, one per input</source>
        <translation>eine Liste, eine Zahl je Eingang</translation>
    </message>
    <message>
        <source>a median</source>
        <translation>ein Median</translation>
    </message>
    <message>
        <source>a ranking only</source>
        <translation>nur eine Rangfolge</translation>
    </message>
    <message>
        <source>a start</source>
        <translation>ein Start</translation>
    </message>
    <message>
        <source>a tenth of its distance, sample by sample</source>
        <translation>ein Zehntel seines Abstands, Probe für Probe</translation>
    </message>
    <message>
        <source>a tenth of its mean distance</source>
        <translation>ein Zehntel seines mittleren Abstands</translation>
    </message>
    <message>
        <source>about seven digits, up to twice as fast</source>
        <translation>etwa sieben Stellen, bis zu doppelt so schnell</translation>
    </message>
    <message>
        <source>about sixteen digits</source>
        <translation>etwa sechzehn Stellen</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>adapts</source>
        <translation>passt sich an</translation>
    </message>
    <message>
        <source>adapts to each weight; needs no tuning</source>
        <translation>passt sich an jedes Gewicht an; braucht keine Einstellung</translation>
    </message>
    <message>
        <source>adds the feature that helps most</source>
        <translation>nimmt das Merkmal hinzu, das am meisten hilft</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>alle Spalten</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>alle Merkmale</translation>
    </message>
    <message>
        <source>all features count equally at the start</source>
        <translation>alle Merkmale zählen am Anfang gleich viel</translation>
    </message>
    <message>
        <source>all for numbers, the square root of their number for classes</source>
        <translation>alle bei Zahlen, bei Klassen die Wurzel ihrer Anzahl</translation>
    </message>
    <message>
        <source>all neighbours count alike</source>
        <translation>alle Nachbarn zählen gleich</translation>
    </message>
    <message>
        <source>all samples</source>
        <translation>alle Proben</translation>
    </message>
    <message>
        <source>all samples that are nearer than usual</source>
        <translation>alle Proben, die näher sind als üblich</translation>
    </message>
    <message>
        <source>any linear map: directions that run across the inputs</source>
        <translation>jede lineare Abbildung: Richtungen quer durch die Eingänge</translation>
    </message>
    <message>
        <source>are a value of their own</source>
        <translation>sind ein eigener Wert</translation>
    </message>
    <message>
        <source>as DADApy: of a periodic column, it depends on where the circle is cut</source>
        <translation>wie DADApy: Bei einer periodischen Spalte hängt sie davon ab, wo der Kreis aufgeschnitten ist</translation>
    </message>
    <message>
        <source>as far as the kernel is wide</source>
        <translation>so weit, wie der Kernel breit ist</translation>
    </message>
    <message>
        <source>as in DADApy, even where fewer features have ended lower</source>
        <translation>wie in DADApy, auch wenn weniger Merkmale niedriger endeten</translation>
    </message>
    <message>
        <source>as in scikit-matter</source>
        <translation>wie in scikit-matter</translation>
    </message>
    <message>
        <source>as in scikit-matter&apos;s column mode</source>
        <translation>wie im Spaltenmodus von scikit-matter</translation>
    </message>
    <message>
        <source>as in scikit-matter; depends on the scale</source>
        <translation>wie in scikit-matter; hängt von der Skala ab</translation>
    </message>
    <message>
        <source>as in the paper and DADApy</source>
        <translation>wie im Artikel und in DADApy</translation>
    </message>
    <message>
        <source>as in the paper and DADApy; units matter</source>
        <translation>wie im Artikel und in DADApy; Einheiten spielen eine Rolle</translation>
    </message>
    <message>
        <source>as in the paper; depends on the seed</source>
        <translation>wie im Artikel; hängt vom Startwert ab</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>as many as there are true columns; only scores above 0 count</source>
        <translation>so viele, wie es wahre Spalten gibt; nur Werte über 0 zählen</translation>
    </message>
    <message>
        <source>as many inputs as samples, in the same order; they are not scaled</source>
        <translation>so viele Eingänge wie Proben, in derselben Reihenfolge; sie werden nicht skaliert</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>wie veröffentlicht</translation>
    </message>
    <message>
        <source>as they are in the table; units matter</source>
        <translation>wie sie in der Tabelle stehen; Einheiten spielen eine Rolle</translation>
    </message>
    <message>
        <source>as usually passed to scikit-matter</source>
        <translation>wie gewöhnlich an scikit-matter übergeben</translation>
    </message>
    <message>
        <source>at least as good as this run</source>
        <translation>mindestens so gut wie dieser Lauf</translation>
    </message>
    <message>
        <source>b: one coefficient an input, at equal spread unless you say otherwise; λ: the penalty, chosen by cross-validation; α: the L1 ratio, 1 for the lasso. Classes are fitted as columns of 0 and 1.</source>
        <translation>b: ein Koeffizient je Eingang, bei gleicher Streuung, wenn Sie nichts anderes sagen; λ: die Strafe, durch Kreuzvalidierung gewählt; α: der L1-Anteil, 1 beim Lasso. Klassen werden als Spalten aus 0 und 1 angepasst.</translation>
    </message>
    <message>
        <source>binomial tests of hits, as if rounds on the same samples were independent: finds something in two of five tables of noise</source>
        <translation>Binomialtests der Treffer, als wären Runden auf denselben Proben unabhängig: findet in zwei von fünf Tabellen aus Rauschen etwas</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>block </source>
        <translation>Block </translation>
    </message>
    <message>
        <source>by how much the error of samples that a tree has not seen grows where the column is permuted; around 0 for noise</source>
        <translation>um wie viel der Fehler von Proben wächst, die ein Baum nicht gesehen hat, wenn die Spalte permutiert ist; um 0 bei Rauschen</translation>
    </message>
    <message>
        <source>by the folds</source>
        <translation>durch die Teilungen</translation>
    </message>
    <message>
        <source>by the seed</source>
        <translation>nach dem Startwert</translation>
    </message>
    <message>
        <source>by trial</source>
        <translation>durch Probieren</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>chosen because</source>
        <translation>gewählt, weil</translation>
    </message>
    <message>
        <source>chosen besides</source>
        <translation>außerdem gewählt</translation>
    </message>
    <message>
        <source>chosen by all</source>
        <translation>von allen gewählt</translation>
    </message>
    <message>
        <source>chosen by both</source>
        <translation>von beiden gewählt</translation>
    </message>
    <message>
        <source>chosen by one alone</source>
        <translation>nur von einem gewählt</translation>
    </message>
    <message>
        <source>chosen columns</source>
        <translation>gewählte Spalten</translation>
    </message>
    <message>
        <source>coarser structure</source>
        <translation>gröbere Struktur</translation>
    </message>
    <message>
        <source>columns keep their relation</source>
        <translation>Spalten behalten ihr Verhältnis</translation>
    </message>
    <message>
        <source>columns that represent all columns</source>
        <translation>Spalten, die alle Spalten vertreten</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>konvergiert</translation>
    </message>
    <message>
        <source>cosine and exponential; the lower DII is kept</source>
        <translation>Kosinus und exponentiell; die niedrigere DII wird behalten</translation>
    </message>
    <message>
        <source>cosine decay</source>
        <translation>Kosinus-Abfall</translation>
    </message>
    <message>
        <source>do clusters in the best few features find the classes?</source>
        <translation>finden Cluster in den besten wenigen Merkmalen die Klassen?</translation>
    </message>
    <message>
        <source>does a regression need fewer samples in the learned space?</source>
        <translation>braucht eine Regression im gelernten Raum weniger Proben?</translation>
    </message>
    <message>
        <source>does each feature beat permuted copies of the inputs?</source>
        <translation>übertrifft jedes Merkmal permutierte Kopien der Eingänge?</translation>
    </message>
    <message>
        <source>does not depend on the table&apos;s order</source>
        <translation>hängt nicht von der Reihenfolge der Tabelle ab</translation>
    </message>
    <message>
        <source>does the target matter?</source>
        <translation>kommt es auf die Zielgröße an?</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>zufällig gezogen</translation>
    </message>
    <message>
        <source>e-value</source>
        <translation>e-Wert</translation>
    </message>
    <message>
        <source>e_{t}: the error of tree t on the samples that it has not seen, squared for numbers, the share of wrong classes for classes; permuted: the values of column j are put into another order among these samples; the mean is over the trees.</source>
        <translation>e_{t}: der Fehler des Baums t auf den Proben, die er nicht gesehen hat, quadriert bei Zahlen, bei Klassen der Anteil falscher; permutiert: Die Werte der Spalte j werden unter diesen Proben in eine andere Reihenfolge gebracht; gemittelt wird über die Bäume.</translation>
    </message>
    <message>
        <source>each at standard deviation 1</source>
        <translation>jede mit Standardabweichung 1</translation>
    </message>
    <message>
        <source>each divided by its standard deviation</source>
        <translation>jede durch ihre Standardabweichung geteilt</translation>
    </message>
    <message>
        <source>each from the others</source>
        <translation>jede aus den anderen</translation>
    </message>
    <message>
        <source>eigenvalue</source>
        <translation>Eigenwert</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>eta at least 2/D: a rule of thumb without a guarantee</source>
        <translation>eta mindestens 2/D: eine Faustregel ohne Garantie</translation>
    </message>
    <message>
        <source>every method</source>
        <translation>jede Methode</translation>
    </message>
    <message>
        <source>every method; needs a label, and says nothing of selected samples</source>
        <translation>jede Methode; braucht eine Spalte mit der Rolle Klasse und sagt nichts über ausgewählte Proben</translation>
    </message>
    <message>
        <source>every method; says nothing of selected samples</source>
        <translation>jede Methode; sagt nichts über ausgewählte Proben</translation>
    </message>
    <message>
        <source>every subset; up to 16 inputs</source>
        <translation>jede Teilmenge; bis zu 16 Eingänge</translation>
    </message>
    <message>
        <source>exp(-d^2 / t): near neighbours count more</source>
        <translation>exp(-d^2 / t): Nahe Nachbarn zählen mehr</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>explained</source>
        <translation>erklärt</translation>
    </message>
    <message>
        <source>explained columns divided by their spread</source>
        <translation>erklärte Spalten durch ihre Streuung geteilt</translation>
    </message>
    <message>
        <source>exponential decay</source>
        <translation>exponentieller Abfall</translation>
    </message>
    <message>
        <source>f: a column with mean 0; W: the affinity of neighbouring samples, D its row sums, so that P is a random walk between neighbours; t: its steps. Large: the walk leaves most of the column, which ranks high.</source>
        <translation>f: eine Spalte mit Mittelwert 0; W: die Affinität benachbarter Proben, D ihre Zeilensummen, so dass P eine Irrfahrt zwischen Nachbarn ist; t: deren Schritte. Groß: Die Irrfahrt lässt das meiste der Spalte übrig, die weit vorn steht.</translation>
    </message>
    <message>
        <source>f: a column; W: the affinity of neighbouring samples, 0 for others; t: its width. Small: the column changes little between neighbours, and ranks high.</source>
        <translation>f: eine Spalte; W: die Affinität benachbarter Proben, 0 für andere; t: ihre Breite. Klein: Die Spalte ändert sich wenig zwischen Nachbarn und steht weit vorn.</translation>
    </message>
    <message>
        <source>f: the critic, a network of inputs and target; P: pairs of inputs and target as they are; Q: pairs that were mixed; η_{j}: the importance of input j; λ: the penalty of slopes; ρ: of large values.</source>
        <translation>f: der Kritiker, ein Netz aus Eingängen und Zielgröße; P: Paare von Eingängen und Zielgröße, wie sie sind; Q: gemischte Paare; η_{j}: die Wichtigkeit des Eingangs j; λ: die Strafe für Steigungen; ρ: die für große Werte.</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>falls to 0 at the last epoch</source>
        <translation>fällt bis zur letzten Epoche auf 0</translation>
    </message>
    <message>
        <source>falls to 0 halfway, begins anew and falls to 0 at the last epoch; under a penalty: cosine</source>
        <translation>fällt bis zur Mitte auf 0, beginnt von vorn und fällt bis zur letzten Epoche auf 0; unter einer Strafe: Kosinus</translation>
    </message>
    <message>
        <source>false discovery rate </source>
        <translation>Falschentdeckungsrate </translation>
    </message>
    <message>
        <source>fast; weak where any two inputs are alike</source>
        <translation>schnell; schwach, wenn irgendwelche zwei Eingänge sich ähneln</translation>
    </message>
    <message>
        <source>features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>features kept</source>
        <translation>behaltene Merkmale</translation>
    </message>
    <message>
        <source>fewer than 1/q discoveries are impossible: 5 at q = 0.2</source>
        <translation>weniger als 1/q Entdeckungen sind unmöglich: 5 bei q = 0.2</translation>
    </message>
    <message>
        <source>fill with the median</source>
        <translation>mit dem Median füllen</translation>
    </message>
    <message>
        <source>fitted half</source>
        <translation>angepasste Hälfte</translation>
    </message>
    <message>
        <source>for few discoveries; only a modified rate is kept</source>
        <translation>für wenige Entdeckungen; nur eine abgewandelte Rate wird eingehalten</translation>
    </message>
    <message>
        <source>for many more samples than inputs, and 0/1 columns</source>
        <translation>für weit mehr Proben als Eingänge, und für Spalten aus 0 und 1</translation>
    </message>
    <message>
        <source>groups that are written down</source>
        <translation>Gruppen, die aufgeschrieben sind</translation>
    </message>
    <message>
        <source>halves every 10 epochs</source>
        <translation>halbiert sich alle 10 Epochen</translation>
    </message>
    <message>
        <source>hardest to reconstruct from all other columns</source>
        <translation>am schwersten aus allen anderen Spalten wiederherzustellen</translation>
    </message>
    <message>
        <source>held-out error</source>
        <translation>Fehler auf zurückgehaltenen Proben</translation>
    </message>
    <message>
        <source>held-out samples</source>
        <translation>zurückgehaltene Proben</translation>
    </message>
    <message>
        <source>hits, and a margin over the shadows that no target in random order reaches</source>
        <translation>Treffer, und ein Abstand zu den Schatten, den keine Zielgröße in zufälliger Reihenfolge erreicht</translation>
    </message>
    <message>
        <source>how much of a known answer is found, and how much is false?</source>
        <translation>wie viel von einer bekannten Antwort gefunden wird und wie viel davon falsch ist</translation>
    </message>
    <message>
        <source>how often is each feature selected?</source>
        <translation>wie oft wird jedes Merkmal ausgewählt?</translation>
    </message>
    <message>
        <source>how well does it predict samples that were left out?</source>
        <translation>wie gut sagt es weggelassene Proben vorher?</translation>
    </message>
    <message>
        <source>in each sample, 4 of 40 columns count; 10 more columns say which</source>
        <translation>in jeder Probe zählen 4 von 40 Spalten; 10 weitere Spalten sagen, welche</translation>
    </message>
    <message>
        <source>in no group</source>
        <translation>in keiner Gruppe</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>inputs as they are</source>
        <translation>Eingänge, wie sie sind</translation>
    </message>
    <message>
        <source>inputs at equal spread</source>
        <translation>Eingänge bei gleicher Streuung</translation>
    </message>
    <message>
        <source>inputs of one group of the data panel</source>
        <translation>Eingänge einer Gruppe des Datenbereichs</translation>
    </message>
    <message>
        <source>inputs, all, or names, numbers and ranges such as x1,x2 or 3-7</source>
        <translation>inputs, all, oder Namen, Nummern und Bereiche wie x1,x2 oder 3-7</translation>
    </message>
    <message>
        <source>inputs: all columns of text most cells of which are numbers; or names and ranges such as x1,x2 or 3-7</source>
        <translation>inputs: alle Spalten aus Text, deren Zellen meist Zahlen sind; oder Namen und Bereiche wie x1,x2 oder 3-7</translation>
    </message>
    <message>
        <source>is the selection better than chance?</source>
        <translation>ist die Auswahl besser als Zufall?</translation>
    </message>
    <message>
        <source>iteration limit</source>
        <translation>Grenze der Iterationen</translation>
    </message>
    <message>
        <source>judging half</source>
        <translation>beurteilende Hälfte</translation>
    </message>
    <message>
        <source>k at the end</source>
        <translation>k am Ende</translation>
    </message>
    <message>
        <source>k at the start</source>
        <translation>k am Anfang</translation>
    </message>
    <message>
        <source>k decreases along a cosine from the first to the last epoch.</source>
        <translation>k fällt entlang eines Kosinus von der ersten bis zur letzten Epoche.</translation>
    </message>
    <message>
        <source>k-th neighbour</source>
        <translation>k-ter Nachbar</translation>
    </message>
    <message>
        <source>k-th neighbour, each sample</source>
        <translation>k-ter Nachbar, jede Probe</translation>
    </message>
    <message>
        <source>k: number of leading eigenvectors in the score; the paper advises 1, and at most the number of target columns.</source>
        <translation>k: Anzahl der führenden Eigenvektoren in der Bewertung; der Artikel rät zu 1 und zu höchstens so vielen, wie die Zielgröße Spalten hat.</translation>
    </message>
    <message>
        <source>kept products</source>
        <translation>erhaltene Produkte</translation>
    </message>
    <message>
        <source>kernel ridge</source>
        <translation>Kernel-Ridge</translation>
    </message>
    <message>
        <source>knowing nothing</source>
        <translation>„nichts wissen“</translation>
    </message>
    <message>
        <source>largest of the permuted columns</source>
        <translation>größte der permutierten Spalten</translation>
    </message>
    <message>
        <source>least correlated with their features</source>
        <translation>am wenigsten mit ihren Merkmalen korreliert</translation>
    </message>
    <message>
        <source>least possible</source>
        <translation>kleinstmöglich</translation>
    </message>
    <message>
        <source>leave columns out</source>
        <translation>Spalten auslassen</translation>
    </message>
    <message>
        <source>leave samples out</source>
        <translation>Proben auslassen</translation>
    </message>
    <message>
        <source>limit at q = </source>
        <translation>Grenze bei q = </translation>
    </message>
    <message>
        <source>linear relations only; faster</source>
        <translation>nur lineare Zusammenhänge; schneller</translation>
    </message>
    <message>
        <source>loss of X</source>
        <translation>Verlust von X</translation>
    </message>
    <message>
        <source>loss of Y</source>
        <translation>Verlust von Y</translation>
    </message>
    <message>
        <source>loss of the kernel</source>
        <translation>Verlust des Kernels</translation>
    </message>
    <message>
        <source>m: the method that ranks the columns in the training part of fold f; k: how many of the best are kept; p: what predicts from these, a ridge regression, nearest neighbours or a forest; E_{f}: the error on the samples of the fold. The fewest columns within half a standard error of the least are taken.</source>
        <translation>m: die Methode, die die Spalten im Trainingsteil der Teilung f ordnet; k: wie viele der besten behalten werden; p: was aus diesen vorhersagt, eine Ridge-Regression, nächste Nachbarn oder ein Wald; E_{f}: der Fehler auf den Proben der Teilung. Genommen werden die wenigsten Spalten, deren Fehler höchstens einen halben Standardfehler über dem kleinsten liegt.</translation>
    </message>
    <message>
        <source>max(a, 0)</source>
        <translation>max(a, 0)</translation>
    </message>
    <message>
        <source>median and middle half</source>
        <translation>Median und mittlere Hälfte</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>methods that can be run on some of the inputs, under a penalty: of those here, the DII</source>
        <translation>Methoden, die sich auf einem Teil der Eingänge ausführen lassen, unter einer Strafe: von den hiesigen die DII</translation>
    </message>
    <message>
        <source>methods that can be run on some of the inputs: of those here, the DII</source>
        <translation>Methoden, die sich auf einem Teil der Eingänge ausführen lassen: von den hiesigen die DII</translation>
    </message>
    <message>
        <source>methods that can evaluate their weights on other samples</source>
        <translation>Methoden, die ihre Gewichte auf anderen Proben auswerten können</translation>
    </message>
    <message>
        <source>methods that can explain a target of numbers</source>
        <translation>Methoden, die eine Zielgröße aus Zahlen erklären können</translation>
    </message>
    <message>
        <source>methods that explain a target</source>
        <translation>Methoden, die eine Zielgröße erklären</translation>
    </message>
    <message>
        <source>methods that explain a target and end with a number that says how well</source>
        <translation>Methoden, die eine Zielgröße erklären und mit einer Zahl enden, die sagt, wie gut</translation>
    </message>
    <message>
        <source>methods that fit a model</source>
        <translation>Methoden, die ein Modell anpassen</translation>
    </message>
    <message>
        <source>methods that learn a space; needs a target of columns</source>
        <translation>Methoden, die einen Raum lernen; braucht eine Zielgröße aus Spalten</translation>
    </message>
    <message>
        <source>mixing </source>
        <translation>Mischung </translation>
    </message>
    <message>
        <source>model-X knockoffs that take the inputs&apos; own kind of values: 0/1 inputs by logistic and counts by Poisson regression on the others, all other inputs with residuals; as good as these fits</source>
        <translation>Model-X-Knockoffs, die Werte derselben Art wie die Eingänge annehmen: 0/1-Eingänge durch logistische und Anzahlen durch Poisson-Regression auf die anderen, alle anderen Eingänge mit Residuen; so gut wie diese Anpassungen</translation>
    </message>
    <message>
        <source>natural (e)</source>
        <translation>natürlich (e)</translation>
    </message>
    <message>
        <source>nearest samples of the same and of another target; numbers are the same within one standard deviation</source>
        <translation>nächste Proben derselben und einer anderen Zielgröße; Zahlen sind innerhalb einer Standardabweichung dieselben</translation>
    </message>
    <message>
        <source>nearest samples, by how much their targets differ</source>
        <translation>nächste Proben, danach, wie sehr sich ihre Zielgrößen unterscheiden</translation>
    </message>
    <message>
        <source>nearly the same</source>
        <translation>fast dasselbe</translation>
    </message>
    <message>
        <source>neighbours and affinities by the angle between samples, seen from their mean</source>
        <translation>Nachbarn und Affinitäten nach dem Winkel zwischen Proben, von ihrem Mittelwert aus gesehen</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>normal numbers, by the seed</source>
        <translation>normalverteilte Zahlen, nach dem Startwert</translation>
    </message>
    <message>
        <source>not</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>number of columns chosen</source>
        <translation>Anzahl der gewählten Spalten</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>of no use</source>
        <translation>ohne Nutzen</translation>
    </message>
    <message>
        <source>of one with the other&apos;s knockoff</source>
        <translation>des einen mit dem Knockoff des anderen</translation>
    </message>
    <message>
        <source>of the columns: correlated columns share the importance</source>
        <translation>der Spalten: korrelierte Spalten teilen sich die Wichtigkeit</translation>
    </message>
    <message>
        <source>of the error of knowing nothing</source>
        <translation>des Fehlers von „nichts wissen“</translation>
    </message>
    <message>
        <source>of the error of the mean</source>
        <translation>des Fehlers des Mittelwerts</translation>
    </message>
    <message>
        <source>of the inputs</source>
        <translation>der Eingänge</translation>
    </message>
    <message>
        <source>of the table; all inputs equally weighted if it has none</source>
        <translation>der Tabelle; alle Eingänge gleich gewichtet, wenn sie keine hat</translation>
    </message>
    <message>
        <source>of their knockoffs</source>
        <translation>ihrer Knockoffs</translation>
    </message>
    <message>
        <source>of their number: fast, and weak columns have their turn</source>
        <translation>ihrer Anzahl: schnell, und schwache Spalten kommen an die Reihe</translation>
    </message>
    <message>
        <source>on logits whose softmax is eta</source>
        <translation>auf Logits, deren Softmax eta ist</translation>
    </message>
    <message>
        <source>one column for each value</source>
        <translation>eine Spalte für jeden Wert</translation>
    </message>
    <message>
        <source>one column in twenty by chance</source>
        <translation>eine von zwanzig Spalten durch Zufall</translation>
    </message>
    <message>
        <source>one factor, for columns with the same unit (descriptors)</source>
        <translation>ein Faktor, für Spalten mit derselben Einheit (Deskriptoren)</translation>
    </message>
    <message>
        <source>one for each sample, too; slower to decide</source>
        <translation>auch für jede Probe eine; braucht länger bis zur Entscheidung</translation>
    </message>
    <message>
        <source>one number for a column and a step</source>
        <translation>eine Zahl für eine Spalte und einen Schritt</translation>
    </message>
    <message>
        <source>one solution with all inputs</source>
        <translation>eine Lösung mit allen Eingängen</translation>
    </message>
    <message>
        <source>only the run itself</source>
        <translation>nur der Lauf selbst</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>open columns</source>
        <translation>offene Spalten</translation>
    </message>
    <message>
        <source>open whatever the noise</source>
        <translation>bei jedem Rauschen offen</translation>
    </message>
    <message>
        <source>overlap with the known weights</source>
        <translation>Überlappung mit den bekannten Gewichten</translation>
    </message>
    <message>
        <source>p in 1/(2n) |y - Xb|^2 + p (r |b|_1 + (1 - r)/2 |b|^2) with r the L1 ratio and inputs and target in standard deviations, as scikit-learn&apos;s alpha is when both are: the larger, the fewer coefficients. Auto: by the folds (what predicts those best that are left out).</source>
        <translation>p in 1/(2n) |y - Xb|^2 + p (r |b|_1 + (1 - r)/2 |b|^2), mit r dem L1-Anteil und Eingängen und Zielgröße in Standardabweichungen, wie alpha in scikit-learn, wenn beide es sind: je größer, desto weniger Koeffizienten. Auto: durch die Teilungen (was die weggelassenen am besten vorhersagt).</translation>
    </message>
    <message>
        <source>p-value</source>
        <translation>p-Wert</translation>
    </message>
    <message>
        <source>p-values</source>
        <translation>p-Werte</translation>
    </message>
    <message>
        <source>p-values: could the other features stand in for one?</source>
        <translation>p-Werte: könnten die anderen Merkmale eines ersetzen?</translation>
    </message>
    <message>
        <source>penalty </source>
        <translation>Strafe </translation>
    </message>
    <message>
        <source>permuted target</source>
        <translation>permutierte Zielgröße</translation>
    </message>
    <message>
        <source>polynomials of each input alone: sees no pure interactions</source>
        <translation>Polynome jedes Eingangs für sich: sieht keine reinen Wechselwirkungen</translation>
    </message>
    <message>
        <source>prepared by</source>
        <translation>vorbereitet durch</translation>
    </message>
    <message>
        <source>principal directions if there are fewer components than inputs</source>
        <translation>Hauptrichtungen, wenn es weniger Komponenten als Eingänge gibt</translation>
    </message>
    <message>
        <source>purity of clusters</source>
        <translation>Reinheit der Cluster</translation>
    </message>
    <message>
        <source>q-value</source>
        <translation>q-Wert</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>Quartile</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>r: the correlation of a column with the target; n_{c}, m_{c}: number and mean of the samples of class c, of C; m: the mean of all. From F comes a p-value; those below the level of Benjamini and Hochberg are selected.</source>
        <translation>r: die Korrelation einer Spalte mit der Zielgröße; n_{c}, m_{c}: Anzahl und Mittelwert der Proben der Klasse c von C; m: der Mittelwert aller. Aus F folgt ein p-Wert; ausgewählt werden die unter dem Niveau von Benjamini und Hochberg.</translation>
    </message>
    <message>
        <source>random columns</source>
        <translation>zufällige Spalten</translation>
    </message>
    <message>
        <source>random columns, as many</source>
        <translation>ebenso viele zufällige Spalten</translation>
    </message>
    <message>
        <source>random order</source>
        <translation>zufällige Reihenfolge</translation>
    </message>
    <message>
        <source>random subsets</source>
        <translation>zufällige Teilmengen</translation>
    </message>
    <message>
        <source>random waves along a few inputs each</source>
        <translation>zufällige Wellen entlang je weniger Eingänge</translation>
    </message>
    <message>
        <source>random waves along all inputs: for few inputs</source>
        <translation>zufällige Wellen entlang aller Eingänge: für wenige Eingänge</translation>
    </message>
    <message>
        <source>range</source>
        <translation>Spannweite</translation>
    </message>
    <message>
        <source>ranking</source>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>rare 0/1 columns in groups, as of mutations against a drug&apos;s resistance</source>
        <translation>seltene Spalten aus 0 und 1 in Gruppen, wie von Mutationen gegen die Resistenz eines Wirkstoffs</translation>
    </message>
    <message>
        <source>relations of any form</source>
        <translation>Zusammenhänge jeder Form</translation>
    </message>
    <message>
        <source>relative weight</source>
        <translation>relatives Gewicht</translation>
    </message>
    <message>
        <source>relative weights</source>
        <translation>relative Gewichte</translation>
    </message>
    <message>
        <source>relevance less redundancy</source>
        <translation>Relevanz weniger Redundanz</translation>
    </message>
    <message>
        <source>relevance over redundancy</source>
        <translation>Relevanz durch Redundanz</translation>
    </message>
    <message>
        <source>repeatedly drops the smallest weight, which of correlated columns may be the wrong one: they share theirs</source>
        <translation>lässt immer wieder das kleinste Gewicht weg, was bei korrelierten Spalten die falsche treffen kann: Sie teilen sich ihr Gewicht</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>ridge</source>
        <translation>Ridge</translation>
    </message>
    <message>
        <source>rows that represent all rows</source>
        <translation>Zeilen, die alle Zeilen vertreten</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>samples left out</source>
        <translation>weggelassene Proben</translation>
    </message>
    <message>
        <source>samples that follow each other: for tables in the order of time</source>
        <translation>Proben, die aufeinanderfolgen: für Tabellen in zeitlicher Reihenfolge</translation>
    </message>
    <message>
        <source>samples trained on</source>
        <translation>trainierte Proben</translation>
    </message>
    <message>
        <source>samples&apos; correlations</source>
        <translation>Korrelationen der Proben</translation>
    </message>
    <message>
        <source>score of the feature less that of its knockoff</source>
        <translation>Wert des Merkmals weniger dem seines Knockoffs</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>shrunk, unless that loses correlations that the samples clearly show</source>
        <translation>geschrumpft, außer wenn dabei Korrelationen verloren gehen, die die Proben deutlich zeigen</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>glatt</translation>
    </message>
    <message>
        <source>smoothness divided by the number of open gates</source>
        <translation>Glattheit geteilt durch die Anzahl der offenen Gates</translation>
    </message>
    <message>
        <source>smoothness minus lambda for each open gate</source>
        <translation>Glattheit minus lambda für jedes offene Gate</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>standard errors</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>start </source>
        <translation>Start </translation>
    </message>
    <message>
        <source>stay missing</source>
        <translation>bleiben fehlend</translation>
    </message>
    <message>
        <source>stays the same</source>
        <translation>bleibt gleich</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>subtracts each column&apos;s mean</source>
        <translation>zieht den Mittelwert jeder Spalte ab</translation>
    </message>
    <message>
        <source>t-SNE</source>
        <translation>t-SNE</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>take the inputs as normally distributed; the target may be anything</source>
        <translation>setzen normalverteilte Eingänge voraus; die Zielgröße darf beliebig sein</translation>
    </message>
    <message>
        <source>take the target as linear in the inputs, which may be anything; for methods that look at products of columns alone; need more samples than inputs</source>
        <translation>setzen eine Zielgröße voraus, die linear in den Eingängen ist, die beliebig sein dürfen; für Methoden, die nur Produkte von Spalten betrachten; brauchen mehr Proben als Eingänge</translation>
    </message>
    <message>
        <source>takes up to about three times as long</source>
        <translation>dauert bis zu etwa dreimal so lange</translation>
    </message>
    <message>
        <source>ten to thirty times fewer steps</source>
        <translation>zehn- bis dreißigmal weniger Schritte</translation>
    </message>
    <message>
        <source>the best eta for their running mean</source>
        <translation>das beste eta für ihr laufendes Mittel</translation>
    </message>
    <message>
        <source>the columns&apos; units do not matter</source>
        <translation>die Einheiten der Spalten spielen keine Rolle</translation>
    </message>
    <message>
        <source>the first in the table by default</source>
        <translation>das erste der Tabelle, wenn nichts anderes gesagt ist</translation>
    </message>
    <message>
        <source>the first inputs as they are</source>
        <translation>die ersten Eingänge, wie sie sind</translation>
    </message>
    <message>
        <source>the first is chosen like all others</source>
        <translation>das erste wird wie alle anderen gewählt</translation>
    </message>
    <message>
        <source>the first score after the start</source>
        <translation>die erste Bewertung nach dem Start</translation>
    </message>
    <message>
        <source>the items of a list come first</source>
        <translation>die Elemente einer Liste kommen zuerst</translation>
    </message>
    <message>
        <source>the larger score, with the sign of the difference</source>
        <translation>der größere Wert, mit dem Vorzeichen der Differenz</translation>
    </message>
    <message>
        <source>the lowest objective of the stage; the default</source>
        <translation>der niedrigste Wert der Zielfunktion in der Stufe; die Voreinstellung</translation>
    </message>
    <message>
        <source>the objective in blocks of time or groups: train on one, look at the others</source>
        <translation>die Zielfunktion in Blöcken von Zeit oder Gruppen: auf einem trainieren, die anderen betrachten</translation>
    </message>
    <message>
        <source>the others end as soon as they lie far enough above the best few of their size</source>
        <translation>die anderen enden, sobald sie weit genug über den wenigen besten ihrer Größe liegen</translation>
    </message>
    <message>
        <source>the prediction of a linear model of all inputs (the paper)</source>
        <translation>die Vorhersage eines linearen Modells aller Eingänge (der Artikel)</translation>
    </message>
    <message>
        <source>the rate holds for inputs</source>
        <translation>die Rate gilt für Eingänge</translation>
    </message>
    <message>
        <source>the same samples, different random choices</source>
        <translation>dieselben Proben, andere zufällige Entscheidungen</translation>
    </message>
    <message>
        <source>the same with a normal residual</source>
        <translation>dasselbe mit einem normalverteilten Residuum</translation>
    </message>
    <message>
        <source>the same with a penalty</source>
        <translation>dasselbe mit einer Strafe</translation>
    </message>
    <message>
        <source>the same with normally distributed columns</source>
        <translation>dasselbe mit normalverteilten Spalten</translation>
    </message>
    <message>
        <source>the share in what all splits reduced: steadier, but favours columns with many values, even of noise</source>
        <translation>der Anteil an dem, was alle Aufspaltungen verringert haben: stetiger, bevorzugt aber Spalten mit vielen Werten, sogar Rauschen</translation>
    </message>
    <message>
        <source>the start of lowest loss</source>
        <translation>der Start mit dem niedrigsten Verlust</translation>
    </message>
    <message>
        <source>the strongest column takes most splits</source>
        <translation>die stärkste Spalte übernimmt die meisten Aufspaltungen</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>dieser Lauf</translation>
    </message>
    <message>
        <source>threshold at q = </source>
        <translation>Schwelle bei q = </translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>to the largest, by floating-point precision</source>
        <translation>zum größten, nach der Gleitkommagenauigkeit</translation>
    </message>
    <message>
        <source>to the neighbours</source>
        <translation>zu den Nachbarn</translation>
    </message>
    <message>
        <source>to their neighbours, as published</source>
        <translation>zu deren Nachbarn, wie veröffentlicht</translation>
    </message>
    <message>
        <source>total variance 1 (the paper)</source>
        <translation>Gesamtvarianz 1 (der Artikel)</translation>
    </message>
    <message>
        <source>train</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>training samples</source>
        <translation>Trainingsproben</translation>
    </message>
    <message>
        <source>units do not matter; total variance 1</source>
        <translation>Einheiten spielen keine Rolle; Gesamtvarianz 1</translation>
    </message>
    <message>
        <source>units matter at the start</source>
        <translation>Einheiten spielen am Anfang eine Rolle</translation>
    </message>
    <message>
        <source>up to the first p-value above the line; finds no more</source>
        <translation>bis zum ersten p-Wert über der Linie; findet nicht mehr</translation>
    </message>
    <message>
        <source>up to the last p-value below the line</source>
        <translation>bis zum letzten p-Wert unter der Linie</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>validation samples</source>
        <translation>Validierungsproben</translation>
    </message>
    <message>
        <source>validation samples, all training samples fitted</source>
        <translation>Validierungsproben, alle Trainingsproben angepasst</translation>
    </message>
    <message>
        <source>validation set </source>
        <translation>Validierungsmenge </translation>
    </message>
    <message>
        <source>variance</source>
        <translation>Varianz</translation>
    </message>
    <message>
        <source>variances</source>
        <translation>Varianzen</translation>
    </message>
    <message>
        <source>variances of the target</source>
        <translation>Varianzen der Zielgröße</translation>
    </message>
    <message>
        <source>what all critics find important</source>
        <translation>was alle Kritiker wichtig finden</translation>
    </message>
    <message>
        <source>what begins alike up to &apos;=&apos; or the first point: P10.A and P10.V</source>
        <translation>was bis zum &apos;=&apos; oder zum ersten Punkt gleich beginnt: P10.A und P10.V</translation>
    </message>
    <message>
        <source>what fits the values</source>
        <translation>was zu den Werten passt</translation>
    </message>
    <message>
        <source>what its rule selects</source>
        <translation>was ihre Regel auswählt</translation>
    </message>
    <message>
        <source>what some critic finds important</source>
        <translation>was irgendein Kritiker wichtig findet</translation>
    </message>
    <message>
        <source>what the other inputs say linearly, plus the residual of a random sample</source>
        <translation>was die anderen Eingänge linear sagen, dazu das Residuum einer zufälligen Probe</translation>
    </message>
    <message>
        <source>whatever the other inputs say; wrong where inputs are correlated</source>
        <translation>was auch die anderen Eingänge sagen; falsch, wenn Eingänge korreliert sind</translation>
    </message>
    <message>
        <source>which features matter, with a bound on false discoveries</source>
        <translation>welche Merkmale zählen, mit einer Grenze für Falschentdeckungen</translation>
    </message>
    <message>
        <source>whichever predicts better at the start</source>
        <translation>was am Anfang besser vorhersagt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>|Coefficient|</source>
        <translation>|Koeffizient|</translation>
    </message>
    <message>
        <source>Φ: fixed functions of inputs and target; u: their weights in the critic; P: pairs of inputs and target as they are; Q: pairs that were mixed; η_{j}: the importance of input j, in all 1; λ, ρ, τ: penalties.</source>
        <translation>Φ: feste Funktionen von Eingängen und Zielgröße; u: ihre Gewichte im Kritiker; P: Paare von Eingängen und Zielgröße, wie sie sind; Q: gemischte Paare; η_{j}: die Wichtigkeit des Eingangs j, zusammen 1; λ, ρ, τ: Strafen.</translation>
    </message>
    <message>
        <source>ψ: the digamma function; n_{x}, n_{y}: how many samples are nearer in the column, and in the target, than the k-th nearest in both; the mean is over the N samples. For classes, Ross&apos;s form counts neighbours within a class.</source>
        <translation>ψ: die Digamma-Funktion; n_{x}, n_{y}: wie viele Proben in der Spalte und in der Zielgröße näher sind als der k-te nächste in beiden; gemittelt wird über die N Proben. Für Klassen zählt die Form von Ross Nachbarn innerhalb einer Klasse.</translation>
    </message>
</context>
</TS>
