import { expectFlawless } from '../support/accessible';
import { menuItem, toast } from '../support/menus';
import {
	bar,
	becomesReady,
	CREATE,
	compose,
	crashTab,
	loseAnswer,
	openWith,
	outbox,
	postButton,
	textOf,
	textsOf,
	waiting,
	write,
} from '../support/posting';
import { composeButton, dialog } from '../support/screen';
import { uploadFile } from '../support/someMedia';
import { expect, test } from '../support/test';

test('notes posted without a connection wait in sight, and go once it is back', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	await becomesReady(page);
	await page.context().setOffline(true);
	await expect(await write(page, 'written under way')).toHaveCount(0);
	await expect(toast(page, 'Waiting for connection')).toBeVisible();
	await expect(waiting(page)).toBeVisible();
	await expect(await write(page, 'and another one')).toHaveCount(0);
	await waiting(page, 2).click();
	const rows = outbox(page).getByRole('listitem');
	await expect(rows).toHaveCount(2);
	await expect(rows.first()).toContainText('written under way');
	await expect(rows.first()).toContainText('Waiting for connection');
	await expectFlawless(page, '[data-overlay]');
	expect(await textsOf(home, person)).toEqual([]);

	await page.context().setOffline(false);
	await expect(outbox(page).getByText('No notes waiting')).toBeVisible();
	await outbox(page).getByRole('button', { name: 'Close' }).click();
	await expect(bar(page).getByRole('button', { name: /to be sent/ })).toHaveCount(0);
	expect(await textsOf(home, person)).toEqual(['and another one', 'written under way']);
	// The composer is empty: nothing would be posted again.
	await expect(textOf(await compose(page))).toHaveValue('');
});

test('what waits can be edited, with all that it has, or deleted', async ({ open, home }) => {
	const person = await home.signUp();
	const fileId = await uploadFile(home, person, {
		bytes: new TextEncoder().encode('High water at noon'),
		type: 'text/plain',
		name: 'tides.txt',
	});
	const page = await open(person, { path: `/my/drive/file/${fileId}` });
	await becomesReady(page);
	await page.getByRole('button', { name: /Write/ }).first().click();
	const form = dialog(page, 'New note');
	await textOf(form).fill('with the tides');
	await form.getByRole('button', { name: 'Content warning' }).click();
	await form.getByRole('textbox', { name: 'Content warning' }).fill('wet');
	await page.context().setOffline(true);
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	await waiting(page).click();
	await outbox(page).getByRole('button', { name: 'Edit' }).click();
	await expect(outbox(page)).toHaveCount(0);
	await expect(textOf(form)).toHaveValue('with the tides');
	await expect(form.getByRole('textbox', { name: 'Content warning' })).toHaveValue('wet');
	await expect(form.getByText('tides.txt')).toBeVisible();
	await expect(waiting(page)).toHaveCount(0);
	await postButton(form).click();
	await waiting(page).click();
	await outbox(page).getByRole('button', { name: 'Delete from outbox' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
	await expect(outbox(page).getByText('No notes waiting')).toBeVisible();
	await page.context().setOffline(false);
	expect(await textsOf(home, person)).toEqual([]);
});

test('a note whose answer is lost is found, and not posted again', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	await loseAnswer(page);
	await expect(await write(page, 'only once')).toHaveCount(0);
	await expect(toast(page, 'A note from the outbox was posted')).toBeVisible();
	await expect(bar(page).getByRole('button', { name: /to be sent/ })).toHaveCount(0);
	expect(await textsOf(home, person)).toEqual(['only once']);
});

test('a server that dies between request and answer has the note once when it is back', async ({ open, ownServer }) => {
	const server = await ownServer();
	const { home } = server;
	const person = await home.signUp();
	const page = await open(person, { home });
	await loseAnswer(page, () => server.kill());
	await expect(await write(page, 'through the storm')).toHaveCount(0);
	await expect(waiting(page)).toBeVisible();
	await server.restart();
	await expect(waiting(page)).toHaveCount(0, { timeout: 30_000 });
	expect(await textsOf(home, person)).toEqual(['through the storm']);
});

test('a server that dies before the request has the note once when it is back', async ({ open, ownServer }) => {
	const server = await ownServer();
	const { home } = server;
	const person = await home.signUp();
	const page = await open(person, { home });
	await expect(composeButton(page)).toBeVisible();
	const form = await compose(page);
	await textOf(form).fill('into the storm');
	await server.kill();
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	await expect(waiting(page)).toBeVisible();
	await server.restart();
	await expect(waiting(page)).toHaveCount(0, { timeout: 30_000 });
	expect(await textsOf(home, person)).toEqual(['into the storm']);
});

for (const [when, reaches] of [
	['after the server has it', true],
	['before the server has it', false],
] as const) {
	test(`a tab that crashes while it posts, ${when}, leaves a note that the next one settles`, async ({
		open,
		home,
	}) => {
		const person = await home.signUp();
		const page = await open(person);
		let isOut: () => void = () => {};
		const out = new Promise<void>(done => {
			isOut = done;
		});
		await page.route(CREATE, async route => {
			if (reaches) await route.fetch();
			isOut();
		});
		await write(page, 'half way');
		await out;
		await crashTab(page);
		const next = await page.context().newPage();
		await next.goto('/');
		await expect(toast(next, 'A note from the outbox was posted')).toBeVisible({ timeout: 20_000 });
		await expect(textOf(await compose(next))).toHaveValue('');
		expect(await textsOf(home, person)).toEqual(['half way']);
	});
}

test('two tabs post what waits once', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const other = await page.context().newPage();
	await other.goto('/');
	await becomesReady(page);
	await becomesReady(other);
	await page.context().setOffline(true);
	await expect(await write(page, 'from one of two')).toHaveCount(0);
	await expect(waiting(other)).toBeVisible();
	await page.context().setOffline(false);
	for (const each of [page, other]) await expect(waiting(each)).toHaveCount(0);
	expect(await textsOf(home, person)).toEqual(['from one of two']);
});

