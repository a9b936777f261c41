import { FakeAudioContext } from '@tests/factories/FakeAudioContext';
import { expect, it, vi } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { chooseOfColumn, column, deck } from './support/deck';
import { dialog, message, page, pressKey, toast } from './support/menus';
import { home, openPage, reloadPage, setPreferences } from './support/openPage';
import { type Place, WITHIN } from './support/Place';

const noteIn = (place: Place, { id }: { readonly id: string }) => place.locator(`[data-note-id="${id}"]`).first();
const rules = dialog('Rules of Home');
const form = dialog('New rule');
const sentence = form.locator('[data-rule-sentence]');
const status = form.getByRole('status');
const chime = [{ kind: 'sound', value: { type: 'chime', volume: 1 } }];

/** Opens the form of a new rule of the column Home. */
async function compose(): Promise<void> {
	await chooseOfColumn('Home', 'Rules…');
	await rules.getByRole('button', { name: 'Add rule' }).click();
}

const columnMenuOf = (name: string): Place => page.getByRole('button', { name: `Menu of ${name}`, exact: true });
const condition = (number: number): Place => form.getByLabel(`Condition ${number}`, { exact: true });
const valueField = (number: number): Place => form.getByLabel(`Value of condition ${number}`, { exact: true });
const action = (name: string | RegExp): Place => form.getByRole('checkbox', { name });
const save = (place = form) => place.getByRole('button', { name: 'Save', exact: true }).click();

async function saveAndClose(): Promise<void> {
	await save();
	await expect(form).toHaveCount(0);
	await rules.getByRole('button', { name: 'Close' }).click();
	await expect(rules).toHaveCount(0);
}

/** Opens a deck of three timelines, whose ids are their kinds, the first one with rules. */
async function openRuled(person: Person, stored: unknown, accountOfLocal: string | null = null): Promise<void> {
	const kinds = ['home', 'local', 'social'];
	const columns = kinds.map((type, index) => ({
		...{ id: type, type, name: null, width: 330, height: 1, account: type === 'local' ? accountOfLocal : null },
		...{ withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false },
		...(index === 0 && { rules: stored, sound: { type: 'tick', volume: 1 } }),
	}));
	const layout = kinds.map(kind => [kind]);
	await openPage(person, deck);
	await expect(columnMenuOf('Home')).toBeVisible();
	setPreferences({ 'deck.profiles': [{ id: 'default', name: 'Bridge', columns, layout }] });
	await reloadPage();
	await expect(columnMenuOf('Home')).toBeVisible();
	if (stored === undefined) return;
	const { ruledColumns } = await import('@/stores/columnRules/ruledColumns');
	await vi.waitFor(() => expect(ruledColumns.has('home')).toBe(true), WITHIN);
}

const rule = (id: string, conditions: readonly object[], actions: readonly object[], more: object = {}) => ({
	...{ id, isOn: true, match: 'all', conditions, actions },
	...more,
});
const highlight = [{ kind: 'highlight', value: '--account-3' }];

async function storedRules(): Promise<readonly unknown[]> {
	const { deckStore } = await import('@/stores/deck/DeckStore');
	return (deckStore.deck.columns.find(({ type }) => type === 'home')?.rules ?? []) as unknown[];
}

