import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from './signIn';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** What signing in rejects with if the server responds like this. */
async function refusal(status: number, body: string, headers: Record<string, string> = {}): Promise<unknown> {
	vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
	const refused = signIn('https://a.example', { username: 'ann' }).catch((error: unknown) => error);
	await vi.runAllTimersAsync();
	return refused;
}

it('is refused with the id of the API’s own form', async () => {
	const id = '932c904e-9460-45b7-9ce6-7ed33be7eb2c';
	expect(await refusal(403, JSON.stringify({ error: { id } }))).toMatchObject({ name: 'ApiError', status: 403, id });
});

it('is refused in the web framework’s form, with its message', async () => {
	const body =
		'{"statusCode":415,"code":"FST_ERR_CTP_INVALID_MEDIA_TYPE","error":"Unsupported Media Type","message":"Not that."}';
	expect(await refusal(415, body)).toMatchObject({ name: 'ApiError', status: 415, code: '', message: 'Not that.' });
	expect(await refusal(404, '{"statusCode":404,"error":"Not Found","message":"Route …"}')).toMatchObject({
		code: 'UNKNOWN_API_ENDPOINT',
	});
});

it.each(['{"statusCode":429,"error":"Too Many Requests","message":"Slow down."}', '<html>', ''])(
	'is refused by a rate limit, with its end: %s',
	async body => {
		const end = 'Thu, 01 Jan 2099 00:00:00 GMT';
		const refused = await refusal(429, body, { 'retry-after': end });
		expect(refused).toMatchObject({
			name: 'ApiError',
			code: 'RATE_LIMIT_EXCEEDED',
			info: { resetMs: Date.parse(end) },
		});
	},
);

it('has no answer where a page of something else comes', async () => {
	expect(await refusal(200, '<html>')).toMatchObject({ name: 'NetworkError' });
	expect(await refusal(502, '<html>')).toMatchObject({ name: 'NetworkError' });
});
