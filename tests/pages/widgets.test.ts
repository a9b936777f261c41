import { fireEvent } from '@testing-library/dom';
import { expect, inject, it, vi } from 'vitest';
import { dialog, menuItem, page, pressKey } from './support/menus';
import { answerWith, home, openPage, reloadPage, setPreferences } from './support/openPage';
import { bar } from './support/outbox';
import { type Place, WITHIN } from './support/Place';

// Widgets come some seconds after the start, and nothing has a size here.
vi.mock('@/platform/afterStart', () => ({ afterStart: (work: () => void) => work() }));
vi.mock('@/platform/useIsSeen', () => ({ useIsSeen: () => true }));

const beside = { base: { sideWidgets: true } };
const side = page.locator('aside[aria-label="Widgets"]');
const left = page.locator('aside[aria-label="Left side"]');
const widget = (kind: string): Place => page.locator(`[data-widget="${kind}"]`);
const kindsIn = (place: Place) => place.locator('[data-widget]').all.map(each => each.dataset.widget);
const shows = (kinds: readonly string[], place = side) =>
	vi.waitFor(() => expect(kindsIn(place)).toEqual(kinds), WITHIN);

const edit = () => side.getByRole('button', { name: 'Edit widgets', exact: true }).click();
const done = () => side.getByRole('button', { name: 'Done' }).click();

async function add(place: Place, kind: string): Promise<void> {
	await place.getByRole('button', { name: 'Add widget' }).click();
	const opened = dialog('Add widget');
	await opened.getByRole('radio', { name: new RegExp(`^${kind}`) }).click();
	// Nothing in it can be reached.
	await vi.waitFor(() => expect(document.querySelector('[data-preview]')?.textContent).toContain(kind), WITHIN);
	await opened.getByRole('button', { name: 'Add', exact: true }).click();
	await expect(opened).toHaveCount(0);
}

async function choose(name: string, item: string): Promise<void> {
	await page.getByRole('button', { name: `Menu of ${name}`, exact: true }).click();
	await menuItem(item).click();
}

const placed = (kinds: readonly (readonly [kind: string, data?: object])[]) =>
	kinds.map(([name, data = {}], at) => ({ name, id: `${at}`, place: 'right', data }));

