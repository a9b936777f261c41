import { chooseMore } from '../support/composing';
import { somePicture } from '../support/Home';
import { lastNote } from '../support/lastNote';
import { compose, crashTab, outbox, postButton, textOf, uploadNow, waiting } from '../support/posting';
import { reload } from '../support/reload';
import { card, dialog, homeTimeline } from '../support/screen';
import { expect, PHONE_ONLY, test } from '../support/test';

test('a draft survives closing, a reload and crashes of its tab, and is gone once posted', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);

	const next =
		await test.step('a draft survives closing, a reload and a crash of its tab, and is gone once posted', async () => {
			const form = await compose(page);
			await textOf(form).fill('half a thought');
			await form.getByRole('button', { name: 'Close' }).click();
			await expect(form).toHaveCount(0);
			await expect(textOf(await compose(page))).toHaveValue('half a thought');
			await textOf(form).fill('three quarters of a thought');
			await reload(page);
			await expect(textOf(await compose(page))).toHaveValue('three quarters of a thought');
			await textOf(form).fill('nearly a whole thought');
			await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('nearly a whole thought');
			await crashTab(page);

			const other = await page.context().newPage();
			await other.goto('/');
			const there = await compose(other);
			await expect(textOf(there)).toHaveValue('nearly a whole thought');
			await postButton(there).click();
			await expect(there).toHaveCount(0);
			expect((await lastNote(home, person))?.text).toBe('nearly a whole thought');
			await expect(textOf(await compose(other))).toHaveValue('');
			return other;
		});

	await test.step('a tab that crashes in the middle of a word loses a few keys at most, and typing stays cheap', async () => {
		const form = dialog(next, 'New note');
		await textOf(form).fill('A long paragraph that was there already. '.repeat(50));
		const before = (await textOf(form).inputValue()).length;
		await next.evaluate(() => {
			const setItem = Reflect.get(Storage.prototype, 'setItem') as (this: Storage, key: string, value: string) => void;
			const spent: number[] = [];
			Object.assign(globalThis, { spent });
			Storage.prototype.setItem = function (key: string, value: string) {
				const began = performance.now();
				setItem.call(this, key, value);
				if (key.startsWith('draft:')) spent.push(performance.now() - began);
			};
		});
		const typed = 'the middle of a wo';
		await next.keyboard.type(typed, { delay: 40 });
		const spent = await next.evaluate(() => (globalThis as unknown as { spent: number[] }).spent);
		// Kept at the first key, and then a few times a second: not at each key, and each time in no time.
		expect(spent.length).toBeGreaterThan(1);
		expect(spent.length).toBeLessThan(typed.length);
		const median = spent.toSorted((a, b) => a - b)[Math.floor(spent.length / 2)];
		expect(median).toBeLessThan(4);
		await crashTab(next);

		const last = await next.context().newPage();
		await last.goto('/');
		const kept = await textOf(await compose(last)).inputValue();
		expect(kept.length).toBeGreaterThan(before + typed.length - 10);
		expect(typed.startsWith(kept.slice(before))).toBe(true);
	});
});

