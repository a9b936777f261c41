/**
 * Makes the README's images from the demo world: docs/*.webp. Needs a build and a Chromium (CHROMIUM_PATH).
 *
 *     node scripts/makeDocImages.mjs
 */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, devices } from 'playwright';
import sharp from 'sharp';
import { projectRoot } from './ensureDependencies.mjs';
import { findChromium } from './findChromium.mjs';
import { HomeServerProcess } from './HomeServerProcess.mjs';

const TARGET = join(projectRoot, 'docs');
const MAX_BYTES = 300_000;
/** Pictures, fonts and formulas load after the text. */
const SETTLE_MS = 2500;
const TIPS = Object.fromEntries(
	[
		'drive',
		'uploader',
		'postFormUploader',
		'clips',
		'userLists',
		'tl.home',
		'tl.local',
		'tl.social',
		'tl.global',
		'abuses',
	].map(tip => [tip, true]),
);
/** The server accepts one sign-in per second. */
const RETRY_MS = 1100;
const PHONE = devices['Pixel 7'];

async function signIn(server, username) {
	const call = async (endpoint, params) => {
		const headers = { 'content-type': 'application/json' };
		const response = await fetch(`${server.origin}/api/${endpoint}`, {
			method: 'POST',
			headers,
			body: JSON.stringify(params),
		});
		if (response.ok) return response.json();
		const said = await response.text();
		if (response.status !== 429) throw new Error(`${endpoint}: ${response.status} ${said}`);
		await new Promise(resolve => setTimeout(resolve, RETRY_MS));
		return call(endpoint, params);
	};
	const { id, i: token } = await call('signin-flow', { username, password: username });
	const { name, avatarUrl } = await call('i', { i: token });
	const { origin } = server;
	return { origin, host: new URL(origin).host, id, username, name, avatarUrl, token };
}

async function open(browser, server, accounts, options) {
	const values = { base: { deckIntroduced: true, tips: TIPS }, accounts, account: accounts[0] };
	const localStorage = Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
	const context = await browser.newContext({
		baseURL: server.origin,
		locale: 'en-US',
		colorScheme: 'dark',
		reducedMotion: 'reduce',
		storageState: { cookies: [], origins: [{ origin: server.origin, localStorage }] },
		...options,
	});
	return context.newPage();
}

async function save(page, name, { width, quality = 80 }) {
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(SETTLE_MS);
	const file = join(TARGET, `${name}.webp`);
	await sharp(await page.screenshot())
		.resize({ width })
		.webp({ quality, effort: 6 })
		.toFile(file);
	const { size } = statSync(file);
	console.log(`${name}.webp  ${Math.round(size / 1000)} kB`);
	if (size > MAX_BYTES) throw new Error(`${name}.webp is larger than ${MAX_BYTES / 1000} kB.`);
}

/** An image of the demo account's drive, to attach. */
async function imageOf({ origin, token }) {
	const response = await fetch(`${origin}/api/drive/files`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ i: token, type: 'image/*', limit: 30 }),
	});
	const [image] = (await response.json()).filter(file => !file.isSensitive && file.type !== 'image/gif');
	const buffer = Buffer.from(await (await fetch(image.url)).arrayBuffer());
	return { name: image.name, mimeType: image.type, buffer };
}

/** The demo account's synced deck. */
async function deck(browser, server, accounts) {
	const page = await open(browser, server, accounts, { viewport: { width: 1920, height: 1080 } });
	await page.goto('/?ui=deck');
	await page.locator('[data-column="antenna"] article').first().waitFor();
	await save(page, 'deck', { width: 1920, quality: 72 });
	await page.context().close();
}

async function composer(browser, server, accounts) {
	const page = await open(browser, server, accounts, { viewport: { width: 1100, height: 760 } });
	await page.goto('/?ui=default');
	await page.locator('article').first().waitFor();
	await page.keyboard.press('n');
	const form = page.getByRole('dialog', { name: 'New note' });
	await form.getByLabel('Note text').fill('Low tide at 18:20. Who joins for a walk to the lighthouse? 🦀');
	const choosing = page.waitForEvent('filechooser');
	await form.getByRole('button', { name: 'Attach files' }).click();
	await (await choosing).setFiles([await imageOf(accounts[0])]);
	await save(page, 'composer', { width: 1100 });
	await page.context().close();
}

async function phone(browser, server, accounts) {
	const page = await open(browser, server, accounts, { ...PHONE, viewport: { width: 390, height: 844 } });
	await page.goto('/?ui=default');
	await page.locator('article').first().waitFor();
	await save(page, 'phone', { width: 520 });
	await page.context().close();
}

mkdirSync(TARGET, { recursive: true });
const server = await HomeServerProcess.start();
const browser = await chromium.launch({ executablePath: (await findChromium()) ?? undefined });
try {
	await server.hideAds();
	const accounts = [await signIn(server, 'demo'), await signIn(server, 'friend')];
	await deck(browser, server, accounts);
	await composer(browser, server, accounts);
	await phone(browser, server, accounts);
} finally {
	await browser.close();
	await server.stop();
}
