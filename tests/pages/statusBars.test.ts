import { expect, inject, it, vi } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { menuItem, page, pressKey } from './support/menus';
import { answerWith, home, openPage, reloadPage, setPreferences } from './support/openPage';
import { WITHIN } from './support/Place';

// Bars come some seconds after the start.
vi.mock('@/platform/afterStart', () => ({ afterStart: (work: () => void) => work() }));

const PATH = '/settings/statusbar';
const shown = page.locator('aside[aria-label="Status bars"]');
const settings = page.getByRole('list', { name: 'Status bars' });
const barNames = () => shown.locator('section').all.map(bar => bar.getAttribute('aria-label'));

async function add(kind: string): Promise<void> {
	await page.getByRole('button', { name: 'Add status bar' }).click();
	await menuItem(kind).click();
}

const save = () => page.getByRole('button', { name: 'Save bar' }).click();

async function listOf(person: Person, member: Person): Promise<void> {
	const { id } = await home.call<{ id: string }>('users/lists/create', { name: 'Pilots' }, person);
	await home.call('users/lists/push', { listId: id, userId: member.id }, person);
}

it('adds a bar of each kind, which shows what the server has, also after a reload', async () => {
	const [person, pilot] = [await home.signUp(), await home.signUp()];
	await listOf(person, pilot);
	const { id: noteId } = await home.post(pilot, 'Fog over the **pier**');
	await openPage(person, { path: PATH });
	await expect(page.getByText('No status bars')).toBeVisible();
	await add('RSS feed');
	await page.getByLabel('Name', { exact: true }).fill('Harbour news');
	await page.getByLabel('Feed address').fill('javascript:alert(1)');
	await expect(page.getByText('Enter an address that begins with')).toBeVisible();
	await page.getByLabel('Feed address').fill(inject('feed'));
	await save();
	await add('New servers');
	await save();
	await add('Notes of a list');
	await page.getByRole('option', { name: 'Pilots' }).one();
	await page.getByLabel('List', { exact: true }).selectOption({ label: 'Pilots' });
	await save();
	const seen = async () => {
		const item = shown.getByRole('link', { name: 'High tide' });
		await expect(item).toHaveAttribute('href', new URL('/1', inject('feed')).href);
		await expect(item).toHaveAttribute('target', '_blank');
		await expect(item).toHaveAttribute('rel', 'nofollow noopener noreferrer');
		await expect(shown.getByRole('link', { name: 'Far Harbour' })).toHaveAttribute('href', 'https://far.example/');
		await expect(shown.locator(`a[data-path="/notes/${noteId}"]`).getByText('Fog over the')).toBeVisible();
		expect(barNames()).toEqual(['Harbour news', 'New servers', 'Notes of a list']);
	};
	await seen();
	await reloadPage('/');
	await seen();
});

it('changes, moves and removes bars, with a way back', async () => {
	const stored = [
		{ id: 'a', type: 'federation', name: 'One', props: { font: 'serif' } },
		{ id: 'w', type: 'weather', place: 'pier' },
		{ id: 'b', type: 'federation', name: 'Two', size: 'large' },
	];
	setPreferences({ statusbars: stored });
	await openPage(await home.signUp(), { path: PATH });
	await vi.waitFor(() => expect(barNames()).toEqual(['One', 'Two']), WITHIN);
	await expect(settings.getByText('Unknown bar')).toBeVisible();
	await settings.getByRole('button', { name: 'Move One', exact: true }).focus();
	pressKey('ArrowDown');
	await settings.getByRole('button', { name: 'Move One', exact: true }).focus();
	pressKey('ArrowDown');
	await vi.waitFor(() => expect(barNames()).toEqual(['Two', 'One']), WITHIN);
	await settings.getByRole('button', { name: 'Edit One' }).click();
	await page.getByLabel('Name', { exact: true }).fill('Last');
	await page.getByLabel('Black background').click();
	await save();
	await expect(shown.locator('section[aria-label="Last"]')).toHaveAttribute('data-theme', 'dark');
	await settings.getByRole('button', { name: 'Remove Two' }).click();
	await vi.waitFor(() => expect(barNames()).toEqual(['Last']), WITHIN);
	await page.getByRole('button', { name: 'Undo' }).click();
	await vi.waitFor(() => expect(barNames()).toEqual(['Two', 'Last']), WITHIN);
	const { preferences } = await import('@/stores/preferences/Preferences');
	const { statusBars } = await import('@/features/statusBars/statusBarsSetting');
	expect(preferences.get(statusBars)).toMatchObject([
		stored[1],
		stored[2],
		{ id: 'a', name: 'Last', black: true, props: { font: 'serif' } },
	]);
});

it('says in the bar what failed, and what has to be chosen first', async () => {
	setPreferences({
		statusbars: [
			{ id: 'a', type: 'rss', name: 'Gone', props: { url: 'https://gone.example/feed' } },
			{ id: 'b', type: 'rss', name: 'New', props: {} },
			{ id: 'c', type: 'userList', name: 'Away', props: { userListId: 'zzzzzzzzzz' } },
		],
	});
	const refusal = { error: { code: 'INTERNAL_ERROR', id: 'x', message: 'Internal', kind: 'server' } };
	answerWith('fetch-rss', async () => [500, JSON.stringify(refusal)]);
	await openPage(await home.signUp(), { path: PATH });
	await expect(shown.getByText('Couldn’t load. Trying again soon.')).toHaveCount(1);
	await expect(shown.getByText('Not set up yet')).toHaveCount(1);
	await expect(shown.getByText('This list isn’t there any more')).toHaveCount(1);
	await add('Notes of a list');
	await expect(page.getByText('Make a list first.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Save bar' })).toBeDisabled();
});
