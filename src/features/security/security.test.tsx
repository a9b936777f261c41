// @vitest-environment bundled-happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '@tests/factories/answerCalls';
import { renderList, servedSession } from '@tests/factories/renderList';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { setAnimations } from '@/platform/reducedMotion';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import { overlays } from '@/ui/overlay/overlays';

const READER = {
	id: 'reader',
	name: 'Reader',
	createdAt: '2026-11-20T00:00:00.000Z',
	lastUsedAt: '2026-11-22T00:00:00.000Z',
	permission: ['read:account', 'write:admin:suspend-user'],
};
/** As little as a server may send. */
const BARE = { id: 'bare', name: null, permission: null };

const open = async (page: 'apps' | 'security', answers: Answers) => {
	const asked = vi.fn(answers);
	await renderList({ page }, servedSession(asked));
	return asked;
};
const paramsOf = (asked: ReturnType<typeof vi.fn>, endpoint: string) =>
	asked.mock.calls.filter(([name]) => name === endpoint).map(([, params]) => params);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirmBy = async (name: string) => {
	const dialog = await screen.findByRole('alertdialog');
	// The content is loaded on first use.
	const button = await within(dialog).findByRole('button', { name });
	await act(async () => fireEvent.click(button));
	// Wait until the dialog is gone, as the next one is another.
	await waitFor(() => expect(dialog.isConnected).toBe(false));
};
const type = (label: string, value: string) =>
	fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });

beforeEach(() => {
	setAnimations(false);
	render(<OverlayHost />);
});
afterEach(() => {
	act(() => overlays.closeAll());
	cleanup();
});

describe('the apps', () => {
	it('say in words what they may do, and when they last did', async () => {
		await open('apps', () => [BARE, READER]);
		const first = (await screen.findByText('Reader')).closest('li');
		const second = screen.getByText('Unnamed app').closest('li');
		expect(first?.textContent).toContain('Reader');
		expect(first?.textContent).toContain('2 permissions');
		expect(first?.textContent).toContain('Change: suspending users (administration)');
		expect(second?.textContent).toContain('Not used yet');
		expect(second?.textContent).toContain('Public information only');
	});

	it('lose their access once that was agreed to', async () => {
		const asked = await open('apps', name => (name === 'i/apps' ? [READER, BARE] : null));
		await screen.findByText('Reader');
		press('Revoke access of Reader');
		await confirmBy('Cancel');
		expect(paramsOf(asked, 'i/revoke-token')).toEqual([]);
		press('Revoke access of Reader');
		await confirmBy('Revoke');
		expect(paramsOf(asked, 'i/revoke-token')).toEqual([{ tokenId: 'reader' }]);
		await waitFor(() => expect(screen.queryByText('Reader')).toBeNull());
		expect(screen.getByText('Unnamed app')).not.toBeNull();
	});

	it('lose it all at once', async () => {
		const asked = await open('apps', name => (name === 'i/apps' ? [READER, BARE] : null));
		await screen.findByText('Reader');
		press('Revoke all');
		await confirmBy('Revoke');
		await screen.findByText('No apps');
		expect(paramsOf(asked, 'i/revoke-token')).toEqual([{ tokenId: 'reader' }, { tokenId: 'bare' }]);
	});

	it('stay in the list where the server refuses', async () => {
		await open('apps', name => {
			if (name === 'i/apps') return [READER];
			throw new ApiError(name, 500, { code: 'INTERNAL_ERROR' });
		});
		await screen.findByText('Reader');
		press('Revoke access of Reader');
		await confirmBy('Revoke');
		expect(screen.getByText('Reader')).not.toBeNull();
	});

	it('are none, or could not be read', async () => {
		await open('apps', () => []);
		await screen.findByText('No apps');
		cleanup();
		await open('apps', () => {
			throw new ApiError('i/apps', 500, { code: 'INTERNAL_ERROR' });
		});
		await screen.findByRole('button', { name: 'Retry' });
	});

	it.each(['apps', 'security'] as const)('are for sign-ins by password alone (%s)', async page => {
		await open(page, name => {
			throw new ApiError(name, 400, { code: 'ACCESS_DENIED' });
		});
		const link = await screen.findByRole('link', { name: 'Go to home.example' });
		expect(link.getAttribute('href')).toBe(`https://home.example/settings/${page}`);
		expect(screen.queryByLabelText('Current password')).toBeNull();
	});
});

describe('the password', () => {
	const fill = (password: string, again = password) => {
		const section = within(screen.getByRole('region', { name: 'Change password' }));
		fireEvent.change(section.getByLabelText('Current password'), { target: { value: 'old one' } });
		type('New password', password);
		type('Repeat password', again);
		return section;
	};
	const submit = async (section: ReturnType<typeof fill>) => {
		const button = section.getByRole('button', { name: 'Change password' });
		await act(async () => fireEvent.submit(button.closest('form') ?? button));
	};

	it('is called weak or strong in words, tied to its field', async () => {
		await open('security', () => []);
		await screen.findByText('No apps');
		const field = screen.getByLabelText('New password');
		const said = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
		fill('Password1!');
		expect(said()).toContain('Strength: weak');
		expect(screen.getAllByRole('status').some(each => each.textContent?.includes('Easy to guess'))).toBe(true);
		fill('correct horse battery staple');
		expect(said()).toContain('Strength: strong');
		expect(said()).not.toContain('Easy to guess');
	});

	it('is sent when it was repeated, and asks about the apps', async () => {
		const asked = await open('security', name => (name === 'i/apps' ? [READER] : null));
		await screen.findByText('1 app can use your account.');
		await submit(fill('a much longer one', 'another'));
		expect(paramsOf(asked, 'i/change-password')).toEqual([]);
		await submit(fill('a much longer one'));
		expect(paramsOf(asked, 'i/change-password')).toEqual([
			{ currentPassword: 'old one', newPassword: 'a much longer one' },
		]);
		await confirmBy('Revoke');
		expect(paramsOf(asked, 'i/revoke-token')).toEqual([{ tokenId: 'reader' }]);
		expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('');
	});

	it('says at its field that the old one is wrong', async () => {
		await open('security', name => {
			if (name !== 'i/change-password') return [];
			throw new ApiError(name, 500, {
				code: 'INTERNAL_ERROR',
				info: { e: { message: 'incorrect password', code: 'Error' } },
			});
		});
		const section = fill('a much longer one');
		await submit(section);
		expect(section.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
		expect(screen.getByRole('alert').textContent).toBe('Wrong password.');
	});

	it('ends all sign-ins once that was agreed to', async () => {
		const asked = await open('security', name => (name === 'i/apps' ? [] : name === 'i' ? { id: 'me' } : null));
		const section = within(screen.getByRole('region', { name: 'Sign out everywhere' }));
		fireEvent.change(section.getByLabelText('Current password'), { target: { value: 'old one' } });
		const button = section.getByRole('button', { name: 'Sign out everywhere' });
		await act(async () => fireEvent.submit(button.closest('form') ?? button));
		await confirmBy('Sign out everywhere');
		expect(paramsOf(asked, 'i/regenerate-token')).toEqual([{ password: 'old one' }]);
		expect(section.getByRole('status').textContent).toContain('Signed out everywhere.');
	});
});
