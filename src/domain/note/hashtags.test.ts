import { expect, it } from 'vitest';
import { HASHTAG_AT_END, hashtagsIn } from './hashtags';

it('finds hashtags in any script; numbers, words and addresses that hold the mark are none', () => {
	expect(hashtagsIn('#dusk, at (#夕方) #12 #12th a#b https://a.example/#part ##twice')).toEqual([
		'dusk',
		'夕方',
		'12th',
	]);
});

it('finds the one that is being written', () => {
	expect(HASHTAG_AT_END.exec('at #du')?.slice(1)).toEqual(['#', 'du']);
	expect(HASHTAG_AT_END.exec('at #')?.slice(1)).toEqual(['#', '']);
	expect(HASHTAG_AT_END.exec('at #dusk ')).toBeNull();
});
