import { describe, expect, it } from 'vitest';
import { mentionedOthers, mentionsIn } from './mentions';

describe('mentions in a text', () => {
	it('are names with or without a server, each once', () => {
		expect(mentionsIn('@mara hi @noor@b.example, @mara! (@a-b)')).toEqual(['@mara', '@noor@b.example', '@a-b']);
	});

	it('are not what hangs on a word or an address', () => {
		expect(mentionsIn('mail me@a.example or https://a.example/@mara, @-x @')).toEqual([]);
	});

	it('have dots and dashes within a name, as some servers allow, and end before those behind it', () => {
		expect(mentionsIn('@mara.lee@b.example, @noor-h. @mara.lee- @noor@b.example.')).toEqual([
			'@mara.lee@b.example',
			'@noor-h',
			'@mara.lee',
			'@noor@b.example',
		]);
	});

	it('may name a server without a dot, or with a port', () => {
		expect(mentionsIn('@mara@localhost @noor@b.example:3000')).toEqual(['@mara@localhost', '@noor@b.example:3000']);
	});

	it('are none where markup shows text as it was written', () => {
		expect(mentionsIn('`@mara` <plain>@noor</plain>\n```\n@rin\n``` @kai `')).toEqual(['@kai']);
	});

	it.each(['_@mara', '(@mara)', 'あ@mara', '@mara👍'])('may stand beside what is no letter of a name: %s', text => {
		expect(mentionsIn(text)).toEqual(['@mara']);
	});

	it('name those who would not get a direct note', () => {
		const people = [
			{ username: 'Mara', host: null },
			{ username: 'noor', host: 'b.example' },
		];
		expect(mentionedOthers('@mara @mara@a.example @noor@B.example @noor', people, 'a.example')).toEqual(['@noor']);
	});
});
