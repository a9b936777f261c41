// @vitest-environment bundled-happy-dom

import { describe, expect, it } from 'vitest';
import { APP_PAGES } from '@/domain/paths/patterns';
import { pageAt } from '@/domain/paths/readPath';
import { pageRouters } from './pageRouters';

const { hasPage } = pageRouters.memory('/');

describe('the client', () => {
	it.each(['/', '/notes/abc', '/notes/abc/clips', '/@rin', '/@rin@b.example', '/tags/%E6%B5%B7', '/search', '/about'])(
		'knows %s',
		path => {
			expect(hasPage(path)).toBe(true);
			// The code that decides about the start before the router is loaded must agree with it.
			expect(pageAt(APP_PAGES, path)).not.toBeNull();
		},
	);

	it.each(['/notes/abc/?x#y', '/search?q=a/b'])('knows %s', path => expect(hasPage(path)).toBe(true));

	it.each([
		'/gallery',
		'/notes',
		'/notes/a/b/c',
		'/files/abc.webp',
		'/api/meta',
		'/share',
		'/miauth/abc',
		'//notes/abc',
		'/notes/%zz',
	])('leaves %s to the server', path => {
		expect(hasPage(path)).toBe(false);
		expect(pageAt(APP_PAGES, path)).toBeNull();
	});
});
