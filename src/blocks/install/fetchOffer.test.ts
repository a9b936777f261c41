import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { fetchOffer, OfferError, readOffer } from './fetchOffer';

const sum = (data: string) => createHash('sha512').update(data).digest('hex');
const HASH = sum('data');

describe('the address of the page', () => {
	it('names what is offered and its hash', () => {
		const offer = readOffer({ url: 'https://themes.example/kelp.json', hash: HASH.toUpperCase() });
		expect([offer?.url.href, offer?.hash]).toEqual(['https://themes.example/kelp.json', HASH]);
	});

	it.each([
		{},
		{ url: 'https://themes.example/' },
		{ hash: HASH },
		{ url: 'https://themes.example/', hash: 'nope' },
		{ url: 'https://themes.example/', hash: `${HASH}0` },
		{ url: 'javascript:alert(1)', hash: HASH },
		{ url: 'data:text/plain,x', hash: HASH },
		{ url: 'https://user:pass@themes.example/', hash: HASH },
	])('is incomplete: %j', search => expect(readOffer(search)).toBeNull());
});

describe('what is offered', () => {
	const offer = { url: new URL('https://themes.example/kelp.json'), hash: HASH };
	const served = (call: () => Promise<unknown>) => ({ api: { call: vi.fn(call) } }) as never;
	const refused = (code: string) => () => Promise.reject(new ApiError('fetch-external-resources', 400, { code }));
	const problemOf = (call: () => Promise<unknown>) =>
		fetchOffer(served(call), offer).then(
			() => null,
			(error: unknown) => (error instanceof OfferError ? error.problem : error),
		);

	it('is what the server fetched, if it has the hash', async () => {
		const answer = { type: 'theme', data: 'data' };
		expect(
			await fetchOffer(
				served(async () => answer),
				offer,
			),
		).toEqual(answer);
		expect(await problemOf(async () => ({ type: 'theme', data: 'other' }))).toBe('hash');
	});

	it('may have other line breaks', async () => {
		const lines = { ...offer, hash: sum('a\nb') };
		expect(
			await fetchOffer(
				served(async () => ({ type: 'theme', data: 'a\r\nb' })),
				lines,
			),
		).toMatchObject({ type: 'theme' });
	});

	it('says why there is nothing', async () => {
		expect(await problemOf(refused('EXT_RESOURCE_RETURNED_INVALID_SCHEMA'))).toBe('schema');
		expect(await problemOf(refused('EXT_RESOURCE_HASH_DIDNT_MATCH'))).toBe('hash');
		expect(await problemOf(refused('INTERNAL_ERROR'))).toBe('unreachable');
		expect(await problemOf(async () => ({ type: 3 }))).toBe('schema');
		expect(await problemOf(refused('RATE_LIMIT_EXCEEDED'))).toBeInstanceOf(ApiError);
		expect(await problemOf(() => Promise.reject(new NetworkError('x', 'offline')))).toBeInstanceOf(NetworkError);
	});
});
