import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { type Home, type Person, somePicture } from './support/Home';
import { menuItem, toast } from './support/menus';
import { card, composeButton, dialog, homeTimeline } from './support/screen';
import { admin, makeRole } from './support/staff';
import { ANY_SIZE, expect, test } from './support/test';

interface ServedNote {
	readonly id: string;
	readonly text: string | null;
	readonly cw: string | null;
	readonly visibility: string;
	readonly localOnly?: boolean;
	readonly replyId: string | null;
	readonly renoteId: string | null;
	readonly reactionAcceptance: string | null;
	readonly visibleUserIds?: readonly string[];
	readonly files: readonly { name: string; type: string; comment: string | null; userId: string | null }[];
}

const textOf = (form: Locator) => form.getByLabel('Text of the note');
const postButton = (form: Locator) => form.getByRole('button', { name: 'Post', exact: true });
const radio = (page: Page, name: string | RegExp) => page.getByRole('menuitemradio', { name });
const question = (page: Page) => page.getByRole('alertdialog');

async function compose(page: Page): Promise<Locator> {
	await composeButton(page).click();
	const form = dialog(page, 'New note');
	await expect(textOf(form)).toBeFocused();
	return form;
}

async function post(form: Locator, button = 'Post'): Promise<void> {
	await form.getByRole('button', { name: button, exact: true }).click();
	await expect(form).toHaveCount(0);
}

async function lastNote(home: Home, person: Person): Promise<ServedNote | undefined> {
	return (await home.call<ServedNote[]>('users/notes', { userId: person.id, limit: 1, withReplies: true }, person))[0];
}

const chooseMore = async (page: Page, form: Locator, ...path: (string | RegExp)[]) => {
	await form.getByRole('button', { name: 'More', exact: true }).click();
	for (const name of path) await menuItem(page, name).click();
};

async function attach(page: Page, form: Locator, names: readonly string[]): Promise<void> {
	const choosing = page.waitForEvent('filechooser');
	await form.getByRole('button', { name: 'Attach files' }).click();
	const pictures = names.map(async name => ({
		name,
		mimeType: 'image/png',
		buffer: Buffer.from(await somePicture(40, 30)),
	}));
	await (await choosing).setFiles(await Promise.all(pictures));
}

async function paste(area: Locator, pasted: string): Promise<void> {
	await area.evaluate((field: HTMLTextAreaElement, value) => {
		const data = new DataTransfer();
		data.setData('text/plain', value);
		const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data });
		// A browser inserts what nobody has taken.
		if (field.dispatchEvent(event)) document.execCommand('insertText', false, value);
	}, pasted);
}

test('which reactions a note takes is chosen, goes along and is remembered', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	await textOf(form).fill('only hearts, please');
	await chooseMore(page, form, /^Reactions/);
	await expect(radio(page, /^Nothing sensitive All but/)).toHaveAttribute('aria-checked', 'true');
	await radio(page, /^Likes only/).click();
	await form.getByRole('button', { name: 'Close' }).click();
	await expect(form).toHaveCount(0);
	await compose(page);
	await post(form);
	expect((await lastNote(home, person))?.reactionAcceptance).toBe('likeOnly');
	await compose(page);
	await chooseMore(page, form, /^Reactions/);
	await expect(radio(page, /^Likes only/)).toHaveAttribute('aria-checked', 'true');
	await radio(page, /^All Any/).click();
	await textOf(form).fill('anything');
	await post(form);
	expect((await lastNote(home, person))?.reactionAcceptance).toBeNull();
});

test('another account of the server posts what was written, with files of its own', async ({ open, home }) => {
	const [person, second] = [await home.signUp(), await home.signUp()];
	const page = await open(person, { others: [second] });
	const form = await compose(page);
	await textOf(form).fill('from my other desk');
	await attach(page, form, ['desk.png']);
	await expect(form.getByRole('button', { name: 'Detach desk.png' })).toBeVisible();
	await form.getByRole('button', { name: `Posts as ${person.username}` }).click();
	await radio(page, new RegExp(`^${second.username}`)).click();
	await expect(question(page)).toContainText(`belong to @${person.username}`);
	await question(page).getByRole('button', { name: 'Upload again' }).click();
	await expect(form.getByRole('button', { name: `Posts as ${second.username}` })).toBeVisible();
	// Who posts is a part of the draft.
	await form.getByRole('button', { name: 'Close' }).click();
	await expect(form).toHaveCount(0);
	await compose(page);
	await expect(form.getByRole('button', { name: `Posts as ${second.username}` })).toBeVisible();
	await post(form);
	const note = await lastNote(home, second);
	expect(note?.text).toBe('from my other desk');
	expect(note?.files).toMatchObject([{ name: 'desk.png', userId: second.id }]);
	expect(await lastNote(home, person)).toBeUndefined();
	await compose(page);
	await expect(form.getByRole('button', { name: `Posts as ${person.username}` })).toBeVisible();
});

