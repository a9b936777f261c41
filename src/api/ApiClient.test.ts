import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiClient } from './ApiClient';
import { NetworkError } from './ApiError';

const answered = (status: number, body: string) =>
	vi.fn(async () => new Response(body === '' ? null : body, { status }));
const bodyOf = (init: RequestInit): unknown => (typeof init.body === 'string' ? JSON.parse(init.body) : undefined);
const sent = (fetch: ReturnType<typeof answered>) => {
	const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
	return { url, init, body: bodyOf(init) };
};

afterEach(() => vi.unstubAllGlobals());

describe('the API client', () => {
	it('posts JSON with the token in i, without credentials and cache', async () => {
		const fetch = answered(200, '{}');
		vi.stubGlobal('fetch', fetch);
		await new ApiClient('https://a.example', 'secret').call('notes/show', { noteId: 'x' });
		const { url, init, body } = sent(fetch);
		expect(url).toBe('https://a.example/api/notes/show');
		expect(body).toEqual({ noteId: 'x', i: 'secret' });
		expect(init).toMatchObject({ method: 'POST', credentials: 'omit', cache: 'no-cache' });
	});

	it('sends no token for visitors, and another one where asked', async () => {
		const fetch = answered(204, '');
		vi.stubGlobal('fetch', fetch);
		expect(await new ApiClient('https://a.example', null).call('ping')).toBeUndefined();
		expect(sent(fetch).body).toEqual({});
		await new ApiClient('https://a.example', 'mine').call('ping', {}, { token: 'other' });
		expect(bodyOf((fetch.mock.calls[1] as unknown as [string, RequestInit])[1])).toEqual({
			i: 'other',
		});
	});

	it('gets what the HTTP cache has, unless a fresh response is asked for', async () => {
		const fetch = answered(200, '{"emojis":[]}');
		vi.stubGlobal('fetch', fetch);
		const client = new ApiClient('https://a.example', 'mine');
		await client.get('emojis');
		await client.get('emojis', {}, { isFresh: true });
		const sentWith = (fetch.mock.calls as unknown as [string, RequestInit][]).map(([, { cache }]) => cache);
		expect(sentWith).toEqual(['default', 'no-cache']);
	});

	it('tells refusals of its own token, and sends nothing once it is closed', async () => {
		const fetch = answered(401, '{"error":{"id":"the-id","code":"X"}}');
		vi.stubGlobal('fetch', fetch);
		const heard = vi.fn();
		const client = new ApiClient('https://a.example', 'mine', heard);
		await expect(client.call('i', {}, { token: 'other' })).rejects.toMatchObject({ id: 'the-id' });
		expect(heard).not.toHaveBeenCalled();
		await expect(client.call('i')).rejects.toMatchObject({ id: 'the-id' });
		expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'the-id' }));
		client.close();
		await expect(client.call('i')).rejects.toMatchObject({ name: 'AbortError' });
		expect(fetch).toHaveBeenCalledTimes(2);
	});

	it('refuses names that lead elsewhere', () => {
		const client = new ApiClient('https://a.example', null);
		expect(() => client.urlOf('https://evil.example/x')).toThrow('invalid endpoint');
		expect(() => client.urlOf('../x')).toThrow('invalid endpoint');
	});

	it('tells an endpoint that another origin lacks, whose refusal can’t be read, from a silent server', async () => {
		// Real servers refuse such a POST without CORS headers; only a GET can be read.
		const fetch = vi.fn(async (_: string, { method }: RequestInit = {}) => {
			if (method === 'POST') throw new TypeError('Failed to fetch');
			return new Response('{"error":{"code":"UNKNOWN_API_ENDPOINT"}}', { status: 404 });
		});
		vi.stubGlobal('fetch', fetch);
		const onUnanswered = vi.fn();
		const client = new ApiClient('https://a.example', null, undefined, onUnanswered);
		await expect(client.call('ping')).rejects.toMatchObject({ name: 'ApiError', code: 'UNKNOWN_API_ENDPOINT' });
		expect(onUnanswered).not.toHaveBeenCalled();
		fetch.mockImplementation(async (_, { method } = {}) => {
			if (method === 'POST') throw new TypeError('Failed to fetch');
			return new Response(null, { status: 405 });
		});
		await expect(client.call('ping')).rejects.toBeInstanceOf(NetworkError);
		expect(onUnanswered).toHaveBeenCalledOnce();
	});

	it('does not ask its own origin twice, whose answers can always be read', async () => {
		const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
		vi.stubGlobal('fetch', fetch);
		vi.stubGlobal('location', { origin: 'https://a.example' });
		await expect(new ApiClient('https://a.example', null).call('ping')).rejects.toBeInstanceOf(NetworkError);
		expect(fetch).toHaveBeenCalledOnce();
	});

	it('tells a silent server from an aborted call', async () => {
		vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
			signal?.throwIfAborted();
			throw new TypeError('Failed to fetch');
		});
		const client = new ApiClient('https://a.example', null);
		await expect(client.call('ping')).rejects.toBeInstanceOf(NetworkError);
		await expect(client.call('ping', {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
			name: 'AbortError',
		});
	});
});
