import { expect, it } from 'vitest';
import { page } from './support/menus';
import { home, openPage } from './support/openPage';

it('a note’s page tells who renoted and reacted, and what its author wrote around it', async () => {
	const writer = await home.signUp();
	const reader = await home.signUp();
	const before = await home.post(writer, 'the one before');
	const middle = await home.post(writer, 'the one in the middle');
	await home.post(writer, 'the one after');
	await home.call('notes/create', { renoteId: middle.id }, reader);
	await home.call('notes/create', { renoteId: middle.id, text: 'so true' }, reader);
	await home.call('notes/reactions/create', { noteId: middle.id, reaction: '🎉' }, reader);
	await openPage(reader, { path: `/notes/${middle.id}` });
	const main = page.getByRole('main');
	await expect(main.getByText('the one in the middle').first()).toBeVisible();

	await page.getByRole('tab', { name: 'Renotes' }).click();
	await expect(page.getByRole('tabpanel').getByText(`@${reader.username}`)).toHaveCount(2);
	await expect(page.getByRole('tabpanel').getByRole('link', { name: /Quote/ })).toBeVisible();
	await page.getByRole('tab', { name: 'Reactions' }).click();
	await expect(page.getByRole('tabpanel').getByText(`@${reader.username}`)).toHaveCount(1);
	await page.getByRole('tab', { name: 'Clips' }).click();
	await expect(page.getByText('Not in any public clip')).toBeVisible();

	await page.getByRole('link', { name: 'Previous note' }).click();
	await expect(main.getByText('the one before')).toBeVisible();
	expect(location.pathname).toBe(`/notes/${before.id}`);
	await expect(page.getByRole('tabpanel').getByText('No replies yet')).toBeVisible();
	await openPage(reader, { path: `/notes/${middle.id}/reactions` });
	await expect(page.getByRole('tabpanel', { name: 'Reactions' }).getByText(`@${reader.username}`)).toBeVisible();
});
