import type { Session } from '@/stores/session/Session';
import { prepareMfm } from './prepareMfm';

/**
 * Has notes checked and asks plugins about them, and parses the texts that their cards show. Wait for it before showing
 * them.
 * @param judged resolves when they are checked
 */
export async function prepareNotes(
	session: Session,
	ids: readonly string[],
	judged: Promise<unknown> = session.wordMutes.prepare(ids),
): Promise<void> {
	// Only what plugins make of a text is parsed.
	if (session.entities.viewOf) await judged;
	await Promise.all([prepareMfm(session, ids), judged]);
}
