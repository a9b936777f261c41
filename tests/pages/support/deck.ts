import { page, pressKey } from './menus';
import { bar } from './outbox';
import type { Place } from './Place';

/** Opens the page with a deck. */
export const deck = { base: { ui: 'deck' } };

export const column = (kind: string): Place => page.locator(`section[data-column="${kind}"]`).first();
/** A menu item that may have a second line. */
export const item = (name: string): Place => page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).last();

/** Opens "Add column" and chooses by these names. */
export async function addColumn(...path: readonly string[]): Promise<void> {
	await bar.getByRole('button', { name: 'Add column' }).click();
	for (const name of path) await item(name).click();
}

/** Opens the menu of a column and chooses by these names. */
export async function chooseOfColumn(name: string, ...path: readonly string[]): Promise<void> {
	await page.getByRole('button', { name: `Menu of ${name}`, exact: true }).click();
	for (const each of path) await item(each).click();
}

/** Opens the menu of decks and chooses by these names. */
export async function chooseOfDeck(...path: readonly string[]): Promise<void> {
	await bar.getByRole('button', { name: /^Decks/ }).click();
	for (const each of path) await item(each).click();
}

/** Presses the leader key and another one. */
export function pressLeader(key: string): void {
	pressKey('w');
	pressKey(key);
}

/** The stacks of the stored deck that is shown, by the kinds of their columns. */
export async function stacks(): Promise<readonly string[]> {
	const { deckStore } = await import('@/stores/deck/DeckStore');
	const { columns, layout } = deckStore.deck;
	return layout.map(stack => stack.map(id => columns.find(each => each.id === id)?.type).join('/'));
}
