import { isSameJson } from '@/base/isSameJson';
import type { DeckProfile } from './deck';
import type { StoredDeck } from './storedDecks';

/**
 * Why a deck was kept: by itself while it was changed, because the user asked for it, before it was deleted, or before
 * all of it was replaced (reset, or put back).
 */
export type SnapshotReason = 'auto' | 'asked' | 'delete' | 'replace';

/** A deck as it was. */
export interface DeckSnapshot {
	readonly id: string;
	/** Milliseconds since the epoch. */
	readonly at: number;
	/** The user's name for it; null for none. */
	readonly name: string | null;
	readonly reason: SnapshotReason;
	readonly deck: StoredDeck;
}

/** The most that are kept (rules/deck#history). */
export const MAX_SNAPSHOTS = 40;
/** While a deck is changed, it is kept at most this often. */
export const AUTO_EVERY_MS = 10 * 60_000;

/** What a change of a deck, here or in another tab or device, is a reason for; null if its columns are the same. */
export function reasonFor(before: DeckProfile, after: DeckProfile | undefined): SnapshotReason | null {
	if (!after) return before.columns.length > 0 ? 'delete' : null;
	if (isSameJson(before.columns, after.columns) && isSameJson(before.layout, after.layout)) return null;
	const left = new Set(after.columns.map(({ id }) => id));
	const gone = before.columns.filter(({ id }) => !left.has(id));
	return gone.length > 1 && gone.length === before.columns.length ? 'replace' : 'auto';
}

/** Whether a deck is to be kept now: not the same twice, and by itself not too often. */
export function isDue(all: readonly DeckSnapshot[], { reason, at, deck }: DeckSnapshot): boolean {
	const ofDeck = all.filter(each => each.deck.id === deck.id);
	const last = ofDeck.reduce<DeckSnapshot | null>(
		(latest, each) => (latest && latest.at > each.at ? latest : each),
		null,
	);
	if (reason !== 'asked' && ofDeck.some(each => isSameJson(each.deck, deck))) return false;
	return reason !== 'auto' || last === null || at - last.at >= AUTO_EVERY_MS;
}

/** The latest first. Where there are too many, the oldest goes that has no name, else the oldest. */
export function withSnapshot(all: readonly DeckSnapshot[], added: DeckSnapshot): readonly DeckSnapshot[] {
	const kept = [added, ...all].sort((a, b) => b.at - a.at);
	while (kept.length > MAX_SNAPSHOTS) {
		const nameless = kept.findLastIndex(({ name, id }) => name === null && id !== added.id);
		kept.splice(nameless < 0 ? kept.length - 1 : nameless, 1);
	}
	return kept;
}
