import { expect, it } from 'vitest';
import { appName } from './appName';

it.each([
	['Spyglass', 'Spyglass'],
	['  Spy\n glass ', 'Spy glass'],
	['\u202eevil\u202c', 'evil'],
	['👩‍💻 deck', '👩‍💻 deck'],
	['x'.repeat(300), 'x'.repeat(100)],
	[`${'x'.repeat(99)}👩`, 'x'.repeat(99)],
	['', null],
	[' \u200f ', null],
	[undefined, null],
])('an app that calls itself %j is %j', (given, shown) => {
	expect(appName(given)).toBe(shown);
});
