import { passGate } from '@/blocks/actions/gate';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { toast } from '@/ui/toast/toasts';
import { clearUnreadCount } from './clearUnreadCount';

/** Marks all notifications as read, and says so. */
export async function readAll(session: Session): Promise<void> {
	let cleared: ReturnType<typeof clearUnreadCount> | undefined;
	const done = await passGate(session, {
		optimistic() {
			cleared = clearUnreadCount(session);
			return cleared.putBack;
		},
		async perform({ api }) {
			await api.call('notifications/mark-all-as-read');
			cleared?.end();
			return true;
		},
	});
	if (done) toast(text.notificationMenu.allRead, { icon: 'check', tone: 'success' });
}

/** Deletes all notifications after asking. */
export async function deleteAll(session: Session): Promise<void> {
	const { deleteAllTitle, deleteAllText, deleteAllOk, deleted } = text.notificationMenu;
	const done = await passGate(session, {
		confirmation: { title: deleteAllTitle, text: deleteAllText, okText: deleteAllOk, danger: true },
		async perform({ api }) {
			await api.call('notifications/flush');
			return true;
		},
	});
	if (done) toast(deleted, { icon: 'trash' });
}

/** Has the server send a test notification; it arrives like any other. */
export async function sendTest(session: Session): Promise<void> {
	await passGate(session, {
		perform: ({ api }) => api.call('notifications/test-notification'),
	});
}