test('an account that may not post publicly posts to home', ANY_SIZE, async ({ open, home }) => {
	const [person, second] = [await home.signUp(), await home.signUp()];
	const policies = { canPublicNote: { useDefault: false, priority: 0, value: false } };
	const roleId = await makeRole(home, `Silent ${second.username}`, { policies });
	await home.call('admin/roles/assign', { roleId, userId: second.id }, await admin(home));
	const page = await open(person, { others: [second] });
	const form = await compose(page);
	await textOf(form).fill('quietly');
	await expect(form.getByRole('button', { name: 'Public' })).toBeVisible();
	await form.getByRole('button', { name: `Posts as ${person.username}` }).click();
	await radio(page, new RegExp(`^${second.username}`)).click();
	await expect(form.getByRole('button', { name: 'Home' })).toBeVisible();
	await post(form);
	expect((await lastNote(home, second))?.visibility).toBe('home');
});

test('an account of another server begins a note there', ANY_SIZE, async ({ open, home, ownServer }) => {
	const elsewhere = await ownServer();
	const [person, other] = [await home.signUp(), await elsewhere.home.signUp()];
	const page = await open(person, { others: [other] });
	const form = await compose(page);
	await textOf(form).fill('meant for elsewhere');
	await form.getByRole('button', { name: `Posts as ${person.username}` }).click();
	await menuItem(page, new RegExp(`^${other.username}`)).click();
	const there = form.filter({ hasText: other.username });
	await expect(textOf(there)).toHaveValue('meant for elsewhere');
	await post(there);
	expect((await lastNote(elsewhere.home, other))?.text).toBe('meant for elsewhere');
	expect(await lastNote(home, person)).toBeUndefined();
});

test('the preview shows the note as it will be, while it is written', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	await chooseMore(page, form, 'Show a preview');
	const preview = form.getByRole('region', { name: 'Preview' });
	await expect(preview).toContainText('Nothing to show yet');
	await textOf(form).fill('**Fog** over the $[spin breakwater]');
	await expect(preview.locator('b, strong').filter({ hasText: /^Fog$/ })).toBeVisible();
	await expect(preview).not.toContainText('**');
	await form.getByRole('button', { name: 'Content warning' }).click();
	await form.getByRole('textbox', { name: 'Content warning' }).fill('weather');
	await form.getByRole('button', { name: 'Poll' }).click();
	await form.getByLabel('Choice 1', { exact: true }).fill('North');
	await expect(preview).toContainText('weather');
	await expect(preview).toContainText('North');
	await attach(page, form, ['fog.png']);
	await expect(preview.getByRole('img').last()).toBeAttached();
	await textOf(form).press('End');
	await page.keyboard.type(' tonight');
	await expect(preview).toContainText('tonight');
	await chooseMore(page, form, 'Hide the preview');
	await expect(preview).toHaveCount(0);
});

test('the help for markup puts an example where the cursor is', async ({ open, home }) => {
	const page = await open(await home.signUp());
	const form = await compose(page);
	await textOf(form).fill('ab');
	await page.keyboard.press('ArrowLeft');
	await chooseMore(page, form, 'Markup help');
	const help = dialog(page, 'Markup help');
	await expect(help.getByRole('heading', { name: 'Motion' })).toBeVisible();
	await help.getByRole('button', { name: '$[jelly jelly]', exact: true }).click();
	await expect(help).toHaveCount(0);
	await expect(textOf(form)).toHaveValue('a$[jelly jelly]b');
	await expect(textOf(form)).toBeFocused();
});

