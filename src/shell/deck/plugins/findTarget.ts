import type { NamedTarget, TargetChoice } from '@/blocks/hosting/TargetChoice';
import { refusalOf } from '@/blocks/query/refusalOf';
import { tagsIn } from '@/domain/note/tagsIn';
import { plainName } from '@/domain/person/plainName';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';

type Find = (session: Session, given: string) => Promise<NamedTarget | null>;

/** How targets are found that a person is asked for, by their kinds. */
const ASKED: Readonly<Record<string, Find>> = {
	async hashtag(_session, given) {
		const tags = tagsIn(given);
		return tags.length === 0 ? null : { id: tags.join(' '), name: tags.map(tag => `#${tag}`).join(' ') };
	},
	async search(_session, given) {
		const words = new URLSearchParams(given).get('q')?.trim() ?? '';
		return words === '' ? null : { id: given, name: words };
	},
	async user(session, userId) {
		const [id = userId] = session.entities.ingestUsers([await session.api.call('users/show', { userId })]);
		const user = session.entities.user(id);
		return user ? { id, name: plainName(user) } : null;
	},
	async note(session, noteId) {
		const [id = noteId] = session.entities.ingest([await session.api.call('notes/show', { noteId })]);
		const author = session.entities.user(session.entities.note(id)?.userId ?? '');
		return { id, name: fill(text.timeline.threadOf, { name: author ? plainName(author) : '' }) };
	},
};

/**
 * The target with an id, if a person could choose it for a column.
 * @throws {ApiError} {NetworkError} it could not be looked for
 */
export async function findTarget(session: Session, choice: TargetChoice, given: string): Promise<NamedTarget | null> {
	if ('all' in choice) return (await choice.all(session)).find(({ id }) => id === given) ?? null;
	try {
		return (await ASKED[choice.kind]?.(session, given)) ?? null;
	} catch (error) {
		if (refusalOf(error) === null) throw error;
		return null;
	}
}
