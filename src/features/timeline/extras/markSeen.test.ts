import { describe, expect, it } from 'vitest';
import { makeRows } from '../rows';
import { markSeen, type SeenRules } from './markSeen';

const rows = makeRows(
	['a', 'b', 'c'].map(id => ({ kind: 'item', key: id })),
	[],
);

function setUp(mode: SeenRules['mode']) {
	const seen = new Set(['b', 'c']);
	const held = new Set<string>();
	const kept = new Set<string>();
	const made = markSeen({
		mode,
		isSeenElsewhere: id => seen.has(id),
		isHeld: key => held.has(key),
		isKept: key => kept.has(key),
	});
	return { ...made, seen, held, kept };
}

describe('notes read in another column', () => {
	it('step back, and stay the same objects while nothing changes', () => {
		const { stage } = setUp('dim');
		const after = stage(rows);
		expect(after[0]).toBe(rows[0]);
		expect(after.slice(1)).toMatchObject([{ isRead: true }, { isRead: true }]);
		expect(stage(rows)[1]).toBe(after[1]);
	});

	it('fold into a line under the same key', () => {
		const after = setUp('fold').stage(rows);
		expect(after.map(row => `${row.kind} ${row.key}`)).toEqual(['item a', 'seen b', 'seen c']);
	});

	it('do not fold before the reader’s eyes, but once they are away', () => {
		const { stage, held, waiting } = setUp('fold');
		held.add('b');
		expect(stage(rows).map(row => row.kind)).toEqual(['item', 'item', 'seen']);
		expect([...waiting]).toEqual(['b']);
		held.delete('b');
		expect(stage(rows).map(row => row.kind)).toEqual(['item', 'seen', 'seen']);
		expect(waiting.size).toBe(0);
	});

	it('stay folded when they come back into view, until they are opened', () => {
		const { stage, held, kept } = setUp('fold');
		stage(rows);
		held.add('b');
		expect(stage(rows)[1]).toMatchObject({ kind: 'seen' });
		kept.add('b');
		expect(stage(rows)[1]).toMatchObject({ kind: 'item', isRead: true });
	});
});
