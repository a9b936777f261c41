import { toNotification } from '@/api/toNotification';
import { appEvents } from '@/stores/appEvents';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import { pushedAddress } from '@/stores/push/pushedAddresses';
import type { Session } from '@/stores/session/Session';
import type { WireNotification } from '@/wire/entities';
import { popups } from '../popups/popups';
import type { TellingPlace } from './TellingTab';
import { tellInBackground } from './tellInBackground';
import { tellWorker } from './tellWorker';

/**
 * Tells of a notification once (rules/notifications#told-once): in a visible tab it pops up; in the background its
 * push tells of it, else the browser by this page. One about a note that is hidden for good is not told of.
 * @param isOver whether its account has left the page meanwhile
 */
export async function tell(
	session: Session,
	wire: WireNotification,
	place: TellingPlace,
	isOver: () => boolean = () => false,
): Promise<void> {
	const isPushed = pushedAddress(session.key) !== undefined;
	if (place === 'background' && isPushed) return;
	const { notification, users, notes } = toNotification(wire);
	session.entities.ingestUsers(users, 'stream');
	session.entities.ingest(notes, 'stream');
	const { noteId } = notification;
	if (noteId !== null) await session.wordMutes.prepare([noteId]);
	const verdict = noteId === null ? 'none' : session.wordMutes.verdictOf(noteId);
	if (verdict === 'hard' || isOver()) return;
	appEvents.emit('notificationTold', { session, type: wire.type });
	if (place === 'background') return tellInBackground(session, wire, verdict !== 'none');
	popups.add({ session, notification, isMuted: verdict !== 'none' });
	if (isPushed && session.userId !== null)
		await tellWorker({ type: 'told', userId: session.userId, id: notification.id });
	if (notification.type === 'test' || !baseSettings.get(realtimeMode)) return;
	session.stream.send({ type: 'readNotification', body: { id: notification.id } });
}
