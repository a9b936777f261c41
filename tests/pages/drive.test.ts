import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { type Home, type Person, somePicture } from '../e2e/support/Home';
import { uploadFile } from '../e2e/support/someMedia';
import { dialog, menuItem, message, page, pressKey } from './support/menus';
import { answerWith, home, openPage, reloadPage } from './support/openPage';
import type { Place } from './support/Place';

const cell = (name: string): Place => page.locator('li').filter({ hasText: name });
const link = (name: string): Place => cell(name).getByRole('link');
const boxes = page.getByRole('checkbox');

const picture = async (server: Home, person: Person, name: string) =>
	uploadFile(server, person, { bytes: await somePicture(320, 240), type: 'image/png', name });
const makeFolder = (server: Home, person: Person, name: string) =>
	server.call<{ id: string }>('drive/folders/create', { name }, person);

/** Fills in and confirms the dialog that asks for a text. */
async function answer(title: string, value: string, button = 'OK'): Promise<void> {
	await dialog(title).getByRole('textbox').fill(value);
	await dialog(title).getByRole('button', { name: button, exact: true }).click();
	await expect(dialog(title)).toHaveCount(0);
}

async function agree(button: string): Promise<void> {
	await message.getByRole('button', { name: button, exact: true }).click();
	await expect(message).toHaveCount(0);
}

it('what happens elsewhere shows at once, and a folder that goes says so', async () => {
	const person = await home.signUp();
	const folder = await makeFolder(home, person, 'Sea');
	await openPage(person, { path: '/my/drive' });
	await expect(link('Sea')).toBeVisible();
	const fileId = await picture(home, person, 'gull.png');
	await expect(link('gull.png')).toBeVisible();
	await home.call('drive/files/update', { fileId, name: 'tern.png' }, person);
	await expect(link('tern.png')).toBeVisible();
	await home.call('drive/files/update', { fileId, folderId: folder.id }, person);
	await expect(cell('tern.png')).toHaveCount(0);
	await link('Sea').click();
	await expect(link('tern.png')).toBeVisible();
	await home.call('drive/files/delete', { fileId }, person);
	await expect(page.getByText('No files yet')).toBeVisible();
	await home.call('drive/folders/delete', { folderId: folder.id }, person);
	await expect(page.getByText('Folder not found')).toBeVisible();
	await page.getByRole('button', { name: 'Go to drive' }).click();
	await expect(page.getByText('No files yet')).toBeVisible();
});

it('on a touch screen empty places speak of no dropping, pasting or keys', async () => {
	vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
	const person = await home.signUp();
	await openPage(person, { path: '/my/drive' });
	await expect(page.getByText('Upload files to see them here.')).toBeVisible();
	await expect(page.getByText(/paste them/)).toHaveCount(0);
	await openPage(person, { path: '/scratchpad' });
	await expect(page.getByText('What the program prints appears here.')).toBeVisible();
	await expect(page.getByText(/Ctrl/)).toHaveCount(0);
});

const pasteFile = () =>
	fireEvent.paste(document.body, {
		clipboardData: { files: [new File(['gull'], 'gull.txt', { type: 'text/plain' })], getData: () => '' },
	});

it('a pasted file goes to the shown folder, and nowhere on another page or once the folder is gone', async () => {
	const person = await home.signUp();
	const folder = await makeFolder(home, person, 'Sea');
	await openPage(person, { path: '/my/drive' });
	await link('Sea').click();
	await expect(page.getByText('No files yet')).toBeVisible();
	pasteFile();
	await dialog('Upload files').getByRole('button', { name: 'Upload 1 file' }).click();
	await expect(dialog('Upload files')).toHaveCount(0);
	const [pasted] = await home.call<{ id: string; folderId: string }[]>('drive/stream', {}, person);
	expect(pasted?.folderId).toBe(folder.id);

	await page
		.getByRole('navigation', { name: 'Navigation' })
		.getByRole('button', { name: /^Notifications/ })
		.click();
	await expect.poll(() => location.pathname).toBe('/my/notifications');
	expect(pasteFile()).toBe(true);
	history.back();
	await expect.poll(() => location.pathname).toBe(`/my/drive/folder/${folder.id}`);
	await home.call('drive/files/delete', { fileId: pasted?.id }, person);
	await home.call('drive/folders/delete', { folderId: folder.id }, person);
	await expect(page.getByText('Folder not found')).toBeVisible();
	expect(pasteFile()).toBe(true);
	fireEvent.dragOver(page.getByText('Folder not found').all[0] ?? document.body, {
		dataTransfer: { types: ['Files'] },
	});
	await expect(page.locator('[data-over]')).toHaveCount(0);
});

