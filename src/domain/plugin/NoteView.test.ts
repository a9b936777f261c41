import { describe, expect, it } from 'vitest';
import { viewOf, withView } from './NoteView';

const quoted = { id: 'q', text: 'below', cw: null };
const renote = { id: 'r', text: 'ebb', cw: null, renote: quoted };
const note = { id: 'n', text: 'high water', cw: 'tide', reply: null, renote };

describe('what plugins made of a note', () => {
	it.each([
		{},
		{ text: 'low' },
		{ cw: null },
		{ text: 'low', cw: 'moon', renote: { text: 'flow', cw: 'more', renote: { text: 'above' } } },
	])('is %j alone', view => expect(viewOf(note, withView(note, view))).toEqual(view));

	it('leaves everything else as it is', () => {
		const shown = withView(note, { renote: { renote: { text: 'above' } } });
		expect(shown).toEqual({ ...note, renote: { ...renote, renote: { ...quoted, text: 'above' } } });
		expect(note.renote.renote.text).toBe('below');
	});

	it('is nothing for a note that isn’t there', () => expect(withView(note, { reply: { text: 'x' } })).toEqual(note));

	it('is nothing where another plugin took it back', () => {
		const changed = withView(note, { text: 'low', renote: { text: 'flow' } });
		expect(viewOf(note, withView(changed, { text: 'high water', renote: { text: 'ebb' } }))).toEqual({});
	});
});
