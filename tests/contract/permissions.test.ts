import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { permissions } from 'misskey-js';
import { expect, it } from 'vitest';
import { endpoints } from '../../server/endpoints';
import { MIAUTH_ADMIN_PERMISSIONS, MIAUTH_PERMISSIONS, permissionFor } from '../../src/domain/account/permissions';

/** Every endpoint that the client's code names, with the permission that the server requires; null for none. */
const called = new Map<string, string | null>(
	readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter(name => /\.tsx?$/.test(name) && !/\.test\./.test(name) && !name.endsWith('permissions.ts'))
		.flatMap(name => [...readFileSync(join('src', name), 'utf8').matchAll(/'([a-z][\w-]*(?:\/[\w-]+)*)'/g)])
		.flatMap(([, name = '']) => {
			const endpoint = endpoints.get(name);
			return endpoint ? [[name, endpoint.permission ?? null] as const] : [];
		}),
);

it('finds what the client calls', () => {
	expect(called.size).toBeGreaterThan(80);
	expect(called.get('users/report-abuse')).toBe('write:report-abuse');
});

it('knows the permission of each endpoint that the client calls', () => {
	const known = [...called.keys()].map(name => [name, permissionFor(name) ?? null]);
	expect(Object.fromEntries(known)).toEqual(Object.fromEntries(called));
});

it('asks by MiAuth for all that the client needs, and for administration apart', () => {
	const needed = [...new Set(called.values())].filter(permission => permission !== null);
	const isAdmin = (permission: string) => permission.includes(':admin:');
	expect(MIAUTH_PERMISSIONS).toEqual(expect.arrayContaining(needed.filter(each => !isAdmin(each))));
	expect(MIAUTH_PERMISSIONS.filter(isAdmin)).toEqual([]);
	expect([...MIAUTH_ADMIN_PERMISSIONS].sort()).toEqual(needed.filter(isAdmin).sort());
});

it('asks for nothing twice, and for nothing that servers do not know', () => {
	// Checked by the types: another name would not compile.
	const asked: readonly (typeof permissions)[number][] = [...MIAUTH_PERMISSIONS, ...MIAUTH_ADMIN_PERMISSIONS];
	expect(new Set(asked).size).toBe(asked.length);
});
