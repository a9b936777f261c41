/** One timeline of a wall display. */
export interface WallSource {
	/** A kind of timeline column, such as `home` or `list`. */
	readonly kind: string;
	/** The id of the list, antenna or channel; null for timelines without a target. */
	readonly targetId: string | null;
}

/** What a wall display shows (rules/start#wall). Its address says all of it. */
export interface WallPlan {
	/** In rotation; at least one. */
	readonly sources: readonly WallSource[];
	/** How long each source shows, in seconds. */
	readonly seconds: number;
	/** Whose notes are shown: `name` or `name@host`, in lower case; those of the wall's server by either. */
	readonly people: readonly string[];
	/** Notes with one of these are shown too, in lower case. With no people and no words, all notes are. */
	readonly words: readonly string[];
	readonly hasClock: boolean;
}

export const WALL_SECONDS = { least: 30, usual: 300, most: 3_600 } as const;
/** More would not be shown within a day, or make the address too long. */
const MOST_SOURCES = 24;
const MOST_ALLOWED = 100;
const USUAL_SOURCE: WallSource = { kind: 'home', targetId: null };

/** Reads the query of an address; what can't be read is left out, or as usual. */
export function readWallPlan(query: URLSearchParams): WallPlan {
	const sources = listOf(query.get('sources')).flatMap(each => readSource(each) ?? []);
	const seconds = Math.round(Number(query.get('every')));
	const isInRange = seconds >= WALL_SECONDS.least && seconds <= WALL_SECONDS.most;
	return {
		sources: sources.length > 0 ? sources.slice(0, MOST_SOURCES) : [USUAL_SOURCE],
		seconds: isInRange ? seconds : WALL_SECONDS.usual,
		people: readPeople(query.get('people')),
		words: readWords(query.get('words') ?? ''),
		hasClock: query.get('clock') !== 'off',
	};
}

/** The query of the address that shows a plan; `readWallPlan` reads it. */
export function writeWallPlan({ sources, seconds, people, words, hasClock }: WallPlan): URLSearchParams {
	const query = new URLSearchParams({ zen: '', wall: '' });
	const named = sources.map(({ kind, targetId }) => (targetId === null ? kind : `${kind}:${targetId}`));
	query.set('sources', named.join(','));
	if (seconds !== WALL_SECONDS.usual) query.set('every', String(seconds));
	if (people.length > 0) query.set('people', people.join(','));
	if (words.length > 0) query.set('words', words.join(','));
	if (!hasClock) query.set('clock', 'off');
	return query;
}

/** Names of people as they are typed: separated by commas, spaces or lines, with or without `@`. */
export function readPeople(typed: string | null): readonly string[] {
	const names = (typed ?? '').split(/[\s,]+/).map(name => fold(name.replace(/^@/, '')));
	return [...new Set(names)].filter(name => /^[\w.-]+(@[\w.-]+)?$/.test(name)).slice(0, MOST_ALLOWED);
}

/** Words as they are typed: separated by commas or lines. */
export const readWords = (typed: string): readonly string[] =>
	listOf(fold(typed.replaceAll('\n', ','))).slice(0, MOST_ALLOWED);

/** What of a note says whether a wall may show it. */
export interface WallNote {
	/** `@name` for accounts of the wall's server, else `@name@host`. */
	readonly author: string;
	/** The host of the wall's server. */
	readonly ownHost: string;
	readonly text: string | null;
	readonly cw: string | null;
}

export function mayShowOnWall({ people, words }: WallPlan, { author, ownHost, text, cw }: WallNote): boolean {
	if (people.length === 0 && words.length === 0) return true;
	const name = fold(author.slice(1));
	const names = name.includes('@') ? [name] : [name, `${name}@${fold(ownHost)}`];
	if (names.some(each => people.includes(each))) return true;
	const content = fold(`${cw ?? ''}\n${text ?? ''}`);
	return words.some(word => content.includes(word));
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const listOf = (value: string | null): readonly string[] =>
	[...new Set((value ?? '').split(',').map(each => each.trim()))].filter(each => each !== '');

function readSource(named: string): WallSource | null {
	const [, kind, targetId = null] = /^(\w+)(?::(\w+))?$/.exec(named) ?? [];
	return kind === undefined ? null : { kind, targetId };
}
