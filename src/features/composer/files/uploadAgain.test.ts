// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { file } from '@tests/factories/file';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Session } from '@/stores/session/Session';
import * as sending from '@/stores/uploads/sendFile';
import * as dialogs from '@/ui/dialog/dialogs';
import type { ChannelEvent } from '@/wire/streamEvents';
import { uploadAgain } from './uploadAgain';

vi.mock('@/ui/dialog/waiting', () => ({ waitFor: async (work: Promise<unknown>) => work }));

const from = testSession();
const copyOf = (name: string) => ({ id: 'copy', name, type: 'image/webp', url: 'https://away.example/copy' });
const video = file({
	...{
		name: 'tide.mp4',
		type: 'video/mp4',
		url: 'https://storage.example/1',
		comment: 'high water',
		isSensitive: true,
	},
});
let to: Session;
let calls: ReturnType<typeof answerCalls>;
/** What the server does when it is asked to fetch a file. */
let fetches: (marker: unknown) => void;

beforeEach(() => {
	vi.useFakeTimers();
	to = new Session('https://away.example', {
		...{ id: 'rin', token: 'token', origin: 'https://away.example', host: 'away.example' },
		...{ username: 'rin', name: null, avatarUrl: null },
	});
	vi.spyOn(to.stream, 'open').mockImplementation(() => {});
	vi.spyOn(to.stream, 'state', 'get').mockReturnValue('connected');
	const main = to.stream.channel('main');
	fetches = marker =>
		main.receive({ type: 'urlUploadFinished', body: { marker, file: copyOf('1.mp4') } } as ChannelEvent);
	calls = answerCalls(to.api, (endpoint, { marker, name }) => {
		if (endpoint === 'drive/files') return [];
		if (endpoint === 'drive/files/upload-from-url') return fetches(marker);
		return endpoint === 'drive/files/update' ? copyOf(String(name)) : undefined;
	});
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	vi.spyOn(dialogs, 'alert').mockResolvedValue();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const said = () => vi.mocked(dialogs.alert).mock.lastCall?.[0].text;
const asked = (endpoint: string) => calls.mock.calls.filter(([each]) => each === endpoint).map(([, params]) => params);

it('uploads what this page can read', async () => {
	vi.stubGlobal('fetch', async () => new Response('tide'));
	const send = vi.spyOn(sending, 'sendFile').mockResolvedValue(copyOf('tide.mp4'));
	expect(await uploadAgain(to, [video], from)).toMatchObject([{ id: 'copy' }]);
	expect(send.mock.lastCall?.[1]).toMatchObject({ name: 'tide.mp4', comment: 'high water', isSensitive: true });
	expect(calls).not.toHaveBeenCalled();
});

it('has the server fetch what this page can’t read, with name, alt text and flag', async () => {
	vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
	expect(await uploadAgain(to, [video], from)).toMatchObject([{ id: 'copy', name: 'tide.mp4' }]);
	expect(asked('drive/files/upload-from-url')).toMatchObject([
		{ url: 'https://storage.example/1', folderId: null, comment: 'high water', isSensitive: true, force: true },
	]);
	expect(asked('drive/files/update')).toEqual([{ fileId: 'copy', name: 'tide.mp4' }]);
});

it('says so where the file has not arrived, and gives up', async () => {
	vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
	fetches = () => {};
	const copies = uploadAgain(to, [video], from);
	await vi.advanceTimersByTimeAsync(100_000);
	expect(await copies).toBeNull();
	expect(said()).toContain('tide.mp4 hasn’t arrived yet.');
});

it('asks no server for a file that is gone', async () => {
	vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
	expect(await uploadAgain(to, [video], from)).toBeNull();
	expect(said()).toBe('Couldn’t load tide.mp4 (404).');
	expect(calls).not.toHaveBeenCalled();
});
