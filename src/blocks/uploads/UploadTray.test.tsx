// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from '@/i18n/text';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { uploadQueues } from '@/stores/uploads/uploadQueues';
import { toasts } from '@/ui/toast/toasts';
import { showUploadTray } from './showUploadTray';

const database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));
vi.mock('@/ui/dialog/dialogs', () => ({ alert: vi.fn(async () => {}) }));

/** An upload that the test finishes. */
class HeldUpload {
	static all: HeldUpload[] = [];
	upload: { onprogress?: (event: object) => void } = {};
	status = 200;
	responseText = '';
	onload = () => {};
	onabort = () => {};
	constructor() {
		HeldUpload.all.push(this);
	}
	open() {}
	send() {}
	abort() {
		this.onabort();
	}
	answer(status: number, body: object) {
		this.status = status;
		this.responseText = JSON.stringify(body);
		this.onload();
	}
}

const session = testSession();
let queue: UploadQueue;
let close: () => void;
const tray = () => screen.queryByRole('status');
const settle = () => act(async () => void (await new Promise(done => setTimeout(done))));

/** Starts uploads; then the component that showed them unmounts. */
async function leave(...names: string[]): Promise<void> {
	queue.add(names.map(name => new File([name], name, { type: 'text/plain' })));
	await settle();
	void queue.uploadAll();
	await settle();
	await act(async () => {
		close();
		showUploadTray();
	});
}

beforeEach(() => {
	HeldUpload.all = [];
	vi.stubGlobal('XMLHttpRequest', HeldUpload);
	queue = uploadQueues.of(session, 'new', () => {});
	close = uploadQueues.listen(queue, () => {});
});
afterEach(async () => {
	close();
	await act(async () => queue.removeAll());
	await settle();
	cleanup();
	vi.unstubAllGlobals();
	for (const { id } of toasts.shown()) toasts.dismiss(id);
});

it('shows what goes up while nobody else does, how far it is, and that it is done', async () => {
	await leave('a.txt', 'b.txt');
	expect(tray()?.textContent).toContain('2');
	await act(async () => HeldUpload.all[0]?.answer(200, { id: 'f1', name: 'a.txt', url: 'https://home.example/f1' }));
	await settle();
	expect(tray()?.textContent).toContain('1');
	await act(async () => HeldUpload.all[1]?.answer(200, { id: 'f2', name: 'b.txt', url: 'https://home.example/f2' }));
	await settle();
	expect(tray()).toBeNull();
	expect(toasts.shown().map(each => each.text)).toContain(text.uploads.backgroundDone);
});

it('stops all of it when it is closed; the files stay, and can be sent again', async () => {
	await leave('a.txt', 'b.txt');
	await act(async () => fireEvent.click(screen.getByRole('button', { name: text.uploads.stopAll })));
	await settle();
	expect(tray()).toBeNull();
	expect(queue.items.map(({ name, state }) => `${name} ${state}`)).toEqual(['a.txt aborted', 'b.txt aborted']);
	close = uploadQueues.listen(queue, () => {});
	const again = queue.uploadAll();
	await settle();
	HeldUpload.all.at(-1)?.answer(200, { id: 'f1', name: 'a.txt', url: 'https://home.example/f1' });
	await settle();
	HeldUpload.all.at(-1)?.answer(200, { id: 'f2', name: 'b.txt', url: 'https://home.example/f2' });
	expect(await again).toBe(true);
});

it('tells what failed', async () => {
	await leave('a.txt');
	await act(async () => HeldUpload.all[0]?.answer(500, { error: { id: 'x', code: 'X', message: 'No.' } }));
	await settle();
	expect(tray()).toBeNull();
	expect(toasts.shown().map(each => each.text)).toContain(text.uploads.backgroundFailed);
});
