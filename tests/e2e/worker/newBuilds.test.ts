import { MACHINE_SCALE } from '@tests/factories/machineScale';
import { anotherBuild } from '../support/anotherBuild';
import { Gate } from '../support/Gate';
import { allLateParts, partsToCome } from '../support/lateParts';
import { toast } from '../support/menus';
import { bar, compose, textOf } from '../support/posting';
import { NO_CLIENT } from '../support/preferences';
import { dialog } from '../support/screen';
import { expect, test } from '../support/test';
import { newestWorkerServes, WITH_WORKER, workerIsReady } from '../support/workers';

// All parts are loaded before they are opened.
test.use({ savesData: false });

const OFFER = 'A new version is available';
const ownBuild = () => document.querySelector<HTMLElement>('script[data-build]')?.dataset.build;

for (const worker of ['with', 'without'] as const) {
	test(`three builds in a row under an open tab, ${worker} a worker: it goes on, offers the new one, loses no word`, async ({
		open,
		ownServer,
	}) => {
		// Three times, all files of a build are fetched.
		test.setTimeout(120_000 * MACHINE_SCALE);
		const server = await ownServer();
		const { home } = server;
		const person = await home.signUp();
		const page = await open(person, { home, ...(worker === 'with' ? { context: WITH_WORKER } : {}) });
		const missing: string[] = [];
		page.on('response', response => {
			if (response.status() === 404 && response.url().includes('/assets/')) missing.push(response.url());
		});
		let text = 'half a thought';
		await textOf(await compose(page)).fill(text);
		for (const number of [1, 2, 3]) {
			if (worker === 'with') await workerIsReady(page);
			else await allLateParts(page);
			const before = await page.evaluate(ownBuild);
			await server.deploy(await anotherBuild(number));
			await expect(toast(page, OFFER)).toBeVisible({ timeout: 60_000 });
			// The tab goes on, also with parts that it has not loaded so far.
			const form = dialog(page, 'New note');
			await expect(textOf(form)).toHaveValue(text);
			text += ` and ${number}`;
			await textOf(form).fill(text);
			if (worker === 'with') {
				await form.getByRole('button', { name: 'Close' }).click();
				await bar(page).getByRole('button', { name: 'Drive' }).click();
				await expect(page.getByText('No files yet')).toBeVisible();
				await newestWorkerServes(page);
			}
			await page.getByRole('status').getByRole('button', { name: 'Reload' }).click();
			await expect.poll(() => page.evaluate(ownBuild)).not.toBe(before);
			await expect(textOf(await compose(page))).toHaveValue(text);
		}
		expect(missing).toEqual([]);
	});
}

/** The names of the builds whose files this page has the worker keep. */
const heldBuilds = async () => {
	const { held = [] } = await navigator.locks.query();
	return held.flatMap(({ name = '' }) => (name.startsWith('build:') ? [name.slice('build:'.length)] : []));
};
for (const state of ['there', 'gone'] as const) {
	test(`a build deployed in the first seconds of a tab is offered, its late parts ${state}`, async ({
		open,
		ownServer,
	}) => {
		const server = await ownServer();
		const { home } = server;
		const person = await home.signUp();
		const asked = new Gate();
		const deployed = new Gate();
		const page = await open(person, { home, path: NO_CLIENT });
		// It watches for builds, and is loaded after the start.
		await page.route(/\/assets\/WorkerListener-[^/]*\.js$/, async route => {
			// A second request may come while the server starts again.
			const response = state === 'there' ? await route.fetch().catch(() => null) : null;
			asked.open();
			await deployed.opened;
			await (response ? route.fulfill({ response }) : route.continue());
		});
		await page.goto('/');
		const form = await compose(page);
		await textOf(form).fill('half a thought');
		const before = await page.evaluate(ownBuild);
		// A worker that takes over meanwhile would have to know.
		expect(await page.evaluate(heldBuilds)).toEqual([before]);
		await asked.opened;
		await expect
			.poll(async () => (await page.evaluate(partsToCome)).filter(href => !href.includes('/WorkerListener-')))
			.toEqual([]);
		await server.deploy(await anotherBuild(1));
		deployed.open();
		await expect(toast(page, OFFER)).toBeVisible({ timeout: 30_000 });
		await expect(textOf(form)).toHaveValue('half a thought');
		await page.getByRole('status').getByRole('button', { name: 'Reload' }).click();
		await expect.poll(() => page.evaluate(ownBuild)).not.toBe(before);
		await expect(textOf(await compose(page))).toHaveValue('half a thought');
	});
}
