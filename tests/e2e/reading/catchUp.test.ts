import type { Locator, Page } from '@playwright/test';
import type { Home, Person } from '../support/Home';
import { remembered } from '../support/remembered';
import { dialog } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

/** A list with one member. */
async function listOf(home: Home, owner: Person, member: Person): Promise<string> {
	const { id } = await home.call<{ id: string }>('users/lists/create', { name: 'Crew' }, owner);
	await home.call('users/lists/push', { listId: id, userId: member.id }, owner);
	return id;
}

async function openDigest(page: Page): Promise<Locator> {
	await page.getByRole('button', { name: 'Timeline options' }).click();
	await page.getByRole('menuitem', { name: 'Catch up…' }).click();
	const digest = dialog(page, 'Catch up: Crew');
	await expect(digest.getByText('That is everything since')).toBeVisible();
	return digest;
}

test(
	'what was in view counts as read, and what came while away is read note by note',
	PHONE,
	async ({ open, home, isPhone }) => {
		const reader = await home.signUp();
		const mara = await home.signUp();
		const path = `/timeline/list/${await listOf(home, reader, mara)}`;
		for (const number of [1, 2]) await home.post(mara, `before ${number}`);
		const page = await open(reader, { base: { ui: 'default' }, path });
		await expect(page.getByText('before 1')).toBeVisible();
		await expect.poll(() => remembered(page), { timeout: 20_000 }).toEqual([2, 1]);

		await page.goto('about:blank');
		for (let number = 1; number <= 40; number++) await home.post(mara, `while away ${number}.`);
		await page.goto(path);
		await expect(page.getByText('while away 40.')).toBeVisible();
		let digest = await openDigest(page);
		await digest.getByLabel('Sort by').selectOption('Oldest first');
		const lines = digest.locator('[data-line]');
		await expect(lines.first()).toContainText('while away 1.');
		await expect(digest.getByText('before 2')).toHaveCount(0);
		await lines.first().getByRole('button').first().focus();
		if (isPhone) {
			for (const place of [0, 1]) await lines.nth(place).getByRole('button', { name: 'Mark as read' }).click();
		} else {
			await page.keyboard.press('e');
			await expect(lines.nth(1).getByRole('button').first()).toBeFocused();
			await page.keyboard.press('e');
			await expect(lines.nth(2).getByRole('button').first()).toBeFocused();
		}
		await expect(lines.nth(1).getByRole('button', { name: 'Mark as unread' })).toBeVisible();
		await lines.nth(2).getByRole('button').first().click();
		await expect(lines.nth(2).locator('article')).toContainText('while away 3.');
		await page.keyboard.press('Escape');
		await expect(digest).toHaveCount(0);

		digest = await openDigest(page);
		await expect(lines.first()).toContainText('while away 4.');
		await expect(digest.getByText('while away 3.')).toHaveCount(0);
	},
);
