import { expect, it } from 'vitest';
import { knownPermissions, localPermissions, serverPermissions } from './localPermissions';

const ASKED = ['read:account', 'quarterdeck:columns', 'Quarterdeck:columns', 'quarterdeck:newer', 'write:notes'];

it('what the app grants is never among what a server is asked for', () => {
	expect(serverPermissions(ASKED)).toEqual(['read:account', 'write:notes']);
	expect(localPermissions(ASKED)).toEqual(['quarterdeck:columns']);
});

it('nobody is asked about a permission of the app that this version doesn’t know', () => {
	expect(knownPermissions(ASKED)).toEqual(['read:account', 'quarterdeck:columns', 'write:notes']);
});
