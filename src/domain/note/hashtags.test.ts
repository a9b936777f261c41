import { expect, it } from 'vitest';
import { HASHTAG_AT_END } from './hashtags';

it('finds the one that is being written', () => {
	expect(HASHTAG_AT_END.exec('at #du')?.slice(1)).toEqual(['#', 'du']);
	expect(HASHTAG_AT_END.exec('at #')?.slice(1)).toEqual(['#', '']);
	expect(HASHTAG_AT_END.exec('at #dusk ')).toBeNull();
});
