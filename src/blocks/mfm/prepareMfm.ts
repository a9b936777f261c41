import { mfmClient } from '@workers/mfm/mfm.client';
import type { MfmMode } from '@workers/mfm/mfm.protocol';
import type { Session } from '@/stores/session/Session';

/** The texts that the cards of some notes show, by how they are parsed. */
export type ShownTexts = Readonly<Record<MfmMode, ReadonlySet<string>>>;

/**
 * Parses ahead all that the cards of these notes will show: texts, warnings and names, of what they renote, quote and
 * reply to as well. Wait for it before a page of ids is shown: its cards then draw their markup at once, and nothing
 * jumps. Rejects by its signal only.
 */
export async function prepareMfm(session: Session, ids: readonly string[], signal?: AbortSignal): Promise<void> {
	const { full, simple } = shownTexts(session, ids);
	await Promise.all([mfmClient.parse([...full], 'full', signal), mfmClient.parse([...simple], 'simple', signal)]);
}

/** Of what they renote, quote and reply to as well. */
export function shownTexts({ entities }: Session, ids: readonly string[]): ShownTexts {
	const full = new Set<string>();
	const simple = new Set<string>();
	const collect = (id: string | null, depth: number) => {
		const note = id === null ? undefined : entities.note(id);
		if (!note) return;
		if (note.text) full.add(note.text);
		if (note.cw) simple.add(note.cw);
		const name = entities.user(note.userId)?.name;
		if (name) simple.add(name);
		for (const choice of note.poll?.choices ?? []) simple.add(choice.text);
		if (depth === 0) return;
		collect(note.renoteId, depth - 1);
		collect(note.replyId, 0);
	};
	for (const id of ids) collect(id, 2);
	return { full, simple };
}
