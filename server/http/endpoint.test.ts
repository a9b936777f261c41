import { describe, expect, it } from 'vitest';
import { defineEndpoint } from './endpoint';
import * as p from './params';

/** Checked by the compiler: each mistake below must be one, or the expectation itself is an error. */
describe('defineEndpoint', () => {
	it('takes what the published types say', () => {
		const endpoint = defineEndpoint({ name: 'ping', params: p.none }, () => ({ pong: 1 }));
		expect(endpoint).toMatchObject({ name: 'ping', credential: false });
	});

	it('refuses an answer of another shape', () => {
		// @ts-expect-error: pong is a number
		defineEndpoint({ name: 'ping', params: p.none }, () => ({ pong: '1' }));
		// @ts-expect-error: pong is missing
		defineEndpoint({ name: 'ping', params: p.none }, () => ({}));
	});

	it('refuses a schema that takes less than clients may send', () => {
		const counted = p.params({ noteId: p.integer({ min: 0, max: 1 }) });
		const more = p.params({ noteId: p.id(), other: p.text({ max: 1 }) });
		// @ts-expect-error: ids are text
		defineEndpoint({ name: 'notes/delete', params: counted }, () => undefined);
		// @ts-expect-error: clients do not send `other`
		defineEndpoint({ name: 'notes/delete', params: more }, () => undefined);
	});

	it('refuses names that no endpoint has', () => {
		// @ts-expect-error: unknown
		defineEndpoint({ name: 'no/such', params: p.none }, () => undefined);
	});

	it('has nobody for `me` unless the endpoint is for signed-in people', () => {
		// @ts-expect-error: a visitor has no id
		defineEndpoint({ name: 'ping', params: p.none }, ({ me }) => ({ pong: me.id.length }));
		defineEndpoint({ name: 'ping', params: p.none, credential: true }, ({ me }) => ({ pong: me.id.length }));
	});
});
