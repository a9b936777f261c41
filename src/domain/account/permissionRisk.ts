import { TOKEN_PERMISSIONS } from './tokenPermissions';

/** `administration`: acts on others and the server; `high`: acts as the user, or reads what is private. */
export type PermissionRisk = 'administration' | 'high' | 'low';

/** Beside administration: the account's own data, its words, its files, its talks. */
const HIGH: ReadonlySet<string> = new Set([
	...['write:account', 'write:notes', 'write:drive', 'write:following', 'write:invite-codes'],
	...['read:drive', 'read:chat', 'write:chat', 'write:channels', 'write:pages', 'write:gallery', 'write:flash'],
]);
const KNOWN: ReadonlySet<string> = new Set(TOKEN_PERMISSIONS);

/** How much harm an app could do with a permission (rules/apps#dangerous-permissions). What nobody can tell counts as high. */
export function permissionRisk(permission: string): PermissionRisk {
	if (/^(?:read|write):admin:/.test(permission)) return 'administration';
	return HIGH.has(permission) || !KNOWN.has(permission) ? 'high' : 'low';
}