test('the address of a note is offered as a quote, which can be taken off again', async ({ open, home }) => {
	const [person, author] = [await home.signUp(), await home.signUp()];
	const quoted = await home.post(author, 'worth repeating');
	const direct = await home.post(person, { text: 'for nobody', visibility: 'specified' });
	const page = await open(person);
	const form = await compose(page);
	const address = `${home.origin}/notes/${quoted.id}`;
	await paste(textOf(form), address);
	await question(page).getByRole('button', { name: 'Paste the address' }).click();
	await expect(textOf(form)).toHaveValue(address);
	await textOf(form).fill('');
	// What can't be quoted is only an address.
	await paste(textOf(form), `${home.origin}/notes/${direct.id}`);
	await expect(textOf(form)).toHaveValue(`${home.origin}/notes/${direct.id}`);
	await textOf(form).fill('hear, hear');
	await paste(textOf(form), address);
	await question(page).getByRole('button', { name: 'Quote' }).click();
	await expect(form.getByText('worth repeating')).toBeVisible();
	await form.getByRole('button', { name: 'Remove the quote' }).click();
	await expect(form.getByText('worth repeating')).toHaveCount(0);
	await expect(postButton(form)).toBeVisible();
	await paste(textOf(form), address);
	await question(page).getByRole('button', { name: 'Quote' }).click();
	// A draft of yesterday: what it quotes is not at hand and asked for.
	await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(quoted.id);
	await page.reload();
	await compose(page);
	await expect(form.getByText('worth repeating')).toBeVisible();
	await expect(form).not.toContainText('not available');
	await post(form, 'Quote');
	expect(await lastNote(home, person)).toMatchObject({ text: 'hear, hear', renoteId: quoted.id });
});

test('a long text is offered as a file, or pasted as it is', async ({ open, home, isPhone }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	const long = 'a long story '.repeat(80);
	await paste(textOf(form), 'x'.repeat(1000));
	await expect(textOf(form)).toHaveValue('x'.repeat(1000));
	await textOf(form).fill('');
	await paste(textOf(form), long);
	await expect(question(page)).toContainText('1040 characters');
	await question(page).getByRole('button', { name: 'Paste as text' }).click();
	await expect(textOf(form)).toHaveValue(long);
	if (!isPhone) {
		await textOf(form).fill('');
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.evaluate(value => navigator.clipboard.writeText(value), long);
		await textOf(form).press('Control+Shift+V');
		await expect(textOf(form)).toHaveValue(long);
		await expect(question(page)).toHaveCount(0);
	}
	await textOf(form).fill('see the file');
	await paste(textOf(form), long);
	await question(page).getByRole('button', { name: 'Attach' }).click();
	await expect(form.getByRole('button', { name: /^Detach .*\.txt$/ })).toBeVisible();
	await expect(textOf(form)).toHaveValue('see the file');
	await post(form);
	const [file] = (await lastNote(home, person))?.files ?? [];
	expect(file?.name).toMatch(/^\d{4}-\d\d-\d\d \d\d-\d\d-\d\d 1\.txt$/);
	expect(file?.type).toMatch(/^text\/plain/);
});

test('text that is still being composed counts', ANY_SIZE, async ({ open, home }) => {
	const page = await open(await home.signUp());
	const form = await compose(page);
	await textOf(form).fill('a'.repeat(2_995));
	await expect(form.getByText('5 characters left')).toBeAttached();
	await page.keyboard.press('End');
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
	await expect(form.getByText('2 characters left')).toBeAttached();
	await devtools.send('Input.imeSetComposition', { text: 'にほんごの', selectionStart: 5, selectionEnd: 5 });
	await devtools.send('Input.imeSetComposition', { text: 'にほんごのし', selectionStart: 6, selectionEnd: 6 });
	await expect(form.getByRole('status')).toContainText('-1');
	await expect(postButton(form)).toBeDisabled();
});

test('what keeps a note from being posted is told', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	const why = async (text: string) => {
		await expect(postButton(form)).toBeDisabled();
		await expect(postButton(form)).toHaveAccessibleDescription(text);
	};
	await why('There is nothing to post yet: write something, or attach a file.');
	await postButton(form).click({ force: true });
	await expect(toast(page, 'There is nothing to post yet')).toBeVisible();
	await textOf(form).fill('a decision');
	await expect(postButton(form)).toBeEnabled();
	await form.getByRole('button', { name: 'Content warning' }).click();
	await why('The content warning is empty: write one, or turn it off.');
	const warning = form.getByRole('textbox', { name: 'Content warning' });
	await warning.fill('w'.repeat(85));
	await expect(form.getByText('15 characters left')).toBeAttached();
	await warning.fill('w'.repeat(101));
	await why('The content warning is too long.');
	await form.getByRole('button', { name: 'Content warning' }).click();
	await form.getByRole('button', { name: 'Poll' }).click();
	await why('The poll needs at least two choices.');
	await form.getByLabel('Choice 1', { exact: true }).fill('North');
	await form.getByLabel('Choice 2', { exact: true }).fill('North ');
	await why('Two choices of the poll are the same.');
	await form.getByLabel('Choice 2', { exact: true }).fill('South');
	await form.getByLabel('Ends').selectOption({ label: 'On a date' });
	await form.getByLabel('On a date').fill('2020-01-01T12:00');
	await why('The poll would be over already: choose a later time.');
	await form.getByRole('button', { name: 'Remove the poll' }).click();
	await expect(postButton(form)).toBeEnabled();
	await attach(
		page,
		form,
		Array.from({ length: 17 }, (_, index) => `${index + 1}.png`),
	);
	await expect(form.getByRole('img', { name: '17 of at most 16 files' })).toBeVisible({ timeout: 20_000 });
	await why('A note can have 16 files at most: detach some.');
	await form.getByRole('button', { name: 'Detach 3.png' }).click();
	await expect(form.getByRole('img', { name: '16 of at most 16 files' })).toBeVisible();
	await post(form);
	expect((await lastNote(home, person))?.files).toHaveLength(16);
});

