import type { Person, Topic } from '../people/Person';
import { Random } from '../random';
import { keyOf, type PlannedNote } from './PlannedNote';

type Tags = readonly [first: string, ...others: string[]];

/** Hashtags by topic; the first of each is used more often. */
const LATIN: Record<Topic, Tags> = {
	sea: ['harbour', 'tides', 'boats'],
	town: ['leeward', 'harbour'],
	food: ['bread', 'soup'],
	garden: ['garden', 'seeds'],
	code: ['webdev', 'smallweb'],
	craft: ['boats', 'handmade'],
	books: ['reading', 'poetry'],
	music: ['nowplaying', 'cello'],
	sky: ['aurora', 'stars'],
	travel: ['slowtravel', 'ferry'],
	animals: ['cats', 'birds'],
	art: ['drawing', 'pixelart'],
	daily: ['leeward', 'smallthings'],
	games: ['boardgames', 'pixelart'],
};
const JAPANESE: Record<Topic, Tags> = {
	sea: ['海', '散歩'],
	town: ['散歩', '港町'],
	food: ['今日のごはん', 'パン'],
	garden: ['ベランダ菜園', '散歩'],
	code: ['開発日記', '個人開発'],
	craft: ['手仕事', '船'],
	books: ['読書', '今日のごはん'],
	music: ['今聴いてる', '音楽'],
	sky: ['空', '夕焼け'],
	travel: ['旅', '散歩'],
	animals: ['猫', '海鳥'],
	art: ['らくがき', 'ドット絵'],
	daily: ['今日のごはん', '散歩'],
	games: ['ゲーム', 'ドット絵'],
};

/** Hashtags that everyone uses this month. */
const TALK = { latin: ['regatta', 'harbour', 'leeward'], japanese: ['レガッタ', '散歩', '今日のごはん'] } as const;

const TAGGED = 0.32;
const TALKED_OF = 0.4;
const FIRST = 0.65;
const KANA_OR_KANJI = /[\u3040-\u30ff\u4e00-\u9fff]/;
/** Endings of a text to which an appended hashtag would not be a separate hashtag. */
const NOT_BEHIND = /#|```|\$\[|<\//;
const ADDRESS = /https?:\/\/\S/;

/** Appends hashtags to some of the users' own notes. */
export function planTags(seed: string, people: readonly Person[], notes: readonly PlannedNote[]): void {
	const random = new Random(`${seed} tags`);
	const topicsOf = new Map(people.map(person => [keyOf(person), person.topics]));
	for (const note of notes) {
		const topics = topicsOf.get(note.author);
		if (!topics || !mayBeTagged(note) || !random.chance(TAGGED)) continue;
		const isJapanese = KANA_OR_KANJI.test(note.text);
		const own = (isJapanese ? JAPANESE : LATIN)[random.pick(topics)];
		const tags = random.chance(TALKED_OF) ? TALK[isJapanese ? 'japanese' : 'latin'] : own;
		note.text = `${note.text} #${random.chance(FIRST) ? tags[0] : random.pick(tags)}`;
	}
}

/** The hashtags of a profile: the first one of each of the person's first topics. */
export const tagsOf = ({ topics, languages }: Person): string[] => [
	...new Set(topics.slice(0, 2).map(topic => (languages[0] === 'ja' ? JAPANESE : LATIN)[topic][0])),
];

const mayBeTagged = (note: PlannedNote): note is PlannedNote & { text: string } =>
	note.text !== null &&
	!note.reply &&
	!note.renote &&
	note.channel === undefined &&
	note.visibility === 'public' &&
	!NOT_BEHIND.test(note.text) &&
	!ADDRESS.test(note.text.split(/\s/).at(-1) ?? '');
