import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Home, Person } from './Home';
import { NO_CLIENT, setPreferences } from './preferences';
import { composeButton, dialog } from './screen';

interface ServedNote {
	readonly id: string;
	readonly text: string | null;
	readonly cw: string | null;
	readonly visibility: string;
	readonly files: readonly { id: string; name: string; comment: string | null }[];
}

/** The endpoint that posts notes. */
export const CREATE = '**/api/notes/create';
export const textOf = (form: Locator) => form.getByLabel('Note text');
export const postButton = (form: Locator) => form.getByRole('button', { name: 'Post', exact: true });
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });
export const waiting = (page: Page, count = 1) =>
	bar(page).getByRole('button', {
		name: count === 1 ? '1 note waiting to be sent' : `${count} notes waiting to be sent`,
	});
export const outbox = (page: Page) => dialog(page, 'Outbox');

export async function compose(page: Page): Promise<Locator> {
	await composeButton(page).click();
	const form = dialog(page, 'New note');
	await expect(textOf(form)).toBeFocused();
	return form;
}

/** Uploads an attached file before its note, by its tile's menu. */
export async function uploadNow(page: Page, form: Locator, name: string): Promise<void> {
	// While it is being prepared its menu has no such item.
	const ready = form.locator('[data-state="ready"]', {
		has: page.getByRole('button', { name: `Actions for ${name}` }),
	});
	await ready.getByRole('button', { name: `Actions for ${name}` }).click();
	await page.getByRole('menuitem', { name: 'Upload now' }).click();
}

export async function write(page: Page, body: string): Promise<Locator> {
	const form = await compose(page);
	await textOf(form).fill(body);
	await postButton(form).click();
	return form;
}

/** The notes of a user, from the server. */
export const notesOf = (home: Home, person: Person) =>
	home.call<ServedNote[]>('users/notes', { userId: person.id, limit: 100, withReplies: true }, person);

export const textsOf = async (home: Home, person: Person) => (await notesOf(home, person)).map(note => note.text);

const READY = ['Composer', 'MessageDialog', 'OverlayStack', 'OutboxDialog', 'NotePage', 'EmojiPicker', 'noteMenu'].map(
	name => `${name}-`,
);

/** What is needed offline is preloaded while there is a connection, soon after the first input. */
export async function becomesReady(page: Page): Promise<void> {
	await expect(async () => {
		await page.keyboard.press('Shift');
		const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(entry => entry.name));
		const isDeck = await page.locator('[data-deck]').isVisible();
		for (const part of isDeck ? [...READY, 'ColumnPages-'] : READY)
			expect(loaded.some(name => name.includes(part))).toBe(true);
	}).toPass({ timeout: 20_000 });
}

/** Lets the server receive the next note, and drops its response. */
export async function loseAnswer(page: Page, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
	await page.route(
		CREATE,
		async (route: Route) => {
			await route.fetch();
			await meanwhile();
			await route.abort();
		},
		{ times: 1 },
	);
}

/** Crashes the page's process. */
export async function crashTab(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	const crashed = page.waitForEvent('crash');
	void devtools.send('Page.crash').catch(() => {});
	await crashed;
}

/** Opens a page for a user with these preferences. */
export async function openWith(
	open: (person: Person, options: { path: string }) => Promise<Page>,
	person: Person,
	values: Record<string, unknown>,
): Promise<Page> {
	const page = await open(person, { path: NO_CLIENT });
	await setPreferences(page, values);
	await page.goto('/');
	return page;
}
