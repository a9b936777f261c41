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

	it('keeps growing while the clock is set back, and from what an earlier process made', () => {
		const clock = { at: Date.UTC(2026, 0, 1, 12) };
		const before = new IdSource(null, () => clock.at).next();
		clock.at -= 3_600_000;
		const source = new IdSource(before, () => clock.at);
		const made = [before, source.next(), source.next()];
		clock.at += 2 * 3_600_000;
		made.push(source.next());
		expect([...made].sort()).toEqual(made);
		expect(timeOfId(made[3] ?? '')).toBe(clock.at);
	});

	it('keeps growing where more are made in a moment than the counter counts', () => {
		const source = new IdSource(null, () => Date.UTC(2026, 0, 1));
		let last = source.next();
		let isGrowing = true;
		for (let count = 0; count < 36 ** 4 + 5; count++) {
			const next = source.next();
			isGrowing &&= next > last;
			last = next;
		}
		expect(isGrowing).toBe(true);
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
