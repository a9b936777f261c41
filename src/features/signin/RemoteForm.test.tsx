// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from '@/i18n/text';
import { pendingMiAuth } from '@/stores/session/pendingMiAuth';
import { RemoteForm } from './RemoteForm';

const assign = vi.fn<(url: string) => void>();

beforeEach(() => {
	assign.mockClear();
	vi.stubGlobal('location', { origin: 'http://box.lan:3000', assign });
	// As on any http page of another machine.
	vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	localStorage.clear();
});

function goTo(server: string): { permissions: string[]; session: string } {
	fireEvent.change(screen.getByLabelText(text.signin.otherServer), { target: { value: server } });
	fireEvent.click(screen.getByRole('button', { name: text.signin.goToServer }));
	const url = new URL(assign.mock.calls[0]?.[0] ?? '');
	return {
		permissions: (url.searchParams.get('permission') ?? '').split(','),
		session: url.pathname.split('/').at(-1) ?? '',
	};
}

it('asks another server for what the menus need, and nothing of administration', () => {
	render(<RemoteForm />);
	const { permissions, session } = goTo('tidepool.example');
	expect(permissions).toEqual(expect.arrayContaining(['write:report-abuse', 'read:clip-favorite']));
	expect(permissions.filter(each => each.includes(':admin:'))).toEqual([]);
	expect(pendingMiAuth.find(session)).toMatchObject({ origin: 'https://tidepool.example', permissions });
});

it('asks for administration too where that is wanted', () => {
	render(<RemoteForm />);
	fireEvent.click(screen.getByLabelText(text.signin.forModeration, { exact: false }));
	expect(goTo('tidepool.example').permissions).toContain('write:admin:suspend-user');
});
