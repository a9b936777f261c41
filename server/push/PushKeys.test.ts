import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PushKeys } from './PushKeys';

let folder: string;
let file: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'quarterdeck-push-'));
	file = join(folder, 'push.key');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('has the same keys after a restart, in a file that only the server reads', () => {
	const { publicKey, privateKey } = PushKeys.open(folder);
	expect(PushKeys.open(folder)).toMatchObject({ publicKey, privateKey });
	expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
	expect(statSync(file).mode & 0o077).toBe(0);
	rmSync(file);
	expect(PushKeys.open(folder).publicKey).not.toBe(publicKey);
});

it.each([
	['nothing', ''],
	['half a key', Buffer.alloc(16, 1).toString('base64url')],
	['zero, which is no key', Buffer.alloc(32).toString('base64url')],
	['a number beyond the curve', Buffer.alloc(32, 255).toString('base64url')],
])('refuses a file with %s rather than losing all subscriptions', (_what, content) => {
	writeFileSync(file, content);
	expect(() => PushKeys.open(folder)).toThrow('push.key is damaged');
});
