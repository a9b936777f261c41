import { describe, expect, it } from 'vitest';
import { lookupTarget, queryTarget } from './lookupTarget';

const HOST = 'home.example';

describe('what is entered leads', () => {
	it.each([
		['@mara', '/@mara'],
		['  @mara@tide.example\n', '/@mara@tide.example'],
		['@mara@home.example', '/@mara'],
		['@mara@Home.Example', '/@mara'],
		['#fog', '/tags/fog'],
		['#海 と 空', '/tags/%E6%B5%B7%20%E3%81%A8%20%E7%A9%BA'],
	])('%j to %s', (entered, path) => {
		expect(lookupTarget(entered, HOST)).toEqual({ path });
	});

	it('an https address to what the server fetches', () => {
		expect(lookupTarget(' https://tide.example/notes/1 ', HOST)).toEqual({ uri: 'https://tide.example/notes/1' });
	});

	it('an https address as a keyboard begins it with a capital', () => {
		expect(lookupTarget('Https://tide.example/notes/1', HOST)).toEqual({ uri: 'Https://tide.example/notes/1' });
	});

	it.each(['', ' ', '@', '#', 'a', '@mara and noor', 'mara', 'http://tide.example/1', 'look: https://tide.example'])(
		'%j nowhere',
		entered => {
			expect(lookupTarget(entered, HOST)).toBeNull();
		},
	);
});

describe('the query of the page names', () => {
	it.each([
		[{ acct: 'mara@tide.example' }, { path: '/@mara@tide.example' }],
		[{ acct: '@mara' }, { path: '/@mara' }],
		[{ acct: 'acct:mara@home.example' }, { path: '/@mara' }],
		[{ uri: 'acct:mara@tide.example' }, { path: '/@mara@tide.example' }],
		[{ uri: 'https://tide.example/notes/1' }, { uri: 'https://tide.example/notes/1' }],
		[{ uri: '@mara' }, { path: '/@mara' }],
		[{ uri: 'https://tide.example/notes/1', acct: ' ' }, { uri: 'https://tide.example/notes/1' }],
	])('%j', (search, target) => {
		expect(queryTarget(search, HOST)).toEqual(target);
	});

	it.each([{}, { uri: '' }, { acct: 'mara and noor' }, { uri: 'ftp://tide.example' }, { uri: 'javascript:alert(1)' }])(
		'nothing by %j',
		search => {
			expect(queryTarget(search, HOST)).toBeNull();
		},
	);
});
