import { beforeEach, expect, it } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { page } from './support/menus';
import { answerWith, home, openPage, reloadPage } from './support/openPage';

const PATH = '/settings/drive';

let mara: Person;
beforeEach(async () => {
	mara = await home.signUp();
});

it('how much of the drive is used is shown, and that it is full', async () => {
	await home.upload(mara);
	const usage = { capacity: 1_048_576, usage: 524_288 };
	answerWith('drive', async () => [200, JSON.stringify(usage)]);
	await openPage(mara, { path: PATH });
	const space = page.getByRole('region', { name: 'Used space' });
	await expect(space).toContainText('512 KB of 1 MB');
	await expect(space).toContainText('512 KB free');
	await expect(space.locator('meter')).toHaveAttribute('value', '524288');
	usage.usage = 2_000_000;
	await reloadPage(PATH);
	await expect(space).toContainText('Your drive is full');
	answerWith('drive', async () => [500, '{}']);
	await reloadPage(PATH);
	await space.getByRole('button', { name: 'Retry' }).one();
	answerWith('drive', async () => [200, '{}']);
	await space.getByRole('button', { name: 'Retry' }).click();
	await expect(space).toContainText('The server doesn’t tell how much is used.');
});
