// @vitest-environment happy-dom

import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { navigationOf } from '@/shell/pages/RouterHost';
import { pageDefinitions } from '@/shell/registry';
import { makeRouteTree } from './routeTree';

const { hasPage } = navigationOf(
	createRouter({ routeTree: makeRouteTree(pageDefinitions), history: createMemoryHistory() }),
);

it.each(['/', '/notes/abc', '/notes/abc/?x#y', '/@rin', '/@rin@b.example', '/tags/%E6%B5%B7', '/search?q=a/b'])(
	'the client knows %s',
	path => {
		expect(hasPage(path)).toBe(true);
	},
);

it.each([
	'/about',
	'/notes',
	'/@rin/pages/abc',
	'/files/abc.webp',
	'/api/meta',
	'/share',
	'/miauth/abc',
	'//notes/abc',
	'/notes/%zz',
])('the client leaves %s to the server', path => {
	expect(hasPage(path)).toBe(false);
});
