import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import type { WireNote } from '@/wire/entities';

const ID = 'preview of a renote';
const AGE_MS = 40 * 60_000;

/** A made-up renote of a text with a mention, a link and code. */
export function sampleRenote(session: Session): WireNote {
	const { name, otherName, otherText } = text.samples;
	const user = (username: string, shown: string): NonNullable<WireNote['user']> =>
		({
			id: `${ID}: ${username}`,
			username,
			host: 'harbour.example',
			name: shown,
			avatarUrl: `${session.origin}/identicon/${username}@harbour.example`,
		}) as unknown as NonNullable<WireNote['user']>;
	const [author, renoter] = [user('ivo', otherName), user('saga', name)];
	const createdAt = new Date(Date.now() - AGE_MS).toISOString();
	const renote: WireNote = {
		id: `${ID}: original`,
		userId: author.id,
		user: author,
		createdAt,
		text: otherText,
		visibility: 'public',
		reactions: { '👍': 3, '🌊': 2 },
		renoteCount: 1,
	};
	return {
		id: ID,
		userId: renoter.id,
		user: renoter,
		createdAt,
		text: null,
		visibility: 'public',
		renoteId: renote.id,
		renote,
	};
}
