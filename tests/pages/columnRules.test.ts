import { FakeSpeakers } from '@tests/factories/FakeSpeakers';
import { expect, it, vi } from 'vitest';
import {
	action,
	compose,
	condition,
	form,
	noteIn,
	openBeside,
	openRuled,
	rule,
	save,
	saveAndClose,
	sentence,
	status,
	valueField,
} from './support/columnRules';
import { chooseOfColumn, column, deck } from './support/deck';
import { dialog, page, pressKey } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';
import { WITHIN } from './support/Place';

const chime = [{ kind: 'sound', value: { type: 'chime', volume: 1 } }];

it('a rule is composed, read as a sentence, tried on what the column has, and hides what it matches', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const foggy = await home.post(writer, 'fog in the harbour');
	const clear = await home.post(writer, 'clear sky');
	const list = await home.call<{ id: string }>('users/lists/create', { name: 'Harbour' }, reader);
	await home.call('users/lists/push', { listId: list.id, userId: writer.id }, reader);
	await openBeside(reader, { type: 'list', name: 'Harbour', listId: list.id });
	await expect(noteIn(column('home'), foggy)).toBeVisible();
	await compose();
	await expect(status).toContainText('Complete the rule');
	await valueField(1).fill('Fog');
	await expect(status).toContainText('Matches 1 of 2 notes');
	await action('Hide it').click();
	await expect(sentence).toHaveText('If it contains “Fog”, hide it.');
	await expect(status).toContainText('Would hide 1 of 2 notes in this column.');
	await saveAndClose();
	await expect(noteIn(column('home'), foggy)).toHaveCount(0);
	await expect(noteIn(column('home'), clear)).toBeVisible();
	await expect(noteIn(column('list'), foggy)).toBeVisible();
	const next = await home.post(writer, 'more fog');
	await expect(noteIn(column('list'), next)).toBeVisible();
	await expect(noteIn(column('home'), next)).toHaveCount(0);
	await chooseOfColumn('Home');
	await expect(page.getByRole('menuitem', { name: /Rules…/ })).toContainText('2 notes hidden');
	pressKey('Escape');

	let flashes = 0;
	const observer = new MutationObserver(() => {
		if (document.querySelector(`[data-column="home"] [data-note-id="${foggy.id}"]`)) flashes++;
	});
	observer.observe(document, { childList: true, subtree: true });
	await reloadPage();
	await expect(noteIn(column('home'), clear)).toBeVisible();
	await expect(noteIn(column('list'), foggy)).toBeVisible();
	observer.disconnect();
	expect(flashes).toBe(0);
});

it('notes show as they are where their verdicts take too long', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const foggy = await home.post(writer, 'fog in the harbour');
	vi.doMock('@workers/columnRule/columnRule.client', () => ({
		columnRuleClient: { match: () => new Promise(() => {}) },
	}));
	try {
		await openRuled(reader, [rule('quiet', [{ kind: 'word', value: 'fog' }], [{ kind: 'hide', value: null }])]);
		await expect(noteIn(column('home'), foggy)).toBeVisible();
		const next = await home.post(writer, 'more fog');
		await expect(noteIn(column('home'), next)).toBeVisible();
	} finally {
		vi.doUnmock('@workers/columnRule/columnRule.client');
	}
});

it('a rule folds a note to a line, which one press opens', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const long = await home.post(writer, { text: 'the whole story', cw: 'long' });
	await openPage(reader, deck);
	await compose();
	await condition(1).selectOption({ label: 'Has a content warning' });
	await action('Fold it to a line').click();
	await saveAndClose();
	const line = column('home').getByText(`Folded by a rule: ${writer.username}`);
	await expect(line).toBeVisible();
	await column('home').getByRole('button', { name: 'Show', exact: true }).click();
	await expect(line).toHaveCount(0);
	await expect(noteIn(column('home'), long)).toBeFocused();
});

it('a rule highlights what it matches in the chosen colour', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'by a friend');
	await openPage(reader, deck);
	await compose();
	await condition(1).selectOption({ label: 'Author is' });
	await valueField(1).fill(`@${writer.username}`);
	await action('Highlight it').click();
	await form.getByRole('radio', { name: 'Green' }).click({ force: true });
	await expect(sentence).toHaveText(`If it is by @${writer.username}, highlight it (Green).`);
	await saveAndClose();
	const marked = column('home').locator('[data-highlight="--account-3"]');
	await expect(noteIn(marked, note)).toBeVisible();
});

it('a rule pins notes to the top, until they are dismissed for good', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const pinned = await home.post(writer, 'tide table for the week');
	await home.post(writer, 'small talk');
	await openPage(reader, deck);
	await compose();
	await valueField(1).fill('tide table');
	await action(/^Pin it to the top/).click();
	await saveAndClose();
	const line = column('home').locator('[data-pinned]');
	await expect(line).toHaveCount(1);
	expect(column('home').locator('[data-note-id]').all[0]).toBe(line.all[0]);
	await expect(column('home').locator(`[data-note-id="${pinned.id}"]`)).toHaveCount(1);
	await line.getByRole('button', { name: /^Pinned by a rule/ }).click();
	await expect(line.locator('article')).toContainText('tide table for the week');
	await line.getByRole('button', { name: /^Dismiss/ }).click();
	await expect(line).toHaveCount(0);
	await expect(noteIn(column('home'), pinned)).toBeVisible();
	await reloadPage();
	await expect(noteIn(column('home'), pinned)).toBeVisible();
	await expect(line).toHaveCount(0);
});

