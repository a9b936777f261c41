import { ApiError } from '@/api/ApiError';
import { parseAcct } from '@/domain/person/parseAcct';
import type { Session } from '@/stores/session/Session';

export interface Resolved {
	readonly acct: string;
	readonly userId: string;
}

export interface Resolution {
	readonly found: readonly Resolved[];
	/** Handles that no user has. */
	readonly unknown: readonly string[];
	/** Handles that were not asked about, as something went wrong before: they can be asked about again. */
	readonly left: readonly string[];
	/** What went wrong. */
	readonly error: unknown;
}

/** What has been found out about a pasted text. */
export interface Checked extends Resolution {
	/** Pieces that are no handles. */
	readonly odd: readonly string[];
	/** How many of those found are on the list already. */
	readonly alreadyOn: number;
}

/** How many handles are looked up at the same time. */
const AT_ONCE = 4;

/** Errors that mean: no user has this handle, or the server can't find out. */
const NOBODY = new Set([
	'NO_SUCH_USER',
	'FAILED_TO_RESOLVE_REMOTE_USER',
	'USER_SUSPENDED',
	'FEDERATION_NOT_ALLOWED',
	'INVALID_PARAM',
]);

/**
 * Looks up handles on the server. The first error that isn't about a handle ends the look-up.
 * @param onProgress called with how many are done
 */
export async function resolveAccts(
	session: Session,
	accts: readonly string[],
	onProgress: (done: number) => void,
	signal: AbortSignal,
): Promise<Resolution> {
	const userIds = new Map<string, string | null>();
	const waiting = [...accts];
	let error: unknown = null;
	const work = async () => {
		for (let acct = waiting.shift(); acct !== undefined && error === null; acct = waiting.shift()) {
			try {
				const user = await session.api.call('users/show', { ...parseAcct(acct, session.host) }, { signal });
				session.entities.ingestUsers([user]);
				userIds.set(acct, user.id);
			} catch (problem) {
				if (problem instanceof ApiError && NOBODY.has(problem.code)) userIds.set(acct, null);
				else error ??= problem;
			}
			onProgress(userIds.size);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return {
		found: accts.flatMap(acct => {
			const userId = userIds.get(acct);
			return userId ? [{ acct, userId }] : [];
		}),
		unknown: accts.filter(acct => userIds.get(acct) === null),
		left: accts.filter(acct => !userIds.has(acct)),
		error,
	};
}
