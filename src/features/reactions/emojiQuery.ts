import { defineThing } from '@/stores/queries/Query';
import type { WireEmojiDetail } from '@/wire/entities';

/** The full description of a custom emoji (rules/reactions#emojis-of-the-server). */
export interface EmojiDetail {
	readonly id: string;
	readonly name: string;
	readonly aliases: readonly string[];
	/** Null for none. */
	readonly category: string | null;
	readonly isSensitive: boolean;
	readonly localOnly: boolean;
	readonly license: string | null;
	readonly url: string;
}

export const emojiQuery = defineThing({
	name: 'emoji',
	lifetime: 'open',
	fetch: async (session, name: string, signal) => toDetail(await session.api.call('emoji', { name }, { signal }), name),
});

function toDetail(wire: WireEmojiDetail, name: string): EmojiDetail {
	return {
		id: wire.id ?? '',
		name: wire.name ?? name,
		aliases: (wire.aliases ?? []).filter(alias => alias !== ''),
		category: wire.category && wire.category !== 'null' ? wire.category : null,
		isSensitive: wire.isSensitive ?? false,
		localOnly: wire.localOnly ?? false,
		license: wire.license || null,
		url: wire.url ?? '',
	};
}
