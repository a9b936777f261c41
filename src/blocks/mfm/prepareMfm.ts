import { mfmClient } from '@workers/mfm/mfm.client';
import type { MfmMode } from '@workers/mfm/mfm.protocol';
import type { Session } from '@/stores/session/Session';

/** The texts of some notes' cards, by parsing mode. */
export type ShownTexts = Readonly<Record<MfmMode, ReadonlySet<string>>>;

/**
 * Parses in advance all texts that the cards of these notes show: texts, content warnings and names, including those of
 * renoted, quoted and replied-to notes. Wait for it before showing the notes, so that their cards render markup at once
 * and nothing jumps. Rejects only by its signal.
 */
export async function prepareMfm(session: Session, ids: readonly string[], signal?: AbortSignal): Promise<void> {
	const { full, simple } = shownTexts(session, ids);
	await Promise.all([mfmClient.parse([...full], 'full', signal), mfmClient.parse([...simple], 'simple', signal)]);
}

/** Includes the notes that they renote, quote and reply to. */
export function shownTexts({ entities }: Session, ids: readonly string[]): ShownTexts {
	const full = new Set<string>();
	const simple = new Set<string>();
	const collect = (id: string | null, depth: number) => {
		const note = id === null ? undefined : entities.shownNote(id);
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
