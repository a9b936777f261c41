/** `@name` and `@name@host` in a text, as they are written, each once. What hangs on a word (an e-mail address) is none. */
export function mentionsIn(text: string): string[] {
	const found = text.matchAll(/(?<![\w@/])@\w[\w-]*(?:@[\w-]+(?:\.[\w-]+)+(?::\d+)?)?/g);
	return [...new Set(Array.from(found, ([mention]) => mention))];
}

interface Named {
	readonly username: string;
	readonly host: string | null;
}

/** Who is mentioned but is not among these people. @param ownHost the session's server: `@name@ownHost` is `@name` */
export function mentionedOnly(text: string, people: readonly Named[], ownHost: string): string[] {
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
