import { expect, it } from 'vitest';
import { hashBackupCode, makeBackupCodes, withoutBackupCode } from './backupCodes';

it('makes five codes that are easy to copy by hand', () => {
	const codes = makeBackupCodes();
	expect(new Set(codes).size).toBe(5);
	for (const code of codes) expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
});

it('uses each once, however it is typed', () => {
	const codes = makeBackupCodes();
	const hashes = codes.map(hashBackupCode);
	const [first = ''] = codes;
	expect(hashes.join()).not.toContain(first);
	const left = withoutBackupCode(hashes, ` ${first.toLowerCase().replaceAll('-', ' ')}`);
	expect(left).toEqual(hashes.slice(1));
	expect(withoutBackupCode(left ?? [], first)).toBeNull();
	expect(withoutBackupCode(hashes, '')).toBeNull();
});
