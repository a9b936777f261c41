import { expectFlawless } from '../support/accessible';
import { card, dialog, homeTimeline, openPictureMenu } from '../support/screen';
import { someFilm, someSound, uploadFile } from '../support/someMedia';
import { expect, PHONE, PHONE_ONLY, test } from '../support/test';

test(
	'a film is played, by a mouse and by a finger; a sound is loaded when it is played',
	PHONE,
	async ({ open, home, isPhone }) => {
		const writer = await home.signUp();
		const sound = { bytes: someSound(40), type: 'audio/wav', name: 'foghorn.wav' };
		const plan = { bytes: new TextEncoder().encode('Keel first.'), type: 'text/plain', name: 'plan.txt' };
		const sounding = await home.post(writer, { text: 'listen', fileIds: [await uploadFile(home, writer, sound)] });
		const planned = await home.post(writer, { text: 'the plan', fileIds: [await uploadFile(home, writer, plan)] });
		const page = await open(await home.follower(writer));

		await test.step('the controls of a film go after three seconds, and come back by a move or a touch', async () => {
			const film = { bytes: await someFilm(page), type: 'video/webm', name: 'ferry.webm', comment: 'The ferry' };
			const note = await home.post(writer, { text: 'look', fileIds: [await uploadFile(home, writer, film)] });
			const shown = card(homeTimeline(page, isPhone), note);
			const play = shown.getByRole('button', { name: 'Play video: The ferry' });
			await expect(play).toBeVisible();
			await expect(shown.locator('video')).toHaveCount(0);
			await play.click();
			const player = shown.locator('[data-player]');
			await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
			await page.keyboard.press('l');
			await expect(player).toHaveAttribute('data-controls', 'hidden', { timeout: 6_000 });
			const picture = player.locator('video');
			const middle = { position: { x: 120, y: 60 } };
			if (isPhone) await picture.tap(middle);
			else await picture.hover(middle);
			await expect(player).toHaveAttribute('data-controls', 'shown');
			await page.keyboard.press('k');
			await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
			await expectFlawless(page, '[data-player]');
			if (isPhone) return;
			await picture.click({ position: { x: 40, y: 40 } });
			await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
			await player.getByRole('button', { name: 'Full screen' }).click();
			await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
			await page.keyboard.press('f');
			await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
		});
		if (isPhone) return;

		await test.step('a sound is loaded when it is played, and obeys the keyboard', async () => {
			const shown = card(homeTimeline(page, isPhone), sounding);
			await expect(shown.locator('audio')).toHaveCount(0);
			await shown.getByRole('button', { name: 'Play foghorn.wav' }).click();
			const player = shown.getByRole('region', { name: 'Audio: foghorn.wav' });
			await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
			const audio = shown.locator('audio');
			expect(await audio.evaluate((element: HTMLMediaElement) => element.volume)).toBe(0.25);
			await page.keyboard.press('k');
			await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
			await expect(player.getByText('/ 0:40')).toBeAttached();
			const time = () => audio.evaluate((element: HTMLMediaElement) => element.currentTime);
			const before = await time();
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('ArrowRight');
			await expect.poll(time).toBeCloseTo(before + 10, 1);
			await page.keyboard.press('ArrowLeft');
			await expect.poll(time).toBeCloseTo(before + 5, 1);
			await page.keyboard.press('ArrowUp');
			await expect.poll(() => audio.evaluate((element: HTMLMediaElement) => element.volume)).toBeCloseTo(0.4);
			await player.getByRole('combobox', { name: 'Speed' }).selectOption('0.25');
			await expect.poll(() => audio.evaluate((element: HTMLMediaElement) => element.playbackRate)).toBe(0.25);
			await player.getByRole('button', { name: 'Repeat' }).click();
			expect(await audio.evaluate((element: HTMLMediaElement) => element.loop)).toBe(true);
			await expectFlawless(page, '[data-player]');
		});

		await test.step('what cannot be shown is there to be saved', async () => {
			const link = card(homeTimeline(page, isPhone), planned).getByRole('link', { name: 'Download plan.txt' });
			await expect(link).toBeVisible();
			const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
			expect(download.suggestedFilename()).toBe('plan.txt');
		});
	},
);

test('the menu of a file is in its viewer, and lets moderators mark it', PHONE_ONLY, async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, { text: 'harmless', fileIds: [await home.upload(writer)] });
	const admin = await home.signIn('admin', 'admin');
	await home.call('following/create', { userId: writer.id }, admin);
	const [theirs, page] = await Promise.all([open(await home.follower(writer)), open(admin)]);
	const there = card(homeTimeline(theirs, true), note);
	await openPictureMenu(theirs, there, true);
	await expect(theirs.getByRole('menuitem', { name: 'Download' })).toBeVisible();
	await expect(theirs.getByRole('menuitem', { name: 'Mark as sensitive' })).toHaveCount(0);
	await theirs.getByRole('menuitem', { name: 'File details' }).click();
	await expect(dialog(theirs, 'File details').getByText('640 × 400 pixels')).toBeVisible();

	const here = card(homeTimeline(page, true), note);
	await openPictureMenu(page, here, true);
	await page.getByRole('menuitem', { name: 'Mark as sensitive' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as sensitive' }).click();
	await page.locator('.pswp').getByRole('button', { name: 'Close' }).click();
	await expect(here.getByRole('button', { name: /Sensitive/ })).toBeVisible();
	await here.getByRole('button', { name: /Sensitive/ }).click();
	await expect(here.getByRole('button', { name: 'Hide' })).toBeVisible();
});
