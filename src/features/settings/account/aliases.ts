import { defineThing } from '@/stores/queries/Query';

/** The most other accounts that an account may name. */
export const MAX_ALIASES = 10;

/** `@name@host` of each line, each once; lines that aren't such a name stay as they are. */
export const aliasesOf = (lines: string): string[] => [
	...new Set(
		lines
			.split('\n')
			.map(line => line.trim())
			.filter(line => line !== '')
			.map(line => (line.startsWith('@') ? line : `@${line}`)),
	),
];

/** The first line that names no account of a server, counted from 1. */
export function badAliasLine(lines: string): number | null {
	const index = lines.split('\n').findIndex(line => line.trim() !== '' && !isFullName(line));
	return index < 0 ? null : index + 1;
}

/** Whether a text names an account with its server: `@name@host`. */
export const isFullName = (name: string): boolean => /^@?[\w.-]+@[^\s@/]+$/.test(name.trim());

/** The other accounts that this one names, as `@name@host` where the server knows them. */
export const aliasesQuery = defineThing({
	name: 'alsoKnownAs',
	lifetime: 'open',
	async fetch(session, ids: readonly string[], signal) {
		// Servers that are given ids or addresses alike: only the former can be looked up.
		const userIds = ids.filter(id => !id.includes('/'));
		if (userIds.length === 0) return [];
		const users = await session.api.call('users/show', { userIds }, { signal });
		return users.map(({ username, host }) => `@${username ?? ''}@${host ?? session.host}`);
	},
});
