import { fireEvent } from '@testing-library/dom';
import { FakeSpeakers } from '@tests/factories/FakeSpeakers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { APART_MS } from '@/platform/sound/SoundPlayer';
import type { Person } from '../e2e/support/Home';
import { chooseOfColumn, item } from './support/deck';
import { session } from './support/driving';
import { menuItem, message, page, pressKey, toast } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';
import { WITHIN } from './support/Place';

const PATH = '/my/notifications';
const feed = page.getByRole('feed');
const rowsOf = (type: string) => page.locator(`[role="feed"] [data-notification="${type}"]`);
const checkbox = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name });
const popups = page.locator('[data-popup]');
/** From some seconds after the start, notifications are told of. */
const TOLD = { timeout: 15_000, interval: 50 };

let mara: Person;
let noor: Person;
beforeEach(async () => {
	[mara, noor] = await Promise.all([home.signUp(), home.signUp()]);
});
afterEach(() => vi.restoreAllMocks());

const unread = async () =>
	(await home.call<{ unreadNotificationsCount: number }>('i', {}, mara)).unreadNotificationsCount;
const follow = (person: Person) => home.call('following/create', { userId: mara.id }, person);
const mention = (words: string) => home.post(noor, `@${mara.username} ${words}`);

async function isConnected(): Promise<void> {
	const { stream } = await session();
	await vi.waitFor(() => expect(stream.state).toBe('connected'), WITHIN);
}

describe('the page of notifications', () => {
	it('leaves out the types that were switched off, also those that arrive, and after a reload', async () => {
		await follow(noor);
		await mention('ahoy');
		await openPage(mara, { path: PATH });
		await expect(rowsOf('follow')).toHaveCount(1);
		await expect(rowsOf('mention')).toHaveCount(1);
		await page.getByRole('button', { name: 'Filter by type' }).click();
		await checkbox('New followers').click();
		await expect(rowsOf('follow')).toHaveCount(0);
		await expect(checkbox('New followers')).toHaveAttribute('aria-checked', 'false');
		await expect(checkbox('All types')).toHaveAttribute('aria-checked', 'false');
		pressKey('Escape');
		await expect(rowsOf('mention')).toHaveCount(1);
		await isConnected();
		await follow(await home.signUp());
		await mention('once more');
		await expect(rowsOf('mention')).toHaveCount(2);
		await expect(rowsOf('follow')).toHaveCount(0);
		await reloadPage(PATH);
		await expect(rowsOf('mention')).toHaveCount(2);
		await expect(rowsOf('follow')).toHaveCount(0);
		await page.getByRole('button', { name: 'Filter by type, some are left out' }).click();
		await checkbox('All types').click();
		await expect(rowsOf('follow')).toHaveCount(2);
		await checkbox('All types').click();
		await expect(page.getByText('Nothing here yet')).toBeVisible();
	});

	it('has the notes that mention the account in tabs of their own, live', async () => {
		await mention('in public');
		await home.post(noor, { text: 'for you alone', visibility: 'specified', visibleUserIds: [mara.id] });
		await openPage(mara, { path: PATH });
		await tab('Mentions').click();
		await expect(feed.getByText('in public')).toBeVisible();
		await expect(feed.getByText('for you alone')).toBeVisible();
		await tab('Direct').click();
		await expect(feed.getByText('for you alone')).toBeVisible();
		await expect(feed.getByText('in public')).toHaveCount(0);
		await isConnected();
		await mention('not for this tab');
		await home.post(noor, { text: 'and once more', visibility: 'specified', visibleUserIds: [mara.id] });
		await expect(feed.getByText('and once more')).toBeVisible();
		await expect(feed.getByText('not for this tab')).toHaveCount(0);
		await tab('All').click();
		await expect(page.getByRole('button', { name: 'Filter by type' })).toBeVisible();
	});

	it('says what would be in a tab that is empty', async () => {
		await openPage(mara, { path: PATH });
		await expect(page.getByText('No notifications yet')).toBeVisible();
		await tab('Mentions').click();
		await expect(page.getByText('No mentions yet')).toBeVisible();
		await tab('Direct').click();
		await expect(page.getByText('No direct notes yet')).toBeVisible();
	});

	it('loses all of them at once, after asking', async () => {
		await follow(noor);
		await mention('ahoy');
		await openPage(mara, { path: PATH });
		await expect(rowsOf('follow')).toHaveCount(1);
		await isConnected();
		const remove = async (answer: string) => {
			await page.getByRole('button', { name: 'More about notifications' }).click();
			await menuItem('Delete all notifications').click();
			await message.getByRole('button', { name: answer }).click();
		};
		await remove('Cancel');
		await expect(rowsOf('follow')).toHaveCount(1);
		await remove('Delete all');
		await expect(page.getByText('No notifications yet')).toBeVisible();
		expect(await home.call('i/notifications', {}, mara)).toEqual([]);
	});

	it('is read by being seen, and not while another page is over it', async () => {
		await openPage(mara, { path: PATH });
		await isConnected();
		await follow(noor);
		await expect(rowsOf('follow')).toHaveCount(1);
		await vi.waitFor(async () => expect(await unread()).toBe(0), { timeout: 5_000 });
	});
});

