import type { permissions } from 'misskey-js';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Messages } from '@/i18n/messages';
import { text } from '@/i18n/text';
import { permissionText } from './permissionText';

type Asked = (typeof permissions)[number] extends infer P
	? P extends `${'read' | 'write'}:${infer Thing}`
		? Thing
		: never
	: never;
type Worded = keyof Messages['miauth']['things'] | `admin:${keyof Messages['miauth']['adminThings']}`;

describe('permissionText', () => {
	it('has words for everything that servers know', () => {
		// Checked by the compiler.
		expectTypeOf<Exclude<Asked, Worded>>().toBeNever();
		const { things, adminThings } = text.miauth;
		expect(Object.keys(things).map(name => permissionText(`read:${name}`))).toEqual(
			Object.values(things).map(words => `Read: ${words}`),
		);
		expect(Object.keys(adminThings).map(name => permissionText(`read:admin:${name}`))).toEqual(
			Object.values(adminThings).map(words => `Read: ${words} (administration)`),
		);
	});

	it('says whether it reads or changes', () => {
		expect(permissionText('read:notifications')).toBe('Read: your notifications');
		expect(permissionText('write:admin:suspend-user')).toBe('Change: suspending users (administration)');
	});

	it('does without words for what is newer than this', () => {
		expect(permissionText('read:admin:new-thing')).toBe('Read: new thing (administration)');
		expect(permissionText('write:toys')).toBe('Change: toys');
	});
});