test('a poll has two to ten choices, and ends never, on a date or after some time', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	await textOf(form).fill('Which way?');
	await form.getByRole('button', { name: 'Poll' }).click();
	await expect(form.getByRole('button', { name: /^Remove choice/ }).first()).toBeDisabled();
	for (let count = 2; count < 10; count++) await form.getByRole('button', { name: 'Add a choice' }).click();
	await expect(form.getByRole('button', { name: 'No more choices' })).toBeDisabled();
	await form.getByLabel('Choice 1', { exact: true }).fill('North');
	await form.getByLabel('Choice 10', { exact: true }).fill('South');
	await form.getByRole('button', { name: 'Remove choice 5' }).click();
	await expect(form.getByLabel(/^Choice/)).toHaveCount(9);
	await form.getByLabel('Ends').selectOption({ label: 'After some time' });
	const duration = form.getByLabel('Duration');
	await expect(duration).toHaveValue('1');
	await duration.fill('');
	await duration.pressSequentially('90');
	await form.getByLabel('Unit').selectOption({ label: 'Minutes' });
	await expect(duration).toHaveValue('90');
	await post(form);
	const note = await lastNote(home, person);
	const { poll } = note as unknown as { poll: { expiresAt: string; choices: { text: string }[] } };
	expect(poll.choices.map(({ text }) => text)).toEqual(['North', 'South']);
	expect(Date.parse(poll.expiresAt) - Date.now()).toBeGreaterThan(85 * 60_000);
	expect(Date.parse(poll.expiresAt) - Date.now()).toBeLessThan(91 * 60_000);
});

test('a direct note goes to whom it names; who is only mentioned is offered', async ({ open, home }) => {
	const [person, friend, other] = [await home.signUp(), await home.signUp(), await home.signUp()];
	const page = await open(person);
	const form = await compose(page);
	await form.getByRole('button', { name: 'Public' }).click();
	await radio(page, /^Direct/).click();
	await expect(form.getByText('Nobody yet: only you will see it.')).toBeVisible();
	await form.getByRole('button', { name: 'Add somebody' }).click();
	await dialog(page, 'Add somebody').getByRole('textbox').fill(`@${friend.username}`);
	await page.keyboard.press('Enter');
	const people = form.getByRole('list', { name: 'To' });
	await expect(people).toContainText(`@${friend.username}`);
	await textOf(form).fill(`hello @${friend.username} and @${other.username}!`);
	await expect(form.getByText(`Mentioned, but not among the recipients: @${other.username}`)).toBeVisible();
	await form.getByRole('button', { name: 'Add them' }).click();
	await expect(people).toContainText(`@${other.username}`);
	await form.getByRole('button', { name: `Take @${friend.username} off the recipients` }).click();
	await expect(people).not.toContainText(`@${friend.username}`);
	await post(form);
	expect(await lastNote(home, person)).toMatchObject({ visibility: 'specified', localOnly: true });
	const seen = await home.call<ServedNote>('notes/show', { noteId: (await lastNote(home, person))?.id }, other);
	expect(seen.text).toContain('hello');
});

test('a reply is no wider than what it answers, and keeps its warning', async ({ open, home, isPhone }) => {
	const [person, friend] = [await home.signUp(), await home.signUp()];
	await home.call('following/create', { userId: friend.id }, person);
	const parent = await home.post(friend, { text: 'between us', cw: 'private', visibility: 'followers' });
	const page = await open(person);
	const note = card(homeTimeline(page, isPhone), parent);
	await note.getByRole('button', { name: 'Reply' }).click();
	const form = dialog(page, 'Reply');
	await expect(form.getByRole('textbox', { name: 'Content warning' })).toHaveValue('private');
	await form.getByRole('button', { name: 'Followers' }).click();
	await expect(radio(page, /^Public/)).toHaveAttribute('aria-disabled', 'true');
	await expect(radio(page, /^Home/)).toHaveAttribute('aria-disabled', 'true');
	await radio(page, /^Direct/).click();
	await expect(form.getByRole('list', { name: 'To' })).toContainText(`@${friend.username}`);
	await textOf(form).fill('as you say');
	await post(form, 'Reply');
	expect(await lastNote(home, person)).toMatchObject({ cw: 'private', visibility: 'specified', replyId: parent.id });
});

