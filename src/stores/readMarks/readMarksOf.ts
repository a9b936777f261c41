import { localDatabase } from '@/platform/localDatabase';
import { storedAccount } from '../session/accounts';
import type { Session } from '../session/Session';
import { ReadMarks } from './ReadMarks';
import { readMarksKey } from './readMarksKey';

const all = new WeakMap<Session, ReadMarks>();

/** What the account of a session has read on this device; stored when the page is left. */
export function readMarksOf(session: Session): ReadMarks {
	const known = all.get(session);
	if (known) return known;
	const { key, api, account } = session;
	const marks = new ReadMarks({
		key: readMarksKey(key),
		database: localDatabase,
		hasEnded: () => api.isClosed || (account !== null && storedAccount(key) === undefined),
	});
	all.set(session, marks);
	addEventListener('pagehide', () => void marks.save());
	document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void marks.save());
	void marks.load();
	return marks;
}
