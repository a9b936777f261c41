import { expect, it, vi } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { dialog, message, page, toast } from './support/menus';
import { answerWith, changeAnswer, home, openPage, reloadPage, setPreferences } from './support/openPage';

interface List {
	readonly id: string;
	readonly name: string;
	readonly userIds: readonly string[];
	readonly isPublic: boolean;
}

const make = (person: Person, name: string) => home.call<List>('users/lists/create', { name }, person);
const listsOf = (person: Person) => home.call<List[]>('users/lists/list', {}, person);
const put = (person: Person, list: List, who: Person) =>
	home.call('users/lists/push', { listId: list.id, userId: who.id }, person);
const refused = (code: string) => [400, JSON.stringify({ error: { code, id: code, message: code } })] as const;

const handles = page.getByLabel('Usernames');
const row = (who: Person) => page.getByRole('listitem').filter({ hasText: `@${who.username}` });
const nameOf = (who: Person) => who.username;

it('a list is made, renamed, published and deleted, and what it is called shows everywhere', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/my/lists', base: { tips: {} } });
	await expect(page.getByText('No lists yet')).toBeVisible();
	await page.getByRole('complementary', { name: 'Tip' }).getByRole('button', { name: 'Got it' }).click();
	await expect(page.getByRole('complementary', { name: 'Tip' })).toHaveCount(0);
	await page.getByRole('button', { name: 'New list' }).click();
	await dialog('New list').getByLabel('Name').fill('Boats');
	await dialog('New list').getByRole('button', { name: 'OK' }).click();
	await expect(page.getByText('No one is on this list')).toBeVisible();
	await page.getByRole('button', { name: 'Rename' }).click();
	await dialog('Rename').getByLabel('Name').fill('Ships');
	await dialog('Rename').getByRole('button', { name: 'OK' }).click();
	await expect(page.getByRole('heading', { name: 'Ships' }).first()).toBeVisible();
	await page.getByRole('switch', { name: 'Public' }).click();
	await expect(page.getByRole('link', { name: 'Public view' })).toBeVisible();
	await vi.waitFor(async () => expect(await listsOf(person)).toMatchObject([{ name: 'Ships', isPublic: true }]));
	await page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'Lists' }).click();
	await page.getByRole('link', { name: 'Ships' }).click();
	await page.getByRole('button', { name: 'Delete list' }).click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByText('No lists yet')).toBeVisible();
	expect(await listsOf(person)).toEqual([]);
});

it('people are added by name, shown with their replies, taken off and put back', async () => {
	const [person, friend] = [await home.signUp(), await home.signUp()];
	const list = await make(person, 'Boats');
	await openPage(person, { path: `/my/lists/${list.id}` });
	await page.getByRole('button', { name: 'Add someone' }).click();
	await dialog('Add to “Boats”').getByRole('combobox').fill(friend.username);
	await dialog('Add to “Boats”').getByRole('option').filter({ hasText: friend.username }).first().click();
	await expect(row(friend)).toBeVisible();
	const replies = row(friend).getByRole('button', { name: /replies to others/ });
	await replies.click();
	await expect(toast('Their replies to others now appear in this list')).toBeVisible();
	await expect(replies).toHaveAttribute('aria-pressed', 'true');
	await row(friend)
		.getByRole('button', { name: `Remove ${nameOf(friend)}` })
		.click();
	await expect(row(friend)).toHaveCount(0);
	await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
	await expect(row(friend)).toBeVisible();
	await expect(replies).toHaveAttribute('aria-pressed', 'true');
	await vi.waitFor(async () => {
		const members = await home.call('users/lists/get-memberships', { listId: list.id }, person);
		expect(members).toMatchObject([{ userId: friend.id, withReplies: true }]);
	});
});

it('many are pasted: looked up first, those who are nobody by name, the rest kept where it is too often', async () => {
	const person = await home.signUp();
	const [known, one, two] = [await home.signUp(), await home.signUp(), await home.signUp()];
	const list = await make(person, 'Boats');
	await put(person, list, known);
	await openPage(person, { path: `/my/lists/${list.id}` });
	await page.getByRole('button', { name: 'Paste many' }).click();
	await handles.fill(`@${one.username} ${two.username}, @${known.username}\n@nobody_here what!?`);
	await page.getByRole('button', { name: 'Look up 4 usernames' }).click();
	await expect(page.getByText('2 people found')).toBeVisible();
	await expect(page.getByText('1 is already on this list')).toBeVisible();
	await expect(page.getByRole('status').getByText('@nobody_here')).toBeVisible();
	await expect(page.getByRole('status').getByText('what!?')).toBeVisible();
	let isTooOften = false;
	answerWith('users/lists/push', async ({ userId }) =>
		isTooOften && userId === two.id ? [429, refused('RATE_LIMIT_EXCEEDED')[1]] : null,
	);
	isTooOften = true;
	await page.getByRole('button', { name: 'Add 2 people' }).click();
	await expect(page.getByText('1 person added')).toBeVisible();
	await expect(page.getByText(/You are doing this too often/)).toBeVisible();
	// Those who were not found are there to be put right.
	await expect(handles).toHaveValue(`@${two.username}\n@nobody_here\nwhat!?`);
	await expect(page.getByRole('status').getByText('@nobody_here')).toBeVisible();
	await expect(page.getByRole('status').getByText('what!?')).toBeVisible();
	await expect(row(one)).toBeVisible();
	isTooOften = false;
	await reloadPage();
	await expect(handles).toHaveValue(`@${two.username}\n@nobody_here\nwhat!?`);
	await handles.fill(`@${two.username}`);
	await page.getByRole('button', { name: 'Look up 1 username' }).click();
	await page.getByRole('button', { name: 'Add 1 person' }).click();
	await expect(row(two)).toBeVisible();
	await expect(handles).toHaveValue('');
});

