// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { describe, expect, it } from 'vitest';
import { toNotification } from '@/api/toNotification';
import { NotificationRow } from './NotificationRow';

function show(wire: { type: string } & Record<string, unknown>): HTMLElement {
	const { notification } = toNotification({ id: 'n', createdAt: '2026-11-21T00:00:00.000Z', ...wire });
	renderInSession(<NotificationRow notification={notification} />);
	return screen.getByRole('article');
}

describe('a notification', () => {
	it('of an app has its header as title, its body below and its icon as picture', () => {
		const row = show({
			type: 'app',
			header: 'Tide table',
			body: 'High water at six',
			icon: 'https://tides.example/i.png',
		});
		const [title, body] = row.querySelectorAll('p');
		expect(title?.textContent).toBe('Tide table');
		expect(body?.textContent).toBe('High water at six');
		// Not from the app's own server, which would learn the reader's address.
		expect(row.querySelector('img')?.src).toMatch(/^https:\/\/home\.example\/proxy\/.*tides\.example/);
	});

	it('of an app without a header says that it is from an app', () => {
		const [title, body] = show({ type: 'app', header: null, body: 'High water at six' }).querySelectorAll('p');
		expect(title?.textContent).toBe('A message from an app');
		expect(body?.textContent).toBe('High water at six');
	});

	it('of an export leads to the file in the drive', () => {
		show({ type: 'exportCompleted', exportedEntity: 'note', fileId: 'f1' });
		expect(screen.getByRole('link', { name: 'Your notes' }).getAttribute('href')).toBe('/my/drive/file/f1');
	});

	it('of a role leads to the roles of the account', () => {
		show({ type: 'roleAssigned', role: { name: 'Pilot' } });
		expect(screen.getByRole('link', { name: 'Pilot' }).getAttribute('href')).toBe('/settings/other#roles');
	});

	it('shows the sign of its kind where its picture cannot be had', () => {
		const row = show({ type: 'app', header: 'Tide table', body: 'x', icon: 'https://tides.example/gone.png' });
		fireEvent.error(row.querySelector('img') ?? row);
		expect(row.querySelector('img')).toBeNull();
		expect(row.querySelector('svg')).not.toBeNull();
	});

	it('about a note that the server has not told, or without its author, says who did what', () => {
		const rin = { id: 'rin', username: 'rin' };
		for (const note of [null, wireNote({ userId: 'nobody', user: null })]) {
			const session = testSession();
			session.entities.ingestUsers([rin]);
			const wire = { id: 'n', type: 'mention', userId: 'rin', user: rin, noteId: 'gone', note };
			const { notification, notes } = toNotification(wire);
			session.entities.ingest(notes);
			renderInSession(<NotificationRow notification={notification} />, { session });
			expect(screen.getByRole('article').querySelector('p')?.textContent).toBe('rin mentioned you');
			cleanup();
		}
	});

	it.each([
		[{ type: 'achievementEarned', achievement: 'notes100' }, '100 notes posted'],
		[{ type: 'achievementEarned', achievement: 'circledTheIsland' }, 'Circled the island'],
		[{ type: 'exportCompleted', exportedEntity: 'userList' }, 'Your lists'],
		[{ type: 'exportCompleted', exportedEntity: 'logBook' }, 'Log book'],
		[{ type: 'tideTurned' }, 'Tide turned'],
	])('shows no value of the wire as it is: %o', async (wire, said) => {
		const row = show(wire);
		await waitFor(() => expect(row.querySelectorAll('p')[1]?.textContent).toBe(said));
	});
});

describe('a group', () => {
	const people = Array.from({ length: 10 }, (_, index) => ({ id: `p${index}`, username: `p${index}` }));

	async function showGroup(wire: { type: string } & Record<string, unknown>): Promise<HTMLElement> {
		const session = testSession();
		const { notification, users, notes } = toNotification({ id: 'n', ...wire });
		session.entities.ingestUsers(users);
		session.entities.ingest(notes);
		renderInSession(<NotificationRow notification={notification} />, { session });
		await act(async () => {});
		return screen.getByRole('article');
	}

	const reactions = (note: object = {}) => ({
		type: 'reaction:grouped',
		note: wireNote({ id: 'note', ...note }),
		// The first one has reacted twice.
		reactions: [...people, people[0]].map(user => ({ user, reaction: '🎉' })),
	});

	it('shows its people once each, the first eight of them, with what they reacted', async () => {
		const row = await showGroup(reactions());
		expect(row.querySelector('p')?.textContent).toBe('p0 and 9 others reacted');
		const shown = row.querySelector('[data-people]');
		expect(shown?.querySelectorAll('a')).toHaveLength(8);
		expect(shown?.textContent).toContain('+2');
		expect(shown?.querySelectorAll('[data-heart]')).toHaveLength(0);
	});

	it('shows hearts on a note that takes nothing else', async () => {
		const row = await showGroup(reactions({ reactionAcceptance: 'likeOnly' }));
		expect(row.querySelectorAll('[data-people] [data-heart]')).toHaveLength(8);
	});

	it('of renotes shows who renoted', async () => {
		const note = wireNote({ id: 'renote', text: null, renoteId: 'note', renote: wireNote({ id: 'note' }) });
		const row = await showGroup({ type: 'renote:grouped', note, users: people.slice(0, 2) });
		expect(row.querySelector('p')?.textContent).toBe('p0 and 1 other renoted your note');
		expect(row.querySelectorAll('[data-people] a')).toHaveLength(2);
	});

	it('of one person has no list of people', async () => {
		const row = await showGroup({ ...reactions(), reactions: [{ user: people[0], reaction: '🎉' }] });
		expect(row.querySelector('[data-people]')).toBeNull();
	});
});

it('a kind that is not known is a plain row', () => {
	const row = show({ type: 'tideTurned', userId: 'u', user: { id: 'u', username: 'u' } });
	expect(row.querySelector('svg')).not.toBeNull();
	expect(row.querySelector('p')?.textContent).toBe('New notification');
});
