import { describe, expect, it } from 'vitest';
import type { NoteViewList } from '@/domain/plugin/NoteView';
import { AskedNotes } from './AskedNotes';
import { dataToJson, jsonToData } from './values/json';
import { toData } from './values/toData';

const fixed = { userId: 'mara', visibility: 'home' };
const renote = { id: 'r', userId: 'noor', text: 'below', cw: null };
const notes = [
	{ id: 'a', ...fixed, text: 'high', cw: null, renote },
	{ id: 'b', ...fixed, text: 'low', cw: null, renote: null },
];
const [first, second] = notes;
const UNTOUCHED: NoteViewList = [{}, {}];

const asking = (views: NoteViewList) => new AskedNotes({ notes: JSON.stringify(notes), views });
const inputs = (views: NoteViewList) => asking(views).values.map(value => dataToJson(toData(value)));
const answer = (views: NoteViewList, returned: readonly unknown[]) =>
	asking(views).answer(returned.map(value => ({ value: jsonToData(value) })));

describe('the notes that a plugin is asked about', () => {
	it('are as they came, where no plugin before has changed them', () => expect(inputs(UNTOUCHED)).toEqual(notes));

	it('have what the plugins before made of them, and aren’t those that one hides', () => {
		expect(inputs([{ text: 'higher', renote: { cw: 'moon' } }, null])).toEqual([
			{ ...first, text: 'higher', renote: { ...renote, cw: 'moon' } },
		]);
	});

	it.each([['{}'], ['[]'], ['[1,null]']])('are none in %s', json => {
		expect(new AskedNotes({ notes: json, views: UNTOUCHED }).values).toEqual([]);
	});
});

describe('what comes back', () => {
	it('is only what differs from the notes as they came', () => {
		const views = [{ text: 'higher' }, {}];
		expect(answer(views, [{ ...first, text: 'higher!' }, second]).views).toEqual([{ text: 'higher!' }, {}]);
		expect(answer(views, [first, { ...second, cw: 'tide' }]).views).toEqual([{}, { cw: 'tide' }]);
		const inner = { ...first, text: 'higher', renote: { ...renote, text: 'above' } };
		expect(answer(views, [inner, null]).views).toEqual([{ text: 'higher', renote: { text: 'above' } }, null]);
	});

	it('stays in the place of its note where one before is hidden', () => {
		expect(answer([null, {}], [{ ...second, text: 'x' }]).views).toEqual([null, { text: 'x' }]);
	});

	it.each([
		['another note', { id: 'other' }],
		['another author', { userId: 'noor' }],
		['another audience', { visibility: 'public' }],
		['no text', { text: null }],
		['a text that is too long', { text: 'x'.repeat(20_001) }],
	])('is nothing of %s', (_, change) => {
		const returned = { ...second, text: 'low!', cw: 'moon', ...change };
		const view = { text: 'low!', cw: 'moon' };
		expect(answer([{}, view], [first, returned]).views).toEqual([{}, view]);
	});

	it('is nothing of what is no note', () => {
		expect(answer([{ text: 'higher' }, {}], ['a', ['b']]).views).toEqual([{ text: 'higher' }, {}]);
	});

	it('is what it was where the plugin fails, with the error', () => {
		const error = { kind: 'Runtime', message: 'out of rope', at: null };
		const { views, errors } = asking([{ text: 'higher' }, {}]).answer([
			{ error },
			{ value: jsonToData({ ...second, text: 'x' }) },
		]);
		expect([views, errors]).toEqual([[{ text: 'higher' }, { text: 'x' }], [error]]);
	});
});
