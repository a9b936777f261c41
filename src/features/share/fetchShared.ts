import { NetworkError } from '@/api/ApiError';
import { toDriveFile } from '@/api/toDriveFile';
import { fetchNotes } from '@/blocks/note/fetchNotes';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { paramsAt } from '@/domain/paths/readPath';
import type { Session } from '@/stores/session/Session';
import type { Share, SharedNote } from './readShare';

/** Parts of a share that could not be fetched. */
export type Missing = 'reply' | 'renote' | 'files' | 'people';

export interface Shared {
	readonly replyTo: string | null;
	readonly quote: string | null;
	readonly channelId: string | null;
	readonly files: readonly DriveFile[];
	readonly visibleUserIds: readonly string[];
	readonly missing: readonly Missing[];
	/** Whether parts are missing because the server could not be reached. */
	readonly isUnreachable: boolean;
}

/** Fetches the notes, files and users of a share. Never rejects: the result says what is missing. */
export async function fetchShared(session: Session, share: Share): Promise<Shared> {
	const missing = new Set<Missing>();
	let isUnreachable = false;
	const attempt = async <T>(what: Missing, work: () => Promise<T | null>): Promise<T | null> => {
		try {
			const got = await work();
			if (got !== null) return got;
		} catch (error) {
			console.warn('What was shared could not be had.', error);
			isUnreachable ||= error instanceof NetworkError;
		}
		missing.add(what);
		return null;
	};
	const note = (what: Missing, named: SharedNote | null) =>
		named === null ? null : attempt(what, () => noteIdOf(session, named));
	const [replyTo, quote, files, byId, byAcct] = await Promise.all([
		note('reply', share.reply),
		note('renote', share.renote),
		Promise.all(share.fileIds.map(fileId => attempt('files', () => fileOf(session, fileId)))),
		share.visibleUserIds.length === 0 ? [] : attempt('people', () => peopleOf(session, share.visibleUserIds)),
		Promise.all(share.visibleAccts.map(name => attempt('people', () => personOf(session, name)))),
	]);
	const people = [...(byId ?? []), ...byAcct].filter(id => id !== null);
	const channelId = replyTo === null ? null : (session.entities.note(replyTo)?.channel?.id ?? null);
	return {
		replyTo,
		quote,
		channelId,
		files: files.filter(file => file !== null),
		visibleUserIds: [...new Set(people)],
		missing: [...missing],
		isUnreachable,
	};
}

async function noteIdOf(session: Session, named: SharedNote): Promise<string | null> {
	const id = 'id' in named ? named.id : (ownNoteId(session, named.uri) ?? (await lookUp(session, named.uri)));
	if (id === null) return null;
	const failure = (await fetchNotes(session, [id])).get(id);
	if (failure !== undefined) throw failure;
	return id;
}

/** The id if the URI is that of a note of this server, which needn't be looked up. */
function ownNoteId({ origin }: Session, uri: string): string | null {
	const url = new URL(uri);
	const noteId = url.origin === origin ? paramsAt('note', url.pathname)?.noteId : undefined;
	return noteId !== undefined && /^[\w-]+$/.test(noteId) ? noteId : null;
}

async function lookUp({ api }: Session, uri: string): Promise<string | null> {
	const found = await api.call('ap/show', { uri });
	return found.type === 'Note' ? found.object.id : null;
}

async function fileOf({ api }: Session, fileId: string): Promise<DriveFile | null> {
	return toDriveFile(await api.call('drive/files/show', { fileId })) ?? null;
}

async function peopleOf({ api, entities }: Session, userIds: readonly string[]): Promise<readonly string[] | null> {
	const ids = entities.ingestUsers(await api.call('users/show', { userIds }));
	return ids.length === 0 ? null : ids;
}

async function personOf({ api, entities, host: own }: Session, name: string): Promise<string | null> {
	const [username = '', host = own] = name.replace(/^@/, '').split('@');
	const params = { username, host: host === own ? null : host };
	return entities.ingestUsers([await api.call('users/show', params)])[0] ?? null;
}
