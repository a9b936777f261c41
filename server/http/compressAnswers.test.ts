import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressAnswers } from './compressAnswers';

const LONG = JSON.stringify({ text: 'fog '.repeat(1000) });

async function answer(url: string, encoding?: string) {
	const app = Fastify();
	compressAnswers(app);
	for (const path of ['/api/long', '/elsewhere']) app.get(path, async (_, reply) => reply.send(LONG));
	app.get('/api/short', async (_, reply) => reply.send('{}'));
	return app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });
}

it('compresses long answers of the API for those who take it', async () => {
	const taken = await answer('/api/long', 'gzip, br');
	expect(taken.headers['content-encoding']).toBe('br');
	expect(taken.rawPayload.length).toBeLessThan(LONG.length / 10);
	expect(Number(taken.headers['content-length'])).toBe(taken.rawPayload.length);
	expect((await answer('/api/long', 'gzip')).headers['content-encoding']).toBe('gzip');
});

it('leaves the others as they are', async () => {
	for (const [url, encoding] of [['/api/long'], ['/api/short', 'br'], ['/elsewhere', 'br']] as const) {
		expect((await answer(url, encoding)).headers['content-encoding']).toBeUndefined();
	}
	expect((await answer('/api/long')).headers.vary).toBe('Accept-Encoding');
});
