import { fireEvent } from '@testing-library/dom';
import { vi } from 'vitest';
import type { Session } from '@/stores/session/Session';
import type { Person } from '../../e2e/support/Home';
import { compose, textOf } from './composing';
import { message, page, pressKey } from './menus';
import { answerAt, changeAnswer, home } from './openPage';
import { type Place, WITHIN } from './Place';

/** The user of a run, and what was made for them. */
export interface Driven {
	readonly person: Person;
	/** The path of the settings page. */
	readonly path: string;
}

/**
 * How a setting is driven: what it changes is looked at before and after, and has to differ. A setting that isn't
 * listed here fails the run.
 */
export interface DrivenSetting {
	/** What the setting changes, as it is now. */
	readonly sees: (of: Driven) => unknown;
	/** The chosen value; by default another one than now. Controls of their own are pressed by `change`. */
	readonly to?: unknown;
	readonly change?: (row: Place) => Promise<void>;
	/** Whether the server is told a moment later, together with others. */
	readonly isLate?: true;
	/** Changed after all others of its page, because it hides what they change. */
	readonly isLast?: true;
	/** What is chosen afterwards, where the new value would hide what others change. */
	readonly afterwards?: string;
}

export async function session(): Promise<Session> {
	const { currentSession } = await import('@/stores/session/sessions');
	return currentSession();
}

/** How long another page may take to be there. */
const AWAITED = { timeout: 4_000 };

/** Looks at something on another page, and comes back. */
export async function at<T>(of: Driven, path: string, ready: Place, see: () => T | Promise<T>): Promise<T> {
	await go(path);
	try {
		await vi.waitFor(() => {
			if (ready.all.length === 0) throw new Error(`${path}: ${ready.words} is not there.`);
		}, AWAITED);
		// What depends on the setting comes with the next renders.
		await new Promise(resolve => setTimeout(resolve, 60));
		return await see();
	} finally {
		await go(of.path);
		await page.locator('[data-marker]').first().one({ force: true });
	}
}

/** Opens a page by a link within the shown one: in its place, whatever was chosen for links. */
export const go = (path: string): Promise<void> => pressLink(path, { altKey: true });

/** Presses a link within the shown page. */
export async function pressLink(path: string, init: MouseEventInit = {}): Promise<void> {
	const host = await page.locator('[data-page]').first().one({ force: true });
	const link = document.createElement('a');
	link.setAttribute('data-path', path);
	host.parentElement?.append(link);
	fireEvent.click(link, init);
	link.remove();
}

export const feed = page.getByRole('feed');
export const count = (selector: string) => document.querySelectorAll(selector).length;

/** The composer with a text. */
export async function filled(written: string): Promise<Place> {
	const form = await compose();
	await textOf(form).fill(written);
	return form;
}

export async function draft(request: object = {}) {
	const { initialDraft } = await import('@/features/composer/draft/initialDraft');
	return initialDraft({ session: await session(), ...request });
}

/** Closes overlays by key, pressed until none is left. */
export const closeByKey = (open: Place): Promise<void> =>
	vi.waitFor(() => {
		if (open.all.length === 0) return;
		pressKey('Escape');
		throw new Error(`${open.words} is still open.`);
	}, WITHIN);

/** How long a question may take to come up, once `loadQuestions` was called. */
const ASKED_MS = 200;

/** Loads the code of questions, so that it is soon seen that none comes up. */
export async function loadQuestions(): Promise<void> {
	const { alert } = await import('@/ui/dialog/dialogs');
	void alert({ text: 'First' });
	await message.one();
	await closeByKey(message);
}

/** The text of the question that comes up, if one does; it is cancelled. */
export async function question(): Promise<string | null> {
	const asked = await vi
		.waitFor(() => message.all.at(0)?.textContent ?? Promise.reject(), { timeout: ASKED_MS })
		.catch(() => null);
	await closeByKey(message);
	return asked;
}

/** A look of the emoji picker, opened and closed. */
export async function picker<T>(purpose: 'reaction' | 'text', see: (opened: HTMLElement) => T): Promise<T> {
	const { intents } = await import('@/stores/intents');
	const anchor = await page.getByLabel('Search settings').one();
	intents.send({ kind: 'pickEmoji', session: await session(), anchor, purpose, choose() {} });
	const opened = await page.getByRole('dialog', { name: 'Emojis' }).one();
	await page.getByRole('dialog', { name: 'Emojis' }).locator('search').one();
	const seen = see(opened);
	await closeByKey(page.getByRole('dialog', { name: 'Emojis' }));
	return seen;
}

export const uploads = async () => {
	const { choicesFor } = await import('@/stores/uploads/choicesFor');
	return choicesFor(await session(), new File(['x'], 'a.png', { type: 'image/png' }));
};

/** Makes the server show ads, which it asks for with the page. */
export function showAds(): void {
	const ad = {
		id: 'one',
		place: 'horizontal-big',
		url: 'https://ads.example/',
		imageUrl: 'https://ads.example/ad.png',
	};
	changeAnswer('meta', { notesPerOneAd: 1, ads: [{ ...ad, dayOfWeek: 0, ratio: 1 }] });
}

let used = 0;
export const fresh = () => ++used;

/** Chooses an option of the only select in the row by its value. */
export async function choose(row: Place, value: string): Promise<void> {
	fireEvent.change(await row.locator('select').first().one(), { target: { value } });
}

/** The server's description of every link. */
export function answerWithPreview(body: string): void {
	answerAt('/url', async () => [200, body]);
}

/** The names of a picker's palettes, and which one is shown. */
export const tabsOf = (opened: HTMLElement) =>
	[...opened.querySelectorAll('[role="tablist"][aria-label="Palettes"] [role="tab"]')].map(tab => [
		tab.textContent,
		tab.getAttribute('aria-selected'),
	]);

/** The names of what the navigation bar has. */
export const barItems = (): readonly (string | null)[] =>
	page
		.getByRole('navigation', { name: 'Navigation' })
		.locator('a, button')
		.all.map(item => item.getAttribute('aria-label'));

/** Looks at a field of the account on the server. */
export const account = (field: string, more: Partial<DrivenSetting> = {}): DrivenSetting => ({
	sees: async ({ person }) => (await home.call<Record<string, unknown>>('i', {}, person))[field],
	isLate: true,
	...more,
});

/** Presses a button of the row. */
export const press = (name: string) => async (row: Place) => row.getByRole('button', { name, exact: true }).click();
