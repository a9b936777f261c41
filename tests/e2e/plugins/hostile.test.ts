import { HOSTILE_PLUGINS, installedHostile } from '@tests/factories/hostilePlugins';
import { compose, textOf } from '../support/composing';
import { NO_CLIENT, setPreferences } from '../support/preferences';
import { type NoticesProbe, recordNotices } from '../support/recordNotices';
import { expect, test } from '../support/test';

const BEGINS = 'The loop begins';

const installed = ['Endless loop', 'Million toasts', 'Never answers about notes'].map(name => {
	const hostile = HOSTILE_PLUGINS.find(each => each.name === name);
	if (!hostile) throw new Error(`There is no hostile plugin ${name}.`);
	const source = name === 'Endless loop' ? `Mk:toast("${BEGINS}")\n${hostile.source}` : hostile.source;
	return installedHostile({ ...hostile, source });
});

test('hostile plugins are stopped and named, while a note is written and posted', async ({ home, open }) => {
	const person = await home.signUp();
	await home.post(person, 'high water at noon');
	const page = await open(person, { path: NO_CLIENT });
	await setPreferences(page, { plugins: installed });
	await page.addInitScript(recordNotices);
	await page.goto('/');
	const notices = () => page.evaluate(() => (globalThis as NoticesProbe).notices ?? []);
	const isNamed = async (notice: string) => (await notices()).some(each => each.startsWith(notice));

	await test.step('the composer types and posts while they run', async () => {
		// They start once the page has.
		await expect.poll(() => isNamed(BEGINS), { timeout: 20_000 }).toBe(true);
		const form = await compose(page);
		await textOf(form).pressSequentially('calm water');
		await expect(textOf(form)).toHaveValue('calm water');
		await form.getByRole('button', { name: 'Post', exact: true }).click();
		// While the loop runs, the plugin may still register a function for notes: after 10 s the person is asked.
		const asItIs = page.getByRole('button', { name: 'Post as it is' });
		await expect(async () => {
			if (await asItIs.isVisible()) await asItIs.click();
			await expect(form).toHaveCount(0, { timeout: 1_000 });
		}).toPass();
		await expect(page.getByText('calm water', { exact: true }).first()).toBeVisible();
	});

	await test.step('each is named as it is stopped', async () => {
		await expect.poll(() => isNamed('Million toasts did too much at once and was stopped.')).toBe(true);
		await expect.poll(() => isNamed('Endless loop failed and was stopped.'), { timeout: 20_000 }).toBe(true);
		await expect(async () => {
			await home.post(person, 'low water at six');
			expect(await isNamed('Never answers about notes didn’t answer in time and was stopped.')).toBe(true);
		}).toPass();
		await expect(page.getByText('low water at six', { exact: true }).first()).toBeVisible();
	});
});
