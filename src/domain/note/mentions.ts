/** Between these, markup shows text as it was written. */
const VERBATIM = [
	['```', '```'],
	['<plain>', '</plain>'],
] as const;
const INLINE_CODE = /`[^`\n]*`/g;
/** Names and hosts have dots and dashes only between other letters. */
const MENTION = /(?<![a-z0-9@/])@\w(?:[\w.-]*\w)?(?:@\w(?:[\w.-]*\w)?(?::\d+)?)?/gi;

/**
 * The mentions (`@name`, `@name@host`) of a text as written, each once. One directly behind a word, as in an e-mail
 * address, doesn't count, nor one in code (rules/markup#hashtags-and-mentions).
 */
export function mentionsIn(text: string): string[] {
	const shown = VERBATIM.reduce(without, text).replaceAll(INLINE_CODE, ' ');
	return [...new Set(Array.from(shown.matchAll(MENTION), ([mention]) => mention))];
}

/** The text with a space for each part between two marks. Takes time in proportion to its length. */
function without(text: string, [open, close]: readonly [open: string, close: string]): string {
	const kept: string[] = [];
	let at = 0;
	for (;;) {
		const from = text.indexOf(open, at);
		const to = from < 0 ? -1 : text.indexOf(close, from + open.length);
		if (to < 0) return [...kept, text.slice(at)].join(' ');
		kept.push(text.slice(at, from));
		at = to + close.length;
	}
}

interface Named {
	readonly username: string;
	readonly host: string | null;
}

/**
 * The people mentioned who aren't in `people`.
 * @param ownHost the session's server: `@name@ownHost` equals `@name`
 */
export function mentionedOthers(text: string, people: readonly Named[], ownHost: string): string[] {
	const known = new Set(
		people.map(({ username, host }) => key(`@${username}${host === null ? '' : `@${host}`}`, ownHost)),
	);
	return mentionsIn(text).filter(mention => !known.has(key(mention, ownHost)));
}

function key(mention: string, ownHost: string): string {
	const lower = mention.toLowerCase();
	const ending = `@${ownHost.toLowerCase()}`;
	return lower.endsWith(ending) && lower.length > ending.length ? lower.slice(0, -ending.length) : lower;
}
