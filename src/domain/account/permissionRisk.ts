/** `administration`: acts on others and the server; `high`: acts as the user, or reads what is private. */
export type PermissionRisk = 'administration' | 'high' | 'low';

/** Beside administration: the account's own data, its words, its files, its talks. */
const HIGH = new Set([
	...['write:account', 'write:notes', 'write:drive', 'write:following', 'write:invite-codes'],
	...['read:messaging', 'write:messaging', 'read:chat', 'write:chat'],
]);

/** How much harm an app could do with a permission (rules/apps#consent). */
export function permissionRisk(permission: string): PermissionRisk {
	if (/^(?:read|write):admin:/.test(permission)) return 'administration';
	return HIGH.has(permission) ? 'high' : 'low';
}
