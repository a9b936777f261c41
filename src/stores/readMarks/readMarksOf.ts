import { localDatabase } from '@/platform/localDatabase';
import { hasEnded } from '../session/hasEnded';
import type { Session } from '../session/Session';
import { ReadMarks } from './ReadMarks';
import { readMarksKey } from './readMarksKey';

const all = new WeakMap<Session, ReadMarks>();

/** What the account of a session has read on this device; stored when the page is left. */
export function readMarksOf(session: Session): ReadMarks {
	const known = all.get(session);
	if (known) return known;
	const marks = new ReadMarks({
		key: readMarksKey(session.key),
		database: localDatabase,
		hasEnded: () => hasEnded(session),
	});
	all.set(session, marks);
	addEventListener('pagehide', () => void marks.save());
	document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void marks.save());
	void marks.load();
	return marks;
}
