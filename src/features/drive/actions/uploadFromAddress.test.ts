import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '@/stores/session/Session';
import { toasts } from '@/ui/toast/toasts';
import type { ChannelEvent } from '@/wire/streamEvents';
import { driveEvents } from './driveEvents';
import { uploadFromAddress } from './uploadFromAddress';

vi.mock('@/ui/dialog/dialogs', async original => ({
	...(await original<object>()),
	prompt: async () => 'https://a.example/gull.png',
}));

const wire = (id: string) => ({ id, name: `${id}.png`, url: `https://home.example/${id}`, folderId: 'sea' });
let session: Session;
let stored: string[];
let told: string[];
let isReadable: boolean;
let end: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	session = testSession();
	vi.spyOn(session.stream, 'open').mockImplementation(() => {});
	stored = ['f1'];
	told = [];
	isReadable = true;
	end = driveEvents.on('changed', ({ change }) => void (change.kind === 'file' && told.push(change.file.id)));
	answerCalls(session.api, (endpoint, { folderId, limit }) => {
		if (endpoint !== 'drive/files') return undefined;
		if (!isReadable) throw new Error('The server is away.');
		return folderId === 'sea' ? [...stored].reverse().slice(0, Number(limit)).map(wire) : [];
	});
});
afterEach(async () => {
	isReadable = true;
	end();
	await vi.runAllTimersAsync();
	vi.useRealTimers();
});

const texts = () => toasts.shown().map(({ text }) => text);

it('says nothing while the server may still be fetching the file', async () => {
	await uploadFromAddress(session, 'sea');
	await vi.advanceTimersByTimeAsync(61_000);
	expect(texts()).toEqual([]);
});

it('finds a file that arrived without an event', async () => {
	await uploadFromAddress(session, 'sea');
	stored.push('f2');
	await vi.advanceTimersByTimeAsync(90_000);
	expect(texts()).toEqual(['f2.png was added to your drive']);
	expect(told).toEqual(['f2']);
});

it('says that a file has not arrived yet', async () => {
	await uploadFromAddress(session, 'sea');
	await vi.advanceTimersByTimeAsync(90_000);
	expect(texts()[0]).toContain('https://a.example/gull.png hasn’t arrived yet.');
	expect(told).toEqual([]);
});

it('takes no file that arrived by another way for the one', async () => {
	await uploadFromAddress(session, 'sea');
	stored.push('f2');
	session.stream.channel('drive').receive({ type: 'fileCreated', body: wire('f2') } as ChannelEvent);
	await vi.advanceTimersByTimeAsync(90_000);
	expect(texts()[0]).toContain('hasn’t arrived yet.');
});

it('finds a file for one request only', async () => {
	await Promise.all([uploadFromAddress(session, 'sea'), uploadFromAddress(session, 'sea')]);
	stored.push('f2');
	await vi.advanceTimersByTimeAsync(90_000);
	expect(told).toEqual(['f2']);
	expect(texts().filter(each => each.includes('hasn’t arrived yet.'))).toHaveLength(1);
});

it('looks again once the connection is back, where the folder could not be read', async () => {
	await uploadFromAddress(session, 'sea');
	stored.push('f2');
	isReadable = false;
	await vi.advanceTimersByTimeAsync(90_000);
	expect(texts()).toEqual([]);
	isReadable = true;
	session.reachability.events.emit('back', undefined);
	await vi.advanceTimersByTimeAsync(1);
	expect(texts()).toEqual(['f2.png was added to your drive']);
});

it('says nothing where it is not known what was there before', async () => {
	isReadable = false;
	await uploadFromAddress(session, 'sea');
	isReadable = true;
	stored.push('f2');
	await vi.advanceTimersByTimeAsync(90_000);
	expect(texts()).toEqual([]);
	expect(told).toEqual([]);
});