describe('a column of notifications', () => {
	const column = page.locator('section[data-column="notifications"]').first();
	const rows = (type: string) => column.locator(`[data-notification="${type}"]`);

	it('leaves out the types that were switched off in its menu, and remembers it', async () => {
		await follow(noor);
		await mention('ahoy');
		await openPage(mara, { base: { ui: 'deck' } });
		await expect(rows('follow')).toHaveCount(1);
		await page.getByRole('button', { name: 'Menu of Notifications', exact: true }).click();
		await menuItem('Types').click();
		await checkbox('New followers').click();
		await expect(rows('follow')).toHaveCount(0);
		await expect(rows('mention')).toHaveCount(1);
		const { preferences } = await import('@/stores/preferences/Preferences');
		await preferences.settled();
		await reloadPage();
		await expect(rows('mention')).toHaveCount(1);
		await expect(rows('follow')).toHaveCount(0);
	});

	it('has in its menu what can be done with all of them', async () => {
		await follow(noor);
		await openPage(mara, { base: { ui: 'deck' } });
		await expect(rows('follow')).toHaveCount(1);
		await page.getByRole('button', { name: 'Menu of Notifications', exact: true }).click();
		await menuItem('All notifications').click();
		await menuItem('Mark all as read').click();
		await expect(toast('All marked as read')).toBeVisible();
		await vi.waitFor(async () => expect(await unread()).toBe(0), WITHIN);
	});
});

