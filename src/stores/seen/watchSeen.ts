import { whenIdle } from '@/platform/whenIdle';
import { appEvents } from '../appEvents';
import { baseSettings } from '../preferences/BaseSettings';
import { accountKey, accounts } from '../session/accounts';
import { hasEnded } from '../session/hasEnded';
import type { Session } from '../session/Session';
import { sessionsEvents, startedSession } from '../session/sessions';
import { keepsSeen } from './keepsSeen';
import { SeenWatcher } from './SeenWatcher';
import { seenPlace } from './seenPlace';
import { seenWriter } from './seenWriter';

/** A page that is never idle writes after this time, in milliseconds. */
const IDLE_WITHIN_MS = 2_000;

const watchers = new Map<Session, SeenWatcher>();

/** Has the notes that any account of this page shows written to the index, as long as that is switched on (rules/seen). */
export function watchSeen(): void {
	const follow = () => {
		if (baseSettings.get(keepsSeen)) {
			for (const account of accounts.getState().all) {
				const session = startedSession(accountKey(account));
				if (session) watch(session);
			}
		} else for (const session of [...watchers.keys()]) end(session);
	};
	follow();
	baseSettings.subscribe(keepsSeen, follow);
	sessionsEvents.on('started', session => baseSettings.get(keepsSeen) && watch(session));
	sessionsEvents.on('stopped', end);
	appEvents.on('noteDeleted', ({ session, noteId }) => watchers.get(session)?.deleted(noteId));
	appEvents.on('listKept', ({ session, name, noteIds }) => {
		const watcher = watchers.get(session);
		if (!watcher) return;
		seenPlace(session, name).then(
			place => place && watcher.shownIn(place, noteIds),
			error => console.warn('A list’s name could not be found out.', error),
		);
	});
	const flush = () => {
		for (const watcher of watchers.values()) watcher.flush();
	};
	addEventListener('pagehide', flush);
	document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
}

function watch(session: Session): void {
	// Visitors have no account whose removal would clear it.
	if (session.account === null || watchers.has(session)) return;
	const watcher = new SeenWatcher(session, {
		writer: seenWriter,
		whenIdle: work => whenIdle(work, IDLE_WITHIN_MS),
		hasEnded: () => hasEnded(session),
	});
	watchers.set(session, watcher);
}

function end(session: Session): void {
	watchers.get(session)?.stop();
	watchers.delete(session);
}
