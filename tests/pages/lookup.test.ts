import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { dialog, menuItem, message, page } from './support/menus';
import { type Answer, answerWith, home, openPage } from './support/openPage';
import { WITHIN } from './support/Place';

const asking = dialog('Look up');

/** Opens the dialog from the bar's menu, and enters a text. */
async function lookUp(entered: string): Promise<void> {
	await page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'More' }).click();
	await menuItem('Look up').click();
	await asking.getByRole('textbox').fill(entered);
	await asking.getByRole('button', { name: 'Look up' }).click();
}

const refusal = (id: string, code = 'X', text = 'It said no.'): Answer => [
	400,
	JSON.stringify({ error: { id, code, message: text } }),
];

it('a name and a hashtag lead to their pages, a short text nowhere', async () => {
	const reader = await home.signUp();
	await openPage(reader);
	await lookUp(`  @${reader.username}  `);
	await expect.poll(() => location.pathname).toBe(`/@${reader.username}`);
	await lookUp('#fog');
	await expect.poll(() => location.pathname).toBe('/tags/fog');
	await lookUp('@');
	await expect(asking).toHaveCount(0);
	expect(location.pathname).toBe('/tags/fog');
});

it('an address leads to the note or the user that the server finds, and says meanwhile what it does', async () => {
	const [writer, reader] = [await home.signUp(), await home.signUp()];
	const note = await home.post(writer, 'a buoy');
	await openPage(reader);
	let answer = (_: Answer) => {};
	answerWith('ap/show', () => new Promise<Answer>(resolve => (answer = resolve)));
	await lookUp('https://tide.example/notes/1');
	await expect(message).toContainText('Fetching as an ActivityPub object…');
	const object = await home.call<object>('notes/show', { noteId: note.id }, reader);
	answer([200, JSON.stringify({ type: 'Note', object })]);
	await expect.poll(() => location.pathname).toBe(`/notes/${note.id}`);
	answerWith('ap/show', async () => [
		200,
		JSON.stringify({ type: 'User', object: { id: 'u1', username: 'noor', host: 'tide.example' } }),
	]);
	await lookUp('https://tide.example/@noor');
	await expect.poll(() => location.pathname).toBe('/@noor@tide.example');
});

const ERRORS = [
	['974b799e-1a29-4889-b706-18d4dd93e266', 'This server isn’t federated'],
	['1a5eab56-e47b-48c2-8d5e-217b897d70db', 'Invalid address'],
	['81b539cf-4f57-4b29-bc98-032c33c0792e', 'Couldn’t fetch it'],
	['70193c39-54f3-4813-82f0-70a680f7495b', 'Can’t be shown here'],
	['dc94d745-1262-4e63-a17d-fecaa57efc82', 'Not found'],
] as const;

it('each of its errors has a title and a description, any other the server’s message and id', async () => {
	await openPage(await home.signUp());
	for (const [id, title] of ERRORS) {
		answerWith('ap/show', async () => refusal(id));
		await lookUp('https://tide.example/1');
		await expect(message).toContainText(title);
		await expect(message).not.toContainText('It said no.');
		await message.getByRole('button', { name: 'Got it' }).click();
		await expect(message).toHaveCount(0);
	}
	answerWith('ap/show', async () => refusal('some-id'));
	await lookUp('https://tide.example/1');
	await expect(message).toContainText('Something happened');
	await expect(message).toContainText('It said no.');
	await expect(message).toContainText('some-id');
});

it('the page gives its place to what its address names', async () => {
	const [writer, reader] = [await home.signUp(), await home.signUp()];
	const before = history.length;
	await openPage(reader, { path: `/lookup?acct=${writer.username}` });
	await expect.poll(() => location.pathname).toBe(`/@${writer.username}`);
	expect(history.length).toBe(before);
	answerWith('ap/show', async ({ uri }) => [
		200,
		JSON.stringify({ type: 'User', object: { id: 'u1', username: uri === 'https://b.example/1' ? 'noor' : 'x' } }),
	]);
	await openPage(reader, { path: '/authorize_interaction?uri=https%3A%2F%2Fb.example%2F1' });
	await expect.poll(() => location.pathname).toBe('/@noor');
});

it('the page says why it could not, tries again, and offers to look up something else', async () => {
	const reader = await home.signUp();
	answerWith('ap/show', async () => refusal(ERRORS[4][0]));
	await openPage(reader, { path: '/lookup?uri=https%3A%2F%2Fb.example%2F1' });
	await message.getByRole('button', { name: 'Got it' }).click();
	const failed = page.getByRole('alert').filter({ hasText: 'It may have been deleted.' });
	await expect(failed).toBeVisible();
	answerWith('ap/show', async () => [200, JSON.stringify({ type: 'User', object: { id: 'u1', username: 'noor' } })]);
	await failed.getByRole('button', { name: 'Retry' }).click();
	await expect.poll(() => location.pathname).toBe('/@noor');
	await openPage(reader, { path: '/lookup' });
	await expect(page.getByText('Nothing to look up')).toBeVisible();
});

const paste = (text: string, target: Element = document.body) =>
	fireEvent.paste(target, { clipboardData: { getData: () => text } });

it('what is pasted outside of fields is asked for first', async () => {
	const reader = await home.signUp();
	await openPage(reader);
	paste('some words');
	paste('#fog');
	await expect(asking.getByRole('textbox')).toHaveValue('#fog');
	await asking.getByRole('button', { name: 'Look up' }).click();
	await expect.poll(() => location.pathname).toBe('/tags/fog');
});

it('visitors are asked to sign in for the page', async () => {
	await openPage(null, { path: '/lookup?acct=mara' });
	await expect(dialog('Sign in')).toBeVisible();
	expect(location.pathname).toBe('/lookup');
});

it('a column of another account looks up by that one', async () => {
	const [mara, noor] = [await home.signUp(), await home.signUp()];
	const host = new URL(home.origin).host;
	const { setPreferences } = await import('./support/openPage');
	const column = { type: 'home', width: 300, height: 1, withRenotes: true, withReplies: true, withSensitive: true };
	const columns = [
		{ ...column, id: 'b', account: `${host}/${noor.id}`, target: null, name: 'Harbour', onlyFiles: false },
	];
	await home.post(noor, 'her own note');
	setPreferences({ 'deck.profiles': [{ id: 'default', name: 'Bridge', columns, layout: [['b']] }] });
	const asked: unknown[] = [];
	answerWith('ap/show', async ({ i }) => {
		asked.push(i);
		return [200, JSON.stringify({ type: 'User', object: { id: 'u1', username: noor.username } })];
	});
	await openPage(mara, { others: [noor], base: { ui: 'deck' } });
	await page.locator('[data-session] article').first().focus();
	paste('https://b.example/1', document.activeElement ?? document.body);
	await asking.getByRole('button', { name: 'Look up' }).click();
	await vi.waitFor(() => expect(asked).toEqual([noor.token]));
	const { pageWindows } = await import('@/shell/windows/pageWindows');
	await vi.waitFor(() => {
		const [opened] = pageWindows.getState().all;
		expect([opened?.path, opened?.session.userId]).toEqual([`/@${noor.username}`, noor.id]);
	}, WITHIN);
});