it('a tab of the timeline page has the new name of its list, and goes with it', async () => {
	const person = await home.signUp();
	const list = await make(person, 'Boats');
	setPreferences({ pinnedUserLists: [{ id: list.id, name: 'Boats' }] });
	await openPage(person, { path: `/my/lists/${list.id}` });
	await page.getByRole('button', { name: 'Rename' }).click();
	await dialog('Rename').getByLabel('Name').fill('Ships');
	await dialog('Rename').getByRole('button', { name: 'OK' }).click();
	await expect(page.getByRole('heading', { name: 'Ships' }).first()).toBeVisible();
	await reloadPage('/timeline');
	await expect(page.getByRole('tab', { name: 'Ships' })).toBeVisible();
	await reloadPage(`/my/lists/${list.id}`);
	await page.getByRole('button', { name: 'Delete list' }).click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByRole('button', { name: 'Delete list' })).toHaveCount(0);
	await reloadPage('/timeline');
	await expect(page.getByRole('tab', { name: 'Home' })).toBeVisible();
	await expect(page.getByRole('tab', { name: 'Ships' })).toHaveCount(0);
});

it('limits are told before they are met, and a list that is gone says so', async () => {
	const [person, friend] = [await home.signUp(), await home.signUp()];
	const list = await make(person, 'Boats');
	await put(person, list, friend);
	const { policies } = await home.call<{ policies: object }>('i', {}, person);
	changeAnswer('i', { policies: { ...policies, userListLimit: 1, userEachUserListsLimit: 1 } }, { i: person.token });
	await openPage(person, { path: '/my/lists' });
	await expect(page.getByText('You have as many lists as your role allows (1).')).toBeVisible();
	await expect(page.getByRole('button', { name: 'New list' })).toBeDisabled();
	await page.getByRole('link', { name: 'Boats' }).click();
	await expect(page.getByText('This list is full: your role allows 1 people.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Add someone' })).toBeDisabled();
	await reloadPage('/my/lists/nothing');
	await expect(page.getByText('No such list')).toBeVisible();
});

it('none is offered to be made where the role allows none at all', async () => {
	const person = await home.signUp();
	const { policies } = await home.call<{ policies: object }>('i', {}, person);
	const none = { userListLimit: 0, antennaLimit: 0, clipLimit: 0 };
	changeAnswer('i', { policies: { ...policies, ...none } }, { i: person.token });
	await openPage(person, { path: '/my/lists' });
	await expect(page.getByText('You have as many lists as your role allows (0).')).toBeVisible();
	await expect(page.getByRole('button', { name: 'New list' })).toHaveCount(0);
	await reloadPage('/my/antennas');
	await expect(page.getByText('You have as many antennas as your role allows (0).')).toBeVisible();
	await expect(page.getByRole('link', { name: 'New antenna' })).toHaveCount(0);
	await reloadPage('/my/clips');
	await expect(page.getByText('You have as many clips as your role allows (0).')).toBeVisible();
	await expect(page.getByRole('button', { name: 'New clip' })).toHaveCount(0);
});

it('a public list is read by everybody, and liked and taken over by members', async () => {
	const [owner, friend, reader] = [await home.signUp(), await home.signUp(), await home.signUp()];
	const list = await make(owner, 'Boats');
	await put(owner, list, friend);
	await openPage(null, { path: `/list/${list.id}` });
	await expect(page.getByText('No such list')).toBeVisible();
	await home.call('users/lists/update', { listId: list.id, isPublic: true }, owner);
	await reloadPage();
	await expect(row(friend)).toBeVisible();
	await expect(page.getByRole('button', { name: 'Like' })).toHaveCount(0);
	await openPage(reader, { path: `/list/${list.id}` });
	await page.getByRole('button', { name: 'Like' }).click();
	await expect(page.getByText('1 like', { exact: true })).toBeVisible();
	await page.getByRole('button', { name: 'Make it my own' }).click();
	await dialog('Make it my own').getByRole('button', { name: 'OK' }).click();
	await expect(toast('“Boats” is among your lists now')).toBeVisible();
	await expect(row(friend)).toBeVisible();
	expect(await listsOf(reader)).toMatchObject([{ name: 'Boats', userIds: [friend.id], isPublic: false }]);
});
