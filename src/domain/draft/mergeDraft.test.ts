import { draft } from '@tests/factories/draft';
import { file } from '@tests/factories/file';
import { describe, expect, it } from 'vitest';
import type { Draft } from './Draft';
import { isSameDraft, mergeDraft } from './mergeDraft';

const base = draft({ text: 'one two', updatedAt: 1 });

/** Merges in both directions; the results must be the same. */
function both(mine: Partial<Draft>, theirs: Partial<Draft>, from = base): Draft {
	const [a, b] = [
		{ ...from, ...mine },
		{ ...from, ...theirs },
	];
	const merged = mergeDraft(from, a, b);
	expect(merged.lost).toBeNull();
	expect(isSameDraft(mergeDraft(from, b, a).draft, merged.draft)).toBe(true);
	return merged.draft;
}

describe('a draft that two write at the same time', () => {
	it('has the letters of both', () => {
		expect(both({ text: 'zero one two' }, { text: 'one two three' }).text).toBe('zero one two three');
		expect(both({ useCw: true, cw: 'a warning' }, { text: 'one two three' })).toMatchObject({
			text: 'one two three',
			useCw: true,
			cw: 'a warning',
		});
	});

	it('has the files of both, without what either took out', () => {
		const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(id => file({ id }));
		if (!a || !b || !c || !d) throw new Error('There are four.');
		const from = draft({ files: [a, b] });
		expect(both({ files: [b, d] }, { files: [a, b, c] }, from).files).toEqual([b, c, d]);
	});

	it('is for the fewer people where each chose otherwise', () => {
		expect(both({ visibility: 'followers' }, { visibility: 'home' }).visibility).toBe('followers');
		expect(both({ visibility: 'home' }, {}).visibility).toBe('home');
	});

	it('is the longer one where both rewrote the same words, and tells which one is to be kept elsewhere', () => {
		const short = { ...base, text: 'one 2', updatedAt: 3 };
		const long = { ...base, text: 'one zwei', updatedAt: 2 };
		expect(mergeDraft(base, short, long)).toEqual({ draft: long, lost: 'mine' });
		expect(mergeDraft(base, long, short)).toEqual({ draft: long, lost: 'theirs' });
	});

	it('is one of them where both made a poll of their own', () => {
		const poll = (...choices: string[]) => ({ choices, multiple: false, expiresAt: null, expiredAfter: null });
		const merged = mergeDraft(base, { ...base, poll: poll('a', 'b') }, { ...base, poll: poll('c', 'd') });
		expect(merged).toMatchObject({ lost: 'mine', draft: { poll: { choices: ['c', 'd'] } } });
	});
});
