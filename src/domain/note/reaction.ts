import type { ReactionAcceptance } from './Note';

/** What «like» is on the wire: without a variation selector, as servers store it. */
export const HEART = '❤';
const HEART_AS_PICTURE = '❤\uFE0F';

/** A reaction as the server keys it, taken apart. */
export type Reaction =
	| { readonly kind: 'unicode'; readonly char: string }
	/** `host` null: an emoji of the session's own server. */
	| { readonly kind: 'custom'; readonly name: string; readonly host: string | null };

const CUSTOM = /^:([\w+-]+)(?:@([\w.-]+))?:$/;

/** `:name:` and `:name@.:` are local, `:name@host:` remote, everything else is a character. */
export function parseReaction(key: string): Reaction {
	const match = CUSTOM.exec(key);
	if (!match?.[1]) return { kind: 'unicode', char: key };
	return { kind: 'custom', name: match[1], host: match[2] === undefined || match[2] === '.' ? null : match[2] };
}

/** The form in which answers and counts carry the reaction: local custom emojis as `:name@.:`, the heart bare. */
export function normalizeReaction(key: string): string {
	if (key === HEART_AS_PICTURE) return HEART;
	const reaction = parseReaction(key);
	return reaction.kind === 'custom' && reaction.host === null ? `:${reaction.name}@.:` : key;
}

/** The form in which a reaction is sent: local custom emojis as `:name:`. */
export function reactionToSend(key: string): string {
	const reaction = parseReaction(key);
	return reaction.kind === 'custom' && reaction.host === null ? `:${reaction.name}:` : key;
}

/** Custom emojis of other servers can be seen, but not sent (rules/reactions#which). */
export function canReactWith(key: string): boolean {
	const reaction = parseReaction(key);
	return reaction.kind === 'unicode' || reaction.host === null;
}

/**
 * What of a wished reaction a note takes (rules/reactions#which); null: nothing, it has to be refused. Who reacts here
 * is always of the session's own server, so the rules for remote people don't concern them.
 * @param isSensitive whether the wished one is a custom emoji flagged sensitive
 */
export function acceptedReaction(
	acceptance: ReactionAcceptance,
	reaction: string,
	isSensitive: boolean,
): string | null {
	if (acceptance === 'likeOnly') return HEART;
	return isSensitive && refusesSensitive(acceptance) ? null : reaction;
}

export function refusesSensitive(acceptance: ReactionAcceptance): boolean {
	return acceptance === 'nonSensitiveOnly' || acceptance === 'nonSensitiveOnlyForLocalLikeOnlyForRemote';
}

/**
 * The 16 most used reactions at most, in the order the server gave; the reader's own is always among them. Of equally
 * used ones the earlier stay (rules/reactions#the-bar).
 */
export function shownReactions(
	reactions: Readonly<Record<string, number>>,
	mine: string | null,
): [key: string, count: number][] {
	const all = Object.entries(reactions);
	if (all.length <= MAX_SHOWN) return all;
	const rank = ([key, count]: [string, number]) => (key === mine ? Number.POSITIVE_INFINITY : count);
	const shown = new Set(
		all
			.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
			.slice(0, MAX_SHOWN)
			.map(([key]) => key),
	);
	return all.filter(([key]) => shown.has(key));
}

/** See rules/reactions#the-bar. */
const MAX_SHOWN = 16;
