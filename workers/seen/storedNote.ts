import type { SeenNote, SeenPlace } from '@/domain/seen/SeenNote';
import type { StoredSeenNote } from './SeenStorage';

/** What a stored note has besides its texts: keys, times, the entry in the index of the database. */
const OVERHEAD_BYTES = 250;
/** A note that is shown again counts as seen then, but that is written only after this time. */
const AGAIN_MS = 86_400_000;

/**
 * A note as it is to be stored in place of what was kept of it.
 * @returns null if that can stay
 */
export function storedNote(
	account: string,
	note: SeenNote,
	known: StoredSeenNote | undefined,
	now: number,
): StoredSeenNote | null {
	const places = known ? joined(known.places, note.places) : note.places;
	const next = { ...note, places };
	if (known && now - known.seenAt < AGAIN_MS && isSame(known, next)) return null;
	return { ...next, account, seenAt: Math.max(known?.seenAt ?? 0, now), size: sizeOf(next) };
}

const nameOf = ({ kind, name }: SeenPlace): string => `${kind}:${name ?? ''}`;

function joined(known: readonly SeenPlace[], places: readonly SeenPlace[]): readonly SeenPlace[] {
	const names = new Set(known.map(nameOf));
	const others = places.filter(place => !names.has(nameOf(place)));
	return others.length === 0 ? known : [...known, ...others];
}

function isSame(known: StoredSeenNote, next: SeenNote): boolean {
	const { account: _, seenAt: __, size: ___, ...rest } = known;
	return canonical(rest) === canonical(next);
}

const canonical = (note: SeenNote): string =>
	JSON.stringify(Object.entries(note).sort(([one], [other]) => (one < other ? -1 : 1)));

const WIDE = /[\u0100-\uffff]/;

/** Browsers store a text with a wide character in two bytes each. */
const bytesOf = (text: string | null): number => (text === null ? 0 : WIDE.test(text) ? text.length * 2 : text.length);

const sizeOf = (note: SeenNote): number =>
	OVERHEAD_BYTES +
	[note.text, note.cw, note.alt, note.name, note.channel].reduce((sum, text) => sum + bytesOf(text), 0) +
	note.places.length * 40;
