// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
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

	it('shows the sign of its kind where its picture cannot be had', () => {
		const row = show({ type: 'app', header: 'Tide table', body: 'x', icon: 'https://tides.example/gone.png' });
		fireEvent.error(row.querySelector('img') ?? row);
		expect(row.querySelector('img')).toBeNull();
		expect(row.querySelector('svg')).not.toBeNull();
	});

	it.each([
		[{ type: 'achievementEarned', achievement: 'notes100' }, '100 notes posted'],
		[{ type: 'achievementEarned', achievement: 'circledTheIsland' }, 'Circled the island'],
		[{ type: 'exportCompleted', exportedEntity: 'userList' }, 'Your lists'],
		[{ type: 'exportCompleted', exportedEntity: 'logBook' }, 'Log book'],
		[{ type: 'tideTurned' }, 'Tide turned'],
	])('shows no value of the wire as it is: %o', (wire, said) => {
		expect(show(wire).querySelectorAll('p')[1]?.textContent).toBe(said);
	});
});
