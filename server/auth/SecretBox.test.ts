import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SecretBox } from './SecretBox';

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'quarterdeck-box-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('opens what it has sealed, also after a restart', () => {
	const sealed = SecretBox.open(folder).seal('JBSWY3DPEHPK3PXP', 'ann');
	expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
	expect(SecretBox.open(folder).unseal(sealed, 'ann')).toBe('JBSWY3DPEHPK3PXP');
	expect(statSync(join(folder, 'secrets.key')).mode & 0o077).toBe(0);
});

it('opens nothing of another owner, of another key, or that was changed', () => {
	const box = SecretBox.open(folder);
	const sealed = box.seal('secret', 'ann');
	expect(box.unseal(sealed, 'ben')).toBeNull();
	expect(new SecretBox(Buffer.alloc(32)).unseal(sealed, 'ann')).toBeNull();
	expect(box.unseal(`${sealed.slice(0, -2)}AA`, 'ann')).toBeNull();
	expect(box.unseal('short', 'ann')).toBeNull();
});

it('refuses a damaged key rather than losing all secrets', () => {
	const other = mkdtempSync(join(tmpdir(), 'quarterdeck-box-'));
	writeFileSync(join(other, 'secrets.key'), 'nonsense');
	expect(() => SecretBox.open(other)).toThrow('is damaged');
	rmSync(other, { recursive: true });
});
