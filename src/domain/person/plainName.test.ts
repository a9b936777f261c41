import { expect, it } from 'vitest';
import { plainName } from './plainName';

it.each([
	['Mara :anchor: Lindqvist', 'Mara Lindqvist'],
	[':anchor: Mara', 'Mara'],
	['Mara :anchor::boat@b.example:', 'Mara'],
	['12:30 to 13:45', '12:30 to 13:45'],
	[':anchor:', 'mara'],
	['', 'mara'],
	[null, 'mara'],
])('of %s in a title is %s', (name, title) => {
	expect(plainName({ name, username: 'mara' })).toBe(title);
});
