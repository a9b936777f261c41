import { expect, vi } from 'vitest';
import type { Person } from '../../e2e/support/Home';
import { chooseOfColumn, deck } from './deck';
import { dialog, page } from './menus';
import { openPage, reloadPage, setPreferences } from './openPage';
import { type Place, WITHIN } from './Place';

/** A note within a column. */
export const noteIn = (place: Place, { id }: { readonly id: string }) =>
	place.locator(`[data-note-id="${id}"]`).first();
/** The list of rules of Home. */
export const rules = dialog('Rules of Home');
/** The form of a new rule. */
export const form = dialog('New rule');
export const sentence = form.locator('[data-rule-sentence]');
export const status = form.getByRole('status');

/** Opens the form of a new rule of the column Home. */
export async function compose(): Promise<void> {
	await chooseOfColumn('Home', 'Rules…');
	await rules.getByRole('button', { name: 'Add rule' }).click();
}

const columnMenuOf = (name: string): Place => page.getByRole('button', { name: `Menu of ${name}`, exact: true });
export const condition = (number: number): Place => form.getByLabel(`Condition ${number}`, { exact: true });
export const valueField = (number: number): Place => form.getByLabel(`Value of condition ${number}`, { exact: true });
export const action = (name: string | RegExp): Place => form.getByRole('checkbox', { name });
export const save = (place = form) => place.getByRole('button', { name: 'Save', exact: true }).click();

export async function saveAndClose(): Promise<void> {
	await save();
	await expect(form).toHaveCount(0);
	await rules.getByRole('button', { name: 'Close' }).click();
	await expect(rules).toHaveCount(0);
}

/** Opens a deck of three timelines, whose ids are their kinds, the first one with rules. */
export async function openRuled(person: Person, stored: unknown, accountOfLocal: string | null = null): Promise<void> {
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
	const { isRuled } = await import('@/stores/columnRules/ruledColumns');
	await vi.waitFor(() => expect(isRuled('home')).toBe(true), WITHIN);
}

/** Opens a deck of Home and another column. Unlike the timelines of the server, neither shows the notes of other tests. */
export async function openBeside(
	person: Person,
	other: Readonly<Record<'type' | 'name', string>> & Readonly<Record<string, string>>,
): Promise<void> {
	const columns = [{ type: 'home', name: null }, other].map(column => ({
		...{ id: column.type, width: 330, height: 1, account: null },
		...{ withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false },
		...column,
	}));
	await openPage(person, deck);
	await expect(columnMenuOf('Home')).toBeVisible();
	const layout = columns.map(({ id }) => [id]);
	setPreferences({ 'deck.profiles': [{ id: 'default', name: 'Bridge', columns, layout }] });
	await reloadPage();
	await expect(columnMenuOf(other.name)).toBeVisible();
}

/** A rule as stored. */
export const rule = (id: string, conditions: readonly object[], actions: readonly object[], more: object = {}) => ({
	...{ id, isOn: true, match: 'all', conditions, actions },
	...more,
});
export const highlight = [{ kind: 'highlight', value: '--account-3' }];

/** The stored rules of Home. */
export async function storedRules(): Promise<readonly unknown[]> {
	const { deckStore } = await import('@/stores/deck/DeckStore');
	return (deckStore.deck.columns.find(({ type }) => type === 'home')?.rules ?? []) as unknown[];
}
