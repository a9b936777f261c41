import { expect, it } from 'vitest';
import { findSettings, settingIndex } from './settingSearch';

const item = (id: string, title: string, words: readonly string[] = [], titles: readonly string[] = []) => ({
	id,
	title,
	words,
	titles,
});

const index = settingIndex([
	item('about', 'Something else', ['emoji style of the notes']),
	item('size', 'リアクションの大きさ', ['絵文字'], ['Size of reactions', 'reactionsDisplaySize']),
	item('second', 'Notes in the style of emoji'),
	item('style', 'Emoji style', ['twemoji fluent'], ['emojiStyle']),
]);
const find = (query: string) => findSettings(index, query).map(({ id }) => id);

it('finds what has every word, titles first', () => {
	expect(find('emoji style')).toEqual(['style', 'second', 'about']);
	expect(find('style EMOJI fluent')).toEqual(['style']);
	expect(find('weather')).toEqual([]);
	expect(find('  ')).toEqual([]);
});

it('finds by the other language and by key', () => {
	expect(find('size of')).toEqual(['size']);
	expect(find('reactionsdisplay')).toEqual(['size']);
	expect(find('大きさ')).toEqual(['size']);
});

it('knows no difference of kana and of width', () => {
	expect(find('りあくしょん')).toEqual(['size']);
	expect(find('ｅｍｏｊｉ　ｓｔｙｌｅ')).toEqual(['style', 'second', 'about']);
});
