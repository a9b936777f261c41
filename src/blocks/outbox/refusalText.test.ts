import { expect, it } from 'vitest';
import { refusalText } from './refusalText';

it('says why a note was refused in the reader’s language where the code is known, with the error’s id', () => {
	const refusal = { message: 'Contains prohibited words.', id: 'aa6e01d3', code: 'CONTAINS_PROHIBITED_WORDS' };
	expect(refusalText(refusal)).toBe('The note contains words that this server doesn’t allow.\nID: aa6e01d3');
});

it('repeats the server where it is not, as for what was refused before codes were kept', () => {
	expect(refusalText({ message: 'No tide.', id: 'aa6e01d3', code: 'NO_TIDE' })).toBe('No tide.\nID: aa6e01d3');
	expect(refusalText({ message: 'No tide.', id: '' })).toBe('No tide.');
});
