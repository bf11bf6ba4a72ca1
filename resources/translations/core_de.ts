<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>Neighbouring rows are alike: say whether the rows are a series.</source>
        <comment>answer.alike_rows</comment>
        <translation>Benachbarte Zeilen ähneln sich: Geben Sie an, ob die Zeilen eine Zeitreihe sind.</translation>
    </message>
    <message>
        <source>All columns: nothing says how many are enough.</source>
        <comment>answer.all_columns</comment>
        <translation>Alle Spalten: Nichts sagt, wie viele genügen.</translation>
    </message>
    <message>
        <source>All {1} columns are needed</source>
        <comment>answer.all_needed</comment>
        <translation>Alle {1} Spalten werden gebraucht</translation>
    </message>
    <message>
        <source>All {1} columns were taken{2}</source>
        <comment>answer.all_taken</comment>
        <translation>Alle {1} Spalten wurden genommen{2}</translation>
    </message>
    <message>
        <source>, which {1:predicts|predict} no better than knowing nothing</source>
        <comment>answer.as_good_as_nothing</comment>
        <translation>, {1:die nicht besser vorhersagt|die nicht besser vorhersagen} als kein Wissen</translation>
    </message>
    <message>
        <source>, which {1:predicts|predict} no better than columns drawn at random</source>
        <comment>answer.as_good_as_random</comment>
        <translation>, {1:die nicht besser vorhersagt|die nicht besser vorhersagen} als zufällig gezogene Spalten</translation>
    </message>
    <message>
        <source>Is there anything?</source>
        <comment>answer.asks_chance</comment>
        <translation>Ist da überhaupt etwas?</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <comment>answer.asks_fairness</comment>
        <translation>Geht es mit rechten Dingen zu?</translation>
    </message>
    <message>
        <source>Does it help on samples that were not seen?</source>
        <comment>answer.asks_held_out</comment>
        <translation>Hilft es bei Proben, die nicht gesehen wurden?</translation>
    </message>
    <message>
        <source>Does the false discovery rate hold?</source>
        <comment>answer.asks_rate</comment>
        <translation>Hält die Falschentdeckungsrate?</translation>
    </message>
    <message>
        <source>Would it be chosen again?</source>
        <comment>answer.asks_stability</comment>
        <translation>Würde es wieder gewählt?</translation>
    </message>
    <message>
        <source>{1} But: {2}</source>
        <comment>answer.but</comment>
        <translation>{1} Aber: {2}</translation>
    </message>
    <message>
        <source>By the rule of the run: {1}.</source>
        <comment>answer.by_rule</comment>
        <translation>Nach der Regel des Laufs: {1}.</translation>
    </message>
    <message>
        <source>{1} (about {2})</source>
        <comment>answer.check_and_time</comment>
        <translation>{1} (etwa {2})</translation>
    </message>
    <message>
        <source>Not checked: {1}.</source>
        <comment>answer.check_failed</comment>
        <translation>Nicht geprüft: {1}.</translation>
    </message>
    <message>
        <source>Not checked: stopped.</source>
        <comment>answer.check_stopped</comment>
        <translation>Nicht geprüft: abgebrochen.</translation>
    </message>
    <message>
        <source>the classes of {1}</source>
        <comment>answer.classes</comment>
        <translation>die Klassen von {1}</translation>
    </message>
    <message>
        <source>{1}.</source>
        <comment>answer.columns</comment>
        <translation>{1}.</translation>
    </message>
    <message>
        <source>all columns predict themselves</source>
        <comment>answer.columns_predict_themselves</comment>
        <translation>alle Spalten sagen sich selbst vorher</translation>
    </message>
    <message>
        <source>, but within groups the relation is another than between them</source>
        <comment>answer.differs_within_groups</comment>
        <translation>, doch innerhalb der Gruppen ist der Zusammenhang ein anderer als zwischen ihnen</translation>
    </message>
    <message>
        <source>the distances between samples</source>
        <comment>answer.distances</comment>
        <translation>die Abstände zwischen Proben</translation>
    </message>
    <message>
        <source>{1} of {2} {2:column|columns} {1:is|are} enough</source>
        <comment>answer.enough</comment>
        <translation>{1} von {2} {2:Spalte|Spalten} {1:genügt|genügen}</translation>
    </message>
    <message>
        <source>, by a rule that finds too much</source>
        <comment>answer.finds_too_much</comment>
        <translation>, nach einer Regel, die zu viel findet</translation>
    </message>
    <message>
        <source>{1} was not weighed: it says which samples belong together.</source>
        <comment>answer.groups_not_weighed</comment>
        <translation>{1} wurde nicht abgewogen: Die Spalte sagt, welche Proben zusammengehören.</translation>
    </message>
    <message>
        <source>{1} was not weighed: it says which samples belong together; it alone tells {2} of {3}. Give it the role of an input to weigh it.</source>
        <comment>answer.groups_not_weighed_tell</comment>
        <translation>{1} wurde nicht abgewogen: Die Spalte sagt, welche Proben zusammengehören; sie allein erklärt {3} zu {2}. Geben Sie ihr die Rolle Eingang, um sie abzuwägen.</translation>
    </message>
    <message>
        <source>The method does not look at what should be explained.</source>
        <comment>answer.ignores_target</comment>
        <translation>Die Methode betrachtet nicht, was erklärt werden soll.</translation>
    </message>
    <message>
        <source>It does not explain {1}.</source>
        <comment>answer.it_does_not_explain</comment>
        <translation>Sie erklärt {1} nicht.</translation>
    </message>
    <message>
        <source>It explains {1}.</source>
        <comment>answer.it_explains</comment>
        <translation>Sie erklärt {1}.</translation>
    </message>
    <message>
        <source>It explains little of {1}.</source>
        <comment>answer.it_explains_little</comment>
        <translation>Sie erklärt wenig von {1}.</translation>
    </message>
    <message>
        <source>{1}.</source>
        <comment>answer.kept</comment>
        <translation>{1}.</translation>
    </message>
    <message>
        <source>bad</source>
        <comment>answer.level_bad</comment>
        <translation>schlecht</translation>
    </message>
    <message>
        <source>caution</source>
        <comment>answer.level_caution</comment>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <source>good</source>
        <comment>answer.level_good</comment>
        <translation>gut</translation>
    </message>
    <message>
        <source>not checked</source>
        <comment>answer.level_open</comment>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>{1}, {2}</source>
        <comment>answer.list_of_checks</comment>
        <translation>{1}, {2}</translation>
    </message>
    <message>
        <source>Look first at what is said of the target below.</source>
        <comment>answer.look_at_target</comment>
        <translation>Sehen Sie sich zuerst an, was unten über die Zielgröße gesagt wird.</translation>
    </message>
    <message>
        <source>, which may be chance</source>
        <comment>answer.may_be_chance</comment>
        <translation>, was Zufall sein kann</translation>
    </message>
    <message>
        <source>{1} of {2} {2:column|columns} may be enough</source>
        <comment>answer.may_be_enough</comment>
        <translation>{1} von {2} {2:Spalte|Spalten} {1:genügt|genügen} vielleicht</translation>
    </message>
    <message>
        <source>chance</source>
        <comment>answer.name_of_chance</comment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>fairness</source>
        <comment>answer.name_of_fairness</comment>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>held-out</source>
        <comment>answer.name_of_held_out</comment>
        <translation>zurückgehaltene Proben</translation>
    </message>
    <message>
        <source>stability</source>
        <comment>answer.name_of_stability</comment>
        <translation>Stabilität</translation>
    </message>
    <message>
        <source>{1} and {2} {2:other|others}</source>
        <comment>answer.names_and_others</comment>
        <translation>{1} und {2} {2:weitere|weitere}</translation>
    </message>
    <message>
        <source>an answer needs at least 1.</source>
        <comment>answer.needs_a_column</comment>
        <translation>eine Antwort braucht mindestens 1.</translation>
    </message>
    <message>
        <source>The run does not say which columns matter.</source>
        <comment>answer.no_columns</comment>
        <translation>Der Lauf sagt nicht, welche Spalten wichtig sind.</translation>
    </message>
    <message>
        <source>there is no input {1}</source>
        <comment>answer.no_input</comment>
        <translation>es gibt keinen Eingang {1}</translation>
    </message>
    <message>
        <source>inputs from 1 to {1}</source>
        <comment>answer.no_input.accepted</comment>
        <translation>Eingänge von 1 bis {1}</translation>
    </message>
    <message>
        <source>Not checked: a repeated run would take {1} of memory, and {2} are free.</source>
        <comment>answer.no_memory</comment>
        <translation>Nicht geprüft: Ein wiederholter Lauf bräuchte {1} Speicher, frei sind {2}.</translation>
    </message>
    <message>
        <source>Not checked: the run does not rank columns.</source>
        <comment>answer.no_ranking</comment>
        <translation>Nicht geprüft: Der Lauf bringt die Spalten in keine Rangfolge.</translation>
    </message>
    <message>
        <source>no input that varies is left for the columns to predict</source>
        <comment>answer.no_rest</comment>
        <translation>es bleibt kein Eingang übrig, der sich ändert und den die Spalten vorhersagen könnten</translation>
    </message>
    <message>
        <source>The run came to no result.</source>
        <comment>answer.no_result</comment>
        <translation>Der Lauf kam zu keinem Ergebnis.</translation>
    </message>
    <message>
        <source>no column passes the rule of the run, {1}.</source>
        <comment>answer.none_passes</comment>
        <translation>keine Spalte erfüllt die Regel des Laufs ({1}).</translation>
    </message>
    <message>
        <source>So far, no column passes the rule of the run, {1}.</source>
        <comment>answer.none_passes_so_far</comment>
        <translation>Bisher erfüllt keine Spalte die Regel des Laufs ({1}).</translation>
    </message>
    <message>
        <source>the columns that the run ranks first do not predict {1} clearly better than knowing nothing.</source>
        <comment>answer.none_predicts</comment>
        <translation>die Spalten, die der Lauf an die Spitze der Rangfolge stellt, sagen {1} nicht deutlich besser vorher als „nichts wissen“.</translation>
    </message>
    <message>
        <source>No column is selected</source>
        <comment>answer.none_selected</comment>
        <translation>Keine Spalte ist ausgewählt</translation>
    </message>
    <message>
        <source>Not checked: {1}.</source>
        <comment>answer.not_checked</comment>
        <translation>Nicht geprüft: {1}.</translation>
    </message>
    <message>
        <source>{1} Note: {2}</source>
        <comment>answer.note</comment>
        <translation>{1} Hinweis: {2}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <comment>answer.nothing_found</comment>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Nothing found yet</source>
        <comment>answer.nothing_found_yet</comment>
        <translation>Noch nichts gefunden</translation>
    </message>
    <message>
        <source>nothing that was tried predicts {1} clearly better than knowing nothing, so no column is ranked.</source>
        <comment>answer.nothing_is_ranked</comment>
        <translation>nichts von dem, was versucht wurde, sagt {1} deutlich besser vorher, als nichts zu wissen; daher hat keine Spalte einen Rang.</translation>
    </message>
    <message>
        <source>Nothing was tested</source>
        <comment>answer.nothing_tested</comment>
        <translation>Nichts wurde geprüft</translation>
    </message>
    <message>
        <source>Not checked: no column is selected.</source>
        <comment>answer.nothing_to_check</comment>
        <translation>Nicht geprüft: Keine Spalte ist ausgewählt.</translation>
    </message>
    <message>
        <source>The only column is needed</source>
        <comment>answer.only_column_needed</comment>
        <translation>Die einzige Spalte wird gebraucht</translation>
    </message>
    <message>
        <source>The only column was taken{1}</source>
        <comment>answer.only_column_taken</comment>
        <translation>Die einzige Spalte wurde genommen{1}</translation>
    </message>
    <message>
        <source>the other inputs</source>
        <comment>answer.other_inputs</comment>
        <translation>die anderen Eingänge</translation>
    </message>
    <message>
        <source>, but runs on data in random order do as well</source>
        <comment>answer.others_as_good</comment>
        <translation>, aber Läufe auf zufällig vertauschten Daten sind genauso gut</translation>
    </message>
    <message>
        <source>, which may predict better than knowing nothing, but not clearly</source>
        <comment>answer.perhaps_better</comment>
        <translation>, die vielleicht besser vorhersagen als kein Wissen, aber nicht deutlich</translation>
    </message>
    <message>
        <source>All of these runs are quicker than the run itself ({1}).</source>
        <comment>answer.quick_repeats</comment>
        <translation>Alle diese Läufe sind schneller als der Lauf selbst ({1}).</translation>
    </message>
    <message>
        <source>{1}: {2}</source>
        <comment>answer.quick_setting</comment>
        <translation>{1}: {2}</translation>
    </message>
    <message>
        <source>{1}, {2}</source>
        <comment>answer.quick_settings</comment>
        <translation>{1}, {2}</translation>
    </message>
    <message>
        <source>Take the discoveries as a ranking, or ask for a lower rate.</source>
        <comment>answer.rate_above.next</comment>
        <translation>Nehmen Sie die Entdeckungen nur als Rangfolge, oder verlangen Sie eine kleinere Rate.</translation>
    </message>
    <message>
        <source>Not checked: the rule is run on null targets only where that is asked.</source>
        <comment>answer.rate_not_asked</comment>
        <translation>Nicht geprüft: Die Regel läuft nur dann auf Zielgrößen, die nichts mit den Eingängen zu tun haben, wenn jemand danach fragt.</translation>
    </message>
    <message>
        <source>Not checked to the end: stopped after {1} of {2} runs. {3}</source>
        <comment>answer.rate_stopped</comment>
        <translation>Nicht zu Ende geprüft: angehalten nach {1} von {2} Läufen. {3}</translation>
    </message>
    <message>
        <source>Not checked: that nothing was found rests on samples that were held out, see the next line. There is no column left that chance could be asked about.</source>
        <comment>answer.rests_on_held_out</comment>
        <translation>Nicht geprüft: Dass nichts gefunden wurde, beruht auf zurückgehaltenen Proben, siehe nächste Zeile. Es bleibt keine Spalte, die man mit dem Zufall vergleichen könnte.</translation>
    </message>
    <message>
        <source>The rule of the run selects none: {1}.</source>
        <comment>answer.rule_selects_none</comment>
        <translation>Die Regel des Laufs wählt keine aus: {1}.</translation>
    </message>
    <message>
        <source>{1} of {2} {2:column|columns} {1:was|were} selected{3}</source>
        <comment>answer.selected</comment>
        <translation>{1} von {2} {2:Spalte|Spalten} {1:wurde|wurden} ausgewählt{3}</translation>
    </message>
    <message>
        <source>{1}: {2}</source>
        <comment>answer.sentence</comment>
        <translation>{1}: {2}</translation>
    </message>
    <message>
        <source>So far, {1}.</source>
        <comment>answer.so_far</comment>
        <translation>Bisher gilt: {1}.</translation>
    </message>
    <message>
        <source>{1} of {2} targets</source>
        <comment>answer.some_targets</comment>
        <translation>{1} von {2} Zielgrößen</translation>
    </message>
    <message>
        <source>the run was stopped after {1} {1:iteration|iterations}, before its end, so that nobody knows what it would have found.</source>
        <comment>answer.stopped_after</comment>
        <translation>der Lauf wurde nach {1} {1:Iteration|Iterationen} vor seinem Ende abgebrochen, sodass niemand weiß, was er gefunden hätte.</translation>
    </message>
    <message>
        <source>the run was stopped before its end, so that nobody knows what it would have found.</source>
        <comment>answer.stopped_before_any</comment>
        <translation>der Lauf wurde vor seinem Ende abgebrochen, sodass niemand weiß, was er gefunden hätte.</translation>
    </message>
    <message>
        <source>The method looks for columns that separate the samples or keep their neighbourhoods, and need not predict the other inputs.</source>
        <comment>answer.structure</comment>
        <translation>Die Methode sucht Spalten, die die Proben trennen oder deren Nachbarschaften erhalten; sie müssen die anderen Eingänge nicht vorhersagen.</translation>
    </message>
    <message>
        <source>Look at the samples in these columns: whether they form groups is not checked here.</source>
        <comment>answer.structure.next</comment>
        <translation>Die Proben in diesen Spalten ansehen: Ob sie Gruppen bilden, wird hier nicht geprüft.</translation>
    </message>
    <message>
        <source>Not checked: it takes longer than a moment.</source>
        <comment>answer.takes_long</comment>
        <translation>Nicht geprüft: Es dauert länger als einen Augenblick.</translation>
    </message>
    <message>
        <source>{1} {1:target|targets}</source>
        <comment>answer.targets</comment>
        <translation>{1} {1:Zielgröße|Zielgrößen}</translation>
    </message>
    <message>
        <source>They do not explain {1}.</source>
        <comment>answer.they_do_not_explain</comment>
        <translation>Sie erklären {1} nicht.</translation>
    </message>
    <message>
        <source>They explain {1}.</source>
        <comment>answer.they_explain</comment>
        <translation>Sie erklären {1}.</translation>
    </message>
    <message>
        <source>They explain little of {1}.</source>
        <comment>answer.they_explain_little</comment>
        <translation>Sie erklären wenig von {1}.</translation>
    </message>
    <message>
        <source>, {1:which may not be used|not all of which may be used}</source>
        <comment>answer.unfair</comment>
        <translation>, {1:die nicht verwendet werden darf|von denen nicht alle verwendet werden dürfen}</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a level of an answer</source>
        <comment>answer.unknown_level</comment>
        <translation>&apos;{1}&apos; ist keine Stufe einer Antwort</translation>
    </message>
    <message>
        <source>The run was stopped before its end.</source>
        <comment>answer.was_stopped</comment>
        <translation>Der Lauf wurde vor seinem Ende abgebrochen.</translation>
    </message>
    <message>
        <source>all {1} {1:column|columns} of the table</source>
        <comment>answer.whole_table</comment>
        <translation>alle {1} {1:Spalte|Spalten} der Tabelle</translation>
    </message>
    <message>
        <source>{1}.</source>
        <comment>answer.why_untested</comment>
        <translation>{1}.</translation>
    </message>
    <message>
        <source>Your {1} of {2} {2:column|columns} {1:is|are} enough</source>
        <comment>answer.yours_enough</comment>
        <translation>Ihre {1} von {2} {2:Spalte|Spalten} {1:genügt|genügen}</translation>
    </message>
    <message>
        <source>Your {1} of {2} {2:column|columns} may be enough</source>
        <comment>answer.yours_may_be_enough</comment>
        <translation>Ihre {1} von {2} {2:Spalte|Spalten} {1:genügt|genügen} vielleicht</translation>
    </message>
    <message>
        <source>Your {1} of {2} {2:column|columns} {1:was|were} selected{3}</source>
        <comment>answer.yours_selected</comment>
        <translation>Ihre {1} von {2} {2:Spalte|Spalten} {1:wurde|wurden} ausgewählt{3}</translation>
    </message>
    <message>
        <source>{1} {1:row has|rows have} no value of {1:its|their} own in any column that the run needs: all of them were filled</source>
        <comment>applied.all_filled</comment>
        <translation>{1} {1:Zeile hat|Zeilen haben} in keiner Spalte, die der Lauf braucht, einen eigenen Wert: alle wurden gefüllt</translation>
    </message>
    <message>
        <source>{1} is known in {2} rows: the predictions miss it by {3} (root mean square), {4} times what the mean of the run&apos;s samples misses (less than for other rows, if the run learned from these)</source>
        <comment>applied.error</comment>
        <translation>{1} ist in {2} Zeilen bekannt: Die Vorhersagen liegen um {3} daneben (quadratisches Mittel), das {4}-Fache dessen, um wie viel das Mittel der Proben des Laufs danebenliegt (weniger als bei anderen Zeilen, falls der Lauf aus diesen gelernt hat)</translation>
    </message>
    <message>
        <source>{1} of {2} {2:row|rows} {1:has|have} cells that were filled with the run&apos;s median: {3}</source>
        <comment>applied.filled</comment>
        <translation>In {1} von {2} {2:Zeile|Zeilen} wurden Zellen mit dem Median des Laufs gefüllt: {3}</translation>
    </message>
    <message>
        <source>{1} of {2} {2:row|rows} {1:has|have} cells of text that were filled with the run&apos;s most frequent value or, in an order, its middle one: {3}</source>
        <comment>applied.filled_text</comment>
        <translation>In {1} von {2} {2:Zeile|Zeilen} wurden Zellen mit Text mit dem häufigsten Wert des Laufs gefüllt oder, bei einer Ordnung, mit dem mittleren: {3}</translation>
    </message>
    <message>
        <source>nothing is predicted, as the method of the run fits no model</source>
        <comment>applied.fits_no_model</comment>
        <translation>es wird nichts vorhergesagt, da die Methode des Laufs kein Modell anpasst</translation>
    </message>
    <message>
        <source>nothing is predicted, as the run has found nothing that it could fit a model to</source>
        <comment>applied.found_no_model</comment>
        <translation>es wird nichts vorhergesagt, da der Lauf nichts gefunden hat, woran er ein Modell anpassen könnte</translation>
    </message>
    <message>
        <source>{1} {1:row lacks|rows lack} a selected column and {1:has|have} empty cells in its place</source>
        <comment>applied.incomplete</comment>
        <translation>{1} {1:Zeile fehlt|Zeilen fehlt} eine ausgewählte Spalte; an ihrer Stelle stehen leere Zellen</translation>
    </message>
    <message>
        <source>nothing is predicted, as the file of the run does not hold its model; run it once more, and apply that run</source>
        <comment>applied.model_not_kept</comment>
        <translation>es wird nichts vorhergesagt, da die Datei des Laufs sein Modell nicht enthält; führen Sie ihn noch einmal aus und wenden Sie diesen Lauf an</translation>
    </message>
    <message>
        <source>the predictions come from the columns that the run selected itself ({1}), while the coordinates come from those that a person chose</source>
        <comment>applied.model_of_run</comment>
        <translation>die Vorhersagen kommen aus den Spalten, die der Lauf selbst ausgewählt hat ({1}), die Koordinaten aber aus denen, die eine Person gewählt hat</translation>
    </message>
    <message>
        <source>column {1} has {2} that the run has not seen</source>
        <comment>applied.new_category</comment>
        <translation>Spalte {1} enthält {2}; das kam im Lauf nicht vor</translation>
    </message>
    <message>
        <source>{1} {1:text has|texts have} no number in the run and {1:counts|count} as missing: {2}</source>
        <comment>applied.no_number</comment>
        <translation>{1} {1:Text hat|Texte haben} im Lauf keine Zahl und {1:gilt|gelten} als fehlend: {2}</translation>
    </message>
    <message>
        <source>{1} {1:number counts|numbers count} as missing (a code for a missing value, or without a logarithm): {2}</source>
        <comment>applied.no_value</comment>
        <translation>{1} {1:Zahl zählt|Zahlen zählen} als fehlend (ein Kode für einen fehlenden Wert, oder ohne Logarithmus): {2}</translation>
    </message>
    <message>
        <source>nothing is predicted, as the model does not predict the target itself but what is made of it, such as the sine of an angle</source>
        <comment>applied.other_target</comment>
        <translation>es wird nichts vorhergesagt, da das Modell nicht die Zielgröße selbst vorhersagt, sondern etwas daraus Berechnetes, etwa den Sinus eines Winkels</translation>
    </message>
    <message>
        <source>{1} of {2} {2:row|rows} {1:lies|lie} outside of what the run has seen, in {3}</source>
        <comment>applied.outside</comment>
        <translation>{1} von {2} {2:Zeile|Zeilen} {1:liegt|liegen} außerhalb dessen, was der Lauf gesehen hat, und zwar in {3}</translation>
    </message>
    <message>
        <source>{1} is known in {2} rows: {3} of them are predicted rightly, and {4} would be if {5} were always said (more than for other rows, if the run learned from these)</source>
        <comment>applied.right</comment>
        <translation>{1} ist in {2} Zeilen bekannt: {3} davon werden richtig vorhergesagt, und {4} wären es, wenn immer {5} gesagt würde (mehr als bei anderen Zeilen, falls der Lauf aus diesen gelernt hat)</translation>
    </message>
    <message>
        <source>nothing is predicted, as the table of the run has changed since; repeat the run, and apply that one</source>
        <comment>applied.table_changed</comment>
        <translation>es wird nichts vorhergesagt, weil sich die Tabelle des Laufs seitdem geändert hat; wiederholen Sie den Lauf und wenden Sie diesen an</translation>
    </message>
    <message>
        <source>{1} further {1:row lacks|rows lack} another column that the model needs, so that nothing is predicted for {1:it|them}</source>
        <comment>applied.unpredicted</comment>
        <translation>In {1} weiteren {1:Zeile|Zeilen} fehlt eine andere Spalte, die das Modell braucht, so dass dort nichts vorhergesagt wird</translation>
    </message>
    <message>
        <source>{1} is not the position of an attribute</source>
        <comment>arff.bad_position</comment>
        <translation>{1} ist nicht die Position eines Attributs</translation>
    </message>
    <message>
        <source>positions from 0 to {1}</source>
        <comment>arff.bad_position.accepted</comment>
        <translation>Positionen von 0 bis {1}</translation>
    </message>
    <message>
        <source>{1} is not the weight of a row</source>
        <comment>arff.bad_weight</comment>
        <translation>{1} ist nicht das Gewicht einer Zeile</translation>
    </message>
    <message>
        <source>a number that is not negative</source>
        <comment>arff.bad_weight.accepted</comment>
        <translation>eine Zahl, die nicht negativ ist</translation>
    </message>
    <message>
        <source>the file grew while it was being read</source>
        <comment>arff.file_grew</comment>
        <translation>die Datei wurde größer, während sie gelesen wurde</translation>
    </message>
    <message>
        <source>a file that no program is writing to</source>
        <comment>arff.file_grew.accepted</comment>
        <translation>eine Datei, in die kein Programm schreibt</translation>
    </message>
    <message>
        <source>@relation, @attribute and @data, then rows</source>
        <comment>arff.incomplete_header.accepted</comment>
        <translation>@relation, @attribute und @data, danach Zeilen</translation>
    </message>
    <message>
        <source>the attribute has no name</source>
        <comment>arff.nameless_attribute</comment>
        <translation>das Attribut hat keinen Namen</translation>
    </message>
    <message>
        <source>there is no @attribute before @data</source>
        <comment>arff.no_attribute</comment>
        <translation>vor @data steht kein @attribute</translation>
    </message>
    <message>
        <source>a category of {1} is missing</source>
        <comment>arff.no_category</comment>
        <translation>eine Kategorie von {1} fehlt</translation>
    </message>
    <message>
        <source>there is no @data</source>
        <comment>arff.no_data</comment>
        <translation>es gibt kein @data</translation>
    </message>
    <message>
        <source>there are no rows after @data</source>
        <comment>arff.no_rows</comment>
        <translation>nach @data stehen keine Zeilen</translation>
    </message>
    <message>
        <source>at least one row</source>
        <comment>arff.no_rows.accepted</comment>
        <translation>mindestens eine Zeile</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <comment>arff.no_value</comment>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>{1} is not a finite number in {2}</source>
        <comment>arff.not_finite</comment>
        <translation>{1} ist keine endliche Zahl (in {2})</translation>
    </message>
    <message>
        <source>finite numbers, or ? for a missing value</source>
        <comment>arff.not_finite.accepted</comment>
        <translation>endliche Zahlen oder ? für einen fehlenden Wert</translation>
    </message>
    <message>
        <source>{1} {1:value|values} in every row</source>
        <comment>arff.ragged.accepted</comment>
        <translation>{1} {1:Wert|Werte} in jeder Zeile</translation>
    </message>
    <message>
        <source>{1} has the category {2} twice</source>
        <comment>arff.repeated_category</comment>
        <translation>{1} hat die Kategorie {2} zweimal</translation>
    </message>
    <message>
        <source>{1}position value, position value{2}</source>
        <comment>arff.sparse_row.accepted</comment>
        <translation>{1}Position Wert, Position Wert{2}</translation>
    </message>
    <message>
        <source>there is text after the row</source>
        <comment>arff.text_after_row</comment>
        <translation>nach der Zeile steht noch Text</translation>
    </message>
    <message>
        <source>one value for each attribute</source>
        <comment>arff.text_after_row.accepted</comment>
        <translation>ein Wert für jedes Attribut</translation>
    </message>
    <message>
        <source>the row has {1} {1:value|values} where {2} {2:attribute is|attributes are} declared</source>
        <comment>arff.too_few_values</comment>
        <translation>die Zeile hat {1} {1:Wert|Werte}, aber {2} {2:Attribut ist|Attribute sind} vereinbart</translation>
    </message>
    <message>
        <source>there are more than {1} {1:attribute|attributes}</source>
        <comment>arff.too_many_attributes</comment>
        <translation>es gibt mehr als {1} {1:Attribut|Attribute}</translation>
    </message>
    <message>
        <source>the row has more values where {1} {1:attribute is|attributes are} declared</source>
        <comment>arff.too_many_values</comment>
        <translation>die Zeile hat mehr Werte, aber nur {1} {1:Attribut ist|Attribute sind} vereinbart</translation>
    </message>
    <message>
        <source>the categories of {1} do not end with }</source>
        <comment>arff.unclosed_categories</comment>
        <translation>die Kategorien von {1} enden nicht mit }</translation>
    </message>
    <message>
        <source>a quote is not closed</source>
        <comment>arff.unclosed_quote</comment>
        <translation>ein Anführungszeichen wird nicht geschlossen</translation>
    </message>
    <message>
        <source>quoted values that begin and end on one line</source>
        <comment>arff.unclosed_quote.accepted</comment>
        <translation>Werte in Anführungszeichen, die in derselben Zeile beginnen und enden</translation>
    </message>
    <message>
        <source>a sparse row does not end with }</source>
        <comment>arff.unclosed_row</comment>
        <translation>eine dünn besetzte Zeile endet nicht mit }</translation>
    </message>
    <message>
        <source>{1} is not expected here</source>
        <comment>arff.unexpected_word</comment>
        <translation>{1} wird hier nicht erwartet</translation>
    </message>
    <message>
        <source>{1} is not a category of {2}</source>
        <comment>arff.unknown_category</comment>
        <translation>{1} ist keine Kategorie von {2}</translation>
    </message>
    <message>
        <source>one of the declared categories, or ? for a missing value</source>
        <comment>arff.unknown_category.accepted</comment>
        <translation>eine der vereinbarten Kategorien oder ? für einen fehlenden Wert</translation>
    </message>
    <message>
        <source>{1} has the type {2}</source>
        <comment>arff.unknown_type</comment>
        <translation>{1} hat den Typ {2}</translation>
    </message>
    <message>
        <source>@attribute NAME numeric, integer, real, string, date or {1}category, category{2}</source>
        <comment>arff.unreadable.accepted</comment>
        <translation>@attribute NAME numeric, integer, real, string, date oder {1}Kategorie, Kategorie{2}</translation>
    </message>
    <message>
        <source>the weights behind the rows are the column {1}, which says how much each row counts</source>
        <comment>arff.weights</comment>
        <translation>die Gewichte hinter den Zeilen sind die Spalte {1}, die sagt, wie viel jede Zeile zählt</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a decimal mark</source>
        <comment>arguments.bad_decimal_mark</comment>
        <translation>&apos;{1}&apos; ist kein Dezimalzeichen</translation>
    </message>
    <message>
        <source>&apos;.&apos; or &apos;,&apos;</source>
        <comment>arguments.bad_decimal_mark.accepted</comment>
        <translation>&apos;.&apos; oder &apos;,&apos;</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a delimiter</source>
        <comment>arguments.bad_delimiter</comment>
        <translation>&apos;{1}&apos; ist kein Trennzeichen</translation>
    </message>
    <message>
        <source>comma, semicolon, tab, bar or blank</source>
        <comment>arguments.bad_delimiter.accepted</comment>
        <translation>comma, semicolon, tab, bar oder blank</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is no encoding that is read</source>
        <comment>arguments.bad_encoding</comment>
        <translation>&apos;{1}&apos; ist keine Kodierung, die gelesen wird</translation>
    </message>
    <message>
        <source>{1}</source>
        <comment>arguments.bad_encoding.accepted</comment>
        <translation>{1}</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is no mark between thousands</source>
        <comment>arguments.bad_thousands_mark</comment>
        <translation>&apos;{1}&apos; ist kein Zeichen zwischen Tausendern</translation>
    </message>
    <message>
        <source>comma, point, blank, apostrophe or none</source>
        <comment>arguments.bad_thousands_mark.accepted</comment>
        <translation>comma, point, blank, apostrophe oder none</translation>
    </message>
    <message>
        <source>blanks cannot stand between thousands, since they separate the cells</source>
        <comment>arguments.blank_thousands</comment>
        <translation>zwischen Tausendern können keine Leerzeichen stehen, da sie die Zellen trennen</translation>
    </message>
    <message>
        <source>comma, point, apostrophe or none, or another --delimiter</source>
        <comment>arguments.blank_thousands.accepted</comment>
        <translation>comma, point, apostrophe oder none, oder ein anderes --delimiter</translation>
    </message>
    <message>
        <source>the marks are the same</source>
        <comment>arguments.same_marks</comment>
        <translation>die Zeichen sind dieselben</translation>
    </message>
    <message>
        <source>two different marks</source>
        <comment>arguments.same_marks.accepted</comment>
        <translation>zwei verschiedene Zeichen</translation>
    </message>
    <message>
        <source>cannot be written: it is not a file</source>
        <comment>atomic_write.not_a_file</comment>
        <translation>kann nicht geschrieben werden: es ist keine Datei</translation>
    </message>
    <message>
        <source>the name of a file, a device or a pipe</source>
        <comment>atomic_write.not_a_file.accepted</comment>
        <translation>der Name einer Datei, eines Geräts oder einer Pipe</translation>
    </message>
    <message>
        <source>the mean of the nearest neighbours</source>
        <comment>automatic.by_neighbours</comment>
        <translation>den Mittelwert der nächsten Nachbarn</translation>
    </message>
    <message>
        <source>a ridge regression</source>
        <comment>automatic.by_ridge</comment>
        <translation>eine Ridge-Regression</translation>
    </message>
    <message>
        <source>a forest</source>
        <comment>automatic.by_trees</comment>
        <translation>einen Wald</translation>
    </message>
    <message>
        <source>The columns {1} encode one category: they are kept or left out together, and count as one where numbers of columns are tried</source>
        <comment>automatic.category</comment>
        <translation>Die Spalten {1} verschlüsseln eine Kategorie: Sie werden zusammen behalten oder weggelassen und zählen als eine, wo Anzahlen von Spalten versucht werden</translation>
    </message>
    <message>
        <source>{1} ({2} columns)</source>
        <comment>automatic.category_name</comment>
        <translation>{1} ({2} Spalten)</translation>
    </message>
    <message>
        <source>{1} or {2}: these columns say almost the same, so that the table does not tell which of them matters</source>
        <comment>automatic.copies</comment>
        <translation>{1} oder {2}: Diese Spalten sagen fast dasselbe, sodass die Tabelle nicht verrät, auf welche von ihnen es ankommt</translation>
    </message>
    <message>
        <source>error on unseen samples</source>
        <comment>automatic.error</comment>
        <translation>Fehler auf ungesehenen Proben</translation>
    </message>
    <message>
        <source>error of the shares of classes on unseen samples</source>
        <comment>automatic.error_of_shares</comment>
        <translation>Fehler der Anteile der Klassen auf ungesehenen Proben</translation>
    </message>
    <message>
        <source>{1} or {2}: unseen samples are predicted about as well if one is taken in place of the other</source>
        <comment>automatic.exchangeable</comment>
        <translation>{1} oder {2}: Ungesehene Proben werden etwa ebenso gut vorhergesagt, wenn das eine anstelle des anderen genommen wird</translation>
    </message>
    <message>
        <source>in {1} of the samples, with the others held out: {2}</source>
        <comment>automatic.fails_in_part</comment>
        <translation>auf {1} der Proben, während die anderen zurückgehalten sind: {2}</translation>
    </message>
    <message>
        <source>{1} ranks and {2} predicts: the fewest columns that do about as well as the best of all that was tried. The {7} is {3} where knowing nothing has 1, and {4} for the best: {5} with {6} {6:column|columns}</source>
        <comment>automatic.fewest</comment>
        <translation>{1} ordnet die Spalten, und vorhergesagt wird durch {2}: die wenigsten Spalten, die etwa so gut sind wie das Beste von allem, was versucht wurde. Der {7} ist {3}, wo „nichts wissen“ 1 hat, und {4} beim Besten: {5} mit {6} {6:Spalte|Spalten}</translation>
    </message>
    <message>
        <source>{1}. The folds keep different columns, and those that are taken have an error of {2}</source>
        <comment>automatic.folds_differ</comment>
        <translation>{1}. Die Teilungen behalten verschiedene Spalten, und die genommenen haben einen Fehler von {2}</translation>
    </message>
    <message>
        <source>The columns {1} are one group: they are kept or left out together, and count as one where numbers of columns are tried</source>
        <comment>automatic.group</comment>
        <translation>Die Spalten {1} sind eine Gruppe: Sie werden zusammen behalten oder weggelassen und zählen als eine, wo Anzahlen von Spalten versucht werden</translation>
    </message>
    <message>
        <source>{1} ranks and {2} predicts: of all that was tried, they have the least {4} ({3}; 1: knowing nothing)</source>
        <comment>automatic.least</comment>
        <translation>{1} ordnet die Spalten, und vorhergesagt wird durch {2}: der kleinste {4} von allem, was versucht wurde ({3}; 1: „nichts wissen“)</translation>
    </message>
    <message>
        <source>{1} takes no part: {2}</source>
        <comment>automatic.left_out</comment>
        <translation>{1} nimmt nicht teil: {2}</translation>
    </message>
    <message>
        <source>{1}, {2}</source>
        <comment>automatic.member_misses</comment>
        <translation>{1}, {2}</translation>
    </message>
    <message>
        <source>{1} and {2} more</source>
        <comment>automatic.names_and_more</comment>
        <translation>{1} und {2} weitere</translation>
    </message>
    <message>
        <source>it came to no finite value</source>
        <comment>automatic.no_result</comment>
        <translation>der Lauf kam zu keinem endlichen Wert</translation>
    </message>
    <message>
        <source>nothing that was tried predicts unseen samples better than knowing nothing does, by more than a standard error</source>
        <comment>automatic.nothing</comment>
        <translation>nichts von dem, was versucht wurde, sagt ungesehene Proben um mehr als einen Standardfehler besser vorher als „nichts wissen“</translation>
    </message>
    <message>
        <source>no error on held-out samples is finite</source>
        <comment>automatic.nothing_finite</comment>
        <translation>kein Fehler auf zurückgehaltenen Proben ist endlich</translation>
    </message>
    <message>
        <source>nothing that was tried in {1} of {2} rankings predicts unseen samples better than knowing nothing does, by more than a standard error</source>
        <comment>automatic.nothing_so_far</comment>
        <translation>nichts von dem, was in {1} von {2} Rangfolgen versucht wurde, sagt ungesehene Proben um mehr als einen Standardfehler besser vorher als „nichts wissen“</translation>
    </message>
    <message>
        <source>{1}. The columns that the folds keep most often are taken, as those that it ranks first by all samples predict worse (error {2}, not {3})</source>
        <comment>automatic.of_folds</comment>
        <translation>{1}. Genommen werden die Spalten, die die meisten Teilungen behalten, denn die, die nach allen Proben zuerst kommen, sagen schlechter vorher (Fehler {2}, nicht {3})</translation>
    </message>
    <message>
        <source>{1}, {2}</source>
        <comment>automatic.one_more_name</comment>
        <translation>{1}, {2}</translation>
    </message>
    <message>
        <source>one of {1}</source>
        <comment>automatic.one_of</comment>
        <translation>eine von {1}</translation>
    </message>
    <message>
        <source>Columns of one group or category are left out together: {1}</source>
        <comment>automatic.other_categories</comment>
        <translation>Spalten einer Gruppe oder Kategorie werden zusammen weggelassen: {1}</translation>
    </message>
    <message>
        <source>{1} of {2} divisions of the samples {1:is|are} left out for all methods, as their errors could not be compared otherwise: {3}</source>
        <comment>automatic.splits_left_out</comment>
        <translation>{1} von {2} Aufteilungen der Proben {1:wird|werden} für alle Methoden weggelassen, da sich ihre Fehler sonst nicht vergleichen ließen: {3}</translation>
    </message>
    <message>
        <source>{1}. That takes {2} {2:column|columns}, of which {4} {3:is|are} left out in the end, as the error is hardly larger without {3:it|them} ({5})</source>
        <comment>automatic.then_dropped</comment>
        <translation>{1}. Das ergibt {2} {2:Spalte|Spalten}, von denen {4} am Ende weggelassen {3:wird|werden}, da der Fehler ohne {3:sie|sie} kaum größer ist ({5})</translation>
    </message>
    <message>
        <source>chosen by {1} of the samples</source>
        <comment>automatic.thinned</comment>
        <translation>anhand von {1} der Proben gewählt</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples} with a target are too few to hold some of them out</source>
        <comment>automatic.too_few_samples</comment>
        <translation>{1} {1:Probe|Proben} mit Zielgröße {1:ist|sind} zu wenig, um einige davon zurückzuhalten</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <comment>automatic.too_few_samples.accepted</comment>
        <translation>mindestens {1}</translation>
    </message>
    <message>
        <source>fewer than two divisions of the samples can be used: {1}</source>
        <comment>automatic.too_few_splits</comment>
        <translation>weniger als zwei Aufteilungen der Proben sind brauchbar: {1}</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples} with a target cannot make {2} {2:fold|folds}</source>
        <comment>automatic.too_many_folds</comment>
        <translation>{1} {1:Probe|Proben} mit Zielgröße {1:ergibt|ergeben} keine {2} {2:Teilung|Teilungen}</translation>
    </message>
    <message>
        <source>2 to {1}</source>
        <comment>automatic.too_many_folds.accepted</comment>
        <translation>2 bis {1}</translation>
    </message>
    <message>
        <source>the text of a file&apos;s content is damaged</source>
        <comment>base64.damaged</comment>
        <translation>der Text eines Dateiinhalts ist beschädigt</translation>
    </message>
    <message>
        <source>base64, as this program writes it</source>
        <comment>base64.damaged.accepted</comment>
        <translation>base64, wie dieses Programm es schreibt</translation>
    </message>
    <message>
        <source>mean objective of the blocks left out</source>
        <comment>block_validation.mean</comment>
        <translation>mittlere Zielfunktion der weggelassenen Blöcke</translation>
    </message>
    <message>
        <source>beside the largest block of whole groups, {1} of {2} {2:sample|samples} are left for validation</source>
        <comment>blocks.few_beside_groups</comment>
        <translation>neben dem größten Block ganzer Gruppen {1:bleibt|bleiben} {1} von {2} {2:Probe|Proben} für die Validierung</translation>
    </message>
    <message>
        <source>every {1}th of the other blocks&apos; {2} samples leaves {3} for validation</source>
        <comment>blocks.large_stride</comment>
        <translation>jede {1}. der {2} Proben der anderen Blöcke lässt {3} für die Validierung übrig</translation>
    </message>
    <message>
        <source>1 to {1}, which leaves at least {2} samples</source>
        <comment>blocks.large_stride.accepted</comment>
        <translation>1 bis {1}, damit mindestens {2} Proben bleiben</translation>
    </message>
    <message>
        <source>of {1} blocks of whole groups one has {2} {2:sample|samples}</source>
        <comment>blocks.small_block_of_groups</comment>
        <translation>von {1} Blöcken ganzer Gruppen hat einer {2} {2:Probe|Proben}</translation>
    </message>
    <message>
        <source>blocks of at least {1} samples</source>
        <comment>blocks.small_block_of_groups.accepted</comment>
        <translation>Blöcke von mindestens {1} Proben</translation>
    </message>
    <message>
        <source>{1} blocks of {2} samples would have {3} each</source>
        <comment>blocks.small_blocks</comment>
        <translation>{1} Blöcke von {2} Proben hätten je {3}</translation>
    </message>
    <message>
        <source>2 to {1}, so that a block has at least {2} samples</source>
        <comment>blocks.small_blocks.accepted</comment>
        <translation>2 bis {1}, damit ein Block mindestens {2} Proben hat</translation>
    </message>
    <message>
        <source>whole groups make only {1} {1:block|blocks}</source>
        <comment>blocks.too_few_groups</comment>
        <translation>ganze Gruppen ergeben nur {1} {1:Block|Blöcke}</translation>
    </message>
    <message>
        <source>2 to {1}</source>
        <comment>blocks.too_few_groups.accepted</comment>
        <translation>2 bis {1}</translation>
    </message>
    <message>
        <source>block validation needs {1} samples, but there are {2}</source>
        <comment>blocks.too_few_samples</comment>
        <translation>die Blockvalidierung braucht {1} Proben, es gibt aber {2}</translation>
    </message>
    <message>
        <source>is not part of this program</source>
        <comment>bundled.unknown</comment>
        <translation>gehört nicht zu diesem Programm</translation>
    </message>
    <message>
        <source>the file has changed since it was read</source>
        <comment>carried_files.changed</comment>
        <translation>die Datei hat sich geändert, seit sie gelesen wurde</translation>
    </message>
    <message>
        <source>a file that the session carries is damaged</source>
        <comment>carried_files.damaged</comment>
        <translation>eine Datei, die die Sitzung mitführt, ist beschädigt</translation>
    </message>
    <message>
        <source>the session file as it was written; have it sent again</source>
        <comment>carried_files.damaged.accepted</comment>
        <translation>die Sitzungsdatei, wie sie geschrieben wurde; lassen Sie sie sich noch einmal schicken</translation>
    </message>
    <message>
        <source>the file that the session knows; open it again to take it as it is now</source>
        <comment>carried_files.known.accepted</comment>
        <translation>die Datei, die die Sitzung kennt; öffnen Sie sie neu, um sie so zu nehmen, wie sie jetzt ist</translation>
    </message>
    <message>
        <source>{1} of run {2} is left out: {3}</source>
        <comment>carried_files.left_out_of_run</comment>
        <translation>{1} von Lauf {2} wird weggelassen: {3}</translation>
    </message>
    <message>
        <source>{1}, the file of the known weights, is left out: {2}</source>
        <comment>carried_files.left_out_weights</comment>
        <translation>{1}, die Datei der bekannten Gewichte, wird weggelassen: {2}</translation>
    </message>
    <message>
        <source>with it, the files of the session would take more than {1}</source>
        <comment>carried_files.no_room</comment>
        <translation>mit ihr brauchten die Dateien der Sitzung mehr als {1}</translation>
    </message>
    <message>
        <source>the session carries {1} files</source>
        <comment>carried_files.too_many</comment>
        <translation>die Sitzung führt {1} Dateien mit</translation>
    </message>
    <message>
        <source>at most {1}</source>
        <comment>carried_files.too_many.accepted</comment>
        <translation>höchstens {1}</translation>
    </message>
    <message>
        <source>the files of the session are too large</source>
        <comment>carried_files.too_much</comment>
        <translation>die Dateien der Sitzung sind zu groß</translation>
    </message>
    <message>
        <source>files of at most {1} in all; save the session without its data</source>
        <comment>carried_files.too_much.accepted</comment>
        <translation>Dateien von insgesamt höchstens {1}; speichern Sie die Sitzung ohne ihre Daten</translation>
    </message>
    <message>
        <source>the session does not say what the file held</source>
        <comment>carried_files.unknown</comment>
        <translation>die Sitzung sagt nicht, was die Datei enthielt</translation>
    </message>
    <message>
        <source>a quote is not closed, or text follows a closing quote</source>
        <comment>cell.bad_quotes</comment>
        <translation>ein Anführungszeichen wird nicht geschlossen, oder nach einem schließenden folgt Text</translation>
    </message>
    <message>
        <source>quoted cells that begin and end on one line</source>
        <comment>cell.bad_quotes.accepted</comment>
        <translation>Zellen in Anführungszeichen, die in derselben Zeile beginnen und enden</translation>
    </message>
    <message>
        <source>on targets in random order</source>
        <comment>chance.any_order</comment>
        <translation>mit der Zielgröße in zufälliger Reihenfolge</translation>
    </message>
    <message>
        <source>{1} of {2} runs {3} {1:was|were} as good as this one ({4}).</source>
        <comment>chance.as_good</comment>
        <translation>{1} von {2} Läufen {3} {1:war|waren} so gut wie dieser ({4}).</translation>
    </message>
    <message>
        <source>Collect more samples, or ask for another target.</source>
        <comment>chance.as_good.next</comment>
        <translation>Sammeln Sie mehr Proben, oder fragen Sie nach einer anderen Zielgröße.</translation>
    </message>
    <message>
        <source>Better than all {1} runs {2} ({3})</source>
        <comment>chance.better_than_all</comment>
        <translation>Besser als alle {1} Läufe {2} ({3})</translation>
    </message>
    <message>
        <source>on targets in random order, those of equal rows together</source>
        <comment>chance.equal_rows_together</comment>
        <translation>mit der Zielgröße in zufälliger Reihenfolge, gleiche Zeilen gemeinsam</translation>
    </message>
    <message>
        <source>{1}.</source>
        <comment>chance.good</comment>
        <translation>{1}.</translation>
    </message>
    <message>
        <source>{1} of {2} runs {3} were as good as this one, most of them much better ({4}): within each {5}, the target goes with the columns otherwise than between them, and a random order takes that away.</source>
        <comment>chance.groups_differ</comment>
        <translation>{1} von {2} Läufen {3} waren so gut wie dieser, die meisten davon viel besser ({4}): Innerhalb jeder Gruppe von {5} hängt die Zielgröße anders mit den Spalten zusammen als zwischen den Gruppen, und eine zufällige Reihenfolge hebt das auf.</translation>
    </message>
    <message>
        <source>Look at one {1} by itself, or at how far samples are from the mean of their {1}.</source>
        <comment>chance.groups_differ.next</comment>
        <translation>Betrachten Sie eine Gruppe von {1} für sich, oder wie weit Proben vom Mittelwert ihrer Gruppe von {1} entfernt sind.</translation>
    </message>
    <message>
        <source>held-out error with {1} {1:column|columns}</source>
        <comment>chance.held_out_error</comment>
        <translation>Fehler auf zurückgehaltenen Proben mit {1} {1:Spalte|Spalten}</translation>
    </message>
    <message>
        <source>held-out error with the {1} {1:column|columns} that such a run puts first</source>
        <comment>chance.held_out_error_of_first</comment>
        <translation>Fehler auf zurückgehaltenen Proben mit {1:der|den} {1} {1:Spalte|Spalten}, die ein solcher Lauf an den Anfang stellt</translation>
    </message>
    <message>
        <source>Chance is looked at {1}.</source>
        <comment>chance.how_exchanged</comment>
        <translation>Zufall wird so betrachtet: {1}.</translation>
    </message>
    <message>
        <source>on inputs in random order</source>
        <comment>chance.inputs_in_any_order</comment>
        <translation>mit Eingängen in zufälliger Reihenfolge</translation>
    </message>
    <message>
        <source>The inputs say hardly anything about each other: keep all of them, or say what they are to explain.</source>
        <comment>chance.inputs_tell_nothing</comment>
        <translation>Die Eingänge sagen kaum etwas übereinander: alle behalten oder angeben, was sie erklären sollen.</translation>
    </message>
    <message>
        <source>largest {1}</source>
        <comment>chance.largest</comment>
        <translation>größter Wert: {1}</translation>
    </message>
    <message>
        <source>least {1}</source>
        <comment>chance.least</comment>
        <translation>kleinster Wert: {1}</translation>
    </message>
    <message>
        <source>{1} {2}; chance {3} to {4}{5}</source>
        <comment>chance.numbers</comment>
        <translation>{1} {2}; Zufall {3} bis {4}{5}</translation>
    </message>
    <message>
        <source>{1} with all columns</source>
        <comment>chance.objective_of_all</comment>
        <translation>{1} mit allen Spalten</translation>
    </message>
    <message>
        <source>{1} with {2} {2:column|columns}</source>
        <comment>chance.objective_of_some</comment>
        <translation>{1} mit {2} {2:Spalte|Spalten}</translation>
    </message>
    <message>
        <source>runs as good as this one</source>
        <comment>chance.runs_as_good</comment>
        <translation>Läufe, die so gut wie dieser sind</translation>
    </message>
    <message>
        <source>{1} runs {2}</source>
        <comment>chance.runs_where</comment>
        <translation>{1} Läufe {2}</translation>
    </message>
    <message>
        <source>held-out error of the shares of classes with {1} {1:column|columns}</source>
        <comment>chance.share_error</comment>
        <translation>Fehler der Klassenanteile auf zurückgehaltenen Proben mit {1} {1:Spalte|Spalten}</translation>
    </message>
    <message>
        <source>held-out error of the shares of classes with the {1} {1:column|columns} that such a run puts first</source>
        <comment>chance.share_error_of_first</comment>
        <translation>Fehler der Klassenanteile auf zurückgehaltenen Proben mit {1:der|den} {1} {1:Spalte|Spalten}, die ein solcher Lauf an den Anfang stellt</translation>
    </message>
    <message>
        <source>on inputs shifted in time</source>
        <comment>chance.shifted_inputs</comment>
        <translation>mit zeitlich verschobenen Eingängen</translation>
    </message>
    <message>
        <source>on targets shifted by many rows</source>
        <comment>chance.shifted_rows</comment>
        <translation>mit der um viele Zeilen verschobenen Zielgröße</translation>
    </message>
    <message>
        <source>on targets shifted in time</source>
        <comment>chance.shifted_targets</comment>
        <translation>mit der zeitlich verschobenen Zielgröße</translation>
    </message>
    <message>
        <source>{1}, but the target moves so slowly that {2} {2:sample|samples} are worth about {3} independent ones: too few to tell from chance.</source>
        <comment>chance.slow_series</comment>
        <translation>{1}, aber die Zielgröße ändert sich so langsam, dass {2} {2:Probe|Proben} nur so viel wert {2:ist|sind} wie etwa {3} unabhängige: zu wenige, um sie vom Zufall zu unterscheiden.</translation>
    </message>
    <message>
        <source>Record for longer, or compare the changes from sample to sample instead of the levels.</source>
        <comment>chance.slow_series.next</comment>
        <translation>Zeichnen Sie länger auf, oder vergleichen Sie statt der Werte ihre Änderungen von Probe zu Probe.</translation>
    </message>
    <message>
        <source>A trend of the target stays where it is in targets of chance, and only the rest is shifted: columns that only share a trend with the target are no better than chance.</source>
        <comment>chance.trend_stays</comment>
        <translation>In zufälligen Zielgrößen bleibt ein Trend der Zielgröße an seinem Platz, und nur der Rest wird verschoben: Spalten, die mit der Zielgröße nur einen Trend gemeinsam haben, sind nicht besser als der Zufall.</translation>
    </message>
    <message>
        <source>with the targets exchanged between whole groups of {1}</source>
        <comment>chance.whole_groups</comment>
        <translation>mit einer Zielgröße, die zwischen ganzen Gruppen von {1} vertauscht ist</translation>
    </message>
    <message>
        <source>on targets in random order within each {1}</source>
        <comment>chance.within_groups</comment>
        <translation>mit der Zielgröße in zufälliger Reihenfolge innerhalb jeder Gruppe von {1}</translation>
    </message>
    <message>
        <source>the target hardly varies within the {1} groups, which are too few to exchange their targets</source>
        <comment>chance_order.too_few_groups</comment>
        <translation>die Zielgröße ändert sich innerhalb der {1} Gruppen kaum, und diese sind zu wenige, um ihre Zielgrößen zu vertauschen</translation>
    </message>
    <message>
        <source>no row is given</source>
        <comment>chosen_samples.no_row</comment>
        <translation>es ist keine Zeile angegeben</translation>
    </message>
    <message>
        <source>rows of the file, from 1</source>
        <comment>chosen_samples.no_row.accepted</comment>
        <translation>Zeilen der Datei, ab 1</translation>
    </message>
    <message>
        <source>the key &apos;{1}&apos; is not known</source>
        <comment>claim.unknown_key</comment>
        <translation>der Schlüssel &apos;{1}&apos; ist nicht bekannt</translation>
    </message>
    <message>
        <source>{1}, each with _at_most, _at_least, _below_step or _above_step</source>
        <comment>claim.unknown_key.accepted</comment>
        <translation>{1}, jeweils mit _at_most, _at_least, _below_step oder _above_step</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a quantity of a claim</source>
        <comment>claim.unknown_quantity</comment>
        <translation>&apos;{1}&apos; ist keine Größe einer Behauptung</translation>
    </message>
    <message>
        <source>cluster accuracy: the ranking by {1} is left out: {2}</source>
        <comment>cluster_accuracy.left_out</comment>
        <translation>Cluster-Genauigkeit: die Rangfolge nach {1} wird weggelassen: {2}</translation>
    </message>
    <message>
        <source>its run did not come to an end</source>
        <comment>cluster_accuracy.no_end</comment>
        <translation>sein Lauf kam zu keinem Ende</translation>
    </message>
    <message>
        <source>there is none</source>
        <comment>cluster_accuracy.no_label</comment>
        <translation>es gibt keine</translation>
    </message>
    <message>
        <source>a column of classes with the role label</source>
        <comment>cluster_accuracy.no_label.accepted</comment>
        <translation>eine Spalte von Klassen mit der Rolle Klasse</translation>
    </message>
    <message>
        <source>accuracy of clusters, {1}</source>
        <comment>cluster_accuracy.of</comment>
        <translation>Genauigkeit der Cluster, {1}</translation>
    </message>
    <message>
        <source>cluster accuracy: the numbers of features were chosen with the labels: an oracle, not an estimate for new data</source>
        <comment>cluster_accuracy.oracle</comment>
        <translation>Cluster-Genauigkeit: die Anzahlen der Merkmale wurden mit Hilfe der Klassen gewählt: ein Orakel, keine Schätzung für neue Daten</translation>
    </message>
    <message>
        <source>cluster accuracy: the ranking was made with the labels, too, which favours it</source>
        <comment>cluster_accuracy.ranked_by_labels</comment>
        <translation>Cluster-Genauigkeit: auch die Rangfolge wurde mit Hilfe der Klassen aufgestellt, was sie begünstigt</translation>
    </message>
    <message>
        <source>cluster accuracy says nothing of selected samples</source>
        <comment>cluster_accuracy.samples</comment>
        <translation>die Cluster-Genauigkeit sagt nichts über ausgewählte Proben</translation>
    </message>
    <message>
        <source>the best {1} {1:feature|features}</source>
        <comment>cluster_accuracy.the_best</comment>
        <translation>beste Merkmale: {1}</translation>
    </message>
    <message>
        <source>cluster accuracy: features that rank equal are kept in the order of the table, first where {1} {1:feature is|features are} kept</source>
        <comment>cluster_accuracy.ties</comment>
        <translation>Cluster-Genauigkeit: Merkmale mit gleichem Rang werden in der Reihenfolge der Tabelle behalten, zuerst dort, wo {1} {1:Merkmal behalten wird|Merkmale behalten werden}</translation>
    </message>
    <message>
        <source>cluster accuracy needs a label</source>
        <comment>cluster_accuracy.trouble</comment>
        <translation>die Cluster-Genauigkeit braucht eine Klassenspalte</translation>
    </message>
    <message>
        <source>{1} has {2} {2:class|classes} in {3} {3:sample|samples} that have one</source>
        <comment>cluster_accuracy.unsuitable_classes</comment>
        <translation>{1} hat {2} {2:Klasse|Klassen} in {3} {3:Probe, die eine hat|Proben, die eine haben}</translation>
    </message>
    <message>
        <source>2 to {1} classes, each of 2 samples on average</source>
        <comment>cluster_accuracy.unsuitable_classes.accepted</comment>
        <translation>2 bis {1} Klassen, im Mittel von je 2 Proben</translation>
    </message>
    <message>
        <source>{1} of {2} {2:feature|features} cannot be kept</source>
        <comment>cluster_accuracy.unsuitable_number</comment>
        <translation>{1} von {2} {2:Merkmal|Merkmalen} {1:kann|können} nicht behalten werden</translation>
    </message>
    <message>
        <source>whole numbers from 1 to {1}</source>
        <comment>cluster_accuracy.unsuitable_number.accepted</comment>
        <translation>ganze Zahlen von 1 bis {1}</translation>
    </message>
    <message>
        <source>There are no more than {1} {1:sample|samples} to cluster.</source>
        <comment>cluster_comparison.few_samples</comment>
        <translation>Es gibt nicht mehr als {1} {1:Probe|Proben} zum Clustern.</translation>
    </message>
    <message>
        <source>{1} {1:sample belongs|samples belong} to no group and {1:is|are} left out.</source>
        <comment>cluster_comparison.left_out</comment>
        <translation>{1} {1:Probe gehört|Proben gehören} zu keiner Gruppe und {1:wird|werden} weggelassen.</translation>
    </message>
    <message>
        <source>there is no label</source>
        <comment>cluster_comparison.no_label</comment>
        <translation>es gibt keine Klassenspalte</translation>
    </message>
    <message>
        <source>a column of classes as the label, or clusters of two spaces</source>
        <comment>cluster_comparison.no_label.accepted</comment>
        <translation>eine Spalte von Klassen als Klassenspalte oder Cluster zweier Räume</translation>
    </message>
    <message>
        <source>Density peaks compare every pair of samples: of the {1} here, only one in {2} was used. K-means uses all of them.</source>
        <comment>cluster_comparison.one_in</comment>
        <translation>Die Methode der Dichtemaxima vergleicht alle Paare von Proben: Von den {1} Proben hier wurde nur eine von {2} verwendet. K-means verwendet alle.</translation>
    </message>
    <message>
        <source>{1} {1:sample is|samples are} equal to another one: {1:it does|they do} not contribute to the dimension, and their densities are rough.</source>
        <comment>clusters.equal_samples</comment>
        <translation>{1} {1:Probe ist|Proben sind} gleich einer anderen: {1:Sie trägt|Sie tragen} nicht zur Dimension bei, und ihre Dichten sind ungenau.</translation>
    </message>
    <message>
        <source>With fewer than {1} samples, densities and clusters are rough estimates.</source>
        <comment>clusters.few_samples</comment>
        <translation>Mit weniger als {1} Proben sind Dichten und Cluster grobe Schätzungen.</translation>
    </message>
    <message>
        <source>All samples are in one cluster: no second peak is significant.</source>
        <comment>clusters.one_cluster</comment>
        <translation>Alle Proben liegen in einem Cluster: Kein zweites Maximum ist signifikant.</translation>
    </message>
    <message>
        <source>The clusters follow from neighbours, and {1}.</source>
        <comment>clusters.recall</comment>
        <translation>Die Cluster folgen aus Nachbarn, und {1}.</translation>
    </message>
    <message>
        <source>Only {1} of {2} {2:cluster has|clusters have} samples: there are no more distinct samples.</source>
        <comment>clusters.too_few_samples</comment>
        <translation>Nur {1} von {2} {2:Cluster hat|Clustern haben} Proben: Es gibt nicht mehr verschiedene Proben.</translation>
    </message>
    <message>
        <source>{1} is constant: it cannot tell samples apart.</source>
        <comment>column_findings.constant</comment>
        <translation>{1} ist konstant: die Spalte kann Proben nicht unterscheiden.</translation>
    </message>
    <message>
        <source>constant</source>
        <comment>column_findings.constant.badge</comment>
        <translation>konstant</translation>
    </message>
    <message>
        <source>constant within {1}</source>
        <comment>column_findings.constant_within</comment>
        <translation>konstant innerhalb von {1}</translation>
    </message>
    <message>
        <source>{1} is a copy of {2} (equal up to scale): keep one of them.</source>
        <comment>column_findings.copy</comment>
        <translation>{1} ist eine Kopie von {2} (gleich bis auf die Skala): behalten Sie eine der beiden Spalten.</translation>
    </message>
    <message>
        <source>copy of {1}</source>
        <comment>column_findings.copy.badge</comment>
        <translation>Kopie von {1}</translation>
    </message>
    <message>
        <source>{1} is {2}: it may only tell which {3} a sample belongs to. Checks should keep each {3} together.</source>
        <comment>column_findings.group</comment>
        <translation>{1} ist {2}: die Spalte sagt vielleicht nur, zu welcher Gruppe von {3} eine Probe gehört. Prüfungen sollten jede Gruppe von {3} zusammenhalten.</translation>
    </message>
    <message>
        <source>{1} has another value in nearly every sample: it may be an identifier, which explains nothing about new samples.</source>
        <comment>column_findings.identifier</comment>
        <translation>{1} hat in fast jeder Probe einen anderen Wert: vielleicht ist die Spalte eine Kennung, die über neue Proben nichts erklärt.</translation>
    </message>
    <message>
        <source>an identifier?</source>
        <comment>column_findings.identifier.badge</comment>
        <translation>eine Kennung?</translation>
    </message>
    <message>
        <source>{1} is almost equal to {2}: it may leak the answer. Leave it out if it is not known before {2} is.</source>
        <comment>column_findings.leak</comment>
        <translation>{1} ist fast gleich {2}: die Spalte verrät vielleicht die Antwort. Lassen Sie sie weg, wenn sie nicht früher bekannt ist als {2}.</translation>
    </message>
    <message>
        <source>almost equal to {1}</source>
        <comment>column_findings.leak.badge</comment>
        <translation>fast gleich {1}</translation>
    </message>
    <message>
        <source>nearly constant within {1}</source>
        <comment>column_findings.nearly_constant_within</comment>
        <translation>fast konstant innerhalb von {1}</translation>
    </message>
    <message>
        <source>not a known weight: {1}</source>
        <comment>column_model.bad_known_weight</comment>
        <translation>kein bekanntes Gewicht: {1}</translation>
    </message>
    <message>
        <source>a number of 0 or more</source>
        <comment>column_model.bad_known_weight.accepted</comment>
        <translation>eine Zahl ab 0</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a period</source>
        <comment>column_selection.bad_period</comment>
        <translation>&apos;{1}&apos; ist keine Periode</translation>
    </message>
    <message>
        <source>a positive number, or one with pi such as 2pi</source>
        <comment>column_selection.bad_period.accepted</comment>
        <translation>eine positive Zahl, auch mit pi wie 2pi</translation>
    </message>
    <message>
        <source>no column is given</source>
        <comment>column_selection.empty</comment>
        <translation>es ist keine Spalte angegeben</translation>
    </message>
    <message>
        <source>names, numbers or ranges of columns, separated by commas, or all</source>
        <comment>column_selection.empty.accepted</comment>
        <translation>Namen, Nummern oder Bereiche von Spalten, durch Kommas getrennt, oder all</translation>
    </message>
    <message>
        <source>no column &apos;{1}&apos;</source>
        <comment>column_selection.unknown</comment>
        <translation>keine Spalte &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>a name such as {1}, a number from 1 to {2}, or a range such as 1-3</source>
        <comment>column_selection.unknown.accepted</comment>
        <translation>ein Name wie {1}, eine Zahl von 1 bis {2} oder ein Bereich wie 1-3</translation>
    </message>
    <message>
        <source>the only column of set B is constant</source>
        <comment>column_sets.constant_column</comment>
        <translation>die einzige Spalte der Menge B ist konstant</translation>
    </message>
    <message>
        <source>all columns of set B are constant</source>
        <comment>column_sets.constant_columns</comment>
        <translation>alle Spalten der Menge B sind konstant</translation>
    </message>
    <message>
        <source>at least one column that varies</source>
        <comment>column_sets.constant_columns.accepted</comment>
        <translation>mindestens eine Spalte, die sich ändert</translation>
    </message>
    <message>
        <source>no column is in set {1}</source>
        <comment>column_sets.empty_set</comment>
        <translation>in Menge {1} ist keine Spalte</translation>
    </message>
    <message>
        <source>at least one column in each set</source>
        <comment>column_sets.empty_set.accepted</comment>
        <translation>mindestens eine Spalte in jeder Menge</translation>
    </message>
    <message>
        <source>{1} is not a bound for {2}</source>
        <comment>colvar.bad_bound</comment>
        <translation>{1} ist keine Grenze für {2}</translation>
    </message>
    <message>
        <source>a finite number, or one with pi such as -pi or 2pi</source>
        <comment>colvar.bad_bound.accepted</comment>
        <translation>eine endliche Zahl, auch mit pi wie -pi oder 2pi</translation>
    </message>
    <message>
        <source>{1} {1:line is|lines are} left out, of which the simulation wrote only a part before it was started again: {1:line|lines} {2}</source>
        <comment>colvar.cut_lines</comment>
        <translation>{1} {1:Zeile ist|Zeilen sind} weggelassen, von denen die Simulation nur einen Teil schrieb, bevor sie neu gestartet wurde: {1:Zeile|Zeilen} {2}</translation>
    </message>
    <message>
        <source>line {1} is left out: its last number has fewer digits than those above it, and no line end, as in a file that is being written</source>
        <comment>colvar.cut_number</comment>
        <translation>Zeile {1} ist weggelassen: ihre letzte Zahl hat weniger Ziffern als die darüber und kein Zeilenende, wie in einer Datei, die gerade geschrieben wird</translation>
    </message>
    <message>
        <source>no line names the columns</source>
        <comment>colvar.no_fields</comment>
        <translation>keine Zeile nennt die Spalten</translation>
    </message>
    <message>
        <source>a line &apos;#! FIELDS time ...&apos;</source>
        <comment>colvar.no_fields.accepted</comment>
        <translation>eine Zeile &apos;#! FIELDS time ...&apos;</translation>
    </message>
    <message>
        <source>max_{1} is not above min_{1}</source>
        <comment>colvar.no_period</comment>
        <translation>max_{1} liegt nicht über min_{1}</translation>
    </message>
    <message>
        <source>bounds that span one period</source>
        <comment>colvar.no_period.accepted</comment>
        <translation>Grenzen, die eine Periode umfassen</translation>
    </message>
    <message>
        <source>no line holds a whole row</source>
        <comment>colvar.no_whole_row</comment>
        <translation>keine Zeile enthält alle Werte</translation>
    </message>
    <message>
        <source>at least one whole row</source>
        <comment>colvar.no_whole_row.accepted</comment>
        <translation>mindestens eine vollständige Zeile</translation>
    </message>
    <message>
        <source>{1} is not a finite number</source>
        <comment>colvar.not_finite</comment>
        <translation>{1} ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>finite numbers, or nan for a missing value</source>
        <comment>colvar.not_finite.accepted</comment>
        <translation>endliche Zahlen oder nan für einen fehlenden Wert</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; differs from its earlier value</source>
        <comment>colvar.other_bound</comment>
        <translation>&apos;{1}&apos; weicht vom früheren Wert ab</translation>
    </message>
    <message>
        <source>a restart with the same bounds</source>
        <comment>colvar.other_bound.accepted</comment>
        <translation>ein Neustart mit denselben Grenzen</translation>
    </message>
    <message>
        <source>the fields differ from those of line {1}</source>
        <comment>colvar.other_fields</comment>
        <translation>die Felder weichen von denen der Zeile {1} ab</translation>
    </message>
    <message>
        <source>a restart that prints the same columns</source>
        <comment>colvar.other_fields.accepted</comment>
        <translation>ein Neustart, der dieselben Spalten ausgibt</translation>
    </message>
    <message>
        <source>the file has {1} headers: the simulation was restarted, and the times from {2} to {3} come again: {4} {4:row|rows}</source>
        <comment>colvar.repeated_times</comment>
        <translation>die Datei hat {1} Köpfe: die Simulation wurde neu gestartet, und die Zeiten von {2} bis {3} kommen noch einmal vor: {4} {4:Zeile|Zeilen}</translation>
    </message>
    <message>
        <source>the file has {1} headers: the simulation was restarted; no time comes twice</source>
        <comment>colvar.restarted</comment>
        <translation>die Datei hat {1} Köpfe: die Simulation wurde neu gestartet; keine Zeit kommt zweimal vor</translation>
    </message>
    <message>
        <source>the second table was changed, or some of its columns chosen</source>
        <comment>command_line.changed_truth</comment>
        <translation>die zweite Tabelle wurde geändert, oder einige ihrer Spalten wurden ausgewählt</translation>
    </message>
    <message>
        <source>a table that is used as it is</source>
        <comment>command_line.changed_truth.accepted</comment>
        <translation>eine Tabelle, die unverändert verwendet wird</translation>
    </message>
    <message>
        <source>the columns have names that look like several</source>
        <comment>command_line.commas</comment>
        <translation>die Spalten haben Namen, die wie mehrere aussehen</translation>
    </message>
    <message>
        <source>names without commas</source>
        <comment>command_line.commas.accepted</comment>
        <translation>Namen ohne Kommas</translation>
    </message>
    <message>
        <source>{1}, which a command line cannot express</source>
        <comment>command_line.inexpressible</comment>
        <translation>{1}, was eine Befehlszeile nicht ausdrücken kann</translation>
    </message>
    <message>
        <source>two tables are read from different arrays</source>
        <comment>command_line.other_arrays</comment>
        <translation>zwei Tabellen werden aus verschiedenen Arrays gelesen</translation>
    </message>
    <message>
        <source>columns were added by another key or in another way</source>
        <comment>command_line.other_key</comment>
        <translation>Spalten wurden mit einem anderen Schlüssel oder auf andere Weise hinzugefügt</translation>
    </message>
    <message>
        <source>one key for all files</source>
        <comment>command_line.other_key.accepted</comment>
        <translation>ein Schlüssel für alle Dateien</translation>
    </message>
    <message>
        <source>cells have other quotes</source>
        <comment>command_line.other_quotes</comment>
        <translation>Zellen haben andere Anführungszeichen</translation>
    </message>
    <message>
        <source>double quotes</source>
        <comment>command_line.other_quotes.accepted</comment>
        <translation>doppelte Anführungszeichen</translation>
    </message>
    <message>
        <source>a column that a step added has other roles than its step gives it, which a command line cannot express</source>
        <comment>command_line.other_roles</comment>
        <translation>eine Spalte, die ein Schritt hinzugefügt hat, hat andere Rollen als die, die der Schritt ihr gibt, was eine Befehlszeile nicht ausdrücken kann</translation>
    </message>
    <message>
        <source>all columns of one category as inputs, or none</source>
        <comment>command_line.other_roles.accepted</comment>
        <translation>alle Spalten einer Kategorie als Eingaben, oder keine</translation>
    </message>
    <message>
        <source>two tables are written in different ways</source>
        <comment>command_line.other_writing</comment>
        <translation>zwei Tabellen sind auf verschiedene Weise geschrieben</translation>
    </message>
    <message>
        <source>columns with a period were scaled, and their period with them</source>
        <comment>command_line.scaled_period</comment>
        <translation>Spalten mit einer Periode wurden skaliert, und ihre Periode mit ihnen</translation>
    </message>
    <message>
        <source>a run without that step</source>
        <comment>command_line.scaled_period.accepted</comment>
        <translation>ein Lauf ohne diesen Schritt</translation>
    </message>
    <message>
        <source>a setting contains a semicolon</source>
        <comment>command_line.semicolon</comment>
        <translation>eine Einstellung enthält ein Semikolon</translation>
    </message>
    <message>
        <source>the run used some of the rows</source>
        <comment>command_line.some_rows</comment>
        <translation>der Lauf verwendete nur einige der Zeilen</translation>
    </message>
    <message>
        <source>the step &apos;Chosen samples&apos;</source>
        <comment>command_line.some_rows.accepted</comment>
        <translation>der Schritt &apos;Chosen samples&apos;</translation>
    </message>
    <message>
        <source>{1} {1:column|columns}</source>
        <comment>compared.columns</comment>
        <translation>{1} {1:Spalte|Spalten}</translation>
    </message>
    <message>
        <source>{1} {1:column|columns}: {2}</source>
        <comment>compared.common_columns</comment>
        <translation>{1} {1:Spalte|Spalten}: {2}</translation>
    </message>
    <message>
        <source>{1} of {2}</source>
        <comment>compared.count_of_columns</comment>
        <translation>{1} von {2}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>compared.no_columns</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>none</source>
        <comment>compared.no_preparation</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>no result</source>
        <comment>compared.no_result</comment>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>compared.nothing_explained</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{1} {2}</source>
        <comment>compared.objective</comment>
        <translation>{1} {2}</translation>
    </message>
    <message>
        <source>{1}: {2}</source>
        <comment>compared.setting</comment>
        <translation>{1}: {2}</translation>
    </message>
    <message>
        <source>{1}; {2}</source>
        <comment>compared.settings</comment>
        <translation>{1}; {2}</translation>
    </message>
    <message>
        <source>{1} ({2})</source>
        <comment>compared.step</comment>
        <translation>{1} ({2})</translation>
    </message>
    <message>
        <source>{1}, {2}</source>
        <comment>compared.steps</comment>
        <translation>{1}, {2}</translation>
    </message>
    <message>
        <source>{1} ({2})</source>
        <comment>compared.value_measured_on</comment>
        <translation>{1} ({2})</translation>
    </message>
    <message>
        <source>The runs are of different methods, whose objectives may be different quantities.</source>
        <comment>comparison.other_methods</comment>
        <translation>Die Läufe gehören zu verschiedenen Methoden, deren Zielfunktionen verschiedene Größen sein können.</translation>
    </message>
    <message>
        <source>The runs used different samples.</source>
        <comment>comparison.other_samples</comment>
        <translation>Die Läufe verwendeten verschiedene Proben.</translation>
    </message>
    <message>
        <source>The runs are of different tables, or of one that was prepared differently: objectives, purities and times are not comparable.</source>
        <comment>comparison.other_tables</comment>
        <translation>Die Läufe gehören zu verschiedenen Tabellen oder zu einer, die verschieden vorbereitet wurde: Zielfunktionen, Reinheiten und Zeiten sind nicht vergleichbar.</translation>
    </message>
    <message>
        <source>The runs had different targets: their objectives are not comparable.</source>
        <comment>comparison.other_truths</comment>
        <translation>Die Läufe hatten verschiedene Zielgrößen: ihre Zielfunktionen sind nicht vergleichbar.</translation>
    </message>
    <message>
        <source>{1}; accepted: {2}</source>
        <comment>complaint.accepting</comment>
        <translation>{1}; zulässig: {2}</translation>
    </message>
    <message>
        <source>{1}: {2}</source>
        <comment>complaint.labelled</comment>
        <translation>{1}: {2}</translation>
    </message>
    <message>
        <source>{1}, or for {2}: {3}</source>
        <comment>complaint.or_choices</comment>
        <translation>{1}, oder für {2}: {3}</translation>
    </message>
    <message>
        <source>{1}: {2}</source>
        <comment>complaint.passed_on</comment>
        <translation>{1}: {2}</translation>
    </message>
    <message>
        <source>{1}{2}{3}</source>
        <comment>complaint.several</comment>
        <translation>{1}{2}{3}</translation>
    </message>
    <message>
        <source>the matrix of the critic is not positive, whatever tau: are all numbers of a reasonable size?</source>
        <comment>convex_critic.not_positive</comment>
        <translation>die Matrix des Kritikers ist bei keinem tau positiv: haben alle Zahlen eine vernünftige Größe?</translation>
    </message>
    <message>
        <source>no input varies among the samples that have a target</source>
        <comment>convex_critic.nothing_varies</comment>
        <translation>kein Eingang variiert unter den Proben, die eine Zielgröße haben</translation>
    </message>
    <message>
        <source>constant, so without importance: {1}</source>
        <comment>convex_sic.constant</comment>
        <translation>konstant, daher ohne Wichtigkeit: {1}</translation>
    </message>
    <message>
        <source>the matrix of the critic was not positive to working precision, so tau was raised to {1}</source>
        <comment>convex_sic.raised_tau</comment>
        <translation>die Matrix des Kritikers war im Rahmen der Rechengenauigkeit nicht positiv, daher wurde tau auf {1} erhöht</translation>
    </message>
    <message>
        <source>eta more than 10 times that of an input without effect</source>
        <comment>convex_sic.rule</comment>
        <translation>eta mehr als 10-mal so groß wie das eines Eingangs ohne Wirkung</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples} with a target say too little of it</source>
        <comment>convex_sic.too_few_samples</comment>
        <translation>{1} {1:Probe|Proben} mit Zielgröße {1:sagt|sagen} zu wenig darüber</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <comment>convex_sic.too_few_samples.accepted</comment>
        <translation>mindestens {1}</translation>
    </message>
    <message>
        <source>{1} along {2} {2:input|inputs} each do not run along all of {3}</source>
        <comment>convex_sic.too_few_waves</comment>
        <translation>{1} entlang von je {2} {2:Eingang|Eingängen} verlaufen nicht entlang aller {3}</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <comment>convex_sic.too_few_waves.accepted</comment>
        <translation>mindestens {1}</translation>
    </message>
    <message>
        <source>{1} {2:is no linear function|are no linear functions} of the other inputs plus noise</source>
        <comment>curves.doubt</comment>
        <translation>{1} {2:ist keine lineare Funktion|sind keine linearen Funktionen} der anderen Eingaben plus Rauschen</translation>
    </message>
    <message>
        <source> (a rate for inputs that are linear in each other; {1})</source>
        <comment>curves.in_brackets</comment>
        <translation> (eine Rate für Eingaben, die linear voneinander abhängen; {1})</translation>
    </message>
    <message>
        <source>{1} is not a finite number</source>
        <comment>delimited.not_finite</comment>
        <translation>{1} ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>finite numbers, or an empty cell, NA, NaN or ? for a missing value</source>
        <comment>delimited.not_finite.accepted</comment>
        <translation>endliche Zahlen oder eine leere Zelle, NA, NaN oder ? für einen fehlenden Wert</translation>
    </message>
    <message>
        <source>the number of densities does not match the samples</source>
        <comment>density_peaks.mismatched_densities</comment>
        <translation>die Anzahl der Dichten passt nicht zu den Proben</translation>
    </message>
    <message>
        <source>one per sample</source>
        <comment>density_peaks.mismatched_densities.accepted</comment>
        <translation>eine je Probe</translation>
    </message>
    <message>
        <source>a negative confidence z</source>
        <comment>density_peaks.negative_z</comment>
        <translation>ein negatives Konfidenz-z</translation>
    </message>
    <message>
        <source>0 or more</source>
        <comment>density_peaks.negative_z.accepted</comment>
        <translation>0 oder mehr</translation>
    </message>
    <message>
        <source>too few samples to find density peaks</source>
        <comment>density_peaks.too_few_samples</comment>
        <translation>zu wenige Proben, um Dichtemaxima zu finden</translation>
    </message>
    <message>
        <source>4 samples or more</source>
        <comment>density_peaks.too_few_samples.accepted</comment>
        <translation>4 Proben oder mehr</translation>
    </message>
    <message>
        <source>{1} {1:pair of samples coincides|pairs of samples coincide} in the weighted inputs; {1:it does|they do} not contribute to the gradient</source>
        <comment>dii.coinciding_pairs</comment>
        <translation>{1} {1:Paar von Proben fällt|Paare von Proben fallen} in den gewichteten Eingängen zusammen; {1:es trägt|sie tragen} nicht zum Gradienten bei</translation>
    </message>
    <message>
        <source>constant, so their weight is 0: {1}</source>
        <comment>dii.constant</comment>
        <translation>konstant, daher mit dem Gewicht 0: {1}</translation>
    </message>
    <message>
        <source>every column is constant: all samples are equally far apart, so there is nothing to predict</source>
        <comment>dii.constant_truth</comment>
        <translation>jede Spalte ist konstant: alle Proben sind gleich weit voneinander entfernt, also gibt es nichts vorherzusagen</translation>
    </message>
    <message>
        <source>a target that varies</source>
        <comment>dii.constant_truth.accepted</comment>
        <translation>eine Zielgröße, die sich ändert</translation>
    </message>
    <message>
        <source>fewer Rows, an average over {1} of the {2} {2:sample|samples}</source>
        <comment>dii.fewer_rows</comment>
        <translation>weniger Zeilen, ein Mittel über {1} der {2} {2:Probe|Proben}</translation>
    </message>
    <message>
        <source>final DII of the worst start</source>
        <comment>dii.highest_start</comment>
        <translation>DII am Ende des schlechtesten Starts</translation>
    </message>
    <message>
        <source>the L1 penalty drove every weight to 0</source>
        <comment>dii.killed</comment>
        <translation>die L1-Strafe brachte jedes Gewicht auf 0</translation>
    </message>
    <message>
        <source>the L1 penalty {1} drove every weight to 0 after epoch {2}</source>
        <comment>dii.killed_after</comment>
        <translation>die L1-Strafe {1} brachte jedes Gewicht nach Epoche {2} auf 0</translation>
    </message>
    <message>
        <source>the distances</source>
        <comment>dii.memory_of_distances</comment>
        <translation>die Abstände</translation>
    </message>
    <message>
        <source>the ranks</source>
        <comment>dii.memory_of_ranks</comment>
        <translation>die Ränge</translation>
    </message>
    <message>
        <source>there is not enough memory for {1} of {2} {2:row|rows} among {3} {3:sample|samples}</source>
        <comment>dii.no_memory</comment>
        <translation>der Speicher reicht nicht für {1} von {2} {2:Zeile|Zeilen} zu {3} {3:Probe|Proben}</translation>
    </message>
    <message>
        <source>fewer rows, such as {1}, or fewer samples</source>
        <comment>dii.no_memory.accepted</comment>
        <translation>weniger Zeilen, etwa {1}, oder weniger Proben</translation>
    </message>
    <message>
        <source>all are 0</source>
        <comment>dii.no_weight</comment>
        <translation>alle sind 0</translation>
    </message>
    <message>
        <source>at least one above 0</source>
        <comment>dii.no_weight.accepted</comment>
        <translation>mindestens eines über 0</translation>
    </message>
    <message>
        <source>the L1 penalty {1} is too strong: the DII went from {2} at the start to {3}, and {4} {4:weight is|weights are} left by the penalty rather than by the data; a smaller one, or the search l1-path, which tries many, keeps those that matter</source>
        <comment>dii.penalty_too_strong</comment>
        <translation>die L1-Strafe {1} ist zu stark: das DII ging von {2} am Anfang auf {3}, und {4} {4:Gewicht wird|Gewichte werden} von der Strafe statt von den Daten übrig gelassen; eine kleinere oder die Suche l1-path, die viele ausprobiert, behält die wichtigen</translation>
    </message>
    <message>
        <source>{1}. It is not the penalty {2}: none of the smaller ones tried left a weight above 0 either</source>
        <comment>dii.rate_not_penalty</comment>
        <translation>{1}. An der Strafe {2} liegt es nicht: Auch von den kleineren, die versucht wurden, ließ keine ein Gewicht über 0</translation>
    </message>
    <message>
        <source>the learning rate {1} is too large: its steps left no finite weight above 0 after epoch {2}; accepted: a smaller one, or auto</source>
        <comment>dii.rate_too_large</comment>
        <translation>die Lernrate {1} ist zu groß: Ihre Schritte ließen nach Epoche {2} kein endliches Gewicht über 0; zulässig: eine kleinere oder auto</translation>
    </message>
    <message>
        <source>averaged over {1} of {2} samples (parameter rows)</source>
        <comment>dii.some_rows</comment>
        <translation>gemittelt über {1} von {2} Proben (Einstellung rows)</translation>
    </message>
    <message>
        <source>{1}: the lowest is the result, and more starts may find a lower one (parameter restarts)</source>
        <comment>dii.spread_of_starts</comment>
        <translation>{1}: das niedrigste ist das Ergebnis, und mehr Starts können ein niedrigeres finden (Einstellung restarts)</translation>
    </message>
    <message>
        <source>{1} {1:start|starts}</source>
        <comment>dii.starts</comment>
        <translation>{1} {1:Start|Starts}</translation>
    </message>
    <message>
        <source>{1} starts ended at a DII of {2} and {3}</source>
        <comment>dii.starts_ended</comment>
        <translation>{1} Starts endeten bei einem DII von {2} und {3}</translation>
    </message>
    <message>
        <source>stopped before the first value</source>
        <comment>dii.stopped_early</comment>
        <translation>vor dem ersten Wert angehalten</translation>
    </message>
    <message>
        <source>{1} on either side of {2} {2:sample|samples} leaves some with less than 2 neighbours</source>
        <comment>dii.too_few_left_in_time</comment>
        <translation>{1} auf jeder Seite lässt bei {2} {2:Probe|Proben} manchen weniger als 2 Nachbarn</translation>
    </message>
    <message>
        <source>0 to {1}</source>
        <comment>dii.too_few_left_in_time.accepted</comment>
        <translation>0 bis {1}</translation>
    </message>
    <message>
        <source>0</source>
        <comment>dii.too_few_left_in_time.only_none.accepted</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>{1}; the largest useful one found is {2}</source>
        <comment>dii.useful_penalty</comment>
        <translation>{1}; die größte brauchbare, die gefunden wurde, ist {2}</translation>
    </message>
    <message>
        <source>{1} {1:number|numbers} for {2} {2:input|inputs}</source>
        <comment>dii.wrong_number_of_weights</comment>
        <translation>{1} {1:Zahl|Zahlen} für {2} {2:Eingang|Eingänge}</translation>
    </message>
    <message>
        <source>one number &gt;= 0 per input, in table order</source>
        <comment>dii.wrong_number_of_weights.accepted</comment>
        <translation>eine Zahl &gt;= 0 je Eingang, in der Reihenfolge der Tabelle</translation>
    </message>
    <message>
        <source>{1} takes only {2}</source>
        <comment>discoveries.method_not_taken</comment>
        <translation>{1} nimmt nur: {2}</translation>
    </message>
    <message>
        <source>it ranks no features</source>
        <comment>discoveries.no_ranking</comment>
        <translation>sie ordnet keine Merkmale</translation>
    </message>
    <message>
        <source>it selects nothing by a rule of its own</source>
        <comment>discoveries.no_rule</comment>
        <translation>sie wählt nichts nach einer eigenen Regel aus</translation>
    </message>
    <message>
        <source>each method&apos;s own selection</source>
        <comment>discoveries.own_selection</comment>
        <translation>die eigene Auswahl jeder Methode</translation>
    </message>
    <message>
        <source>it selects samples</source>
        <comment>discoveries.samples</comment>
        <translation>sie wählt Proben aus</translation>
    </message>
    <message>
        <source>the best {1}</source>
        <comment>discoveries.the_best</comment>
        <translation>die besten {1}</translation>
    </message>
    <message>
        <source>&apos;{1}&apos;</source>
        <comment>discoveries.title</comment>
        <translation>&apos;{1}&apos;</translation>
    </message>
    <message>
        <source>what {1} selects</source>
        <comment>discoveries.what_selects</comment>
        <translation>was {1} auswählt</translation>
    </message>
    <message>
        <source>the offset of the knockoff filter is not valid</source>
        <comment>discovery_rate.bad_offset</comment>
        <translation>der Offset des Knockoff-Filters ist nicht gültig</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <comment>discovery_rate.bad_offset.accepted</comment>
        <translation>0 oder 1</translation>
    </message>
    <message>
        <source>a p-value is not valid</source>
        <comment>discovery_rate.bad_p_value</comment>
        <translation>ein p-Wert ist nicht gültig</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <comment>discovery_rate.bad_p_value.accepted</comment>
        <translation>eine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>the false discovery rate is not valid</source>
        <comment>discovery_rate.bad_rate</comment>
        <translation>die Falschentdeckungsrate ist nicht gültig</translation>
    </message>
    <message>
        <source>a number between 0 and 1</source>
        <comment>discovery_rate.bad_rate.accepted</comment>
        <translation>eine Zahl zwischen 0 und 1</translation>
    </message>
    <message>
        <source>the distance of a sample to itself is {1}</source>
        <comment>distance_matrix.bad_diagonal</comment>
        <translation>der Abstand einer Probe zu sich selbst ist {1}</translation>
    </message>
    <message>
        <source>a diagonal of 0 (distances, not similarities)</source>
        <comment>distance_matrix.bad_diagonal.accepted</comment>
        <translation>eine Diagonale aus 0 (Abstände, keine Ähnlichkeiten)</translation>
    </message>
    <message>
        <source>a distance is infinite</source>
        <comment>distance_matrix.infinite</comment>
        <translation>ein Abstand ist unendlich</translation>
    </message>
    <message>
        <source>a distance is missing</source>
        <comment>distance_matrix.missing</comment>
        <translation>ein Abstand fehlt</translation>
    </message>
    <message>
        <source>a distance is negative: {1}</source>
        <comment>distance_matrix.negative</comment>
        <translation>ein Abstand ist negativ: {1}</translation>
    </message>
    <message>
        <source>distances of 0 or more</source>
        <comment>distance_matrix.negative.accepted</comment>
        <translation>Abstände von 0 oder mehr</translation>
    </message>
    <message>
        <source>finite distances between all pairs of samples</source>
        <comment>distance_matrix.not_finite.accepted</comment>
        <translation>endliche Abstände zwischen allen Paaren von Proben</translation>
    </message>
    <message>
        <source>a distance matrix has as many columns as samples, but this one has {1} {1:column|columns} and {2} {2:row|rows}</source>
        <comment>distance_matrix.not_square</comment>
        <translation>eine Abstandsmatrix hat so viele Spalten wie Proben, diese hier aber hat {1} {1:Spalte|Spalten} und {2} {2:Zeile|Zeilen}</translation>
    </message>
    <message>
        <source>a square table of distances</source>
        <comment>distance_matrix.not_square.accepted</comment>
        <translation>eine quadratische Tabelle von Abständen</translation>
    </message>
    <message>
        <source>The penalty {1} predicts the folds best that were left out.</source>
        <comment>elastic_net.best_penalty</comment>
        <translation>Die Strafe {1} sagt die weggelassenen Teilungen am besten vorher.</translation>
    </message>
    <message>
        <source>constant, so with a coefficient of 0: {1}</source>
        <comment>elastic_net.constant</comment>
        <translation>konstant, daher mit dem Koeffizienten 0: {1}</translation>
    </message>
    <message>
        <source>The penalty {1} is the largest whose error is within one standard error of the lowest.</source>
        <comment>elastic_net.largest_penalty</comment>
        <translation>Die Strafe {1} ist die größte, deren Fehler höchstens einen Standardfehler über dem niedrigsten liegt.</translation>
    </message>
    <message>
        <source>no linear model predicts better than the mean of the target: all coefficients are 0</source>
        <comment>elastic_net.no_model</comment>
        <translation>kein lineares Modell sagt besser vorher als der Mittelwert der Zielgröße: alle Koeffizienten sind 0</translation>
    </message>
    <message>
        <source>the penalty given is so strong that all coefficients are 0: a smaller one, or none given, may keep some</source>
        <comment>elastic_net.penalty_too_strong</comment>
        <translation>die angegebene Strafe ist so stark, dass alle Koeffizienten 0 sind: eine kleinere oder gar keine Angabe kann einige erhalten</translation>
    </message>
    <message>
        <source>{1} {1:model|models} along the path not solved to the last digits: inputs say nearly the same</source>
        <comment>elastic_net.rough</comment>
        <translation>{1} {1:Modell|Modelle} entlang des Pfads nicht bis auf die letzten Stellen gelöst: Eingänge sagen fast dasselbe</translation>
    </message>
    <message>
        <source>coefficients that are not zero at the penalty chosen by cross-validation</source>
        <comment>elastic_net.rule_of_chosen_penalty</comment>
        <translation>Koeffizienten, die bei der durch Kreuzvalidierung gewählten Strafe nicht null sind</translation>
    </message>
    <message>
        <source>coefficients that are not zero at the penalty given</source>
        <comment>elastic_net.rule_of_given_penalty</comment>
        <translation>Koeffizienten, die bei der angegebenen Strafe nicht null sind</translation>
    </message>
    <message>
        <source>the smallest penalty predicts best: a smaller one may be better still</source>
        <comment>elastic_net.smallest_penalty</comment>
        <translation>die kleinste Strafe sagt am besten vorher: eine noch kleinere kann besser sein</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples} with a target cannot make {2} {2:fold|folds}</source>
        <comment>elastic_net.too_many_folds</comment>
        <translation>{1} {1:Probe|Proben} mit Zielgröße {1:ergibt|ergeben} keine {2} {2:Teilung|Teilungen}</translation>
    </message>
    <message>
        <source>2 to {1}</source>
        <comment>elastic_net.too_many_folds.accepted</comment>
        <translation>2 bis {1}</translation>
    </message>
    <message>
        <source>the order leaves out {1}</source>
        <comment>encode.not_in_order</comment>
        <translation>in der Reihenfolge fehlt {1}</translation>
    </message>
    <message>
        <source>all values from the lowest to the highest, between commas</source>
        <comment>encode.not_in_order.accepted</comment>
        <translation>alle Werte vom niedrigsten zum höchsten, zwischen Kommas</translation>
    </message>
    <message>
        <source>a target or an identifier cannot become several columns</source>
        <comment>encode.other_role</comment>
        <translation>aus einem Ziel oder einer Kennung können nicht mehrere Spalten werden</translation>
    </message>
    <message>
        <source>an input, or a column with two or with ordered values</source>
        <comment>encode.other_role.accepted</comment>
        <translation>eine Eingabe oder eine Spalte mit zwei oder mit geordneten Werten</translation>
    </message>
    <message>
        <source>the text has too many values, or only one</source>
        <comment>encode.too_many</comment>
        <translation>der Text hat zu viele Werte oder nur einen</translation>
    </message>
    <message>
        <source>at least 2 and at most 30 values, and at most half as many as samples, or values in an order</source>
        <comment>encode.too_many.accepted</comment>
        <translation>mindestens 2 und höchstens 30 Werte, und höchstens halb so viele wie Proben, oder geordnete Werte</translation>
    </message>
    <message>
        <source>this system cannot read text in the encoding {1}</source>
        <comment>encoding.unknown_to_system</comment>
        <translation>dieses System kann keinen Text in der Zeichenkodierung {1} lesen</translation>
    </message>
    <message>
        <source>text in UTF-8, into which other programs convert it</source>
        <comment>encoding.unknown_to_system.accepted</comment>
        <translation>Text in UTF-8, in das andere Programme ihn umwandeln</translation>
    </message>
    <message>
        <source>not an ending: &apos;{1}&apos;</source>
        <comment>ending.unknown_id</comment>
        <translation>keine Art zu enden: &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>{1}. Accepted: {2}</source>
        <comment>error.accepting</comment>
        <translation>{1}. Zulässig: {2}</translation>
    </message>
    <message>
        <source>{1}: {2}</source>
        <comment>error.placed</comment>
        <translation>{1}: {2}</translation>
    </message>
    <message>
        <source>exhaustive would optimise {1} subsets of {2} inputs (about {3}); forward greedy takes about {4}</source>
        <comment>exhaustive.too_many_inputs</comment>
        <translation>exhaustive würde {1} Teilmengen von {2} Eingängen optimieren (etwa {3}); forward greedy braucht etwa {4}</translation>
    </message>
    <message>
        <source>up to 16 inputs</source>
        <comment>exhaustive.too_many_inputs.accepted</comment>
        <translation>bis zu 16 Eingänge</translation>
    </message>
    <message>
        <source>false discovery rate at most {1} (Benjamini and Hochberg){2}</source>
        <comment>f_test.rule</comment>
        <translation>Falschentdeckungsrate höchstens {1} (Benjamini und Hochberg){2}</translation>
    </message>
    <message>
        <source>false discovery rate at most {1} (Benjamini and Hochberg), where a group of columns is tested as a whole and counts once{2}</source>
        <comment>f_test.rule_of_groups</comment>
        <translation>Falschentdeckungsrate höchstens {1} (Benjamini und Hochberg), wobei eine Gruppe von Spalten als Ganzes geprüft wird und einmal zählt{2}</translation>
    </message>
    <message>
        <source>at least {1} samples</source>
        <comment>f_test.too_few.accepted</comment>
        <translation>mindestens {1} Proben</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples} with a target cannot test {2} classes</source>
        <comment>f_test.too_few_for_classes</comment>
        <translation>{1} {1:Probe|Proben} mit Zielgröße {1:reicht|reichen} nicht, um {2} Klassen zu prüfen</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples} with a target cannot test {2} target {2:column|columns}</source>
        <comment>f_test.too_few_for_columns</comment>
        <translation>{1} {1:Probe|Proben} mit Zielgröße {1:reicht|reichen} nicht, um {2} {2:Spalte|Spalten} der Zielgröße zu prüfen</translation>
    </message>
    <message>
        <source>{1}; {2}</source>
        <comment>fairness.and</comment>
        <translation>{1}; {2}</translation>
    </message>
    <message>
        <source>{1}; and {2} more.</source>
        <comment>fairness.and_more</comment>
        <translation>{1}; und {2} weitere.</translation>
    </message>
    <message>
        <source>{1}, {2}</source>
        <comment>fairness.and_row</comment>
        <translation>{1}, {2}</translation>
    </message>
    <message>
        <source>{1} can be computed from {2}: it is a linear function of them, but for rounding</source>
        <comment>fairness.computed</comment>
        <translation>{1} lässt sich aus {2} berechnen: bis auf Rundung ist es eine lineare Funktion davon</translation>
    </message>
    <message>
        <source>Check whether {1} are known before {2} is: leave out what is not.</source>
        <comment>fairness.computed.next</comment>
        <translation>Prüfen Sie, ob {1} bekannt sind, bevor es {2} ist: Lassen Sie weg, was es nicht ist.</translation>
    </message>
    <message>
        <source>{1} can be computed from {2}: it is a product or a ratio of their powers, but for rounding</source>
        <comment>fairness.computed_product</comment>
        <translation>{1} lässt sich aus {2} berechnen: es ist bis auf Rundung ein Produkt oder ein Verhältnis ihrer Potenzen</translation>
    </message>
    <message>
        <source>{1} is a copy of {2}</source>
        <comment>fairness.copy</comment>
        <translation>{1} ist eine Kopie von {2}</translation>
    </message>
    <message>
        <source>Leave out one of {1} and {2}.</source>
        <comment>fairness.copy.next</comment>
        <translation>Lassen Sie {1} oder {2} weg.</translation>
    </message>
    <message>
        <source>Take what was found as a ranking, or add the curve as a column, such as a square.</source>
        <comment>fairness.curved.next</comment>
        <translation>Nehmen Sie das Gefundene als Rangfolge, oder nehmen Sie die Krümmung als Spalte auf, etwa ein Quadrat.</translation>
    </message>
    <message>
        <source>{2} follows from {1} alone, without one exception, as if it were cut off or rounded from it</source>
        <comment>fairness.decides</comment>
        <translation>{2} folgt ohne eine einzige Ausnahme aus {1} allein, als wäre es daraus gerundet oder durch einen Schwellenwert entstanden</translation>
    </message>
    <message>
        <source>Check whether {2} was made from {1}: leave out {1} then.</source>
        <comment>fairness.decides.next</comment>
        <translation>Prüfen Sie, ob {2} aus {1} gemacht wurde: Lassen Sie {1} dann weg.</translation>
    </message>
    <message>
        <source>No selected column identifies samples or groups, is the target or a copy.</source>
        <comment>fairness.fair</comment>
        <translation>Keine ausgewählte Spalte kennzeichnet Proben oder Gruppen, ist die Zielgröße selbst oder eine Kopie.</translation>
    </message>
    <message>
        <source>all but {1} of {2} samples have the same {3} ({4}): what is said of it rests on {1:this sample|these samples}</source>
        <comment>fairness.few_others</comment>
        <translation>alle bis auf {1} von {2} Proben haben in {3} dasselbe ({4}): was darüber gesagt wird, beruht auf {1:dieser einen|diesen wenigen}</translation>
    </message>
    <message>
        <source>Collect more samples in which {1} is not {2}.</source>
        <comment>fairness.few_others.next</comment>
        <translation>Sammeln Sie mehr Proben, in denen {1} nicht {2} ist.</translation>
    </message>
    <message>
        <source>the correlation of {1} with {2} rests on {3} {3:row|rows} far from all others: without {3:it|them}, hardly any is left</source>
        <comment>fairness.few_rows</comment>
        <translation>die Korrelation von {1} mit {2} beruht auf {3} {3:Zeile, die|Zeilen, die} weit von allen anderen {3:liegt|liegen}: ohne {3:sie|diese} bleibt kaum etwas davon übrig</translation>
    </message>
    <message>
        <source>Look at the {2:row|rows} where {1} is farthest from its middle, and leave out what was not measured as the others were.</source>
        <comment>fairness.few_rows.next</comment>
        <translation>Sehen Sie sich die {2:Zeile|Zeilen} an, in {2:der|denen} {1} am weitesten von der Mitte entfernt ist, und lassen Sie weg, was nicht wie das Übrige gemessen wurde.</translation>
    </message>
    <message>
        <source>{1} {1:value|values} of {2} ({3}) {1:holds|hold} {4} % of its variance: what is found or not found rests on {1:it|them}</source>
        <comment>fairness.few_values</comment>
        <translation>{1} {1:Wert|Werte} von {2} ({3}) {1:macht|machen} {4} % ihrer Varianz aus: Was gefunden wird oder nicht, beruht auf {1:ihm|ihnen}</translation>
    </message>
    <message>
        <source>Check {1:that row|those rows}: leave {1:it|them} out if {1:it is a mistake|they are mistakes}.</source>
        <comment>fairness.few_values.next</comment>
        <translation>Prüfen Sie {1:diese Zeile|diese Zeilen}: Lassen Sie {1:sie weg, wenn sie ein Fehler ist|sie weg, wenn sie Fehler sind}.</translation>
    </message>
    <message>
        <source>Check {1:that row|those rows}: leave {1:it|them} out if {1:it is a mistake|they are mistakes}, or take the logarithm of {2} (a step of preparation: Take logarithms).</source>
        <comment>fairness.few_values.next_or_logarithm</comment>
        <translation>Prüfen Sie {1:diese Zeile|diese Zeilen}: Lassen Sie {1:sie weg, wenn sie ein Fehler ist|sie weg, wenn sie Fehler sind}, oder nehmen Sie den Logarithmus von {2} (ein Schritt der Vorbereitung: Logarithmieren).</translation>
    </message>
    <message>
        <source>{1}.</source>
        <comment>fairness.finding</comment>
        <translation>{1}.</translation>
    </message>
    <message>
        <source>{1} follows from {2} alone, without one exception, as if it were cut off or rounded from it</source>
        <comment>fairness.follows</comment>
        <translation>{1} folgt aus {2} allein, ohne eine Ausnahme, als wäre es daraus abgeschnitten oder gerundet</translation>
    </message>
    <message>
        <source>{1} identifies the {2}: it hardly varies within one</source>
        <comment>fairness.identifier</comment>
        <translation>{1} kennzeichnet die Gruppen von {2}: innerhalb einer Gruppe ändert sich der Wert kaum</translation>
    </message>
    <message>
        <source>Rely on {1} only if its values mean the same in each {2}.</source>
        <comment>fairness.identifier.next</comment>
        <translation>Verlassen Sie sich auf {1} nur, wenn die Werte in jeder Gruppe von {2} dasselbe bedeuten.</translation>
    </message>
    <message>
        <source>{1} is the target itself</source>
        <comment>fairness.is_target</comment>
        <translation>{1} ist die Zielgröße selbst</translation>
    </message>
    <message>
        <source>Leave it out of the inputs.</source>
        <comment>fairness.is_target.next</comment>
        <translation>Aus den Eingängen weglassen.</translation>
    </message>
    <message>
        <source>{1} is nearly the target itself ({2})</source>
        <comment>fairness.leak</comment>
        <translation>{1} ist fast die Zielgröße selbst ({2})</translation>
    </message>
    <message>
        <source>Leave out {1} unless it is known before {2} is.</source>
        <comment>fairness.leak.next</comment>
        <translation>Lassen Sie {1} weg, es sei denn, der Wert ist früher bekannt als {2}.</translation>
    </message>
    <message>
        <source>{1} is {2} in {3} {3:row|rows}, far from its other values, as if that stood for a missing value</source>
        <comment>fairness.missing_code</comment>
        <translation>{1} ist in {3} {3:Zeile|Zeilen} {2}, weit von den anderen Werten, als stünde das für einen fehlenden Wert</translation>
    </message>
    <message>
        <source>Make {2} in {1} missing, unless it was measured (a step of preparation: Codes for missing values).</source>
        <comment>fairness.missing_code.next</comment>
        <translation>Setzen Sie {2} in {1} auf fehlend, falls es nicht gemessen wurde (ein Schritt der Vorbereitung: Kodes für fehlende Werte).</translation>
    </message>
    <message>
        <source>row {1}: {2}</source>
        <comment>fairness.row_and_value</comment>
        <translation>Zeile {1}: {2}</translation>
    </message>
    <message>
        <source>{1} names or numbers the samples: an identifier, not a measurement</source>
        <comment>fairness.row_number</comment>
        <translation>{1} benennt oder nummeriert die Proben: eine Kennung, keine Messung</translation>
    </message>
    <message>
        <source>Leave out {1}.</source>
        <comment>fairness.row_number.next</comment>
        <translation>Lassen Sie {1} weg.</translation>
    </message>
    <message>
        <source>{1} alone says nearly all of {2} ({3} %), as what is known only after {2} does</source>
        <comment>fairness.says_most</comment>
        <translation>{1} allein sagt fast alles über {2} ({3} %), wie etwas, das erst nach {2} bekannt ist</translation>
    </message>
    <message>
        <source>{1} is skewed: a few large values decide how well it is predicted.</source>
        <comment>fairness.skewed</comment>
        <translation>{1} ist schief verteilt: Wenige große Werte entscheiden darüber, wie gut sie vorhergesagt wird.</translation>
    </message>
    <message>
        <source>Try the logarithm of {1} (a step of preparation: Take logarithms).</source>
        <comment>fairness.skewed.next</comment>
        <translation>Versuchen Sie es mit dem Logarithmus von {1} (ein Schritt der Vorbereitung: Logarithmieren).</translation>
    </message>
    <message>
        <source>that {1} is missing says as much of {2} as its values do</source>
        <comment>fairness.telling_gaps</comment>
        <translation>dass {1} fehlt, sagt so viel über {2} wie die Werte von {1}</translation>
    </message>
    <message>
        <source>Mark where {1} is missing before its cells are filled (a step of preparation: Mark missing cells), and see whether {1} itself is still selected.</source>
        <comment>fairness.telling_gaps.next</comment>
        <translation>Markieren Sie, wo {1} fehlt, bevor die Zellen gefüllt werden (ein Schritt der Vorbereitung: Fehlende Zellen markieren), und sehen Sie, ob {1} selbst noch ausgewählt wird.</translation>
    </message>
    <message>
        <source>{1} identifies the {2}: it hardly varies within one, and says nothing of one that was not seen</source>
        <comment>fairness.useless_identifier</comment>
        <translation>{1} kennzeichnet die Gruppen von {2}: innerhalb einer Gruppe ändert sich der Wert kaum, und über eine ungesehene Gruppe sagt er nichts</translation>
    </message>
    <message>
        <source>Leave out {1}.</source>
        <comment>fairness.useless_identifier.next</comment>
        <translation>Lassen Sie {1} weg.</translation>
    </message>
    <message>
        <source>a cell is missing, so the sample has no position</source>
        <comment>farthest_samples.missing_cell</comment>
        <translation>eine Zelle ist leer, daher hat die Probe keine Position</translation>
    </message>
    <message>
        <source>columns without missing cells (handle these first)</source>
        <comment>farthest_samples.missing_cell.accepted</comment>
        <translation>Spalten ohne fehlende Zellen (behandeln Sie diese zuerst)</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is no kind of value</source>
        <comment>feature_column.unknown_kind</comment>
        <translation>&apos;{1}&apos; ist keine Art von Wert</translation>
    </message>
    <message>
        <source>group &apos;{1}&apos;</source>
        <comment>figure.a_group</comment>
        <translation>die Gruppe &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>line &apos;{1}&apos;</source>
        <comment>figure.a_line</comment>
        <translation>die Linie &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>the list of points &apos;{1}&apos;</source>
        <comment>figure.a_list_of_points</comment>
        <translation>die Liste der Punkte &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>a matrix</source>
        <comment>figure.a_matrix</comment>
        <translation>eine Matrix</translation>
    </message>
    <message>
        <source>a row of a table</source>
        <comment>figure.a_row</comment>
        <translation>eine Zeile einer Tabelle</translation>
    </message>
    <message>
        <source>axis &apos;{1}&apos; ends before it begins</source>
        <comment>figure.axis</comment>
        <translation>die Achse &apos;{1}&apos; endet, bevor sie beginnt</translation>
    </message>
    <message>
        <source>a list of bars</source>
        <comment>figure.bars</comment>
        <translation>eine Liste von Balken</translation>
    </message>
    <message>
        <source>only lines can be drawn behind a plot</source>
        <comment>figure.behind</comment>
        <translation>hinter einem Diagramm können nur Linien gezeichnet werden</translation>
    </message>
    <message>
        <source>{1} {1:cell|cells}</source>
        <comment>figure.cells</comment>
        <translation>{1} {1:Zelle|Zellen}</translation>
    </message>
    <message>
        <source>{1} {1:heading|headings}</source>
        <comment>figure.headings</comment>
        <translation>{1} {1:Überschrift|Überschriften}</translation>
    </message>
    <message>
        <source>{1} {1:list|lists} of values</source>
        <comment>figure.lists</comment>
        <translation>{1} {1:Liste|Listen} von Werten</translation>
    </message>
    <message>
        <source>{1} {1:lower end|lower ends}</source>
        <comment>figure.lower_ends</comment>
        <translation>{1} {1:unteres Ende|untere Enden}</translation>
    </message>
    <message>
        <source>{1} {1:mark|marks}</source>
        <comment>figure.marks</comment>
        <translation>{1} {1:Markierung|Markierungen}</translation>
    </message>
    <message>
        <source>{1} has {2} for {3}</source>
        <comment>figure.mismatch</comment>
        <translation>{1} hat {2}, aber {3}</translation>
    </message>
    <message>
        <source>{1} {1:name|names}</source>
        <comment>figure.names</comment>
        <translation>{1} Namen</translation>
    </message>
    <message>
        <source>{1} {1:place|places}</source>
        <comment>figure.places</comment>
        <translation>{1} {1:Stelle|Stellen}</translation>
    </message>
    <message>
        <source>{1} {1:reference|references}</source>
        <comment>figure.references</comment>
        <translation>{1} {1:Vergleichswert|Vergleichswerte}</translation>
    </message>
    <message>
        <source>threshold &apos;{1}&apos; is no number</source>
        <comment>figure.threshold</comment>
        <translation>die Schwelle &apos;{1}&apos; ist keine Zahl</translation>
    </message>
    <message>
        <source>no place of a figure is called &apos;{1}&apos;</source>
        <comment>figure.unknown_place</comment>
        <translation>keine Stelle einer Abbildung heißt &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>no shape of a figure is called &apos;{1}&apos;</source>
        <comment>figure.unknown_shape</comment>
        <translation>keine Form einer Abbildung heißt &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>{1} {1:upper end|upper ends}</source>
        <comment>figure.upper_ends</comment>
        <translation>{1} {1:oberes Ende|obere Enden}</translation>
    </message>
    <message>
        <source>{1} {1:value|values}</source>
        <comment>figure.values</comment>
        <translation>{1} {1:Wert|Werte}</translation>
    </message>
    <message>
        <source>this is a workbook of an old Excel (.xls), or one with a password</source>
        <comment>file_format.old_excel</comment>
        <translation>dies ist eine Arbeitsmappe eines alten Excel (.xls) oder eine mit Kennwort</translation>
    </message>
    <message>
        <source>the workbook saved as .xlsx without a password, or a sheet saved as CSV</source>
        <comment>file_format.old_excel.accepted</comment>
        <translation>die Arbeitsmappe, als .xlsx ohne Kennwort gespeichert, oder ein Blatt, als CSV gespeichert</translation>
    </message>
    <message>
        <source>this is a Python pickle, which only Python reads</source>
        <comment>file_format.pickle</comment>
        <translation>dies ist eine Pickle-Datei von Python, die nur Python liest</translation>
    </message>
    <message>
        <source>a table as text or a NumPy array, such as table.to_csv(&quot;table.csv&quot;) and numpy.save(&quot;table.npy&quot;, values) write</source>
        <comment>file_format.pickle.accepted</comment>
        <translation>eine Tabelle als Text oder ein NumPy-Array, wie table.to_csv(&quot;table.csv&quot;) und numpy.save(&quot;table.npy&quot;, values) sie schreiben</translation>
    </message>
    <message>
        <source>constant, so without a score and ranked last: {1}</source>
        <comment>filter.constant</comment>
        <translation>konstant, daher ohne Bewertung und am Ende der Rangfolge: {1}</translation>
    </message>
    <message>
        <source>{1} do not fit {2} {2:sample|samples} with a target</source>
        <comment>filter.too_many_neighbours</comment>
        <translation>{1} passen nicht zu {2} {2:Probe|Proben} mit Zielgröße</translation>
    </message>
    <message>
        <source>1 to {1}</source>
        <comment>filter.too_many_neighbours.accepted</comment>
        <translation>1 bis {1}</translation>
    </message>
    <message>
        <source>a condition such as x1 &gt; 0.5 and label = folded (with &lt;, &lt;=, &gt;, &gt;=, =, !=; conditions joined by and)</source>
        <comment>filter_samples.accepted</comment>
        <translation>eine Bedingung wie x1 &gt; 0.5 and label = folded (mit &lt;, &lt;=, &gt;, &gt;=, =, !=; Bedingungen durch and verbunden)</translation>
    </message>
    <message>
        <source>{1} compares no column with a value</source>
        <comment>filter_samples.no_comparison</comment>
        <translation>{1} vergleicht keine Spalte mit einem Wert</translation>
    </message>
    <message>
        <source>no condition is given</source>
        <comment>filter_samples.no_condition</comment>
        <translation>es ist keine Bedingung angegeben</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a number</source>
        <comment>filter_samples.no_number</comment>
        <translation>&apos;{1}&apos; ist keine Zahl</translation>
    </message>
    <message>
        <source>there is no column {1}</source>
        <comment>filter_samples.no_such_column</comment>
        <translation>es gibt keine Spalte {1}</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a value of the text column &apos;{2}&apos;, or it cannot be compared by {3}</source>
        <comment>filter_samples.no_such_value</comment>
        <translation>&apos;{1}&apos; ist kein Wert der Textspalte &apos;{2}&apos; oder lässt sich nicht mit {3} vergleichen</translation>
    </message>
    <message>
        <source>= or != and one of its values</source>
        <comment>filter_samples.no_such_value.accepted</comment>
        <translation>= oder != und einer ihrer Werte</translation>
    </message>
    <message>
        <source>{1}: {2} ({3})</source>
        <comment>finding.measured_value</comment>
        <translation>{1}: {2} ({3})</translation>
    </message>
    <message>
        <source>{1} {2}</source>
        <comment>finding.number_and_unit</comment>
        <translation>{1} {2}</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a direction</source>
        <comment>finding.unknown_direction</comment>
        <translation>&apos;{1}&apos; ist keine Richtung</translation>
    </message>
    <message>
        <source>{1}: {2}</source>
        <comment>finding.value</comment>
        <translation>{1}: {2}</translation>
    </message>
    <message>
        <source>the samples cannot be split into two non-empty parts</source>
        <comment>folds.empty_part</comment>
        <translation>die Proben lassen sich nicht in zwei nicht leere Teile aufteilen</translation>
    </message>
    <message>
        <source>a share above 0 and below 1, and two samples or more</source>
        <comment>folds.empty_part.accepted</comment>
        <translation>ein Anteil über 0 und unter 1 sowie zwei Proben oder mehr</translation>
    </message>
    <message>
        <source>the folds do not partition the samples</source>
        <comment>folds.no_partition</comment>
        <translation>die Teilungen zerlegen die Proben nicht vollständig und überschneidungsfrei</translation>
    </message>
    <message>
        <source>2 folds or more, with each sample in one of them</source>
        <comment>folds.no_partition.accepted</comment>
        <translation>2 Teilungen oder mehr, mit jeder Probe in einer davon</translation>
    </message>
    <message>
        <source>at least one</source>
        <comment>folds.no_samples.accepted</comment>
        <translation>mindestens eine</translation>
    </message>
    <message>
        <source>there are no samples to put into a fold</source>
        <comment>folds.none_in_fold</comment>
        <translation>es gibt keine Proben für eine Teilung</translation>
    </message>
    <message>
        <source>there are no samples to test on</source>
        <comment>folds.none_to_test_on</comment>
        <translation>es gibt keine Proben zum Testen</translation>
    </message>
    <message>
        <source>there are no samples to train with</source>
        <comment>folds.none_to_train_with</comment>
        <translation>es gibt keine Proben zum Trainieren</translation>
    </message>
    <message>
        <source>a sample to put into a fold does not exist</source>
        <comment>folds.stray_in_fold</comment>
        <translation>eine Probe für eine Teilung gibt es nicht</translation>
    </message>
    <message>
        <source>from 1 to {1}</source>
        <comment>folds.stray_sample.accepted</comment>
        <translation>von 1 bis {1}</translation>
    </message>
    <message>
        <source>a sample to test on does not exist</source>
        <comment>folds.stray_to_test_on</comment>
        <translation>eine Probe zum Testen gibt es nicht</translation>
    </message>
    <message>
        <source>a sample to train with does not exist</source>
        <comment>folds.stray_to_train_with</comment>
        <translation>eine Probe zum Trainieren gibt es nicht</translation>
    </message>
    <message>
        <source>{1} {1:group|groups} cannot make {2} {2:fold|folds}</source>
        <comment>folds.too_few_groups</comment>
        <translation>{1} {1:Gruppe ergibt|Gruppen ergeben} keine {2} {2:Teilung|Teilungen}</translation>
    </message>
    <message>
        <source>2 folds or more, and at least two groups</source>
        <comment>folds.too_few_groups.accepted</comment>
        <translation>2 Teilungen oder mehr und mindestens zwei Gruppen</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples} cannot make {2} {2:fold|folds}</source>
        <comment>folds.too_few_samples</comment>
        <translation>{1} {1:Probe ergibt|Proben ergeben} keine {2} {2:Teilung|Teilungen}</translation>
    </message>
    <message>
        <source>2 folds or more, and at least one sample in each</source>
        <comment>folds.too_few_samples.accepted</comment>
        <translation>2 Teilungen oder mehr, mit mindestens einer Probe in jeder</translation>
    </message>
    <message>
        <source>this is an Arrow or Feather file</source>
        <comment>foreign_file.arrow</comment>
        <translation>dies ist eine Arrow- oder Feather-Datei</translation>
    </message>
    <message>
        <source>the table as text, such as {1} writes</source>
        <comment>foreign_file.as_text</comment>
        <translation>die Tabelle als Text, wie ihn etwa {1} schreibt</translation>
    </message>
    <message>
        <source>this file is compressed by {1}, which is not read</source>
        <comment>foreign_file.compressed</comment>
        <translation>diese Datei ist von {1} komprimiert, was nicht gelesen wird</translation>
    </message>
    <message>
        <source>this is JSON, not a table</source>
        <comment>foreign_file.json</comment>
        <translation>dies ist JSON, keine Tabelle</translation>
    </message>
    <message>
        <source>this is a Parquet file</source>
        <comment>foreign_file.parquet</comment>
        <translation>dies ist eine Parquet-Datei</translation>
    </message>
    <message>
        <source>this is a data file of R</source>
        <comment>foreign_file.r</comment>
        <translation>dies ist eine Datendatei von R</translation>
    </message>
    <message>
        <source>this is a database of SQLite</source>
        <comment>foreign_file.sqlite</comment>
        <translation>dies ist eine Datenbank von SQLite</translation>
    </message>
    <message>
        <source>the file unpacked, or compressed with gzip (.gz)</source>
        <comment>foreign_file.unpacked</comment>
        <translation>die Datei entpackt, oder mit gzip komprimiert (.gz)</translation>
    </message>
    <message>
        <source>all are constant where the class is known</source>
        <comment>forest.all_constant</comment>
        <translation>alle sind dort konstant, wo die Klasse bekannt ist</translation>
    </message>
    <message>
        <source>a column that varies</source>
        <comment>forest.all_constant.accepted</comment>
        <translation>eine Spalte, die sich ändert</translation>
    </message>
    <message>
        <source>constant, so ranked last: {1}</source>
        <comment>forest.constant</comment>
        <translation>konstant, daher am Ende der Rangfolge: {1}</translation>
    </message>
    <message>
        <source>{1} groups of samples are too few to be exchanged: shadows are permuted sample by sample, so that columns which only tell groups apart may be confirmed</source>
        <comment>forest.few_groups</comment>
        <translation>{1} Gruppen von Proben sind zu wenige, um sie zu vertauschen: Schatten werden Probe für Probe vertauscht, sodass Spalten, die nur Gruppen unterscheiden, bestätigt werden können</translation>
    </message>
    <message>
        <source>{1} {1:sample is|samples are} in every tree, so without a part in the error; more trees help</source>
        <comment>forest.in_every_tree</comment>
        <translation>{1} {1:Probe ist|Proben sind} in jedem Baum, daher ohne Anteil am Fehler; mehr Bäume helfen</translation>
    </message>
    <message>
        <source>larger leaves</source>
        <comment>forest.larger_leaves</comment>
        <translation>größere Blätter</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples} cannot be parted in two of at least {2}</source>
        <comment>forest.leaf_too_large</comment>
        <translation>{1} {1:Probe lässt|Proben lassen} sich nicht in zwei Teile von mindestens {2} aufteilen</translation>
    </message>
    <message>
        <source>1 to {1}</source>
        <comment>forest.leaf_too_large.accepted</comment>
        <translation>1 bis {1}</translation>
    </message>
    <message>
        <source>the forest predicts no better than the most frequent class: its importances say little</source>
        <comment>forest.no_better_than_class</comment>
        <translation>der Wald sagt nicht besser vorher als die häufigste Klasse: seine Wichtigkeiten sagen wenig</translation>
    </message>
    <message>
        <source>the forest predicts no better than the mean of the target: its importances say little</source>
        <comment>forest.no_better_than_mean</comment>
        <translation>der Wald sagt nicht besser vorher als der Mittelwert der Zielgröße: seine Wichtigkeiten sagen wenig</translation>
    </message>
    <message>
        <source>{1} {1:sample has|samples have} no class: not used</source>
        <comment>forest.no_class</comment>
        <translation>{1} {1:Probe hat|Proben haben} keine Klasse: nicht verwendet</translation>
    </message>
    <message>
        <source>each tree is grown and judged on {1} of the {2} samples, drawn anew for each tree</source>
        <comment>forest.some_samples</comment>
        <translation>jeder Baum wächst aus {1} der {2} Proben, die für jeden Baum neu gezogen werden, und wird an ihnen beurteilt</translation>
    </message>
    <message>
        <source>{1} {1:sample has|samples have} a known class</source>
        <comment>forest.too_few_samples</comment>
        <translation>{1} {1:Probe hat|Proben haben} eine bekannte Klasse</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <comment>forest.too_few_samples.accepted</comment>
        <translation>mindestens {1}</translation>
    </message>
    <message>
        <source>there is no column number {1}</source>
        <comment>free_energy.no_column</comment>
        <translation>es gibt keine Spalte Nummer {1}</translation>
    </message>
    <message>
        <source>another column</source>
        <comment>free_energy.no_column.accepted</comment>
        <translation>eine andere Spalte</translation>
    </message>
    <message>
        <source>the projection has not been computed yet</source>
        <comment>free_energy.no_projection</comment>
        <translation>die Projektion ist noch nicht berechnet</translation>
    </message>
    <message>
        <source>columns of the table, or a projection that is shown</source>
        <comment>free_energy.no_projection.accepted</comment>
        <translation>Spalten der Tabelle oder eine Projektion, die angezeigt wird</translation>
    </message>
    <message>
        <source>both axes are the same</source>
        <comment>free_energy.same_axes</comment>
        <translation>beide Achsen sind gleich</translation>
    </message>
    <message>
        <source>two different coordinates</source>
        <comment>free_energy.same_axes.accepted</comment>
        <translation>zwei verschiedene Koordinaten</translation>
    </message>
    <message>
        <source>columns of the same kinds as in the record</source>
        <comment>further.kind.accepted</comment>
        <translation>Spalten von derselben Art wie in der Aufzeichnung</translation>
    </message>
    <message>
        <source>the table lacks {1:a column|columns} that the record needs: {2}</source>
        <comment>further.lacks</comment>
        <translation>der Tabelle {1:fehlt eine Spalte, die die Aufzeichnung braucht|fehlen Spalten, die die Aufzeichnung braucht}: {2}</translation>
    </message>
    <message>
        <source>a table with all columns that the record needs</source>
        <comment>further.lacks.accepted</comment>
        <translation>eine Tabelle mit allen Spalten, die die Aufzeichnung braucht</translation>
    </message>
    <message>
        <source>the column holds numbers where the table of the record holds text</source>
        <comment>further.numbers</comment>
        <translation>die Spalte enthält Zahlen, wo die Tabelle der Aufzeichnung Text enthält</translation>
    </message>
    <message>
        <source>the column is in {1}, but in {2} where the record was made</source>
        <comment>further.other_unit</comment>
        <translation>die Spalte ist in {1}, aber dort, wo die Aufzeichnung entstand, in {2}</translation>
    </message>
    <message>
        <source>values in {1}</source>
        <comment>further.other_unit.accepted</comment>
        <translation>Werte in {1}</translation>
    </message>
    <message>
        <source>the column holds text where the table of the record holds numbers</source>
        <comment>further.text</comment>
        <translation>die Spalte enthält Text, wo die Tabelle der Aufzeichnung Zahlen enthält</translation>
    </message>
    <message>
        <source>{1} does not state the {2:unit|units} of {3}, so the values are taken to be in {2:it|them}</source>
        <comment>further.unit_not_stated</comment>
        <translation>{1} nennt {2:die Einheit|die Einheiten} von {3} nicht, daher gelten die Werte als in {2:ihr|ihnen} angegeben</translation>
    </message>
    <message>
        <source>only {1} states the {2:unit|units} of {3}, and the table of the record does not, so the values are taken as they are</source>
        <comment>further.unit_only_here</comment>
        <translation>nur {1} nennt {2:die Einheit|die Einheiten} von {3}, die Tabelle der Aufzeichnung nicht, daher werden die Werte genommen, wie sie sind</translation>
    </message>
    <message>
        <source>starts that opened exactly these gates</source>
        <comment>gates.agreeing_starts</comment>
        <translation>Starts, die genau diese Gates öffneten</translation>
    </message>
    <message>
        <source>{1} of {2} {2:start|starts} opened exactly these gates</source>
        <comment>gates.agreement</comment>
        <translation>{1} von {2} {2:Start|Starts} {1:öffnete|öffneten} genau diese Gates</translation>
    </message>
    <message>
        <source>{1} of {2} {2:start|starts} opened exactly these gates; with these columns alone the loss is {3}, with as many random columns {4} with a standard deviation of {5}</source>
        <comment>gates.agreement_and_random</comment>
        <translation>{1} von {2} {2:Start|Starts} {1:öffnete|öffneten} genau diese Gates; mit diesen Spalten allein ist der Verlust {3}, mit ebenso vielen zufälligen Spalten {4} bei einer Standardabweichung von {5}</translation>
    </message>
    <message>
        <source>empty: all gates are closed. A lower lambda leaves some open</source>
        <comment>gates.all_closed</comment>
        <translation>leer: alle Gates sind geschlossen. Ein kleineres lambda lässt einige offen</translation>
    </message>
    <message>
        <source>constant, so without a gate and ranked last: {1}</source>
        <comment>gates.constant</comment>
        <translation>konstant, daher ohne Gate und am Ende der Rangfolge: {1}</translation>
    </message>
    <message>
        <source>standard deviation of the loss with random columns</source>
        <comment>gates.deviation_of_random</comment>
        <translation>Standardabweichung des Verlusts mit zufälligen Spalten</translation>
    </message>
    <message>
        <source>{1} {1:draw|draws}</source>
        <comment>gates.draws</comment>
        <translation>{1} {1:Ziehung|Ziehungen}</translation>
    </message>
    <message>
        <source>fewer starts, which may miss the best gates</source>
        <comment>gates.fewer_starts</comment>
        <translation>weniger Starts, die die besten Gates verfehlen können</translation>
    </message>
    <message>
        <source>not converged: ranking only. {1} of {2} {2:gate|gates} are open; more epochs or more starts may close those of noise</source>
        <comment>gates.half_open</comment>
        <translation>nicht konvergiert: nur eine Rangfolge. {1} von {2} {2:Gate|Gates} {1:ist|sind} offen; mehr Epochen oder mehr Starts können die schließen, die auf Rauschen beruhen</translation>
    </message>
    <message>
        <source>open, but the same in more than 9 of 10 samples, so smooth whatever they mean: {1}</source>
        <comment>gates.hardly_varying</comment>
        <translation>offen, aber in mehr als 9 von 10 Proben gleich, daher glatt, was immer sie bedeuten: {1}</translation>
    </message>
    <message>
        <source>loss with the open columns alone</source>
        <comment>gates.loss_of_open</comment>
        <translation>Verlust mit den offenen Spalten allein</translation>
    </message>
    <message>
        <source>mean loss with as many random columns</source>
        <comment>gates.loss_of_random</comment>
        <translation>mittlerer Verlust mit ebenso vielen zufälligen Spalten</translation>
    </message>
    <message>
        <source>only one gate is open: any single column is smooth along itself, so this says nothing</source>
        <comment>gates.one_open</comment>
        <translation>nur ein Gate ist offen: jede einzelne Spalte ist entlang ihrer selbst glatt, daher besagt dies nichts</translation>
    </message>
    <message>
        <source>gates open at the end</source>
        <comment>gates.rule</comment>
        <translation>Gates, die am Ende offen sind</translation>
    </message>
    <message>
        <source>{1} {1:start|starts}</source>
        <comment>gates.starts</comment>
        <translation>{1} {1:Start|Starts}</translation>
    </message>
    <message>
        <source>gates choose between columns</source>
        <comment>gates.too_few_inputs</comment>
        <translation>Gates wählen zwischen Spalten</translation>
    </message>
    <message>
        <source>at least 2</source>
        <comment>gates.too_few_inputs.accepted</comment>
        <translation>mindestens 2</translation>
    </message>
    <message>
        <source>fewer than 2 of the inputs vary: there is nothing to choose from</source>
        <comment>gates.too_few_vary</comment>
        <translation>weniger als 2 der Eingänge variieren: Es gibt nichts auszuwählen</translation>
    </message>
    <message>
        <source>{1} do not fit {2} {2:sample|samples} in a step</source>
        <comment>gates.too_many_neighbours</comment>
        <translation>{1} passen nicht zu {2} {2:Probe|Proben} in einem Schritt</translation>
    </message>
    <message>
        <source>2 to {1}</source>
        <comment>gates.too_many_neighbours.accepted</comment>
        <translation>2 bis {1}</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples}</source>
        <comment>generator.bad_samples</comment>
        <translation>{1} {1:Probe|Proben}</translation>
    </message>
    <message>
        <source>from {1} to {2} samples</source>
        <comment>generator.bad_samples.accepted</comment>
        <translation>von {1} bis {2} Proben</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a whole number</source>
        <comment>generator.not_whole</comment>
        <translation>&apos;{1}&apos; ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>generator.not_whole.accepted</comment>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>no generator &apos;{1}&apos;</source>
        <comment>generator.unknown</comment>
        <translation>kein Generator &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not an option of a generator</source>
        <comment>generator.unknown_option</comment>
        <translation>&apos;{1}&apos; ist keine Option eines Generators</translation>
    </message>
    <message>
        <source>samples=NUMBER, seed=NUMBER</source>
        <comment>generator.unknown_option.accepted</comment>
        <translation>samples=NUMBER, seed=NUMBER</translation>
    </message>
    <message>
        <source>no parameter</source>
        <comment>given_value.no_parameter</comment>
        <translation>kein Parameter</translation>
    </message>
    <message>
        <source>clusters of all inputs, equally weighted</source>
        <comment>groups.all_inputs</comment>
        <translation>Cluster aller Eingänge, gleich gewichtet</translation>
    </message>
    <message>
        <source>cluster {1}</source>
        <comment>groups.cluster</comment>
        <translation>Cluster {1}</translation>
    </message>
    <message>
        <source>the group {1} has no inputs</source>
        <comment>groups.empty_group</comment>
        <translation>die Gruppe {1} hat keine Eingänge</translation>
    </message>
    <message>
        <source>names of inputs after the colon</source>
        <comment>groups.empty_group.accepted</comment>
        <translation>Namen von Eingängen nach dem Doppelpunkt</translation>
    </message>
    <message>
        <source>label: {1}</source>
        <comment>groups.label</comment>
        <translation>Klasse: {1}</translation>
    </message>
    <message>
        <source>no group is listed</source>
        <comment>groups.no_groups</comment>
        <translation>keine Gruppe ist aufgeführt</translation>
    </message>
    <message>
        <source>groups like &apos;name: input, input; name: input, input&apos;</source>
        <comment>groups.no_groups.accepted</comment>
        <translation>Gruppen wie &apos;Name: Eingang, Eingang; Name: Eingang, Eingang&apos;</translation>
    </message>
    <message>
        <source>clusters of the shown space</source>
        <comment>groups.shown_space</comment>
        <translation>Cluster des gezeigten Raums</translation>
    </message>
    <message>
        <source>clusters of the target</source>
        <comment>groups.truth</comment>
        <translation>Cluster der Zielgröße</translation>
    </message>
    <message>
        <source>no input is named {1}</source>
        <comment>groups.unknown_column</comment>
        <translation>kein Eingang heißt {1}</translation>
    </message>
    <message>
        <source>names of inputs, or how they begin with a star after it</source>
        <comment>groups.unknown_column.accepted</comment>
        <translation>Namen von Eingängen, oder wie sie beginnen, mit einem Stern danach</translation>
    </message>
    <message>
        <source>a file of which less is read</source>
        <comment>growth.accepted</comment>
        <translation>eine Datei, von der weniger gelesen wird</translation>
    </message>
    <message>
        <source>the file takes {1} and becomes {2} or more, over {3} times its size</source>
        <comment>growth.file</comment>
        <translation>die Datei belegt {1} und wird zu {2} oder mehr, also zu mehr als dem {3}-Fachen ihrer Größe</translation>
    </message>
    <message>
        <source>its table takes {1}, more than half of this machine&apos;s memory of {2}</source>
        <comment>growth.table</comment>
        <translation>ihre Tabelle belegt {1}, mehr als die Hälfte des Arbeitsspeichers dieses Rechners von {2}</translation>
    </message>
    <message>
        <source>the file cannot be unpacked: {1}</source>
        <comment>gzip.cannot_write</comment>
        <translation>die Datei kann nicht entpackt werden: {1}</translation>
    </message>
    <message>
        <source>the file is empty once unpacked</source>
        <comment>gzip.empty</comment>
        <translation>die Datei ist nach dem Entpacken leer</translation>
    </message>
    <message>
        <source>a table with at least one row</source>
        <comment>gzip.empty.accepted</comment>
        <translation>eine Tabelle mit mindestens einer Zeile</translation>
    </message>
    <message>
        <source>the file cannot be unpacked: the disk for temporary files would be full</source>
        <comment>gzip.full_disk</comment>
        <translation>die Datei kann nicht entpackt werden: der Datenträger für temporäre Dateien würde voll</translation>
    </message>
    <message>
        <source>a file whose unpacked size fits on the disk for temporary files</source>
        <comment>gzip.no_room.accepted</comment>
        <translation>eine Datei, die entpackt auf den Datenträger für temporäre Dateien passt</translation>
    </message>
    <message>
        <source>the file cannot be unpacked: it is larger than 64 GiB</source>
        <comment>gzip.too_large</comment>
        <translation>die Datei kann nicht entpackt werden: sie ist größer als 64 GiB</translation>
    </message>
    <message>
        <source>all shuffles are done</source>
        <comment>halves_training.all_shuffles</comment>
        <translation>alle Mischungen sind erledigt</translation>
    </message>
    <message>
        <source>the validation error has not fallen for {1} {1:shuffle|shuffles}</source>
        <comment>halves_training.no_gain</comment>
        <translation>der Validierungsfehler ist seit {1} {1:Mischung|Mischungen} nicht gefallen</translation>
    </message>
    <message>
        <source>the kernel of the start is singular: samples repeat with different targets, or sigma is too large; a larger ridge helps</source>
        <comment>halves_training.singular_start</comment>
        <translation>der Kern des Starts ist singulär: Proben wiederholen sich mit verschiedenen Zielgrößen, oder sigma ist zu groß; eine größere Ridge-Strafe hilft</translation>
    </message>
    <message>
        <source>; all columns: {1}</source>
        <comment>held_out.all</comment>
        <translation>; alle Spalten: {1}</translation>
    </message>
    <message>
        <source>: no better than knowing nothing, as the choice, repeated on parts of the samples, mostly takes other columns or none; the selected ones do better in the same parts, but all samples had a part in their choice</source>
        <comment>held_out.choice_comes_and_goes</comment>
        <translation>: nicht besser als nichts zu wissen, denn die Wahl, wiederholt an Teilen der Proben, nimmt meist andere Spalten oder keine; die gewählten sind in denselben Teilen besser, doch an ihrer Wahl waren alle Proben beteiligt</translation>
    </message>
    <message>
        <source>Test these columns on new samples, or collect more for the choice.</source>
        <comment>held_out.choice_comes_and_goes.next</comment>
        <translation>Diese Spalten an neuen Proben prüfen oder für die Wahl mehr sammeln.</translation>
    </message>
    <message>
        <source>{1}{2}</source>
        <comment>held_out.compared</comment>
        <translation>{1}{2}</translation>
    </message>
    <message>
        <source>the target does not vary</source>
        <comment>held_out.constant_target</comment>
        <translation>die Zielgröße ändert sich nicht</translation>
    </message>
    <message>
        <source>: it differs so much between the parts that were held out that this may be nothing</source>
        <comment>held_out.differs_between_parts</comment>
        <translation>: er unterscheidet sich zwischen den zurückgehaltenen Teilen so stark, dass dies nichts bedeuten muss</translation>
    </message>
    <message>
        <source>the target is a matrix of distances, which no model predicts</source>
        <comment>held_out.distances</comment>
        <translation>die Zielgröße ist eine Matrix von Abständen, die kein Modell vorhersagt</translation>
    </message>
    <message>
        <source>These columns do not stand for the others: what is left out is lost.</source>
        <comment>held_out.do_not_leave_out</comment>
        <translation>Diese Spalten stehen nicht für die anderen: Was weggelassen wird, geht verloren.</translation>
    </message>
    <message>
        <source>Do not rely on these columns to predict: collect more samples.</source>
        <comment>held_out.do_not_rely</comment>
        <translation>Verlassen Sie sich für Vorhersagen nicht auf diese Spalten: Sammeln Sie mehr Proben.</translation>
    </message>
    <message>
        <source>Do not use these columns to predict: collect more samples.</source>
        <comment>held_out.do_not_use</comment>
        <translation>Verwenden Sie diese Spalten nicht für Vorhersagen: Sammeln Sie mehr Proben.</translation>
    </message>
    <message>
        <source>Samples that were not seen are predicted with an error of {1} (the mean alone: 1{2})</source>
        <comment>held_out.error</comment>
        <translation>Ungesehene Proben werden mit einem Fehler von {1} vorhergesagt (der Mittelwert allein: 1{2})</translation>
    </message>
    <message>
        <source>Samples that were held out after the columns were chosen are predicted with an error of {1} (the mean alone: 1{2})</source>
        <comment>held_out.error_after_choice</comment>
        <translation>Proben, die nach der Wahl der Spalten zurückgehalten wurden, werden mit einem Fehler von {1} vorhergesagt (der Mittelwert allein: 1{2})</translation>
    </message>
    <message>
        <source>held-out error of all columns</source>
        <comment>held_out.error_of_all</comment>
        <translation>Fehler aller Spalten auf zurückgehaltenen Proben</translation>
    </message>
    <message>
        <source>The error of each target by itself: {1}.</source>
        <comment>held_out.error_of_each</comment>
        <translation>Der Fehler jeder Zielgröße für sich: {1}.</translation>
    </message>
    <message>
        <source>held-out error</source>
        <comment>held_out.error_of_folds</comment>
        <translation>Fehler auf zurückgehaltenen Proben</translation>
    </message>
    <message>
        <source>In samples that were not seen, the inputs that are not selected are predicted with an error of {1} (the mean alone: 1{2})</source>
        <comment>held_out.error_of_rest</comment>
        <translation>In ungesehenen Proben werden die nicht gewählten Eingänge mit einem Fehler von {1} vorhergesagt (der Mittelwert allein: 1{2})</translation>
    </message>
    <message>
        <source>In samples that were held out after the columns were chosen, the inputs that are not selected are predicted with an error of {1} (the mean alone: 1{2})</source>
        <comment>held_out.error_of_rest_after_choice</comment>
        <translation>In Proben, die nach der Wahl der Spalten zurückgehalten wurden, werden die nicht gewählten Eingänge mit einem Fehler von {1} vorhergesagt (der Mittelwert allein: 1{2})</translation>
    </message>
    <message>
        <source>held-out error</source>
        <comment>held_out.error_of_selection</comment>
        <translation>Fehler auf zurückgehaltenen Proben</translation>
    </message>
    <message>
        <source>The shares of the classes are predicted with an error of {1} (their frequencies alone: 1{2})</source>
        <comment>held_out.error_of_shares</comment>
        <translation>Die Klassenanteile werden mit einem Fehler von {1} vorhergesagt (ihre Häufigkeiten allein: 1{2})</translation>
    </message>
    <message>
        <source>held-out error of {1}</source>
        <comment>held_out.error_of_target</comment>
        <translation>Fehler von {1} auf zurückgehaltenen Proben</translation>
    </message>
    <message>
        <source>That explains {1} of the variance of these samples.</source>
        <comment>held_out.explains</comment>
        <translation>Das erklärt {1} der Varianz dieser Proben.</translation>
    </message>
    <message>
        <source>: that explains little</source>
        <comment>held_out.explains_little</comment>
        <translation>: das erklärt wenig</translation>
    </message>
    <message>
        <source>The columns matter, but most of what they are to explain comes from elsewhere: do not rely on a single prediction.</source>
        <comment>held_out.explains_little.next</comment>
        <translation>Die Spalten spielen eine Rolle, aber das meiste von dem, was sie erklären sollen, kommt von anderswo: Verlassen Sie sich nicht auf eine einzelne Vorhersage.</translation>
    </message>
    <message>
        <source>That explains nearly all of the variance of these samples.</source>
        <comment>held_out.explains_nearly_all</comment>
        <translation>Das erklärt fast die ganze Varianz dieser Proben.</translation>
    </message>
    <message>
        <source>That explains nearly all of the variance of these inputs.</source>
        <comment>held_out.explains_nearly_all_of_rest</comment>
        <translation>Das erklärt fast die ganze Varianz dieser Eingänge.</translation>
    </message>
    <message>
        <source>That explains {1} of the variance of these inputs.</source>
        <comment>held_out.explains_of_rest</comment>
        <translation>Das erklärt {1} der Varianz dieser Eingänge.</translation>
    </message>
    <message>
        <source>: without {1} it is no larger</source>
        <comment>held_out.fewer_do</comment>
        <translation>: ohne {1} ist er nicht größer</translation>
    </message>
    <message>
        <source>Which of the columns matter is still open: take fewer, or another method.</source>
        <comment>held_out.fewer_do.next</comment>
        <translation>Welche der Spalten wichtig sind, ist noch offen: Nehmen Sie weniger, oder eine andere Methode.</translation>
    </message>
    <message>
        <source>; without {1} it is no larger</source>
        <comment>held_out.fewer_may_do</comment>
        <translation>; ohne {1} ist er nicht größer</translation>
    </message>
    <message>
        <source>Fewer columns may do as well.</source>
        <comment>held_out.fewer_may_do.next</comment>
        <translation>Weniger Spalten reichen vielleicht ebenso gut.</translation>
    </message>
    <message>
        <source>Missing cells were filled with all samples in view.</source>
        <comment>held_out.filled</comment>
        <translation>Leere Zellen wurden anhand aller Proben gefüllt.</translation>
    </message>
    <message>
        <source>Missing cells were filled, and columns scaled, with all samples in view.</source>
        <comment>held_out.filled_and_scaled</comment>
        <translation>Leere Zellen wurden anhand aller Proben gefüllt und Spalten anhand aller Proben skaliert.</translation>
    </message>
    <message>
        <source>{1}{2}.</source>
        <comment>held_out.finding</comment>
        <translation>{1}{2}.</translation>
    </message>
    <message>
        <source>{1} {1:fold|folds}</source>
        <comment>held_out.folds</comment>
        <translation>{1} {1:Teilung|Teilungen}</translation>
    </message>
    <message>
        <source>{1}, give or take {2}</source>
        <comment>held_out.give_or_take</comment>
        <translation>{1}, plus oder minus {2}</translation>
    </message>
    <message>
        <source>: hardly better than knowing nothing</source>
        <comment>held_out.hardly_better</comment>
        <translation>: kaum besser als „nichts wissen“</translation>
    </message>
    <message>
        <source>It hardly matters which columns are taken: take fewer, or another method.</source>
        <comment>held_out.hardly_matters</comment>
        <translation>Es macht kaum einen Unterschied, welche Spalten genommen werden: Nehmen Sie weniger, oder eine andere Methode.</translation>
    </message>
    <message>
        <source>Predictions are off by about {1} {2}, those of the mean alone by about {3} {2}.</source>
        <comment>held_out.in_own_unit</comment>
        <translation>Vorhersagen liegen um etwa {1} {2} daneben, die des Mittelwerts allein um etwa {3} {2}.</translation>
    </message>
    <message>
        <source>{1}; knowing nothing has 1</source>
        <comment>held_out.in_units</comment>
        <translation>{1}; nichts zu wissen hat 1</translation>
    </message>
    <message>
        <source>largest held-out error of random columns</source>
        <comment>held_out.largest_of_random</comment>
        <translation>größter Fehler zufälliger Spalten auf zurückgehaltenen Proben</translation>
    </message>
    <message>
        <source>least held-out error of random columns</source>
        <comment>held_out.least_of_random</comment>
        <translation>kleinster Fehler zufälliger Spalten auf zurückgehaltenen Proben</translation>
    </message>
    <message>
        <source>: no better than knowing nothing</source>
        <comment>held_out.no_better_than_nothing</comment>
        <translation>: nicht besser als „nichts wissen“</translation>
    </message>
    <message>
        <source>: no better than columns drawn at random</source>
        <comment>held_out.no_better_than_random</comment>
        <translation>: nicht besser als zufällig gezogene Spalten</translation>
    </message>
    <message>
        <source>held-out error: no run fitted a model</source>
        <comment>held_out.no_model</comment>
        <translation>Fehler auf zurückgehaltenen Proben: kein Lauf hat ein Modell angepasst</translation>
    </message>
    <message>
        <source>None of the {1} targets is predicted clearly better than by its mean.</source>
        <comment>held_out.no_target_explained</comment>
        <translation>Keine der {1} Zielgrößen wird deutlich besser vorhergesagt als durch ihren Mittelwert.</translation>
    </message>
    <message>
        <source>Do not rely on these columns to predict: collect more samples, or run it for each target alone.</source>
        <comment>held_out.no_target_explained.next</comment>
        <translation>Verlassen Sie sich für Vorhersagen nicht auf diese Spalten: Sammeln Sie mehr Proben, oder führen Sie den Lauf für jede Zielgröße einzeln aus.</translation>
    </message>
    <message>
        <source>: not clearly better than knowing nothing, as it differs much between the parts that were held out</source>
        <comment>held_out.not_clearly_better</comment>
        <translation>: nicht deutlich besser als „nichts wissen“, da er sich zwischen den zurückgehaltenen Teilen stark unterscheidet</translation>
    </message>
    <message>
        <source>No number of columns helps: {1}.</source>
        <comment>held_out.nothing_helps</comment>
        <translation>Keine Anzahl von Spalten hilft: {1}.</translation>
    </message>
    <message>
        <source>Collect more samples, try another method, or ask for another target.</source>
        <comment>held_out.nothing_helps.next</comment>
        <translation>Sammeln Sie mehr Proben, versuchen Sie eine andere Methode, oder fragen Sie nach einer anderen Zielgröße.</translation>
    </message>
    <message>
        <source>Columns that were chosen so have an error of {1}: what is said above is said of the selected ones, which are others.</source>
        <comment>held_out.of_selected</comment>
        <translation>So gewählte Spalten haben einen Fehler von {1}: Was oben gesagt ist, gilt den gewählten Spalten, und das sind andere.</translation>
    </message>
    <message>
        <source>{1} {1:column|columns}</source>
        <comment>held_out.one_size</comment>
        <translation>{1} {1:Spalte|Spalten}</translation>
    </message>
    <message>
        <source>What was found holds only within groups that were seen: use columns that mean the same in each {1}.</source>
        <comment>held_out.only_within_groups</comment>
        <translation>Was gefunden wurde, gilt nur innerhalb gesehener Gruppen: Verwenden Sie Spalten, die in jeder Gruppe von {1} dasselbe bedeuten.</translation>
    </message>
    <message>
        <source>: perhaps better than knowing nothing, but not clearly, as the gain differs as much between the parts that were held out</source>
        <comment>held_out.perhaps_better</comment>
        <translation>: vielleicht besser als „nichts wissen“, aber nicht deutlich, da sich der Gewinn zwischen den zurückgehaltenen Teilen ebenso stark unterscheidet</translation>
    </message>
    <message>
        <source>; random columns: {1} to {2}</source>
        <comment>held_out.random</comment>
        <translation>; zufällige Spalten: {1} bis {2}</translation>
    </message>
    <message>
        <source>: there is nothing to be better by, as columns drawn at random do so, too</source>
        <comment>held_out.random_as_exact</comment>
        <translation>: dabei ist nichts zu übertreffen, denn zufällig gezogene Spalten sagen ebenso genau vorher</translation>
    </message>
    <message>
        <source>The choice was repeated without them: {1}.</source>
        <comment>held_out.repeated</comment>
        <translation>Die Wahl wurde ohne sie wiederholt: {1}.</translation>
    </message>
    <message>
        <source>These runs are quicker than the run itself ({1}); the error is that of columns chosen so.</source>
        <comment>held_out.repeated_quickly</comment>
        <translation>Diese Läufe sind schneller als der Lauf selbst ({1}); der Fehler ist der von Spalten, die so gewählt wurden.</translation>
    </message>
    <message>
        <source>The choice was repeated without them, but for the search: {1}.</source>
        <comment>held_out.repeated_without_search</comment>
        <translation>Die Wahl wurde ohne sie wiederholt, bis auf die Suche: {1}.</translation>
    </message>
    <message>
        <source>share of right values</source>
        <comment>held_out.right_share</comment>
        <translation>Anteil richtiger Werte</translation>
    </message>
    <message>
        <source>share that is right if all are the more frequent value</source>
        <comment>held_out.right_share_of_nothing</comment>
        <translation>Anteil, der richtig ist, wenn alle den häufigeren Wert haben</translation>
    </message>
    <message>
        <source>Where each is put to the nearer of the two values, {1} are right (always the more frequent value: {2}).</source>
        <comment>held_out.right_values</comment>
        <translation>Wird jede dem näheren der beiden Werte zugeordnet, sind {1} richtig (immer der häufigere Wert: {2}).</translation>
    </message>
    <message>
        <source>samples that were held out, in the same folds</source>
        <comment>held_out.samples_held_out</comment>
        <translation>Proben, die zurückgehalten wurden, in denselben Teilen</translation>
    </message>
    <message>
        <source>samples that were held out after the columns were chosen</source>
        <comment>held_out.samples_of_later</comment>
        <translation>Proben, die erst nach der Wahl der Spalten zurückgehalten wurden</translation>
    </message>
    <message>
        <source>Columns were scaled with all samples in view.</source>
        <comment>held_out.scaled</comment>
        <translation>Spalten wurden anhand aller Proben skaliert.</translation>
    </message>
    <message>
        <source>If the columns were chosen with these samples in view, the error on new ones may be larger.</source>
        <comment>held_out.seen_by_person</comment>
        <translation>Wenn die Spalten mit Blick auf diese Proben gewählt wurden, kann der Fehler auf neuen größer sein.</translation>
    </message>
    <message>
        <source>The columns were chosen with all samples in view, so that the error may be too small.</source>
        <comment>held_out.seen_by_run</comment>
        <translation>Die Spalten wurden mit Blick auf alle Proben gewählt, sodass der Fehler zu klein sein kann.</translation>
    </message>
    <message>
        <source>held-out error of the shares of classes</source>
        <comment>held_out.share_error</comment>
        <translation>Fehler der Klassenanteile auf zurückgehaltenen Proben</translation>
    </message>
    <message>
        <source>{1} to {2} {2:column|columns}</source>
        <comment>held_out.sizes</comment>
        <translation>{1} bis {2} {2:Spalte|Spalten}</translation>
    </message>
    <message>
        <source>Not checked: the run was stopped before it had found a column.</source>
        <comment>held_out.stopped_early</comment>
        <translation>Nicht geprüft: Der Lauf wurde abgebrochen, bevor er eine Spalte gefunden hatte.</translation>
    </message>
    <message>
        <source>Run it again, and let it come to its end.</source>
        <comment>held_out.stopped_early.next</comment>
        <translation>Starten Sie ihn noch einmal, und lassen Sie ihn zu Ende laufen.</translation>
    </message>
    <message>
        <source>{1} of the {2} targets were looked at one by one.</source>
        <comment>held_out.targets_looked_at</comment>
        <translation>{1} der {2} Zielgrößen wurden einzeln betrachtet.</translation>
    </message>
    <message>
        <source>{1} of the samples were used.</source>
        <comment>held_out.thinned</comment>
        <translation>{1} der Proben wurden verwendet.</translation>
    </message>
    <message>
        <source>there are fewer than {1} samples with a target</source>
        <comment>held_out.too_few_samples</comment>
        <translation>es gibt weniger als {1} Proben mit Zielgröße</translation>
    </message>
    <message>
        <source>{1} parts of {2} {2:sample|samples} have fewer than 2 each</source>
        <comment>held_out.too_many_folds</comment>
        <translation>{1} Teile von {2} {2:Probe|Proben} haben weniger als je 2</translation>
    </message>
    <message>
        <source>2 to {1}</source>
        <comment>held_out.too_many_folds.accepted</comment>
        <translation>2 bis {1}</translation>
    </message>
    <message>
        <source>training error</source>
        <comment>held_out.training_error</comment>
        <translation>Trainingsfehler</translation>
    </message>
    <message>
        <source>{1} {2:is|are} not predicted clearly better than by {2:its|their} mean.</source>
        <comment>held_out.unexplained</comment>
        <translation>{1} {2:wird|werden} nicht deutlich besser vorhergesagt als durch {2:den Mittelwert|die Mittelwerte}.</translation>
    </message>
    <message>
        <source>Run it for {1} alone: other columns may explain {2:it|them}.</source>
        <comment>held_out.unexplained.next</comment>
        <translation>Führen Sie den Lauf nur für {1} aus: Andere Spalten erklären {2:diese Zielgröße|diese Zielgrößen} vielleicht.</translation>
    </message>
    <message>
        <source>samples that were not seen</source>
        <comment>held_out.unseen_samples</comment>
        <translation>Proben, die nicht gesehen wurden</translation>
    </message>
    <message>
        <source>{1}. {2}</source>
        <comment>held_out.votes_and_shares</comment>
        <translation>{1}. {2}</translation>
    </message>
    <message>
        <source>{1}. As one class holds {2} of the samples, that tells little: another class may become much likelier, and still not be the likeliest one</source>
        <comment>held_out.votes_cannot_tell</comment>
        <translation>{1}. Da {2} der Proben zu einer Klasse gehören, sagt das wenig: Eine andere Klasse kann viel wahrscheinlicher werden und doch nicht die wahrscheinlichste sein</translation>
    </message>
    <message>
        <source>: all columns together predict clearly better</source>
        <comment>held_out.worse_than_all</comment>
        <translation>: alle Spalten zusammen sagen deutlich besser vorher</translation>
    </message>
    <message>
        <source>Take more columns if the error matters more than their number.</source>
        <comment>held_out.worse_than_all.next</comment>
        <translation>Nehmen Sie mehr Spalten, wenn der Fehler wichtiger ist als ihre Anzahl.</translation>
    </message>
    <message>
        <source>{1} of the samples that were not seen are put into a wrong class (always the most frequent class alone: {2} are wrong{3}), a held-out error of {4} where knowing nothing has 1</source>
        <comment>held_out.wrong_classes</comment>
        <translation>{1} der ungesehenen Proben werden in eine falsche Klasse eingeordnet (immer nur die häufigste Klasse: {2} sind falsch{3}), ein Fehler von {4} auf zurückgehaltenen Proben (wer nichts weiß, hat 1)</translation>
    </message>
    <message>
        <source>{1} of the samples that were held out after the columns were chosen are put into a wrong class (always the most frequent class alone: {2} are wrong{3}), a held-out error of {4} where knowing nothing has 1</source>
        <comment>held_out.wrong_classes_after_choice</comment>
        <translation>{1} der Proben, die nach der Wahl der Spalten zurückgehalten wurden, werden in eine falsche Klasse eingeordnet (immer nur die häufigste Klasse: {2} sind falsch{3}), ein Fehler von {4} auf zurückgehaltenen Proben (wer nichts weiß, hat 1)</translation>
    </message>
    <message>
        <source>share of samples put into a wrong class</source>
        <comment>held_out.wrong_share</comment>
        <translation>Anteil der Proben, die einer falschen Klasse zugeordnet wurden</translation>
    </message>
    <message>
        <source>share that is wrong if all are put into the most frequent class</source>
        <comment>held_out.wrong_share_of_nothing</comment>
        <translation>Anteil, der falsch ist, wenn alle der häufigsten Klasse zugeordnet werden</translation>
    </message>
    <message>
        <source>all selected samples are tested</source>
        <comment>held_out_error.all_tested</comment>
        <translation>alle ausgewählten Proben werden getestet</translation>
    </message>
    <message>
        <source>some of them among the samples to learn from</source>
        <comment>held_out_error.all_tested.accepted</comment>
        <translation>einige davon unter den Proben, von denen gelernt wird</translation>
    </message>
    <message>
        <source>Samples were held out at random (seed {1}): none is known to belong to another.</source>
        <comment>held_out_error.at_random</comment>
        <translation>Die Proben wurden zufällig zurückgehalten (Startwert {1}): Von keiner ist bekannt, dass sie zu einer anderen gehört.</translation>
    </message>
    <message>
        <source>the classes of {1} are predicted, each as a column of 0 and 1</source>
        <comment>held_out_error.classes</comment>
        <translation>die Klassen von {1} werden vorhergesagt, jede als eine Spalte aus 0 und 1</translation>
    </message>
    <message>
        <source>all targets are constant among the training samples</source>
        <comment>held_out_error.constant_targets</comment>
        <translation>alle Zielgrößen sind auf den Trainingsproben konstant</translation>
    </message>
    <message>
        <source>at least one column that varies</source>
        <comment>held_out_error.constant_targets.accepted</comment>
        <translation>mindestens eine Spalte, die sich ändert</translation>
    </message>
    <message>
        <source>CUR chose nothing: {1}</source>
        <comment>held_out_error.cur_chose_nothing</comment>
        <translation>CUR hat nichts gewählt: {1}</translation>
    </message>
    <message>
        <source>{1} of {2} tested {2:sample|samples} {1:equals|equal} samples that were learned from</source>
        <comment>held_out_error.equal_samples</comment>
        <translation>{1} von {2} getesteten {2:Probe|Proben} {1:gleicht|gleichen} Proben, von denen gelernt wurde</translation>
    </message>
    <message>
        <source>{1} of {2} tested {2:sample|samples} {1:belongs|belong} to groups of {3} that were learned from</source>
        <comment>held_out_error.known_groups</comment>
        <translation>{1} von {2} getesteten {2:Probe|Proben} {1:gehört|gehören} zu Gruppen von {3}, von denen gelernt wurde</translation>
    </message>
    <message>
        <source>{1} {1:column|columns} left out of the targets: constant among the training samples{2}</source>
        <comment>held_out_error.left_out</comment>
        <translation>{1} {1:Spalte|Spalten} aus den Zielgrößen weggelassen: konstant auf den Trainingsproben{2}</translation>
    </message>
    <message>
        <source>some samples have no class</source>
        <comment>held_out_error.no_class</comment>
        <translation>einige Proben haben keine Klasse</translation>
    </message>
    <message>
        <source>a class for each sample</source>
        <comment>held_out_error.no_class.accepted</comment>
        <translation>eine Klasse für jede Probe</translation>
    </message>
    <message>
        <source>another measure</source>
        <comment>held_out_error.refused_cur.accepted</comment>
        <translation>ein anderes Maß</translation>
    </message>
    <message>
        <source>predictions are made without the tested samples, but the rankings come from all samples, so that errors of new samples may be larger</source>
        <comment>held_out_error.seen</comment>
        <translation>vorhergesagt wird ohne die getesteten Proben, aber die Rangfolgen stammen von allen Proben, so dass Fehler auf neuen Proben größer sein können</translation>
    </message>
    <message>
        <source>tested on {1} of the {2} samples, evenly spaced in time</source>
        <comment>held_out_error.some_in_time</comment>
        <translation>getestet auf {1} der {2} Proben, in gleichen zeitlichen Abständen</translation>
    </message>
    <message>
        <source>tested on {1} of the {2} samples, drawn at random</source>
        <comment>held_out_error.some_tested</comment>
        <translation>getestet auf {1} der {2} Proben, zufällig gezogen</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a measure of a ranking</source>
        <comment>held_out_measure.unknown_id</comment>
        <translation>&apos;{1}&apos; ist kein Maß einer Rangfolge</translation>
    </message>
    <message>
        <source>used the neighbours of {1} of the {2} samples, chosen at random with a fixed seed</source>
        <comment>imbalance.some_samples</comment>
        <translation>verwendete die Nachbarn von {1} der {2} Proben, zufällig gewählt mit festem Startwert</translation>
    </message>
    <message>
        <source>column &apos;{1}&apos; is no longer there</source>
        <comment>imbalance_dialog.lost_column</comment>
        <translation>die Spalte &apos;{1}&apos; gibt es nicht mehr</translation>
    </message>
    <message>
        <source>columns of the table</source>
        <comment>imbalance_dialog.lost_column.accepted</comment>
        <translation>Spalten der Tabelle</translation>
    </message>
    <message>
        <source>no table is open</source>
        <comment>imbalance_dialog.no_table</comment>
        <translation>keine Tabelle ist geöffnet</translation>
    </message>
    <message>
        <source>a table with columns of numbers</source>
        <comment>imbalance_dialog.no_table.accepted</comment>
        <translation>eine Tabelle mit Spalten aus Zahlen</translation>
    </message>
    <message>
        <source>{1} {1:neighbour is|neighbours are} not possible with {2} {2:sample|samples}</source>
        <comment>imbalance_plane.bad_neighbours</comment>
        <translation>{1} {1:Nachbar ist|Nachbarn sind} bei {2} {2:Probe|Proben} nicht möglich</translation>
    </message>
    <message>
        <source>from 1 to {1}</source>
        <comment>imbalance_plane.bad_neighbours.accepted</comment>
        <translation>von 1 bis {1}</translation>
    </message>
    <message>
        <source>this plot would take {1} for that many samples</source>
        <comment>imbalance_plane.too_large</comment>
        <translation>dieses Diagramm würde bei so vielen Proben {1} brauchen</translation>
    </message>
    <message>
        <source>fewer samples: add a preparation step that keeps some of them</source>
        <comment>imbalance_plane.too_large.accepted</comment>
        <translation>weniger Proben: fügen Sie einen Vorbereitungsschritt hinzu, der nur einige davon behält</translation>
    </message>
    <message>
        <source>a complete compressed file</source>
        <comment>inflated.accepted</comment>
        <translation>eine vollständige komprimierte Datei</translation>
    </message>
    <message>
        <source>the compressed data are cut off</source>
        <comment>inflated.cut_off</comment>
        <translation>die komprimierten Daten sind abgeschnitten</translation>
    </message>
    <message>
        <source>the compressed data are damaged</source>
        <comment>inflated.damaged</comment>
        <translation>die komprimierten Daten sind beschädigt</translation>
    </message>
    <message>
        <source>{1} is periodic, which this method cannot use</source>
        <comment>inputs.periodic</comment>
        <translation>{1} ist periodisch, womit diese Methode nicht umgehen kann</translation>
    </message>
    <message>
        <source>inputs without a period</source>
        <comment>inputs.periodic.accepted</comment>
        <translation>Eingänge ohne Periode</translation>
    </message>
    <message>
        <source>arrays of numbers with one or two dimensions and equally many rows</source>
        <comment>joined_arrays.accepted</comment>
        <translation>Arrays von Zahlen mit einer oder zwei Dimensionen und gleich vielen Zeilen</translation>
    </message>
    <message>
        <source>the file has no usable array</source>
        <comment>joined_arrays.no_array</comment>
        <translation>die Datei hat kein brauchbares Array</translation>
    </message>
    <message>
        <source>the file has no usable array: &apos;{1}&apos; {2}</source>
        <comment>joined_arrays.no_usable_array</comment>
        <translation>die Datei hat kein brauchbares Array: &apos;{1}&apos; {2}</translation>
    </message>
    <message>
        <source>the file has only texts: &apos;{1}&apos;</source>
        <comment>joined_arrays.only_texts</comment>
        <translation>die Datei enthält nur Texte: &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>array &apos;{1}&apos; is given twice</source>
        <comment>joined_arrays.repeated</comment>
        <translation>Array &apos;{1}&apos; ist zweimal angegeben</translation>
    </message>
    <message>
        <source>each array once</source>
        <comment>joined_arrays.repeated.accepted</comment>
        <translation>jedes Array einmal</translation>
    </message>
    <message>
        <source>array &apos;{1}&apos; has {2} {2:row|rows} where &apos;{3}&apos; has {4}</source>
        <comment>joined_arrays.unequal_rows</comment>
        <translation>Array &apos;{1}&apos; hat {2} {2:Zeile|Zeilen}, aber &apos;{3}&apos; hat {4}</translation>
    </message>
    <message>
        <source>there is no array &apos;{1}&apos;</source>
        <comment>joined_arrays.unknown</comment>
        <translation>es gibt kein Array &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>one of {1}</source>
        <comment>joined_arrays.unknown.accepted</comment>
        <translation>eines von {1}</translation>
    </message>
    <message>
        <source>array &apos;{1}&apos; cannot be used: {2}</source>
        <comment>joined_arrays.unusable</comment>
        <translation>Array &apos;{1}&apos; kann nicht verwendet werden: {2}</translation>
    </message>
    <message>
        <source>there is no column {1}</source>
        <comment>joined_tables.absent_column</comment>
        <translation>es gibt keine Spalte {1}</translation>
    </message>
    <message>
        <source>{1} of row {2} is not among the keys</source>
        <comment>joined_tables.absent_key</comment>
        <translation>{1} aus Zeile {2} ist nicht unter den Schlüsseln</translation>
    </message>
    <message>
        <source>a table that has a row for each sample</source>
        <comment>joined_tables.absent_key.accepted</comment>
        <translation>eine Tabelle, die für jede Probe eine Zeile hat</translation>
    </message>
    <message>
        <source>the inputs and the target of {1}</source>
        <comment>joined_tables.not_continued.accepted</comment>
        <translation>die Eingänge und die Zielgröße von {1}</translation>
    </message>
    <message>
        <source>there are other things than numbers in the column {1}</source>
        <comment>joined_tables.not_numbers</comment>
        <translation>in der Spalte {1} steht anderes als Zahlen</translation>
    </message>
    <message>
        <source>there are other things than text in the column {1}</source>
        <comment>joined_tables.not_text</comment>
        <translation>in der Spalte {1} steht anderes als Text</translation>
    </message>
    <message>
        <source>rows were matched by their order, but the values of {1}, which are all different, are in another order in {2} than in {3}: its columns are on the wrong rows unless they are matched by {1}</source>
        <comment>joined_tables.other_order</comment>
        <translation>die Zeilen wurden nach ihrer Reihenfolge verbunden, aber die Werte von {1}, die alle verschieden sind, stehen in {2} in anderer Reihenfolge als in {3}: Seine Spalten stehen in den falschen Zeilen, wenn sie nicht nach {1} verbunden werden</translation>
    </message>
    <message>
        <source>the key {1} occurs twice</source>
        <comment>joined_tables.repeated_key</comment>
        <translation>der Schlüssel {1} kommt zweimal vor</translation>
    </message>
    <message>
        <source>a key with a different value in each row</source>
        <comment>joined_tables.repeated_key.accepted</comment>
        <translation>ein Schlüssel mit einem anderen Wert in jeder Zeile</translation>
    </message>
    <message>
        <source>{1} has {2} {2:row|rows}, but {3} has {4}</source>
        <comment>joined_tables.unequal_picks</comment>
        <translation>{1} hat {2} {2:Zeile|Zeilen}, aber {3} hat {4}</translation>
    </message>
    <message>
        <source>tables with equally many rows</source>
        <comment>joined_tables.unequal_picks.accepted</comment>
        <translation>Tabellen mit gleich vielen Zeilen</translation>
    </message>
    <message>
        <source>there {1:is|are} {1} {1:row|rows}, but {2} has {3}</source>
        <comment>joined_tables.unequal_rows</comment>
        <translation>es gibt {1} {1:Zeile|Zeilen}, aber {2} hat {3}</translation>
    </message>
    <message>
        <source>as many rows, or a key column to match them by</source>
        <comment>joined_tables.unequal_rows.accepted</comment>
        <translation>ebenso viele Zeilen oder eine Schlüsselspalte, um sie zuzuordnen</translation>
    </message>
    <message>
        <source>there is no column &apos;{1}&apos;</source>
        <comment>joined_tables.unknown_key</comment>
        <translation>es gibt keine Spalte &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>a key: a column that both tables have</source>
        <comment>joined_tables.unknown_key.accepted</comment>
        <translation>ein Schlüssel: eine Spalte, die beide Tabellen haben</translation>
    </message>
    <message>
        <source>it holds a number that is too large</source>
        <comment>json.large_number</comment>
        <translation>darin steht eine zu große Zahl</translation>
    </message>
    <message>
        <source>numbers up to 1e308</source>
        <comment>json.large_number.accepted</comment>
        <translation>Zahlen bis 1e308</translation>
    </message>
    <message>
        <source>the key &apos;{1}&apos; is missing</source>
        <comment>json.missing_key</comment>
        <translation>der Schlüssel &apos;{1}&apos; fehlt</translation>
    </message>
    <message>
        <source>written by a newer version of the program</source>
        <comment>json.newer_schema</comment>
        <translation>von einer neueren Version des Programms geschrieben</translation>
    </message>
    <message>
        <source>the key &apos;{1}&apos; holds no list</source>
        <comment>json.no_list</comment>
        <translation>der Schlüssel &apos;{1}&apos; enthält keine Liste</translation>
    </message>
    <message>
        <source>the key &apos;{1}&apos; holds what is no number</source>
        <comment>json.no_number</comment>
        <translation>der Schlüssel &apos;{1}&apos; enthält etwas, das keine Zahl ist</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <comment>json.no_number.accepted</comment>
        <translation>eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>not an object</source>
        <comment>json.no_object</comment>
        <translation>kein Objekt</translation>
    </message>
    <message>
        <source>not JSON at byte {1}</source>
        <comment>json.not_json</comment>
        <translation>kein JSON bei Byte {1}</translation>
    </message>
    <message>
        <source>a JSON file</source>
        <comment>json.not_json.accepted</comment>
        <translation>eine JSON-Datei</translation>
    </message>
    <message>
        <source>written before the program was released</source>
        <comment>json.older_schema</comment>
        <translation>geschrieben, bevor das Programm veröffentlicht wurde</translation>
    </message>
    <message>
        <source>the key &apos;{1}&apos; holds a value of another kind</source>
        <comment>json.other_kind</comment>
        <translation>der Schlüssel &apos;{1}&apos; enthält einen Wert anderer Art</translation>
    </message>
    <message>
        <source>the number of clusters does not fit the samples</source>
        <comment>k_means.bad_clusters</comment>
        <translation>die Anzahl der Cluster passt nicht zu den Proben</translation>
    </message>
    <message>
        <source>1 to the number of samples</source>
        <comment>k_means.bad_clusters.accepted</comment>
        <translation>1 bis zur Anzahl der Proben</translation>
    </message>
    <message>
        <source>no iterations</source>
        <comment>k_means.no_iterations</comment>
        <translation>keine Iterationen</translation>
    </message>
    <message>
        <source>no restarts</source>
        <comment>k_means.no_restarts</comment>
        <translation>keine Neustarts</translation>
    </message>
    <message>
        <source>1 or more</source>
        <comment>k_means.one_or_more</comment>
        <translation>1 oder mehr</translation>
    </message>
    <message>
        <source>{1} {2:is|are} kept because you asked for {2:it|them}</source>
        <comment>kept_inputs.kept</comment>
        <translation>{1} {2:bleibt|bleiben} in jeder Auswahl, weil Sie es so wollen</translation>
    </message>
    <message>
        <source>the kernel degree is not valid</source>
        <comment>kernel.bad_degree</comment>
        <translation>der Grad des Kernels ist nicht gültig</translation>
    </message>
    <message>
        <source>a whole number of at least 1</source>
        <comment>kernel.bad_degree.accepted</comment>
        <translation>eine ganze Zahl von mindestens 1</translation>
    </message>
    <message>
        <source>the kernel width is not valid</source>
        <comment>kernel.bad_width</comment>
        <translation>die Breite des Kernels ist nicht gültig</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <comment>kernel.bad_width.accepted</comment>
        <translation>eine Zahl über 0</translation>
    </message>
    <message>
        <source>all samples are equal under this kernel</source>
        <comment>kernel.equal_samples</comment>
        <translation>alle Proben sind unter diesem Kernel gleich</translation>
    </message>
    <message>
        <source>samples that differ, or a kernel that distinguishes them</source>
        <comment>kernel.equal_samples.accepted</comment>
        <translation>Proben, die sich unterscheiden, oder ein Kernel, der sie unterscheidet</translation>
    </message>
    <message>
        <source>the penalty is not valid</source>
        <comment>kernel_learning_curve.bad_penalty</comment>
        <translation>die Strafe ist nicht gültig</translation>
    </message>
    <message>
        <source>0 or more</source>
        <comment>kernel_learning_curve.bad_penalty.accepted</comment>
        <translation>0 oder mehr</translation>
    </message>
    <message>
        <source>the numbers of training samples are not valid</source>
        <comment>kernel_learning_curve.bad_sizes</comment>
        <translation>die Anzahlen der Trainingsproben sind nicht gültig</translation>
    </message>
    <message>
        <source>ascending whole numbers from 1 to {1}</source>
        <comment>kernel_learning_curve.bad_sizes.accepted</comment>
        <translation>aufsteigende ganze Zahlen von 1 bis {1}</translation>
    </message>
    <message>
        <source>the samples to train on and those to test on do not match</source>
        <comment>kernel_learning_curve.mismatched_samples</comment>
        <translation>die Proben zum Trainieren und die zum Testen passen nicht zueinander</translation>
    </message>
    <message>
        <source>tables of the same columns, neither empty</source>
        <comment>kernel_learning_curve.mismatched_samples.accepted</comment>
        <translation>Tabellen mit denselben Spalten, keine davon leer</translation>
    </message>
    <message>
        <source>the regularisation is not above 0</source>
        <comment>kernel_pcovr.bad_ridge</comment>
        <translation>die Regularisierung liegt nicht über 0</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <comment>kernel_pcovr.bad_ridge.accepted</comment>
        <translation>eine Zahl über 0</translation>
    </message>
    <message>
        <source>a kernel of {1} x {2} does not match {3} {3:sample|samples} of the targets</source>
        <comment>kernel_pcovr.mismatched_targets</comment>
        <translation>ein Kernel von {1} x {2} passt nicht zu {3} {3:Probe|Proben} der Zielgrößen</translation>
    </message>
    <message>
        <source>one row and one column for each sample</source>
        <comment>kernel_pcovr.mismatched_targets.accepted</comment>
        <translation>eine Zeile und eine Spalte für jede Probe</translation>
    </message>
    <message>
        <source>{1} of {2} {2:sample|samples} were used for training; the others are placed by the same map.</source>
        <comment>kernel_pcovr.part</comment>
        <translation>{1} von {2} {2:Probe|Proben} dienten dem Training; die anderen setzt dieselbe Abbildung an ihren Ort.</translation>
    </message>
    <message>
        <source>the active set is empty or has a sample that does not exist</source>
        <comment>kernel_ridge.bad_active_set</comment>
        <translation>die aktive Menge ist leer oder enthält eine Probe, die es nicht gibt</translation>
    </message>
    <message>
        <source>samples from 1 to {1}</source>
        <comment>kernel_ridge.bad_active_set.accepted</comment>
        <translation>Proben von 1 bis {1}</translation>
    </message>
    <message>
        <source>the kernel does not match the targets</source>
        <comment>kernel_ridge.mismatched_targets</comment>
        <translation>der Kernel passt nicht zu den Zielgrößen</translation>
    </message>
    <message>
        <source>one row and one column for each sample</source>
        <comment>kernel_ridge.mismatched_targets.accepted</comment>
        <translation>eine Zeile und eine Spalte für jede Probe</translation>
    </message>
    <message>
        <source>the penalty is negative</source>
        <comment>kernel_ridge.negative_penalty</comment>
        <translation>die Strafe ist negativ</translation>
    </message>
    <message>
        <source>0 or more</source>
        <comment>kernel_ridge.negative_penalty.accepted</comment>
        <translation>0 oder mehr</translation>
    </message>
    <message>
        <source>there is no gamma to try</source>
        <comment>kernel_ridge.no_gamma</comment>
        <translation>es gibt kein gamma zum Ausprobieren</translation>
    </message>
    <message>
        <source>at least one</source>
        <comment>kernel_ridge.no_gamma.accepted</comment>
        <translation>mindestens eines</translation>
    </message>
    <message>
        <source>there are no values to try</source>
        <comment>kernel_ridge.no_values</comment>
        <translation>es gibt keine Werte zum Ausprobieren</translation>
    </message>
    <message>
        <source>at least one gamma and one penalty</source>
        <comment>kernel_ridge.no_values.accepted</comment>
        <translation>mindestens ein gamma und eine Strafe</translation>
    </message>
    <message>
        <source>{1} {1:feature|features}: {2}.</source>
        <comment>knee.features</comment>
        <translation>{1} {1:Merkmal|Merkmale}: {2}.</translation>
    </message>
    <message>
        <source>the lowest value of the path</source>
        <comment>knee.lowest</comment>
        <translation>der niedrigste Wert des Pfads</translation>
    </message>
    <message>
        <source>the knee of the curve, farthest below the line from its first point to its lowest ({1} {1:feature|features}) when both axes are logarithmic; more features gain little</source>
        <comment>knee.of_logarithms</comment>
        <translation>das Knie der Kurve, am weitesten unter der Geraden von ihrem ersten Punkt zu ihrem niedrigsten ({1} {1:Merkmal|Merkmale}), wenn beide Achsen logarithmisch sind; mehr Merkmale bringen wenig</translation>
    </message>
    <message>
        <source>the knee of the curve, farthest below the line from its first point to its lowest ({1} {1:feature|features}) over the logarithm of their number; more features gain little</source>
        <comment>knee.of_values</comment>
        <translation>das Knie der Kurve, am weitesten unter der Geraden von ihrem ersten Punkt zu ihrem niedrigsten ({1} {1:Merkmal|Merkmale}), aufgetragen über dem Logarithmus ihrer Anzahl; mehr Merkmale bringen wenig</translation>
    </message>
    <message>
        <source>{1} at a false discovery rate of {2}</source>
        <comment>knockoffs.at_rate</comment>
        <translation>{1} bei einer Rate falscher Entdeckungen von {2}</translation>
    </message>
    <message>
        <source>no regression on the others was found for {1} {1:input|inputs} or for others of their groups, so that the knockoffs are copies and nothing can be discovered there: {2}</source>
        <comment>knockoffs.copied</comment>
        <translation>für {1} {1:Eingang|Eingänge} oder für andere ihrer Gruppen wurde keine Regression auf die übrigen gefunden, deshalb sind die Knockoffs Kopien, und dort kann nichts entdeckt werden: {2}</translation>
    </message>
    <message>
        <source>fixed-X knockoffs take the noise of all samples as independent, but by their weights, some rows are several samples</source>
        <comment>knockoffs.copies_of_fixed</comment>
        <translation>Fixed-X-Knockoffs nehmen das Rauschen aller Proben als unabhängig an, aber nach ihren Gewichten sind manche Zeilen mehrere Proben</translation>
    </message>
    <message>
        <source>knockoffs keep the {1}, shrunk by {2}; their mean distance s is {3}</source>
        <comment>knockoffs.correlations</comment>
        <translation>die Knockoffs bewahren die {1}, geschrumpft um {2}; ihr mittlerer Abstand s ist {3}</translation>
    </message>
    <message>
        <source>samples&apos; correlations</source>
        <comment>knockoffs.correlations_of_samples</comment>
        <translation>Korrelationen der Proben</translation>
    </message>
    <message>
        <source>{1}: knockoffs of {2:it|them} and of what bends {2:it|them} are not right, and the bound for false discoveries may not hold</source>
        <comment>knockoffs.curved</comment>
        <translation>{1}: Knockoffs {2:davon|von ihnen} und von dem, was {2:sie|sie} krümmt, stimmen nicht, und die Schranke für falsche Entdeckungen gilt vielleicht nicht</translation>
    </message>
    <message>
        <source>the inputs of a group are linearly dependent, so there are no knockoffs</source>
        <comment>knockoffs.dependent_in_group</comment>
        <translation>die Eingänge einer Gruppe sind linear abhängig, daher gibt es keine Knockoffs</translation>
    </message>
    <message>
        <source>the inputs are linearly dependent, so there are no fixed knockoffs</source>
        <comment>knockoffs.dependent_inputs</comment>
        <translation>die Eingänge sind linear abhängig, daher gibt es keine festen Knockoffs</translation>
    </message>
    <message>
        <source>{1} {1:draw|draws}</source>
        <comment>knockoffs.draws</comment>
        <translation>{1} {1:Ziehung|Ziehungen}</translation>
    </message>
    <message>
        <source>features found by knockoffs</source>
        <comment>knockoffs.features_found</comment>
        <translation>durch Knockoffs gefundene Merkmale</translation>
    </message>
    <message>
        <source>knockoffs are drawn from logistic, Poisson and linear regressions of each input on the others and on the knockoffs before it: the false discovery rate is kept as far as these fits hold; their mean distance is {1}</source>
        <comment>knockoffs.fitted</comment>
        <translation>Die Knockoffs sind aus logistischen, Poisson- und linearen Regressionen jedes Eingangs auf die anderen und auf die Knockoffs vor ihm gezogen: die Falschentdeckungsrate wird so weit eingehalten, wie diese Anpassungen zutreffen; ihr mittlerer Abstand ist {1}</translation>
    </message>
    <message>
        <source>knockoffs: {1} {1:feature is|features are} found; on average, at most a share of {2} of such discoveries is false. {3}</source>
        <comment>knockoffs.found</comment>
        <translation>Knockoffs: {1} {1:Merkmal ist|Merkmale sind} gefunden; im Mittel ist höchstens ein Anteil von {2} solcher Entdeckungen falsch. {3}</translation>
    </message>
    <message>
        <source>knockoffs: {1} {1:group of features is|groups of features are} found; on average, at most a share of {2} of such groups is false, and all features of a found group are marked. {3}</source>
        <comment>knockoffs.found_groups</comment>
        <translation>Knockoffs: {1} {1:Gruppe von Merkmalen ist|Gruppen von Merkmalen sind} gefunden; im Mittel ist höchstens ein Anteil von {2} solcher Gruppen falsch, und alle Merkmale einer gefundenen Gruppe sind markiert. {3}</translation>
    </message>
    <message>
        <source>groups of features found by knockoffs</source>
        <comment>knockoffs.groups_found</comment>
        <translation>durch Knockoffs gefundene Gruppen von Merkmalen</translation>
    </message>
    <message>
        <source>share of clear correlations that the knockoffs keep</source>
        <comment>knockoffs.kept_correlations</comment>
        <translation>Anteil der deutlichen Korrelationen, den die Knockoffs bewahren</translation>
    </message>
    <message>
        <source>correlations</source>
        <comment>knockoffs.known_correlations</comment>
        <translation>Korrelationen</translation>
    </message>
    <message>
        <source>knockoffs: groups that share inputs cannot be exchanged with their knockoffs one by one, so they are tested in {1} layers of groups that share none; e-values join the layers over all {2} groups, however the layers depend on one another (e-BH), which finds fewer groups</source>
        <comment>knockoffs.layers</comment>
        <translation>Knockoffs: Gruppen, die Eingänge gemeinsam haben, lassen sich nicht einzeln mit ihren Knockoffs vertauschen; deshalb werden sie in {1} Schichten von Gruppen getestet, die keinen Eingang gemeinsam haben; e-Werte verbinden die Schichten über alle {2} Gruppen, wie auch immer die Schichten voneinander abhängen (e-BH), was weniger Gruppen findet</translation>
    </message>
    <message>
        <source>the knockoffs keep only {1} % of the correlations that the inputs clearly have: more of the discoveries may be false than the rate says; for many samples, choose the correlations of the samples</source>
        <comment>knockoffs.lost_correlations</comment>
        <translation>die Knockoffs bewahren nur {1} % der Korrelationen, die die Eingänge deutlich haben: es können mehr Entdeckungen falsch sein, als die Rate sagt; wählen Sie bei vielen Proben die Korrelationen der Proben</translation>
    </message>
    <message>
        <source>the knockoffs keep only {1} % of the correlations that the inputs clearly have: more of the discoveries may be false than the rate says; only more samples make better regressions</source>
        <comment>knockoffs.lost_in_fits</comment>
        <translation>die Knockoffs bewahren nur {1} % der Korrelationen, die die Eingänge deutlich haben: es können mehr Entdeckungen falsch sein, als die Rate sagt; nur mehr Proben machen die Regressionen besser</translation>
    </message>
    <message>
        <source>knockoffs: {1} {1:group is|groups are} found, the best first: {2}</source>
        <comment>knockoffs.names</comment>
        <translation>Knockoffs: {1} {1:Gruppe ist|Gruppen sind} gefunden, die beste zuerst: {2}</translation>
    </message>
    <message>
        <source>the correlations of the inputs are too close to singular for knockoffs</source>
        <comment>knockoffs.near_singular</comment>
        <translation>die Korrelationen der Eingänge sind zu nahe an singulär für Knockoffs</translation>
    </message>
    <message>
        <source>knockoffs: {1} {1:feature is|features are} found, but no bound holds for how many of them are false: {2}</source>
        <comment>knockoffs.no_bound</comment>
        <translation>Knockoffs: {1} {1:Merkmal ist|Merkmale sind} gefunden, aber keine Schranke gilt dafür, wie viele davon falsch sind: {2}</translation>
    </message>
    <message>
        <source>knockoffs: {1} {1:group of features is|groups of features are} found, but no bound holds for how many of them are false: {2}</source>
        <comment>knockoffs.no_bound_of_groups</comment>
        <translation>Knockoffs: {1} {1:Gruppe von Merkmalen ist|Gruppen von Merkmalen sind} gefunden, aber keine Schranke gilt dafür, wie viele davon falsch sind: {2}</translation>
    </message>
    <message>
        <source>fixed-X knockoffs take the target as linear in the inputs with normal noise and need columns of numbers as the target</source>
        <comment>knockoffs.no_numbers</comment>
        <translation>Fixed-X-Knockoffs nehmen an, dass die Zielgröße linear von den Eingängen abhängt, mit normalverteiltem Rauschen, und brauchen Spalten von Zahlen als Zielgröße</translation>
    </message>
    <message>
        <source>no knockoffs were tested: no draw of them had a result</source>
        <comment>knockoffs.not_done</comment>
        <translation>Knockoffs wurden nicht geprüft: keine Ziehung ergab ein Ergebnis</translation>
    </message>
    <message>
        <source>fixed-X knockoffs keep their rate only for methods that look at the products of columns alone, which {1} does not</source>
        <comment>knockoffs.not_of_products</comment>
        <translation>Fixed-X-Knockoffs halten ihre Rate nur bei Methoden ein, die allein die Produkte von Spalten betrachten, was für {1} nicht gilt</translation>
    </message>
    <message>
        <source>model-x, or a method such as the F test, or an elastic net whose penalty is given</source>
        <comment>knockoffs.not_of_products.accepted</comment>
        <translation>model-x oder eine Methode wie der F-Test oder ein elastisches Netz, dessen Strafe angegeben ist</translation>
    </message>
    <message>
        <source>knockoffs: nothing found at a false discovery rate of {1}. {2}</source>
        <comment>knockoffs.nothing</comment>
        <translation>Knockoffs: nichts gefunden bei einer Falschentdeckungsrate von {1}. {2}</translation>
    </message>
    <message>
        <source>knockoffs: nothing found at a false discovery rate of {1} (at this rate, fewer than {2} discoveries are impossible). {3}</source>
        <comment>knockoffs.nothing_at_least</comment>
        <translation>Knockoffs: nichts gefunden bei einer Falschentdeckungsrate von {1} (bei dieser Rate sind weniger als {2} Entdeckungen unmöglich). {3}</translation>
    </message>
    <message>
        <source>knockoffs: nothing found at a false discovery rate of {1} (fewer than {2} discoveries in a layer are impossible). {3}</source>
        <comment>knockoffs.nothing_in_layers</comment>
        <translation>Knockoffs: nichts gefunden bei einer Falschentdeckungsrate von {1} (weniger als {2} Entdeckungen in einer Schicht sind unmöglich). {3}</translation>
    </message>
    <message>
        <source>0 keeps no rate over several draws</source>
        <comment>knockoffs.offset_of_draws</comment>
        <translation>0 hält über mehrere Ziehungen keine Rate ein</translation>
    </message>
    <message>
        <source>1, or one draw</source>
        <comment>knockoffs.offset_of_draws.accepted</comment>
        <translation>1 oder eine Ziehung</translation>
    </message>
    <message>
        <source>0 keeps no rate over groups that share inputs, such as {1}</source>
        <comment>knockoffs.offset_of_layers</comment>
        <translation>0 hält über Gruppen, die Eingänge wie {1} gemeinsam haben, keine Rate ein</translation>
    </message>
    <message>
        <source>1, or groups that share no input</source>
        <comment>knockoffs.offset_of_layers.accepted</comment>
        <translation>1 oder Gruppen, die keinen Eingang gemeinsam haben</translation>
    </message>
    <message>
        <source>{1} {1:pair|pairs} of inputs</source>
        <comment>knockoffs.pairs</comment>
        <translation>{1} {1:Paar|Paare} von Eingängen</translation>
    </message>
    <message>
        <source>input {1} is periodic</source>
        <comment>knockoffs.periodic_input</comment>
        <translation>Eingang {1} ist periodisch</translation>
    </message>
    <message>
        <source>inputs without a period</source>
        <comment>knockoffs.periodic_input.accepted</comment>
        <translation>Eingänge ohne Periode</translation>
    </message>
    <message>
        <source>at q = {1}, fewer than {2} discoveries are impossible, and there are only {3} {3:input|inputs} or groups of them</source>
        <comment>knockoffs.rate_too_low</comment>
        <translation>bei q = {1} sind weniger als {2} Entdeckungen unmöglich, und es gibt nur {3} {3:Eingang|Eingänge} oder Gruppen davon</translation>
    </message>
    <message>
        <source>at least {1}, or the offset 0</source>
        <comment>knockoffs.rate_too_low.accepted</comment>
        <translation>mindestens {1} oder der Offset 0</translation>
    </message>
    <message>
        <source>groups that share inputs are tested in layers of groups that share none; at q = {1}, fewer than {2} discoveries in a layer are impossible, and no layer has more than {3} {3:group|groups}</source>
        <comment>knockoffs.rate_too_low_in_layers</comment>
        <translation>Gruppen, die Eingänge gemeinsam haben, werden in Schichten von Gruppen getestet, die keinen gemeinsam haben; bei q = {1} sind weniger als {2} Entdeckungen in einer Schicht unmöglich, und keine Schicht hat mehr als {3} {3:Gruppe|Gruppen}</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <comment>knockoffs.rate_too_low_in_layers.accepted</comment>
        <translation>mindestens {1}</translation>
    </message>
    <message>
        <source>knockoff filter at a false discovery rate of {1}{2}</source>
        <comment>knockoffs.rule</comment>
        <translation>Knockoff-Filter bei einer Falschentdeckungsrate von {1}{2}</translation>
    </message>
    <message>
        <source>e-values of {1} {1:draw|draws} of knockoffs at a false discovery rate of {2}{3}</source>
        <comment>knockoffs.rule_of_draws</comment>
        <translation>E-Werte von {1} {1:Ziehung|Ziehungen} von Knockoffs bei einer Falschentdeckungsrate von {2}{3}</translation>
    </message>
    <message>
        <source>e-values of {1} {1:draw|draws} of knockoffs in {2} layers of groups at a false discovery rate of {3}{4}</source>
        <comment>knockoffs.rule_of_layers</comment>
        <translation>E-Werte von {1} {1:Ziehung|Ziehungen} von Knockoffs in {2} Schichten von Gruppen bei einer Falschentdeckungsrate von {3}{4}</translation>
    </message>
    <message>
        <source>This takes each input as distributed as its regression on the others says, and the samples as independent</source>
        <comment>knockoffs.takes_fits</comment>
        <translation>Das setzt voraus, dass jeder Eingang so verteilt ist, wie seine Regression auf die anderen sagt, und dass die Proben unabhängig sind</translation>
    </message>
    <message>
        <source>This takes the target as linear in the inputs with normal noise</source>
        <comment>knockoffs.takes_linear</comment>
        <translation>Das setzt voraus, dass die Zielgröße linear von den Eingängen abhängt, mit normalverteiltem Rauschen</translation>
    </message>
    <message>
        <source>This takes the inputs as normally distributed and the samples as independent</source>
        <comment>knockoffs.takes_normal</comment>
        <translation>Das setzt normalverteilte Eingänge und unabhängige Proben voraus</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples} cannot show how the inputs are correlated</source>
        <comment>knockoffs.too_few_samples</comment>
        <translation>{1} {1:Probe kann|Proben können} nicht zeigen, wie die Eingänge korrelieren</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <comment>knockoffs.too_few_samples.accepted</comment>
        <translation>mindestens {1}</translation>
    </message>
    <message>
        <source>fixed-X knockoffs of {1} inputs need {2} samples, but there are {3}</source>
        <comment>knockoffs.too_few_samples_of_fixed</comment>
        <translation>Fixed-X-Knockoffs von {1} Eingängen brauchen {2} Proben, es gibt aber {3}</translation>
    </message>
    <message>
        <source>{1} inputs need more memory than there is, for every pair of them counts</source>
        <comment>knockoffs.too_many_inputs</comment>
        <translation>{1} Eingänge brauchen mehr Speicher, als es gibt, denn jedes Paar von ihnen zählt</translation>
    </message>
    <message>
        <source>at most {1}</source>
        <comment>knockoffs.too_many_inputs.accepted</comment>
        <translation>höchstens {1}</translation>
    </message>
    <message>
        <source>groups that share inputs, such as {1}, make {2} layers, each with knockoffs of its own</source>
        <comment>knockoffs.too_many_layers</comment>
        <translation>Gruppen mit gemeinsamen Eingängen wie {1} ergeben {2} Schichten, jede mit eigenen Knockoffs</translation>
    </message>
    <message>
        <source>groups that make at most {1} layers, or the randomization test</source>
        <comment>knockoffs.too_many_layers.accepted</comment>
        <translation>Gruppen, die höchstens {1} Schichten ergeben, oder der Randomisierungstest</translation>
    </message>
    <message>
        <source>knockoffs</source>
        <comment>knockoffs.trouble</comment>
        <translation>Knockoffs</translation>
    </message>
    <message>
        <source>{1} {1:input takes|inputs take} two values only, and knockoffs of such are not: the false discovery rate is not sure to be kept; knockoffs by their values take the same two values</source>
        <comment>knockoffs.two_values</comment>
        <translation>{1} {1:Eingang nimmt|Eingänge nehmen} nur zwei Werte an, Knockoffs davon aber nicht: es ist nicht sicher, dass die Falschentdeckungsrate eingehalten wird; Knockoffs nach ihren Werten nehmen dieselben zwei Werte an</translation>
    </message>
    <message>
        <source>model-x</source>
        <comment>knockoffs.unsuitable_kind.accepted</comment>
        <translation>model-x</translation>
    </message>
    <message>
        <source>{1}, without a bound for false discoveries</source>
        <comment>knockoffs.without_bound</comment>
        <translation>{1}, ohne Schranke für falsche Entdeckungen</translation>
    </message>
    <message>
        <source>all weights are zero</source>
        <comment>known_weights.all_zero</comment>
        <translation>alle Gewichte sind null</translation>
    </message>
    <message>
        <source>at least one weight above zero</source>
        <comment>known_weights.all_zero.accepted</comment>
        <translation>mindestens ein Gewicht über null</translation>
    </message>
    <message>
        <source>the weight of {1} is {2}</source>
        <comment>known_weights.bad_weight</comment>
        <translation>das Gewicht von {1} ist {2}</translation>
    </message>
    <message>
        <source>a finite number that is not negative</source>
        <comment>known_weights.bad_weight.accepted</comment>
        <translation>eine endliche Zahl, die nicht negativ ist</translation>
    </message>
    <message>
        <source>row {1} has {2} {2:cell|cells}</source>
        <comment>known_weights.cells_of_row</comment>
        <translation>Zeile {1} hat {2} {2:Zelle|Zellen}</translation>
    </message>
    <message>
        <source>the table has {1} {1:column|columns}</source>
        <comment>known_weights.columns</comment>
        <translation>die Tabelle hat {1} {1:Spalte|Spalten}</translation>
    </message>
    <message>
        <source>{1} is given twice</source>
        <comment>known_weights.given_twice</comment>
        <translation>{1} ist zweimal angegeben</translation>
    </message>
    <message>
        <source>one row for each feature</source>
        <comment>known_weights.given_twice.accepted</comment>
        <translation>eine Zeile für jedes Merkmal</translation>
    </message>
    <message>
        <source>rows of two cells: a feature&apos;s name and its weight (&gt;= 0)</source>
        <comment>known_weights.shape.accepted</comment>
        <translation>Zeilen aus zwei Zellen: der Name eines Merkmals und sein Gewicht (&gt;= 0)</translation>
    </message>
    <message>
        <source>the file is longer than 1 GiB</source>
        <comment>known_weights.too_long</comment>
        <translation>die Datei ist länger als 1 GiB</translation>
    </message>
    <message>
        <source>there is no column {1} in {2}</source>
        <comment>known_weights.unknown_column</comment>
        <translation>es gibt keine Spalte {1} in {2}</translation>
    </message>
    <message>
        <source>names of columns of the table</source>
        <comment>known_weights.unknown_column.accepted</comment>
        <translation>Namen von Spalten der Tabelle</translation>
    </message>
    <message>
        <source>constant, so without a score and ranked last: {1}</source>
        <comment>laplacian_score.constant</comment>
        <translation>konstant, daher ohne Bewertung und am Ende der Rangfolge: {1}</translation>
    </message>
    <message>
        <source>the graph of neighbours falls into {1} parts: a column that is constant in each of them has the best score; more neighbours join them</source>
        <comment>laplacian_score.parts</comment>
        <translation>der Graph der Nachbarn zerfällt in {1} Teile: eine Spalte, die in jedem davon konstant ist, hat die beste Bewertung; mehr Nachbarn verbinden sie</translation>
    </message>
    <message>
        <source>the graph joins {1} of {2} samples, drawn at random (parameter rows)</source>
        <comment>laplacian_score.some_rows</comment>
        <translation>der Graph verbindet {1} von {2} Proben, zufällig gezogen (Einstellung rows)</translation>
    </message>
    <message>
        <source>the test samples have the target&apos;s mean</source>
        <comment>learning_curve.at_mean</comment>
        <translation>die Testproben liegen beim Mittelwert der Zielgröße</translation>
    </message>
    <message>
        <source>it is constant</source>
        <comment>learning_curve.constant_truth</comment>
        <translation>sie ist konstant</translation>
    </message>
    <message>
        <source>columns of numbers with the role target, one of which varies</source>
        <comment>learning_curve.constant_truth.accepted</comment>
        <translation>Spalten von Zahlen mit der Rolle Zielgröße, von denen sich eine ändert</translation>
    </message>
    <message>
        <source>distances between samples are none</source>
        <comment>learning_curve.distances</comment>
        <translation>Abstände zwischen Proben sind keine</translation>
    </message>
    <message>
        <source>held-out error with {1}</source>
        <comment>learning_curve.error_with</comment>
        <translation>Fehler auf zurückgehaltenen Proben mit {1}</translation>
    </message>
    <message>
        <source>held-out error with the {1}</source>
        <comment>learning_curve.error_with_the</comment>
        <translation>Fehler auf zurückgehaltenen Proben, {1}</translation>
    </message>
    <message>
        <source>learning curve: {1} needs about {2} for the error of the {3}{4}</source>
        <comment>learning_curve.gain</comment>
        <translation>Lernkurve: {1} braucht etwa {2} für den Fehler von „{3}“{4}</translation>
    </message>
    <message>
        <source>{1} training {1:sample|samples}, whose mean misses {2}</source>
        <comment>learning_curve.learned_from</comment>
        <translation>{1} {1:Trainingsprobe, deren|Trainingsproben, deren} Mittel um {2} danebenliegt</translation>
    </message>
    <message>
        <source>{1} training {1:sample|samples}, in {3} orders to which alone the ± belongs; their mean misses {2}</source>
        <comment>learning_curve.learned_from_orders</comment>
        <translation>{1} {1:Trainingsprobe|Trainingsproben}, in {3} Reihenfolgen, von denen allein das ± ist; ihr Mittel liegt um {2} daneben</translation>
    </message>
    <message>
        <source>learning curve: {1} is missing in some order: {2}</source>
        <comment>learning_curve.missing</comment>
        <translation>Lernkurve: „{1}“ fehlt in mancher Reihenfolge: {2}</translation>
    </message>
    <message>
        <source>learning curve: the learned space does not lower the error of the {1}{2}</source>
        <comment>learning_curve.no_gain</comment>
        <translation>Lernkurve: der gelernte Raum senkt den Fehler von „{1}“ nicht{2}</translation>
    </message>
    <message>
        <source>its run gave no space</source>
        <comment>learning_curve.no_space</comment>
        <translation>ihr Lauf ergab keinen Raum</translation>
    </message>
    <message>
        <source>there is none</source>
        <comment>learning_curve.no_truth</comment>
        <translation>es gibt keine</translation>
    </message>
    <message>
        <source>columns of numbers with the role target</source>
        <comment>learning_curve.no_truth.accepted</comment>
        <translation>Spalten von Zahlen mit der Rolle Zielgröße</translation>
    </message>
    <message>
        <source>learning curve: with the {1}, nothing is learned</source>
        <comment>learning_curve.nothing_learned</comment>
        <translation>Lernkurve: nichts wird gelernt ({1})</translation>
    </message>
    <message>
        <source>all training samples are at one place in its space</source>
        <comment>learning_curve.one_place</comment>
        <translation>alle Trainingsproben liegen in ihrem Raum an einer Stelle</translation>
    </message>
    <message>
        <source> (the ranges over the orders overlap)</source>
        <comment>learning_curve.ranges_overlap</comment>
        <translation> (die Bereiche über die Reihenfolgen überlappen sich)</translation>
    </message>
    <message>
        <source>its kernel was singular</source>
        <comment>learning_curve.singular</comment>
        <translation>ihr Kern war singulär</translation>
    </message>
    <message>
        <source>{1} standard deviations</source>
        <comment>learning_curve.standard_deviations</comment>
        <translation>{1} Standardabweichungen</translation>
    </message>
    <message>
        <source>{1} {1:sample is|samples are} as many as there are to train on ({2}) or more</source>
        <comment>learning_curve.too_few_samples</comment>
        <translation>{1} {1:Probe ist|Proben sind} so viele, wie es zum Trainieren gibt ({2}), oder mehr</translation>
    </message>
    <message>
        <source>4 to {1}</source>
        <comment>learning_curve.too_few_samples.accepted</comment>
        <translation>4 bis {1}</translation>
    </message>
    <message>
        <source>a learning curve needs a target to predict</source>
        <comment>learning_curve.trouble</comment>
        <translation>eine Lernkurve braucht eine Zielgröße, die vorhergesagt wird</translation>
    </message>
    <message>
        <source>a lesson of {1} {1:step|steps}</source>
        <comment>lesson.bad_length</comment>
        <translation>eine Lektion mit {1} {1:Schritt|Schritten}</translation>
    </message>
    <message>
        <source>4 to 8 steps</source>
        <comment>lesson.bad_length.accepted</comment>
        <translation>4 bis 8 Schritte</translation>
    </message>
    <message>
        <source>a speed of {1} seconds</source>
        <comment>lesson.bad_speed</comment>
        <translation>ein Tempo von {1} Sekunden</translation>
    </message>
    <message>
        <source>0 (as fast as possible), 5, 20</source>
        <comment>lesson.bad_speed.accepted</comment>
        <translation>0 (so schnell wie möglich), 5, 20</translation>
    </message>
    <message>
        <source>a step that runs, and no other, has a claim</source>
        <comment>lesson.claim_and_run</comment>
        <translation>ein Schritt, der einen Lauf ausführt, und kein anderer hat eine Behauptung</translation>
    </message>
    <message>
        <source>the table has no column &apos;{1}&apos;</source>
        <comment>lesson.no_column</comment>
        <translation>die Tabelle hat keine Spalte &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>a question and its answer belong together</source>
        <comment>lesson.question_and_answer</comment>
        <translation>eine Frage und ihre Antwort gehören zusammen</translation>
    </message>
    <message>
        <source>texts of {1} {1:step|steps}</source>
        <comment>lesson.retold_length</comment>
        <translation>Texte von {1} {1:Schritt|Schritten}</translation>
    </message>
    <message>
        <source>as many as the lesson has: {1}</source>
        <comment>lesson.retold_length.accepted</comment>
        <translation>so viele, wie die Lektion hat: {1}</translation>
    </message>
    <message>
        <source>the key &apos;{1}&apos; is not known</source>
        <comment>lesson.unknown_key</comment>
        <translation>der Schlüssel &apos;{1}&apos; ist nicht bekannt</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a parameter</source>
        <comment>lesson.unknown_parameter</comment>
        <translation>&apos;{1}&apos; ist keine Einstellung</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a role</source>
        <comment>lesson.unknown_role</comment>
        <translation>&apos;{1}&apos; ist keine Rolle</translation>
    </message>
    <message>
        <source>{1}, or nothing, for the richest of these</source>
        <comment>level.accepted</comment>
        <translation>{1}, oder nichts für die reichsten davon</translation>
    </message>
    <message>
        <source>this processor has no instructions called &apos;{1}&apos;</source>
        <comment>level.unusable</comment>
        <translation>dieser Prozessor hat keine Befehle namens &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>the environment variable STEELYARD_LEVEL</source>
        <comment>level.variable</comment>
        <translation>die Umgebungsvariable STEELYARD_LEVEL</translation>
    </message>
    <message>
        <source>the line is longer than 64 MiB</source>
        <comment>line_reader.too_long</comment>
        <translation>die Zeile ist länger als 64 MiB</translation>
    </message>
    <message>
        <source>a text file with lines</source>
        <comment>line_reader.too_long.accepted</comment>
        <translation>eine Textdatei mit Zeilen</translation>
    </message>
    <message>
        <source>{1} has no logarithm</source>
        <comment>log_columns.no_logarithm</comment>
        <translation>{1} hat keinen Logarithmus</translation>
    </message>
    <message>
        <source>values above {1} (or another offset)</source>
        <comment>log_columns.no_logarithm.accepted</comment>
        <translation>Werte über {1} (oder ein anderer Offset)</translation>
    </message>
    <message>
        <source>a periodic column has no logarithm</source>
        <comment>log_columns.periodic</comment>
        <translation>eine periodische Spalte hat keinen Logarithmus</translation>
    </message>
    <message>
        <source>columns without a period</source>
        <comment>log_columns.periodic.accepted</comment>
        <translation>Spalten ohne Periode</translation>
    </message>
    <message>
        <source>{1} {1:feature|features}</source>
        <comment>mean_curve.features</comment>
        <translation>{1} {1:Merkmal|Merkmale}</translation>
    </message>
    <message>
        <source>there is not enough memory. Accepted: fewer samples or features, or a machine with more</source>
        <comment>memory.not_enough</comment>
        <translation>der Speicher reicht nicht. Zulässig: weniger Proben oder Merkmale, oder ein Rechner mit mehr Speicher</translation>
    </message>
    <message>
        <source>{1} {2}</source>
        <comment>message.followed_by</comment>
        <translation>{1} {2}</translation>
    </message>
    <message>
        <source>a message has parts within parts</source>
        <comment>message.too_deep</comment>
        <translation>eine Meldung hat Teile innerhalb von Teilen</translation>
    </message>
    <message>
        <source>at most {1} levels</source>
        <comment>message.too_deep.accepted</comment>
        <translation>höchstens {1} Ebenen</translation>
    </message>
    <message>
        <source>a message repeats its parts too often</source>
        <comment>message.too_long</comment>
        <translation>eine Meldung wiederholt ihre Teile zu oft</translation>
    </message>
    <message>
        <source>Applies if {1}.</source>
        <comment>method_page.applies</comment>
        <translation>Gilt, wenn {1}.</translation>
    </message>
    <message>
        <source>{1} is {2}</source>
        <comment>method_page.condition</comment>
        <translation>{1} gleich {2} ist</translation>
    </message>
    <message>
        <source>Default: {1}{2}. Accepted: {3}.</source>
        <comment>method_page.default</comment>
        <translation>Voreinstellung: {1}{2}. Zulässig: {3}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>method_page.no_default</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source> or </source>
        <comment>method_page.or</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>, or if </source>
        <comment>method_page.or_if</comment>
        <translation>, oder wenn </translation>
    </message>
    <message>
        <source>{1} validation {1:sample|samples}, by which iteration and kernel were chosen</source>
        <comment>metric.chosen_iteration_and_kernel</comment>
        <translation>{1} {1:Validierungsprobe|Validierungsproben}, nach denen Iteration und Kernel gewählt wurden</translation>
    </message>
    <message>
        <source>{1} validation {1:sample|samples}, by which the kernel was chosen</source>
        <comment>metric.chosen_kernel</comment>
        <translation>{1} {1:Validierungsprobe|Validierungsproben}, nach denen der Kernel gewählt wurde</translation>
    </message>
    <message>
        <source>squared validation error with the inputs as they are</source>
        <comment>metric.error_of_inputs</comment>
        <translation>quadratischer Validierungsfehler mit den Eingängen, wie sie sind</translation>
    </message>
    <message>
        <source>squared validation error with the map</source>
        <comment>metric.error_of_map</comment>
        <translation>quadratischer Validierungsfehler mit der Abbildung</translation>
    </message>
    <message>
        <source>fewer components</source>
        <comment>metric.fewer_components</comment>
        <translation>weniger Komponenten</translation>
    </message>
    <message>
        <source>fewer than 2 samples</source>
        <comment>metric.half_too_small</comment>
        <translation>weniger als 2 Proben</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <comment>metric.half_too_small.accepted</comment>
        <translation>mindestens {1}</translation>
    </message>
    <message>
        <source>together with the fitted half, more than all training samples</source>
        <comment>metric.halves_too_large</comment>
        <translation>zusammen mit der angepassten Hälfte mehr als alle Trainingsproben</translation>
    </message>
    <message>
        <source>at most {1}</source>
        <comment>metric.halves_too_large.accepted</comment>
        <translation>höchstens {1}</translation>
    </message>
    <message>
        <source>the learned map predicts no better than the inputs as they are</source>
        <comment>metric.no_better_than_inputs</comment>
        <translation>die gelernte Abbildung sagt nicht besser vorher als die unveränderten Eingänge</translation>
    </message>
    <message>
        <source>it predicts no better than the mean of the target: nothing was learned</source>
        <comment>metric.no_better_than_mean</comment>
        <translation>sie sagt nicht besser vorher als der Mittelwert der Zielgröße: nichts wurde gelernt</translation>
    </message>
    <message>
        <source>all samples were learned from (validation 0): how well others are predicted is not known; a check on samples that are left out says it</source>
        <comment>metric.no_validation</comment>
        <translation>von allen Proben wurde gelernt (Validierung 0): wie gut andere vorhergesagt werden, ist nicht bekannt; eine Prüfung auf weggelassenen Proben sagt es</translation>
    </message>
    <message>
        <source>no iteration was better than the start, which is kept</source>
        <comment>metric.start_is_best</comment>
        <translation>keine Iteration war besser als der Anfang, der beibehalten wird</translation>
    </message>
    <message>
        <source>{1} {1:sample is|samples are} too few for the training</source>
        <comment>metric.too_few_samples</comment>
        <translation>{1} {1:Probe ist|Proben sind} zu wenig für das Training</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <comment>metric.too_few_samples.accepted</comment>
        <translation>mindestens {1}</translation>
    </message>
    <message>
        <source>squared error of the validation samples, in variances of the target: {1} with the map, {2} with the inputs as they are. The map was not trained on them, but iteration and kernel were chosen by them: samples that nothing has seen have larger errors</source>
        <comment>metric.validation_error</comment>
        <translation>quadratischer Fehler der Validierungsproben, in Varianzen der Zielgröße: {1} mit der Abbildung, {2} mit den unveränderten Eingängen. Die Abbildung wurde nicht auf ihnen trainiert, aber Iteration und Kernel wurden nach ihnen gewählt: völlig ungesehene Proben haben größere Fehler</translation>
    </message>
    <message>
        <source>no kernel predicts anything at the start: is the target finite, and do inputs vary?</source>
        <comment>metric_learning.no_kernel</comment>
        <translation>beim Start sagt kein Kern etwas vorher: Ist die Zielgröße endlich, und variieren die Eingänge?</translation>
    </message>
    <message>
        <source>has no values, so no median</source>
        <comment>missing.no_values</comment>
        <translation>hat keine Werte, also keinen Median</translation>
    </message>
    <message>
        <source>at least one number</source>
        <comment>missing.no_values.accepted</comment>
        <translation>mindestens eine Zahl</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a way to treat missing cells</source>
        <comment>missing.unknown_policy</comment>
        <translation>&apos;{1}&apos; ist keine Art, fehlende Zellen zu behandeln</translation>
    </message>
    <message>
        <source>{1} is a code in some columns, but not in this one</source>
        <comment>missing_codes.measured</comment>
        <translation>{1} ist in manchen Spalten ein Kode, in dieser aber nicht</translation>
    </message>
    <message>
        <source>columns with their codes: one step for each code</source>
        <comment>missing_codes.measured.accepted</comment>
        <translation>Spalten mit ihren Kodes: ein Schritt für jeden Kode</translation>
    </message>
    <message>
        <source>no number lies so far from the others that it is surely a code</source>
        <comment>missing_codes.none</comment>
        <translation>keine Zahl liegt so weit von den anderen, dass sie sicher ein Kode ist</translation>
    </message>
    <message>
        <source>the codes, such as -999</source>
        <comment>missing_codes.none.accepted</comment>
        <translation>die Kodes, etwa -999</translation>
    </message>
    <message>
        <source>the mixing alpha is {1}</source>
        <comment>mixed_spectrum.bad_alpha</comment>
        <translation>das Mischungs-alpha ist {1}</translation>
    </message>
    <message>
        <source>a number from 0 (regression) to 1 (principal components)</source>
        <comment>mixed_spectrum.bad_alpha.accepted</comment>
        <translation>eine Zahl von 0 (Regression) bis 1 (Hauptkomponenten)</translation>
    </message>
    <message>
        <source>no components requested</source>
        <comment>mixed_spectrum.no_components</comment>
        <translation>keine Komponenten angefordert</translation>
    </message>
    <message>
        <source>a whole number of at least 1</source>
        <comment>mixed_spectrum.no_components.accepted</comment>
        <translation>eine ganze Zahl von mindestens 1</translation>
    </message>
    <message>
        <source>there is nothing to regress</source>
        <comment>mixed_spectrum.nothing_to_regress</comment>
        <translation>es gibt nichts für eine Regression</translation>
    </message>
    <message>
        <source>1, or a target</source>
        <comment>mixed_spectrum.nothing_to_regress.accepted</comment>
        <translation>1 oder eine Zielgröße</translation>
    </message>
    <message>
        <source>information from correlations</source>
        <comment>mrmr.correlations</comment>
        <translation>Information aus Korrelationen</translation>
    </message>
    <message>
        <source>the first {1} by mRMR</source>
        <comment>mrmr.rule</comment>
        <translation>die ersten {1} nach mRMR</translation>
    </message>
    <message>
        <source>the start has no finite loss</source>
        <comment>nadaraya_watson.no_finite_loss</comment>
        <translation>der Start hat keinen endlichen Verlust</translation>
    </message>
    <message>
        <source>the validation error has not fallen for {1} {1:iteration|iterations}</source>
        <comment>nadaraya_watson.no_gain</comment>
        <translation>der Validierungsfehler ist seit {1} {1:Iteration|Iterationen} nicht gefallen</translation>
    </message>
    <message>
        <source>the loss does not fall any more</source>
        <comment>nadaraya_watson.settled</comment>
        <translation>der Verlust fällt nicht mehr</translation>
    </message>
    <message>
        <source>{1}, if that is meant; all are {2}</source>
        <comment>nearest_name.one_of</comment>
        <translation>{1}, wenn das gemeint ist; alle sind {2}</translation>
    </message>
    <message>
        <source>{1} nearest neighbours of {2} {2:sample|samples}</source>
        <comment>nearest_neighbours.bad_count</comment>
        <translation>{1} nächste Nachbarn von {2} {2:Probe|Proben}</translation>
    </message>
    <message>
        <source>from 1 to the number of samples minus one</source>
        <comment>nearest_neighbours.bad_count.accepted</comment>
        <translation>von 1 bis zur Anzahl der Proben minus eins</translation>
    </message>
    <message>
        <source>too few neighbours or samples requested</source>
        <comment>neighbour_error.too_few_requested</comment>
        <translation>zu wenige Nachbarn oder Proben angefordert</translation>
    </message>
    <message>
        <source>at least 1 neighbour and 2 samples</source>
        <comment>neighbour_error.too_few_requested.accepted</comment>
        <translation>mindestens 1 Nachbar und 2 Proben</translation>
    </message>
    <message>
        <source>too few samples to have neighbours</source>
        <comment>neighbour_error.too_few_samples</comment>
        <translation>zu wenige Proben, um Nachbarn zu haben</translation>
    </message>
    <message>
        <source>2 samples or more</source>
        <comment>neighbour_error.too_few_samples.accepted</comment>
        <translation>2 Proben oder mehr</translation>
    </message>
    <message>
        <source>{1} do not fit {2} {2:sample|samples}</source>
        <comment>neighbour_score.too_many_neighbours</comment>
        <translation>{1} passen nicht zu {2} {2:Probe|Proben}</translation>
    </message>
    <message>
        <source>1 to {1}</source>
        <comment>neighbour_score.too_many_neighbours.accepted</comment>
        <translation>1 bis {1}</translation>
    </message>
    <message>
        <source>the nearest samples were not looked for among all samples, as there are so many: {1} % of the true nearest ones were found (measured on {2} {2:sample|samples})</source>
        <comment>neighbours.recall</comment>
        <translation>die nächsten Proben wurden nicht unter allen Proben gesucht, da es so viele sind: {1} % der wahren nächsten wurden gefunden (gemessen an {2} {2:Probe|Proben})</translation>
    </message>
    <message>
        <source>an array of numbers written by numpy.save: floating point, integers or true and false</source>
        <comment>npy.array.accepted</comment>
        <translation>ein von numpy.save geschriebenes Array von Zahlen: Gleitkommazahlen, ganze Zahlen oder wahr und falsch</translation>
    </message>
    <message>
        <source>the file does not begin like an NPY file</source>
        <comment>npy.bad_beginning</comment>
        <translation>die Datei beginnt nicht wie eine NPY-Datei</translation>
    </message>
    <message>
        <source>the NPY header cannot be read: {1}</source>
        <comment>npy.bad_header</comment>
        <translation>der NPY-Kopf kann nicht gelesen werden: {1}</translation>
    </message>
    <message>
        <source>the array&apos;s shape is {1}</source>
        <comment>npy.bad_shape</comment>
        <translation>die Form des Arrays ist {1}</translation>
    </message>
    <message>
        <source>samples x columns, or samples x points x 3</source>
        <comment>npy.bad_shape.accepted</comment>
        <translation>Proben x Spalten oder Proben x Punkte x 3</translation>
    </message>
    <message>
        <source>the header says {1} numbers of {2} {2:byte|bytes}, but {3} {3:byte follows|bytes follow} it: the file is cut off</source>
        <comment>npy.cut_off</comment>
        <translation>der Kopf nennt {1} Zahlen zu je {2} {2:Byte|Bytes}, aber es {3:folgt|folgen} nur {3} {3:Byte|Bytes}: die Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>the array is empty: {1}</source>
        <comment>npy.empty</comment>
        <translation>das Array ist leer: {1}</translation>
    </message>
    <message>
        <source>at least one row and one column</source>
        <comment>npy.empty.accepted</comment>
        <translation>mindestens eine Zeile und eine Spalte</translation>
    </message>
    <message>
        <source>left out, since their values are neither real numbers nor texts: {1}</source>
        <comment>npy.fields_left_out</comment>
        <translation>weggelassen, weil ihre Werte weder reelle Zahlen noch Texte sind: {1}</translation>
    </message>
    <message>
        <source>the file ends within it</source>
        <comment>npy.header_cut_off</comment>
        <translation>die Datei endet darin</translation>
    </message>
    <message>
        <source>it claims to be {1} bytes long</source>
        <comment>npy.header_too_long</comment>
        <translation>er ist angeblich {1} Bytes lang</translation>
    </message>
    <message>
        <source>it must have descr, fortran_order and shape, once each</source>
        <comment>npy.keys</comment>
        <translation>er muss descr, fortran_order und shape enthalten, je einmal</translation>
    </message>
    <message>
        <source>a length is out of range</source>
        <comment>npy.length_out_of_range</comment>
        <translation>eine Länge liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>a length is missing</source>
        <comment>npy.missing_length</comment>
        <translation>eine Länge fehlt</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is missing</source>
        <comment>npy.missing_mark</comment>
        <translation>&apos;{1}&apos; fehlt</translation>
    </message>
    <message>
        <source>True or False is missing</source>
        <comment>npy.missing_truth</comment>
        <translation>True oder False fehlt</translation>
    </message>
    <message>
        <source>the records of the array hold no numbers</source>
        <comment>npy.no_fields</comment>
        <translation>die Datensätze des Arrays enthalten keine Zahlen</translation>
    </message>
    <message>
        <source>the array holds Python objects, not numbers</source>
        <comment>npy.objects</comment>
        <translation>das Array enthält Python-Objekte, keine Zahlen</translation>
    </message>
    <message>
        <source>the array holds texts, not numbers</source>
        <comment>npy.only_texts</comment>
        <translation>das Array enthält Texte, keine Zahlen</translation>
    </message>
    <message>
        <source>an array of numbers or records</source>
        <comment>npy.only_texts.accepted</comment>
        <translation>ein Array von Zahlen oder Datensätzen</translation>
    </message>
    <message>
        <source>the array holds &apos;{1}&apos;, not real numbers</source>
        <comment>npy.other_type</comment>
        <translation>das Array enthält &apos;{1}&apos;, keine reellen Zahlen</translation>
    </message>
    <message>
        <source>its records are too large</source>
        <comment>npy.record_too_large</comment>
        <translation>seine Datensätze sind zu groß</translation>
    </message>
    <message>
        <source>the array holds records with arrays of records</source>
        <comment>npy.records_of_arrays</comment>
        <translation>das Array enthält Datensätze mit Arrays von Datensätzen</translation>
    </message>
    <message>
        <source>a whole NPY file with one array</source>
        <comment>npy.size.accepted</comment>
        <translation>eine vollständige NPY-Datei mit einem Array</translation>
    </message>
    <message>
        <source>there is text after the dictionary</source>
        <comment>npy.text_after_dictionary</comment>
        <translation>nach dem Dictionary steht noch Text</translation>
    </message>
    <message>
        <source>its records are nested too deeply</source>
        <comment>npy.too_deep</comment>
        <translation>seine Datensätze sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the header says {1} numbers of {2} {2:byte|bytes}, but {3} {3:byte follows|bytes follow} it</source>
        <comment>npy.too_long</comment>
        <translation>der Kopf nennt {1} Zahlen zu je {2} {2:Byte|Bytes}, aber es {3:folgt|folgen} {3} {3:Byte|Bytes}</translation>
    </message>
    <message>
        <source>a quote is not closed</source>
        <comment>npy.unclosed_quote</comment>
        <translation>ein Anführungszeichen wird nicht geschlossen</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not known</source>
        <comment>npy.unknown_key</comment>
        <translation>&apos;{1}&apos; ist nicht bekannt</translation>
    </message>
    <message>
        <source>its format version is {1}; versions 1 to 3 are known</source>
        <comment>npy.unknown_version</comment>
        <translation>die Version des Formats ist {1}; bekannt sind die Versionen 1 bis 3</translation>
    </message>
    <message>
        <source>the numbers end too early: the file is cut off</source>
        <comment>npy.values_cut_off</comment>
        <translation>die Zahlen enden zu früh: die Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>a whole NPY file with one array</source>
        <comment>npy.values_cut_off.accepted</comment>
        <translation>eine vollständige NPY-Datei mit einem Array</translation>
    </message>
    <message>
        <source>this is a ZIP archive with neither a workbook nor arrays of NumPy: there is no usable array</source>
        <comment>npz.other_archive</comment>
        <translation>dies ist ein ZIP-Archiv mit weder einer Arbeitsmappe noch Arrays von NumPy: Es gibt kein brauchbares Array</translation>
    </message>
    <message>
        <source>the table in it, unpacked, or compressed with gzip (.gz)</source>
        <comment>npz.other_archive.accepted</comment>
        <translation>die Tabelle darin, entpackt oder mit gzip komprimiert (.gz)</translation>
    </message>
    <message>
        <source>the array is longer than the archive says</source>
        <comment>npz.too_long</comment>
        <translation>das Array ist länger, als das Archiv angibt</translation>
    </message>
    <message>
        <source>a whole archive</source>
        <comment>npz.too_long.accepted</comment>
        <translation>ein vollständiges Archiv</translation>
    </message>
    <message>
        <source> (a rate for independent samples; {1})</source>
        <comment>order.dependent</comment>
        <translation> (eine Rate für unabhängige Proben; {1})</translation>
    </message>
    <message>
        <source>equal rows are not independent</source>
        <comment>order.dependent_copies</comment>
        <translation>gleiche Zeilen sind nicht unabhängig</translation>
    </message>
    <message>
        <source>samples of one {1} are not independent</source>
        <comment>order.dependent_groups</comment>
        <translation>Proben einer Gruppe von {1} sind nicht unabhängig</translation>
    </message>
    <message>
        <source>rows that follow each other are not independent</source>
        <comment>order.dependent_neighbours</comment>
        <translation>aufeinanderfolgende Zeilen sind nicht unabhängig</translation>
    </message>
    <message>
        <source>Equal rows were held out together.</source>
        <comment>order.equal_rows_held_out</comment>
        <translation>Gleiche Zeilen wurden gemeinsam zurückgehalten.</translation>
    </message>
    <message>
        <source>Whole groups of {1} were held out.</source>
        <comment>order.groups_held_out</comment>
        <translation>Ganze Gruppen von {1} wurden zurückgehalten.</translation>
    </message>
    <message>
        <source>Stretches of rows were held out: neighbouring rows are alike.</source>
        <comment>order.rows_held_out</comment>
        <translation>Abschnitte von Zeilen wurden zurückgehalten: Benachbarte Zeilen ähneln sich.</translation>
    </message>
    <message>
        <source>Stretches of time were held out.</source>
        <comment>order.time_held_out</comment>
        <translation>Zeitabschnitte wurden zurückgehalten.</translation>
    </message>
    <message>
        <source>All of them keep, in nine of ten trials: {1}.</source>
        <comment>panel.agreed</comment>
        <translation>Sie alle behalten in neun von zehn Versuchen: {1}.</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples}</source>
        <comment>panel.all_samples</comment>
        <translation>{1} {1:Probe|Proben}</translation>
    </message>
    <message>
        <source>These {1} predict equally well, with {2}, as they keep the same columns: {3}.</source>
        <comment>panel.all_tied</comment>
        <translation>Diese {1} sagen gleich gut vorher, mit einem {2}, da sie dieselben Spalten behalten: {3}.</translation>
    </message>
    <message>
        <source>{1}, {2}</source>
        <comment>panel.and_title</comment>
        <translation>{1}, {2}</translation>
    </message>
    <message>
        <source>These {1} predict best, all equally well, with {2}: {3}. The difference to some others is no more than noise. No worse than the best, these {4}: {5}.</source>
        <comment>panel.best_are_tied</comment>
        <translation>Diese {1} sagen am besten vorher, alle gleich gut, mit einem {2}: {3}. Der Unterschied zu einigen anderen ist nicht größer als das Rauschen. Nicht schlechter als die besten sind diese {4}: {5}.</translation>
    </message>
    <message>
        <source>{1} predicts best of those that choose columns, with {2}. Some others predict as well, but no better than as many columns drawn at random do.</source>
        <comment>panel.best_choice</comment>
        <translation>{1} sagt von den Methoden, die Spalten auswählen, am besten vorher, mit einem {2}. Einige andere sagen ebenso gut vorher, aber nicht besser als ebenso viele zufällig gezogene Spalten.</translation>
    </message>
    <message>
        <source>{1} predicts best, with {2}, but the difference to some others is no more than noise. No worse than the best, these {3}: {4}.</source>
        <comment>panel.best_of_several</comment>
        <translation>{1} sagt am besten vorher, mit einem {2}, aber der Unterschied zu einigen anderen ist nicht größer als das Rauschen. Nicht schlechter als die beste sind diese {3}: {4}.</translation>
    </message>
    <message>
        <source>{1} cannot take part: {2}</source>
        <comment>panel.cannot_take_part</comment>
        <translation>{1} kann nicht teilnehmen: {2}</translation>
    </message>
    <message>
        <source>On targets in random order, one column in twenty is kept in {1} % of the trials.</source>
        <comment>panel.chance</comment>
        <translation>Mit der Zielgröße in zufälliger Reihenfolge wird eine von zwanzig Spalten in {1} % der Versuche behalten.</translation>
    </message>
    <message>
        <source>So many of the columns are kept that, on targets in random order, one in twenty is kept in all trials, too: here, what shows that columns matter is the error, not how often they are kept.</source>
        <comment>panel.chance_is_high</comment>
        <translation>Es werden so viele der Spalten behalten, dass auch mit der Zielgröße in zufälliger Reihenfolge eine von zwanzig in allen Versuchen behalten wird: Dass Spalten wichtig sind, zeigt hier der Fehler, nicht wie oft sie behalten werden.</translation>
    </message>
    <message>
        <source>On targets in random order, some of the {1} columns are kept in {2} % of the trials, too: only what is kept more often counts.</source>
        <comment>panel.chance_of_few</comment>
        <translation>Auch mit der Zielgröße in zufälliger Reihenfolge werden einige der {1} Spalten in {2} % der Versuche behalten: Nur was öfter behalten wird, zählt.</translation>
    </message>
    <message>
        <source>So many of the columns are kept that, on targets in random order, some are kept in all trials, too: here, what shows that columns matter is the error, not how often they are kept.</source>
        <comment>panel.chance_of_few_is_high</comment>
        <translation>Es werden so viele der Spalten behalten, dass auch mit der Zielgröße in zufälliger Reihenfolge einige in allen Versuchen behalten werden: Dass Spalten wichtig sind, zeigt hier der Fehler, nicht wie oft sie behalten werden.</translation>
    </message>
    <message>
        <source>A column drawn at random would be kept in {1} % of the trials (there were none on targets in random order: {2}).</source>
        <comment>panel.chance_of_random</comment>
        <translation>Eine zufällig gezogene Spalte würde in {1} % der Versuche behalten (mit der Zielgröße in zufälliger Reihenfolge gab es keine Versuche: {2}).</translation>
    </message>
    <message>
        <source>{1} predicts best, with {2}, and clearly better than each other method.</source>
        <comment>panel.clearly_best</comment>
        <translation>{1} sagt am besten vorher, mit einem {2}, und deutlich besser als jede andere Methode.</translation>
    </message>
    <message>
        <source>an error on unseen samples of {1} with {2} {2:column|columns} (1: knowing nothing)</source>
        <comment>panel.error_with_columns</comment>
        <translation>Fehler von {1} auf ungesehenen Proben mit {2} {2:Spalte|Spalten} (1: „nichts wissen“)</translation>
    </message>
    <message>
        <source>Interchangeable, as they say almost the same: {1}.</source>
        <comment>panel.interchangeable</comment>
        <translation>Austauschbar, da sie fast dasselbe sagen: {1}.</translation>
    </message>
    <message>
        <source>error: mean over {1} {1:part|parts} of {2}, each held out; 1: knowing nothing{3}{4}</source>
        <comment>panel.judged</comment>
        <translation>Fehler: Mittel über {1} {1:Teil|Teile} von {2}, jeder zurückgehalten; 1: nichts wissen{3}{4}</translation>
    </message>
    <message>
        <source>; all inputs are predicted, as there is no target</source>
        <comment>panel.judged_by_inputs</comment>
        <translation>; alle Eingänge werden vorhergesagt, da es kein Ziel gibt</translation>
    </message>
    <message>
        <source>. {1}</source>
        <comment>panel.judged_in_order</comment>
        <translation>. {1}</translation>
    </message>
    <message>
        <source>Left out: {1} ({2}).</source>
        <comment>panel.left_out</comment>
        <translation>Weggelassen: {1} ({2}).</translation>
    </message>
    <message>
        <source>There {1:is|are} {1} more {1:group|groups} of such columns.</source>
        <comment>panel.more_interchangeable</comment>
        <translation>Es gibt {1} weitere {1:Gruppe|Gruppen} solcher Spalten.</translation>
    </message>
    <message>
        <source>the most frequent class</source>
        <comment>panel.most_frequent_class</comment>
        <translation>die häufigste Klasse</translation>
    </message>
    <message>
        <source>Of interchangeable columns, keep those that are cheapest to measure or easiest to explain.</source>
        <comment>panel.next_choose</comment>
        <translation>Behalten Sie von austauschbaren Spalten die, die am billigsten zu messen oder am leichtesten zu erklären sind.</translation>
    </message>
    <message>
        <source>Next: run {1} on the whole table and look at what its answer says.</source>
        <comment>panel.next_run</comment>
        <translation>Als Nächstes: Starten Sie {1} auf der ganzen Tabelle, und sehen Sie nach, was die Antwort des Laufs sagt.</translation>
    </message>
    <message>
        <source>Next: run one of them, such as {1}, on the whole table and look at what its answer says.</source>
        <comment>panel.next_run_one</comment>
        <translation>Als Nächstes: Starten Sie eine davon auf der ganzen Tabelle, etwa {1}, und sehen Sie nach, was die Antwort des Laufs sagt.</translation>
    </message>
    <message>
        <source>No method is better than as many columns drawn at random, so nothing is claimed about single columns: most of them are needed, or many know the same.</source>
        <comment>panel.no_better_than_random</comment>
        <translation>Keine Methode ist besser als ebenso viele zufällig gezogene Spalten, daher wird nichts über einzelne Spalten behauptet: Die meisten werden gebraucht, oder viele wissen dasselbe.</translation>
    </message>
    <message>
        <source>no method is to be compared</source>
        <comment>panel.no_method</comment>
        <translation>es ist keine Methode zu vergleichen</translation>
    </message>
    <message>
        <source>at least one method</source>
        <comment>panel.no_method.accepted</comment>
        <translation>mindestens eine Methode</translation>
    </message>
    <message>
        <source>it ranks no columns</source>
        <comment>panel.no_ranking</comment>
        <translation>sie bringt die Spalten in keine Rangfolge</translation>
    </message>
    <message>
        <source>There is no column that all of them keep in nine of ten trials.</source>
        <comment>panel.none_agreed</comment>
        <translation>Keine Spalte wird von ihnen allen in neun von zehn Versuchen behalten.</translation>
    </message>
    <message>
        <source>There is no column that it keeps in nine of ten trials.</source>
        <comment>panel.none_steady</comment>
        <translation>Keine Spalte wird von ihr in neun von zehn Versuchen behalten.</translation>
    </message>
    <message>
        <source>No method predicts samples that it has not seen clearly better than {1}, so nothing is claimed about any column.</source>
        <comment>panel.nothing</comment>
        <translation>Keine Methode sagt Proben, die sie nicht gesehen hat, deutlich besser vorher als {1}, daher wird über keine Spalte etwas behauptet.</translation>
    </message>
    <message>
        <source>methods cannot be compared on unseen samples: {1}</source>
        <comment>panel.nothing_held_out</comment>
        <translation>Methoden lassen sich auf ungesehenen Proben nicht vergleichen: {1}</translation>
    </message>
    <message>
        <source>Next: collect more samples, or other columns; agreement between methods would prove nothing here.</source>
        <comment>panel.nothing_next</comment>
        <translation>Als Nächstes: Sammeln Sie mehr Proben oder andere Spalten; dass Methoden übereinstimmen, würde hier nichts beweisen.</translation>
    </message>
    <message>
        <source>{1} has {2}.</source>
        <comment>panel.only_one</comment>
        <translation>{1} hat einen {2}.</translation>
    </message>
    <message>
        <source>Some others predict as well, but no better than as many columns drawn at random do, so that what they keep does not count.</source>
        <comment>panel.others_choose_nothing</comment>
        <translation>Einige andere sagen ebenso gut vorher, aber nicht besser als ebenso viele zufällig gezogene Spalten, sodass nicht zählt, was sie behalten.</translation>
    </message>
    <message>
        <source>{1} predicts best, with {2}; no other is as good, but not each difference is clear.</source>
        <comment>panel.probably_best</comment>
        <translation>{1} sagt am besten vorher, mit einem {2}; keine andere Methode ist so gut, aber nicht jeder Unterschied ist deutlich.</translation>
    </message>
    <message>
        <source>The panel was stopped; this is about the {1} {1:method|methods} that were finished.</source>
        <comment>panel.so_far</comment>
        <translation>Der Vergleich der Methoden wurde abgebrochen; dies betrifft die {1} {1:Methode|Methoden}, die fertig {1:wurde|wurden}.</translation>
    </message>
    <message>
        <source>{1} of the {2} samples</source>
        <comment>panel.some_samples</comment>
        <translation>{1} der {2} Proben</translation>
    </message>
    <message>
        <source>It keeps, in nine of ten trials: {1}.</source>
        <comment>panel.steady</comment>
        <translation>Sie behält in neun von zehn Versuchen: {1}.</translation>
    </message>
    <message>
        <source>the mean</source>
        <comment>panel.the_mean</comment>
        <translation>der Mittelwert</translation>
    </message>
    <message>
        <source>{1}.</source>
        <comment>panel_answer.kept</comment>
        <translation>{1}.</translation>
    </message>
    <message>
        <source>the panel was stopped</source>
        <comment>panel_consensus.stopped</comment>
        <translation>der Vergleich der Methoden wurde abgebrochen</translation>
    </message>
    <message>
        <source>trials on targets in random order would take long</source>
        <comment>panel_consensus.too_long</comment>
        <translation>Versuche mit der Zielgröße in zufälliger Reihenfolge würden lange dauern</translation>
    </message>
    <message>
        <source>the method offers no selection that bounds the share of false columns</source>
        <comment>panel_discoveries.no_way</comment>
        <translation>die Methode bietet keine Auswahl an, die den Anteil falscher Spalten begrenzt</translation>
    </message>
    <message>
        <source>{1}: none of {2} {2:column|columns} at a false discovery rate of {3}{4}</source>
        <comment>panel_discoveries.none</comment>
        <translation>{1}: keine von {2} {2:Spalte|Spalten} bei einer Falschentdeckungsrate von {3}{4}</translation>
    </message>
    <message>
        <source>{1}: {2} of {3} {3:column|columns} at a false discovery rate of {4}{5}: {6}</source>
        <comment>panel_discoveries.some</comment>
        <translation>{1}: {2} von {3} {3:Spalte|Spalten} bei einer Falschentdeckungsrate von {4}{5}: {6}</translation>
    </message>
    <message>
        <source>{1}: {2}</source>
        <comment>panel_discoveries.trouble</comment>
        <translation>{1}: {2}</translation>
    </message>
    <message>
        <source>the run tested no column</source>
        <comment>panel_discoveries.untested</comment>
        <translation>der Lauf hat keine Spalte geprüft</translation>
    </message>
    <message>
        <source>largest is {1}</source>
        <comment>panel_json.bad_largest</comment>
        <translation>die größte Anzahl (largest) ist {1}</translation>
    </message>
    <message>
        <source>a number from 1 to {1}</source>
        <comment>panel_json.bad_largest.accepted</comment>
        <translation>eine Zahl von 1 bis {1}</translation>
    </message>
    <message>
        <source>the time of {1} is no duration</source>
        <comment>panel_json.bad_seconds</comment>
        <translation>die Zeit von {1} ist keine Dauer</translation>
    </message>
    <message>
        <source>seconds, 0 or more</source>
        <comment>panel_json.bad_seconds.accepted</comment>
        <translation>Sekunden, 0 oder mehr</translation>
    </message>
    <message>
        <source>the comparison of methods is too long</source>
        <comment>panel_json.too_long</comment>
        <translation>der Vergleich von Methoden ist zu lang</translation>
    </message>
    <message>
        <source>a comparison of at most {1}</source>
        <comment>panel_json.too_long.accepted</comment>
        <translation>ein Vergleich von höchstens {1}</translation>
    </message>
    <message>
        <source>too many methods are named</source>
        <comment>panel_json.too_many</comment>
        <translation>es sind zu viele Methoden genannt</translation>
    </message>
    <message>
        <source>at most {1} methods</source>
        <comment>panel_json.too_many.accepted</comment>
        <translation>höchstens {1} Methoden</translation>
    </message>
    <message>
        <source>the program has a fault: {1}</source>
        <comment>panel_members.fault</comment>
        <translation>das Programm hat einen Fehler: {1}</translation>
    </message>
    <message>
        <source>a log of compared methods that this program wrote</source>
        <comment>panel_record.accepted</comment>
        <translation>ein Protokoll verglichener Methoden, das dieses Programm geschrieben hat</translation>
    </message>
    <message>
        <source>an entry is damaged</source>
        <comment>panel_record.damaged</comment>
        <translation>ein Eintrag ist beschädigt</translation>
    </message>
    <message>
        <source>not a log of compared methods</source>
        <comment>panel_record.no_log</comment>
        <translation>kein Protokoll verglichener Methoden</translation>
    </message>
    <message>
        <source>no method can be compared on these data</source>
        <comment>panel_record.no_method</comment>
        <translation>auf diesen Daten kann keine Methode verglichen werden</translation>
    </message>
    <message>
        <source>the log is of other inputs</source>
        <comment>panel_record.other_inputs</comment>
        <translation>das Protokoll gehört zu anderen Eingaben</translation>
    </message>
    <message>
        <source>the log has {1} = {2}, not {3}</source>
        <comment>panel_record.other_option</comment>
        <translation>das Protokoll hat {1} = {2}, nicht {3}</translation>
    </message>
    <message>
        <source>the folds, repeats and seed of the log, or a new file</source>
        <comment>panel_record.other_option.accepted</comment>
        <translation>die Teilungen, die Wiederholungen und der Startwert des Protokolls, oder eine neue Datei</translation>
    </message>
    <message>
        <source>the log is of samples that belong together in another way</source>
        <comment>panel_record.other_order</comment>
        <translation>das Protokoll gehört zu Proben, die auf andere Weise zusammengehören</translation>
    </message>
    <message>
        <source>a log of the same table with the same roles of its columns, or a new file</source>
        <comment>panel_record.other_problem.accepted</comment>
        <translation>ein Protokoll derselben Tabelle mit denselben Rollen ihrer Spalten, oder eine neue Datei</translation>
    </message>
    <message>
        <source>the log is of {1} {1:sample|samples}, and the methods are compared on {2}</source>
        <comment>panel_record.other_samples</comment>
        <translation>das Protokoll gehört zu {1} {1:Probe|Proben}, und die Methoden werden auf {2} verglichen</translation>
    </message>
    <message>
        <source>a log of schema {1}</source>
        <comment>panel_record.other_schema.accepted</comment>
        <translation>ein Protokoll mit Schema {1}</translation>
    </message>
    <message>
        <source>the log is of another target</source>
        <comment>panel_record.other_target</comment>
        <translation>das Protokoll gehört zu einer anderen Zielgröße</translation>
    </message>
    <message>
        <source>version {1} of the program wrote the log, and methods of this version may find something else</source>
        <comment>panel_record.other_version</comment>
        <translation>das Protokoll stammt von Version {1} des Programms, und Methoden dieser Version finden vielleicht etwas anderes</translation>
    </message>
    <message>
        <source>a log of version {1}</source>
        <comment>panel_record.other_version.accepted</comment>
        <translation>ein Protokoll von Version {1}</translation>
    </message>
    <message>
        <source>{1} of at least {2}</source>
        <comment>parameter.at_least</comment>
        <translation>{1} von mindestens {2}</translation>
    </message>
    <message>
        <source>{1} of at most {2}</source>
        <comment>parameter.at_most</comment>
        <translation>{1} von höchstens {2}</translation>
    </message>
    <message>
        <source>auto: {1}</source>
        <comment>parameter.automatic</comment>
        <translation>auto: {1}</translation>
    </message>
    <message>
        <source>one of {1}</source>
        <comment>parameter.choice</comment>
        <translation>einer der Werte {1}</translation>
    </message>
    <message>
        <source>numbers separated by commas, each</source>
        <comment>parameter.list</comment>
        <translation>durch Kommas getrennte Zahlen, jede</translation>
    </message>
    <message>
        <source>no value</source>
        <comment>parameter.no_value</comment>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>{1} is not accepted</source>
        <comment>parameter.not_accepted</comment>
        <translation>{1} ist nicht zulässig</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>parameter.number</comment>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>{1}, or auto</source>
        <comment>parameter.or_auto</comment>
        <translation>{1} oder auto</translation>
    </message>
    <message>
        <source>{1} from {2} to {3}</source>
        <comment>parameter.range</comment>
        <translation>{1} von {2} bis {3}</translation>
    </message>
    <message>
        <source>text</source>
        <comment>parameter.text</comment>
        <translation>Text</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>parameter.toggle</comment>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>{1} is not a parameter of this method</source>
        <comment>parameter.unknown_id</comment>
        <translation>{1} ist keine Einstellung dieser Methode</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>parameter.whole_number</comment>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>the file cannot be read: the process that parses it sent invalid data</source>
        <comment>parsed_file.invalid_data</comment>
        <translation>die Datei kann nicht gelesen werden: der Prozess, der sie einliest, hat ungültige Daten geschickt</translation>
    </message>
    <message>
        <source>a whole file</source>
        <comment>parsed_file.invalid_data.accepted</comment>
        <translation>eine vollständige Datei</translation>
    </message>
    <message>
        <source>the pipe from the parser broke</source>
        <comment>parser.broken_pipe</comment>
        <translation>die Pipe vom Parser ist unterbrochen</translation>
    </message>
    <message>
        <source>the program that parses such files cannot be started: {1}</source>
        <comment>parser.cannot_start</comment>
        <translation>das Programm, das solche Dateien einliest, lässt sich nicht starten: {1}</translation>
    </message>
    <message>
        <source>an installation with steelyard-parse</source>
        <comment>parser.cannot_start.accepted</comment>
        <translation>eine Installation mit steelyard-parse</translation>
    </message>
    <message>
        <source>the parser crashed on the file (signal {1}), so it is damaged</source>
        <comment>parser.crashed</comment>
        <translation>der Parser ist an der Datei abgestürzt (Signal {1}), also ist sie beschädigt</translation>
    </message>
    <message>
        <source>the file is damaged or cut off</source>
        <comment>parser.damaged</comment>
        <translation>die Datei ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>the program that parses such files failed (code {1})</source>
        <comment>parser.failed</comment>
        <translation>das Programm, das solche Dateien einliest, ist gescheitert (Code {1})</translation>
    </message>
    <message>
        <source>a whole file that fits into memory</source>
        <comment>parser.failed.accepted</comment>
        <translation>eine vollständige Datei, die in den Speicher passt</translation>
    </message>
    <message>
        <source>parsing the file takes more memory than is allowed</source>
        <comment>parser.memory</comment>
        <translation>die Datei einzulesen braucht mehr Speicher als erlaubt</translation>
    </message>
    <message>
        <source>the program that parses such files is missing</source>
        <comment>parser.missing</comment>
        <translation>das Programm, das solche Dateien einliest, fehlt</translation>
    </message>
    <message>
        <source>a whole installation, with steelyard-parse beside steelyard or in libexec/steelyard</source>
        <comment>parser.missing.accepted</comment>
        <translation>eine vollständige Installation, mit steelyard-parse neben steelyard oder in libexec/steelyard</translation>
    </message>
    <message>
        <source>parsing the file took more time or memory than is allowed</source>
        <comment>parser.time_or_memory</comment>
        <translation>die Datei einzulesen brauchte mehr Zeit oder Speicher als erlaubt</translation>
    </message>
    <message>
        <source>PC {1}</source>
        <comment>pca.axis</comment>
        <translation>PC {1}</translation>
    </message>
    <message>
        <source>PC {1} ({2} % of the variance)</source>
        <comment>pca.axis_and_share</comment>
        <translation>PC {1} ({2} % der Varianz)</translation>
    </message>
    <message>
        <source>the inputs are not symmetric: a pair of samples has two similarities</source>
        <comment>pcov.asymmetric_kernel</comment>
        <translation>die Eingänge sind nicht symmetrisch: ein Paar von Proben hat zwei Ähnlichkeiten</translation>
    </message>
    <message>
        <source>as many inputs as samples, in the same order, or another kernel</source>
        <comment>pcov.bad_kernel.accepted</comment>
        <translation>so viele Eingänge wie Proben, in derselben Reihenfolge, oder ein anderer Kernel</translation>
    </message>
    <message>
        <source>constant, so never chosen: {1}</source>
        <comment>pcov.constant</comment>
        <translation>konstant, daher nie gewählt: {1}</translation>
    </message>
    <message>
        <source>every one is constant: there is nothing to choose</source>
        <comment>pcov.constant_inputs</comment>
        <translation>jeder ist konstant: es gibt nichts zu wählen</translation>
    </message>
    <message>
        <source>every column is constant: there is nothing to regress</source>
        <comment>pcov.constant_truth</comment>
        <translation>jede Spalte ist konstant: es gibt nichts für eine Regression</translation>
    </message>
    <message>
        <source>a target that varies</source>
        <comment>pcov.constant_truth.accepted</comment>
        <translation>eine Zielgröße, die sich ändert</translation>
    </message>
    <message>
        <source>it is a distance matrix, which cannot be regressed</source>
        <comment>pcov.distance_matrix</comment>
        <translation>sie ist eine Abstandsmatrix, für die keine Regression möglich ist</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>pcov.distance_matrix.accepted</comment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>the inputs are no kernel: samples {1} and {2} are more similar to each other than to themselves, as in a matrix of distances</source>
        <comment>pcov.distances_as_kernel</comment>
        <translation>die Eingänge sind kein Kernel: die Proben {1} und {2} sind einander ähnlicher als sich selbst, wie in einer Matrix von Abständen</translation>
    </message>
    <message>
        <source>similarities, which are positive semidefinite, such as exp(-d^2) of distances d</source>
        <comment>pcov.distances_as_kernel.accepted</comment>
        <translation>Ähnlichkeiten, die positiv semidefinit sind, wie exp(-d^2) von Abständen d</translation>
    </message>
    <message>
        <source>at choice {1} the last eigenvector used and the next one have the same eigenvalue: rounding decides which one enters the score; try another number of eigenvectors</source>
        <comment>pcov.eigengap</comment>
        <translation>bei Wahl {1} haben der letzte verwendete Eigenvektor und der nächste denselben Eigenwert: Rundung entscheidet, welcher in die Bewertung eingeht; versuchen Sie eine andere Anzahl von Eigenvektoren</translation>
    </message>
    <message>
        <source>the list is empty</source>
        <comment>pcov.empty_start</comment>
        <translation>die Liste ist leer</translation>
    </message>
    <message>
        <source>positions from 1 to {1}</source>
        <comment>pcov.empty_start.accepted</comment>
        <translation>Positionen von 1 bis {1}</translation>
    </message>
    <message>
        <source>at least one input that varies</source>
        <comment>pcov.equal_inputs.accepted</comment>
        <translation>mindestens ein Eingang, der sich ändert</translation>
    </message>
    <message>
        <source>farthest point sampling ({1}), which needs at most one decomposition</source>
        <comment>pcov.farthest_points</comment>
        <translation>Auswahl der entferntesten Punkte ({1}), die höchstens eine Zerlegung braucht</translation>
    </message>
    <message>
        <source>with mixing 0 there are no more eigenvectors than target columns: {1} instead of {2} were used</source>
        <comment>pcov.few_eigenvectors</comment>
        <translation>bei Mischung 0 gibt es nicht mehr Eigenvektoren als Spalten der Zielgröße: {1} statt {2} wurden verwendet</translation>
    </message>
    <message>
        <source>there was nothing to choose: no features differ</source>
        <comment>pcov.no_features_differ</comment>
        <translation>es gab nichts auszuwählen: keine Merkmale unterscheiden sich</translation>
    </message>
    <message>
        <source>there is none to choose from</source>
        <comment>pcov.no_inputs</comment>
        <translation>es gibt keinen, der gewählt werden könnte</translation>
    </message>
    <message>
        <source>at least one column with the role input and one sample</source>
        <comment>pcov.no_inputs.accepted</comment>
        <translation>mindestens eine Spalte mit der Rolle Eingang und eine Probe</translation>
    </message>
    <message>
        <source>there was nothing to choose: no samples differ</source>
        <comment>pcov.no_samples_differ</comment>
        <translation>es gab nichts auszuwählen: keine Proben unterscheiden sich</translation>
    </message>
    <message>
        <source>{1} {1:input|inputs} for {2} {2:sample|samples} are no kernel</source>
        <comment>pcov.no_square_kernel</comment>
        <translation>{1} {1:Eingang|Eingänge} für {2} {2:Probe|Proben} {1:ist|sind} kein Kernel</translation>
    </message>
    <message>
        <source>there is no number {1}</source>
        <comment>pcov.no_such_start</comment>
        <translation>es gibt keine Nummer {1}</translation>
    </message>
    <message>
        <source>1 to {1}</source>
        <comment>pcov.no_such_start.accepted</comment>
        <translation>1 bis {1}</translation>
    </message>
    <message>
        <source>no score reaches the threshold {1}: nothing was chosen; accepted: a smaller threshold, or auto</source>
        <comment>pcov.none_reaches_threshold</comment>
        <translation>kein Wert erreicht die Schwelle {1}: Nichts wurde ausgewählt; zulässig: eine kleinere Schwelle oder auto</translation>
    </message>
    <message>
        <source>of {1}</source>
        <comment>pcov.of_inputs</comment>
        <translation>von {1}</translation>
    </message>
    <message>
        <source>of {1}, and of the target,</source>
        <comment>pcov.of_inputs_and_truth</comment>
        <translation>von {1} und der Zielgröße</translation>
    </message>
    <message>
        <source>of the target</source>
        <comment>pcov.of_truth</comment>
        <translation>der Zielgröße</translation>
    </message>
    <message>
        <source>{1} features were requested, but only {2} are distinct: these were chosen</source>
        <comment>pcov.only_distinct_features</comment>
        <translation>{1} Merkmale wurden angefordert, aber nur {2} sind verschieden: diese wurden gewählt</translation>
    </message>
    <message>
        <source>{1} samples were requested, but only {2} are distinct: these were chosen</source>
        <comment>pcov.only_distinct_samples</comment>
        <translation>{1} Proben wurden angefordert, aber nur {2} sind verschieden: diese wurden gewählt</translation>
    </message>
    <message>
        <source>{1} features were requested, but the inputs have rank {2}: {2} were chosen; all others are linear combinations of these</source>
        <comment>pcov.rank_reached_by_features</comment>
        <translation>{1} Merkmale wurden angefordert, aber die Eingänge haben Rang {2}: {2} wurden gewählt; alle anderen sind Linearkombinationen davon</translation>
    </message>
    <message>
        <source>{1} samples were requested, but the inputs have rank {2}: {2} were chosen; all others are linear combinations of these</source>
        <comment>pcov.rank_reached_by_samples</comment>
        <translation>{1} Proben wurden angefordert, aber die Eingänge haben Rang {2}: {2} wurden gewählt; alle anderen sind Linearkombinationen davon</translation>
    </message>
    <message>
        <source>{1} is listed twice</source>
        <comment>pcov.repeated_start</comment>
        <translation>{1} ist zweimal aufgeführt</translation>
    </message>
    <message>
        <source>each once</source>
        <comment>pcov.repeated_start.accepted</comment>
        <translation>jede einmal</translation>
    </message>
    <message>
        <source>the first {1} {1:choice|choices}</source>
        <comment>pcov.rule</comment>
        <translation>die {1:erste|ersten} {1} {1:Wahl|Gewählten}</translation>
    </message>
    <message>
        <source>the {1} choices whose score reached the threshold</source>
        <comment>pcov.rule_of_threshold</comment>
        <translation>die {1} Gewählten, deren Bewertung die Schwelle erreichte</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples} without a class</source>
        <comment>pcov.samples_without_class</comment>
        <translation>{1} {1:Probe|Proben} ohne Klasse</translation>
    </message>
    <message>
        <source>a class for each sample</source>
        <comment>pcov.samples_without_class.accepted</comment>
        <translation>eine Klasse für jede Probe</translation>
    </message>
    <message>
        <source>stopped before the first choice</source>
        <comment>pcov.stopped_early</comment>
        <translation>vor der ersten Wahl angehalten</translation>
    </message>
    <message>
        <source>{1} features were requested, but there are only {2}</source>
        <comment>pcov.too_few_features</comment>
        <translation>{1} Merkmale wurden angefordert, aber es gibt nur {2}</translation>
    </message>
    <message>
        <source>{1} samples were requested, but there are only {2}</source>
        <comment>pcov.too_few_samples</comment>
        <translation>{1} Proben wurden angefordert, aber es gibt nur {2}</translation>
    </message>
    <message>
        <source>all pairs of {1} samples are too many</source>
        <comment>pcov.too_many_pairs</comment>
        <translation>alle Paare von {1} Proben sind zu viele</translation>
    </message>
    <message>
        <source>linear, or up to {1} samples</source>
        <comment>pcov.too_many_pairs.accepted</comment>
        <translation>linear oder bis zu {1} Proben</translation>
    </message>
    <message>
        <source>the period {1} is not used: values are taken as they are, so that both ends of a period are far apart; give sine and cosine of an angle instead</source>
        <comment>pcov.unused_periods</comment>
        <translation>die Periode {1} wird nicht verwendet: Werte werden genommen, wie sie sind, sodass die beiden Enden einer Periode weit auseinanderliegen; geben Sie stattdessen Sinus und Kosinus eines Winkels an</translation>
    </message>
    <message>
        <source>every one is 0 in every sample: there is nothing to choose</source>
        <comment>pcov.zero_inputs</comment>
        <translation>jeder ist in jeder Probe 0: es gibt nichts zu wählen</translation>
    </message>
    <message>
        <source>{1} {2}</source>
        <comment>pcovr.axis</comment>
        <translation>{1} {2}</translation>
    </message>
    <message>
        <source>{1} ({2} % of the variance)</source>
        <comment>pcovr.axis_and_share</comment>
        <translation>{1} ({2} % der Varianz)</translation>
    </message>
    <message>
        <source>{1} ({2} % of the variance, {3} % of the target)</source>
        <comment>pcovr.axis_and_shares</comment>
        <translation>{1} ({2} % der Varianz, {3} % der Zielgröße)</translation>
    </message>
    <message>
        <source>the target is constant</source>
        <comment>pcovr.constant_truth</comment>
        <translation>die Zielgröße konstant ist</translation>
    </message>
    <message>
        <source>a distance matrix as the target cannot be regressed</source>
        <comment>pcovr.distances</comment>
        <translation>eine Abstandsmatrix als Zielgröße keine Regression erlaubt</translation>
    </message>
    <message>
        <source>there are {1} {1:sample|samples} of the inputs and {2} of the targets</source>
        <comment>pcovr.mismatched_targets</comment>
        <translation>es gibt {1} {1:Probe|Proben} der Eingänge und {2} der Zielgrößen</translation>
    </message>
    <message>
        <source>equally many of both, at least one</source>
        <comment>pcovr.mismatched_targets.accepted</comment>
        <translation>gleich viele von beiden, mindestens eine</translation>
    </message>
    <message>
        <source>the regularisation is negative</source>
        <comment>pcovr.negative_ridge</comment>
        <translation>die Regularisierung ist negativ</translation>
    </message>
    <message>
        <source>0 or more</source>
        <comment>pcovr.negative_ridge.accepted</comment>
        <translation>0 oder mehr</translation>
    </message>
    <message>
        <source>there is no target to regress</source>
        <comment>pcovr.no_truth</comment>
        <translation>es keine Zielgröße für eine Regression gibt</translation>
    </message>
    <message>
        <source>These are principal components (alpha = 1) because {1}.</source>
        <comment>pcovr.without_targets</comment>
        <translation>Dies sind Hauptkomponenten (alpha = 1), weil {1}.</translation>
    </message>
    <message>
        <source>{1} of {2} runs on a permuted target were at least as good as this run</source>
        <comment>permuted_target.as_good</comment>
        <translation>{1} von {2} Läufen mit permutierter Zielgröße waren mindestens so gut wie dieser Lauf</translation>
    </message>
    <message>
        <source>{1} of {2} runs on a permuted target were at least as good as this run, {3} without a value among them</source>
        <comment>permuted_target.as_good_or_failed</comment>
        <translation>{1} von {2} Läufen mit permutierter Zielgröße waren mindestens so gut wie dieser Lauf, darunter {3} ohne Wert</translation>
    </message>
    <message>
        <source>p-value of the permuted target</source>
        <comment>permuted_target.p_value</comment>
        <translation>p-Wert der permutierten Zielgröße</translation>
    </message>
    <message>
        <source>{1}, row {2}, column &apos;{3}&apos;</source>
        <comment>place.cell</comment>
        <translation>{1}, Zeile {2}, Spalte &apos;{3}&apos;</translation>
    </message>
    <message>
        <source>{1}, column {2}</source>
        <comment>place.filled_column</comment>
        <translation>{1}, Spalte {2}</translation>
    </message>
    <message>
        <source>{1}, frame {2}</source>
        <comment>place.frame</comment>
        <translation>{1}, Frame {2}</translation>
    </message>
    <message>
        <source>{1}, column {2}</source>
        <comment>place.further_column</comment>
        <translation>{1}, Spalte {2}</translation>
    </message>
    <message>
        <source>{1}, column &apos;{2}&apos;</source>
        <comment>place.key_column</comment>
        <translation>{1}, Spalte &apos;{2}&apos;</translation>
    </message>
    <message>
        <source>{1}, line {2}</source>
        <comment>place.line</comment>
        <translation>{1}, Zeile {2}</translation>
    </message>
    <message>
        <source>{1}, column &apos;{2}&apos;</source>
        <comment>place.line_and_column</comment>
        <translation>{1}, Spalte &apos;{2}&apos;</translation>
    </message>
    <message>
        <source>{1}, rows {2} and {3}</source>
        <comment>place.rows</comment>
        <translation>{1}, Zeilen {2} und {3}</translation>
    </message>
    <message>
        <source>the bandwidth is not positive</source>
        <comment>plane_density.bad_bandwidth</comment>
        <translation>die Bandbreite ist nicht positiv</translation>
    </message>
    <message>
        <source>a factor above 0</source>
        <comment>plane_density.bad_bandwidth.accepted</comment>
        <translation>ein Faktor über 0</translation>
    </message>
    <message>
        <source>a number of cells out of range</source>
        <comment>plane_density.bad_cells</comment>
        <translation>eine Anzahl von Zellen außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>from 2 to 2000 along each axis</source>
        <comment>plane_density.bad_cells.accepted</comment>
        <translation>von 2 bis 2000 entlang jeder Achse</translation>
    </message>
    <message>
        <source>a constant coordinate</source>
        <comment>plane_density.constant</comment>
        <translation>eine konstante Koordinate</translation>
    </message>
    <message>
        <source>values that differ</source>
        <comment>plane_density.constant.accepted</comment>
        <translation>Werte, die sich unterscheiden</translation>
    </message>
    <message>
        <source>a negative period</source>
        <comment>plane_density.negative_period</comment>
        <translation>eine negative Periode</translation>
    </message>
    <message>
        <source>0 or more</source>
        <comment>plane_density.negative_period.accepted</comment>
        <translation>0 oder mehr</translation>
    </message>
    <message>
        <source>too few samples or coordinates</source>
        <comment>plane_density.too_few</comment>
        <translation>zu wenige Proben oder Koordinaten</translation>
    </message>
    <message>
        <source>two coordinates of at least two samples</source>
        <comment>plane_density.too_few.accepted</comment>
        <translation>zwei Koordinaten von mindestens zwei Proben</translation>
    </message>
    <message>
        <source>{1} {1:column|columns}</source>
        <comment>planted.columns</comment>
        <translation>{1} {1:Spalte|Spalten}</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <comment>planted.columns.accepted</comment>
        <translation>mindestens {1}</translation>
    </message>
    <message>
        <source>a correlation of {1}</source>
        <comment>planted.correlation</comment>
        <translation>eine Korrelation von {1}</translation>
    </message>
    <message>
        <source>0 or more, less than 1</source>
        <comment>planted.correlation.accepted</comment>
        <translation>0 oder mehr, kleiner als 1</translation>
    </message>
    <message>
        <source>too few samples, too many columns or a negative number of positions</source>
        <comment>planted.mutations</comment>
        <translation>zu wenige Proben, zu viele Spalten oder eine negative Anzahl von Positionen</translation>
    </message>
    <message>
        <source>at least 20 samples, at most 1500 columns, 0 true positions or more</source>
        <comment>planted.mutations.accepted</comment>
        <translation>mindestens 20 Proben, höchstens 1500 Spalten, 0 wahre Positionen oder mehr</translation>
    </message>
    <message>
        <source>a noise of {1}</source>
        <comment>planted.noise</comment>
        <translation>ein Rauschen von {1}</translation>
    </message>
    <message>
        <source>0 or more</source>
        <comment>planted.noise.accepted</comment>
        <translation>0 oder mehr</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples}</source>
        <comment>planted.samples</comment>
        <translation>{1} {1:Probe|Proben}</translation>
    </message>
    <message>
        <source>at least 4</source>
        <comment>planted.samples.accepted</comment>
        <translation>mindestens 4</translation>
    </message>
    <message>
        <source>{1} true {1:column|columns}</source>
        <comment>planted.true_columns</comment>
        <translation>{1} wahre {1:Spalte|Spalten}</translation>
    </message>
    <message>
        <source>from 0 to {1}</source>
        <comment>planted.true_columns.accepted</comment>
        <translation>von 0 bis {1}</translation>
    </message>
    <message>
        <source>weights of another shape</source>
        <comment>planted.weights</comment>
        <translation>Gewichte in einer anderen Form</translation>
    </message>
    <message>
        <source>10 rows of 5 weights</source>
        <comment>planted.weights.accepted</comment>
        <translation>10 Zeilen von je 5 Gewichten</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <comment>plot_export.no_folder</comment>
        <translation>der Ordner kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>a folder that you can write to</source>
        <comment>plot_export.no_folder.accepted</comment>
        <translation>ein Ordner, in den Sie schreiben dürfen</translation>
    </message>
    <message>
        <source>there is not enough memory for a picture of {1} x {2} pixels</source>
        <comment>plot_export.no_memory</comment>
        <translation>der Speicher reicht nicht für ein Bild von {1} x {2} Pixeln</translation>
    </message>
    <message>
        <source>a smaller picture</source>
        <comment>plot_export.no_memory.accepted</comment>
        <translation>ein kleineres Bild</translation>
    </message>
    <message>
        <source>a plot cannot be written in this format</source>
        <comment>plot_export.other_format</comment>
        <translation>ein Diagramm kann nicht in diesem Format geschrieben werden</translation>
    </message>
    <message>
        <source>a file name that ends in .png, .svg, .pdf or .csv</source>
        <comment>plot_export.other_format.accepted</comment>
        <translation>ein Dateiname, der auf .png, .svg, .pdf oder .csv endet</translation>
    </message>
    <message>
        <source>{1} is not a name that PLUMED can have</source>
        <comment>plumed.name</comment>
        <translation>{1} ist kein Name, den PLUMED haben kann</translation>
    </message>
    <message>
        <source>names of letters, digits and any of _ - . : [ ]</source>
        <comment>plumed.name.accepted</comment>
        <translation>Namen aus Buchstaben, Ziffern und einem der Zeichen _ - . : [ ]</translation>
    </message>
    <message>
        <source>the values were changed by a step: {1}</source>
        <comment>plumed.prepared</comment>
        <translation>ein Schritt hat die Werte verändert: {1}</translation>
    </message>
    <message>
        <source>a run of the collective variables as they are</source>
        <comment>plumed.prepared.accepted</comment>
        <translation>ein Lauf mit den kollektiven Variablen, wie sie sind</translation>
    </message>
    <message>
        <source>{1} {1:column|columns} of the target: not a multiple of three</source>
        <comment>point_columns.bad_count</comment>
        <translation>{1} {1:Spalte|Spalten} der Zielgröße: kein Vielfaches von drei</translation>
    </message>
    <message>
        <source>three columns (x, y, z) for each point</source>
        <comment>point_columns.bad_count.accepted</comment>
        <translation>drei Spalten (x, y, z) für jeden Punkt</translation>
    </message>
    <message>
        <source>group &apos;{1}&apos; has {2} {2:column|columns} of the target</source>
        <comment>point_columns.bad_group</comment>
        <translation>Gruppe &apos;{1}&apos; hat {2} {2:Spalte|Spalten} der Zielgröße</translation>
    </message>
    <message>
        <source>three columns (x, y, z) in every group</source>
        <comment>point_columns.bad_group.accepted</comment>
        <translation>drei Spalten (x, y, z) in jeder Gruppe</translation>
    </message>
    <message>
        <source>columns &apos;{1}&apos; and &apos;{2}&apos; have different periods</source>
        <comment>point_columns.different_periods</comment>
        <translation>die Spalten &apos;{1}&apos; und &apos;{2}&apos; haben verschiedene Perioden</translation>
    </message>
    <message>
        <source>one box for all points: equal periods along each axis</source>
        <comment>point_columns.different_periods.accepted</comment>
        <translation>eine Box für alle Punkte: gleiche Perioden entlang jeder Achse</translation>
    </message>
    <message>
        <source>column &apos;{1}&apos; belongs to no group, but others do</source>
        <comment>point_columns.no_group</comment>
        <translation>Spalte &apos;{1}&apos; gehört zu keiner Gruppe, andere aber schon</translation>
    </message>
    <message>
        <source>three columns (x, y, z) in every group, or no groups</source>
        <comment>point_columns.no_group.accepted</comment>
        <translation>drei Spalten (x, y, z) in jeder Gruppe oder keine Gruppen</translation>
    </message>
    <message>
        <source>a single point has no distances</source>
        <comment>point_columns.single</comment>
        <translation>ein einzelner Punkt hat keine Abstände</translation>
    </message>
    <message>
        <source>at least two points of three columns (x, y, z) each</source>
        <comment>point_columns.single.accepted</comment>
        <translation>mindestens zwei Punkte von je drei Spalten (x, y, z)</translation>
    </message>
    <message>
        <source>fewer than two neighbours</source>
        <comment>point_density.too_few_neighbours</comment>
        <translation>weniger als zwei Nachbarn</translation>
    </message>
    <message>
        <source>2 or more</source>
        <comment>point_density.too_few_neighbours.accepted</comment>
        <translation>2 oder mehr</translation>
    </message>
    <message>
        <source>power: {1} is left out: {2}</source>
        <comment>power.left_out</comment>
        <translation>Teststärke: {1} wird weggelassen: {2}</translation>
    </message>
    <message>
        <source>mean FDP</source>
        <comment>power.mean_fdp</comment>
        <translation>mittlere FDP</translation>
    </message>
    <message>
        <source>mean TPR</source>
        <comment>power.mean_tpr</comment>
        <translation>mittlere TPR</translation>
    </message>
    <message>
        <source>{1}, on {2} made-up {2:table|tables}: {3} {3:sample|samples}, {4} {4:column|columns}, {5} true</source>
        <comment>power.measured_on</comment>
        <translation>{1}, auf {2} {2:künstlicher Tabelle|künstlichen Tabellen}: {3} {3:Probe|Proben}, {4} {4:Spalte|Spalten}, {5} wahr</translation>
    </message>
    <message>
        <source>it cannot be chosen for {1}</source>
        <comment>power.no_correlation</comment>
        <translation>sie kann für {1} nicht gewählt werden</translation>
    </message>
    <message>
        <source>auto</source>
        <comment>power.no_correlation.accepted</comment>
        <translation>auto</translation>
    </message>
    <message>
        <source>power: {1} has no result on {2} made-up {2:table|tables}: {3}</source>
        <comment>power.no_result</comment>
        <translation>Teststärke: {1} hat auf {2} {2:künstlicher Tabelle|künstlichen Tabellen} kein Ergebnis: {3}</translation>
    </message>
    <message>
        <source>{1} of {2}</source>
        <comment>power.of_method</comment>
        <translation>{1} von {2}</translation>
    </message>
    <message>
        <source>{1} {1:column is|columns are} too few for {2}</source>
        <comment>power.too_few_columns</comment>
        <translation>{1} {1:Spalte ist|Spalten sind} zu wenig für {2}</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <comment>power.too_few_columns.accepted</comment>
        <translation>mindestens {1}</translation>
    </message>
    <message>
        <source>{1} {1:sample is|samples are} too few for {2}</source>
        <comment>power.too_few_samples</comment>
        <translation>{1} {1:Probe ist|Proben sind} zu wenig für {2}</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <comment>power.too_few_samples.accepted</comment>
        <translation>mindestens {1}</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples} of {2} {2:column|columns} are too many for {3}</source>
        <comment>power.too_many_numbers</comment>
        <translation>{1} {1:Probe|Proben} von {2} {2:Spalte|Spalten} {1:ist|sind} zu viel für {3}</translation>
    </message>
    <message>
        <source>up to {1} samples</source>
        <comment>power.too_many_numbers.accepted</comment>
        <translation>bis zu {1} Proben</translation>
    </message>
    <message>
        <source>power needs the method on made-up tables</source>
        <comment>power.trouble</comment>
        <translation>die Teststärke braucht die Methode auf künstlichen Tabellen</translation>
    </message>
    <message>
        <source>the selection holds no column, or one that does not exist</source>
        <comment>preserving_correction.no_column</comment>
        <translation>die Auswahl enthält keine Spalte oder eine, die es nicht gibt</translation>
    </message>
    <message>
        <source>columns from 1 to {1}</source>
        <comment>preserving_correction.no_column.accepted</comment>
        <translation>Spalten von 1 bis {1}</translation>
    </message>
    <message>
        <source>the selection holds no row, or one that does not exist</source>
        <comment>preserving_correction.no_row</comment>
        <translation>die Auswahl enthält keine Zeile oder eine, die es nicht gibt</translation>
    </message>
    <message>
        <source>rows from 1 to {1}</source>
        <comment>preserving_correction.no_row.accepted</comment>
        <translation>Zeilen von 1 bis {1}</translation>
    </message>
    <message>
        <source>all {1} inputs are constant</source>
        <comment>problem.all_inputs_constant</comment>
        <translation>alle {1} Eingänge sind konstant</translation>
    </message>
    <message>
        <source>at least one input that varies</source>
        <comment>problem.all_inputs_constant.accepted</comment>
        <translation>mindestens ein Eingang, der sich ändert</translation>
    </message>
    <message>
        <source>the distance matrix {1} is not symmetric (differences up to {2}): row i is used as the distances from sample i</source>
        <comment>problem.asymmetric_distances</comment>
        <translation>die Abstandsmatrix {1} ist nicht symmetrisch (Unterschiede bis zu {2}): Zeile i wird als die Abstände von Probe i verwendet</translation>
    </message>
    <message>
        <source>finite numbers of 0 or more; a row of weight 0, or without a weight, is left out</source>
        <comment>problem.bad_weight.accepted</comment>
        <translation>endliche Zahlen von 0 oder mehr; eine Zeile mit dem Gewicht 0 oder ohne Gewicht wird weggelassen</translation>
    </message>
    <message>
        <source>by the weights in {1}, no row of {2} {2:class|classes} of {3} was drawn, so that nothing is said of {2:it|them}: {4}</source>
        <comment>problem.classes_not_drawn</comment>
        <translation>nach den Gewichten in {1} wurde keine Zeile von {2} {2:Klasse|Klassen} von {3} gezogen, so dass über {2:sie|diese} nichts gesagt wird: {4}</translation>
    </message>
    <message>
        <source>input &apos;{1}&apos; is constant: it cannot distinguish samples</source>
        <comment>problem.constant_input</comment>
        <translation>Eingang &apos;{1}&apos; ist konstant: er kann Proben nicht unterscheiden</translation>
    </message>
    <message>
        <source>{1} inputs are constant and cannot distinguish samples: {2}</source>
        <comment>problem.constant_inputs</comment>
        <translation>{1} Eingänge sind konstant und können Proben nicht unterscheiden: {2}</translation>
    </message>
    <message>
        <source>target column {1} is constant</source>
        <comment>problem.constant_truth</comment>
        <translation>Spalte der Zielgröße {1} ist konstant</translation>
    </message>
    <message>
        <source>copies of a row are the nearest neighbours of each other: methods and measures that look at few neighbours of a sample see little else where weights are large</source>
        <comment>problem.copies_are_neighbours</comment>
        <translation>Kopien einer Zeile sind einander die nächsten Nachbarn: Methoden und Maße, die wenige Nachbarn einer Probe ansehen, sehen bei großen Gewichten kaum etwas anderes</translation>
    </message>
    <message>
        <source>Copies of a row are kept together: held out together, and exchanged together by chance</source>
        <comment>problem.copies_by_weight</comment>
        <translation>Kopien einer Zeile bleiben zusammen: gemeinsam zurückgehalten und vom Zufall gemeinsam vertauscht</translation>
    </message>
    <message>
        <source>the target is the distance between {1} points: {2}</source>
        <comment>problem.distance_of_points</comment>
        <translation>die Zielgröße ist der Abstand zwischen {1} Punkten: {2}</translation>
    </message>
    <message>
        <source>the target is all {1} distances between {2} points: {3}</source>
        <comment>problem.distances_of_points</comment>
        <translation>die Zielgröße sind alle {1} Abstände zwischen {2} Punkten: {3}</translation>
    </message>
    <message>
        <source>rows were drawn again by their weights in {1}, because no method can take weights: {2} of {3} rows are among the samples, one up to {4} times. {5}. The weighted rows tell about as much as {6} of equal weight</source>
        <comment>problem.drawn_by_weight</comment>
        <translation>Zeilen wurden nach ihren Gewichten in {1} neu gezogen, weil keine Methode Gewichte nehmen kann: {2} von {3} Zeilen sind unter den Proben, eine bis zu {4}-mal. {5}. Die gewichteten Zeilen sagen etwa so viel wie {6} von gleichem Gewicht</translation>
    </message>
    <message>
        <source>{1} of {2} {2:sample|samples} {1:has|have} the same inputs as an earlier one: no weights can distinguish them</source>
        <comment>problem.equal_inputs</comment>
        <translation>{1} von {2} {2:Probe|Proben} {1:hat|haben} dieselben Eingänge wie eine frühere: keine Gewichte können sie unterscheiden</translation>
    </message>
    <message>
        <source>{1} {2}: is the period in the unit of the values? If the values were unwrapped, wrap periods</source>
        <comment>problem.exceeded_periods</comment>
        <translation>{1} {2}: ist die Periode in der Einheit der Werte angegeben? Falls die Werte über Periodengrenzen hinweg fortgesetzt (unwrapped) wurden, falten Sie sie in eine Periode zurück</translation>
    </message>
    <message>
        <source>by their weights, only {1} different {1:row|rows} would be used</source>
        <comment>problem.few_heavy_rows</comment>
        <translation>nach ihren Gewichten {1:würde|würden} nur {1} verschiedene {1:Zeile|Zeilen} verwendet</translation>
    </message>
    <message>
        <source>weights that leave at least {1} different rows</source>
        <comment>problem.few_heavy_rows.accepted</comment>
        <translation>Gewichte, die mindestens {1} verschiedene Zeilen übrig lassen</translation>
    </message>
    <message>
        <source>{1} of {2} rows {1:repeats another|repeat others}</source>
        <comment>problem.few_repeated_rows</comment>
        <translation>{1} von {2} Zeilen {1:wiederholt eine andere|wiederholen andere}</translation>
    </message>
    <message>
        <source>column {1}: {2} missing {2:cell was|cells were} filled with {3}</source>
        <comment>problem.filled_cells</comment>
        <translation>Spalte {1}: {2} leere {2:Zelle wurde|Zellen wurden} mit {3} gefüllt</translation>
    </message>
    <message>
        <source>the column&apos;s median</source>
        <comment>problem.filled_cells.median</comment>
        <translation>dem Median der Spalte</translation>
    </message>
    <message>
        <source>the middle one of its values</source>
        <comment>problem.filled_cells.order</comment>
        <translation>dem mittleren ihrer Werte</translation>
    </message>
    <message>
        <source>the most frequent value</source>
        <comment>problem.filled_cells.text</comment>
        <translation>dem häufigsten Wert</translation>
    </message>
    <message>
        <source>by the weights in {1}, no row of {2} {2:group|groups} of {3} was drawn, so that nothing is said of {2:it|them}: {4}</source>
        <comment>problem.groups_not_drawn</comment>
        <translation>nach den Gewichten in {1} wurde keine Zeile von {2} {2:Gruppe|Gruppen} von {3} gezogen, so dass über {2:sie|diese} nichts gesagt wird: {4}</translation>
    </message>
    <message>
        <source>values of column {1} repeat: samples that share one are held out together</source>
        <comment>problem.guessed_groups</comment>
        <translation>Werte der Spalte {1} wiederholen sich: Proben mit demselben Wert werden gemeinsam zurückgehalten</translation>
    </message>
    <message>
        <source>neighbouring rows are alike in {1}, and no column that the table is sorted by explains it: the rows are taken as a series. Stretches of rows are held out, and chance shifts the target. Say whether they are one</source>
        <comment>problem.guessed_series</comment>
        <translation>benachbarte Zeilen ähneln sich in {1}, und keine Spalte, nach der die Tabelle sortiert ist, erklärt es: die Zeilen werden als Zeitreihe behandelt. Abschnitte von Zeilen werden zurückgehalten, und der Zufall verschiebt die Zielgröße. Geben Sie an, ob sie eine sind</translation>
    </message>
    <message>
        <source>column {1} is a time: stretches of time are held out, and chance shifts the target in time</source>
        <comment>problem.guessed_time</comment>
        <translation>Spalte {1} ist eine Zeit: Zeitabschnitte werden zurückgehalten, und der Zufall verschiebt die Zielgröße zeitlich</translation>
    </message>
    <message>
        <source>{1} of {2} {2:row|rows} {1:was left out: it has|were left out: they have} missing cells</source>
        <comment>problem.incomplete_rows</comment>
        <translation>{1} von {2} {2:Zeile|Zeilen} {1:wurde weggelassen: sie hat|wurden weggelassen: sie haben} fehlende Zellen</translation>
    </message>
    <message>
        <source>the value is infinite</source>
        <comment>problem.infinite_value</comment>
        <translation>der Wert ist unendlich</translation>
    </message>
    <message>
        <source>the weight of a sample is infinite</source>
        <comment>problem.infinite_weight</comment>
        <translation>das Gewicht einer Probe ist unendlich</translation>
    </message>
    <message>
        <source>input {1} is to be kept in every selection, but it is constant: it cannot distinguish samples</source>
        <comment>problem.kept_constant</comment>
        <translation>die Eingabe {1} soll in jeder Auswahl bleiben, ist aber konstant: Sie kann Proben nicht unterscheiden</translation>
    </message>
    <message>
        <source>an input that varies</source>
        <comment>problem.kept_constant.accepted</comment>
        <translation>eine Eingabe, die sich ändert</translation>
    </message>
    <message>
        <source>column {1} is not kept, as it is not an input</source>
        <comment>problem.kept_no_input</comment>
        <translation>die Spalte {1} bleibt nicht in der Auswahl, weil sie keine Eingabe ist</translation>
    </message>
    <message>
        <source>with the rows that were left out, {1} {1:class|classes} of {2} {1:is|are} lost: {3}</source>
        <comment>problem.lost_classes</comment>
        <translation>mit den weggelassenen Zeilen {1:geht|gehen} {1} {1:Klasse|Klassen} von {2} verloren: {3}</translation>
    </message>
    <message>
        <source>label {1} has {2} {2:class|classes} in {3} {3:sample|samples}: it may not be a label</source>
        <comment>problem.many_classes</comment>
        <translation>Klassenspalte {1} hat {2} {2:Klasse|Klassen} in {3} {3:Probe|Proben}: vielleicht ist sie keine Klassenspalte</translation>
    </message>
    <message>
        <source>{1} {1:cell is|cells are} missing, the first in row {2}</source>
        <comment>problem.missing_cells</comment>
        <translation>{1} {1:Zelle ist|Zellen sind} leer, die erste in Zeile {2}</translation>
    </message>
    <message>
        <source>no missing cells, or a choice of what to do with them: drop-rows or fill-median</source>
        <comment>problem.missing_cells.accepted</comment>
        <translation>keine fehlenden Zellen oder eine Angabe, was mit ihnen geschehen soll: drop-rows oder fill-median</translation>
    </message>
    <message>
        <source>label {1} is missing in every row</source>
        <comment>problem.missing_label</comment>
        <translation>Klassenspalte {1} ist in jeder Zeile leer</translation>
    </message>
    <message>
        <source>{1} and {2} more</source>
        <comment>problem.names_and_more</comment>
        <translation>{1} und {2} weitere</translation>
    </message>
    <message>
        <source>the weight of a sample is negative: {1}</source>
        <comment>problem.negative_weight</comment>
        <translation>das Gewicht einer Probe ist negativ: {1}</translation>
    </message>
    <message>
        <source>no column has the role input</source>
        <comment>problem.no_input</comment>
        <translation>keine Spalte hat die Rolle Eingang</translation>
    </message>
    <message>
        <source>at least one input column</source>
        <comment>problem.no_input.accepted</comment>
        <translation>mindestens eine Eingangsspalte</translation>
    </message>
    <message>
        <source>there is no input {1}</source>
        <comment>problem.no_such_input</comment>
        <translation>es gibt keinen Eingang {1}</translation>
    </message>
    <message>
        <source>inputs from 1 to {1}</source>
        <comment>problem.no_such_input.accepted</comment>
        <translation>Eingänge von 1 bis {1}</translation>
    </message>
    <message>
        <source>there is no row {1}</source>
        <comment>problem.no_such_row</comment>
        <translation>es gibt keine Zeile {1}</translation>
    </message>
    <message>
        <source>rows from 1 to {1}</source>
        <comment>problem.no_such_row.accepted</comment>
        <translation>Zeilen von 1 bis {1}</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not an order of rows</source>
        <comment>problem.no_such_row_order</comment>
        <translation>&apos;{1}&apos; ist keine Reihenfolge von Zeilen</translation>
    </message>
    <message>
        <source>there is no sample {1}</source>
        <comment>problem.no_such_sample</comment>
        <translation>es gibt keine Probe {1}</translation>
    </message>
    <message>
        <source>samples from 1 to {1}</source>
        <comment>problem.no_such_sample.accepted</comment>
        <translation>Proben von 1 bis {1}</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a kind of target</source>
        <comment>problem.no_such_truth_kind</comment>
        <translation>&apos;{1}&apos; ist keine Art von Zielgröße</translation>
    </message>
    <message>
        <source>the only input, &apos;{1}&apos;, is constant</source>
        <comment>problem.only_input_constant</comment>
        <translation>der einzige Eingang, &apos;{1}&apos;, ist konstant</translation>
    </message>
    <message>
        <source>no weight of the samples is above 0</source>
        <comment>problem.only_zero_weights</comment>
        <translation>kein Gewicht der Proben liegt über 0</translation>
    </message>
    <message>
        <source>numbers of 0 or more, at least one of them above 0</source>
        <comment>problem.only_zero_weights.accepted</comment>
        <translation>Zahlen von 0 oder mehr, davon mindestens eine über 0</translation>
    </message>
    <message>
        <source>each row stands as often as its weight in {1} says, because no method can take weights: {2} {2:row is|rows are} {3} samples, one up to {4} times. {5}</source>
        <comment>problem.repeated_by_weight</comment>
        <translation>jede Zeile steht so oft da, wie ihr Gewicht in {1} sagt, weil keine Methode Gewichte nehmen kann: {2} {2:Zeile ist|Zeilen sind} {3} Proben, eine bis zu {4}-mal. {5}</translation>
    </message>
    <message>
        <source>rows repeat: of {1} samples, {2} {2:has|have} inputs of their own. Equal rows, and rows equal but for a little noise, are kept together: held out together, and exchanged together by chance</source>
        <comment>problem.repeated_rows</comment>
        <translation>Zeilen wiederholen sich: von {1} Proben {2:hat|haben} {2} eigene Eingänge. Gleiche Zeilen und solche, die bis auf ein wenig Rauschen gleich sind, bleiben zusammen: gemeinsam zurückgehalten und vom Zufall gemeinsam vertauscht</translation>
    </message>
    <message>
        <source>{1} of {2} {2:row|rows} {1:was left out: its|were left out: their} target is missing</source>
        <comment>problem.rows_without_target</comment>
        <translation>{1} von {2} {2:Zeile|Zeilen} {1:wurde weggelassen: ihre|wurden weggelassen: ihre} Zielgröße fehlt</translation>
    </message>
    <message>
        <source>{1} of {2} {2:row|rows} {1:was left out: its weight is|were left out: their weights are} missing</source>
        <comment>problem.rows_without_weight</comment>
        <translation>{1} von {2} {2:Zeile|Zeilen} {1:wurde weggelassen: ihr Gewicht fehlt|wurden weggelassen: ihre Gewichte fehlen}</translation>
    </message>
    <message>
        <source>several columns of {1} are labels; {2}, the first, is used</source>
        <comment>problem.several_labels</comment>
        <translation>mehrere Spalten von {1} sind Klassenspalten; die erste, {2}, wird verwendet</translation>
    </message>
    <message>
        <source>several columns are the weight of the samples: {1} and {2}</source>
        <comment>problem.several_weights</comment>
        <translation>mehrere Spalten sind das Gewicht der Proben: {1} und {2}</translation>
    </message>
    <message>
        <source>one column of weights</source>
        <comment>problem.several_weights.accepted</comment>
        <translation>eine Spalte mit Gewichten</translation>
    </message>
    <message>
        <source>the target columns spread differently (by a factor of {1}): each was divided by its standard deviation</source>
        <comment>problem.standardised_truth</comment>
        <translation>die Spalten der Zielgröße streuen unterschiedlich (um einen Faktor {1}): jede wurde durch ihre Standardabweichung geteilt</translation>
    </message>
    <message>
        <source>number columns (text may be a label or an id)</source>
        <comment>problem.text.accepted</comment>
        <translation>Zahlenspalten (Text kann Klasse oder ID sein)</translation>
    </message>
    <message>
        <source>a text column cannot be an input</source>
        <comment>problem.text_as_input</comment>
        <translation>eine Textspalte kann kein Eingang sein</translation>
    </message>
    <message>
        <source>a text column cannot be a target</source>
        <comment>problem.text_as_truth</comment>
        <translation>eine Textspalte kann keine Zielgröße sein</translation>
    </message>
    <message>
        <source>a text column cannot be the weight of the samples</source>
        <comment>problem.text_as_weight</comment>
        <translation>eine Textspalte kann nicht das Gewicht der Proben sein</translation>
    </message>
    <message>
        <source>{1}, for example {2}</source>
        <comment>problem.text_for_example</comment>
        <translation>{1}, zum Beispiel {2}</translation>
    </message>
    <message>
        <source>many samples have several nearest neighbours at the same distance in the target: most ranks are tied, and no information imbalance can be lower than {1}. It measures how well equal samples stay together, not which of them are nearer</source>
        <comment>problem.tied_distances</comment>
        <translation>viele Proben haben in der Zielgröße mehrere nächste Nachbarn im selben Abstand: die meisten Ränge sind gebunden, und kein Informationsungleichgewicht kann niedriger als {1} sein. Es misst, wie gut gleiche Proben zusammenbleiben, nicht, welche von ihnen näher sind</translation>
    </message>
    <message>
        <source>the target has only {1} distinct {1:value|values} among {2} {2:sample|samples}: most ranks are tied, and no information imbalance can be lower than {3}. It measures how well equal samples stay together, not which of them are nearer</source>
        <comment>problem.tied_truth</comment>
        <translation>die Zielgröße hat nur {1} {1:verschiedenen Wert|verschiedene Werte} unter {2} {2:Probe|Proben}: die meisten Ränge sind gebunden, und kein Informationsungleichgewicht kann niedriger als {3} sein. Es misst, wie gut gleiche Proben zusammenbleiben, nicht, welche von ihnen näher sind</translation>
    </message>
    <message>
        <source>no value is larger than {1}</source>
        <comment>problem.tiny_values</comment>
        <translation>kein Wert ist größer als {1}</translation>
    </message>
    <message>
        <source>columns in a unit in which some values are above 1e-70</source>
        <comment>problem.tiny_values.accepted</comment>
        <translation>Spalten in einer Einheit, in der einige Werte über 1e-70 liegen</translation>
    </message>
    <message>
        <source>only {1} {1:row|rows} can be used</source>
        <comment>problem.too_few_rows</comment>
        <translation>nur {1} {1:Zeile kann|Zeilen können} verwendet werden</translation>
    </message>
    <message>
        <source>at least {1} rows</source>
        <comment>problem.too_few_rows.accepted</comment>
        <translation>mindestens {1} Zeilen</translation>
    </message>
    <message>
        <source>the value is too large</source>
        <comment>problem.too_large_value</comment>
        <translation>der Wert ist zu groß</translation>
    </message>
    <message>
        <source>numbers up to 1e70</source>
        <comment>problem.too_large_value.accepted</comment>
        <translation>Zahlen bis 1e70</translation>
    </message>
    <message>
        <source>the target has {1} {1:row|rows}, but {2} has {3}</source>
        <comment>problem.truth_of_other_length</comment>
        <translation>die Zielgröße hat {1} {1:Zeile|Zeilen}, aber {2} hat {3}</translation>
    </message>
    <message>
        <source>a table of the target with equally many rows</source>
        <comment>problem.truth_of_other_length.accepted</comment>
        <translation>eine Tabelle der Zielgröße mit gleich vielen Zeilen</translation>
    </message>
    <message>
        <source>the target is taken from {1}, not from {2} {2:column|columns} of {3}, {2:which is|which are} no input either unless given as one</source>
        <comment>problem.truth_of_other_table</comment>
        <translation>die Zielgröße wird aus {1} genommen, nicht aus {2} {2:Spalte|Spalten} von {3}, {2:die auch keine Eingabe ist|die auch keine Eingaben sind}, wenn nicht so angegeben</translation>
    </message>
    <message>
        <source>the table of the target has no number column</source>
        <comment>problem.truth_without_numbers</comment>
        <translation>die Tabelle der Zielgröße hat keine Zahlenspalte</translation>
    </message>
    <message>
        <source>at least one number column</source>
        <comment>problem.truth_without_numbers.accepted</comment>
        <translation>mindestens eine Zahlenspalte</translation>
    </message>
    <message>
        <source>{1} {1:input has|inputs have} no known weight; 0 is assumed</source>
        <comment>problem.unknown_weights</comment>
        <translation>{1} {1:Eingang hat|Eingänge haben} kein bekanntes Gewicht; 0 wird angenommen</translation>
    </message>
    <message>
        <source>the weight of the samples cannot be an input or target, too</source>
        <comment>problem.weight_in_use</comment>
        <translation>das Gewicht der Proben kann nicht zugleich Eingang oder Zielgröße sein</translation>
    </message>
    <message>
        <source>a column that has no other part in the run</source>
        <comment>problem.weight_in_use.accepted</comment>
        <translation>eine Spalte, die sonst an keinem Lauf beteiligt ist</translation>
    </message>
    <message>
        <source>{1} of {2} {2:row|rows} {1:was left out: its weight is|were left out: their weights are} 0</source>
        <comment>problem.weightless_rows</comment>
        <translation>{1} von {2} {2:Zeile|Zeilen} {1:wurde weggelassen: ihr Gewicht ist|wurden weggelassen: ihre Gewichte sind} 0</translation>
    </message>
    <message>
        <source>there is no column number {1}</source>
        <comment>projection.no_such_column</comment>
        <translation>es gibt keine Spalte Nummer {1}</translation>
    </message>
    <message>
        <source>from 1 to {1}</source>
        <comment>projection.no_such_column.accepted</comment>
        <translation>von 1 bis {1}</translation>
    </message>
    <message>
        <source>this projection needs two columns as its axes</source>
        <comment>projection.two_columns</comment>
        <translation>diese Projektion braucht zwei Spalten als Achsen</translation>
    </message>
    <message>
        <source>two columns</source>
        <comment>projection.two_columns.accepted</comment>
        <translation>zwei Spalten</translation>
    </message>
    <message>
        <source>features above all random columns every time</source>
        <comment>random_columns.above</comment>
        <translation>Merkmale, die jedes Mal über allen zufälligen Spalten lagen</translation>
    </message>
    <message>
        <source>{1} repeated {1:run|runs}</source>
        <comment>random_columns.runs</comment>
        <translation>{1} {1:wiederholter Lauf|wiederholte Läufe}</translation>
    </message>
    <message>
        <source>random columns say nothing of selected samples</source>
        <comment>random_columns.samples</comment>
        <translation>zufällige Spalten sagen nichts über ausgewählte Proben</translation>
    </message>
    <message>
        <source>random columns double the inputs</source>
        <comment>random_columns.trouble</comment>
        <translation>zufällige Spalten verdoppeln die Eingänge</translation>
    </message>
    <message>
        <source>no random subsets to compare with: the run uses every feature; a search or a penalty would leave some out</source>
        <comment>random_subsets.every_feature</comment>
        <translation>keine zufälligen Teilmengen zum Vergleich: der Lauf verwendet jedes Merkmal; eine Suche oder eine Strafe würde einige weglassen</translation>
    </message>
    <message>
        <source>no random subsets to compare with: the run selects nothing beside the features that you keep</source>
        <comment>random_subsets.kept_alone</comment>
        <translation>keine zufälligen Teilmengen zum Vergleich: der Lauf wählt nichts außer den Merkmalen, die Sie behalten</translation>
    </message>
    <message>
        <source>mean objective of random subsets</source>
        <comment>random_subsets.mean</comment>
        <translation>mittlere Zielfunktion zufälliger Teilmengen</translation>
    </message>
    <message>
        <source>random subsets need at least 2 inputs that vary; there is {1}</source>
        <comment>random_subsets.too_few_inputs</comment>
        <translation>zufällige Teilmengen brauchen mindestens 2 Eingänge, die sich ändern; es gibt {1}</translation>
    </message>
    <message>
        <source>{1} at a false discovery rate of {2}</source>
        <comment>randomisation.at_rate</comment>
        <translation>{1} bei einer Rate falscher Entdeckungen von {2}</translation>
    </message>
    <message>
        <source>{1}, without a bound for false discoveries</source>
        <comment>randomisation.without_bound</comment>
        <translation>{1}, ohne Schranke für falsche Entdeckungen</translation>
    </message>
    <message>
        <source>{1}: the p-values may not hold for {2:it|them}</source>
        <comment>randomization.curved</comment>
        <translation>{1}: die p-Werte gelten {2:dafür|für sie} vielleicht nicht</translation>
    </message>
    <message>
        <source>the run on some of the samples has failed</source>
        <comment>randomization.failed_run</comment>
        <translation>der Lauf auf einem Teil der Proben ist gescheitert</translation>
    </message>
    <message>
        <source>features found by the randomization test</source>
        <comment>randomization.features_found</comment>
        <translation>durch den Randomisierungstest gefundene Merkmale</translation>
    </message>
    <message>
        <source>with {1} rounds no p-value is below {2}, so that a single feature cannot be found; at least {3} rounds can find one</source>
        <comment>randomization.few_rounds</comment>
        <translation>mit {1} Runden liegt kein p-Wert unter {2}, sodass ein einzelnes Merkmal nicht gefunden werden kann; mindestens {3} Runden können eines finden</translation>
    </message>
    <message>
        <source>with {1} rounds no p-value is below {2}, so that a single group cannot be found; at least {3} rounds can find one</source>
        <comment>randomization.few_rounds_of_groups</comment>
        <translation>mit {1} Runden liegt kein p-Wert unter {2}, sodass eine einzelne Gruppe nicht gefunden werden kann; mindestens {3} Runden können eine finden</translation>
    </message>
    <message>
        <source>randomization test: {1} {1:input of two values or counts is|inputs of two values or counts are} not taken as linear in the others: the values are drawn from logistic and Poisson regressions</source>
        <comment>randomization.fitted</comment>
        <translation>Randomisierungstest: {1} {1:Eingang mit zwei Werten oder Anzahlen gilt|Eingänge mit zwei Werten oder Anzahlen gelten} nicht als linear in den anderen: die Werte werden aus logistischen und Poisson-Regressionen gezogen</translation>
    </message>
    <message>
        <source>randomization test: {1} {1:feature is|features are} found among the {2} that were tested; on average, at most a share of {3} of such discoveries is false. {4} samples were fitted and the other {5} tested. This takes the samples as independent and each input as linear in the others</source>
        <comment>randomization.found</comment>
        <translation>Randomisierungstest: {1} {1:Merkmal ist|Merkmale sind} unter den {2} getesteten gefunden; im Mittel ist höchstens ein Anteil von {3} solcher Entdeckungen falsch. {4} Proben wurden angepasst und die anderen {5} getestet. Dabei gelten die Proben als unabhängig und jeder Eingang als linear in den anderen</translation>
    </message>
    <message>
        <source>randomization test: {1} {1:group of features is|groups of features are} found among the {2} that were tested; on average, at most a share of {3} of such groups is false, and all features of a found group are marked. {4} samples were fitted and the other {5} tested. This takes the samples as independent and each input as linear in the others</source>
        <comment>randomization.found_groups</comment>
        <translation>Randomisierungstest: {1} {1:Gruppe von Merkmalen ist|Gruppen von Merkmalen sind} unter den {2} getesteten gefunden; im Mittel ist höchstens ein Anteil von {3} solcher Gruppen falsch, und alle Merkmale einer gefundenen Gruppe sind markiert. {4} Proben wurden angepasst und die anderen {5} getestet. Dabei gelten die Proben als unabhängig und jeder Eingang als linear in den anderen</translation>
    </message>
    <message>
        <source>groups of features found by the randomization test</source>
        <comment>randomization.groups_found</comment>
        <translation>durch den Randomisierungstest gefundene Gruppen von Merkmalen</translation>
    </message>
    <message>
        <source>lowest p-value of a feature</source>
        <comment>randomization.lowest_p_value</comment>
        <translation>kleinster p-Wert eines Merkmals</translation>
    </message>
    <message>
        <source>lowest p-value of a group of features</source>
        <comment>randomization.lowest_p_value_of_groups</comment>
        <translation>kleinster p-Wert einer Gruppe von Merkmalen</translation>
    </message>
    <message>
        <source>randomization test: {1} {1:group is|groups are} found, the best first: {2}</source>
        <comment>randomization.names</comment>
        <translation>Randomisierungstest: {1} {1:Gruppe ist|Gruppen sind} gefunden, die beste zuerst: {2}</translation>
    </message>
    <message>
        <source>the correlations of the inputs are too close to singular</source>
        <comment>randomization.near_singular</comment>
        <translation>die Korrelationen der Eingänge sind zu nahe an singulär</translation>
    </message>
    <message>
        <source>randomization test: {1} {1:feature is|features are} found, but no bound holds for how many of them are false: {2}</source>
        <comment>randomization.no_bound</comment>
        <translation>Randomisierungstest: {1} {1:Merkmal ist|Merkmale sind} gefunden, aber keine Schranke gilt dafür, wie viele davon falsch sind: {2}</translation>
    </message>
    <message>
        <source>randomization test: {1} {1:group of features is|groups of features are} found, but no bound holds for how many of them are false: {2}</source>
        <comment>randomization.no_bound_of_groups</comment>
        <translation>Randomisierungstest: {1} {1:Gruppe von Merkmalen ist|Gruppen von Merkmalen sind} gefunden, aber keine Schranke gilt dafür, wie viele davon falsch sind: {2}</translation>
    </message>
    <message>
        <source>the run on some of the samples fitted no model</source>
        <comment>randomization.no_model</comment>
        <translation>der Lauf auf einem Teil der Proben ergab kein Modell</translation>
    </message>
    <message>
        <source>the randomization test was not made: {1}</source>
        <comment>randomization.not_done</comment>
        <translation>der Randomisierungstest fand nicht statt: {1}</translation>
    </message>
    <message>
        <source>randomization test: nothing found at a false discovery rate of {1}. {2} samples were fitted and the other {3} tested. This takes the samples as independent and each input as linear in the others</source>
        <comment>randomization.nothing</comment>
        <translation>Randomisierungstest: nichts gefunden bei einer Falschentdeckungsrate von {1}. {2} Proben wurden angepasst und die anderen {3} getestet. Dabei gelten die Proben als unabhängig und jeder Eingang als linear in den anderen</translation>
    </message>
    <message>
        <source>no input varies among the {1} tested {1:sample|samples}</source>
        <comment>randomization.nothing_varies</comment>
        <translation>unter den {1} geprüften {1:Probe|Proben} unterscheidet sich keine Eingabe</translation>
    </message>
    <message>
        <source>the randomization test: input {1} is periodic</source>
        <comment>randomization.periodic_input</comment>
        <translation>der Randomisierungstest: Eingang {1} ist periodisch</translation>
    </message>
    <message>
        <source>inputs without a period</source>
        <comment>randomization.periodic_input.accepted</comment>
        <translation>Eingänge ohne Periode</translation>
    </message>
    <message>
        <source>randomization test at a false discovery rate of {1} among {2} {2:feature|features}{3}</source>
        <comment>randomization.rule</comment>
        <translation>Randomisierungstest bei einer Falschentdeckungsrate von {1} unter {2} {2:Merkmal|Merkmalen}{3}</translation>
    </message>
    <message>
        <source>randomization test at a false discovery rate of {1} among {2} {2:group|groups} of features{3}</source>
        <comment>randomization.rule_of_groups</comment>
        <translation>Randomisierungstest bei einer Falschentdeckungsrate von {1} unter {2} {2:Gruppe|Gruppen} von Merkmalen{3}</translation>
    </message>
    <message>
        <source>{1} tested {1:feature|features}</source>
        <comment>randomization.tested</comment>
        <translation>{1} {1:getestetes Merkmal|getestete Merkmale}</translation>
    </message>
    <message>
        <source>{1} tested {1:group|groups} of features</source>
        <comment>randomization.tested_groups</comment>
        <translation>{1} getestete {1:Gruppe|Gruppen} von Merkmalen</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples} cannot be parted into fitted and tested ones</source>
        <comment>randomization.too_few_samples</comment>
        <translation>{1} {1:Probe lässt|Proben lassen} sich nicht in angepasste und getestete aufteilen</translation>
    </message>
    <message>
        <source>at least {1} in each part</source>
        <comment>randomization.too_few_samples.accepted</comment>
        <translation>mindestens {1} in jedem Teil</translation>
    </message>
    <message>
        <source>randomization test: {1}</source>
        <comment>randomization.trouble</comment>
        <translation>Randomisierungstest: {1}</translation>
    </message>
    <message>
        <source>randomization test: {1} {1:input takes|inputs take} two values only, and what is drawn in their place does not: the false discovery rate is not sure to be kept</source>
        <comment>randomization.two_values</comment>
        <translation>Randomisierungstest: {1} {1:Eingang nimmt|Eingänge nehmen} nur zwei Werte an, das dafür Gezogene aber nicht: es ist nicht sicher, dass die Falschentdeckungsrate eingehalten wird</translation>
    </message>
    <message>
        <source>randomization test: only {1} of {2} features were tested</source>
        <comment>randomization.unfinished</comment>
        <translation>Randomisierungstest: nur {1} von {2} Merkmalen {1:wurde|wurden} getestet</translation>
    </message>
    <message>
        <source>randomization test: only {1} of {2} groups of features were tested</source>
        <comment>randomization.unfinished_groups</comment>
        <translation>Randomisierungstest: nur {1} von {2} Gruppen von Merkmalen {1:wurde|wurden} getestet</translation>
    </message>
    <message>
        <source>no port can be opened for other ranks: {1}</source>
        <comment>ranks.no_port</comment>
        <translation>für andere Ränge lässt sich kein Port öffnen: {1}</translation>
    </message>
    <message>
        <source>rank 0 cannot be reached at {1}, port {2}</source>
        <comment>ranks.unreachable</comment>
        <translation>Rang 0 ist unter {1}, Port {2}, nicht zu erreichen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>reading.cancelled</comment>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>The rate is above what is promised: {1} of {2} runs {3} found something ({4} {4:column|columns} on average), which is a rate of {5} ({6} to {7}) beside the promised {8}.</source>
        <comment>realised_rate.above</comment>
        <translation>Die Rate liegt über der versprochenen: {1} von {2} Läufen {3} haben etwas gefunden (im Mittel {4} {4:Spalte|Spalten}), das ist eine Rate von {5} ({6} bis {7}) neben der versprochenen von {8}.</translation>
    </message>
    <message>
        <source>mean number of discoveries on a null target</source>
        <comment>realised_rate.discoveries</comment>
        <translation>mittlere Zahl der Entdeckungen, wo es nichts zu finden gibt</translation>
    </message>
    <message>
        <source>high end of that rate, at 95 %</source>
        <comment>realised_rate.high</comment>
        <translation>oberes Ende dieser Rate, bei 95 %</translation>
    </message>
    <message>
        <source>The rate holds: {1} of {2} runs {3} found something ({4} {4:column|columns} on average), which is a rate of {5} ({6} to {7}) beside the promised {8}.</source>
        <comment>realised_rate.holds</comment>
        <translation>Die Rate hält: {1} von {2} Läufen {3} haben etwas gefunden (im Mittel {4} {4:Spalte|Spalten}), das ist eine Rate von {5} ({6} bis {7}) neben der versprochenen von {8}.</translation>
    </message>
    <message>
        <source>low end of that rate, at 95 %</source>
        <comment>realised_rate.low</comment>
        <translation>unteres Ende dieser Rate, bei 95 %</translation>
    </message>
    <message>
        <source>the run promises no false discovery rate</source>
        <comment>realised_rate.none_promised</comment>
        <translation>der Lauf verspricht keine Falschentdeckungsrate</translation>
    </message>
    <message>
        <source>promised false discovery rate</source>
        <comment>realised_rate.promised</comment>
        <translation>versprochene Falschentdeckungsrate</translation>
    </message>
    <message>
        <source>false discovery rate on null targets</source>
        <comment>realised_rate.rate</comment>
        <translation>Falschentdeckungsrate, wo es nichts zu finden gibt</translation>
    </message>
    <message>
        <source>{1} runs {2}</source>
        <comment>realised_rate.runs_where</comment>
        <translation>{1} Läufe {2}</translation>
    </message>
    <message>
        <source>a run on a null target tested no column</source>
        <comment>realised_rate.untested</comment>
        <translation>ein Lauf, in dem es nichts zu finden gibt, hat keine Spalte getestet</translation>
    </message>
    <message>
        <source>The target moves so slowly that these runs are worth about {1} independent ones.</source>
        <comment>realised_rate.worth</comment>
        <translation>Die Zielgröße ändert sich so langsam, dass diese Läufe nur etwa {1} unabhängige wert sind.</translation>
    </message>
    <message>
        <source>{1} {1:neighbour|neighbours} cannot be used</source>
        <comment>reconstruction_error.bad_neighbours</comment>
        <translation>{1} {1:Nachbar kann|Nachbarn können} nicht verwendet werden</translation>
    </message>
    <message>
        <source>from 2 to {1}</source>
        <comment>reconstruction_error.bad_neighbours.accepted</comment>
        <translation>von 2 bis {1}</translation>
    </message>
    <message>
        <source>the two tables have {1} and {2} {2:row|rows}</source>
        <comment>reconstruction_error.different_rows</comment>
        <translation>die beiden Tabellen haben {1} und {2} {2:Zeile|Zeilen}</translation>
    </message>
    <message>
        <source>tables of the same samples</source>
        <comment>reconstruction_error.different_rows.accepted</comment>
        <translation>Tabellen derselben Proben</translation>
    </message>
    <message>
        <source>a parameter holds a value of another kind</source>
        <comment>record.bad_parameter</comment>
        <translation>eine Einstellung enthält einen Wert anderer Art</translation>
    </message>
    <message>
        <source>a number, text, true, false or a list of numbers</source>
        <comment>record.bad_parameter.accepted</comment>
        <translation>eine Zahl, Text, true, false oder eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>the data have changed since this was written: {1}</source>
        <comment>record.changed_data</comment>
        <translation>die Daten haben sich geändert, seit dies geschrieben wurde: {1}</translation>
    </message>
    <message>
        <source>what is set beside the data has changed since this was written: {1}</source>
        <comment>record.changed_side_file</comment>
        <translation>was neben die Daten gestellt ist, hat sich geändert, seit dies geschrieben wurde: {1}</translation>
    </message>
    <message>
        <source>the file of the known weights {1}, so those of the record are taken: {2}</source>
        <comment>record.changed_weights</comment>
        <translation>die Datei der bekannten Gewichte {1}, daher werden die des Protokolls genommen: {2}</translation>
    </message>
    <message>
        <source>the table has a negative number of rows or columns</source>
        <comment>record.negative_size</comment>
        <translation>die Tabelle hat eine negative Anzahl von Zeilen oder Spalten</translation>
    </message>
    <message>
        <source>the key &apos;{1}&apos; holds no single character</source>
        <comment>record.no_character</comment>
        <translation>der Schlüssel &apos;{1}&apos; enthält kein einzelnes Zeichen</translation>
    </message>
    <message>
        <source>one character</source>
        <comment>record.no_character.accepted</comment>
        <translation>ein Zeichen</translation>
    </message>
    <message>
        <source>has no column &apos;{1}&apos;</source>
        <comment>record.no_column</comment>
        <translation>hat keine Spalte &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>the table of the record</source>
        <comment>record.no_column.accepted</comment>
        <translation>die Tabelle des Protokolls</translation>
    </message>
    <message>
        <source>the key &apos;{1}&apos; holds no rows of equally many numbers</source>
        <comment>record.no_matrix</comment>
        <translation>der Schlüssel &apos;{1}&apos; enthält keine Zeilen mit gleich vielen Zahlen</translation>
    </message>
    <message>
        <source>it selected sample {1}, and there are {2}</source>
        <comment>record.no_sample</comment>
        <translation>darin ist Probe {1} ausgewählt, aber es gibt {2}</translation>
    </message>
    <message>
        <source>its results are not of its inputs</source>
        <comment>record.other_inputs</comment>
        <translation>seine Ergebnisse gehören nicht zu seinen Eingängen</translation>
    </message>
    <message>
        <source>a record of schema {1}</source>
        <comment>record.other_schema.accepted</comment>
        <translation>ein Protokoll des Schemas {1}</translation>
    </message>
    <message>
        <source>a record of the table as it is now</source>
        <comment>record.other_table.accepted</comment>
        <translation>ein Protokoll der Tabelle, wie sie jetzt ist</translation>
    </message>
    <message>
        <source>the record was kept while its run went on: what the run found later is not in it</source>
        <comment>record.partial</comment>
        <translation>das Protokoll wurde gespeichert, während sein Lauf weiterging: was der Lauf später fand, steht nicht darin</translation>
    </message>
    <message>
        <source>this is a session, not the record of one run</source>
        <comment>record.session</comment>
        <translation>dies ist eine Sitzung, nicht das Protokoll eines einzelnen Laufs</translation>
    </message>
    <message>
        <source>a record; a session, with or without its data, is opened in the window, which can export the records of its runs</source>
        <comment>record.session.accepted</comment>
        <translation>ein Protokoll; eine Sitzung, mit oder ohne ihre Daten, wird im Fenster geöffnet, das die Protokolle ihrer Läufe exportieren kann</translation>
    </message>
    <message>
        <source>the record&apos;s key &apos;{1}&apos; is not known and was passed over</source>
        <comment>record.unknown_key</comment>
        <translation>der Schlüssel &apos;{1}&apos; des Protokolls ist nicht bekannt und wurde übergangen</translation>
    </message>
    <message>
        <source>a record that this program wrote</source>
        <comment>record.whole.accepted</comment>
        <translation>ein Protokoll, das dieses Programm geschrieben hat</translation>
    </message>
    <message>
        <source>no {1} &apos;{2}&apos;</source>
        <comment>registry.unknown_id</comment>
        <translation>unbekannt: {1} &apos;{2}&apos;</translation>
    </message>
    <message>
        <source>sample {1} is not a training sample</source>
        <comment>regression_error.active_outside_training</comment>
        <translation>Probe {1} ist keine Trainingsprobe</translation>
    </message>
    <message>
        <source>samples of the training part</source>
        <comment>regression_error.active_outside_training.accepted</comment>
        <translation>Proben aus dem Trainingsteil</translation>
    </message>
    <message>
        <source>the penalties are not valid</source>
        <comment>regression_error.bad_penalties</comment>
        <translation>die Strafen sind nicht gültig</translation>
    </message>
    <message>
        <source>at least one number, none negative</source>
        <comment>regression_error.bad_penalties.accepted</comment>
        <translation>mindestens eine Zahl, keine davon negativ</translation>
    </message>
    <message>
        <source>the kernel widths are not valid</source>
        <comment>regression_error.bad_widths</comment>
        <translation>die Breiten des Kernels sind nicht gültig</translation>
    </message>
    <message>
        <source>numbers above 0</source>
        <comment>regression_error.bad_widths.accepted</comment>
        <translation>Zahlen über 0</translation>
    </message>
    <message>
        <source>the features have {1} {1:sample|samples}, the targets {2}</source>
        <comment>regression_error.different_samples</comment>
        <translation>die Merkmale haben {1} {1:Probe|Proben}, die Zielgrößen {2}</translation>
    </message>
    <message>
        <source>tables of the same samples</source>
        <comment>regression_error.different_samples.accepted</comment>
        <translation>Tabellen derselben Proben</translation>
    </message>
    <message>
        <source>there is nothing to predict</source>
        <comment>regression_error.no_target</comment>
        <translation>es gibt nichts vorherzusagen</translation>
    </message>
    <message>
        <source>a target</source>
        <comment>regression_error.no_target.accepted</comment>
        <translation>eine Zielgröße</translation>
    </message>
    <message>
        <source>too few training samples</source>
        <comment>regression_error.too_few_samples</comment>
        <translation>zu wenige Trainingsproben</translation>
    </message>
    <message>
        <source>at least twice as many as folds</source>
        <comment>regression_error.too_few_samples.accepted</comment>
        <translation>mindestens doppelt so viele wie Teilungen</translation>
    </message>
    <message>
        <source>the file cannot be opened: {1}</source>
        <comment>regular_file.cannot_open</comment>
        <translation>die Datei kann nicht geöffnet werden: {1}</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <comment>regular_file.device</comment>
        <translation>dies ist ein Gerät oder eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <comment>regular_file.empty</comment>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <comment>regular_file.folder</comment>
        <translation>dies ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <comment>regular_file.not_there</comment>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>the path of an existing file: {1}</source>
        <comment>regular_file.not_there.accepted</comment>
        <translation>der Pfad einer vorhandenen Datei: {1}</translation>
    </message>
    <message>
        <source>a readable file</source>
        <comment>regular_file.readable.accepted</comment>
        <translation>eine lesbare Datei</translation>
    </message>
    <message>
        <source>reading failed: {1}</source>
        <comment>regular_file.reading_failed</comment>
        <translation>das Lesen ist gescheitert: {1}</translation>
    </message>
    <message>
        <source>the file became shorter while it was being read</source>
        <comment>regular_file.shorter</comment>
        <translation>die Datei wurde kürzer, während sie gelesen wurde</translation>
    </message>
    <message>
        <source>a file that no program is writing to</source>
        <comment>regular_file.shorter.accepted</comment>
        <translation>eine Datei, in die kein Programm schreibt</translation>
    </message>
    <message>
        <source>the file is {1} bytes long</source>
        <comment>regular_file.too_long</comment>
        <translation>die Datei ist {1} Bytes lang</translation>
    </message>
    <message>
        <source>{1}, of at most {2} bytes</source>
        <comment>regular_file.too_long.accepted</comment>
        <translation>{1}, höchstens {2} Bytes lang</translation>
    </message>
    <message>
        <source>{1} of {2} replicates had no result; the first: {3}</source>
        <comment>replicates.failures</comment>
        <translation>{1} von {2} Wiederholungen {1:hatte|hatten} kein Ergebnis; die erste: {3}</translation>
    </message>
    <message>
        <source>the run came to no finite value</source>
        <comment>replicates.no_value</comment>
        <translation>der Lauf kam zu keinem endlichen Wert</translation>
    </message>
    <message>
        <source>Answer: bad</source>
        <comment>report.answer.bad</comment>
        <translation>Antwort: schlecht</translation>
    </message>
    <message>
        <source>Answer: caution</source>
        <comment>report.answer.caution</comment>
        <translation>Antwort: mit Vorsicht</translation>
    </message>
    <message>
        <source>Answer: good</source>
        <comment>report.answer.good</comment>
        <translation>Antwort: gut</translation>
    </message>
    <message>
        <source>Answer: none</source>
        <comment>report.answer.none</comment>
        <translation>Antwort: keine</translation>
    </message>
    <message>
        <source>Answer: not all is checked</source>
        <comment>report.answer.open</comment>
        <translation>Antwort: Nicht alles ist geprüft</translation>
    </message>
    <message>
        <source>Nobody has asked what the run found.</source>
        <comment>report.answer.unasked</comment>
        <translation>Niemand hat gefragt, was der Lauf gefunden hat.</translation>
    </message>
    <message>
        <source>What was chosen has not been looked at.</source>
        <comment>report.answer.unseen</comment>
        <translation>Was gewählt wurde, ist nicht betrachtet worden.</translation>
    </message>
    <message>
        <source>Added table</source>
        <comment>report.beside</comment>
        <translation>Hinzugefügte Tabelle</translation>
    </message>
    <message>
        <source>by the column {1}</source>
        <comment>report.beside.key</comment>
        <translation>nach der Spalte {1}</translation>
    </message>
    <message>
        <source>row by row</source>
        <comment>report.beside.rows</comment>
        <translation>Zeile für Zeile</translation>
    </message>
    <message>
        <source>File of an added table</source>
        <comment>report.beside_file</comment>
        <translation>Datei einer angefügten Tabelle</translation>
    </message>
    <message>
        <source>{1}, built into the program</source>
        <comment>report.built_in</comment>
        <translation>{1}, im Programm enthalten</translation>
    </message>
    <message>
        <source>Command</source>
        <comment>report.command</comment>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Cosine overlap with the known weights</source>
        <comment>report.cosine</comment>
        <translation>Kosinus-Überlappung mit den bekannten Gewichten</translation>
    </message>
    <message>
        <source>none: built into the program</source>
        <comment>report.data.built_in</comment>
        <translation>keine: Teil des Programms</translation>
    </message>
    <message>
        <source>Inputs</source>
        <comment>report.data.inputs</comment>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>{1} of {2}</source>
        <comment>report.data.of_all_samples</comment>
        <translation>{1} von {2}</translation>
    </message>
    <message>
        <source>Samples used</source>
        <comment>report.data.samples</comment>
        <translation>Verwendete Proben</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <comment>report.data.sha256</comment>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Rows × columns</source>
        <comment>report.data.size</comment>
        <translation>Zeilen × Spalten</translation>
    </message>
    <message>
        <source>Source</source>
        <comment>report.data.source</comment>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>{1} further {1:setting that applied was|settings that applied were} at {1:its default|their defaults}.</source>
        <comment>report.defaults</comment>
        <translation>{1} weitere {1:Einstellung, die galt, stand|Einstellungen, die galten, standen} auf {1:ihrer Voreinstellung|ihren Voreinstellungen}.</translation>
    </message>
    <message>
        <source>Of one run of each method on all samples. Each method keeps the false discovery rate by itself; whoever takes the method that finds most does not.</source>
        <comment>report.discoveries</comment>
        <translation>Von einem Lauf jeder Methode auf allen Proben. Jede Methode hält die Falschentdeckungsrate für sich ein; wer die Methode nimmt, die am meisten findet, hält sie nicht ein.</translation>
    </message>
    <message>
        <source>{1}, for {2} s with {3} {3:thread|threads}</source>
        <comment>report.duration</comment>
        <translation>{1}, {2} s lang mit {3} {3:Thread|Threads}</translation>
    </message>
    <message>
        <source>Ended</source>
        <comment>report.ended</comment>
        <translation>Geendet</translation>
    </message>
    <message>
        <source>{1}: {2}</source>
        <comment>report.ending</comment>
        <translation>{1}: {2}</translation>
    </message>
    <message>
        <source>answer</source>
        <comment>report.evidence.answer</comment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>finding</source>
        <comment>report.evidence.finding</comment>
        <translation>Befund</translation>
    </message>
    <message>
        <source>next step</source>
        <comment>report.evidence.next</comment>
        <translation>nächster Schritt</translation>
    </message>
    <message>
        <source>question</source>
        <comment>report.evidence.question</comment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>feature</source>
        <comment>report.feature</comment>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>report.file</comment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>{1}, SHA-256 {2}</source>
        <comment>report.file_and_hash</comment>
        <translation>{1}, SHA-256 {2}</translation>
    </message>
    <message>
        <source>{1} further {1:picture|pictures}</source>
        <comment>report.further_pictures</comment>
        <translation>{1} {1:weiteres Bild|weitere Bilder}</translation>
    </message>
    <message>
        <source>gap to the best</source>
        <comment>report.heading.behind_best</comment>
        <translation>Abstand zur besten</translation>
    </message>
    <message>
        <source>standard error of the gap to the best</source>
        <comment>report.heading.behind_best_error</comment>
        <translation>Standardfehler des Abstands zur besten</translation>
    </message>
    <message>
        <source>better than nothing</source>
        <comment>report.heading.better_than_nothing</comment>
        <translation>besser als nichts</translation>
    </message>
    <message>
        <source>better than random</source>
        <comment>report.heading.better_than_random</comment>
        <translation>besser als zufällige</translation>
    </message>
    <message>
        <source>by chance</source>
        <comment>report.heading.by_chance</comment>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>column</source>
        <comment>report.heading.column</comment>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>report.heading.columns</comment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>common features</source>
        <comment>report.heading.common_features</comment>
        <translation>gemeinsame Merkmale</translation>
    </message>
    <message>
        <source>consensus</source>
        <comment>report.heading.consensus</comment>
        <translation>Konsens</translation>
    </message>
    <message>
        <source>cosine</source>
        <comment>report.heading.cosine</comment>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>cosine overlap</source>
        <comment>report.heading.cosine_overlap</comment>
        <translation>Kosinus-Überlappung</translation>
    </message>
    <message>
        <source>data</source>
        <comment>report.heading.data</comment>
        <translation>Daten</translation>
    </message>
    <message>
        <source>discovered by</source>
        <comment>report.heading.discovered_by</comment>
        <translation>entdeckt mit</translation>
    </message>
    <message>
        <source>discoveries</source>
        <comment>report.heading.discoveries</comment>
        <translation>Entdeckungen</translation>
    </message>
    <message>
        <source>ending</source>
        <comment>report.heading.ending</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>error</source>
        <comment>report.heading.error</comment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>standard error of the error</source>
        <comment>report.heading.error_error</comment>
        <translation>Standardfehler des Fehlers</translation>
    </message>
    <message>
        <source>feature</source>
        <comment>report.heading.feature</comment>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>features</source>
        <comment>report.heading.features</comment>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>jaccard</source>
        <comment>report.heading.jaccard</comment>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>judge</source>
        <comment>report.heading.judge</comment>
        <translation>Vorhersage durch</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>report.heading.left_out</comment>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>level</source>
        <comment>report.heading.level</comment>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>matched purity</source>
        <comment>report.heading.matched_purity</comment>
        <translation>zugeordnete Reinheit</translation>
    </message>
    <message>
        <source>method</source>
        <comment>report.heading.method</comment>
        <translation>Methode</translation>
    </message>
    <message>
        <source>no worse</source>
        <comment>report.heading.no_worse</comment>
        <translation>nicht schlechter</translation>
    </message>
    <message>
        <source>objective</source>
        <comment>report.heading.objective</comment>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>parameter</source>
        <comment>report.heading.parameter</comment>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>purity</source>
        <comment>report.heading.purity</comment>
        <translation>Reinheit</translation>
    </message>
    <message>
        <source>run</source>
        <comment>report.heading.run</comment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>run a</source>
        <comment>report.heading.run_a</comment>
        <translation>Lauf a</translation>
    </message>
    <message>
        <source>run b</source>
        <comment>report.heading.run_b</comment>
        <translation>Lauf b</translation>
    </message>
    <message>
        <source>samples</source>
        <comment>report.heading.samples</comment>
        <translation>Proben</translation>
    </message>
    <message>
        <source>seconds</source>
        <comment>report.heading.seconds</comment>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>seed</source>
        <comment>report.heading.seed</comment>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>report.heading.selected</comment>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>spearman</source>
        <comment>report.heading.spearman</comment>
        <translation>Spearman</translation>
    </message>
    <message>
        <source>stability</source>
        <comment>report.heading.stability</comment>
        <translation>Stabilität</translation>
    </message>
    <message>
        <source>standard error of the stability</source>
        <comment>report.heading.stability_error</comment>
        <translation>Standardfehler der Stabilität</translation>
    </message>
    <message>
        <source>title</source>
        <comment>report.heading.title</comment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Ids</source>
        <comment>report.ids</comment>
        <translation>Kennungen</translation>
    </message>
    <message>
        <source>Inputs</source>
        <comment>report.inputs</comment>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>neighbours</source>
        <comment>report.judge.neighbours</comment>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>ridge</source>
        <comment>report.judge.ridge</comment>
        <translation>Ridge</translation>
    </message>
    <message>
        <source>trees</source>
        <comment>report.judge.trees</comment>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>Always kept</source>
        <comment>report.kept</comment>
        <translation>Immer behalten</translation>
    </message>
    <message>
        <source>The share of trials of good methods that keep the column; the same on targets in random order; and what a share has to exceed to say something.</source>
        <comment>report.kept_columns</comment>
        <translation>Der Anteil der Versuche guter Methoden, in denen die Spalte behalten wird; derselbe mit der Zielgröße in zufälliger Reihenfolge; und was ein Anteil übertreffen muss, um etwas zu sagen.</translation>
    </message>
    <message>
        <source>Known weights</source>
        <comment>report.known_weights</comment>
        <translation>Bekannte Gewichte</translation>
    </message>
    <message>
        <source>Labels</source>
        <comment>report.labels</comment>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Matched purity</source>
        <comment>report.matched_purity</comment>
        <translation>Zugeordnete Reinheit</translation>
    </message>
    <message>
        <source>Method</source>
        <comment>report.method</comment>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Methods compared on {1}</source>
        <comment>report.methods_compared</comment>
        <translation>Vergleich der Methoden auf {1}</translation>
    </message>
    <message>
        <source>Missing cells</source>
        <comment>report.missing</comment>
        <translation>Fehlende Zellen</translation>
    </message>
    <message>
        <source>{1} more {1:feature was ranked and is|features were ranked and are} not shown.</source>
        <comment>report.more_features</comment>
        <translation>{1} {1:weiteres Merkmal hat einen Rang und ist|weitere Merkmale haben einen Rang und sind} nicht gezeigt.</translation>
    </message>
    <message>
        <source>{1} further {1:note is|notes are} in the record.</source>
        <comment>report.more_notes</comment>
        <translation>{1} {1:weiterer Hinweis steht|weitere Hinweise stehen} im Protokoll.</translation>
    </message>
    <message>
        <source>Of these, {1} {1:is|are} selected.</source>
        <comment>report.more_selected</comment>
        <translation>Davon {1:ist|sind} {1} ausgewählt.</translation>
    </message>
    <message>
        <source>{1} and {2} more</source>
        <comment>report.names_and_more</comment>
        <translation>{1} und {2} weitere</translation>
    </message>
    <message>
        <source>Objective</source>
        <comment>report.objective</comment>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>Objective of the run&apos;s own selection</source>
        <comment>report.own_objective</comment>
        <translation>Zielfunktion der Auswahl des Laufs selbst</translation>
    </message>
    <message>
        <source>Jaccard index of the selections; rank correlation (Spearman) and cosine overlap of the weights, each times its column&apos;s standard deviation, over the features common to both runs.</source>
        <comment>report.pairs</comment>
        <translation>Jaccard-Index der Auswahlen; Rangkorrelation (Spearman) und Kosinus-Überlappung der Gewichte, jedes mal der Standardabweichung seiner Spalte, über die Merkmale, die beide Läufe haben.</translation>
    </message>
    <message>
        <source>(period {1})</source>
        <comment>report.period</comment>
        <translation>(Periode {1})</translation>
    </message>
    <message>
        <source>Program</source>
        <comment>report.program</comment>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Cluster purity</source>
        <comment>report.purity</comment>
        <translation>Reinheit der Cluster</translation>
    </message>
    <message>
        <source>Which of its {1} {1:input|inputs} does it take to {2}?</source>
        <comment>report.question</comment>
        <translation>Welche ihrer Eingänge ({1}) braucht man, um {2}?</translation>
    </message>
    <message>
        <source>rank</source>
        <comment>report.rank</comment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Reference</source>
        <comment>report.reference</comment>
        <translation>Literatur</translation>
    </message>
    <message>
        <source>Order of rows</source>
        <comment>report.row_order</comment>
        <translation>Reihenfolge der Zeilen</translation>
    </message>
    <message>
        <source>The run itself selected</source>
        <comment>report.run_selected</comment>
        <translation>Der Lauf selbst wählte</translation>
    </message>
    <message>
        <source>Samples chosen</source>
        <comment>report.samples</comment>
        <translation>Gewählte Proben</translation>
    </message>
    <message>
        <source>All methods</source>
        <comment>report.section.all_methods</comment>
        <translation>Alle Methoden</translation>
    </message>
    <message>
        <source>Comparison</source>
        <comment>report.section.comparison</comment>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Data</source>
        <comment>report.section.data</comment>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Discoveries</source>
        <comment>report.section.discoveries</comment>
        <translation>Entdeckungen</translation>
    </message>
    <message>
        <source>How often columns are kept</source>
        <comment>report.section.kept_columns</comment>
        <translation>Wie oft Spalten behalten werden</translation>
    </message>
    <message>
        <source>Methods</source>
        <comment>report.section.methods</comment>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>report.section.notes</comment>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Method and findings</source>
        <comment>report.section.numbers</comment>
        <translation>Methode und Befunde</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <comment>report.section.other_settings</comment>
        <translation>Einstellungen, die sich unterscheiden</translation>
    </message>
    <message>
        <source>Pairs of runs</source>
        <comment>report.section.pairs</comment>
        <translation>Paare von Läufen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>report.section.pictures</comment>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Question</source>
        <comment>report.section.question</comment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Ranking</source>
        <comment>report.section.ranking</comment>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>How to repeat it</source>
        <comment>report.section.repeat</comment>
        <translation>Wie man den Lauf wiederholt</translation>
    </message>
    <message>
        <source>Settings that applied</source>
        <comment>report.section.settings</comment>
        <translation>Einstellungen, die galten</translation>
    </message>
    <message>
        <source>Weights, each run&apos;s largest 1</source>
        <comment>report.section.weights</comment>
        <translation>Gewichte, das größte jedes Laufs 1</translation>
    </message>
    <message>
        <source>Seed</source>
        <comment>report.seed</comment>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>report.selected</comment>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>Selected</source>
        <comment>report.selected_by</comment>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>{1} {1:feature|features}: {2}</source>
        <comment>report.selection</comment>
        <translation>{1} {1:Merkmal|Merkmale}: {2}</translation>
    </message>
    <message>
        <source>{1} {1:feature with a smaller weight is|features with smaller weights are} left out.</source>
        <comment>report.smaller_weights</comment>
        <translation>{1} {1:Merkmal mit kleinerem Gewicht ist|Merkmale mit kleineren Gewichten sind} weggelassen.</translation>
    </message>
    <message>
        <source>Target standardised</source>
        <comment>report.standardised</comment>
        <translation>Zielgröße standardisiert</translation>
    </message>
    <message>
        <source>Started</source>
        <comment>report.started</comment>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Preparation</source>
        <comment>report.step</comment>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <comment>report.suggestion</comment>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>The table {1} has {2} {2:row|rows} and {3} {3:column|columns}.</source>
        <comment>report.table</comment>
        <translation>Die Tabelle {1} hat {2} {2:Zeile|Zeilen} und {3} {3:Spalte|Spalten}.</translation>
    </message>
    <message>
        <source>Tables of the run</source>
        <comment>report.tables</comment>
        <translation>Tabellen des Laufs</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>report.time</comment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>report.truth</comment>
        <translation>Zielgröße</translation>
    </message>
    <message>
        <source>the inputs</source>
        <comment>report.truth.inputs</comment>
        <translation>die Eingänge</translation>
    </message>
    <message>
        <source>Table of the target</source>
        <comment>report.truth_file</comment>
        <translation>Tabelle der Zielgröße</translation>
    </message>
    <message>
        <source>Target is</source>
        <comment>report.truth_kind</comment>
        <translation>Die Zielgröße ist</translation>
    </message>
    <message>
        <source>(period as target {1})</source>
        <comment>report.truth_period</comment>
        <translation>(Periode als Zielgröße {1})</translation>
    </message>
    <message>
        <source>unit</source>
        <comment>report.unit</comment>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>tell the classes of {1} apart</source>
        <comment>report.wanted.classes</comment>
        <translation>die Klassen von {1} zu unterscheiden</translation>
    </message>
    <message>
        <source>preserve what all inputs say together</source>
        <comment>report.wanted.inputs</comment>
        <translation>zu bewahren, was alle Eingänge zusammen sagen</translation>
    </message>
    <message>
        <source>say most about the samples, without any target</source>
        <comment>report.wanted.nothing</comment>
        <translation>ohne Zielgröße am meisten über die Proben zu sagen</translation>
    </message>
    <message>
        <source>predict {1}</source>
        <comment>report.wanted.truth</comment>
        <translation>{1} vorherzusagen</translation>
    </message>
    <message>
        <source>Weight of the samples</source>
        <comment>report.weight</comment>
        <translation>Gewicht der Proben</translation>
    </message>
    <message>
        <source>Known weights from</source>
        <comment>report.weights_file</comment>
        <translation>Bekannte Gewichte aus</translation>
    </message>
    <message>
        <source>Periods wrapped</source>
        <comment>report.wrapped</comment>
        <translation>In die Periode gefaltet</translation>
    </message>
    <message>
        <source>history &apos;{1}&apos;</source>
        <comment>result.a_history</comment>
        <translation>Verlauf &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>path point {1}</source>
        <comment>result.a_path_point</comment>
        <translation>Pfadpunkt {1}</translation>
    </message>
    <message>
        <source>projection &apos;{1}&apos;</source>
        <comment>result.a_projection</comment>
        <translation>Projektion &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>{1} has {2} {2:feature|features}</source>
        <comment>result.bad_count</comment>
        <translation>{1} hat {2} {2:Merkmal|Merkmale}</translation>
    </message>
    <message>
        <source>0 to {1}</source>
        <comment>result.bad_count.accepted</comment>
        <translation>0 bis {1}</translation>
    </message>
    <message>
        <source>{1} has the weight {2}</source>
        <comment>result.bad_weight</comment>
        <translation>{1} hat das Gewicht {2}</translation>
    </message>
    <message>
        <source>numbers from 0</source>
        <comment>result.bad_weight.accepted</comment>
        <translation>Zahlen ab 0</translation>
    </message>
    <message>
        <source>{1} {1:column|columns}</source>
        <comment>result.columns</comment>
        <translation>{1} {1:Spalte|Spalten}</translation>
    </message>
    <message>
        <source>the figure &apos;{1}&apos; contradicts itself: {2}</source>
        <comment>result.contradiction</comment>
        <translation>die Abbildung &apos;{1}&apos; widerspricht sich: {2}</translation>
    </message>
    <message>
        <source>a record as it was written</source>
        <comment>result.contradiction.accepted</comment>
        <translation>ein Protokoll, wie es geschrieben wurde</translation>
    </message>
    <message>
        <source>feature</source>
        <comment>result.feature</comment>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>{1} {1:label|labels}</source>
        <comment>result.labels</comment>
        <translation>{1} {1:Beschriftung|Beschriftungen}</translation>
    </message>
    <message>
        <source>{1} holds what is no number</source>
        <comment>result.no_number</comment>
        <translation>{1} enthält etwas, das keine Zahl ist</translation>
    </message>
    <message>
        <source>finite numbers</source>
        <comment>result.no_number.accepted</comment>
        <translation>endliche Zahlen</translation>
    </message>
    <message>
        <source>path point {1} is suggested, and there are {2}</source>
        <comment>result.no_path_point</comment>
        <translation>Pfadpunkt {1} wird vorgeschlagen, aber es gibt {2}</translation>
    </message>
    <message>
        <source>{1} holds a {2} that is not there: number {3}</source>
        <comment>result.not_there</comment>
        <translation>{1} enthält etwas, das es nicht gibt: {2} Nummer {3}</translation>
    </message>
    <message>
        <source>1 to {1}</source>
        <comment>result.not_there.accepted</comment>
        <translation>1 bis {1}</translation>
    </message>
    <message>
        <source>{1} holds {2} {3} twice</source>
        <comment>result.repeated</comment>
        <translation>{1} enthält zweimal: {2} {3}</translation>
    </message>
    <message>
        <source>each once</source>
        <comment>result.repeated.accepted</comment>
        <translation>jeweils nur einmal</translation>
    </message>
    <message>
        <source>{1} is there twice</source>
        <comment>result.repeated_column</comment>
        <translation>{1} ist zweimal vorhanden</translation>
    </message>
    <message>
        <source>the figure &apos;{1}&apos; is there twice</source>
        <comment>result.repeated_figure</comment>
        <translation>die Abbildung &apos;{1}&apos; ist zweimal vorhanden</translation>
    </message>
    <message>
        <source>the finding &apos;{1}&apos; is there twice</source>
        <comment>result.repeated_finding</comment>
        <translation>der Befund &apos;{1}&apos; ist zweimal vorhanden</translation>
    </message>
    <message>
        <source>sample</source>
        <comment>result.sample</comment>
        <translation>Probe</translation>
    </message>
    <message>
        <source>the answer</source>
        <comment>result.the_answer</comment>
        <translation>die Antwort</translation>
    </message>
    <message>
        <source>what was chosen</source>
        <comment>result.the_choice</comment>
        <translation>das Gewählte</translation>
    </message>
    <message>
        <source>the column &apos;{1}&apos;</source>
        <comment>result.the_column</comment>
        <translation>die Spalte &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>the list of samples</source>
        <comment>result.the_list_of_samples</comment>
        <translation>die Liste der Proben</translation>
    </message>
    <message>
        <source>the samples</source>
        <comment>result.the_samples</comment>
        <translation>der Probensatz</translation>
    </message>
    <message>
        <source>the selection</source>
        <comment>result.the_selection</comment>
        <translation>die Auswahl</translation>
    </message>
    <message>
        <source>the space</source>
        <comment>result.the_space</comment>
        <translation>der Raum</translation>
    </message>
    <message>
        <source>{1} {1:value|values}</source>
        <comment>result.values</comment>
        <translation>{1} {1:Wert|Werte}</translation>
    </message>
    <message>
        <source>{1} {1:weight|weights}</source>
        <comment>result.weights</comment>
        <translation>{1} {1:Gewicht|Gewichte}</translation>
    </message>
    <message>
        <source>{1} has {2} where {3} {3:belongs|belong}</source>
        <comment>result.wrong_length</comment>
        <translation>{1} hat {2}, aber {3} {3:wird|werden} erwartet</translation>
    </message>
    <message>
        <source>the regularisation strengths are not valid</source>
        <comment>ridge_search.bad_strengths</comment>
        <translation>die Stärken der Regularisierung sind nicht gültig</translation>
    </message>
    <message>
        <source>at least one number, none negative</source>
        <comment>ridge_search.bad_strengths.accepted</comment>
        <translation>mindestens eine Zahl, keine davon negativ</translation>
    </message>
    <message>
        <source>a fault in the program: {1}</source>
        <comment>run.fault_at_end</comment>
        <translation>ein Fehler im Programm: {1}</translation>
    </message>
    <message>
        <source>the result was not looked at further: {1}</source>
        <comment>run.not_completed</comment>
        <translation>das Ergebnis wurde nicht weiter betrachtet: {1}</translation>
    </message>
    <message>
        <source>{1} or a weight is not a finite number at iteration {2}: the columns or the parameters are too extreme to calculate with</source>
        <comment>run.not_finite</comment>
        <translation>{1} oder ein Gewicht ist bei Iteration {2} keine endliche Zahl: Die Spalten oder die Einstellungen sind zu extrem, um damit zu rechnen</translation>
    </message>
    <message>
        <source>the program ended during the run</source>
        <comment>run.program_ended</comment>
        <translation>das Programm endete während des Laufs</translation>
    </message>
    <message>
        <source>the result so far could not be kept: {1}</source>
        <comment>run.result_lost</comment>
        <translation>das bisherige Ergebnis konnte nicht gespeichert werden: {1}</translation>
    </message>
    <message>
        <source>an invalid number of neighbours</source>
        <comment>sample_density.bad_neighbours</comment>
        <translation>eine ungültige Anzahl von Nachbarn</translation>
    </message>
    <message>
        <source>1 to {1} for every sample</source>
        <comment>sample_density.bad_neighbours.accepted</comment>
        <translation>1 bis {1} für jede Probe</translation>
    </message>
    <message>
        <source>all samples are equal, so there is no density</source>
        <comment>sample_density.equal_samples</comment>
        <translation>alle Proben sind gleich, daher gibt es keine Dichte</translation>
    </message>
    <message>
        <source>samples that differ</source>
        <comment>sample_density.equal_samples.accepted</comment>
        <translation>Proben, die sich unterscheiden</translation>
    </message>
    <message>
        <source>a script cannot repeat this step: {1}</source>
        <comment>script.cannot_repeat_step</comment>
        <translation>ein Skript kann diesen Schritt nicht wiederholen: {1}</translation>
    </message>
    <message>
        <source>the file has changed since the run</source>
        <comment>script.changed_file</comment>
        <translation>die Datei hat sich seit dem Lauf geändert</translation>
    </message>
    <message>
        <source>the file as it was for the run</source>
        <comment>script.changed_file.accepted</comment>
        <translation>die Datei, wie sie für den Lauf war</translation>
    </message>
    <message>
        <source>columns are dropped again by a later step</source>
        <comment>script.dropped_again</comment>
        <translation>Spalten werden von einem späteren Schritt noch einmal weggelassen</translation>
    </message>
    <message>
        <source>one step that drops columns</source>
        <comment>script.dropped_again.accepted</comment>
        <translation>ein einziger Schritt, der Spalten weglässt</translation>
    </message>
    <message>
        <source>a later step drops columns, and a step between the two chooses columns</source>
        <comment>script.dropped_text</comment>
        <translation>ein späterer Schritt entfernt Spalten, und ein Schritt dazwischen wählt Spalten aus</translation>
    </message>
    <message>
        <source>a run whose step that drops columns follows this one at once</source>
        <comment>script.dropped_text.accepted</comment>
        <translation>ein Lauf, dessen Schritt, der Spalten entfernt, gleich auf diesen folgt</translation>
    </message>
    <message>
        <source>a script cannot drop the rows that have missing cells in another table</source>
        <comment>script.gaps_of_truth</comment>
        <translation>ein Skript kann die Zeilen nicht weglassen, die in einer anderen Tabelle fehlende Zellen haben</translation>
    </message>
    <message>
        <source>a step of preparation that leaves samples with missing cells out</source>
        <comment>script.gaps_of_truth.accepted</comment>
        <translation>ein Vorbereitungsschritt, der Proben mit fehlenden Zellen weglässt</translation>
    </message>
    <message>
        <source>the table is part of the program, so a script cannot read it</source>
        <comment>script.no_file</comment>
        <translation>die Tabelle ist Teil des Programms, daher kann ein Skript sie nicht lesen</translation>
    </message>
    <message>
        <source>a table from a file</source>
        <comment>script.no_file.accepted</comment>
        <translation>eine Tabelle aus einer Datei</translation>
    </message>
    <message>
        <source>the run has no result to repeat</source>
        <comment>script.no_result</comment>
        <translation>der Lauf hat kein Ergebnis, das wiederholt werden könnte</translation>
    </message>
    <message>
        <source>a run that came to a result</source>
        <comment>script.no_result.accepted</comment>
        <translation>ein Lauf, der zu einem Ergebnis kam</translation>
    </message>
    <message>
        <source>a script cannot read this format</source>
        <comment>script.other_format</comment>
        <translation>ein Skript kann dieses Format nicht lesen</translation>
    </message>
    <message>
        <source>delimited text, a COLVAR file or, in Python, a .npy array; other tables are written as CSV beside the script</source>
        <comment>script.other_format.accepted</comment>
        <translation>Text mit Trennzeichen, eine COLVAR-Datei oder, in Python, ein .npy-Array; andere Tabellen werden als CSV neben das Skript geschrieben</translation>
    </message>
    <message>
        <source>a script reads one file, but columns of {1} were added</source>
        <comment>script.several_files</comment>
        <translation>ein Skript liest eine Datei, aber es wurden Spalten von {1} hinzugefügt</translation>
    </message>
    <message>
        <source>one file with all columns</source>
        <comment>script.several_files.accepted</comment>
        <translation>eine Datei mit allen Spalten</translation>
    </message>
    <message>
        <source>a later step keeps only some of the samples drawn</source>
        <comment>script.some_drawn</comment>
        <translation>ein späterer Schritt behält nur einige der gezogenen Proben</translation>
    </message>
    <message>
        <source>a run where samples are drawn by the last step</source>
        <comment>script.some_drawn.accepted</comment>
        <translation>ein Lauf, bei dem der letzte Schritt Proben zieht</translation>
    </message>
    <message>
        <source>it is not known here</source>
        <comment>script.unknown_step</comment>
        <translation>er ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>a run without it</source>
        <comment>script.unknown_step.accepted</comment>
        <translation>ein Lauf ohne ihn</translation>
    </message>
    <message>
        <source>its columns are not named</source>
        <comment>script.unnamed_columns</comment>
        <translation>seine Spalten sind nicht benannt</translation>
    </message>
    <message>
        <source>a step that names its columns</source>
        <comment>script.unnamed_columns.accepted</comment>
        <translation>ein Schritt, der seine Spalten benennt</translation>
    </message>
    <message>
        <source>a script cannot fill missing cells with the medians of weighted samples</source>
        <comment>script.weighted_medians</comment>
        <translation>ein Skript kann fehlende Zellen nicht mit den Medianen gewichteter Proben füllen</translation>
    </message>
    <message>
        <source>a step of preparation that leaves samples with missing cells out</source>
        <comment>script.weighted_medians.accepted</comment>
        <translation>ein Vorbereitungsschritt, der Proben mit fehlenden Zellen weglässt</translation>
    </message>
    <message>
        <source>the weights in {1}</source>
        <comment>script.weights_of</comment>
        <translation>die Gewichte in {1}</translation>
    </message>
    <message>
        <source>no solution has at most the requested number of features</source>
        <comment>search.all_too_large</comment>
        <translation>keine Lösung hat höchstens so viele Merkmale, wie verlangt sind</translation>
    </message>
    <message>
        <source>{1} {1:solution|solutions} of the search could not be calculated: {2}</source>
        <comment>search.failures</comment>
        <translation>{1} {1:Lösung|Lösungen} der Suche {1:konnte|konnten} nicht berechnet werden: {2}</translation>
    </message>
    <message>
        <source>there are no features to search</source>
        <comment>search.no_features</comment>
        <translation>es gibt keine Merkmale, unter denen gesucht werden könnte</translation>
    </message>
    <message>
        <source>no task of the search found a solution</source>
        <comment>search.no_solution</comment>
        <translation>keine Aufgabe der Suche fand eine Lösung</translation>
    </message>
    <message>
        <source>{1}: {2}</source>
        <comment>search.no_solution_as</comment>
        <translation>{1}: {2}</translation>
    </message>
    <message>
        <source>stopped before the first value</source>
        <comment>search.stopped_early</comment>
        <translation>vor dem ersten Wert angehalten</translation>
    </message>
    <message>
        <source>chosen by a person</source>
        <comment>selection.by_person</comment>
        <translation>von einer Person gewählt</translation>
    </message>
    <message>
        <source>weight above 0</source>
        <comment>selection.positive_weights</comment>
        <translation>Gewicht über 0</translation>
    </message>
    <message>
        <source>position {1} of the ranking does not exist or occurs twice</source>
        <comment>selection_error.bad_position</comment>
        <translation>Position {1} der Rangfolge gibt es nicht, oder sie kommt zweimal vor</translation>
    </message>
    <message>
        <source>distinct positions from 1 to {1}</source>
        <comment>selection_error.bad_position.accepted</comment>
        <translation>verschiedene Positionen von 1 bis {1}</translation>
    </message>
    <message>
        <source>there are no numbers of features or samples to try</source>
        <comment>selection_error.no_counts</comment>
        <translation>es gibt keine Anzahlen von Merkmalen oder Proben zum Ausprobieren</translation>
    </message>
    <message>
        <source>from 1 to {1}</source>
        <comment>selection_error.no_counts.accepted</comment>
        <translation>von 1 bis {1}</translation>
    </message>
    <message>
        <source>no random rankings requested</source>
        <comment>selection_error.no_draws</comment>
        <translation>keine zufälligen Rangfolgen angefordert</translation>
    </message>
    <message>
        <source>1 or more</source>
        <comment>selection_error.no_draws.accepted</comment>
        <translation>1 oder mehr</translation>
    </message>
    <message>
        <source>{1} training {1:sample is|samples are} too few</source>
        <comment>selection_error.too_few_samples</comment>
        <translation>{1} {1:Trainingsprobe ist|Trainingsproben sind} zu wenig</translation>
    </message>
    <message>
        <source>at least 4, and at least as many as neighbours</source>
        <comment>selection_error.too_few_samples.accepted</comment>
        <translation>mindestens 4 und mindestens so viele wie Nachbarn</translation>
    </message>
    <message>
        <source>a session that this program wrote</source>
        <comment>session.accepted</comment>
        <translation>eine Sitzung, die dieses Programm geschrieben hat</translation>
    </message>
    <message>
        <source>run number {1}</source>
        <comment>session.bad_run</comment>
        <translation>Lauf Nummer {1}</translation>
    </message>
    <message>
        <source>a number of its own for each run, from 1 to 1000000000</source>
        <comment>session.bad_run.accepted</comment>
        <translation>eine eigene Nummer für jeden Lauf, von 1 bis 1000000000</translation>
    </message>
    <message>
        <source>not a session</source>
        <comment>session.no_session</comment>
        <translation>keine Sitzung</translation>
    </message>
    <message>
        <source>a session of schema {1}</source>
        <comment>session.other_schema.accepted</comment>
        <translation>eine Sitzung des Schemas {1}</translation>
    </message>
    <message>
        <source>run number {1} is there twice</source>
        <comment>session.repeated_run</comment>
        <translation>Lauf Nummer {1} ist zweimal vorhanden</translation>
    </message>
    <message>
        <source>the session carries too much data</source>
        <comment>session.too_much</comment>
        <translation>die Sitzung führt zu viele Daten mit</translation>
    </message>
    <message>
        <source>files of at most {1} in all</source>
        <comment>session.too_much.accepted</comment>
        <translation>Dateien von insgesamt höchstens {1}</translation>
    </message>
    <message>
        <source>the folder for sessions cannot be created</source>
        <comment>session_folder.cannot_create</comment>
        <translation>der Ordner für Sitzungen kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>a folder that can be written to</source>
        <comment>session_folder.cannot_create.accepted</comment>
        <translation>ein Ordner, in den geschrieben werden kann</translation>
    </message>
    <message>
        <source>hits as published, which finds something in noise more often</source>
        <comment>shadow.hits_as_published</comment>
        <translation>Treffer wie veröffentlicht, was in Rauschen häufiger etwas findet</translation>
    </message>
    <message>
        <source>{1} asks for {2} targets in random order</source>
        <comment>shadow.level_too_low</comment>
        <translation>{1} verlangt {2} Zielgrößen in zufälliger Reihenfolge</translation>
    </message>
    <message>
        <source>at least {1}, or hits as published</source>
        <comment>shadow.level_too_low.accepted</comment>
        <translation>mindestens {1} oder Treffer wie veröffentlicht</translation>
    </message>
    <message>
        <source>{1} {1:column has|columns have} more hits than chance by the published rule, but no larger margin than columns have by chance: not confirmed</source>
        <comment>shadow.margin_of_chance</comment>
        <translation>{1} {1:Spalte hat|Spalten haben} nach der veröffentlichten Regel mehr Treffer als durch Zufall, aber keinen größeren Vorsprung, als Spalten durch Zufall haben: nicht bestätigt</translation>
    </message>
    <message>
        <source>confirmed: more hits than chance at level {1}, two-sided binomial tests corrected for {2} {2:column|columns} (Bonferroni), as published: of tables of noise, far more than this share have a confirmed column</source>
        <comment>shadow.published_rule</comment>
        <translation>bestätigt: mehr Treffer als durch Zufall zum Niveau {1}, zweiseitige Binomialtests, korrigiert für {2} {2:Spalte|Spalten} (Bonferroni), wie veröffentlicht: von Tabellen aus Rauschen hat ein weit größerer Anteil eine bestätigte Spalte</translation>
    </message>
    <message>
        <source>confirmed: more hits than shadows, and a margin that none of {1} targets in random order reaches; of tables of noise, at most a share of {2} have a confirmed column</source>
        <comment>shadow.rule</comment>
        <translation>bestätigt: mehr Treffer als die Schatten und ein Vorsprung, den keine von {1} Zielgrößen in zufälliger Reihenfolge erreicht; von Tabellen aus Rauschen hat höchstens ein Anteil von {2} eine bestätigte Spalte</translation>
    </message>
    <message>
        <source>so few can decide nothing about {1} columns at this level</source>
        <comment>shadow.too_few_rounds</comment>
        <translation>so wenige können auf diesem Niveau nichts über {1} Spalten entscheiden</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <comment>shadow.too_few_rounds.accepted</comment>
        <translation>mindestens {1}</translation>
    </message>
    <message>
        <source>neither confirmed nor rejected after {1} {1:round|rounds}: {2}</source>
        <comment>shadow.undecided</comment>
        <translation>nach {1} {1:Runde|Runden} weder bestätigt noch verworfen: {2}</translation>
    </message>
    <message>
        <source>{1}; the comparison was not finished</source>
        <comment>shadow.unfinished</comment>
        <translation>{1}; der Vergleich wurde nicht beendet</translation>
    </message>
    <message>
        <source>the sheet {1} is read; the file has {2} sheets</source>
        <comment>sheets.first</comment>
        <translation>das Blatt {1} wird gelesen; die Datei hat {2} Blätter</translation>
    </message>
    <message>
        <source>a table is read from one sheet, not from {1}</source>
        <comment>sheets.several</comment>
        <translation>eine Tabelle wird aus einem Blatt gelesen, nicht aus {1}</translation>
    </message>
    <message>
        <source>one sheet; the columns of another one can be added to the table</source>
        <comment>sheets.several.accepted</comment>
        <translation>ein Blatt; die Spalten eines anderen lassen sich zur Tabelle hinzufügen</translation>
    </message>
    <message>
        <source>it leaves {1} {1:sample|samples} held out and {2} to train on</source>
        <comment>sic.bad_held_out_share</comment>
        <translation>damit {1:bleibt|bleiben} {1} {1:Probe|Proben} zurückgehalten und {2} zum Trainieren</translation>
    </message>
    <message>
        <source>0, or at least 2 held out and {1} to train on</source>
        <comment>sic.bad_held_out_share.accepted</comment>
        <translation>0 oder mindestens 2 zurückgehalten und {1} zum Trainieren</translation>
    </message>
    <message>
        <source>batch size {1}: only {2} taken, half of the {3} training samples</source>
        <comment>sic.batch_size</comment>
        <translation>Batchgröße {1}: nur {2} genommen, die Hälfte der {3} Trainingsproben</translation>
    </message>
    <message>
        <source>constant, so of eta 0 and ranked last: {1}</source>
        <comment>sic.constant</comment>
        <translation>konstant, daher mit eta 0 und am Ende der Rangfolge: {1}</translation>
    </message>
    <message>
        <source>fewer updates</source>
        <comment>sic.fewer_updates</comment>
        <translation>weniger Aktualisierungen</translation>
    </message>
    <message>
        <source>on held-out samples the critic does not tell real pairs from mixed ones: what it learned may be chance</source>
        <comment>sic.no_better_than_chance</comment>
        <translation>auf zurückgehaltenen Proben unterscheidet der Kritiker echte Paare nicht von gemischten: was er gelernt hat, kann Zufall sein</translation>
    </message>
    <message>
        <source>{1} is not a list of whole numbers</source>
        <comment>sic.not_whole_numbers</comment>
        <translation>{1} ist keine Liste ganzer Zahlen</translation>
    </message>
    <message>
        <source>1 to 20 whole numbers</source>
        <comment>sic.not_whole_numbers.accepted</comment>
        <translation>1 bis 20 ganze Zahlen</translation>
    </message>
    <message>
        <source>no input varies among the samples with a target</source>
        <comment>sic.nothing_varies</comment>
        <translation>kein Eingang variiert unter den Proben mit einer Zielgröße</translation>
    </message>
    <message>
        <source>eta at least 2/D</source>
        <comment>sic.rule</comment>
        <translation>eta mindestens 2/D</translation>
    </message>
    <message>
        <source>eta at least 2/(number of groups)</source>
        <comment>sic.rule_of_groups</comment>
        <translation>eta mindestens 2/(Anzahl der Gruppen)</translation>
    </message>
    <message>
        <source>{1} {1:sample|samples} with a target</source>
        <comment>sic.too_few_samples</comment>
        <translation>{1} {1:Probe|Proben} mit Zielgröße</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <comment>sic.too_few_samples.accepted</comment>
        <translation>mindestens {1}</translation>
    </message>
    <message>
        <source>You keep all of them, so none comes or goes.</source>
        <comment>stability.all_kept</comment>
        <translation>Sie behalten alle davon, also kommt und geht keine.</translation>
    </message>
    <message>
        <source>All columns are taken, so none comes or goes.</source>
        <comment>stability.all_taken</comment>
        <translation>Alle Spalten sind genommen, daher kommt und geht keine.</translation>
    </message>
    <message>
        <source>{1} {1:run|runs}, the best {2} of each</source>
        <comment>stability.best_of_runs</comment>
        <translation>{1} {1:Lauf|Läufe}, die besten {2} von jedem</translation>
    </message>
    <message>
        <source>These come and go: {1}.</source>
        <comment>stability.come_and_go</comment>
        <translation>Diese kommen und gehen: {1}.</translation>
    </message>
    <message>
        <source>every seed gave the same ranking: with these parameters the method is deterministic; resample by bootstrap to see what other samples would change</source>
        <comment>stability.deterministic</comment>
        <translation>jeder Startwert ergab dieselbe Rangfolge: mit diesen Einstellungen ist die Methode deterministisch; ziehen Sie mit bootstrap neue Stichproben, um zu sehen, was andere Proben ändern würden</translation>
    </message>
    <message>
        <source>every run selected every feature, because nothing drives weights to 0; a search or a penalty would</source>
        <comment>stability.every_feature</comment>
        <translation>jeder Lauf wählte jedes Merkmal aus, weil nichts die Gewichte gegen 0 treibt; eine Suche oder eine Strafe würde es tun</translation>
    </message>
    <message>
        <source>{1} runs {2} (stability {3} of 1).</source>
        <comment>stability.finding</comment>
        <translation>{1} Läufen {2} (Stabilität {3} von 1).</translation>
    </message>
    <message>
        <source>on half of the samples{1}</source>
        <comment>stability.halves</comment>
        <translation>auf der Hälfte der Proben{1}</translation>
    </message>
    <message>
        <source>Hardly the same</source>
        <comment>stability.hardly</comment>
        <translation>Kaum dieselben</translation>
    </message>
    <message>
        <source>{1}, in the runs that contained them</source>
        <comment>stability.in_runs_with_them</comment>
        <translation>{1}, in den Läufen, die sie enthielten</translation>
    </message>
    <message>
        <source>, in stretches</source>
        <comment>stability.in_stretches</comment>
        <translation>, in Abschnitten</translation>
    </message>
    <message>
        <source>Much the same</source>
        <comment>stability.much</comment>
        <translation>Weitgehend dieselben</translation>
    </message>
    <message>
        <source>Other columns may do as well: collect more samples, or choose among them by what you know of them.</source>
        <comment>stability.next</comment>
        <translation>Andere Spalten leisten vielleicht dasselbe: Sammeln Sie mehr Proben, oder wählen Sie zwischen ihnen nach dem, was Sie über sie wissen.</translation>
    </message>
    <message>
        <source>stability: no run contained any of the selected samples</source>
        <comment>stability.no_sample</comment>
        <translation>Stabilität: kein Lauf enthielt eine der ausgewählten Proben</translation>
    </message>
    <message>
        <source>other seeds change nothing, because this method is deterministic</source>
        <comment>stability.no_seed</comment>
        <translation>andere Startwerte ändern nichts, weil diese Methode deterministisch ist</translation>
    </message>
    <message>
        <source>bootstrap</source>
        <comment>stability.no_seed.accepted</comment>
        <translation>bootstrap</translation>
    </message>
    <message>
        <source>{1} in {2}</source>
        <comment>stability.not_the_same</comment>
        <translation>{1} in {2}</translation>
    </message>
    <message>
        <source>{1} of {2} runs selected nothing.</source>
        <comment>stability.nothing</comment>
        <translation>{1} von {2} Läufen {1:wählte|wählten} nichts aus.</translation>
    </message>
    <message>
        <source>stability of the selection</source>
        <comment>stability.of_selection</comment>
        <translation>Stabilität der Auswahl</translation>
    </message>
    <message>
        <source>Partly the same</source>
        <comment>stability.partly</comment>
        <translation>Teilweise dieselben</translation>
    </message>
    <message>
        <source>{1} {1:run|runs}</source>
        <comment>stability.runs</comment>
        <translation>{1} {1:Lauf|Läufe}</translation>
    </message>
    <message>
        <source>{1} runs {2}</source>
        <comment>stability.runs_where</comment>
        <translation>{1} Läufe {2}</translation>
    </message>
    <message>
        <source>share of runs that selected a sample again</source>
        <comment>stability.selected_again</comment>
        <translation>Anteil der Läufe, die eine Probe wieder auswählten</translation>
    </message>
    <message>
        <source>{1} selected {1:sample|samples}</source>
        <comment>stability.selected_samples</comment>
        <translation>{1} {1:ausgewählte Probe|ausgewählte Proben}</translation>
    </message>
    <message>
        <source>on halves of {1} of the samples{2}</source>
        <comment>stability.some_halves</comment>
        <translation>auf Hälften von {1} der Proben{2}</translation>
    </message>
    <message>
        <source>{1} may stand in for {2}: they go together (r = {3}).</source>
        <comment>stability.stands_in</comment>
        <translation>{1} kann für {2} einstehen: Sie gehen miteinander (r = {3}).</translation>
    </message>
    <message>
        <source>features that every repeated run selected</source>
        <comment>stability.steady_features</comment>
        <translation>Merkmale, die jeder wiederholte Lauf auswählte</translation>
    </message>
    <message>
        <source>samples that were selected every time</source>
        <comment>stability.steady_samples</comment>
        <translation>Proben, die jedes Mal ausgewählt wurden</translation>
    </message>
    <message>
        <source>The same {1} in {2} of {3}</source>
        <comment>stability.the_same</comment>
        <translation>Es {1:war dieselbe Spalte|waren dieselben Spalten} ({1}) in {2} von {3}</translation>
    </message>
    <message>
        <source>runs that select the same</source>
        <comment>stability.times_the_same</comment>
        <translation>Läufe, die dasselbe auswählen</translation>
    </message>
    <message>
        <source>63 % of {1} samples are fewer than {2}</source>
        <comment>stability.too_few_samples</comment>
        <translation>63 % von {1} Proben sind weniger als {2}</translation>
    </message>
    <message>
        <source>seeds, or more samples</source>
        <comment>stability.too_few_samples.accepted</comment>
        <translation>seeds oder mehr Proben</translation>
    </message>
    <message>
        <source>, whole groups</source>
        <comment>stability.whole_groups</comment>
        <translation>, ganze Gruppen</translation>
    </message>
    <message>
        <source>{1} runs without the search {2} (stability {3} of 1).</source>
        <comment>stability.without_search</comment>
        <translation>{1} Läufen ohne die Suche {2} (Stabilität {3} von 1).</translation>
    </message>
    <message>
        <source>all subsets of {1} {1:feature|features}</source>
        <comment>stage.all_subsets</comment>
        <translation>alle Teilmengen mit {1} {1:Merkmal|Merkmalen}</translation>
    </message>
    <message>
        <source>all subsets of {1} {1:feature or group|features or groups}</source>
        <comment>stage.all_subsets_of_groups</comment>
        <translation>alle Teilmengen mit {1} {1:Merkmal oder Gruppe|Merkmalen oder Gruppen}</translation>
    </message>
    <message>
        <source>{1}: {2} of {3} rankings</source>
        <comment>stage.automatic</comment>
        <translation>{1}: {2} von {3} Rangfolgen</translation>
    </message>
    <message>
        <source>backward: {1} of {2} {2:feature|features}</source>
        <comment>stage.backward</comment>
        <translation>rückwärts: {1} von {2} {2:Merkmal|Merkmalen}</translation>
    </message>
    <message>
        <source>block validation: block {1} of {2}</source>
        <comment>stage.block</comment>
        <translation>Blockvalidierung: Block {1} von {2}</translation>
    </message>
    <message>
        <source>clusters of {1} {1:feature|features}</source>
        <comment>stage.clusters</comment>
        <translation>Cluster aus {1} {1:Merkmal|Merkmalen}</translation>
    </message>
    <message>
        <source>{1}: {2}</source>
        <comment>stage.clusters_of_curve</comment>
        <translation>{1}: {2}</translation>
    </message>
    <message>
        <source>comparing the starts</source>
        <comment>stage.comparing_starts</comment>
        <translation>die Starts werden verglichen</translation>
    </message>
    <message>
        <source>comparing with permuted columns</source>
        <comment>stage.comparing_with_permuted_columns</comment>
        <translation>Vergleich mit permutierten Spalten</translation>
    </message>
    <message>
        <source>comparing with random columns</source>
        <comment>stage.comparing_with_random_columns</comment>
        <translation>Vergleich mit zufälligen Spalten</translation>
    </message>
    <message>
        <source>comparing with targets in random order</source>
        <comment>stage.comparing_with_random_targets</comment>
        <translation>Vergleich mit Zielgrößen in zufälliger Reihenfolge</translation>
    </message>
    <message>
        <source>covariances</source>
        <comment>stage.covariances</comment>
        <translation>Kovarianzen</translation>
    </message>
    <message>
        <source>finding critic and importances</source>
        <comment>stage.critic_and_importances</comment>
        <translation>Kritiker und Wichtigkeiten werden bestimmt</translation>
    </message>
    <message>
        <source>drawing the graph</source>
        <comment>stage.drawing_graph</comment>
        <translation>der Graph wird gezeichnet</translation>
    </message>
    <message>
        <source>falling penalties</source>
        <comment>stage.falling_penalties</comment>
        <translation>fallende Strafen</translation>
    </message>
    <message>
        <source>the ranking by all samples</source>
        <comment>stage.final_ranking</comment>
        <translation>die Rangfolge anhand aller Proben</translation>
    </message>
    <message>
        <source>finding a learning rate</source>
        <comment>stage.finding_rate</comment>
        <translation>eine Lernrate wird gesucht</translation>
    </message>
    <message>
        <source>fitting the regression</source>
        <comment>stage.fitting_regression</comment>
        <translation>die Regression wird angepasst</translation>
    </message>
    <message>
        <source>held-out error: fold {1} of {2}</source>
        <comment>stage.fold</comment>
        <translation>Fehler auf zurückgehaltenen Proben: Teilung {1} von {2}</translation>
    </message>
    <message>
        <source>forward: choosing feature {1} of {2}</source>
        <comment>stage.forward</comment>
        <translation>vorwärts: Merkmal {1} von {2} wird gewählt</translation>
    </message>
    <message>
        <source>growing trees</source>
        <comment>stage.growing_trees</comment>
        <translation>Bäume wachsen</translation>
    </message>
    <message>
        <source>knockoffs: draw {1} of {2}</source>
        <comment>stage.knockoff_draw</comment>
        <translation>Knockoffs: Ziehung {1} von {2}</translation>
    </message>
    <message>
        <source>knockoffs: layer {1} of {2}, draw {3} of {4}</source>
        <comment>stage.knockoff_layer</comment>
        <translation>Knockoffs: Schicht {1} von {2}, Ziehung {3} von {4}</translation>
    </message>
    <message>
        <source>knockoffs</source>
        <comment>stage.knockoffs</comment>
        <translation>Knockoffs</translation>
    </message>
    <message>
        <source>scoring the features</source>
        <comment>stage.laplacian_scores</comment>
        <translation>die Merkmale werden bewertet</translation>
    </message>
    <message>
        <source>a last look at {1} {1:column|columns}</source>
        <comment>stage.last_look</comment>
        <translation>ein letzter Blick auf {1} {1:Spalte|Spalten}</translation>
    </message>
    <message>
        <source>learning curve: order {1} of {2}, {3}</source>
        <comment>stage.learning_curve</comment>
        <translation>Lernkurve: Reihenfolge {1} von {2}, {3}</translation>
    </message>
    <message>
        <source>learning the map</source>
        <comment>stage.learning_map</comment>
        <translation>die Abbildung wird gelernt</translation>
    </message>
    <message>
        <source>made-up table {1} of {2}: {3}</source>
        <comment>stage.made_up_table</comment>
        <translation>künstliche Tabelle {1} von {2}: {3}</translation>
    </message>
    <message>
        <source>making knockoffs</source>
        <comment>stage.making_knockoffs</comment>
        <translation>Knockoffs werden erzeugt</translation>
    </message>
    <message>
        <source>mixing {1}</source>
        <comment>stage.mixing</comment>
        <translation>Mischung {1}</translation>
    </message>
    <message>
        <source>finding the neighbours of each sample</source>
        <comment>stage.neighbours</comment>
        <translation>die Nachbarn jeder Probe werden gesucht</translation>
    </message>
    <message>
        <source>{1}: {2}</source>
        <comment>stage.of_member</comment>
        <translation>{1}: {2}</translation>
    </message>
    <message>
        <source>L1 path: filling gaps between penalties</source>
        <comment>stage.path_gaps</comment>
        <translation>L1-Pfad: Lücken zwischen Strafen werden gefüllt</translation>
    </message>
    <message>
        <source>L1 path: {1} {1:feature|features} left</source>
        <comment>stage.path_left</comment>
        <translation>L1-Pfad: noch {1} {1:Merkmal|Merkmale}</translation>
    </message>
    <message>
        <source>the penalty is too large: finding the largest useful one, {1} tried</source>
        <comment>stage.penalties_tried</comment>
        <translation>die Strafe ist zu groß: die größte brauchbare wird gesucht, {1} versucht</translation>
    </message>
    <message>
        <source>permuted target: run {1} of {2}</source>
        <comment>stage.permuted_target</comment>
        <translation>permutierte Zielgröße: Lauf {1} von {2}</translation>
    </message>
    <message>
        <source>preparing: products and decomposition</source>
        <comment>stage.preparing_products</comment>
        <translation>Vorbereitung: Produkte und Zerlegung</translation>
    </message>
    <message>
        <source>random columns: run {1} of {2}</source>
        <comment>stage.random_columns</comment>
        <translation>zufällige Spalten: Lauf {1} von {2}</translation>
    </message>
    <message>
        <source>random subsets of {1} {1:feature|features}</source>
        <comment>stage.random_subsets</comment>
        <translation>zufällige Teilmengen mit {1} {1:Merkmal|Merkmalen}</translation>
    </message>
    <message>
        <source>randomization test: feature {1} of {2}</source>
        <comment>stage.randomization_feature</comment>
        <translation>Randomisierungstest: Merkmal {1} von {2}</translation>
    </message>
    <message>
        <source>randomization test: fitting {1} {1:sample|samples}</source>
        <comment>stage.randomization_fit</comment>
        <translation>Randomisierungstest: {1} {1:Probe wird|Proben werden} angepasst</translation>
    </message>
    <message>
        <source>randomization test: group {1} of {2}</source>
        <comment>stage.randomization_group</comment>
        <translation>Randomisierungstest: Gruppe {1} von {2}</translation>
    </message>
    <message>
        <source>ranking to compare with: {1}</source>
        <comment>stage.ranking_to_compare</comment>
        <translation>Rangfolge zum Vergleich: {1}</translation>
    </message>
    <message>
        <source>finding a learning rate: {1} of {2} tried</source>
        <comment>stage.rates_tried</comment>
        <translation>eine Lernrate wird gesucht: {1} von {2} versucht</translation>
    </message>
    <message>
        <source>scoring the features</source>
        <comment>stage.scoring</comment>
        <translation>die Merkmale werden bewertet</translation>
    </message>
    <message>
        <source>stability: run {1} of {2}</source>
        <comment>stage.stability</comment>
        <translation>Stabilität: Lauf {1} von {2}</translation>
    </message>
    <message>
        <source>{1} of {2} exchanges of columns that are alike</source>
        <comment>stage.stand_ins</comment>
        <translation>{1} von {2} Vertauschungen ähnlicher Spalten</translation>
    </message>
    <message>
        <source>start {1} of {2}</source>
        <comment>stage.start</comment>
        <translation>Start {1} von {2}</translation>
    </message>
    <message>
        <source>training the critic</source>
        <comment>stage.training_critic</comment>
        <translation>der Kritiker wird trainiert</translation>
    </message>
    <message>
        <source>training the gates</source>
        <comment>stage.training_gates</comment>
        <translation>die Gates werden trainiert</translation>
    </message>
    <message>
        <source>column {1}</source>
        <comment>standard_scaler.column</comment>
        <translation>Spalte {1}</translation>
    </message>
    <message>
        <source>a column has no variance</source>
        <comment>standard_scaler.constant_column</comment>
        <translation>eine Spalte hat keine Varianz</translation>
    </message>
    <message>
        <source>columns that vary, or one divisor for all of them</source>
        <comment>standard_scaler.constant_column.accepted</comment>
        <translation>Spalten, die sich ändern, oder ein gemeinsamer Teiler für alle</translation>
    </message>
    <message>
        <source>no column has any variance</source>
        <comment>standard_scaler.constant_matrix</comment>
        <translation>keine Spalte hat eine Varianz</translation>
    </message>
    <message>
        <source>at least one column that varies</source>
        <comment>standard_scaler.constant_matrix.accepted</comment>
        <translation>mindestens eine Spalte, die sich ändert</translation>
    </message>
    <message>
        <source>column {1} is described as {2}</source>
        <comment>statistics.label</comment>
        <translation>die Spalte {1} ist beschrieben als {2}</translation>
    </message>
    <message>
        <source>column {1} stays a column of numbers, because only some of the numbers have labels: {2}</source>
        <comment>statistics.labelled_numbers</comment>
        <translation>die Spalte {1} bleibt eine Spalte von Zahlen, weil nur einige der Zahlen Beschriftungen haben: {2}</translation>
    </message>
    <message>
        <source>column {1} holds codes, and the labels of the codes are read as text in the order of the codes: {2}</source>
        <comment>statistics.labels_as_text</comment>
        <translation>die Spalte {1} enthält Codes, und die Beschriftungen der Codes werden als Text in der Reihenfolge der Codes gelesen: {2}</translation>
    </message>
    <message>
        <source>column {1} has {2} {2:cell|cells} with codes that the file declares as missing: {3}</source>
        <comment>statistics.missing_codes</comment>
        <translation>die Spalte {1} hat {2} {2:Zelle|Zellen} mit Codes, die die Datei als fehlend erklärt: {3}</translation>
    </message>
    <message>
        <source>{1} more {1:note|notes} on labels, missing values and dates of columns {1:is|are} not listed</source>
        <comment>statistics.more_notes</comment>
        <translation>{1} {1:weiterer Hinweis|weitere Hinweise} auf Beschriftungen, fehlende Werte und Daten von Spalten {1:ist|sind} nicht aufgeführt</translation>
    </message>
    <message>
        <source>column {1} stays a column of numbers, because some of the dates lie outside the years 1000 to 9999</source>
        <comment>statistics.odd_dates</comment>
        <translation>die Spalte {1} bleibt eine Spalte von Zahlen, weil einige der Daten außerhalb der Jahre 1000 bis 9999 liegen</translation>
    </message>
    <message>
        <source>the file weighs its rows by {1}, which says how much each row counts</source>
        <comment>statistics.weight</comment>
        <translation>die Datei gewichtet ihre Zeilen mit {1}, was sagt, wie viel jede Zeile zählt</translation>
    </message>
    <message>
        <source>the file weighs its rows by {1}, which holds texts or labelled codes: all rows count alike</source>
        <comment>statistics.weight_of_text</comment>
        <translation>die Datei gewichtet ihre Zeilen mit {1}, aber das sind Texte oder beschriftete Codes: alle Zeilen zählen gleich</translation>
    </message>
    <message>
        <source>the texts are not in the encoding that the file names; they were read as Windows-1252</source>
        <comment>statistics.windows_1252</comment>
        <translation>die Texte haben nicht die Zeichenkodierung, die die Datei nennt; sie wurden als Windows-1252 gelesen</translation>
    </message>
    <message>
        <source>{1}; {2}: {3}</source>
        <comment>step.and_setting</comment>
        <translation>{1}; {2}: {3}</translation>
    </message>
    <message>
        <source>{1} of {2} {2:sample|samples} kept, chosen by hand</source>
        <comment>step.chosen</comment>
        <translation>{1} von {2} {2:Probe|Proben} behalten, von Hand gewählt</translation>
    </message>
    <message>
        <source>{1} constant and {2} repeated columns were dropped</source>
        <comment>step.dropped</comment>
        <translation>{1} konstante und {2} wiederholte Spalten wurden weggelassen</translation>
    </message>
    <message>
        <source>text became numbers: {1}</source>
        <comment>step.encoded</comment>
        <translation>aus Text wurden Zahlen: {1}</translation>
    </message>
    <message>
        <source>left as text, with too many values or only one: {1}</source>
        <comment>step.encoded.left</comment>
        <translation>Text geblieben, mit zu vielen Werten oder nur einem: {1}</translation>
    </message>
    <message>
        <source>{1} of {2} {2:sample|samples} kept: every {3}</source>
        <comment>step.every_nth</comment>
        <translation>{1} von {2} {2:Probe|Proben} behalten: je eine von {3}</translation>
    </message>
    <message>
        <source>{1} of {2} {2:sample|samples} kept, the farthest from each other</source>
        <comment>step.farthest</comment>
        <translation>{1} von {2} {2:Probe|Proben} behalten, die am weitesten voneinander entfernten</translation>
    </message>
    <message>
        <source>{1} missing {1:cell was|cells were} filled with the median of {1:its|their} column</source>
        <comment>step.filled</comment>
        <translation>{1} leere {1:Zelle wurde|Zellen wurden} mit dem Median ihrer Spalte gefüllt</translation>
    </message>
    <message>
        <source>{1}; text with its most frequent value or, in an order, the middle one: {2}</source>
        <comment>step.filled_text</comment>
        <translation>{1}; Text mit seinem häufigsten Wert oder, in einer Reihenfolge, dem mittleren: {2}</translation>
    </message>
    <message>
        <source>{1} of {2} {2:sample|samples} kept, where {3}</source>
        <comment>step.filter</comment>
        <translation>{1} von {2} {2:Probe|Proben} behalten, für die gilt: {3}</translation>
    </message>
    <message>
        <source>{1} {1:column with missing cells was|columns with missing cells were} left out</source>
        <comment>step.incomplete_columns</comment>
        <translation>{1} {1:Spalte mit fehlenden Zellen wurde|Spalten mit fehlenden Zellen wurden} weggelassen</translation>
    </message>
    <message>
        <source>{1} {1:sample with missing cells was|samples with missing cells were} left out</source>
        <comment>step.incomplete_samples</comment>
        <translation>{1} {1:Probe mit fehlenden Zellen wurde|Proben mit fehlenden Zellen wurden} weggelassen</translation>
    </message>
    <message>
        <source>the logarithm of {1} was taken</source>
        <comment>step.logarithm</comment>
        <translation>der Logarithmus von {1} wurde gebildet</translation>
    </message>
    <message>
        <source>{1} {1:cell|cells} of {2} {1:is|are} missing now: {3}</source>
        <comment>step.missing_codes</comment>
        <translation>{1} {1:Zelle|Zellen} von {2} {1:fehlt|fehlen} jetzt: {3}</translation>
    </message>
    <message>
        <source>{1} {1:column|columns} that {1:marks|mark} missing cells {1:was|were} added</source>
        <comment>step.missing_indicators</comment>
        <translation>{1} {1:Spalte, die|Spalten, die} fehlende Zellen {1:markiert, wurde|markieren, wurden} hinzugefügt</translation>
    </message>
    <message>
        <source>no column would be left</source>
        <comment>step.no_column_left</comment>
        <translation>es bliebe keine Spalte übrig</translation>
    </message>
    <message>
        <source>no sample would be left</source>
        <comment>step.no_sample_left</comment>
        <translation>es bliebe keine Probe übrig</translation>
    </message>
    <message>
        <source>a step that keeps at least one</source>
        <comment>step.nothing_left.accepted</comment>
        <translation>ein Schritt, der mindestens eine behält</translation>
    </message>
    <message>
        <source>{1} of {2} {2:sample|samples} kept, chosen at random</source>
        <comment>step.random</comment>
        <translation>{1} von {2} {2:Probe|Proben} behalten, zufällig gewählt</translation>
    </message>
    <message>
        <source>{1} scaled</source>
        <comment>step.scaled</comment>
        <translation>{1} skaliert</translation>
    </message>
    <message>
        <source>{1} scaled, except for {2} with zero spread</source>
        <comment>step.scaled_some</comment>
        <translation>{1} skaliert, außer {2} ohne Streuung</translation>
    </message>
    <message>
        <source>{1} became numbers; {2} {2:cell that was none is|cells that were none are} missing</source>
        <comment>step.text_as_numbers</comment>
        <translation>{1} wurde zu Zahlen; {2} {2:Zelle, die keine war, fehlt|Zellen, die keine waren, fehlen}</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is not a preparation step</source>
        <comment>step.unknown_id</comment>
        <translation>&apos;{1}&apos; ist kein Vorbereitungsschritt</translation>
    </message>
    <message>
        <source>a text column has no numbers</source>
        <comment>step_columns.text</comment>
        <translation>eine Textspalte hat keine Zahlen</translation>
    </message>
    <message>
        <source>columns of numbers</source>
        <comment>step_columns.text.accepted</comment>
        <translation>Spalten von Zahlen</translation>
    </message>
    <message>
        <source>For {1}.</source>
        <comment>studies_page.takes</comment>
        <translation>Für {1}.</translation>
    </message>
    <message>
        <source>{1}. All {2} {2:column|columns} pass the rule of the run: {3}</source>
        <comment>suggestion.beside_rule</comment>
        <translation>{1}. Alle {2} {2:Spalte|Spalten} erfüllen die Regel des Laufs: {3}</translation>
    </message>
    <message>
        <source>{1} and below that of knowing nothing by more than one standard error</source>
        <comment>suggestion.beyond_nothing</comment>
        <translation>{1} und um mehr als einen Standardfehler unter dem von „nichts wissen“</translation>
    </message>
    <message>
        <source>{1}, of the shares of the classes</source>
        <comment>suggestion.by_shares</comment>
        <translation>{1}, der Klassenanteile</translation>
    </message>
    <message>
        <source>{1} {1:column|columns}: {2}.</source>
        <comment>suggestion.columns</comment>
        <translation>{1} {1:Spalte|Spalten}: {2}.</translation>
    </message>
    <message>
        <source>the fewest whose validation error ({1}; 1: knowing nothing) is within one standard error of the least ({2} with {3})</source>
        <comment>suggestion.fewest</comment>
        <translation>die wenigsten, deren Validierungsfehler ({1}; 1: „nichts wissen“) höchstens einen Standardfehler über dem kleinsten liegt ({2} mit {3})</translation>
    </message>
    <message>
        <source>the fewest whose validation error ({1}; 1: knowing nothing) is at most {2} above the least ({3} with {4})</source>
        <comment>suggestion.fewest_within_tolerance</comment>
        <translation>die wenigsten, deren Validierungsfehler ({1}; 1: „nichts wissen“) höchstens {2} über dem kleinsten liegt ({3} mit {4})</translation>
    </message>
    <message>
        <source>the least validation error ({1}; 1: knowing nothing); with fewer it is larger by more than one standard error</source>
        <comment>suggestion.least_error</comment>
        <translation>der kleinste Validierungsfehler ({1}; 1: „nichts wissen“); mit weniger Spalten ist er um mehr als einen Standardfehler größer</translation>
    </message>
    <message>
        <source>the least validation error ({1}; 1: knowing nothing); with fewer it is larger by more than one standard error, or not below that of knowing nothing by as much</source>
        <comment>suggestion.least_error_beyond_nothing</comment>
        <translation>der kleinste Validierungsfehler ({1}; 1: „nichts wissen“); mit weniger Spalten ist er um mehr als einen Standardfehler größer, oder er liegt nicht um so viel unter dem von „nichts wissen“</translation>
    </message>
    <message>
        <source>the least validation error ({1}; 1: knowing nothing)</source>
        <comment>suggestion.least_error_of_fewest</comment>
        <translation>der kleinste Validierungsfehler ({1}; 1: „nichts wissen“)</translation>
    </message>
    <message>
        <source>No column: {1}.</source>
        <comment>suggestion.no_column</comment>
        <translation>Keine Spalte: {1}.</translation>
    </message>
    <message>
        <source>the least validation error ({1} ± {2} with {3} {3:column|columns}) is not clearly below that of knowing nothing (1)</source>
        <comment>suggestion.none_helps</comment>
        <translation>der kleinste Validierungsfehler ({1} ± {2} mit {3} {3:Spalte|Spalten}) liegt nicht deutlich unter dem von „nichts wissen“ (1)</translation>
    </message>
    <message>
        <source>{1} values cannot be taken from a range</source>
        <comment>sweep.count</comment>
        <translation>aus einem Bereich können nicht {1} Werte genommen werden</translation>
    </message>
    <message>
        <source>a whole number from 1 to {1}</source>
        <comment>sweep.count.accepted</comment>
        <translation>eine ganze Zahl von 1 bis {1}</translation>
    </message>
    <message>
        <source>it has no effect beside the other settings</source>
        <comment>sweep.no_effect</comment>
        <translation>neben den anderen Einstellungen hat es keine Wirkung</translation>
    </message>
    <message>
        <source>{1} is not a range</source>
        <comment>sweep.no_range</comment>
        <translation>{1} ist kein Bereich</translation>
    </message>
    <message>
        <source>first:last:count, or first:last:count:log</source>
        <comment>sweep.no_range.accepted</comment>
        <translation>erster:letzter:Anzahl oder erster:letzter:Anzahl:log</translation>
    </message>
    <message>
        <source>there is no value</source>
        <comment>sweep.no_values</comment>
        <translation>es gibt keinen Wert</translation>
    </message>
    <message>
        <source>an end of the range is no finite number</source>
        <comment>sweep.not_finite</comment>
        <translation>ein Ende des Bereichs ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>a logarithmic range cannot begin or end at 0 or below it</source>
        <comment>sweep.not_positive</comment>
        <translation>ein logarithmischer Bereich kann nicht bei 0 oder darunter beginnen oder enden</translation>
    </message>
    <message>
        <source>{1} values are too many at once</source>
        <comment>sweep.too_many</comment>
        <translation>{1} Werte sind zu viele auf einmal</translation>
    </message>
    <message>
        <source>at most {1}</source>
        <comment>sweep.too_many.accepted</comment>
        <translation>höchstens {1}</translation>
    </message>
    <message>
        <source>{1}, {2}</source>
        <comment>table.and_array_left_out</comment>
        <translation>{1}, {2}</translation>
    </message>
    <message>
        <source>{1}, no part of X and its answer</source>
        <comment>table.array_beside_answer</comment>
        <translation>{1}, kein Teil von X und der Antwort dazu</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is one row of {2} numbers, and &apos;{3}&apos; has as many rows: transpose &apos;{1}&apos; to take both</source>
        <comment>table.array_is_row</comment>
        <translation>&apos;{1}&apos; ist eine Zeile mit {2} Zahlen, und &apos;{3}&apos; hat ebenso viele Zeilen: &apos;{1}&apos; transponieren, um beide zu nehmen</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; ({2})</source>
        <comment>table.array_left_out</comment>
        <translation>&apos;{1}&apos; ({2})</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; has the length {2}, as many as &apos;{3}&apos; has columns, and not rows: if &apos;{3}&apos; is features x samples, transpose it</source>
        <comment>table.array_may_be_transposed</comment>
        <translation>&apos;{1}&apos; hat die Länge {2}, so viel wie &apos;{3}&apos; Spalten hat, und nicht Zeilen: Wenn &apos;{3}&apos; Merkmale x Proben ist, transponieren</translation>
    </message>
    <message>
        <source>{1}, where &apos;{2}&apos; has {3} {3:row|rows}</source>
        <comment>table.array_of_other_rows</comment>
        <translation>{1}, wo &apos;{2}&apos; {3} {3:Zeile|Zeilen} hat</translation>
    </message>
    <message>
        <source>{1} and {2} more</source>
        <comment>table.arrays_and_more</comment>
        <translation>{1} und {2} weitere</translation>
    </message>
    <message>
        <source>left out: {1}</source>
        <comment>table.arrays_left_out</comment>
        <translation>weggelassen: {1}</translation>
    </message>
    <message>
        <source>column {1}: line {2} reads {3}, which is no number; {4} such {4:cell is|cells are} taken as missing</source>
        <comment>table.bad_cells</comment>
        <translation>Spalte {1}: Zeile {2} enthält {3}, was keine Zahl ist; {4} solche {4:Zelle gilt|Zellen gelten} als fehlend</translation>
    </message>
    <message>
        <source>line {1}: {2}</source>
        <comment>table.bad_line</comment>
        <translation>Zeile {1}: {2}</translation>
    </message>
    <message>
        <source>column {1}: line {2} reads {3}; in {4} such {4:number|numbers}, what follows the letter is taken as the exponent, as Fortran writes it</source>
        <comment>table.bare_exponents</comment>
        <translation>Spalte {1}: In Zeile {2} steht {3}; in {4} {4:solcher Zahl|solchen Zahlen} gilt, was dem Buchstaben folgt, als Exponent, wie Fortran ihn schreibt</translation>
    </message>
    <message>
        <source>column {1}: {2} {2:cell holds|cells hold} &apos;NA&apos; and {2:is|are} taken as missing; all other cells hold codes of two letters, of which NA may be one (Namibia, North America)</source>
        <comment>table.code_named_na</comment>
        <translation>Spalte {1}: {2} {2:Zelle enthält|Zellen enthalten} &apos;NA&apos; und {2:gilt|gelten} als fehlend; alle anderen Zellen enthalten Codes aus zwei Buchstaben, zu denen NA gehören kann (Namibia, Nordamerika)</translation>
    </message>
    <message>
        <source>{1} {1:line that begins|lines that begin} with &apos;#&apos; {1:is|are} skipped as {1:a comment|comments}</source>
        <comment>table.comments_among_rows</comment>
        <translation>{1} {1:Zeile, die mit &apos;#&apos; beginnt, ist als Kommentar|Zeilen, die mit &apos;#&apos; beginnen, sind als Kommentare} übergangen</translation>
    </message>
    <message>
        <source>line {1} is left out: it has {2} {2:cell|cells} where {3} are expected, and no line end, as the last line of a file that is being written</source>
        <comment>table.cut_row</comment>
        <translation>Zeile {1} ist weggelassen: Sie hat {2} {2:Zelle|Zellen} statt {3} und kein Zeilenende, wie die letzte Zeile einer Datei, die gerade geschrieben wird</translation>
    </message>
    <message>
        <source>column {1}: day and month of the dates may stand in either order; the day is taken to stand first, as in {2}</source>
        <comment>table.date_order</comment>
        <translation>Spalte {1}: Tag und Monat der Daten können in beiden Reihenfolgen stehen; der Tag wird an erster Stelle angenommen, wie in {2}</translation>
    </message>
    <message>
        <source>column {1}: &apos;{2}&apos; is read as the decimal mark, as in {3} of line {4}, but it may separate thousands; both readings are possible</source>
        <comment>table.doubtful_decimals</comment>
        <translation>Spalte {1}: &apos;{2}&apos; gilt als Dezimalzeichen, wie in {3} von Zeile {4}, kann aber auch zwischen Tausendern stehen; beide Lesarten sind möglich</translation>
    </message>
    <message>
        <source>column {1}: &apos;{2}&apos; is read as a mark between thousands, as in {3} of line {4}, but it may begin the decimals; both readings are possible</source>
        <comment>table.doubtful_thousands</comment>
        <translation>Spalte {1}: &apos;{2}&apos; gilt als Zeichen zwischen Tausendern, wie in {3} von Zeile {4}, kann aber auch die Dezimalen beginnen; beide Lesarten sind möglich</translation>
    </message>
    <message>
        <source>{1} {1:row has|rows have} empty cells behind the last column, the first one in line {2}; these cells are ignored</source>
        <comment>table.empty_cells_behind</comment>
        <translation>{1} {1:Zeile hat|Zeilen haben} leere Zellen hinter der letzten Spalte, die erste in Zeile {2}; diese Zellen zählen nicht</translation>
    </message>
    <message>
        <source>column {1}: {2} right behind numbers count as factors; k and K stand for a thousand, M for a million</source>
        <comment>table.factors_in_cells</comment>
        <translation>Spalte {1}: {2} direkt hinter Zahlen gelten als Faktoren; k und K stehen für tausend, M für eine Million</translation>
    </message>
    <message>
        <source>{1} {1:line|lines} below the table {1:is|are} left out as {1:a footnote|footnotes}: {2}</source>
        <comment>table.footnotes</comment>
        <translation>{1} {1:Zeile|Zeilen} unter der Tabelle {1:ist|sind} als {1:Fußnote|Fußnoten} weggelassen: {2}</translation>
    </message>
    <message>
        <source>column {1} is taken as text: line {2} reads {3}, which may be a grade; with a minus sign behind, only numbers with a mark of decimals or thousands are read as negative</source>
        <comment>table.grades_or_negatives</comment>
        <translation>Spalte {1} gilt als Text: In Zeile {2} steht {3}, was eine Note sein kann; mit einem Minuszeichen dahinter werden nur Zahlen mit einem Dezimal- oder Tausenderzeichen als negativ gelesen</translation>
    </message>
    <message>
        <source>the text is not UTF-8 and is read as windows-1252, which is a guess; where words look wrong, another encoding is right, such as shift-jis or gbk</source>
        <comment>table.guessed_encoding</comment>
        <translation>der Text ist kein UTF-8 und wird als windows-1252 gelesen, was geraten ist; wo Wörter falsch aussehen, ist eine andere Zeichenkodierung richtig, etwa shift-jis oder gbk</translation>
    </message>
    <message>
        <source>the names of the columns are joined from the {1} rows in lines {2} to {3}</source>
        <comment>table.joined_names</comment>
        <translation>Die Namen der Spalten sind aus den {1} Zeilen von Zeile {2} bis Zeile {3} zusammengesetzt</translation>
    </message>
    <message>
        <source>{1} {1:cell|cells} such as {2} in line {3} {1:is|are} read as the text in the quotes</source>
        <comment>table.kept_texts</comment>
        <translation>{1} {1:Zelle|Zellen} wie {2} in Zeile {3} {1:wird|werden} als der Text in den Anführungszeichen gelesen</translation>
    </message>
    <message>
        <source>column {1} is taken as text: line {2} reads {3}, whose zeros a number would lose</source>
        <comment>table.kept_zeros</comment>
        <translation>Spalte {1} gilt als Text: In Zeile {2} steht {3}, dessen Nullen eine Zahl verlöre</translation>
    </message>
    <message>
        <source>the file has a Lattice: the coordinates are used as they are, without periodicity</source>
        <comment>table.lattice</comment>
        <translation>die Datei hat ein Lattice: die Koordinaten werden verwendet, wie sie sind, ohne Periodizität</translation>
    </message>
    <message>
        <source>column {1} is taken as text: line {2} reads {3}, and numbers hold only about 16 digits</source>
        <comment>table.long_numbers_as_text</comment>
        <translation>Spalte {1} wird als Text behandelt: in Zeile {2} steht {3}, und Zahlen fassen nur etwa 16 Stellen</translation>
    </message>
    <message>
        <source>column {1} has numbers that lose digits: line {2} reads {3}, and numbers hold only about 16 digits</source>
        <comment>table.lost_digits</comment>
        <translation>Spalte {1} enthält Zahlen, die Stellen verlieren: in Zeile {2} steht {3}, und Zahlen fassen nur etwa 16 Stellen</translation>
    </message>
    <message>
        <source>column {1}: {2} {2:number has|numbers have} zeros in front, such as {3} in line {4}; these are not kept, as the numbers of the column do not all have as many digits</source>
        <comment>table.lost_zeros</comment>
        <translation>Spalte {1}: {2} {2:Zahl hat|Zahlen haben} Nullen davor, etwa {3} in Zeile {4}; sie bleiben nicht erhalten, da nicht alle Zahlen der Spalte gleich viele Ziffern haben</translation>
    </message>
    <message>
        <source>column {1}: &apos;{2}&apos; is read as the decimal mark, but it may separate thousands; both readings are possible</source>
        <comment>table.mark_of_thousands</comment>
        <translation>Spalte {1}: &apos;{2}&apos; gilt als Dezimalzeichen, kann aber auch zwischen Tausendern stehen; beide Lesarten sind möglich</translation>
    </message>
    <message>
        <source>column {1}: {2} cells hold {3}, far from the other values; the number may stand for a missing value, but it is read as a number (the step &quot;Codes for missing values&quot; makes it missing)</source>
        <comment>table.missing_code</comment>
        <translation>Spalte {1}: {2} Zellen enthalten {3}, weit von den anderen Werten; die Zahl kann für einen fehlenden Wert stehen, wird aber als Zahl gelesen (der Schritt „Kodes für fehlende Werte“ setzt sie auf fehlend)</translation>
    </message>
    <message>
        <source>column {1}: {2} {3:is|are} taken as missing</source>
        <comment>table.missing_words</comment>
        <translation>Spalte {1}: {2} {3:gilt|gelten} als fehlend</translation>
    </message>
    <message>
        <source>column {1} is taken as text: line {2} reads {3} ({4} of {5} {5:cell|cells} {4:is no number|are not numbers}; the step &quot;Text as numbers&quot; makes {4:it|these} missing)</source>
        <comment>table.mixed_column</comment>
        <translation>Spalte {1} wird als Text behandelt: in Zeile {2} steht {3} ({4} von {5} {5:Zelle|Zellen} {4:ist keine Zahl|sind keine Zahlen}; der Schritt „Text als Zahlen“ setzt {4:sie|diese} auf fehlend)</translation>
    </message>
    <message>
        <source>column {1} is called {2}: it has no name in {3}</source>
        <comment>table.nameless_column</comment>
        <translation>Spalte {1} heißt {2}: sie hat keinen Namen ({3})</translation>
    </message>
    <message>
        <source>the comments</source>
        <comment>table.names_in_comments</comment>
        <translation>die Kommentarzeilen</translation>
    </message>
    <message>
        <source>the file</source>
        <comment>table.names_in_file</comment>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>the header</source>
        <comment>table.names_in_header</comment>
        <translation>der Kopf</translation>
    </message>
    <message>
        <source>line {1}</source>
        <comment>table.names_in_line</comment>
        <translation>Zeile {1}</translation>
    </message>
    <message>
        <source>column {1}: line {2} reads {3}; {4} such {4:number|numbers}, in brackets or with a minus sign behind, {4:is|are} taken as negative</source>
        <comment>table.negative_forms</comment>
        <translation>Spalte {1}: In Zeile {2} steht {3}; {4} solche {4:Zahl|Zahlen}, in Klammern oder mit einem Minuszeichen dahinter, {4:gilt|gelten} als negativ</translation>
    </message>
    <message>
        <source>inputs that are not linearly dependent</source>
        <comment>table.no_knockoffs.accepted</comment>
        <translation>Eingänge, die nicht linear abhängig sind</translation>
    </message>
    <message>
        <source>no column is selected</source>
        <comment>table.no_selected_column</comment>
        <translation>es ist keine Spalte ausgewählt</translation>
    </message>
    <message>
        <source>at least 1 selected column</source>
        <comment>table.no_selected_column.accepted</comment>
        <translation>mindestens 1 ausgewählte Spalte</translation>
    </message>
    <message>
        <source>the row {1} at the end is kept as a sample: its numbers are neither the sums nor the means of most columns</source>
        <comment>table.no_totals_row</comment>
        <translation>Die Zeile {1} am Ende bleibt als Probe: Ihre Zahlen sind bei den meisten Spalten weder die Summe noch der Mittelwert</translation>
    </message>
    <message>
        <source>column {1} is taken as text: line {2} reads {3}, a number only if &apos;{4}&apos; is the decimal mark; &apos;{5}&apos; is taken for it in the whole table</source>
        <comment>table.number_with_other_mark</comment>
        <translation>Spalte {1} gilt als Text: In Zeile {2} steht {3}, eine Zahl nur, wenn &apos;{4}&apos; das Dezimalzeichen ist; in der ganzen Tabelle gilt &apos;{5}&apos; dafür</translation>
    </message>
    <message>
        <source>row {1} has {2} {2:cell|cells} where {3} are expected</source>
        <comment>table.odd_row</comment>
        <translation>Zeile {1} hat {2} {2:Zelle|Zellen}, aber {3} werden erwartet</translation>
    </message>
    <message>
        <source>column {1}: all {2} cells that are no numbers read {3}; these are taken as missing</source>
        <comment>table.one_word</comment>
        <translation>Spalte {1}: In allen {2} Zellen, die keine Zahlen sind, steht {3}; sie gelten als fehlend</translation>
    </message>
    <message>
        <source>the types and the roles of the columns are taken from the rows below their names, as Orange writes them</source>
        <comment>table.orange_rows</comment>
        <translation>Typen und Rollen der Spalten stammen aus den Zeilen unter ihren Namen, wie Orange sie schreibt</translation>
    </message>
    <message>
        <source>column {1} has numbers with &apos;{2}&apos; as the decimal mark; &apos;{3}&apos; is expected</source>
        <comment>table.other_decimal_mark</comment>
        <translation>Spalte {1} enthält Zahlen mit &apos;{2}&apos; als Dezimalzeichen; erwartet wird &apos;{3}&apos;</translation>
    </message>
    <message>
        <source>column {1}: {2} of {3} numbers have a percent sign and the others have none; all are read as they are written, {4} without its sign</source>
        <comment>table.percent_on_some</comment>
        <translation>Spalte {1}: {2} von {3} Zahlen haben ein Prozentzeichen und die anderen keines; alle werden gelesen, wie sie dastehen, {4} ohne sein Zeichen</translation>
    </message>
    <message>
        <source>column {1} is called {2}: the name {3} is used more than once in {4}</source>
        <comment>table.repeated_name</comment>
        <translation>Spalte {1} heißt {2}: der Name {3} kommt mehrmals vor ({4})</translation>
    </message>
    <message>
        <source>integers beyond 2^53 were rounded to 53 bits</source>
        <comment>table.rounded_integers</comment>
        <translation>ganze Zahlen jenseits von 2^53 wurden auf 53 Bits gerundet</translation>
    </message>
    <message>
        <source>array &apos;{1}&apos;: integers beyond 2^53 were rounded to 53 bits</source>
        <comment>table.rounded_integers_of_array</comment>
        <translation>Array &apos;{1}&apos;: ganze Zahlen jenseits von 2^53 wurden auf 53 Bits gerundet</translation>
    </message>
    <message>
        <source>the rows have one cell more than the names in {1}: the first cell names the row</source>
        <comment>table.row_names</comment>
        <translation>die Zeilen haben eine Zelle mehr als die Namen in {1}: Die erste Zelle benennt die Zeile</translation>
    </message>
    <message>
        <source>the file has {1} headers: the simulation was restarted, and rows may overlap in time</source>
        <comment>table.several_headers</comment>
        <translation>die Datei hat {1} Köpfe: die Simulation wurde neu gestartet, und Zeilen können sich zeitlich überschneiden</translation>
    </message>
    <message>
        <source>column {1} is taken as text: its numbers have several units, {2}</source>
        <comment>table.several_units</comment>
        <translation>Spalte {1} gilt als Text: Ihre Zahlen haben mehrere Einheiten, {2}</translation>
    </message>
    <message>
        <source>the text begins as UTF-8, but some of it is not; cells with such bytes are read as Latin-1, which is a guess; where words look wrong, another encoding is right, such as windows-1252, shift-jis or gbk</source>
        <comment>table.some_bytes_no_utf8</comment>
        <translation>der Text beginnt als UTF-8, aber ein Teil davon ist keines; Zellen mit solchen Bytes werden als Latin-1 gelesen, was geraten ist; wo Wörter falsch aussehen, ist eine andere Zeichenkodierung richtig, etwa windows-1252, shift-jis oder gbk</translation>
    </message>
    <message>
        <source>column {1}: line {2} reads {3}, with a unit that the other numbers do not have; {4} such {4:cell is|cells are} taken as missing</source>
        <comment>table.stray_unit</comment>
        <translation>Spalte {1}: In Zeile {2} steht {3} mit einer Einheit, die die anderen Zahlen nicht haben; {4} solche {4:Zelle gilt|Zellen gelten} als fehlend</translation>
    </message>
    <message>
        <source>the row {1} at the end is left out: its numbers are the sums or the means of the columns</source>
        <comment>table.totals_row</comment>
        <translation>Die Zeile {1} am Ende ist weggelassen: Ihre Zahlen sind die Summen oder die Mittelwerte der Spalten</translation>
    </message>
    <message>
        <source>column {1}: {2} in {3} of {4} {4:number|numbers} is taken as the unit of the column</source>
        <comment>table.unit_in_cells</comment>
        <translation>Spalte {1}: {2} in {3} von {4} {4:Zahl|Zahlen} gilt als Einheit der Spalte</translation>
    </message>
    <message>
        <source>{1} zero bytes from line {2} on, as a power loss leaves them, are left out with the lines that they break</source>
        <comment>table.zero_bytes</comment>
        <translation>{1} Nullbytes ab Zeile {2}, wie sie ein Stromausfall hinterlässt, sind samt den Zeilen weggelassen, die sie unterbrechen</translation>
    </message>
    <message>
        <source>the file has no rows, only blank lines and comments</source>
        <comment>table_layout.no_rows</comment>
        <translation>die Datei hat keine Datenzeilen, nur leere Zeilen und Kommentare</translation>
    </message>
    <message>
        <source>a table with at least one row</source>
        <comment>table_layout.no_rows.accepted</comment>
        <translation>eine Tabelle mit mindestens einer Zeile</translation>
    </message>
    <message>
        <source>the file has a header but no rows below it</source>
        <comment>table_layout.only_header</comment>
        <translation>die Datei hat einen Kopf, aber keine Zeilen darunter</translation>
    </message>
    <message>
        <source>at least one row below the header</source>
        <comment>table_layout.only_header.accepted</comment>
        <translation>mindestens eine Zeile unter dem Kopf</translation>
    </message>
    <message>
        <source>the line has more than {1} cells</source>
        <comment>table_layout.too_many_cells</comment>
        <translation>die Zeile hat mehr als {1} Zellen</translation>
    </message>
    <message>
        <source>at most {1} columns; rows are samples</source>
        <comment>table_layout.too_many_cells.accepted</comment>
        <translation>höchstens {1} Spalten; Zeilen sind Proben</translation>
    </message>
    <message>
        <source>the table is empty: {1} x {2}</source>
        <comment>table_memory.empty</comment>
        <translation>die Tabelle ist leer: {1} x {2}</translation>
    </message>
    <message>
        <source>at least one row and one column</source>
        <comment>table_memory.empty.accepted</comment>
        <translation>mindestens eine Zeile und eine Spalte</translation>
    </message>
    <message>
        <source>the value is infinite</source>
        <comment>table_memory.infinite</comment>
        <translation>der Wert ist unendlich</translation>
    </message>
    <message>
        <source>finite numbers, or NaN for a missing value</source>
        <comment>table_memory.infinite.accepted</comment>
        <translation>endliche Zahlen oder NaN für einen fehlenden Wert</translation>
    </message>
    <message>
        <source>a table of {1} {1:row|rows} and {2} {2:column|columns} does not fit into memory</source>
        <comment>table_memory.too_large</comment>
        <translation>eine Tabelle mit {1} {1:Zeile|Zeilen} und {2} {2:Spalte|Spalten} passt nicht in den Speicher</translation>
    </message>
    <message>
        <source>a smaller table</source>
        <comment>table_memory.too_large.accepted</comment>
        <translation>eine kleinere Tabelle</translation>
    </message>
    <message>
        <source>the table has {1} columns</source>
        <comment>table_memory.too_many_columns</comment>
        <translation>die Tabelle hat {1} Spalten</translation>
    </message>
    <message>
        <source>at most {1} columns; rows are samples</source>
        <comment>table_memory.too_many_columns.accepted</comment>
        <translation>höchstens {1} Spalten; Zeilen sind Proben</translation>
    </message>
    <message>
        <source>the row has {1} {1:cell|cells} where line {2} has {3}</source>
        <comment>table_rows.ragged</comment>
        <translation>die Zeile hat {1} {1:Zelle|Zellen}, aber Zeile {2} hat {3}</translation>
    </message>
    <message>
        <source>{1} {1:cell|cells} in every row</source>
        <comment>table_rows.ragged.accepted</comment>
        <translation>{1} {1:Zelle|Zellen} in jeder Zeile</translation>
    </message>
    <message>
        <source>The method explains numbers, not the classes of {1}: give a column of numbers the role target</source>
        <comment>target.classes_not_numbers</comment>
        <translation>Die Methode erklärt Zahlen, nicht die Klassen von {1}: Geben Sie einer Spalte von Zahlen die Rolle Zielgröße</translation>
    </message>
    <message>
        <source>it is constant</source>
        <comment>target.constant</comment>
        <translation>sie ist konstant</translation>
    </message>
    <message>
        <source>a target that varies</source>
        <comment>target.constant.accepted</comment>
        <translation>eine Zielgröße, die sich ändert</translation>
    </message>
    <message>
        <source>distances cannot be predicted</source>
        <comment>target.distances</comment>
        <translation>Abstände können nicht vorhergesagt werden</translation>
    </message>
    <message>
        <source>columns of numbers, points, or a label</source>
        <comment>target.distances.accepted</comment>
        <translation>Spalten von Zahlen, Punkte oder eine Klassenspalte</translation>
    </message>
    <message>
        <source>{1}, or choose a method that needs none</source>
        <comment>target.missing</comment>
        <translation>{1}, oder wählen Sie eine Methode, die keine braucht</translation>
    </message>
    <message>
        <source>No label: give a column of classes the role label</source>
        <comment>target.no_classes</comment>
        <translation>Keine Klassenspalte: Geben Sie einer Spalte von Klassen die Rolle Klasse</translation>
    </message>
    <message>
        <source>No target column: give at least one column the role target</source>
        <comment>target.no_numbers</comment>
        <translation>Keine Zielgröße: Geben Sie mindestens einer Spalte die Rolle Zielgröße</translation>
    </message>
    <message>
        <source>Nothing to explain: give a column the role target, or one of classes the role label</source>
        <comment>target.nothing</comment>
        <translation>Nichts zu erklären: Geben Sie einer Spalte die Rolle Zielgröße oder einer Spalte von Klassen die Rolle Klasse</translation>
    </message>
    <message>
        <source>The method explains classes, not numbers: give a column of classes the role label</source>
        <comment>target.numbers_not_classes</comment>
        <translation>Die Methode erklärt Klassen, nicht Zahlen: Geben Sie einer Spalte von Klassen die Rolle Klasse</translation>
    </message>
    <message>
        <source>all samples are of one class</source>
        <comment>target.one_class</comment>
        <translation>alle Proben gehören zu einer Klasse</translation>
    </message>
    <message>
        <source>at least 2 classes</source>
        <comment>target.one_class.accepted</comment>
        <translation>mindestens 2 Klassen</translation>
    </message>
    <message>
        <source>Learned from {1}, tested on {2}.</source>
        <comment>tested.of_file</comment>
        <translation>Gelernt aus {1}, getestet an {2}.</translation>
    </message>
    <message>
        <source>Learned from {1}, tested on {2}, where {3}.</source>
        <comment>tested.of_file_where</comment>
        <translation>Gelernt aus {1}, getestet an {2}, wo {3}.</translation>
    </message>
    <message>
        <source>The samples where {1} were tested. The run had seen them, so that their errors may be too small: for samples that it has not seen, run on the others, and give these as --test-data.</source>
        <comment>tested.seen</comment>
        <translation>Getestet wurden die Proben, wo {1}. Der Lauf hatte sie gesehen, daher sind ihre Fehler womöglich zu klein: Für Proben, die er nicht gesehen hat, die anderen ausführen und diese mit --test-data angeben.</translation>
    </message>
    <message>
        <source>Only one of {1} and {2} states the {3:unit|units} of {4}: the values were taken as they are.</source>
        <comment>tested.units</comment>
        <translation>Nur eine von {1} und {2} nennt {3:die Einheit|die Einheiten} von {4}: Die Werte wurden genommen, wie sie sind.</translation>
    </message>
    <message>
        <source>The steps that changed values of {1} were applied to {2} by what {1} says.</source>
        <comment>tested.with_steps</comment>
        <translation>Die Schritte, die Werte von {1} änderten, wurden auf {2} so angewandt, wie {1} es vorgibt.</translation>
    </message>
    <message>
        <source>The steps that chose what is in {1} were not applied to {2}.</source>
        <comment>tested.without_steps</comment>
        <translation>Die Schritte, die auswählten, was in {1} steht, wurden auf {2} nicht angewandt.</translation>
    </message>
    <message>
        <source>no sample is left to learn from</source>
        <comment>tested_samples.all</comment>
        <translation>es bleibt keine Probe, von der gelernt werden kann</translation>
    </message>
    <message>
        <source>some of the samples, but not all</source>
        <comment>tested_samples.all.accepted</comment>
        <translation>einige der Proben, aber nicht alle</translation>
    </message>
    <message>
        <source>{1} was applied to the whole table, which cannot be repeated for another</source>
        <comment>tested_samples.changed_values</comment>
        <translation>{1} wurde auf die ganze Tabelle angewendet, was sich für eine andere nicht wiederholen lässt</translation>
    </message>
    <message>
        <source>a record without this step</source>
        <comment>tested_samples.changed_values.accepted</comment>
        <translation>eine Aufzeichnung ohne diesen Schritt</translation>
    </message>
    <message>
        <source>a cell is missing in the column {1}, row {2}</source>
        <comment>tested_samples.gap</comment>
        <translation>eine Zelle ist leer in der Spalte {1}, Zeile {2}</translation>
    </message>
    <message>
        <source>complete samples, or a record that leaves incomplete ones out (--missing drop-rows)</source>
        <comment>tested_samples.gap.accepted</comment>
        <translation>vollständige Proben oder ein Protokoll, das unvollständige auslässt (--missing drop-rows)</translation>
    </message>
    <message>
        <source>columns of another file were joined</source>
        <comment>tested_samples.joined</comment>
        <translation>Spalten einer anderen Datei wurden hinzugefügt</translation>
    </message>
    <message>
        <source>a table whose columns are in one file</source>
        <comment>tested_samples.joined.accepted</comment>
        <translation>eine Tabelle, deren Spalten in einer Datei stehen</translation>
    </message>
    <message>
        <source>no sample is tested</source>
        <comment>tested_samples.none</comment>
        <translation>keine Probe wird getestet</translation>
    </message>
    <message>
        <source>the target is another table, which says nothing of further samples</source>
        <comment>tested_samples.other_truth</comment>
        <translation>die Zielgröße ist eine andere Tabelle, die nichts über weitere Proben sagt</translation>
    </message>
    <message>
        <source>a target among the columns</source>
        <comment>tested_samples.other_truth.accepted</comment>
        <translation>eine Zielgröße unter den Spalten</translation>
    </message>
    <message>
        <source>&apos;{1}&apos;</source>
        <comment>tested_samples.step</comment>
        <translation>&apos;{1}&apos;</translation>
    </message>
    <message>
        <source>columns of text more than half of whose cells are numbers</source>
        <comment>text_as_numbers.accepted</comment>
        <translation>Spalten aus Text, deren Zellen zu mehr als der Hälfte Zahlen sind</translation>
    </message>
    <message>
        <source>no column of text holds mostly numbers</source>
        <comment>text_as_numbers.none</comment>
        <translation>keine Spalte aus Text enthält vor allem Zahlen</translation>
    </message>
    <message>
        <source>the column holds numbers already</source>
        <comment>text_as_numbers.numbers</comment>
        <translation>die Spalte enthält bereits Zahlen</translation>
    </message>
    <message>
        <source>most cells of the column are no numbers</source>
        <comment>text_as_numbers.words</comment>
        <translation>die meisten Zellen der Spalte sind keine Zahlen</translation>
    </message>
    <message>
        <source>no inputs, since they are text with too many values or only one: {1}</source>
        <comment>text_columns.left_out</comment>
        <translation>keine Eingaben, da sie Text mit zu vielen Werten oder nur einem sind: {1}</translation>
    </message>
    <message>
        <source>no column of text can become an input</source>
        <comment>text_columns.none</comment>
        <translation>keine Textspalte kann Eingabe werden</translation>
    </message>
    <message>
        <source>a column of text</source>
        <comment>text_columns.none.accepted</comment>
        <translation>eine Textspalte</translation>
    </message>
    <message>
        <source>the column holds numbers already</source>
        <comment>text_columns.numbers</comment>
        <translation>die Spalte enthält schon Zahlen</translation>
    </message>
    <message>
        <source>columns of text</source>
        <comment>text_columns.numbers.accepted</comment>
        <translation>Textspalten</translation>
    </message>
    <message>
        <source>this is a binary file (it contains a zero byte)</source>
        <comment>text_file.binary</comment>
        <translation>dies ist eine Binärdatei (sie enthält ein Nullbyte)</translation>
    </message>
    <message>
        <source>a text file</source>
        <comment>text_file.binary.accepted</comment>
        <translation>eine Textdatei</translation>
    </message>
    <message>
        <source>the file changed while it was being read</source>
        <comment>text_file.changed</comment>
        <translation>die Datei hat sich geändert, während sie gelesen wurde</translation>
    </message>
    <message>
        <source>a file that no program is writing to</source>
        <comment>text_file.changed.accepted</comment>
        <translation>eine Datei, in die kein Programm schreibt</translation>
    </message>
    <message>
        <source>the table itself, as text; the download may have returned a web page instead</source>
        <comment>text_file.document.accepted</comment>
        <translation>die Tabelle selbst, als Text; der Download hat vielleicht stattdessen eine Webseite geliefert</translation>
    </message>
    <message>
        <source>a line is longer than 64 MiB</source>
        <comment>text_file.long_line</comment>
        <translation>eine Zeile ist länger als 64 MiB</translation>
    </message>
    <message>
        <source>a text file with lines</source>
        <comment>text_file.long_line.accepted</comment>
        <translation>eine Textdatei mit Zeilen</translation>
    </message>
    <message>
        <source>the text is encoded in {1}</source>
        <comment>text_file.other_encoding</comment>
        <translation>der Text hat die Kodierung {1}</translation>
    </message>
    <message>
        <source>text saved as UTF-8</source>
        <comment>text_file.other_encoding.accepted</comment>
        <translation>als UTF-8 gespeicherter Text</translation>
    </message>
    <message>
        <source>this is a PDF document, not a table</source>
        <comment>text_file.pdf</comment>
        <translation>dies ist ein PDF-Dokument, keine Tabelle</translation>
    </message>
    <message>
        <source>a file with a table of at least one row</source>
        <comment>text_file.table.accepted</comment>
        <translation>eine Datei mit einer Tabelle von mindestens einer Zeile</translation>
    </message>
    <message>
        <source>this is a web page (HTML), not a table</source>
        <comment>text_file.web_page</comment>
        <translation>dies ist eine Webseite (HTML), keine Tabelle</translation>
    </message>
    <message>
        <source>this is a word processor document, not a table</source>
        <comment>text_file.word_processor</comment>
        <translation>dies ist ein Dokument einer Textverarbeitung, keine Tabelle</translation>
    </message>
    <message>
        <source>this is an XML document, not a table</source>
        <comment>text_file.xml</comment>
        <translation>dies ist ein XML-Dokument, keine Tabelle</translation>
    </message>
    <message>
        <source>taken as categories: {1} {1:value|values}</source>
        <comment>text_taken.categories</comment>
        <translation>als Kategorien genommen: {1} {1:Wert|Werte}</translation>
    </message>
    <message>
        <source>not an input: {1} different {1:text|texts}</source>
        <comment>text_taken.left_out</comment>
        <translation>kein Eingang: {1} {1:verschiedener Text|verschiedene Texte}</translation>
    </message>
    <message>
        <source>taken as ordered: {1}</source>
        <comment>text_taken.ordered</comment>
        <translation>als geordnet genommen: {1}</translation>
    </message>
    <message>
        <source>taken as 0 and 1: {1}</source>
        <comment>text_taken.two_values</comment>
        <translation>als 0 und 1 genommen: {1}</translation>
    </message>
    <message>
        <source>a run found nothing</source>
        <comment>trial.found_nothing</comment>
        <translation>ein Lauf hat nichts gefunden</translation>
    </message>
    <message>
        <source> on {1} of the samples</source>
        <comment>trials.on_some_samples</comment>
        <translation> auf {1} der Proben</translation>
    </message>
    <message>
        <source>the target is a distance matrix: it has no points</source>
        <comment>truth_space.no_points</comment>
        <translation>die Zielgröße ist eine Abstandsmatrix: sie hat keine Punkte</translation>
    </message>
    <message>
        <source>columns as the target</source>
        <comment>truth_space.no_points.accepted</comment>
        <translation>Spalten als Zielgröße</translation>
    </message>
    <message>
        <source>there is no target</source>
        <comment>truth_space.no_truth</comment>
        <translation>es gibt keine Zielgröße</translation>
    </message>
    <message>
        <source>at least one column as the target</source>
        <comment>truth_space.no_truth.accepted</comment>
        <translation>mindestens eine Spalte als Zielgröße</translation>
    </message>
    <message>
        <source>t-SNE {1}</source>
        <comment>tsne.axis</comment>
        <translation>t-SNE {1}</translation>
    </message>
    <message>
        <source>a theta out of range</source>
        <comment>tsne.bad_theta</comment>
        <translation>ein theta außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>from 0 to 0.7</source>
        <comment>tsne.bad_theta.accepted</comment>
        <translation>von 0 bis 0.7</translation>
    </message>
    <message>
        <source>an exaggeration below 1</source>
        <comment>tsne.low_exaggeration</comment>
        <translation>eine Überhöhung (exaggeration) unter 1</translation>
    </message>
    <message>
        <source>a perplexity below 1</source>
        <comment>tsne.low_perplexity</comment>
        <translation>eine Perplexität unter 1</translation>
    </message>
    <message>
        <source>a negative number of early iterations</source>
        <comment>tsne.negative_early</comment>
        <translation>eine negative Anzahl früher Iterationen</translation>
    </message>
    <message>
        <source>0 or more</source>
        <comment>tsne.negative_early.accepted</comment>
        <translation>0 oder mehr</translation>
    </message>
    <message>
        <source>no iterations</source>
        <comment>tsne.no_iterations</comment>
        <translation>keine Iterationen</translation>
    </message>
    <message>
        <source>1 or more</source>
        <comment>tsne.one_or_more</comment>
        <translation>1 oder mehr</translation>
    </message>
    <message>
        <source>at least 3 samples that differ, at distances that are not all equal</source>
        <comment>two_nn.accepted</comment>
        <translation>mindestens 3 Proben, die sich unterscheiden, mit Abständen, die nicht alle gleich sind</translation>
    </message>
    <message>
        <source>the first and the second neighbour are equally far everywhere</source>
        <comment>two_nn.equal_distances</comment>
        <translation>der erste und der zweite Nachbar sind überall gleich weit entfernt</translation>
    </message>
    <message>
        <source>nearly all samples are equal to another one</source>
        <comment>two_nn.equal_samples</comment>
        <translation>fast alle Proben sind gleich einer anderen</translation>
    </message>
    <message>
        <source>needs two neighbours of each sample</source>
        <comment>two_nn.too_few_neighbours</comment>
        <translation>braucht zwei Nachbarn jeder Probe</translation>
    </message>
    <message>
        <source>cells</source>
        <comment>unusable_array.cells</comment>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>holds complex numbers</source>
        <comment>unusable_array.complex</comment>
        <translation>enthält komplexe Zahlen</translation>
    </message>
    <message>
        <source>has {1} dimensions</source>
        <comment>unusable_array.dimensions</comment>
        <translation>hat {1} Dimensionen</translation>
    </message>
    <message>
        <source>has its numbers in another file</source>
        <comment>unusable_array.elsewhere</comment>
        <translation>hat seine Zahlen in einer anderen Datei</translation>
    </message>
    <message>
        <source>is empty</source>
        <comment>unusable_array.empty</comment>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is not a full array of numbers, but {1}</source>
        <comment>unusable_array.kind</comment>
        <translation>ist kein vollständiges Array von Zahlen, sondern {1}</translation>
    </message>
    <message>
        <source>is a table or another object that only MATLAB can read; there, writetable(T, &apos;T.csv&apos;) writes a table T as text</source>
        <comment>unusable_array.matlab_object</comment>
        <translation>ist eine Tabelle oder ein anderes Objekt, das nur MATLAB lesen kann; dort schreibt writetable(T, &apos;T.csv&apos;) eine Tabelle T als Text</translation>
    </message>
    <message>
        <source>holds no numbers</source>
        <comment>unusable_array.no_numbers</comment>
        <translation>enthält keine Zahlen</translation>
    </message>
    <message>
        <source>object</source>
        <comment>unusable_array.object</comment>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>is a single number</source>
        <comment>unusable_array.single_number</comment>
        <translation>ist eine einzelne Zahl</translation>
    </message>
    <message>
        <source>sparse</source>
        <comment>unusable_array.sparse</comment>
        <translation>ein dünn besetztes</translation>
    </message>
    <message>
        <source>structure</source>
        <comment>unusable_array.structure</comment>
        <translation>eine Struktur</translation>
    </message>
    <message>
        <source>text</source>
        <comment>unusable_array.text</comment>
        <translation>Text</translation>
    </message>
    <message>
        <source>columns of one group are ranked by the best of them and selected together: {1}</source>
        <comment>whole_groups.together</comment>
        <translation>Spalten einer Gruppe stehen dort, wo die beste von ihnen steht, und werden zusammen ausgewählt: {1}</translation>
    </message>
    <message>
        <source>cannot be written: {1}</source>
        <comment>write.failed</comment>
        <translation>kann nicht geschrieben werden: {1}</translation>
    </message>
    <message>
        <source>a writable folder with enough space</source>
        <comment>write.failed.accepted</comment>
        <translation>ein beschreibbarer Ordner mit genügend Platz</translation>
    </message>
    <message>
        <source>no program reads from this pipe</source>
        <comment>write.no_reader</comment>
        <translation>kein Programm liest aus dieser Pipe</translation>
    </message>
    <message>
        <source>a pipe with a reader, or a file</source>
        <comment>write.no_reader.accepted</comment>
        <translation>eine Pipe, aus der ein Programm liest, oder eine Datei</translation>
    </message>
    <message>
        <source>only the first set of rows is read; the file has further ones below a line with &apos;&amp;&apos; or &apos;@&apos;</source>
        <comment>xvg.further_sets</comment>
        <translation>Nur der erste Satz von Zeilen wird gelesen; die Datei hat weitere unter einer Zeile mit &apos;&amp;&apos; oder &apos;@&apos;</translation>
    </message>
    <message>
        <source>there are no rows below the commands</source>
        <comment>xvg.no_rows</comment>
        <translation>unter den Befehlen stehen keine Zeilen</translation>
    </message>
    <message>
        <source>at least one row of numbers</source>
        <comment>xvg.no_rows.accepted</comment>
        <translation>mindestens eine Zeile mit Zahlen</translation>
    </message>
    <message>
        <source>an element and three finite coordinates</source>
        <comment>xyz.atom.accepted</comment>
        <translation>ein Element und drei endliche Koordinaten</translation>
    </message>
    <message>
        <source>{1} is not a number of atoms</source>
        <comment>xyz.bad_count</comment>
        <translation>{1} ist keine Anzahl von Atomen</translation>
    </message>
    <message>
        <source>a number above zero, alone on the first line of each frame</source>
        <comment>xyz.bad_count.accepted</comment>
        <translation>eine Zahl über null, allein in der ersten Zeile jedes Frames</translation>
    </message>
    <message>
        <source>Properties cannot be read</source>
        <comment>xyz.bad_properties</comment>
        <translation>Properties kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>frame {1} is left out: the file ends within it; it begins on line {2}</source>
        <comment>xyz.cut_frame</comment>
        <translation>Frame {1} ist weggelassen: die Datei endet darin; er beginnt in Zeile {2}</translation>
    </message>
    <message>
        <source>the frame is cut off</source>
        <comment>xyz.cut_off</comment>
        <translation>der Frame ist abgeschnitten</translation>
    </message>
    <message>
        <source>a whole file</source>
        <comment>xyz.file.accepted</comment>
        <translation>eine vollständige Datei</translation>
    </message>
    <message>
        <source>Properties must contain species and three numbers of pos</source>
        <comment>xyz.incomplete_properties</comment>
        <translation>Properties muss species und drei Zahlen von pos enthalten</translation>
    </message>
    <message>
        <source>left out, since each atom has its own: {1}</source>
        <comment>xyz.left_out</comment>
        <translation>weggelassen, weil jedes Atom eigene Werte hat: {1}</translation>
    </message>
    <message>
        <source>the file has no frame</source>
        <comment>xyz.no_frame</comment>
        <translation>die Datei hat keinen Frame</translation>
    </message>
    <message>
        <source>at least one frame</source>
        <comment>xyz.no_frame.accepted</comment>
        <translation>mindestens ein Frame</translation>
    </message>
    <message>
        <source>{1} is not a finite number</source>
        <comment>xyz.not_finite</comment>
        <translation>{1} ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>atom {1} is {2} where the first frame has {3}</source>
        <comment>xyz.other_atom</comment>
        <translation>Atom {1} ist {2}, im ersten Frame aber {3}</translation>
    </message>
    <message>
        <source>the same atoms in the same order in every frame</source>
        <comment>xyz.other_atom.accepted</comment>
        <translation>dieselben Atome in derselben Reihenfolge in jedem Frame</translation>
    </message>
    <message>
        <source>the frame has {1} {1:atom|atoms} where the first has {2}</source>
        <comment>xyz.other_count</comment>
        <translation>der Frame hat {1} {1:Atom|Atome}, der erste aber {2}</translation>
    </message>
    <message>
        <source>the same atoms in every frame</source>
        <comment>xyz.other_count.accepted</comment>
        <translation>dieselben Atome in jedem Frame</translation>
    </message>
    <message>
        <source>Properties=species:S:1:pos:R:3</source>
        <comment>xyz.properties.accepted</comment>
        <translation>Properties=species:S:1:pos:R:3</translation>
    </message>
    <message>
        <source>an atom&apos;s line is too short</source>
        <comment>xyz.short_line</comment>
        <translation>die Zeile eines Atoms ist zu kurz</translation>
    </message>
    <message>
        <source>the file is too short for {1} {1:atom|atoms}</source>
        <comment>xyz.too_short</comment>
        <translation>die Datei ist zu kurz für {1} {1:Atom|Atome}</translation>
    </message>
    <message>
        <source>its directory is damaged</source>
        <comment>zip.bad_directory</comment>
        <translation>sein Verzeichnis ist beschädigt</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <comment>zip.cut_off</comment>
        <translation>es ist abgeschnitten</translation>
    </message>
    <message>
        <source>the archive cannot be read: {1}</source>
        <comment>zip.damaged</comment>
        <translation>das Archiv kann nicht gelesen werden: {1}</translation>
    </message>
    <message>
        <source>a complete ZIP archive, as written by numpy.savez</source>
        <comment>zip.damaged.accepted</comment>
        <translation>ein vollständiges ZIP-Archiv, wie numpy.savez es schreibt</translation>
    </message>
    <message>
        <source>its directory is larger than the archive</source>
        <comment>zip.directory_too_large</comment>
        <translation>sein Verzeichnis ist größer als das Archiv</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is encrypted</source>
        <comment>zip.encrypted</comment>
        <translation>&apos;{1}&apos; ist verschlüsselt</translation>
    </message>
    <message>
        <source>an archive without encryption</source>
        <comment>zip.encrypted.accepted</comment>
        <translation>ein Archiv ohne Verschlüsselung</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; claims {2} {2:byte|bytes} in {3}, which is impossible</source>
        <comment>zip.impossible_size</comment>
        <translation>&apos;{1}&apos; umfasst angeblich {2} {2:Byte|Bytes} in {3}, was unmöglich ist</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is cut off</source>
        <comment>zip.member_cut_off</comment>
        <translation>&apos;{1}&apos; ist abgeschnitten</translation>
    </message>
    <message>
        <source>a mark is missing at byte {1}</source>
        <comment>zip.missing_mark</comment>
        <translation>bei Byte {1} fehlt eine Markierung</translation>
    </message>
    <message>
        <source>the size of &apos;{1}&apos; is missing</source>
        <comment>zip.missing_size</comment>
        <translation>die Größe von &apos;{1}&apos; fehlt</translation>
    </message>
    <message>
        <source>its directory is missing, so it is cut off</source>
        <comment>zip.no_directory</comment>
        <translation>sein Verzeichnis fehlt, also ist es abgeschnitten</translation>
    </message>
    <message>
        <source>its ZIP64 directory is missing</source>
        <comment>zip.no_zip64_directory</comment>
        <translation>sein ZIP64-Verzeichnis fehlt</translation>
    </message>
    <message>
        <source>its members overlap</source>
        <comment>zip.overlap</comment>
        <translation>seine Bestandteile überschneiden sich</translation>
    </message>
    <message>
        <source>it spans several disks</source>
        <comment>zip.several_disks</comment>
        <translation>es verteilt sich auf mehrere Datenträger</translation>
    </message>
    <message>
        <source>&apos;{1}&apos; is compressed by method {2}</source>
        <comment>zip.unknown_method</comment>
        <translation>&apos;{1}&apos; ist mit Methode {2} komprimiert</translation>
    </message>
    <message>
        <source>members that are stored or deflated</source>
        <comment>zip.unknown_method.accepted</comment>
        <translation>Bestandteile, die mit den Methoden store oder deflate gespeichert sind</translation>
    </message>
    <message>
        <source>the checksum of &apos;{1}&apos; is wrong</source>
        <comment>zip.wrong_checksum</comment>
        <translation>die Prüfsumme von &apos;{1}&apos; ist falsch</translation>
    </message>
</context>
</TS>
