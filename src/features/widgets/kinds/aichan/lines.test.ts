import { expect, it } from 'vitest';
import { text } from '@/i18n/text';
import { greetingAt, nextLine } from './lines';

const at = (hour: number) => greetingAt(new Date(2026, 10, 26, hour));

it('greets by the hour', () => {
	const { morning, day, evening, night } = text.widgets.aichan.greetings;
	expect([0, 4, 5, 10, 11, 17, 18, 23].map(at)).toEqual([
		...[night, night, morning, morning],
		...[day, day, evening, evening],
	]);
});

it('says each line, and begins again', () => {
	const lines = Object.values(text.widgets.aichan.lines);
	const said = Array.from({ length: lines.length + 1 }, (_, index) => nextLine(index + 1));
	expect(said).toEqual([...lines, lines[0]]);
});
