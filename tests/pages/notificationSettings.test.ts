import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CHOSEN_KINDS } from '@/features/settings/entries/notificationEntries';
import type { Person } from '../e2e/support/Home';
import { choose, go } from './support/driving';
import { page } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';
import { WITHIN } from './support/Place';

const PATH = '/settings/notifications';
const description = join(import.meta.dirname, '../../../shared/contract/openapi.json');
const row = (kind: string) => page.locator(`[data-marker="notificationRecieveConfig.${kind}"]`);

type Config = Readonly<Record<string, { type: string; userListId?: string }>>;

let mara: Person;
beforeEach(async () => {
	mara = await home.signUp();
});

const stored = async () =>
	(await home.call<{ notificationRecieveConfig: Config }>('i', {}, mara)).notificationRecieveConfig;
const makeList = (name: string) => home.call<{ id: string }>('users/lists/create', { name }, mara);

it('has each kind that servers let choose', ({ skip }) => {
	if (!existsSync(description)) skip('The description of the endpoints is not beside the repository.');
	const { paths } = JSON.parse(readFileSync(description, 'utf8'));
	const { properties } = paths['/i/update'].post.requestBody.content['application/json'].schema;
	expect([...CHOSEN_KINDS].sort()).toEqual(Object.keys(properties.notificationRecieveConfig.properties).sort());
});

it('each kind takes each of the seven choices, and shows it after a reload', async () => {
	const crew = await makeList('Crew');
	await openPage(mara, { path: PATH });
	await row('note').locator('select').first().one();
	for (const type of ['following', 'follower', 'mutualFollow', 'followingOrFollower', 'list', 'never', 'all']) {
		for (const kind of CHOSEN_KINDS) await choose(row(kind), type);
		const wanted = type === 'list' ? { type, userListId: crew.id } : { type };
		const all = Object.fromEntries(CHOSEN_KINDS.map(kind => [kind, wanted]));
		await vi.waitFor(async () => expect(await stored()).toEqual(all), WITHIN);
		if (type !== 'list') continue;
		await reloadPage(PATH);
		for (const kind of CHOSEN_KINDS) {
			await expect(row(kind).locator('select').first()).toHaveValue('list');
			await expect(row(kind).locator('select').last()).toHaveValue(crew.id);
		}
	}
});

it('another list is chosen, and one that was deleted says so', async () => {
	const [crew, guests] = [await makeList('Crew'), await makeList('Guests')];
	const config = { mention: { type: 'list', userListId: crew.id } };
	await home.call('i/update', { notificationRecieveConfig: config }, mara);
	await openPage(mara, { path: PATH });
	const lists = row('mention').locator('select').last();
	await vi.waitFor(async () => expect((await lists.one<HTMLSelectElement>()).options).toHaveLength(2), WITHIN);
	fireEvent.change(await lists.one(), { target: { value: guests.id } });
	await vi.waitFor(async () => expect((await stored()).mention?.userListId).toBe(guests.id), WITHIN);
	await home.call('users/lists/delete', { listId: guests.id }, mara);
	await reloadPage(PATH);
	await vi.waitFor(async () => {
		const [shown] = (await lists.one<HTMLSelectElement>()).selectedOptions;
		expect(shown?.textContent).toBe('Deleted list');
	}, WITHIN);
});

it('without lists that choice is none, and says why', async () => {
	await openPage(mara, { path: PATH });
	await vi.waitFor(async () => {
		const { options } = await row('mention').locator('select').first().one<HTMLSelectElement>();
		const [list] = [...options].filter(({ value }) => value === 'list');
		expect([list?.textContent, list?.disabled]).toEqual(['People in a list (you have no lists)', true]);
	}, WITHIN);
});

it('leads to the sound of notifications', async () => {
	await openPage(mara, { path: PATH });
	await page.getByRole('link', { name: 'Choose the sound' }).click();
	await expect(page.locator('[data-marker="sound.on.notification"]')).toBeVisible();
});

/** A browser with notifications whose user is asked, and answers so. */
function browserWith(answer: NotificationPermission) {
	const asked = vi.fn(async () => {
		browser.permission = answer;
		return answer;
	});
	const browser = { permission: 'default', requestPermission: asked };
	vi.stubGlobal('Notification', browser);
	const registration = { active: null, pushManager: undefined };
	Object.defineProperty(navigator, 'serviceWorker', {
		value: {
			getRegistration: async () => registration,
			getRegistrations: async () => [],
			startMessages() {},
			addEventListener() {},
			removeEventListener() {},
		},
		configurable: true,
	});
	onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
	return asked;
}

const background = page.locator('[data-marker="tellsInBackground"]').getByRole('switch');

const isOn = async () => (await background.one<HTMLInputElement>()).checked;

it('the browser is asked when notifications in the background are switched on', async () => {
	await openPage(mara, { path: '/settings/other' });
	const asked = browserWith('granted');
	await go(PATH);
	await vi.waitFor(async () => expect(await isOn()).toBe(false), WITHIN);
	expect(asked).not.toHaveBeenCalled();
	await background.click();
	await vi.waitFor(async () => expect(await isOn()).toBe(true), WITHIN);
	expect(asked).toHaveBeenCalledOnce();
	await background.click();
	await vi.waitFor(async () => expect(await isOn()).toBe(false), WITHIN);
});

it('a refusal is said, and not asked about again', async () => {
	await openPage(mara, { path: '/settings/other' });
	browserWith('denied');
	await go(PATH);
	await background.click();
	await expect(page.getByText('Your browser blocks notifications').first()).toBeVisible();
	await expect(background).toBeDisabled();
});

it('the page of notifications offers it once', async () => {
	await openPage(mara, { path: '/settings/other' });
	const asked = browserWith('granted');
	await go('/my/notifications');
	const offer = page.getByRole('button', { name: 'Turn on' });
	await expect(offer).toBeVisible();
	expect(asked).not.toHaveBeenCalled();
	await offer.click();
	await expect(offer).toHaveCount(0);
	expect(asked).toHaveBeenCalledOnce();
	await reloadPage('/my/notifications');
	await expect(page.getByText('No notifications yet')).toBeVisible();
	await expect(offer).toHaveCount(0);
});
