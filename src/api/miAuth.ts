import { pathTo } from '@/domain/paths/pathTo';
import type { WireUser } from '@/wire/entities';

/** Longer than servers need: a page waits for it at its start. */
const CHECK_WITHIN_MS = 15_000;

/** The address of a server's consent page. It redirects to `callback` with `session` in the query. */
export function miAuthUrl(origin: string, session: string, callback: string, permissions: readonly string[]): string {
	const asked = { name: 'Quarterdeck', callback, permission: permissions.join(',') };
	return origin + pathTo('consent', { session }, asked);
}

/**
 * Asks the server whether consent was given.
 * @returns null if it wasn't
 * @throws if the server doesn't respond
 */
export async function checkMiAuth(origin: string, session: string): Promise<{ token: string; user: WireUser } | null> {
	const response = await fetch(`${origin}/api/miauth/${encodeURIComponent(session)}/check`, {
		method: 'POST',
		credentials: 'omit',
		cache: 'no-cache',
		headers: { 'Content-Type': 'application/json' },
		body: '{}',
		signal: AbortSignal.timeout(CHECK_WITHIN_MS),
	});
	const answer: { ok?: boolean; token?: string; user?: WireUser } = await response.json();
	return answer.ok && answer.token && answer.user ? { token: answer.token, user: answer.user } : null;
}
