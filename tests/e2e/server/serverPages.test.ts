import { chooseOfPage } from '../support/menus';
import { admin } from '../support/staff';
import { expect, PHONE, test } from '../support/test';

test('a visitor looks at the server, its emojis, and a server that it knows', PHONE, async ({ open }) => {
	const page = await open(null, { path: '/about' });
	await expect(page.getByText('Be kind to people and to ropes.')).toBeVisible();
	await page.getByRole('tab', { name: 'Emojis' }).click();
	await expect(page).toHaveURL(/#emojis$/);
	await page.getByRole('searchbox', { name: 'Name or tag' }).fill('gull_sc');
	await expect(page.getByRole('button', { name: 'gull_scream' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'octopus' })).toHaveCount(0);
	await page.getByRole('tab', { name: 'Federation' }).click();
	await page.getByRole('combobox', { name: 'Which servers' }).selectOption('Blocked');
	await page.getByRole('link', { name: /Barnacle Bargains/ }).click();
	await expect(page).toHaveURL(/\/instance-info\/barnacle\.example$/);
	await expect(page.getByText('Blocked')).toBeVisible();
	await page.goBack();
	await expect(page.getByRole('combobox', { name: 'Which servers' })).toHaveValue('blocked');
});

test('charts are read by keys', PHONE, async ({ open, home }) => {
	const page = await open(await home.signIn('demo', 'demo'), { path: '/about?ui=default#charts' });
	const chart = page.getByRole('figure', { name: 'Active people' });
	await expect(chart.getByText('At present')).toBeVisible();
	const keys = chart.getByRole('slider');
	await keys.focus();
	await page.keyboard.press('Home');
	await expect(keys).toHaveAttribute('aria-valuetext', /Read: \d/);
	const first = await keys.getAttribute('aria-valuetext');
	await page.keyboard.press('ArrowRight');
	await expect(keys).not.toHaveAttribute('aria-valuetext', first ?? '');
	await page.getByText('Hours', { exact: true }).click();
	await expect(chart).toBeVisible();
});

test('the people of another server lead to their profiles', PHONE, async ({ open, home }) => {
	const page = await open(await home.signUp(), { path: '/instance-info/tidepool.example?ui=default#users' });
	await page.getByRole('link', { name: /@sora@tidepool\.example/ }).click();
	await expect(page).toHaveURL(/\/@sora@tidepool\.example$/);
});

test('the libraries of the client come with their licences', async ({ open }) => {
	const page = await open(null, { path: '/about-quarterdeck' });
	await page.getByRole('searchbox', { name: 'Name or license' }).fill('react-dom');
	await page.getByText('react-dom', { exact: true }).click();
	await expect(page.getByText(/Meta Platforms/)).toBeVisible();
});

test('an administrator makes an invitation, and takes it back', PHONE, async ({ open, home }) => {
	const page = await open(await admin(home), { path: '/invite?ui=default' });
	await page.getByRole('button', { name: 'Make a code' }).click();
	const [code] = await home.call<{ code: string }[]>('invite/list', {}, await admin(home));
	const row = page.getByRole('listitem').filter({ hasText: code?.code ?? '' });
	await expect(row.getByText('Not used yet')).toBeVisible();
	await row.getByRole('button', { name: /^Delete/ }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
	await expect(row).toHaveCount(0);
});

test('the menu about the server leads to its pages', async ({ open, home }) => {
	const page = await open(await home.signIn('demo', 'demo'), { base: { ui: 'default' } });
	await chooseOfPage(page, 'About', 'Charts');
	await expect(page).toHaveURL(/\/about#charts$/);
	await expect(page.getByRole('tab', { name: 'Charts' })).toHaveAttribute('aria-selected', 'true');
});
