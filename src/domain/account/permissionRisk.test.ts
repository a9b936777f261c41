import { expect, it } from 'vitest';
import { permissionRisk } from './permissionRisk';

it.each([
	['read:account', 'low'],
	['write:reactions', 'low'],
	['write:account', 'high'],
	['write:notes', 'high'],
	['read:chat', 'high'],
	// Also files that were never shown to anybody.
	['read:drive', 'high'],
	['read:admin:user-ips', 'administration'],
	['write:admin:suspend-user', 'administration'],
	// Whatever it administers.
	['write:admin:new-thing', 'administration'],
	// Nobody can tell what it does.
	['write:administer', 'high'],
	['read:messaging', 'high'],
	['write:pages', 'high'],
	['write:votes', 'low'],
])('%s is of %s risk', (permission, risk) => {
	expect(permissionRisk(permission)).toBe(risk);
});