it('a rule is composed, read as a sentence, tried on what the column has, and hides what it matches', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const foggy = await home.post(writer, 'fog in the harbour');
	const clear = await home.post(writer, 'clear sky');
	await openPage(reader, deck);
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
	await expect(noteIn(column('local'), foggy)).toBeVisible();
	const next = await home.post(writer, 'more fog');
	await expect(noteIn(column('local'), next)).toBeVisible();
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
	await expect(noteIn(column('local'), foggy)).toBeVisible();
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
	const old = await home.post(writer, { text: 'for the crew, first', visibility: 'followers' });
	const later = await home.post(writer, 'open to all');
	await openPage(reader, deck);
	await compose();
	await valueField(1).fill('crew');
	await action(/^Send it to a column/).click();
	await save();
	await expect(form.getByText('Choose a column.')).toBeVisible();
	await form.getByLabel('Column', { exact: true }).selectOption({ label: 'Local' });
	await expect(sentence).toHaveText('If it contains “crew”, send it to Local.');
	await saveAndClose();
	const local = column('local');
	await expect(noteIn(local, old)).toBeVisible();
	await expect(local.getByText('From Home')).toHaveCount(1);
	const next = await home.post(writer, { text: 'for the crew, second', visibility: 'followers' });
	await expect(noteIn(local, next)).toBeVisible();
	const order = () => local.locator('[data-note-id]').all.map(each => each.dataset.noteId);
	expect(order().slice(0, 3)).toEqual([next.id, later.id, old.id]);
	expect(order().filter(id => id === old.id)).toHaveLength(1);
	const { deckStore } = await import('@/stores/deck/DeckStore');
	const { removeColumn } = await import('@/stores/deck/deckOperations');
	deckStore.change(shown => removeColumn(shown, 'local'));
	await expect(local).toHaveCount(0);
	deckStore.undo();
	await expect(noteIn(local, next)).toBeVisible();
	await chooseOfColumn('Local', 'Rules…');
	await dialog('Rules of Local').getByRole('button', { name: 'Add rule' }).click();
	await valueField(1).fill('crew');
	await action('Hide it').click();
	await expect(status).toContainText('Would hide 0 of');
	await save();
	await dialog('Rules of Local').getByRole('button', { name: 'Close' }).click();
	await expect(noteIn(local, next)).toBeVisible();
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
	const { ruledColumns } = await import('@/stores/columnRules/ruledColumns');
	await vi.waitFor(() => expect(ruledColumns.get('home')?.hiddenCount()).toBe(1), WITHIN);
	vi.stubGlobal('AudioContext', FakeAudioContext);
	FakeAudioContext.reset();
	const { BUNDLED_SOUNDS } = await import('@/platform/sound/bundledSounds');
	const told: string[] = [];
	const { appEvents } = await import('@/stores/appEvents');
	const end = appEvents.on('notesArrived', ({ columnId }) => columnId === 'home' && told.push(columnId));
	await home.post(writer, { text: 'fog again', visibility: 'followers' });
	await vi.waitFor(() => expect(told).toHaveLength(1), WITHIN);
	expect(FakeAudioContext.heard).toEqual([]);
	await home.post(writer, { text: 'a storm is coming', visibility: 'followers' });
	await vi.waitFor(
		() => expect(FakeAudioContext.heard.map(({ hz }) => hz)).toEqual(BUNDLED_SOUNDS.chime.map(({ hz }) => hz)),
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

it('a mistake in a regex is told at its field, and nothing is saved until it is mended', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	await home.post(writer, 'good morning');
	await openPage(reader, deck);
	await compose();
	await condition(1).selectOption({ label: 'Matches the regex' });
	await valueField(1).fill('/(/');
	await expect(form.getByText(/This regex has a mistake/)).toBeVisible();
	await action('Hide it').click();
	await save();
	await expect(valueField(1)).toBeFocused();
	expect(await storedRules()).toEqual([]);
	await valueField(1).fill('good morning');
	await expect(form.getByText(/Write it between slashes/)).toBeVisible();
	await valueField(1).fill('/good ?morning/i');
	await expect(form.getByRole('alert')).toHaveCount(0);
	await save();
	await expect(rules).toContainText('If it matches /good ?morning/i, hide it.');
	expect(await storedRules()).toHaveLength(1);
});

it('what was composed is not lost by closing, unless that is confirmed', async () => {
	await openPage(await home.signUp(), deck);
	await compose();
	await save();
	await expect(form.getByText('Enter a value.')).toBeVisible();
	await expect(form.getByText('Choose what happens.')).toBeVisible();
	await valueField(1).fill('fog');
	await form.getByRole('button', { name: 'Close' }).click();
	await message.getByRole('button', { name: 'Cancel' }).click();
	await expect(valueField(1)).toHaveValue('fog');
	await form.getByRole('button', { name: 'Close' }).click();
	await message.getByRole('button', { name: 'Discard' }).click();
	await expect(form).toHaveCount(0);
	expect(await storedRules()).toEqual([]);
});

it('rules are switched off, sorted by keys, edited and deleted, and what was deleted comes back', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'fog and storm');
	await openRuled(reader, [
		rule('a', [{ kind: 'word', value: 'fog' }], [{ kind: 'highlight', value: '--account-2' }]),
		rule('b', [{ kind: 'word', value: 'storm' }], highlight),
	]);
	// Behind the dialog.
	const color = () => document.querySelector<HTMLElement>('[data-column="home"] [data-highlight]')?.dataset.highlight;
	await expect.poll(color).toBe('--account-2');
	await chooseOfColumn('Home', 'Rules…');
	await expect(rules).toContainText('1 of 1 note here');
	await rules.getByRole('button', { name: /^Move: If it contains “storm”/ }).focus();
	pressKey('ArrowUp');
	await expect.poll(color).toBe('--account-3');
	await rules.getByRole('switch', { name: /storm/ }).click();
	await expect.poll(color).toBe('--account-2');
	await rules.getByRole('button', { name: /^Edit: If it contains “fog”/ }).click();
	const edited = dialog('Edit rule');
	await edited.getByLabel('Value of condition 1', { exact: true }).fill('sun');
	await save(edited);
	await expect(rules).toContainText('If it contains “sun”, highlight it (Blue).');
	await expect.poll(color).toBe(undefined);
	await rules.getByRole('button', { name: /^Delete: If it contains “sun”/ }).click();
	await expect(rules.getByRole('switch', { name: /sun/ })).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(rules.getByRole('switch', { name: /sun/ })).toHaveCount(1);
	await rules.getByRole('button', { name: 'Close' }).click();
	await expect(noteIn(column('home'), note)).toBeVisible();
});

