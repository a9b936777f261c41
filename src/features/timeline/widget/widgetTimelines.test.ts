import { expect, it } from 'vitest';
import { chosenTarget, columnOfWidget, widgetTimelines } from './widgetTimelines';

const filter = { withRenotes: true, onlyFiles: false };
const pilots = { kind: 'list', id: 'a', name: 'Pilots' };

it('offers timelines of nothing in particular, and those whose target is chosen from a list', () => {
	const kinds = widgetTimelines.map(({ kind }) => kind);
	expect(kinds).toEqual(expect.arrayContaining(['home', 'local', 'list', 'antenna', 'channel']));
	expect(kinds).not.toContain('userNotes');
});

it('shows the notes of the chosen target, and none of another kind', () => {
	expect(columnOfWidget('list', pilots, filter)).toMatchObject({ type: 'list', target: { kind: 'list', id: 'a' } });
	expect(columnOfWidget('antenna', pilots, filter)).toBeNull();
	expect(columnOfWidget('list', null, filter)).toBeNull();
	expect(columnOfWidget('home', pilots, filter)).toMatchObject({ type: 'home', target: null, withRenotes: true });
	expect(chosenTarget('home', pilots)).toBeNull();
});
