import { expect, it } from 'vitest';
import type { NoteView } from '@/domain/plugin/NoteView';
import { checkedViews } from './checkedViews';

const inner = (depth: number): NoteView => (depth === 0 ? { text: 'x' } : { renote: inner(depth - 1) });

it('takes over how each note shows', () => {
	const answered = [{}, { text: 'low', cw: null, reply: { cw: 'tide' } }, null, inner(2)];
	expect(checkedViews([{}, {}, {}, { text: 'high' }], answered)).toEqual(answered);
});

it('keeps hidden what a plugin before hides', () => expect(checkedViews([null], [{ text: 'x' }])).toEqual([null]));

it.each([
	undefined,
	null,
	'text',
	[],
	[undefined],
	['x'],
	[[]],
	[{ text: null }],
	[{ text: 5 }],
	[{ cw: {} }],
	[{ text: 'x'.repeat(100_001) }],
	[{ reply: null }],
	[{ renote: { text: 7 } }],
	[inner(3)],
])('leaves a note as it was by %j', answered => {
	expect(checkedViews([{ text: 'high' }], answered)).toEqual([{ text: 'high' }]);
});