it('a rule sends a note to another column once, in the order of time, where it is not judged again', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const tag = `tide${writer.id}`;
	const before = await home.post(writer, `low water #${tag}`);
	const old = await home.post(writer, { text: 'for the crew, first', visibility: 'followers' });
	const later = await home.post(writer, `open to all #${tag}`);
	await openBeside(reader, { type: 'hashtag', name: 'Tides', hashtagId: tag });
	await compose();
	await valueField(1).fill('crew');
	await action(/^Send it to a column/).click();
	await save();
	await expect(form.getByText('Choose a column.')).toBeVisible();
	await form.getByLabel('Column', { exact: true }).selectOption({ label: 'Tides' });
	await expect(sentence).toHaveText('If it contains “crew”, send it to Tides.');
	await saveAndClose();
	const tides = column('hashtag');
	await expect(noteIn(tides, old)).toBeVisible();
	await expect(tides.getByText('From Home')).toHaveCount(1);
	const next = await home.post(writer, { text: 'for the crew, second', visibility: 'followers' });
	await expect(noteIn(tides, next)).toBeVisible();
	const order = tides.locator('[data-note-id]').all.map(each => each.dataset.noteId);
	expect(order).toEqual([next.id, later.id, old.id, before.id]);
	const { deckStore } = await import('@/stores/deck/DeckStore');
	const { removeColumn } = await import('@/stores/deck/deckOperations');
	deckStore.change(shown => removeColumn(shown, 'hashtag'));
	await expect(tides).toHaveCount(0);
	deckStore.undo();
	await expect(noteIn(tides, next)).toBeVisible();
	await chooseOfColumn('Tides', 'Rules…');
	await dialog('Rules of Tides').getByRole('button', { name: 'Add rule' }).click();
	await valueField(1).fill('crew');
	await action('Hide it').click();
	await expect(status).toContainText('Would hide 0 of');
	await save();
	await dialog('Rules of Tides').getByRole('button', { name: 'Close' }).click();
	await expect(noteIn(tides, next)).toBeVisible();
});

it('notes are sent only to columns of the same account', async () => {
	await openRuled(await home.signUp(), undefined, 'tide.example/someone');
	await compose();
	await action(/^Send it to a column/).click();
	const options = [...(await form.getByLabel('Column', { exact: true }).one<HTMLSelectElement>()).options];
	expect(options.map(({ text, disabled }) => [text, disabled])).toEqual([
		['Choose a column', true],
		['Local (reads with another account)', true],
		['Social', false],
	]);
});

it('a rule plays its sound for a note that arrives, and a hidden one makes none', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	await home.post(writer, 'fog before');
	await openRuled(reader, [
		rule('quiet', [{ kind: 'word', value: 'fog' }], [{ kind: 'hide', value: null }]),
		rule('loud', [{ kind: 'word', value: 'storm' }], chime),
	]);
	// From then on what judges is loaded.
	const { hiddenIn } = await import('@/stores/columnRules/ruledColumns');
	await vi.waitFor(() => expect(hiddenIn('home')).toBe(1), WITHIN);
	FakeSpeakers.install();
	FakeSpeakers.reset();
	const { BUNDLED_SOUNDS } = await import('@/platform/sound/bundledSounds');
	const told: string[] = [];
	const { appEvents } = await import('@/stores/appEvents');
	const end = appEvents.on('notesArrived', ({ columnId }) => columnId === 'home' && told.push(columnId));
	await home.post(writer, { text: 'fog again', visibility: 'followers' });
	await vi.waitFor(() => expect(told).toHaveLength(1), WITHIN);
	expect(FakeSpeakers.heard).toEqual([]);
	await home.post(writer, { text: 'a storm is coming', visibility: 'followers' });
	await vi.waitFor(
		() => expect(FakeSpeakers.heard.map(({ hz }) => hz)).toEqual(BUNDLED_SOUNDS.chime.map(({ hz }) => hz)),
		WITHIN,
	);
	end();
});

it('reactions add a mark to a note that is there, and can take none away', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'a good catch');
	await openPage(reader, deck);
	await compose();
	await condition(1).selectOption({ label: 'Has reactions, at least' });
	await valueField(1).fill('2');
	await expect(action('Hide it')).toBeDisabled();
	await expect(action('Fold it to a line')).toBeDisabled();
	await action('Highlight it').click();
	await expect(status).toContainText('Would highlight 0 of 1 note');
	await saveAndClose();
	const marked = column('home').locator('[data-highlight]');
	await home.react(await home.signUp(), note, '👍');
	await home.react(writer, note, '🎣');
	await expect(noteIn(marked, note)).toBeVisible();
	await home.call('notes/reactions/delete', { noteId: note.id }, writer);
	await expect(column('home').getByRole('button', { name: /🎣/ })).toHaveCount(0);
	await expect(noteIn(marked, note)).toBeVisible();
});
