import { expect, it } from 'vitest';
import { page } from './support/menus';
import { home, openPage } from './support/openPage';

it('whoever refuses gives nothing away', async () => {
	const person = await home.signUp();
	const path = `/miauth/0a1b2c3d-0000-4000-8000-${person.id.padEnd(12, '0').slice(0, 12)}?name=Spyglass&permission=read:drive`;
	await openPage(person, { path });
	await expect(page.getByRole('heading', { name: 'Spyglass wants to use your account' })).toBeVisible();
	await expect(page.getByText('Read: your drive')).toBeVisible();
	await page.getByRole('button', { name: 'Deny' }).click();
	await expect(page.getByText('Spyglass was denied access.')).toBeVisible();
});
