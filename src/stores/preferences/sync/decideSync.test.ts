import { expect, it } from 'vitest';
import { decideSync } from './decideSync';

it.each([
	['same', { device: 1, server: 1, seen: undefined }],
	['write', { device: 1, server: undefined, seen: undefined }],
	['write', { device: 1, server: undefined, seen: 1 }],
	['write', { device: 2, server: 1, seen: 1 }],
	['take', { device: 1, server: 2, seen: 1 }],
	['ask', { device: 2, server: 3, seen: 1 }],
	['ask', { device: 2, server: 3, seen: undefined }],
	['same', { device: { a: 1, b: 2 }, server: { b: 2, a: 1 }, seen: 1 }],
])('%s: %j', (decision, sides) => {
	expect(decideSync({ ...sides, merged: undefined })).toBe(decision);
});

it('merges rather than asks, but only where both sides changed', () => {
	expect(decideSync({ device: [1], server: [2], seen: [], merged: [2, 1] })).toBe('merge');
	expect(decideSync({ device: [1], server: [2], seen: [2], merged: [2, 1] })).toBe('write');
});
