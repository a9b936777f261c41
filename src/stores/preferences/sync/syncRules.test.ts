import { describe, expect, it } from 'vitest';
import { preference } from '../preference';
import { isUsable, mergeValues } from './syncRules';

const palette = (id: string, ...emojis: string[]) => ({ id, name: id, emojis });
const plugin = (installId: string, name: string) => ({ installId, name, src: '' });
const deck = (id: string, name = id) => ({ id, name, columns: [], layout: [] });

describe('merging', () => {
	it.each([
		['emojiPalettes', palette('a', '👍'), palette('b', '🎉'), palette('a', '❤️')],
		[
			'themes',
			{ id: 'a', name: 'A', props: {} },
			{ id: 'b', name: 'B', props: {} },
			{ id: 'a', name: 'A2', props: {} },
		],
		[
			'watermarkPresets',
			{ id: 'a', name: 'A', layers: [] },
			{ id: 'b', name: 'B', layers: [] },
			{ id: 'a', name: 'A', layers: [1] },
		],
		['deck.profiles', deck('a'), deck('b'), deck('a', 'other')],
	])('%s: both lists, each id once; fails where the same id has different content', (key, one, other, changed) => {
		expect(mergeValues(key, [one], [one, other])).toEqual([one, other]);
		expect(mergeValues(key, [one], [other])).toEqual([one, other]);
		expect(mergeValues(key, [one], [changed, other])).toBeUndefined();
	});

	it('plugins: fails on a clash of install id or name', () => {
		const one = plugin('1', 'A');
		expect(mergeValues('plugins', [one], [plugin('2', 'B')])).toEqual([one, plugin('2', 'B')]);
		expect(mergeValues('plugins', [one], [plugin('1', 'B')])).toBeUndefined();
		expect(mergeValues('plugins', [one], [plugin('2', 'A')])).toBeUndefined();
	});

	it('is not possible for other keys, or with what another client wrote', () => {
		expect(mergeValues('menu', ['a'], ['b'])).toBeUndefined();
		expect(mergeValues('emojiPalettes', [{ id: 1 }], [palette('a')])).toBeUndefined();
		expect(mergeValues('deck.profiles', [{ id: 'a', name: 'A', columns: [{ id: 'x' }] }], [deck('b')])).toBeUndefined();
	});
});

it('takes only values that fit the declaration', () => {
	preference({ key: 'test.choice', default: 'a', choices: ['a', 'b'] });
	preference({ key: 'test.list', default: [] });
	preference<string | null>({ key: 'test.none', default: null });
	preference({ key: 'test.flags', default: { media: false } });
	const fitting = [
		['test.choice', 'b'],
		['test.list', [1]],
		['test.none', 'x'],
		['test.none', null],
		['test.flags', {}],
		['unknown', { any: 1 }],
	] as const;
	for (const [key, value] of fitting) expect(isUsable(key, value), key).toBe(true);
	const unfit = [
		['test.choice', 'c'],
		['test.list', {}],
		['test.none', {}],
		['test.flags', []],
		['test.flags', null],
		['emojiPalettes', 'x'],
	] as const;
	for (const [key, value] of unfit) expect(isUsable(key, value), key).toBe(false);
});
