import { describe, expect, it } from 'vitest';
import { Random } from '../random';
import { fillSlots } from './fillSlots';

const fill = (template: string, slots: Record<string, string[]> = {}, now = 0) =>
	fillSlots(template, slots, new Random('test'), now);

describe('fillSlots', () => {
	it('takes words, numbers, times and moments', () => {
		expect(fill('At {place}', { place: ['the pier'] })).toBe('At the pier');
		expect(Number(fill('{3-9}'))).toBeGreaterThanOrEqual(3);
		expect(fill('{time}')).toMatch(/^\d\d:\d\d$/);
		expect(fill('$[unixtime {unix:60}]', {}, 5000)).toBe('$[unixtime 65]');
	});

	it('means the same thing when it says the same word twice', () => {
		const [first, second] = fill('{bird}/{bird}', { bird: ['Wren', 'Owl', 'Gull', 'Tern', 'Coot', 'Rook'] }).split('/');
		expect(first).toBe(second);
	});

	it('breaks lines, and begins with a capital', () => {
		expect(fill('{bird}|again', { bird: ['two eiders'] })).toBe('Two eiders\nagain');
	});

	it('leaves braces alone that are no slot of its own', () => {
		expect(fill('fn f() { x } {nothing} \\frac{H}{2}')).toBe('Fn f() { x } {nothing} \\frac{H}{2}');
	});
});
