import { emojiCodepoints } from '@/base/emojiCodepoints';
import { parseReaction } from '@/domain/note/reaction';
import { cardPreference } from '@/stores/preferences/preference';
import type { Session } from '@/stores/session/Session';
import { proxied } from '../media/proxied';
import { brokenPictures } from './brokenPictures';

export type EmojiStyle = 'twemoji' | 'fluent' | 'native';

export const emojiStyle = cardPreference<EmojiStyle>({
	key: 'emojiStyle',
	default: 'twemoji',
	choices: ['twemoji', 'fluent', 'native'],
});

/** Where the custom emojis of a text come from. */
export interface EmojiOrigin {
	readonly session: Session;
	/** The author's server; null for users of the session's own. */
	readonly host: string | null;
	/** The emojis sent along with the note or user: name → URL. */
	readonly emojis: Readonly<Record<string, string>>;
}

/**
 * The picture of a character in the user's emoji style, or the closest that the server has; null to show the character
 * itself. Servers lack some of the newest.
 */
export function unicodeEmojiUrl(char: string, session: Session, style: EmojiStyle): string | null {
	if (style === 'native') return null;
	const codepoints = emojiCodepoints(char);
	const { urls } = session;
	if (style === 'fluent') {
		const fluent = urls.fluentEmoji(codepoints);
		if (!brokenPictures.has(fluent)) return fluent;
	}
	const twemoji = urls.twemoji(codepoints);
	return brokenPictures.has(twemoji) ? null : twemoji;
}

/**
 * The picture of `:name:`; null if there is no such emoji, so that its code is shown.
 * @param isOriginal in its original size, for large emojis
 */
export function customEmojiUrl(name: string, origin: EmojiOrigin, isOriginal = false): string | null {
	const { session, host, emojis } = origin;
	if (host === null) return session.emojis.urlOf(name) ?? null;
	// Own properties only: a text may contain `:constructor:`.
	const url = Object.hasOwn(emojis, name) ? emojis[name] : undefined;
	if (url === undefined) return session.urls.emoji(name, host);
	return proxied(session, url, isOriginal ? null : 'emoji');
}

/** The picture of a reaction, and its text. */
export function reactionEmoji(
	key: string,
	reactionEmojis: Readonly<Record<string, string>>,
	session: Session,
	style: EmojiStyle,
): { url: string | null; alt: string; isCustom: boolean } {
	const reaction = parseReaction(key);
	if (reaction.kind === 'unicode') {
		return { url: unicodeEmojiUrl(reaction.char, session, style), alt: reaction.char, isCustom: false };
	}
	const { name, host } = reaction;
	const known = host === null ? undefined : reactionEmojis[`${name}@${host}`];
	const url = known ? proxied(session, known, 'emoji') : customEmojiUrl(name, { session, host, emojis: {} });
	return { url, alt: `:${name}:`, isCustom: true };
}
