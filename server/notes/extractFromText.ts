import { withoutOpaque } from './withoutOpaque';

export interface MentionedName {
	/** In lower case. */
	username: string;
	/** In lower case; null for this server. */
	host: string | null;
}

export interface Extracted {
	mentions: MentionedName[];
	/** In lower case, without `#`, each once, in order. */
	tags: string[];
}

const MENTION = /(?<![a-zA-Z0-9_@.-])@([a-zA-Z0-9_]{1,128})(?:@([a-zA-Z0-9.-]{1,256}[a-zA-Z0-9]))?(?![a-zA-Z0-9_@])/g;
const TAG = /(?<![a-zA-Z0-9])#([^\s.,!?'"#:/[\]【】()「」（）<>]{1,128})/gu;
const ONLY_DIGITS = /^[0-9]+$/;
/** Limits what a hostile text can cause. */
const FOUND_MAX = 500;

/**
 * The users and hashtags in a text. Separate from the markup parser, which can be made to run for seconds; both find
 * the same in ordinary text.
 */
export function extractFromText(text: string): Extracted {
	const clear = withoutOpaque(text);
	const mentions = new Map<string, MentionedName>();
	for (const [, name = '', host] of take(clear.matchAll(MENTION))) {
		const found = { username: name.toLowerCase(), host: host?.toLowerCase() ?? null };
		mentions.set(`${found.username}@${found.host ?? ''}`, found);
	}
	const tags = new Set<string>();
	for (const [, tag = ''] of take(clear.matchAll(TAG))) if (!ONLY_DIGITS.test(tag)) tags.add(tag.toLowerCase());
	return { mentions: [...mentions.values()], tags: [...tags] };
}

function* take<Item>(items: Iterable<Item>): Iterable<Item> {
	let count = 0;
	for (const item of items) {
		if (count++ >= FOUND_MAX) return;
		yield item;
	}
}
