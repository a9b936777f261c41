import { type Corpus, lines } from './Corpus';

export const de: Corpus = {
	slots: {
		place: [
			'am Hafen',
			'im Garten',
			'am Bahnhof',
			'auf dem Markt',
			'in der Werkstatt',
			'am Kanal',
			'in der Bibliothek',
		],
		weather: ['Nebel', 'Nieselregen', 'Ostwind', 'Sonne, tatsächlich', 'Graupel', 'Gewitter in der Ferne'],
		day: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
		food: ['Pflaumenkuchen', 'Linsensuppe', 'Kartoffelsalat', 'Franzbrötchen', 'Quark mit Leinöl'],
		plant: ['Die Tomaten', 'Die Zucchini', 'Der Rhabarber', 'Die Dahlien', 'Der Mangold'],
	},
	topics: {
		code: lines(`Vier Stunden gesucht, ein Zeichen geändert, zwei Minuten Ruhm.
			Der Test ist grün. Ich auch, vor Misstrauen.
			Wer „kurz mal“ sagt, hat noch nie deployt.
			Kompiliert. Läuft. Versteht keiner mehr. Ich räume auf, {day} vielleicht.
			Die Doku ist von 2014 und hat trotzdem als Einzige recht.
			Hab dem Rechner gut zugeredet. Half nicht. Neustart half.
			Kalter Kaffee, warmer Prozessor, {weather}. Läuft.
			Mein Lieblingskommentar heute: „hier nicht weiterlesen“. Hab weitergelesen.
			Zeitzonen. Immer sind es die Zeitzonen.
			Es gibt zwei schwere Dinge in der Informatik, und eines davon ist der Drucker.`),
		garden: lines(`{plant} haben beschlossen, dass jetzt Saison ist.
			Der Kompost dampft. Ich stehe daneben und bin stolz.
			Schnecken: 14, ich: 0, Igel: satt.
			Wer Zucchini braucht: Tür steht offen, Auto auch, Taschen auch.
			Nachbar hat neue Gartenzwerge. Sie schauen zu mir herüber.
			Heute nur gegossen und mit der Amsel gestritten.
			Saatgut getauscht: Mangold gegen etwas, das „Überraschung“ heißt.
			{weather}, Gummistiefel, gute Laune.
			Die erste Erdbeere. Geteilt durch vier. Gerecht war es nicht.`),
		food: lines(`{food}. Mehr ist dazu nicht zu sagen, es ist nämlich weg.
			Rezept von Oma: „bis es richtig aussieht“. Danke, Oma.
			Siebzehn Gläser Marmelade. Siebzehn! Wer soll das essen. Ich.
			Der Sauerteig lebt länger als meine letzten drei Zimmerpflanzen.
			{place} gibt es wieder {food}. Ihr wisst Bescheid.`),
		daily: lines(`Der Aufzug und ich haben heute beide gezögert.
			Steuererklärung abgegeben. Ich fühle mich wie ein Staatsakt.
			Jemand {place} hat mir ohne Grund „Guten Morgen“ gesagt. Den ganzen Tag davon gelebt.
			Es ist {time} und ich weiß plötzlich, was ich 2011 hätte antworten sollen.
			{weather}. Die Katze hat abgesagt.
			Habe den Schlüssel gefunden. Er war im Schloss.
			Mittagspause {place}. Nicht weitersagen.
			Neue Brille. Alles hat Kanten, auch die Leute.`),
		music: lines(`Die Sarabande war heute kurz davor, schön zu sein.
			Neue Saite, alter Fehler.
			Probe bis {time}. Der Nachbar klatscht, oder er klopft.
			Gestern Konzert {place}. In der Pause wurde mehr gehustet als getrunken.
			Metronom verliehen. Frei wie ein Vogel, schnell wie ein Vogel.`),
		craft: lines(`Die Drehbank läuft wieder. Klingt wie eine zufriedene Kuh.
			Winde zerlegt, gereinigt, zusammengesetzt. Eine Feder übrig. Sie fehlt niemandem. Noch nicht.
			Wer misst, misst Mist. Also zweimal.
			Aus einem Fehler ein Regal gemacht.
			{day}: Werkstatt offen, Kaffee da, Splitter gratis.`),
		travel: lines(`Zug verspätet wegen „Tieren im Gleis“. Ich nehme an: Schnecken.
			Mit dem Rad los, Pause {place}, zurück mit Gegenwind und Erkenntnis.
			Sitzplatz reserviert, Platz nicht vorhanden, Wagen nicht vorhanden, Gelassenheit vorhanden.`),
		games: lines(`Nur noch eine Runde, sagte ich um {time}.
			Mein Dorf hat jetzt eine Brauerei und keine Straße. Prioritäten.
			Gegen meine Nichte verloren. Sie hat dabei erklärt, warum.`),
		animals: lines(`Der Igel ist zurück und tut so, als kenne er mich nicht.
			Die Amsel singt jetzt den Klingelton vom Nachbarn.
			Eine Katze {place} hat mich adoptiert. Für vier Minuten.`),
	},
	captions: {
		land: lines('Sonntagsrunde.\nDa hinten war es noch schöner.\nHerbst kann was.'),
		food: lines('Noch warm.\nErnte, Teil eins von zu vielen.\nAbendessen, bevor jemand fragt.'),
		home: lines('Neues Blatt!\nHeute drinnen.'),
		work: lines('Fast fertig. Seit März.\nSo sieht das von innen aus.\nDiagramm statt Entscheidung.'),
		town: lines('Feierabend.\nVorhin, {place}.\nUmweg gelohnt.'),
	},
	replies: lines(`Sehr gut.
		Kenn ich.
		Das hätte von mir sein können, nur ordentlicher.
		Bin dabei! {day}?
		Oh, schön!
		Mein Beileid an die Zucchini.
		Haha, genau so.
		Gibt es davon ein Rezept?
		Danke, das hat mir heute gefehlt.
		Zeitzonen?
		Ich bring Kuchen mit.
		Der Igel grüßt zurück.
		Wie lange hast du dafür gebraucht?
		Merk ich mir.
		Stark!
		Ich hab noch so eine Feder, brauchst du die?`),
	quotes: lines(`Lesen, nicken, weiterleiten.
		Genau das meinte ich gestern.
		Für alle, die {place} waren.
		Rahmen drum, an die Wand.`),
};
