/**
 * A conversation: who says what, in order; each line replies to the previous one. The first may have a picture of a
 * subject.
 */
export interface Thread {
	picture?: string;
	lines: readonly (readonly [username: string, text: string])[];
}

/** Conversations between people who know each other. */
export const threads: readonly Thread[] = [
	{
		picture: 'boat-lines',
		lines: [
			['ort', 'Does anyone have the torque table for the 1974 model? Mine has a coffee ring on the important bit.'],
			['tomo', 'Somewhere. Under the clamps. Give me an hour.'],
			['ort', 'You said that in March.'],
			['tomo', 'And in March it was true.'],
			['ansel', 'Hab die Tabelle. 42 Nm, über Kreuz, zweimal.'],
			['ort', 'Ansel, you are a national treasure of whatever nation this is.'],
		],
	},
	{
		lines: [
			['demo', 'Who put the bench at the east pier facing the wall?'],
			['admin', 'It is an official bench.'],
			['demo', 'It is facing a wall.'],
			['admin', 'It is an official wall.'],
			['lea', 'I photographed it. It’s my best work this year.'],
		],
	},
	{
		lines: [
			['rin', '青の絵の具だけ減るのが早い。'],
			['minseo', 'わかります。わたしは灰色です。'],
			['rin', '曇りの国の人だ…'],
			['minseo', '締め切りの国の人です'],
			['kei', 'ふたりとも寝てください'],
		],
	},
	{
		lines: [
			['wren', 'There is a bird on the harbour wall that I cannot name and it is ruining my lunch.'],
			['yara', 'Brown?'],
			['wren', 'Yes.'],
			['yara', 'Small?'],
			['wren', 'Yes.'],
			['yara', 'It’s a rock pipit. It is always a rock pipit.'],
			['wren', 'It was a leaf. I’ve been closer now. It was a leaf.'],
		],
	},
	{
		lines: [
			['lukas', 'Warum ist unsere Testumgebung schneller als die echte?'],
			['friend', 'Weil in der echten Leute sind.'],
			['lukas', 'Dann müssen die Leute weg.'],
			['friend', 'Das steht schon als Ticket im System.'],
		],
	},
	{
		lines: [
			['hana', '明日は東の桟橋で出張販売します。七時から。'],
			['sota', '始発で行きます！'],
			['nami', '波の音を録りに行くついでに寄ります'],
			['hana', 'どっちがついでですか（笑）'],
			['nami', 'ばれた'],
		],
	},
	{
		lines: [
			['marisol', 'Se me ha quedado corta la sartén. ¿Alguien tiene una grande? Muy grande.'],
			['diego', 'Tengo un espejo de telescopio de 250 mm.'],
			['marisol', '¿Antiadherente?'],
			['diego', 'Aluminizado.'],
			['marisol', 'Lo pienso.'],
		],
	},
	{
		lines: [
			['camille', 'Je cherche le nom d’un roman : il y a un phare, personne n’y monte.'],
			['anemone', 'C’est tous les romans avec un phare.'],
			['camille', 'Il y a aussi une chèvre.'],
			['anemone', 'Ah. Alors c’est ma vie.'],
		],
	},
	{
		lines: [
			['coral', 'The eel took my glove.'],
			['linhai', 'Which hand?'],
			['coral', 'Left.'],
			['linhai', 'Mine took the right one last week. They are working together.'],
			['sora', 'Automatic reply: 🦑 We do not comment on ongoing operations.'],
		],
	},
	{
		lines: [
			['pim', 'Locks closed until Thursday. I live in a lock now.'],
			['freya', 'Could be worse, I am becalmed with a crew that has discovered the ukulele.'],
			['pim', 'How many chords?'],
			['freya', 'One and a half.'],
			['bruna', 'I can teach them the other half!'],
			['freya', 'Please. By radio. Tonight.'],
		],
	},
	{
		lines: [
			['nadia', 'Chess by post update: my opponent has moved house. I am now losing to a new address.'],
			['kei', 'Is it legal to castle across postcodes?'],
			['nadia', 'Only if neither king has been redirected.'],
		],
	},
	{
		lines: [
			['jiho', '배포 끝났습니다. 아무 일도 일어나지 않았어요.'],
			['minseo', '축하해!'],
			['jiho', '그게 제일 무서워요.'],
			['lukas', 'I know that feeling in every language.'],
		],
	},
	{
		lines: [
			['xiaoyu', '下雨了，旧书店躲雨，躲到关门。'],
			['linhai', '买了几本？'],
			['xiaoyu', '躲了几本。'],
			['linhai', '懂了，六本。'],
		],
	},
	{
		lines: [
			['ari', 'Aurora in about an hour if the numbers hold.'],
			['diego', 'Envidia en varios idiomas.'],
			['ari', 'I will take a picture for you.'],
			['diego', 'Take two. One for the clouds I am looking at.'],
		],
	},
	{
		picture: 'loaf',
		lines: [
			['oskar', 'New sourdough. She needs a name.'],
			['ede', 'Doughlores.'],
			['demo', 'Bread Astaire.'],
			['mara', 'Leaven Ward.'],
			['oskar', 'Leaven Ward. It’s on the jar. It’s done.'],
			['ede', 'I was robbed.'],
		],
	},
	{
		lines: [
			['mara', 'Running ten minutes late, there is a swan in the berth.'],
			['demo', 'Have you asked it to move?'],
			['mara', 'It has asked ME to move.'],
			['admin', 'For the record, berth 2 is now the swan’s. I have met the swan.'],
		],
	},
	{
		lines: [
			['yara', 'My seeds arrived in an envelope with somebody else’s love letter.'],
			['lea', 'And?'],
			['yara', 'It’s very good. I’m invested. She should take the job in Lisbon.'],
			['bruna', 'She should!!'],
			['yara', 'I’m sending it on with a note that says so.'],
		],
	},
	{
		lines: [
			['friend', 'Metronome fell into the cello.'],
			['ansel', 'Läuft es noch?'],
			['friend', 'Ja. Innen. Für immer, vermutlich.'],
			['nami', 'その音、録ってください'],
		],
	},
	{
		picture: 'last-train',
		lines: [
			['sota', '終点まで乗ったら、海しかなかった。'],
			['rin', '最高じゃないですか'],
			['sota', '折り返しまで二時間、海しかなかった。'],
			['rin', '最高じゃないですか'],
		],
	},
	{
		lines: [
			['greta', 'Zucchini abzugeben. Viele. Bitte.'],
			['lukas', 'Ich hatte letztes Jahr welche von dir. Ich habe noch letztes Jahr welche von dir.'],
			['greta', 'Dann kennst du den Ernst der Lage.'],
		],
	},
	{
		lines: [
			['pebble', 'is it normal to say good night to a lighthouse'],
			['demo', 'It would be rude not to.'],
			['pebble', 'it blinked back'],
			['mara', 'It does that for everyone. Sorry.'],
			['pebble', 'it blinked back SPECIALLY'],
		],
	},
	{
		lines: [
			['takumi', '明日、竜骨を据えます。'],
			['ort', 'おめでとうございます！ Same week as ours. Race you.'],
			['takumi', '木はあわてません。'],
			['ort', 'Steel does, a little.'],
		],
	},
	{
		lines: [
			['hugo', 'Le col est fermé. Le café en bas du col est ouvert. Hasard ?'],
			['camille', 'Destin.'],
			['hugo', 'Troisième destin de la matinée.'],
		],
	},
	{
		lines: [
			['bruna', 'Alguém aí toca cavaquinho sexta?'],
			['marisol', '¡Palmas sí!'],
			['bruna', 'Palmas servem. Tudo serve.'],
			['friend', 'Cello?'],
			['bruna', 'CELLO SERVE.'],
		],
	},
	{
		lines: [
			['lea', 'Someone has written “sorry” in the dust on my car. Just “sorry”.'],
			['ede', 'Not me.'],
			['oskar', 'Not me.'],
			['wren', '…a gull may have been involved and I may have apologised on its behalf.'],
		],
	},
	{
		lines: [
			['kei', '「霧」だけで三ページ。訳すとどうなるんだろう。'],
			['nadia', 'In Russian it is shorter and sadder.'],
			['camille', 'En français c’est plus long et il y a du vin.'],
			['kei', '全部読みたい'],
		],
	},
	{
		lines: [
			['demo', 'Logbook question: do you write “fog” or “mist”?'],
			['mara', 'Fog if I can’t see the bow. Mist if I can.'],
			['freya', '“Visibility: an opinion.”'],
			['pim', 'In Dutch it is simply Tuesday.'],
		],
	},
	{
		lines: [
			['ede', 'Moving on Saturday. Third floor. I will not lie to you about the piano.'],
			['demo', 'I can carry books.'],
			['tomo', 'I can carry the piano. I have a block and tackle and a poor sense of risk.'],
			['ede', 'This is why I love this town.'],
			['oskar', 'Soup at one.'],
		],
	},
	{
		lines: [
			['yuki', 'にゃ'],
			['rin', 'にゃ'],
			['hana', 'にゃ'],
			['kei', '（本当に猫だけのスレッドだ）'],
		],
	},
	{
		lines: [
			['wren', 'Corncrake. CORNCRAKE. I heard it. Two in the morning, field behind the school.'],
			['ari', 'Congratulations!! Seen?'],
			['wren', 'Heard. It counts. It counts!'],
			['yara', 'It counts. I’m lighting a candle.'],
		],
	},
];
