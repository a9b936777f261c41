import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { composeButton, dialog } from './screen';

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
		// What these parts are made of is asked for by links, and comes in any order.
		const wanted = await page
			.locator('link[rel=modulepreload], link[rel=stylesheet]')
			.evaluateAll(links => links.map(link => (link as HTMLLinkElement).href));
		expect(wanted.filter(href => !loaded.includes(href))).toEqual([]);
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
