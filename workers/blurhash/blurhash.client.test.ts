import { describe, expect, it, vi } from 'vitest';
import { BlurhashClient, type BlurhashPool } from './blurhash.client';
import type { BlurhashPipeline } from './blurhash.protocol';

const addressOf = (hash: string) => `data:${hash}`;

function fakeClient(decode: BlurhashPipeline['decode'] = async hashes => hashes.map(addressOf)) {
	const spy = vi.fn(decode);
	const pool: BlurhashPool = { run: async call => call({ decode: spy }) };
	return { decode: spy, client: new BlurhashClient(pool) };
}

describe('BlurhashClient', () => {
	it('decodes what is asked for within a frame together, each hash once', async () => {
		const { client, decode } = fakeClient();
		await Promise.all(['a', 'b', 'a'].map(hash => client.request(hash)));
		expect(decode.mock.calls).toEqual([[['a', 'b']]]);
		expect(client.peek('a')).toBe('data:a');
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

	it('forgets what was asked for long ago', async () => {
		const { client } = fakeClient();
		for (let index = 0; index <= 300; index++) await client.request(String(index));
		expect(client.peek('0')).toBeUndefined();
		expect(client.peek('300')).toBe('data:300');
	});

	it('leaves the placeholder out when the decoder is lost, and tries again later', async () => {
		const { client, decode } = fakeClient();
		decode.mockRejectedValueOnce(new Error('died'));
		await client.request('a');
		expect(client.peek('a')).toBeUndefined();
		await client.request('a');
		expect(client.peek('a')).toBe('data:a');
	});

	it('rejects by its signal', async () => {
		const { client } = fakeClient();
		const controller = new AbortController();
		const request = client.request('a', controller.signal);
		controller.abort(new Error('gone'));
		await expect(request).rejects.toThrow('gone');
	});
});
