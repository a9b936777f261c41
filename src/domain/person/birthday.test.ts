import { expect, it } from 'vitest';
import { birthdayAt } from './birthday';

const at = (text: string) => new Date(`${text}T12:00:00`);

it('tells the age in whole years, and the day itself', () => {
	expect(birthdayAt('1999-06-03', at('2026-06-02'))).toEqual({ age: 26, isToday: false });
	expect(birthdayAt('1999-06-03', at('2026-06-03'))).toEqual({ age: 27, isToday: true });
	expect(birthdayAt('1999-06-03', at('2026-06-04'))).toEqual({ age: 27, isToday: false });
});

it('celebrates a 29 February on 1 March in years without one', () => {
	expect(birthdayAt('2000-02-29', at('2026-03-01'))).toEqual({ age: 26, isToday: true });
	expect(birthdayAt('2000-02-29', at('2028-02-29'))).toEqual({ age: 28, isToday: true });
});

it('leaves out ages that nobody has, and what is no day', () => {
	expect(birthdayAt('0004-11-26', at('2026-11-26'))).toEqual({ age: null, isToday: true });
	expect(birthdayAt('2030-01-01', at('2026-11-26'))?.age).toBeNull();
	expect(birthdayAt('spring', at('2026-11-26'))).toBeNull();
});
