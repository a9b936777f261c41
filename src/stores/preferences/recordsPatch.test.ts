import { expect, it } from 'vitest';
import type { PreferenceRecord } from './records';
import { patchOf, withPatch } from './recordsPatch';

const base: PreferenceRecord[] = [
	[{}, 'all', { sync: true }],
	[{ account: 'a/mara' }, 'mara', {}],
];

it('changes what was changed and nothing that another tab changed meanwhile', () => {
	const patch = patchOf(base, [[{}, 'new', { sync: true }]]);
	const meanwhile: PreferenceRecord[] = [...base, [{ account: 'a/noor' }, 'noor', {}]];
	expect(withPatch(meanwhile, patch)).toEqual([
		[{}, 'new', { sync: true }],
		[{ account: 'a/noor' }, 'noor', {}],
	]);
});

it('adds what is new at the end', () => {
	const added: PreferenceRecord = [{ server: 'a' }, 1, {}];
	expect(withPatch([], patchOf(base, [...base, added]))).toEqual([added]);
});
