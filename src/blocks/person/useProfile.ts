import { useEffect } from 'react';
import type { User } from '@/domain/person/User';
import type { Session } from '@/stores/session/Session';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';

/** How many are asked for at once. */
const AT_ONCE = 100;

/** Whom the next request asks for, and who isn't asked for again: it is under way, or the answer left them out. */
interface Asking {
	waiting: string[];
	readonly asked: Set<string>;
}

const askings = new WeakMap<Session, Asking>();

/**
 * Asks for the profile of a user in a list whom the server told without one, as how they stand to the reader is part of
 * it. Those of one list are asked for together. Without an answer they stay as they are.
 */
export function useProfile(user: User | undefined): void {
	const session = useSession();
	const mayFollow = useTokenMay('write:following');
	const isWanted = mayFollow && session.isMember && user !== undefined && user.profile === null;
	const wantedId = isWanted && user.id !== session.userId ? user.id : null;
	useEffect(() => {
		if (wantedId !== null) askFor(session, wantedId);
	}, [session, wantedId]);
}

function askFor(session: Session, userId: string): void {
	const asking = askings.get(session) ?? { waiting: [], asked: new Set<string>() };
	askings.set(session, asking);
	if (asking.asked.has(userId)) return;
	asking.asked.add(userId);
	asking.waiting.push(userId);
	if (asking.waiting.length === 1) queueMicrotask(() => void askNow(session, asking));
}

async function askNow(session: Session, asking: Asking): Promise<void> {
	const wanted = asking.waiting;
	asking.waiting = [];
	for (let from = 0; from < wanted.length; from += AT_ONCE) {
		const userIds = wanted.slice(from, from + AT_ONCE);
		const askedAt = performance.now();
		try {
			const users = await session.api.call('users/show', { userIds });
			// Once nobody shows them, they are forgotten, and may be told anew without their profiles.
			for (const id of session.entities.ingestUsers(users, 'rest', askedAt)) {
				if (session.entities.user(id)?.profile) asking.asked.delete(id);
			}
		} catch {
			// The list itself tells when the server can't be reached; the next one that has them may ask again.
			for (const userId of userIds) asking.asked.delete(userId);
		}
	}
}
