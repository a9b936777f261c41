import type { ReactionAcceptance } from './Note';
import { withoutStyle } from './withoutStyle';

/** "Like" on the wire: without a variation selector, as servers store it. */
export const HEART = '❤';
const HEART_AS_PICTURE = '❤\uFE0F';

/** A parsed reaction key. */
export type Reaction =
	| { readonly kind: 'unicode'; readonly char: string }
	/** `host` is null for emojis of the session's own server. */
	| { readonly kind: 'custom'; readonly name: string; readonly host: string | null };

const CUSTOM = /^:([\w+-]+)(?:@([\w.-]+(?::\d+)?))?:$/;

/** `:name:` and `:name@.:` are local, `:name@host:` is remote, anything else is a Unicode emoji. */
export function parseReaction(key: string): Reaction {
	const match = CUSTOM.exec(key);
	if (!match?.[1]) return { kind: 'unicode', char: key };
	return { kind: 'custom', name: match[1], host: match[2] === undefined || match[2] === '.' ? null : match[2] };
}

/**
 * The key of the reaction in responses and counts: local custom emojis as `:name@.:`, the heart without a variation
 * selector.
 */
export function normalizeReaction(key: string): string {
	if (key === HEART_AS_PICTURE) return HEART;
	const reaction = parseReaction(key);
	return reaction.kind === 'custom' && reaction.host === null ? `:${reaction.name}@.:` : key;
}

/**
 * The key under which the counts have a reaction: servers store many emojis without their variation selector. Null if
 * they haven't got it.
 */
export function countedAs(reaction: string | null, counts: Readonly<Record<string, number>>): string | null {
	if (reaction === null || reaction in counts) return reaction;
	return Object.keys(counts).find(key => withoutStyle(key) === withoutStyle(reaction)) ?? null;
}

/** The form that the API takes: local custom emojis as `:name:`. */
export function reactionToSend(key: string): string {
	const reaction = parseReaction(key);
	return reaction.kind === 'custom' && reaction.host === null ? `:${reaction.name}:` : key;
}

/** Custom emojis of other servers can be shown but not sent (rules/reactions#which). */
export function canReactWith(key: string): boolean {
	const reaction = parseReaction(key);
	return reaction.kind === 'unicode' || reaction.host === null;
}

/**
 * The reaction that a note accepts for the one wanted (rules/reactions#which); null if it is refused. The client's
 * users are always local to the server, so the rules for remote users don't apply.
 * @param isSensitive whether the wanted one is a custom emoji flagged as sensitive
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
 * The 16 most frequent reactions in the server's order, always with the reader's own. Of equally frequent ones the
 * earlier are kept (rules/reactions#the-bar).
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
