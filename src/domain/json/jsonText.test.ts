import { expect, it } from 'vitest';
import { readValue, writeValue } from './jsonText';

it('reads back what it wrote', () => {
	for (const value of [null, 5, -0.5, '', "it's", 'a\nb', [], {}, [1, [2]], { a: { 'b c': [true, null] }, 海: '霧' }]) {
		expect(readValue(writeValue(value))).toEqual({ value });
	}
});

it('takes comments, unquoted keys and trailing commas', () => {
	expect(readValue("// mine\n{ a: 1, 'b': [2,], }")).toEqual({ value: { a: 1, b: [2] } });
});

it('says where the mistake is', () => {
	expect(readValue('{\n\ta: }').problem).toMatchObject({ kind: 'syntax', line: 2 });
	expect(readValue('{ a: [1, 2 }').problem).toMatchObject({ kind: 'syntax', line: 1, column: 12 });
	expect(readValue(' \n').problem).toEqual({ kind: 'empty' });
});

it('takes nothing that would be lost', () => {
	expect(readValue('{ a: [Infinity] }').problem).toEqual({ kind: 'notJson', what: 'Infinity' });
	expect(readValue('NaN').problem).toEqual({ kind: 'notJson', what: 'NaN' });
	expect(readValue('['.repeat(150) + ']'.repeat(150)).problem).toEqual({ kind: 'tooDeep' });
});

it('has a clear answer to every malformed value', () => {
	const whole = writeValue({ name: 'Mara', list: [1, 'two', { three: null }], flag: true });
	const cut = Array.from({ length: whole.length - 1 }, (_, index) => whole.slice(0, index + 1));
	const odd = [
		'}',
		']',
		'{]',
		'[}',
		'{a}',
		'{a:}',
		'{:1}',
		'[1 2]',
		"'",
		'"\n"',
		'undefined',
		'tru',
		'0x',
		'1e',
		'/*',
		'\\',
	];
	const swapped = Array.from(whole, (_, index) => `${whole.slice(0, index)}}${whole.slice(index)}`);
	const malformed = [...cut, ...odd, ...swapped].filter(text => {
		const { problem } = readValue(text);
		if (problem?.kind === 'syntax') expect(problem.reason).not.toContain('JSON5');
		return problem !== undefined;
	});
	expect(malformed.length).toBeGreaterThan(100);
	for (const text of [...cut, ...odd]) expect(readValue(text).problem, text).toBeDefined();
});
