import { expect, it } from 'vitest';
import { badHostLine, hostsOf } from './mutedHosts';

it('reads a host a line', () => {
	expect(hostsOf('B.example\n\n https://c.example/ \nb.example\nd.example:3000')).toEqual([
		'b.example',
		'c.example',
		'd.example:3000',
	]);
});

it('names the line that is no host', () => {
	expect(badHostLine('b.example\n\nhttps://c.example')).toBeNull();
	expect(badHostLine('b.example\n\ntwo words')).toBe(3);
	expect(badHostLine('@mara@b.example')).toBe(1);
	expect(badHostLine('b.example/@mara')).toBe(1);
});