it('each condition matches what it says, and with “not” the rest', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const host = new URL(home.origin).host;
	await home.post(writer, '霧が出ています');
	await home.post(writer, { text: 'a picture', fileIds: [await home.upload(writer)] });
	const warned = await home.post(writer, { text: 'the end', cw: 'careful' });
	await home.post(writer, { renoteId: warned.id });
	await home.post(writer, { text: 'see this', renoteId: warned.id });
	await home.post(writer, { text: 'answering myself', replyId: warned.id });
	await home.react(writer, warned, '👍');
	const tried: readonly (readonly [condition: object, count: number])[] = [
		[{ kind: 'author', value: writer.username }, 6],
		[{ kind: 'author', value: `${writer.username}@${host}` }, 6],
		[{ kind: 'author', value: 'nobody' }, 0],
		[{ kind: 'word', value: 'the END' }, 3],
		[{ kind: 'word', value: 'the END', isNot: true }, 3],
		[{ kind: 'media', value: null }, 1],
		[{ kind: 'media', value: null, isNot: true }, 5],
		[{ kind: 'cw', value: null }, 2],
		[{ kind: 'renote', value: null }, 1],
		[{ kind: 'quote', value: null }, 1],
		[{ kind: 'reply', value: null }, 1],
		[{ kind: 'bot', value: null }, 0],
		[{ kind: 'reactions', value: 1 }, 2],
		[{ kind: 'language', value: 'ja' }, 1],
		[{ kind: 'language', value: 'ko', isNot: true }, 1],
		[{ kind: 'server', value: host }, 6],
		[{ kind: 'server', value: 'elsewhere.example' }, 0],
	];
	await openRuled(
		reader,
		tried.map(([each], index) => rule(`r${index}`, [each], highlight)),
	);
	await expect(noteIn(column('home'), warned)).toBeVisible();
	await chooseOfColumn('Home', 'Rules…');
	for (const [index, [, count]] of tried.entries()) {
		await expect(rules.locator('li').nth(index)).toContainText(`${count} of 6 notes here`);
	}
});

it('rules of a newer version, and damaged ones, are kept as they are and say so', async () => {
	const strange = [
		rule('new', [{ kind: 'mood', value: 'calm' }], highlight),
		{ id: 'broken', conditions: 'none' },
		rule('gone', [{ kind: 'media', value: null }], [{ kind: 'send', value: 'nowhere' }]),
	];
	await openRuled(await home.signUp(), strange);
	await chooseOfColumn('Home', 'Rules…');
	await expect(rules.locator('li').nth(0)).toContainText('A rule of a newer version of the app');
	await expect(rules.locator('li').nth(1)).toContainText('A damaged rule');
	await expect(rules.locator('li').nth(2)).toContainText('The column that it sends to is gone');
	await rules.getByRole('switch').first().click();
	await vi.waitFor(async () => expect((await storedRules())[2]).toMatchObject({ id: 'gone', isOn: false }), WITHIN);
	expect((await storedRules()).slice(0, 2)).toEqual(strange.slice(0, 2));
	await rules.getByRole('button', { name: /^Delete: A damaged rule/ }).click();
	await expect(toast('Rule deleted')).toBeVisible();
	expect(await storedRules()).toHaveLength(2);
});
