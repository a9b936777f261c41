import { hostileStrings } from '@tests/factories/hostileStrings';
import { heavyText } from './heavyText';

export interface MixedNote {
	readonly text: string;
	readonly cw?: string;
	/** The number of the author's pictures. */
	readonly pictures?: number;
}

/** Notes with this word are in the reader's antenna. */
export const ANTENNA_WORD = 'harbour';

const PLAIN = [
	'Plain words about the harbour and the weather, long enough to wrap twice in a column of this width',
	'Short one',
	'今日の夕焼け、久しぶりに燃えるような色だった。明日も晴れるといいな。',
	'The ferry was late again, so I read forty pages of a book that I had been carrying around since spring.',
	'Coffee first, then everything else. The list for today is longer than the day, as usual.',
	'Somebody has painted the old boat house by the harbour in a green that nobody can name.',
];
const MARKUP = [
	'**Bold** and <i>leaning</i>, with a #hashtag and https://example.com/some/path?with=query#and-hash',
	'$[tada 🎉] $[x2 Big] ~~struck~~ `code` @demo\n> quoted words\n> of two lines',
	'A [link](https://example.com) and a list:\n・<b>one</b>\n・**two** :missing_emoji:\n<center>middle</center>',
];
const PICTURES = ['Light on the water', 'From the walk this morning', 'Four corners of the harbour'];
const WARNED = ['Everything that happens in the last chapter, told at some length and without mercy'];

/** 70 % plain, 12 % markup, 12 % with pictures, 6 % with a warning, spread evenly. */
const PATTERN = 'ppmppfppppwpmppfpppppmppfppppmppfppppwppmppfppmwpf';

/** Of `mixed`: its notes are as long, and of the same kinds, again after this many. */
export const MIX_REPEATS_AFTER = 300;

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

function mixed(index: number): MixedNote {
	const end = ` ${index}`;
	switch (PATTERN[index % PATTERN.length]) {
		case 'm':
			return { text: pick(MARKUP, index) + end };
		case 'f':
			return { text: pick(PICTURES, index) + end, pictures: 1 + (index % 4) };
		case 'w':
			return { text: pick(WARNED, index) + end, cw: 'Spoilers' };
		default:
			return { text: pick(PLAIN, index) + end };
	}
}

function words(index: number, length: number): string {
	let text = String(index);
	for (let word = index; text.length < length; word++) text += ` ${pick(PLAIN, word)}`;
	return text.slice(0, Math.max(length, String(index).length)).trim();
}

export const NOTE_MIXES = {
	mixed,
	/** Harmless words, each note as long as the hostile one that it is compared with. */
	plain: (index: number): MixedNote => ({ text: words(index, pick(hostileStrings, index).length) }),
	heavy: (index: number): MixedNote => ({ text: heavyText(index) }),
	hostile: (index: number): MixedNote => ({ text: pick(hostileStrings, index) }),
} as const;

export type NoteMix = keyof typeof NOTE_MIXES;