it('a new account has the calendar, notifications and trends', async () => {
	const [person, other] = [await home.signUp(), await home.signUp()];
	await home.post(other, `Fog again, @${person.username} #pierside`);
	await openPage(person, beside);
	await shows(['calendar', 'notifications', 'trends']);
	await expect(widget('calendar').getByText('This year')).toBeVisible();
	await expect(widget('notifications').getByText('Fog again')).toBeVisible();
	await expect(widget('trends').getByRole('link', { name: /#pierside/ })).toHaveAttribute('href', '/tags/pierside');
});

it('widgets are added, put in order, moved to the other side and removed, with a way back', async () => {
	await openPage(await home.signUp(), beside);
	await shows(['calendar', 'notifications', 'trends']);
	await edit();
	await add(side, 'Memo');
	const grip = (name: string) => side.getByRole('button', { name: `Move ${name}`, exact: true });
	await grip('Memo').focus();
	pressKey('ArrowUp');
	await grip('Calendar').focus();
	pressKey('ArrowDown');
	await grip('Trends').focus();
	pressKey('ArrowDown');
	await done();
	await shows(['notifications', 'calendar', 'memo']);
	await shows(['trends'], left);
	await choose('Calendar', 'Remove widget');
	await shows(['notifications', 'memo']);
	await page.getByRole('button', { name: 'Undo' }).click();
	await shows(['notifications', 'calendar', 'memo']);
	await choose('Memo', 'Move up');
	await shows(['notifications', 'memo', 'calendar']);
	await reloadPage();
	await shows(['notifications', 'memo', 'calendar']);
	await shows(['trends'], left);
});

it('the widget of notifications leaves out the types that were unticked in its settings', async () => {
	const [person, other] = [await home.signUp(), await home.signUp()];
	await home.call('following/create', { userId: person.id }, other);
	await home.post(other, `@${person.username} ahoy`);
	setPreferences({ widgets: placed([['notifications', { excludeTypes: ['reaction', 'tideTurned'] }]]) });
	await openPage(person, beside);
	const rows = (type: string) => widget('notifications').locator(`[data-notification="${type}"]`);
	await expect(rows('follow')).toHaveCount(1);
	await choose('Notifications', 'Settings');
	const settings = dialog('Settings of Notifications');
	expect((await settings.getByRole('checkbox', { name: 'Reactions' }).one<HTMLInputElement>()).checked).toBe(false);
	await settings.getByRole('checkbox', { name: 'New followers' }).click();
	await settings.getByRole('button', { name: 'Save' }).click();
	await expect(rows('follow')).toHaveCount(0);
	await expect(rows('mention')).toHaveCount(1);
	const { preferences } = await import('@/stores/preferences/Preferences');
	await preferences.settled();
	await reloadPage();
	await expect(rows('mention')).toHaveCount(1);
	await expect(rows('follow')).toHaveCount(0);
});

it('a widget keeps what is set and written', async () => {
	setPreferences({ widgets: placed([['calendar'], ['memo']]) });
	await openPage(await home.signUp(), beside);
	await shows(['calendar', 'memo']);
	await choose('Calendar', 'Settings');
	const settings = dialog('Settings of Calendar');
	await settings.getByLabel('Show the days of the month').click();
	await settings.getByLabel('Weeks begin on').selectOption({ label: 'Monday' });
	await settings.getByRole('button', { name: 'Save' }).click();
	await expect(widget('calendar').getByRole('columnheader', { name: 'Monday' })).toHaveCount(1);
	const memo = page.getByRole('textbox', { name: 'Memo' });
	await memo.fill('Buy rope');
	await memo.blur();
	await choose('Memo', 'Settings');
	await dialog('Settings of Memo').getByLabel('Name', { exact: true }).fill('Chandler');
	await dialog('Settings of Memo').getByRole('button', { name: 'Save' }).click();
	await reloadPage();
	await expect(widget('calendar').getByRole('columnheader', { name: 'Monday' })).toHaveCount(1);
	await expect(widget('memo').getByRole('heading', { name: 'Chandler' })).toBeVisible();
	expect(await page.getByRole('textbox', { name: 'Memo' }).value()).toBe('Buy rope');
});

it('what is typed into a memo is stored after a pause, and when the page is left', async () => {
	setPreferences({ widgets: placed([['memo']]) });
	await openPage(await home.signUp(), beside);
	const memo = page.getByRole('textbox', { name: 'Memo' });
	const stored = async () => {
		const { preferences } = await import('@/stores/preferences/Preferences');
		const { widgetsSetting } = await import('@/stores/preferences/widgetsSetting');
		return preferences.get(widgetsSetting);
	};
	await memo.fill('Fog at six');
	await vi.waitFor(async () => expect(await stored()).toMatchObject([{ data: { text: 'Fog at six' } }]), WITHIN);
	await memo.fill('Fog at seven');
	window.dispatchEvent(new Event('pagehide'));
	expect(await stored()).toMatchObject([{ data: { text: 'Fog at seven' } }]);
});

it('keeps widgets that it does not know, and reads malformed ones', async () => {
	const tide = { name: 'tideTable', id: 't', place: 'right', data: { pier: 3 } };
	setPreferences({ widgets: [tide, null, { name: 'calendar', data: { showMonth: 'yes' } }] });
	await openPage(await home.signUp(), beside);
	await shows(['tideTable', 'calendar']);
	await expect(widget('tideTable').getByText('Another version of the app knows this widget.')).toBeVisible();
	await choose('Calendar', 'Move up');
	await shows(['calendar', 'tideTable']);
	const { preferences } = await import('@/stores/preferences/Preferences');
	const { widgetsSetting } = await import('@/stores/preferences/widgetsSetting');
	expect(preferences.get(widgetsSetting)).toContainEqual(tide);
	await choose('Unknown widget', 'Remove widget');
	await shows(['calendar']);
});

it('without room beside the page a button of the bar opens them over it', async () => {
	await openPage(await home.signUp());
	await expect(side).toHaveCount(0);
	await bar.getByRole('button', { name: 'Widgets' }).click();
	const drawer = dialog('Widgets');
	await expect(drawer.locator('[data-widget="calendar"]')).toHaveCount(1);
	await drawer.getByRole('button', { name: 'Edit widgets', exact: true }).click();
	await add(drawer, 'Unix clock');
	await drawer.getByRole('button', { name: 'Done' }).click();
	await shows(['calendar', 'notifications', 'trends', 'unixClock'], drawer);
	pressKey('Escape');
	await expect(drawer).toHaveCount(0);
});

it('a column of the deck has widgets of its own', async () => {
	await openPage(await home.signUp(), { base: { ui: 'deck' } });
	const column = page.locator('section[data-column="widgets"]');
	await bar.getByRole('button', { name: 'Add column' }).click();
	await menuItem(/^Widgets/).click();
	await expect(column.getByText('No widgets')).toBeVisible();
	await add(column, 'Memo');
	const memo = column.getByRole('textbox', { name: 'Memo' });
	await memo.fill('Tide at noon');
	await memo.blur();
	await column.getByRole('button', { name: 'Edit widgets', exact: true }).click();
	await add(column, 'Clock');
	await column.getByRole('button', { name: 'Done' }).click();
	await shows(['memo', 'clock'], column);
	await reloadPage();
	await shows(['memo', 'clock'], column);
	expect(await column.getByRole('textbox', { name: 'Memo' }).value()).toBe('Tide at noon');
	await page.getByRole('button', { name: 'Menu of Clock', exact: true }).click();
	await menuItem('Remove widget').click();
	await shows(['memo'], column);
});

it('shows what the server has', async () => {
	const [person, pilot] = [await home.signUp(), await home.signUp()];
	const { id: listId } = await home.call<{ id: string }>('users/lists/create', { name: 'Pilots' }, person);
	await home.call('users/lists/push', { listId, userId: pilot.id }, person);
	await home.call('following/create', { userId: pilot.id }, person);
	const today = new Date();
	const birthday = [1990, today.getMonth() + 1, today.getDate()].map(part => String(part).padStart(2, '0')).join('-');
	await home.call('i/update', { birthday }, pilot);
	await home.upload(person);
	await home.post(pilot, 'Hoist the lantern');
	setPreferences({
		widgets: placed([
			['profile'],
			['instanceInfo'],
			['onlineUsers'],
			['federation'],
			['instanceCloud'],
			['userList', { listId }],
			['birthdayFollowings'],
			['photos'],
			['rss', { url: inject('feed') }],
			['timeline', { src: 'list', target: { kind: 'list', id: listId, name: 'Pilots' } }],
			['postForm'],
		]),
	});
	await openPage(person, beside);
	await expect(widget('profile').getByText(`@${person.username}`).first()).toBeVisible();
	await expect(widget('instanceInfo').getByText('Users')).toBeVisible();
	await expect(widget('onlineUsers').getByText(/online$/)).toBeVisible();
	await expect(widget('federation').getByRole('link', { name: /Far Harbour/ })).toHaveAttribute(
		'href',
		'/instance-info/far.example',
	);
	await expect(widget('instanceCloud').getByRole('link', { name: 'Far Harbour' })).toHaveCount(1);
	const path = `/@${pilot.username}`;
	await expect(widget('userList').locator(`a[data-path="${path}"]`)).toHaveCount(1);
	await expect(widget('birthdayFollowings').locator(`a[data-path="${path}"]`)).toHaveCount(1);
	await expect(widget('photos').getByRole('link')).toHaveCount(1);
	await expect(widget('rss').getByRole('link', { name: 'High tide' })).toHaveAttribute('target', '_blank');
	await expect(widget('timeline').getByText('Hoist the lantern')).toBeVisible();
	await widget('postForm').getByRole('button', { name: 'What’s on your mind?' }).click();
	await expect(widget('postForm').locator('textarea').first()).toBeVisible();
});

it('lists what is still to come, which can not be chosen, and keeps it where it was stored', async () => {
	setPreferences({ widgets: placed([['chat', { roomId: 'r1' }]]) });
	await openPage(await home.signUp(), beside);
	await expect(widget('chat').getByText('still to come')).toBeVisible();
	await expect(widget('chat').getByRole('heading', { name: 'Chat' })).toBeVisible();
	await edit();
	await side.getByRole('button', { name: 'Add widget' }).click();
	const opened = dialog('Add widget');
	await expect(opened.getByRole('radio', { name: /^Chat/ })).toBeDisabled();
	await expect(opened.getByRole('radio', { name: /^Clicker/ })).toBeDisabled();
});

it('says what has to be set first, and what the server does not have', async () => {
	const unknown = { error: { code: 'NO_SUCH_ENDPOINT', id: 'x', message: 'No such endpoint.', kind: 'client' } };
	answerWith('charts/user/notes', async () => [404, JSON.stringify(unknown)]);
	let isBack = false;
	answerWith('hashtags/trend', async () =>
		isBack
			? [200, JSON.stringify([{ tag: 'fog', chart: [2, 1], usersCount: 2 }])]
			: [500, JSON.stringify({ error: { ...unknown.error, code: 'INTERNAL_ERROR' } })],
	);
	setPreferences({
		widgets: placed([['rss'], ['userList'], ['slideshow'], ['activity'], ['trends'], ['timeline', { src: 'list' }]]),
	});
	await openPage(await home.signUp(), beside);
	await expect(widget('rss').getByText('Enter the address of a feed')).toBeVisible();
	await expect(widget('userList').getByText('Choose a list')).toBeVisible();
	await expect(widget('slideshow').getByText('Choose a folder')).toBeVisible();
	await expect(widget('timeline').getByText('Choose what to show')).toBeVisible();
	await expect(widget('activity').getByText('This server doesn’t offer this.')).toBeVisible();
	isBack = true;
	await widget('trends').getByRole('button', { name: 'Retry' }).click();
	await expect(widget('trends').getByText('2 people')).toBeVisible();
	await widget('rss').getByRole('button', { name: 'Open settings' }).click();
	const address = page.getByLabel('Feed address');
	fireEvent.change(await address.one(), { target: { value: 'ftp://a.example' } });
	await expect(page.getByText('Enter an address that begins with')).toBeVisible();
	await expect(dialog('Settings of RSS feed').getByRole('button', { name: 'Save' })).toBeDisabled();
});
