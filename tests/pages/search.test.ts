import { expect, it } from 'vitest';
import type { PostedNote } from '../e2e/support/Home';
import { card, dialog, menuItem, message, page, pressKey } from './support/menus';
import { changeAnswer, home, openPage } from './support/openPage';
import type { Place } from './support/Place';

const within = (list: Place, { id }: PostedNote) => list.locator(`article[data-note-id="${id}"]`);

it('an address narrows the search to somebody, and that can be left out', async () => {
	const [writer, other] = [await home.signUp(), await home.signUp()];
	const [mine, theirs] = [await home.post(writer, 'a bathysphere'), await home.post(other, 'the bathysphere')];
	await openPage(other, { path: `/search?q=bathysphere&username=${writer.username}` });
	const found = page.getByRole('feed', { name: 'Notes' });
	await expect(within(found, mine)).toBeVisible();
	await expect(within(found, theirs)).toHaveCount(0);
	await page.getByRole('button', { name: `Remove filter: By @${writer.username}` }).click();
	await expect(within(found, theirs)).toBeVisible();
	for (const q of ['true', '123456789']) {
		await openPage(other, { path: `/search?q=${q}` });
		await expect(page.getByRole('searchbox', { name: 'Search terms' })).toHaveValue(q);
	}
	await expect(page.getByText('No results')).toBeVisible();
});

it('a hashtag leads to the notes that have it', async () => {
	const writer = await home.signUp();
	const [first, second] = [await home.post(writer, 'low water #潮汐表'), await home.post(writer, 'high water #潮汐表')];
	const other = await home.post(writer, 'no water at all #ebb');
	await openPage(await home.follower(writer));
	await card(second).getByRole('link', { name: '#潮汐表' }).first().click();
	const tagged = page.getByRole('feed', { name: 'Search: #潮汐表' });
	await expect(within(tagged, first)).toBeVisible();
	await expect(within(tagged, second)).toBeVisible();
	await expect(within(tagged, other)).toHaveCount(0);
});

it('what names somebody, a hashtag or an address can be opened instead', async () => {
	const person = await home.signUp();
	await home.post(person, 'ask @nobody about it');
	await openPage(person, { path: '/search' });
	const words = page.getByRole('searchbox', { name: 'Search terms' });
	await words.fill('@nobody');
	pressKey('Enter');
	await message.getByRole('button', { name: 'Search for the text' }).click();
	await expect(page.getByText('about it')).toBeVisible();
	await words.fill('#ebb');
	pressKey('Enter');
	await message.getByRole('button', { name: 'Open' }).click();
	await expect(page.getByRole('button', { name: 'Post with this hashtag' })).toBeVisible();
	await page.getByRole('button', { name: 'Post with this hashtag' }).click();
	await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('#ebb ');
});

it('a menu narrows the search to a person, a server or oneself', async () => {
	const [writer, reader] = [await home.signUp(), await home.signUp()];
	const note = await home.post(writer, 'an ammonite');
	await openPage(reader, { path: '/search?q=ammonite' });
	const found = page.getByRole('feed', { name: 'Notes' });
	await expect(within(found, note)).toBeVisible();
	const filter = page.getByRole('button', { name: 'Filter', exact: true });
	await filter.click();
	await menuItem('By me').click();
	await expect(page.getByText('No results')).toBeVisible();
	await filter.click();
	await menuItem('By a user…').click();
	await dialog('Whose notes?').getByRole('combobox').fill(writer.username);
	// Nobody is found yet: the first one is picked as soon as somebody is.
	pressKey('Enter');
	await expect(page.getByText(`By @${writer.username}`)).toBeVisible();
	await expect(within(found, note)).toBeVisible();
	await filter.click();
	await menuItem('On a server…').click();
	// Servers know their own people by no name of a server.
	await dialog('Which server’s notes?').getByRole('textbox').fill(location.host.toUpperCase());
	pressKey('Enter');
	await expect(page.getByText(`On ${location.host}`)).toBeVisible();
	await expect(within(found, note)).toBeVisible();
});

it('says of no other server what is searched on this one', async () => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'a nautilus');
	await openPage(writer, { path: '/search?q=nautilus&host=b.example' });
	await expect(page.getByText('On b.example')).toBeVisible();
	await page.getByRole('combobox', { name: 'Server' }).selectOption({ label: 'This server' });
	await expect(within(page.getByRole('feed', { name: 'Notes' }), note)).toBeVisible();
	await expect(page.getByText('On b.example')).toHaveCount(0);
});

it('says to visitors and members why notes can’t be searched', async () => {
	const policies = { canSearchNotes: false };
	changeAnswer('meta', { policies });
	await openPage(null, { path: '/search' });
	await expect(page.getByText('doesn’t let visitors search notes')).toBeVisible();
});
