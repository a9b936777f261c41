import type { ReactionAcceptance } from '../store/tables/notes';

export const HEART = '❤';

/** The properties of a custom emoji that decide whether it may be a reaction. */
export interface ReactionEmoji {
	isSensitive: boolean;
	/** Only members of these roles may react with it; empty for everyone. */
	roleIds: readonly string[];
}

export interface ReactionRules {
	acceptance: ReactionAcceptance | null;
	/** The custom emoji with this name, if any. */
	find(name: string): ReactionEmoji | undefined;
	/** Roles of the reacting user. */
	roleIds: ReadonlySet<string>;
}

const CUSTOM = /^:([a-zA-Z0-9_+-]+)(?:@\.)?:$/;
/** One emoji at the beginning: a flag, a keycap, or a pictograph with modifiers and joined parts. */
const EMOJI =
	/^(?:\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])?(?:[\u{E0020}-\u{E007F}]+)?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])?)*)/u;

/**
 * The stored form of a reaction: `:name@.:` for a custom emoji, else the emoji itself (the first of several, the heart
 * without a variation selector). Unknown, forbidden and unaccepted ones become a heart.
 */
export function normaliseReaction(given: string | null | undefined, rules: ReactionRules): string {
	if (rules.acceptance === 'likeOnly' || !given) return HEART;
	const name = CUSTOM.exec(given)?.[1];
	if (name !== undefined) return isAllowed(rules.find(name), rules) ? `:${name}@.:` : HEART;
	const emoji = EMOJI.exec(given)?.[0];
	if (emoji === undefined) return HEART;
	return emoji.startsWith(HEART) && emoji.length <= 2 ? HEART : emoji;
}

function isAllowed(emoji: ReactionEmoji | undefined, { acceptance, roleIds }: ReactionRules): boolean {
	if (!emoji) return false;
	const isCareful = acceptance === 'nonSensitiveOnly' || acceptance === 'nonSensitiveOnlyForLocalLikeOnlyForRemote';
	if (isCareful && emoji.isSensitive) return false;
	return emoji.roleIds.length === 0 || emoji.roleIds.some(id => roleIds.has(id));
}
