import { describe, expect, it } from 'vitest';
import { toNotification } from '@/api/toNotification';
import { notificationPath } from './notificationPath';

const made = (wire: { type: string } & Record<string, unknown>) => toNotification({ id: 'n', ...wire }).notification;
const person = { username: 'rin', host: null };

describe('a notification leads', () => {
	it.each([
		['to its note', { type: 'mention' }, 'note', '/notes/note'],
		['to who followed', { type: 'follow' }, null, '/@rin'],
		['to the list, which has the buttons for a request', { type: 'receiveFollowRequest' }, null, '/my/notifications'],
		['to the file that it names', { type: 'exportCompleted', fileId: 'f' }, null, '/my/drive/file/f'],
		['to the sign-ins', { type: 'login' }, null, '/settings/security#signInHistory'],
	])('%s', (_where, wire, noteId, path) => {
		expect(notificationPath(made(wire), { noteId, person })).toBe(path);
	});

	it('to the list, where there is nothing else', () => {
		expect(notificationPath(made({ type: 'somethingNew' }), { noteId: null, person: null })).toBe('/my/notifications');
	});
});
