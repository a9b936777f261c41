import { expect, it } from 'vitest';
import { parseAcct } from './parseAcct';

it.each([
	['mara', 'mara', null],
	['@mara@far.example', 'mara', 'far.example'],
	['mara@home.example', 'mara', null],
	['@mara@Home.Example', 'mara', null],
])('%s names %s of %s', (acct, username, host) => {
	expect(parseAcct(acct, 'home.example')).toEqual({ username, host });
});