describe('what arrives in a column of notifications', () => {
	const BELL = [880, 2_217, 3_729];
	const CHIME = [784, 988, 1_319];
	const pitches = () => FakeSpeakers.heard.map(({ hz }) => hz);

	it('lets its header flash and sounds as was chosen for it, unless its type is left out', async () => {
		await openPage(mara, { base: { ui: 'deck' } });
		FakeSpeakers.install();
		const [{ deckStore }, { changeColumn }, { columnSounds }] = await Promise.all([
			import('@/stores/deck/DeckStore'),
			import('@/stores/deck/deckOperations'),
			import('@/shell/deck/column/columnSounds'),
		]);
		await expect(page.locator('section[data-column="notifications"]')).toBeVisible();
		await chooseOfColumn('Notifications', 'Sound and flash');
		await checkbox('Flash the header').click();
		await item('Sound').click();
		await page.getByRole('menuitemradio', { name: 'Bell' }).click();
		// It was played when it was chosen, and isn't started again at once.
		const chosenAt = performance.now();
		const { flashColumns } = await import('@/shell/deck/column/flashColumns');
		const { watchSounds } = await import('@/features/sounds/watchSounds');
		const { watchNotifications } = await import('@/features/notifications/telling/watchNotifications');
		const flashed = vi.fn(() => ({}) as Animation);
		(await page.locator('section[data-column="notifications"] > header').one()).animate = flashed;
		// Only a connected account's notifications can be listened for.
		await isConnected();
		const ends = [flashColumns(), watchSounds(columnSounds), watchNotifications()];
		await vi.waitFor(() => expect(performance.now() - chosenAt).toBeGreaterThan(APART_MS));
		FakeSpeakers.reset();
		await mention('ahoy');
		await vi.waitFor(() => expect(flashed).toHaveBeenCalled(), WITHIN);
		await vi.waitFor(() => expect(pitches()).toEqual(expect.arrayContaining(BELL)), WITHIN);
		expect(pitches()).not.toContain(CHIME[0]);
		const id = deckStore.deck.columns.find(({ type }) => type === 'notifications')?.id ?? '';
		deckStore.change(now => changeColumn(now, id, { excludeTypes: ['mention'] }));
		FakeSpeakers.reset();
		flashed.mockClear();
		await mention('and again');
		await vi.waitFor(() => expect(pitches()).toEqual(expect.arrayContaining(CHIME)), WITHIN);
		expect(pitches()).not.toContain(BELL[0]);
		expect(flashed).not.toHaveBeenCalled();
		for (const end of ends) end();
	});
});

