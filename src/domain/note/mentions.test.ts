import { describe, expect, it } from 'vitest';
import { mentionedOthers, mentionsIn } from './mentions';

describe('mentions in a text', () => {
	it('are names with or without a server, each once', () => {
		expect(mentionsIn('@mara hi @noor@b.example, @mara! (@a-b)')).toEqual(['@mara', '@noor@b.example', '@a-b']);
	});

	it('are not what hangs on a word or an address', () => {
		expect(mentionsIn('mail me@a.example or https://a.example/@mara, @-x @')).toEqual([]);
	});

	it('name those who would not get a direct note', () => {
		const people = [
			{ username: 'Mara', host: null },
			{ username: 'noor', host: 'b.example' },
		];
		expect(mentionedOthers('@mara @mara@a.example @noor@B.example @noor', people, 'a.example')).toEqual(['@noor']);
	});
});
