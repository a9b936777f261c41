import { createStore } from 'zustand/vanilla';
import { randomId } from '@/base/randomId';
import type { DeckProfile } from '@/domain/deck/deck';
import { type DeckSnapshot, isDue, type SnapshotReason, withSnapshot } from '@/domain/deck/snapshots';
import { writeDecks } from '@/domain/deck/storedDecks';
import { localDatabase } from '@/platform/localDatabase';
import { withTabLock } from '@/platform/withTabLock';

const keyOf = (sessionKey: string): string => `deckSnapshots ${sessionKey}`;

/** Counts the changes in this tab, for lists that show the kept decks. */
export const snapshotChanges = createStore<{ readonly count: number }>(() => ({ count: 0 }));

/** The kept decks of an account on this device, the latest first (rules/deck#history). */
export async function readSnapshots(sessionKey: string): Promise<readonly DeckSnapshot[]> {
	const database = await localDatabase();
	return (await database.get<readonly DeckSnapshot[]>(keyOf(sessionKey))) ?? [];
}

/**
 * Keeps a deck as it is, if that is due.
 * @param name the user's name for it
 * @throws if the device refuses, because it is full
 */
export async function keepSnapshot(
	sessionKey: string,
	deck: DeckProfile,
	reason: SnapshotReason,
	name: string | null = null,
): Promise<void> {
	const [stored] = writeDecks([deck]);
	if (!stored) return;
	const added = { id: randomId(), at: Date.now(), name, reason, deck: stored };
	await change(sessionKey, all => (isDue(all, added) ? withSnapshot(all, added) : all));
}

export const renameSnapshot = (sessionKey: string, id: string, name: string | null): Promise<void> =>
	change(sessionKey, all => all.map(each => (each.id === id ? { ...each, name } : each)));

export const removeSnapshot = (sessionKey: string, id: string): Promise<void> =>
	change(sessionKey, all => all.filter(each => each.id !== id));

async function change(
	sessionKey: string,
	operation: (all: readonly DeckSnapshot[]) => readonly DeckSnapshot[],
): Promise<void> {
	await withTabLock('deckSnapshots', async () => {
		const before = await readSnapshots(sessionKey);
		const after = operation(before);
		if (after !== before) await (await localDatabase()).set(keyOf(sessionKey), after);
	});
	snapshotChanges.setState(({ count }) => ({ count: count + 1 }));
}
