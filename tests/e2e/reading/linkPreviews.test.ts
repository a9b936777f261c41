import type { Page } from '@playwright/test';
import { somePicture } from '../support/Home';
import { NO_CLIENT, setPreferences } from '../support/preferences';
import { card, column } from '../support/screen';
import { expect, test } from '../support/test';

/** No server listens here: the failure is the home server's own response. */
const DEAD = 'http://127.0.0.1:9/dead';
const PLAIN = 'https://lighthouse.example/plain';
const SENSITIVE = 'https://lighthouse.example/sensitive';
const FILM = 'https://lighthouse.example/film';
const POST = 'https://x.com/lighthouse/status/20';
const ALLOWED = 'autoplay; clipboard-write; fullscreen; encrypted-media; picture-in-picture; web-share';

/** Provides previews of pages that only exist in the test. */
async function tellOfPages(page: Page): Promise<void> {
	const picture = Buffer.from(await somePicture(300, 200));
	await page.route('**/lighthouse-pictures/**', route => route.fulfill({ contentType: 'image/png', body: picture }));
	await page.route(/\/url\?/, route => {
		const url = new URL(route.request().url()).searchParams.get('url') ?? '';
		if (url === DEAD) return route.continue();
		const origin = new URL(route.request().url()).origin;
		const isFilm = url === FILM;
		return route.fulfill({
			json: {
				url,
				title: isFilm ? 'A film of fog' : 'How the lamp was lit',
				description: 'A keeper tells of the years before there was a cable, of oil and of wicks. '.repeat(3),
				thumbnail: `${origin}/lighthouse-pictures/lamp.png`,
				icon: `${origin}/lighthouse-pictures/icon.png`,
				sitename: 'The Lighthouse',
				sensitive: url === SENSITIVE,
				player: isFilm
					? { url: 'https://player.example/fog', width: 16, height: 9, allow: [...ALLOWED.split('; '), 'camera'] }
					: { url: null, width: null, height: null, allow: [] },
			},
		});
	});
	await page.route('https://player.example/**', route => route.fulfill({ contentType: 'text/html', body: 'fog' }));
	await page.route('https://platform.twitter.com/**', route => {
		const resize = { 'twttr.embed': { method: 'twttr.private.resize', params: [{ height: 321 }] } };
		const script = `parent.postMessage(${JSON.stringify(resize)}, '*')`;
		return route.fulfill({ contentType: 'text/html', body: `Lamp is lit<script>${script}</script>` });
	});
}

test('a link’s card tells of its page, plays what plays there, and covers what is sensitive', async ({
	open,
	home,
}) => {
	const writer = await home.signUp();
	const plain = await home.post(writer, `one ${PLAIN} two ${SENSITIVE}`);
	const film = await home.post(writer, `${FILM} ${DEAD}`);
	const post = await home.post(writer, POST);
	const page = await open(await home.follower(writer), { path: NO_CLIENT });
	await tellOfPages(page);
	await page.goto('/');
	const timeline = column(page, 'home');

	const article = card(timeline, plain).getByRole('link', { name: /How the lamp was lit/ });
	await expect(article).toHaveCount(1);
	await expect(article).toHaveAttribute('href', PLAIN);
	await expect(article.locator('img').first()).toBeVisible();
	const covered = card(timeline, plain).getByText('Sensitive page on lighthouse.example').locator('..');
	await covered.getByRole('button', { name: 'Show' }).click();
	await expect(article).toHaveCount(2);

	const shown = card(timeline, film);
	await expect(shown.getByText('Couldn’t preview 127.0.0.1:9')).toBeVisible();
	await shown.getByRole('button', { name: 'Play here' }).click();
	const frame = shown.locator('iframe[title="A film of fog"]');
	await expect(frame).toHaveAttribute('src', 'https://player.example/fog');
	await expect(frame).toHaveAttribute('allow', ALLOWED);
	await expect(shown.frameLocator('iframe').getByText('fog')).toBeVisible();
	await shown.getByRole('button', { name: 'Close player' }).click();
	await expect(frame).toHaveCount(0);

	await card(timeline, post).getByRole('button', { name: 'Show post here' }).click();
	const shownPost = card(timeline, post).locator('iframe');
	await expect(shownPost).toHaveAttribute('src', /^https:\/\/platform\.twitter\.com\/embed\/Tweet\.html\?id=20&/);
	await expect(shownPost).toHaveCSS('height', '321px');
	await expect(card(timeline, post).frameLocator('iframe').getByText('Lamp is lit')).toBeVisible();
});

test('under data saver a card has no picture until it is asked for', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, PLAIN);
	const page = await open(await home.follower(writer), { path: NO_CLIENT });
	await setPreferences(page, { dataSaver: { media: false, avatar: false, urlPreview: true, code: false } });
	await tellOfPages(page);
	await page.goto('/');
	const shown = card(column(page, 'home'), note);
	const article = shown.getByRole('link', { name: /How the lamp was lit/ });
	await expect(article).toBeVisible();
	await expect(article.locator('img')).toHaveCount(0);
	await page.mouse.move(2, 2);
	await shown.getByRole('link', { name: 'lighthouse.example/plain', exact: true }).hover();
	const about = page.locator('[data-overlay]').filter({ hasText: 'How the lamp was lit' });
	await expect(about).toBeVisible();
	await expect(about.locator('img')).toHaveCount(0);
	// The card may cover what is pressed next.
	await page.mouse.move(2, 2);
	await expect(about).toHaveCount(0);
	await shown.getByRole('button', { name: 'Show image' }).click();
	await expect(article.locator('img')).toHaveCount(2);
});

test('a link that the pointer or the keyboard rests at says where it leads', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(
		writer,
		`?[plain](${PLAIN}) and ?[sensitive](${SENSITIVE}) and ?[dead](${DEAD}) are told of`,
	);
	const page = await open(await home.follower(writer), { path: NO_CLIENT });
	await tellOfPages(page);
	await page.goto('/');
	const shown = card(column(page, 'home'), note);
	const link = (name: string) => shown.getByRole('link', { name, exact: true });
	// The previous one may still be fading out.
	const about = page.locator('[data-overlay]').last();
	// Silent links have no card below the text.
	await expect(shown.getByText('The Lighthouse')).toHaveCount(0);
	// A hand moves the pointer in many steps; here a single step may come before the listener.
	await expect(async () => {
		await page.mouse.move(2, 2);
		await link('plain').hover();
		await expect(about).toContainText('How the lamp was lit', { timeout: 2_000 });
	}).toPass();
	await expect(about).toContainText(PLAIN);
	await expect(about.locator('img').first()).toBeVisible();
	await link('sensitive').hover();
	await expect(about).toContainText('Sensitive page on lighthouse.example');
	await expect(about).not.toContainText('How the lamp was lit');
	await link('dead').hover();
	await expect(about).toContainText('Couldn’t preview 127.0.0.1:9');
	await page.mouse.move(2, 2);
	await expect(about).toHaveCount(0);

	await link('plain').focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Shift+Tab');
	await expect(about).toContainText('How the lamp was lit');
	await expect(link('plain')).toHaveAccessibleDescription(/How the lamp was lit/);
	await page.keyboard.press('Escape');
	await expect(about).toHaveCount(0);
	await expect(link('plain')).toBeFocused();
});
