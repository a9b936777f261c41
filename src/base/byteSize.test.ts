import { expect, it } from 'vitest';
import { byteSize } from './byteSize';

it.each([
	[0, '0 B'],
	[-5, '0 B'],
	[1023, '1023 B'],
	[1024, '1 KB'],
	[1_572_864, '1.5 MB'],
	[200 * 1024 ** 3, '200 GB'],
	[2 * 1024 ** 10, '2 QB'],
	[1024 ** 12, '1048576 QB'],
])('writes %d bytes as %s', (bytes, expected) => {
	expect(byteSize(bytes)).toBe(expected);
});