describe('the settings', () => {
	it('have a test notification sent, which pops up and stays unread', async () => {
		await openPage(mara, { path: '/settings/notifications' });
		await isConnected();
		await vi.waitFor(async () => {
			await page.getByRole('button', { name: 'Send a test notification' }).click();
			await vi.waitFor(() => expect(popups.all).not.toHaveLength(0), { timeout: 3_000 });
		}, TOLD);
		await expect(popups.first().getByText('This is a test notification')).toBeVisible();
		// The server says so two seconds after it was not read.
		await vi.waitFor(() => expect(document.title).toMatch(/^\(\d\)/), { timeout: 5_000 });
		await page.getByRole('button', { name: 'Mark all as read' }).click();
		await vi.waitFor(async () => expect(await unread()).toBe(0), WITHIN);
		await vi.waitFor(() => expect(document.title).not.toMatch(/^\(/), WITHIN);
	});
});

describe('a notification that arrives', () => {
	/** Opens the page, and waits until it tells of notifications. */
	async function openTelling(path = '/settings/other'): Promise<void> {
		await openPage(mara, { path });
		await isConnected();
		await vi.waitFor(async () => {
			await mention('are you there');
			await vi.waitFor(() => expect(popups.all).not.toHaveLength(0), { timeout: 1_000 });
		}, TOLD);
		const { popups: list } = await import('@/features/notifications/popups/popups');
		for (const { key } of list.shown()) list.close(key);
		await expect(popups).toHaveCount(0);
	}

	it('pops up, is read by that, and leads to what it is about', async () => {
		await openTelling();
		const note = await mention('look at the tide');
		const popup = popups.filter({ hasText: 'look at the tide' });
		await expect(popup.getByText('mentioned you')).toBeVisible();
		await vi.waitFor(async () => expect(await unread()).toBe(0), WITHIN);
		await popup.getByRole('button', { name: /look at the tide/ }).click();
		await expect(popups).toHaveCount(0);
		await vi.waitFor(() => expect(location.pathname).toBe(`/notes/${note.id}`), WITHIN);
	});

	it('pops up in the zen layout too, and opens there', async () => {
		await openTelling('/?zen');
		const note = await mention('breathe out');
		const popup = popups.filter({ hasText: 'breathe out' });
		await popup.getByRole('button', { name: /breathe out/ }).click();
		await vi.waitFor(() => expect(location.pathname).toBe(`/notes/${note.id}`), WITHIN);
	});

	it('is closed by its button and by Escape, and gives the focus back', async () => {
		await openTelling();
		const before = await page.getByLabel('Search settings').one();
		before.focus();
		await mention('one');
		await mention('two');
		await expect(popups).toHaveCount(2);
		await popups.filter({ hasText: 'two' }).getByRole('button', { name: 'Close' }).click();
		await expect(popups).toHaveCount(1);
		const press = await popups.getByRole('button', { name: /one/ }).one();
		press.focus();
		pressKey('Escape');
		await expect(popups).toHaveCount(0);
		await vi.waitFor(() => expect(document.activeElement).toBe(before), WITHIN);
	});

	it('has no buttons to answer a follow request: only the list does', async () => {
		await home.call('i/update', { isLocked: true }, mara);
		await openTelling();
		await follow(noor);
		const popup = popups.filter({ hasText: 'wants to follow you' });
		await expect(popup).toBeVisible();
		await expect(popup.getByRole('button', { name: 'Accept' })).toHaveCount(0);
		await popup.getByRole('button', { name: /wants to follow you/ }).click();
		await expect(rowsOf('receiveFollowRequest').getByRole('button', { name: 'Accept' })).toBeVisible();
	});

	it('is not told of where its note is hidden for good, and not quoted where it is muted', async () => {
		await home.call('i/update', { hardMutedWords: [['spoiler']], mutedWords: [['fog']] }, mara);
		await openTelling();
		await mention('a spoiler');
		await mention('some fog');
		await expect(popups).toHaveCount(1);
		await expect(popups.getByText('some fog')).toHaveCount(0);
	});

	it('for another account of the device says so, is read there alone, and opens in a window of that account', async () => {
		const pilot = await home.signUp();
		await openPage(mara, { path: '/settings/other', others: [pilot] });
		const { startedSession } = await import('@/stores/session/sessions');
		// Nothing shows it: it is connected for its notifications.
		const other = await vi.waitFor(() => {
			const session = startedSession(`${home.host}/${pilot.id}`);
			return session?.stream.state === 'connected' ? session : Promise.reject(new Error('It is not connected.'));
		}, TOLD);
		await home.call('notifications/test-notification', {}, mara);
		const call = () => home.post(noor, `@${pilot.username} ship ahead`);
		await vi.waitFor(async () => {
			await call();
			await vi.waitFor(() => expect(popups.filter({ hasText: 'ship ahead' }).all).not.toHaveLength(0), {
				timeout: 1_000,
			});
		}, TOLD);
		const popup = popups.filter({ hasText: 'ship ahead' }).first();
		await expect(popup.getByText(`@${pilot.username}@${home.host}`)).toBeVisible();
		await vi.waitFor(async () => {
			const { unreadNotificationsCount } = await home.call<{ unreadNotificationsCount: number }>('i', {}, pilot);
			expect(unreadNotificationsCount).toBe(0);
		}, WITHIN);
		expect(await unread()).toBe(1);
		const path = location.pathname;
		await popup.getByRole('button', { name: /ship ahead/ }).click();
		const { pageWindows } = await import('@/shell/windows/pageWindows');
		await vi.waitFor(() => expect(pageWindows.getState().all).toHaveLength(1), WITHIN);
		expect(pageWindows.getState().all[0]?.session.key).toBe(other.key);
		expect(location.pathname).toBe(path);
	});

	it('does not pop up while the page is hidden', async () => {
		await openTelling();
		vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		fireEvent(document, new Event('visibilitychange'));
		const { appEvents } = await import('@/stores/appEvents');
		const told = vi.fn();
		const end = appEvents.on('notificationTold', told);
		await mention('nobody looks');
		// It sounds, as the page chose, but nothing is shown.
		await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), WITHIN);
		end();
		await expect(popups).toHaveCount(0);
	});
});
