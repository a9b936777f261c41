import { mayNotify } from '@/platform/browserNotifications';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { tellsInBackground } from '@/stores/push/tellsInBackground';
import { accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import type { WireNotification } from '@/wire/entities';
import { tellWorker } from './tellWorker';

/** The accounts of which the browser shows something by this page. */
const told = new Set<string>();

/**
 * Has the browser show a notification, by the same worker and rules as a push. Without a sound, as the page plays its own.
 * @param isMuted whether its note contains a muted word: then without the note
 */
export async function tellInBackground(session: Session, wire: WireNotification, isMuted: boolean): Promise<void> {
	if (!baseSettings.get(tellsInBackground) || mayNotify() !== true || session.userId === null) return;
	told.add(session.key);
	const { note: _, ...withoutNote } = wire;
	await send(session, 'notification', isMuted ? withoutNote : wire);
}

/** Removes what the browser shows for an account, once all was read. */
export function takeBack(session: Session): void {
	if (!told.delete(session.key)) return;
	send(session, 'readAllNotifications', null).catch(console.warn);
}

function send(session: Session, type: 'notification' | 'readAllNotifications', body: unknown): Promise<void> {
	const { account, host, userId } = session;
	const hasSeveral = accounts.getState().all.length > 1;
	return tellWorker({
		type: 'tell',
		push: { type, userId, dateTime: Date.now(), body },
		account: hasSeveral && account ? `@${account.username}@${host}` : null,
	});
}
