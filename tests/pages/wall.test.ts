import { fireEvent } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { dialog, page, pressKey } from './support/menus';
import { home, openPage } from './support/openPage';
import { WITHIN } from './support/Place';

const palette = dialog('Command palette');
const wall = dialog('Wall display');
const box = (name: string) => wall.getByRole('checkbox', { name, exact: true });
const send = wall.getByRole('button', { name: 'Open in a new tab' });

afterEach(() => void vi.restoreAllMocks());

async function openDialog(): Promise<void> {
	await vi.waitFor(() => {
		if (palette.all.length > 0) return;
		fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
		throw new Error('It is not open yet.');
	}, WITHIN);
	await palette.getByRole('combobox').fill('wall display');
	await expect(palette.getByRole('option').first()).toContainText('Open as a wall display');
	pressKey('Enter');
	await expect(box('Home')).toBeVisible();
}

it('is opened by the palette, with what was chosen in its address', async () => {
	const reader = await home.signUp();
	const list = await home.call<{ id: string }>('users/lists/create', { name: 'Crew' }, reader);
	const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
	await openPage(reader);
	await openDialog();
	await expect(box('Direct notes')).toHaveCount(0);
	await box('Home').click();
	await expect(send).toBeDisabled();
	await box('List: Crew').click();
	await box('Local').click();
	await wall.getByLabel('Only notes by').fill('@Mara, ken@far.example');
	await wall.getByLabel('Notes with these words too').fill('Fog, high water');
	await box('Show the time').click();
	await send.click();
	await expect.poll(() => opened.mock.calls.length).toBe(1);
	const address = new URL(String(opened.mock.calls[0]?.[0]));
	expect(address.origin).toBe(location.origin);
	expect(Object.fromEntries(address.searchParams)).toEqual({
		...{ zen: '', wall: '', sources: `list:${list.id},local` },
		...{ people: 'mara,ken@far.example', words: 'fog,high water', clock: 'off' },
	});
	await expect(wall).toHaveCount(0);
});

it('shows the timelines and notes that its address allows', async () => {
	const [writer, crew, reader] = [await home.signUp(), await home.signUp(), await home.signUp()];
	// Other tests fill the local timeline meanwhile.
	for (const { id } of [writer, crew]) await home.call('following/create', { userId: id }, reader);
	await home.post(writer, 'Fog over the wall display');
	await home.post(writer, 'Nothing for a wall display');
	await home.post(crew, 'From the crew');
	const query = `sources=home,list:gone,direct&words=fog%20over&people=@${crew.username}`;
	await openPage(reader, { path: `/?zen&wall&${query}` });
	// What can't be used isn't found by its text.
	const notes = () => document.querySelector('main')?.textContent ?? '';
	await expect.poll(notes, WITHIN).toContain('Fog over the wall display');
	expect(notes()).toContain('From the crew');
	expect(notes()).not.toContain('Nothing for a wall display');
	await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Direct notes' })).toHaveCount(0);
});

it('says so where the account can read none of its timelines', async () => {
	await openPage(await home.signUp(), { path: '/?zen&wall&sources=direct,nothing' });
	await expect(page.getByText('Nothing to show')).toBeVisible();
});
