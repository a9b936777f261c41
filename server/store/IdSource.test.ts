import { describe, expect, it } from 'vitest';
import { IdSource, idBefore, timeOfId } from './IdSource';

describe('IdSource', () => {
	it('makes ids of the recorded form, which sort in the order they were made', () => {
		const source = new IdSource();
		const made = Array.from({ length: 500 }, () => source.next());
		expect(made.every(id => /^[0-9a-z]{16}$/.test(id))).toBe(true);
		expect([...made].sort()).toEqual(made);
		expect(new Set(made).size).toBe(made.length);
	});

	it('keeps the moment in the id', () => {
		const at = Date.UTC(2026, 10, 21, 0, 23, 50, 843);
		expect(timeOfId(new IdSource().at(at))).toBe(at);
		expect(timeOfId('att8bpdnrl2803wi')).toBe(at);
	});

	it('parts ids by a moment', () => {
		const source = new IdSource();
		const at = Date.UTC(2026, 0, 1);
		expect(source.at(at - 1) < idBefore(at)).toBe(true);
		expect(source.at(at) > idBefore(at)).toBe(true);
	});
});
