import { ApiError, isAbort, NetworkError } from '@/api/ApiError';
import type { UserList } from '@/domain/collection/collections';
import { parseAcct } from '@/domain/person/parseAcct';
import type { Session } from '@/stores/session/Session';
import { sendFile } from '@/stores/uploads/sendFile';
import { deleteFile, removeImported } from './removeImported';
import type { Resolved } from './resolveAccts';

/** More than these go in by a file, where that is possible (rules/people#lists). */
export const ONE_BY_ONE_MAX = 20;

export interface Addition {
	/** By `file` the server adds them a little later. */
	readonly by: 'file' | 'calls';
	/** Those who are on the list now, or will be. */
	readonly added: readonly Resolved[];
	/** Those whom the server refuses to add, each with its error. */
	readonly refused: readonly { readonly person: Resolved; readonly error: ApiError }[];
	/** Those who were not tried any more; they can be tried again. */
	readonly rest: readonly Resolved[];
	/** Why it stopped before the end; null if it did not. */
	readonly error: unknown;
}

interface AddTo {
	readonly list: UserList;
	/** All lists of the account: a file names its list, which must be the only one of that name. */
	readonly lists: readonly UserList[];
	/** Whether the role may import lists. */
	readonly mayImport: boolean;
}

/**
 * Puts people on a list. More than 20 as one file for `i/import-user-lists` where the role may; where that is refused,
 * and for fewer, one by one, until the server says that it is too often or that the list is full. The file doesn't stay
 * in the drive.
 * @param onProgress called with how many are done
 */
export async function addMembers(
	session: Session,
	{ list, lists, mayImport }: AddTo,
	people: readonly Resolved[],
	onProgress: (done: number) => void,
	signal: AbortSignal,
): Promise<Addition> {
	if (people.length > ONE_BY_ONE_MAX && mayImport && canBeNamed(list, lists)) {
		let fileId: string | null = null;
		try {
			const csv = people.map(({ acct }) => `${list.name},${wholeAcct(session, acct)}\n`).join('');
			fileId = (await sendFile(session, { file: new Blob([csv]), name: `${list.id}.csv`, signal })).id;
			await session.api.call('i/import-user-lists', { fileId }, { signal });
			const userIds = people.map(({ userId }) => userId);
			void removeImported(session, { listId: list.id, fileId, userIds });
			return { by: 'file', added: people, refused: [], rest: [], error: null };
		} catch (error) {
			if (fileId !== null) void deleteFile(session, fileId);
			// Apps may not import, one import an hour is all that servers take, and a role may forbid such files.
			if (isAbort(error) || error instanceof NetworkError) {
				return { by: 'file', added: [], refused: [], rest: people, error };
			}
		}
	}
	return addOneByOne(session, list.id, people, onProgress, signal);
}

/** Whether a line of a file means this list to every server, also to those that split lines at each comma. */
const canBeNamed = ({ id, name }: UserList, lists: readonly UserList[]): boolean =>
	name === name.trim() && !/[",\r\n]/.test(name) && !lists.some(other => other.id !== id && other.name.trim() === name);

/** `name@host` for everybody, as in the files that servers export. */
function wholeAcct(session: Session, acct: string): string {
	const { username, host } = parseAcct(acct);
	return `${username}@${host ?? session.host}`;
}

/** They concern the one person, so that others can still be added. */
const OF_PERSON = new Set(['YOU_HAVE_BEEN_BLOCKED', 'NO_SUCH_USER']);

async function addOneByOne(
	session: Session,
	listId: string,
	people: readonly Resolved[],
	onProgress: (done: number) => void,
	signal: AbortSignal,
): Promise<Addition> {
	const added: Resolved[] = [];
	const refused: { person: Resolved; error: ApiError }[] = [];
	for (const [at, person] of people.entries()) {
		try {
			await session.api.call('users/lists/push', { listId, userId: person.userId }, { signal });
			added.push(person);
		} catch (error) {
			if (error instanceof ApiError && error.code === 'ALREADY_ADDED') added.push(person);
			else if (error instanceof ApiError && OF_PERSON.has(error.code)) refused.push({ person, error });
			else return { by: 'calls', added, refused, rest: people.slice(at), error };
		}
		onProgress(at + 1);
	}
	return { by: 'calls', added, refused, rest: [], error: null };
}