test('keeping a note on the server asks once, and can be told never to ask again', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	await textOf(form).fill('for the harbour only');
	const keep = async () => {
		await form.getByRole('button', { name: 'Public' }).click();
		await menuItem(page, /^Keep on this server/).click();
	};
	await keep();
	await question(page).getByRole('button', { name: 'Cancel' }).click();
	await keep();
	await question(page).getByRole('button', { name: 'Don’t ask again' }).click();
	await post(form);
	expect((await lastNote(home, person))?.localOnly).toBe(true);
	await compose(page);
	await textOf(form).fill('again');
	await keep();
	await expect(question(page)).toHaveCount(0);
	await post(form);
	expect((await lastNote(home, person))?.localOnly).toBe(true);
});

test('large text in public is warned of, and can go to home', ANY_SIZE, async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	await textOf(form).fill('$[x4 LAND HO]');
	await postButton(form).click();
	await question(page).getByRole('button', { name: 'Cancel' }).click();
	await expect(form).toBeVisible();
	await postButton(form).click();
	await question(page).getByRole('button', { name: 'Post to home' }).click();
	await expect(form).toHaveCount(0);
	expect((await lastNote(home, person))?.visibility).toBe('home');
});

test('one can start over, and take that back', async ({ open, home }) => {
	const page = await open(await home.signUp());
	const form = await compose(page);
	await form.getByRole('button', { name: 'More', exact: true }).click();
	await expect(menuItem(page, 'Start over')).toHaveAttribute('aria-disabled', 'true');
	await page.keyboard.press('Escape');
	await textOf(form).fill('not quite');
	await form.getByRole('button', { name: 'Poll' }).click();
	await chooseMore(page, form, 'Start over');
	await question(page).getByRole('button', { name: 'Start over' }).click();
	await expect(textOf(form)).toHaveValue('');
	await expect(form.getByLabel('Choice 1', { exact: true })).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(textOf(form)).toHaveValue('not quite');
	await expect(form.getByLabel('Choice 1', { exact: true })).toBeVisible();
});

test('hashtags that were used are offered, and so are people by the button', async ({ open, home }) => {
	const [person, friend] = [await home.signUp(), await home.signUp()];
	await home.post(friend, 'I am here');
	const page = await open(person);
	const form = await compose(page);
	await textOf(form).fill('down at the #breakwaterside');
	await post(form);
	await compose(page);
	await page.keyboard.type('#');
	const first = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
	await expect(first).toHaveText('#breakwaterside');
	await page.keyboard.press('Enter');
	await page.keyboard.type('with');
	await form.getByRole('button', { name: 'Mention somebody' }).click();
	await expect(textOf(form)).toBeFocused();
	await page.keyboard.type(friend.username);
	await expect(first).toContainText(`@${friend.username}`);
	await page.keyboard.press('Enter');
	await expect(textOf(form)).toHaveValue(`#breakwaterside with @${friend.username} `);
});

for (const colorScheme of ['light', 'dark'] as const) {
	test(`axe finds nothing serious in the form (${colorScheme})`, async ({ open, home }) => {
		const [person, second] = [await home.signUp(), await home.signUp()];
		const page = await open(person, { others: [second], context: { colorScheme } });
		const form = await compose(page);
		await expectAccessible(page);
		await textOf(form).fill('**bold** words');
		await form.getByRole('button', { name: 'Content warning' }).click();
		await form.getByRole('button', { name: 'Poll' }).click();
		await chooseMore(page, form, 'Show a preview');
		await attach(page, form, ['harbour.png']);
		await expect(form.getByRole('button', { name: 'Detach harbour.png' })).toBeVisible();
		await expectAccessible(page);
		await form.getByRole('button', { name: `Posts as ${person.username}` }).click();
		await expect(radio(page, new RegExp(`^${second.username}`))).toBeVisible();
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		await chooseMore(page, form, 'Markup help');
		await expect(dialog(page, 'Markup help').getByRole('heading', { name: 'Motion' })).toBeVisible();
		await expectAccessible(page);
	});
}

async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).include('[data-overlay]').analyze();
	const found = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
	expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
