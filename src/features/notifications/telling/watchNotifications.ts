import { accountKey, accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { runningSession, sessionsEvents, startedSession } from '@/stores/session/sessions';
import type { WireNotification } from '@/wire/entities';
import { popups } from '../popups/popups';
import { connectOtherAccounts } from './connectOtherAccounts';
import { TellingTab } from './TellingTab';
import { tell } from './tell';
import { takeBack } from './tellInBackground';

/**
 * Tells the notifications of each account that this page is connected to: its own, those of its columns and windows, and
 * the others of the device as far as they may be.
 * @returns the function that stops it
 */
export function watchNotifications(): () => void {
	const watched = new Map<Session, () => void>();
	const watch = (session: Session) => {
		if (session.isMember) watched.set(session, watchSession(session));
	};
	for (const account of accounts.getState().all) {
		const session = startedSession(accountKey(account));
		if (session) watch(session);
	}
	const ends = [
		sessionsEvents.on('started', watch),
		sessionsEvents.on('stopped', session => {
			watched.get(session)?.();
			watched.delete(session);
		}),
		connectOtherAccounts(),
	];
	return () => {
		for (const end of [...ends, ...watched.values()]) end();
	};
}

function watchSession(session: Session): () => void {
	const tab = new TellingTab(session);
	let isOver = false;
	const tellIt = async (wire: WireNotification) => {
		const place = await tab.place();
		if (place !== null) await tell(session, wire, place, () => isOver);
	};
	const end = runningSession(session)?.main?.listen(({ type, body }) => {
		if (type === 'notification') {
			tellIt(body).catch(error => console.warn('A notification could not be told.', error));
		} else if (type === 'readAllNotifications' || type === 'notificationFlushed') takeBack(session);
	});
	return () => {
		isOver = true;
		end?.();
		tab.end();
		popups.closeOf(session);
	};
}
