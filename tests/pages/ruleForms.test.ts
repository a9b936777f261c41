import { expect, it, vi } from 'vitest';
import {
	action,
	compose,
	condition,
	form,
	highlight,
	noteIn,
	openRuled,
	rule,
	rules,
	save,
	storedRules,
	valueField,
} from './support/columnRules';
import { chooseOfColumn, column, deck } from './support/deck';
import { dialog, message, page, pressKey, toast } from './support/menus';
import { home, openPage } from './support/openPage';
import { WITHIN } from './support/Place';

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

it('a rule is stored with the column that it was composed for, though another deck was chosen meanwhile', async () => {
	await openPage(await home.signUp(), deck);
	await compose();
	await valueField(1).fill('fog');
	await action('Hide it').click();
	const { deckStore } = await import('@/stores/deck/DeckStore');
	const { id } = deckStore.deck;
	// As another tab does.
	deckStore.create('Other', 'empty');
	await save();
	await expect(form).toHaveCount(0);
	await expect(rules).toContainText('If it contains “fog”, hide it.');
	deckStore.choose(id);
	expect(await storedRules()).toHaveLength(1);
});

it('the focus stays among the rules when one of them is deleted', async () => {
	await openRuled(await home.signUp(), [
		rule('a', [{ kind: 'word', value: 'fog' }], highlight),
		rule('b', [{ kind: 'word', value: 'storm' }], highlight),
	]);
	await chooseOfColumn('Home', 'Rules…');
	const remove = async (name: RegExp) => {
		const button = rules.getByRole('button', { name });
		await button.focus();
		await button.click();
		await expect(button).toHaveCount(0);
	};
	await remove(/^Delete: If it contains “fog”/);
	await expect(rules.getByRole('switch', { name: /storm/ })).toBeFocused();
	await remove(/^Delete: If it contains “storm”/);
	await expect(rules.getByRole('button', { name: 'Add rule' })).toBeFocused();
	await rules.getByRole('button', { name: 'Add rule' }).click();
	await form.getByRole('button', { name: 'Add condition' }).click();
	await valueField(2).fill('tide');
	const first = form.getByRole('button', { name: 'Remove condition 1' });
	await first.focus();
	await first.click();
	await expect(valueField(1)).toHaveValue('tide');
	await expect(condition(1)).toBeFocused();
});
