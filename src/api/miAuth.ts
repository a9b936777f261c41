import type { WireUser } from '@/wire/entities';

/** What the client asks for on a server where it is a guest: everything that it does there. */
export const MIAUTH_PERMISSIONS = [
	'read:account',
	'write:account',
	'read:blocks',
	'write:blocks',
	'read:drive',
	'write:drive',
	'read:favorites',
	'write:favorites',
	'read:following',
	'write:following',
	'read:mutes',
	'write:mutes',
	'write:notes',
	'read:notifications',
	'write:notifications',
	'read:reactions',
	'write:reactions',
	'write:votes',
	'read:channels',
	'write:channels',
	'read:clip',
	'write:clip',
] as const;

/** The consent page of a server. It sends the person back to `callback` with `session` in the query. */
export function miAuthUrl(origin: string, session: string, callback: string): string {
	const query = new URLSearchParams({ name: 'Quarterdeck', callback, permission: MIAUTH_PERMISSIONS.join(',') });
	return `${origin}/miauth/${session}?${query}`;
}

/** Asks the server whether consent was given. @returns null where it was not. @throws where it does not answer */
export async function checkMiAuth(origin: string, session: string): Promise<{ token: string; user: WireUser } | null> {
	const response = await fetch(`${origin}/api/miauth/${encodeURIComponent(session)}/check`, {
		method: 'POST',
		credentials: 'omit',
		cache: 'no-cache',
		headers: { 'Content-Type': 'application/json' },
		body: '{}',
	});
	const answer = (await response.json()) as { ok?: boolean; token?: string; user?: WireUser };
	return answer.ok && answer.token && answer.user ? { token: answer.token, user: answer.user } : null;
}