test('files come by the picker, by pasting and by dropping, can be taken off again, and tried again', async ({
	open,
	home,
}) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);

	await test.step('files come by the picker, by pasting and by dropping, and can be taken off again', async () => {
		const attached = form.getByRole('list', { name: 'Attached files' }).getByRole('button', { name: /^Remove/ });
		const choosing = page.waitForEvent('filechooser');
		await form.getByRole('button', { name: 'Attach files' }).click();
		const picture = async (name: string) => ({
			name,
			mimeType: 'image/png',
			buffer: Buffer.from(await somePicture(200, 150)),
		});
		await (await choosing).setFiles([await picture('picked.png'), await picture('superfluous.png')]);
		await expect(attached).toHaveCount(2);

		for (const [type, name, count] of [
			['paste', 'pasted.png', 3],
			['drop', 'dropped.png', 4],
		] as const) {
			const bytes = [...(await somePicture(120, 90))];
			await textOf(form).evaluate(
				(area, given) => {
					const data = new DataTransfer();
					data.items.add(new File([new Uint8Array(given.bytes)], given.name, { type: 'image/png' }));
					const options = { bubbles: true, cancelable: true };
					area.dispatchEvent(
						given.type === 'paste'
							? new ClipboardEvent('paste', { ...options, clipboardData: data })
							: new DragEvent('drop', { ...options, dataTransfer: data }),
					);
				},
				{ type, name, bytes },
			);
			await expect(attached).toHaveCount(count);
		}
		await form.getByRole('button', { name: 'Remove superfluous.png' }).click();
		await expect(attached).toHaveCount(3);
		// A note may be pictures alone.
		await postButton(form).click();
		await expect(form).toHaveCount(0);
		const note = await lastNote(home, person);
		expect(note?.text).toBeNull();
		expect(note?.files.map(({ name }) => name)).toEqual(['picked.png', expect.stringMatching(/\.png$/), 'dropped.png']);
	});

	await test.step('an upload that fails can be tried again', async () => {
		await compose(page);
		await page.route('**/api/drive/files/create', route => route.abort());
		const choosing = page.waitForEvent('filechooser');
		await form.getByRole('button', { name: 'Attach files' }).click();
		await (await choosing).setFiles([
			{ name: 'storm.png', mimeType: 'image/png', buffer: Buffer.from(await somePicture(80, 80)) },
		]);
		await uploadNow(page, form, 'storm.png');
		await page.getByRole('alertdialog').getByRole('button', { name: 'Got it' }).click();
		await expect(postButton(form)).toBeDisabled();
		await page.unroute('**/api/drive/files/create');
		await form.getByRole('button', { name: 'Retry uploading storm.png' }).click();
		await expect(form.getByRole('button', { name: 'Remove storm.png' })).toBeVisible();
		await expect(postButton(form)).toBeEnabled();
	});
});

test(
	'on a phone a note goes with its warning, its poll and who may read it, and is taken back by a press',
	PHONE_ONLY,
	async ({ open, home }) => {
		const person = await home.signUp();
		const page = await open(person);
		const form = await compose(page);
		await chooseMore(page, form, 'When posting');
		await page.getByRole('menuitemradio', { name: '30 seconds' }).click();
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
		await textOf(form).fill('Which way?');
		await form.getByRole('button', { name: 'Content warning' }).click();
		await expect(postButton(form)).toBeDisabled();
		await form.getByRole('textbox', { name: 'Content warning' }).fill('a decision');
		await form.getByRole('button', { name: 'Poll' }).click();
		await form.getByLabel('Choice 1', { exact: true }).fill('North');
		await expect(form.getByText('A poll needs at least two choices.')).toBeVisible();
		await form.getByLabel('Choice 2', { exact: true }).fill('South');
		await form.getByRole('button', { name: 'Add choice' }).click();
		await form.getByLabel('Choice 3', { exact: true }).fill('East');
		await form.getByRole('switch').check();
		await form.getByLabel('Ends').selectOption({ index: 2 });
		await form.getByRole('button', { name: 'Public' }).click();
		await page.getByRole('menuitemradio', { name: /^Followers/ }).click();
		await expect(form.getByRole('button', { name: 'Followers' })).toBeVisible();
		await postButton(form).click();
		await expect(form).toHaveCount(0);

		await test.step('a note can be taken back for some seconds, with all that it has', async () => {
			await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
			await expect(textOf(form)).toHaveValue('Which way?');
			await expect(form.getByRole('textbox', { name: 'Content warning' })).toHaveValue('a decision');
			await expect(form.getByRole('button', { name: 'Followers' })).toBeVisible();
			expect(await lastNote(home, person)).toBeUndefined();
			await postButton(form).click();
			await expect(form).toHaveCount(0);
			await waiting(page).click();
			await expect(outbox(page)).toContainText('Can still be undone');
			await outbox(page).getByRole('button', { name: 'Send now' }).click();
			await expect(outbox(page).getByText('No notes waiting')).toBeVisible();
			await outbox(page).getByRole('button', { name: 'Close' }).click();
		});

		const note = await lastNote(home, person);
		expect(note).toMatchObject({ text: 'Which way?', cw: 'a decision', visibility: 'followers' });
		expect(note?.poll?.choices.map(choice => choice.text)).toEqual(['North', 'South', 'East']);
		expect(note?.poll?.multiple).toBe(true);
		expect(Date.parse(note?.poll?.expiresAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
		const shown = card(homeTimeline(page, true), note ?? { id: '' });
		await expect(shown.getByText('a decision')).toBeVisible();
		await expect(shown.getByText('Which way?')).toHaveCount(0);
		await expect(shown.getByRole('img', { name: 'Followers only' })).toBeVisible();
		await shown.getByRole('button', { name: 'Show more' }).click();
		await expect(shown.getByText('Which way?')).toBeVisible();
	},
);
