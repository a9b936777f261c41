// @vitest-environment bundled-happy-dom

import { expect, it } from 'vitest';
import { toMe } from '@/api/toMe';
import { everyone, member } from '@/blocks/hosting/pageGates';
import { followRedirects, MAX_REDIRECTS, type Redirect } from './redirects';

const visitor = { isMember: false, me: null };
const unknown = { isMember: true, me: null };
const rin = { isMember: true, me: toMe({ id: 'rin', username: 'rin' }, null) };

/** `/from/0` leads to `/from/1`, and so on. */
const chain = (length: number): Redirect[] =>
	Array.from({ length }, (_, index) => ({ pattern: `/from/${index}`, gate: everyone, to: () => `/from/${index + 1}` }));

it('keeps what the address asks for', () => {
	expect(followRedirects('/authorize-follow?acct=mara%40b.example', rin)).toEqual({
		kind: 'moved',
		path: '/lookup?acct=mara%40b.example',
	});
	expect(followRedirects('/authorize_interaction?uri=https%3A%2F%2Fb.example%2F1', rin)).toEqual({
		kind: 'moved',
		path: '/lookup?uri=https%3A%2F%2Fb.example%2F1',
	});
});

it('waits until it is known whose profile it leads to', () => {
	expect(followRedirects('/redirect-test', unknown)).toEqual({ kind: 'pending' });
	expect(followRedirects('/redirect-test', rin)).toEqual({ kind: 'moved', path: '/@rin' });
});

it('asks visitors to sign in', () => {
	expect(followRedirects('/redirect-test', visitor)).toEqual({ kind: 'signIn' });
});

it('knows nothing of other addresses', () => {
	expect(followRedirects('/search', rin)).toBeNull();
});

it('follows ten in a row, and not one more', () => {
	expect(followRedirects('/from/0', rin, chain(MAX_REDIRECTS))).toEqual({ kind: 'moved', path: '/from/10' });
	expect(followRedirects('/from/0', rin, chain(MAX_REDIRECTS + 1))).toEqual({ kind: 'looping' });
	const circle: Redirect[] = [
		{ pattern: '/a', gate: member, to: () => '/b' },
		{ pattern: '/b', gate: member, to: () => '/a' },
	];
	expect(followRedirects('/a', rin, circle)).toEqual({ kind: 'looping' });
});
