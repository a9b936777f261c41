import { expect, it } from 'vitest';
import { figuresAt } from './figuresAt';

it('finds figures by their path, the oldest first', () => {
	expect(figuresAt({ local: { diffs: { reply: [3, 2, 1] } } }, 'local.diffs.reply', 3)).toEqual([1, 2, 3]);
});

it('counts what is missing as nothing', () => {
	const broken = { local: null, read: [4, 'x', -1] as unknown as number[] };
	expect(figuresAt(broken, 'local.inc', 2)).toEqual([0, 0]);
	expect(figuresAt(broken, 'read', 4)).toEqual([0, 0, 0, 4]);
	expect(figuresAt(broken, 'read.of', 1)).toEqual([0]);
});
