import { describe, expect, it, vi } from 'vitest';
import { BlurhashClient, type BlurhashPool } from './blurhash.client';
import type { BlurhashPipeline } from './blurhash.protocol';

function fakeBitmap(): ImageBitmap & { close: ReturnType<typeof vi.fn<() => void>> } {
	return { width: 32, height: 32, close: vi.fn<() => void>() };
}

function fakeClient(decode: BlurhashPipeline['decode'] = async hashes => hashes.map(() => fakeBitmap())) {
	const spy = vi.fn(decode);
	const pool: BlurhashPool = { run: async call => call({ decode: spy }) };
	return { decode: spy, client: new BlurhashClient(pool) };
}

describe('BlurhashClient', () => {
	it('decodes what is asked for within a frame together, each hash once', async () => {
		const { client, decode } = fakeClient();
		await Promise.all(['a', 'b', 'a'].map(hash => client.request(hash)));
		expect(decode.mock.calls).toEqual([[['a', 'b']]]);
		expect(client.peek('a')).toMatchObject({ width: 32 });
	});

	it('remembers malformed hashes', async () => {
		const { client, decode } = fakeClient(async () => [null]);
		await client.request('bad');
		expect(client.peek('bad')).toBeNull();
		await client.request('bad');
		expect(decode).toHaveBeenCalledTimes(1);
	});

	it('never decodes what is far too long', async () => {
		const { client, decode } = fakeClient();
		expect(client.peek('x'.repeat(1000))).toBeNull();
		await client.request('x'.repeat(1000));
		expect(decode).not.toHaveBeenCalled();
	});

	it('closes the bitmaps that it drops', async () => {
		const first = fakeBitmap();
		const { client } = fakeClient(async hashes => hashes.map(hash => (hash === '0' ? first : fakeBitmap())));
		for (let index = 0; index <= 300; index++) await client.request(String(index));
		expect(first.close).toHaveBeenCalledTimes(1);
		expect(client.peek('0')).toBeUndefined();
	});

	it('leaves the placeholder out when the decoder is lost, and tries again later', async () => {
		const { client, decode } = fakeClient();
		decode.mockRejectedValueOnce(new Error('died'));
		await client.request('a');
		expect(client.peek('a')).toBeUndefined();
		await client.request('a');
		expect(client.peek('a')).toMatchObject({ width: 32 });
	});

	it('rejects by its signal', async () => {
		const { client } = fakeClient();
		const controller = new AbortController();
		const request = client.request('a', controller.signal);
		controller.abort(new Error('gone'));
		await expect(request).rejects.toThrow('gone');
	});
});
