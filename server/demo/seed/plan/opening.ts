import { MINUTE, type PlannedNote, plannedNote } from './PlannedNote';

interface Opening extends Partial<Omit<PlannedNote, 'files' | 'ago'>> {
	author: string;
	minutes: number;
	text: string | null;
	pictures?: readonly string[];
	/** Shows again the note with this number of minutes. */
	renoteOf?: number;
	replyTo?: number;
}

/** The newest notes, which new users see first: examples of everything. */
const OPENING: readonly Opening[] = [
	{
		author: 'mara',
		minutes: 2,
		text: 'Fog lifted over the breakwater as the 06:40 ferry came in. #harbour #morninglight',
		pictures: ['early-ferry', 'light-in-fog'],
		appeal: 0.95,
	},
	{
		author: 'kei',
		minutes: 4,
		text: 'He was on the ferry all along. Chapter three, the coat, the ticket. I shouted on the bus.',
		cw: 'Spoilers for the last chapter',
		appeal: 0.5,
	},
	{
		author: 'rin',
		minutes: 6,
		text: '今日の夕焼け、久しぶりに燃えるような色だった。帰り道でずっと空を見てた。',
		pictures: ['lone-sail'],
		appeal: 0.9,
	},
	{ author: 'oskar', minutes: 9, text: null, renoteOf: 26, appeal: 0 },
	{ author: 'friend', minutes: 11, text: '@demo the cello is coming on Friday. Bring ears.', appeal: 0.3 },
	{
		author: 'sora@tidepool.example',
		minutes: 13,
		text: '1 2 3 $[rainbow rainbow] text, `inline` code and a $[bg.color=c98a2f  mark ] — typed with MFM. $[tada 🦑]',
		appeal: 0.5,
	},
	{
		author: 'hana',
		minutes: 16,
		text: '本日の焼きたて、くるみパンです。売り切れごめんなさい。',
		pictures: ['loaf'],
		appeal: 0.7,
	},
	{
		author: 'ort@shipyard.example',
		minutes: 19,
		text: '```rust\nfn main() {\n\tprintln!("ahoy");\n}\n```',
		appeal: 0.6,
	},
	{
		author: 'freya@shipyard.example',
		minutes: 22,
		text: 'Two hundred miles of this today, in order of appearance.',
		pictures: ['wide-horizon', 'big-wave', 'evening-ferry', 'jetty-mint'],
		appeal: 0.8,
	},
	{
		author: 'tomo',
		minutes: 26,
		text: 'Which one for the new deck?',
		poll: { choices: ['Teak, oiled', 'Teak, bare', 'Painted grey'], multiple: false, endsIn: 150 * MINUTE, votes: [] },
		appeal: 0.7,
	},
	{ author: 'lea', minutes: 31, text: 'Worth reading in full. And look at that sky.', renoteOf: 58, appeal: 0.5 },
	{
		author: 'ari',
		minutes: 36,
		text: 'Kp 6 over the cabin. Went out for one minute, stayed for forty.',
		pictures: ['green-sky', 'green-sky-tall'],
		appeal: 0.95,
	},
	{
		author: 'pebble@tidepool.example',
		minutes: 41,
		text: 'is it normal to say good night to a lighthouse',
		appeal: 0.6,
	},
	{ author: 'mara', minutes: 44, text: 'It would be rude not to.', replyTo: 41, appeal: 0.4 },
	{
		author: 'greta',
		minutes: 48,
		text: 'Wer Zucchini braucht: Tür steht offen, Auto auch, Taschen auch.',
		appeal: 0.5,
	},
	{
		author: 'minseo',
		minutes: 53,
		text: '배경에 몰래 그려 넣은 고양이를 찾아 주세요. 다섯 마리예요.',
		pictures: ['pixel-island', 'poster-tide', 'ribbons', 'orbits'],
		appeal: 0.7,
	},
	{
		author: 'diego',
		minutes: 58,
		text: 'Cielo despejado y luna nueva. Apagad una farola, encended la Vía Láctea.',
		appeal: 0.6,
	},
	{
		author: 'yara',
		minutes: 64,
		text: 'Found a lichen at the customs house that is on nobody’s list. Sat down on the step for a while.',
		pictures: ['monstera'],
		appeal: 0.5,
	},
	{
		author: 'pim',
		minutes: 70,
		text: 'From the wheelhouse, all day long.',
		pictures: ['sails-at-noon', 'quay-houses', 'headland-light'],
		appeal: 0.7,
	},
	{
		author: 'camille',
		minutes: 77,
		text: 'J’ai lu la dernière page d’abord. Il fallait le faire, elle est magnifique.',
		appeal: 0.4,
	},
	{
		author: 'mara',
		minutes: 85,
		text: 'The lamp, the boat, the bell. Turn the sound on.',
		pictures: ['lighthouse-film'],
		appeal: 0.85,
	},
	{ author: 'xiaoyu', minutes: 93, text: '雨停之前。', pictures: ['rain-on-glass'], appeal: 0.6 },
];

/** @param voters users who voted in its poll */
export function planOpening(voters: readonly string[]): PlannedNote[] {
	const made = new Map<number, PlannedNote>();
	// Oldest first, so that renoted notes already exist.
	for (const { minutes, pictures = [], renoteOf, replyTo, ...rest } of [...OPENING].sort(
		(a, b) => b.minutes - a.minutes,
	)) {
		const [renote, reply] = [made.get(renoteOf ?? -1), made.get(replyTo ?? -1)];
		const note = plannedNote({
			...rest,
			ago: minutes * MINUTE,
			files: pictures.map(name => ({ name, isSensitive: false })),
			...(renote ? { renote } : {}),
			...(reply ? { reply } : {}),
		});
		if (note.poll)
			note.poll = {
				...note.poll,
				votes: voters.map((voter, index) => ({ voter, choice: [0, 0, 0, 1, 0, 1, 2, 0][index % 8] ?? 0 })),
			};
		made.set(minutes, note);
	}
	return [...made.values()];
}
