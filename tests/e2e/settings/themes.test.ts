import { defaultTheme } from '@/domain/theme/builtIn/builtInThemes';
import { compileTheme } from '@/domain/theme/compileTheme';
import type { Theme } from '@/domain/theme/Theme';
import app from '../../../package.json' with { type: 'json' };
import { NO_CLIENT, setPreferences } from '../support/preferences';
import { composeButton } from '../support/screen';
import { expect, test } from '../support/test';

const mine: Theme = { id: 'mine', name: 'Mine', base: 'dark', props: { bg: '#010203', accent: '#ff80c0' } };
const MINE_RGB = 'rgb(1, 2, 3)';

interface Recorded {
	/** The backgrounds of the page and the browser's bars in each frame in which it was shown. */
	backgrounds?: string[];
}

/** Runs in the page, from its first moment. */
function recordBackgrounds(): void {
	const backgrounds: string[] = [];
	Object.assign(globalThis, { backgrounds } satisfies Recorded);
	const look = () => {
		const { backgroundColor, display } = getComputedStyle(document.documentElement);
		const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(each => each.content);
		if (display !== 'none') backgrounds.push(backgroundColor, ...bars);
		requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
}

test('the chosen theme is there from the first frame on, also after an update', async ({ home, open }) => {
	const page = await open(await home.signUp(), { path: NO_CLIENT, base: { ui: 'deck' } });
	await setPreferences(page, { darkTheme: mine });
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.goto('/');
	await expect.poll(() => page.evaluate(() => localStorage.getItem('theme') ?? '')).toContain('#010203');
	await page.addInitScript(recordBackgrounds);
	const start = async () => {
		await page.reload();
		await expect(composeButton(page)).toBeVisible();
		const seen = await page.evaluate(() => (globalThis as Recorded).backgrounds ?? []);
		expect([...new Set(seen)]).toEqual([MINE_RGB, mine.props.bg]);
	};
	await test.step('at the next start', start);
	await test.step('after an update, whose script takes its time', async () => {
		await page.evaluate(
			([current, accent]) => {
				const stored = localStorage.getItem('theme') ?? '';
				localStorage.setItem(
					'theme',
					stored.replace(`"${current}"`, '"0.0.0-earlier"').replaceAll(`${accent}`, '#00ff00'),
				);
			},
			[app.version, '#010203'],
		);
		// It comes after the app's own code, which would draw first if the page didn't wait.
		const ownCode = page.waitForResponse(/\/assets\/app-.*\.js/);
		await page.route(/\/assets\/recompileTheme-.*\.js/, async route => {
			await (await ownCode).finished();
			await route.continue();
		});
		await start();
		expect(await page.evaluate(() => localStorage.getItem('theme'))).toContain(`"${app.version}"`);
	});
	await test.step('where that script can’t be loaded, in another theme rather than never', async () => {
		await page.evaluate(() => localStorage.removeItem('theme'));
		await page.unrouteAll({ behavior: 'wait' });
		await page.route(/\/assets\/recompileTheme-.*\.js/, route => route.abort());
		await page.reload();
		await expect(composeButton(page)).toBeVisible();
		await expect
			.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
			.toBe(MINE_RGB);
	});
});

interface Changes {
	transitions: number;
	/** How long the class of the fallback stood, in milliseconds. */
	marked?: number;
	/** What the page was fading by meanwhile. */
	fade?: string | undefined;
}

/** Runs in the page, before its first change. */
function recordChanges(): void {
	const changes: Changes = { transitions: 0 };
	Object.assign(globalThis, { changes });
	const start = document.startViewTransition.bind(document);
	document.startViewTransition = change => {
		changes.transitions++;
		return start(change);
	};
	const { classList } = document.documentElement;
	const isMarked = () => classList.contains('theme-changing');
	let since: number | undefined;
	// As it is set: an observer hears of it once the page's own work is done.
	const add = classList.add.bind(classList);
	classList.add = (...names) => {
		add(...names);
		if (isMarked()) since ??= performance.now();
	};
	new MutationObserver(() => {
		if (!isMarked()) {
			if (since !== undefined) changes.marked = performance.now() - since;
			since = undefined;
			return;
		}
		const [fade] = document.body.getAnimations();
		changes.fade = fade instanceof CSSAnimation ? fade.animationName : undefined;
	}).observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
}

/** Runs in the page, as if it were in a browser without view transitions. */
function forgetTransitions(): void {
	for (const each of [document, Document.prototype]) Reflect.deleteProperty(each, 'startViewTransition');
}

test('a change of the theme is a view transition, or marks the page for 500 ms and fades unless motion is unwanted', async ({
	home,
	open,
}) => {
	const context = { colorScheme: 'light', reducedMotion: 'no-preference' } as const;
	const page = await open(await home.signUp(), { path: '/', base: { ui: 'deck' }, context });
	await expect(composeButton(page)).toBeVisible();
	await page.evaluate(recordChanges);
	const changes = () => page.evaluate(() => (globalThis as unknown as { changes: Changes }).changes);
	/** Changes the device's scheme, and waits until the page and the browser's bars have the colors of it. */
	const change = async (colorScheme: 'light' | 'dark') => {
		await page.emulateMedia({ colorScheme });
		await page.waitForFunction(
			([wanted, canvas]) => {
				const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
				return document.documentElement.dataset.theme === wanted && metas.every(({ content }) => content === canvas);
			},
			[colorScheme, compileTheme(defaultTheme(colorScheme))['--canvas']],
		);
	};
	await test.step('at once, before the page follows the device', async () => {
		await change('dark');
		expect(await changes()).toEqual({ transitions: 0 });
	});
	await test.step('as a view transition, also where the next change skips it', async () => {
		await change('light');
		expect(await changes()).toEqual({ transitions: 1 });
		// A rejection that nobody handles would be a fault.
		for (const colorScheme of ['dark', 'light'] as const) await page.emulateMedia({ colorScheme });
		await change('dark');
	});
	await test.step('by a mark alone where the system asks for less motion', async () => {
		const { transitions } = await changes();
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await change('light');
		await expect.poll(async () => (await changes()).marked).toBeGreaterThanOrEqual(490);
		expect(await changes()).toMatchObject({ transitions, fade: undefined });
	});
	await test.step('by a fade where there are no view transitions', async () => {
		const { transitions } = await changes();
		await page.evaluate(forgetTransitions);
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		await change('dark');
		await expect.poll(async () => (await changes()).fade).toBe('theme-fade');
		await expect.poll(async () => (await changes()).marked).toBeGreaterThanOrEqual(490);
		expect((await changes()).transitions).toBe(transitions);
	});
});