it('files are listed with what is known of them, sorted by a press', async () => {
	const person = await home.signUp();
	await makeFolder(home, person, 'Sea');
	for (const name of ['b.png', 'a.png']) await picture(home, person, name);
	await openPage(person, { path: '/my/drive' });
	await page.getByRole('button', { name: 'Show as list' }).click();
	await expect(cell('a.png')).toContainText('image/png');
	await expect(cell('Sea')).toContainText('Folder');
	const names = () => page.locator('li[data-kind="file"] a').all.map(found => found.title);
	expect(names()).toEqual(['a.png', 'b.png']);
	await page.getByRole('button', { name: 'Date', exact: true }).click();
	await expect.poll(names).toEqual(['b.png', 'a.png']);
	await page.getByRole('button', { name: 'Name', exact: true }).click();
	await expect.poll(names).toEqual(['a.png', 'b.png']);
	await link('Sea').focus();
	pressKey('ArrowDown');
	await expect(link('a.png')).toBeFocused();
	pressKey(' ');
	await expect(page.getByText('1 selected')).toBeVisible();
	await reloadPage();
	await expect(cell('a.png')).toContainText('image/png');
	await page.getByRole('button', { name: 'Show as grid' }).click();
	await expect(cell('a.png')).not.toContainText('image/png');
});

it('the server fetches a file from an address and tells when it is there', async () => {
	const person = await home.signUp();
	const fileId = await picture(home, person, 'fetched.png');
	const file = await home.call<object>('drive/files/show', { fileId }, person);
	await home.call('drive/files/delete', { fileId }, person);
	// Tests must not depend on other servers: the event that ours would send is put onto its stream.
	const mains: (readonly [socket: WebSocket, id: string])[] = [];
	vi.stubGlobal(
		'WebSocket',
		class extends WebSocket {
			override send(sent: string): void {
				const { type, body } = JSON.parse(sent) as { type: string; body: { channel?: string; id: string } };
				if (type === 'connect' && body.channel === 'main') mains.push([this, body.id]);
				super.send(sent);
			}
		},
	);
	answerWith('drive/files/upload-from-url', async ({ marker }) => {
		for (const [socket, id] of mains) {
			const body = { id, type: 'urlUploadFinished', body: { marker, file } };
			socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type: 'channel', body }) }));
		}
		return [204, ''];
	});
	await openPage(person, { path: '/my/drive' });
	await expect(page.getByText('No files yet')).toBeVisible();
	const fetchFrom = async (address: string) => {
		await page.getByRole('button', { name: 'Drive menu' }).click();
		await menuItem('From URL…').click();
		await answer('From URL', address);
	};
	await fetchFrom('ftp://a.example/x.png');
	await expect(message).toContainText('invalid url');
	await agree('Got it');
	await fetchFrom('https://a.example/x.png');
	await expect(page.getByText('fetched.png was added to your drive')).toBeVisible();
	await expect(link('fetched.png')).toBeVisible();
});

it('the drive is cleaned up by size and age, whatever folder a file is in', async () => {
	const person = await home.signUp();
	const folder = await makeFolder(home, person, 'Sea');
	const small = await picture(home, person, 'small.png');
	const bytes = new Uint8Array(300_000).fill(97);
	await uploadFile(home, person, { bytes, type: 'text/plain', name: 'large.txt' });
	await home.call('drive/files/update', { fileId: small, folderId: folder.id }, person);
	await openPage(person, { path: '/my/drive' });
	await page.getByRole('button', { name: 'Drive menu' }).click();
	await menuItem('Clean up drive').click();
	await expect(boxes).toHaveCount(2);
	await expect(boxes.first()).toHaveAttribute('aria-label', 'large.txt');
	await page.getByText('Oldest first').click();
	await expect(boxes.first()).toHaveAttribute('aria-label', 'small.png');
	await boxes.first().click();
	await expect(page.getByText(/^1 selected/)).toBeVisible();
	await page.getByRole('button', { name: 'Delete' }).click();
	await agree('Delete');
	await expect(boxes).toHaveCount(1);
	const left = await home.call<{ name: string }[]>('drive/stream', {}, person);
	expect(left.map(({ name }) => name)).toEqual(['large.txt']);
});

it('a file has a page with its facts and the notes that it is in', async () => {
	const person = await home.signUp();
	const fileId = await picture(home, person, 'harbour.png');
	await home.post(person, { text: 'The harbour at noon', fileIds: [fileId] });
	await openPage(person, { path: '/my/drive' });
	await link('harbour.png').click();
	await expect.poll(() => location.pathname).toBe(`/my/drive/file/${fileId}`);
	const details = page.getByRole('region', { name: 'File details' });
	await expect(details).toContainText('320 × 240');
	await expect(details.getByRole('img', { name: 'harbour.png' })).toBeVisible();
	await expect(page.getByRole('main').getByText('The harbour at noon')).toBeVisible();
	await details.getByRole('button', { name: 'Write a note with this file' }).click();
	await expect(dialog('New note').getByRole('button', { name: 'Remove harbour.png' })).toBeVisible();
	await dialog('New note').getByRole('button', { name: 'Close', exact: true }).click();
	await home.call('drive/files/delete', { fileId }, person);
	await expect(page.getByText('File not found')).toBeVisible();
});