test('in doubt it asks', async ({ open, home }) => {
	const person = await home.signUp();
	await home.post(person, 'good morning');
	const page = await open(person);
	await page.route(CREATE, route => route.abort(), { times: 1 });
	await expect(await write(page, 'good morning')).toHaveCount(0);
	const question = page.getByRole('alertdialog', { name: 'Was this note posted?' });
	await expect(question).toContainText('good morning', { timeout: 20_000 });
	await page.keyboard.press('Escape');
	await waiting(page).click();
	await outbox(page).getByRole('button', { name: 'Decide…' }).click();
	await question.getByRole('button', { name: 'Send again' }).click();
	await expect(outbox(page).getByText('No notes waiting')).toBeVisible();
	expect(await textsOf(home, person)).toEqual(['good morning', 'good morning']);
});

test('what the server refuses later is told with the error’s id, and goes back into its composer', async ({
	open,
	home,
}) => {
	const person = await home.signUp();
	const writer = await home.signUp();
	const note = await home.post(writer, 'soon gone');
	const page = await open(person, { path: `/notes/${note.id}` });
	await becomesReady(page);
	await page.locator(`article[data-note-id="${note.id}"]`).getByRole('button', { name: 'Reply' }).first().click();
	const form = dialog(page, 'Reply');
	await textOf(form).fill('too late');
	await page.context().setOffline(true);
	await form.getByRole('button', { name: 'Reply', exact: true }).click();
	await expect(form).toHaveCount(0);
	await home.call('notes/delete', { noteId: note.id }, writer);
	await page.context().setOffline(false);
	const told = page.getByRole('alertdialog', { name: 'Couldn’t post the note' });
	await expect(told).toContainText('749ee0f6-d3da-459a-bf02-282e2da4292c', { timeout: 20_000 });
	await told.getByRole('button', { name: 'Edit' }).click();
	await expect(textOf(form)).toHaveValue(/too late$/);
	await expect(waiting(page)).toHaveCount(0);
});

test('a note that could be taken back goes by itself, even if its tab is closed meanwhile', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await openWith(open, person, { undoSendSeconds: 2 });
	await expect(await write(page, 'after two seconds')).toHaveCount(0);
	await expect(waiting(page)).toHaveCount(0);
	expect(await textsOf(home, person)).toEqual(['after two seconds']);
	await expect(await write(page, 'in the next tab')).toHaveCount(0);
	const next = await page.context().newPage();
	await page.close();
	await next.goto('/');
	await expect.poll(() => textsOf(home, person)).toEqual(['in the next tab', 'after two seconds']);
	await expect(waiting(next)).toHaveCount(0);
});

test('signing out with notes that were not sent asks', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	await becomesReady(page);
	await page.context().setOffline(true);
	await expect(await write(page, 'never mind')).toHaveCount(0);
	await expect(waiting(page)).toBeVisible();
	await bar(page)
		.getByRole('button', { name: new RegExp(`@${person.username}`) })
		.click();
	await menuItem(page, 'Sign out').click();
	await expect(page.getByRole('alertdialog')).toContainText('1 note in the outbox will be lost');
});

test('what waits goes as whoever was chosen to post it', async ({ open, home }) => {
	const [person, other] = [await home.signUp(), await home.signUp()];
	const page = await open(person, { others: [other] });
	await becomesReady(page);
	const form = await compose(page);
	await textOf(form).fill('in the other’s name');
	await form.getByRole('button', { name: /^Posting as/ }).click();
	await page.getByRole('menuitemradio', { name: new RegExp(other.username) }).click();
	await expect(form.getByRole('button', { name: `Posting as ${other.username}` })).toBeVisible();
	await page.context().setOffline(true);
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	await waiting(page).click();
	await expect(outbox(page).getByRole('listitem')).toContainText(`@${other.username}`);
	await outbox(page).getByRole('button', { name: 'Edit' }).click();
	await expect(textOf(form)).toHaveValue('in the other’s name');
	await expect(form.getByRole('button', { name: `Posting as ${other.username}` })).toBeVisible();
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	await page.context().setOffline(false);
	await expect(waiting(page)).toHaveCount(0, { timeout: 20_000 });
	expect(await textsOf(home, other)).toEqual(['in the other’s name']);
	expect(await textsOf(home, person)).toEqual([]);
});
