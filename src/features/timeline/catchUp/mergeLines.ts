import type { CatchUpLine } from './catchUpLine';

/** A note once, with all timelines that brought it. */
export interface MergedLine extends CatchUpLine {
	/** Including itself. */
	readonly copies: readonly Pick<CatchUpLine, 'source' | 'noteId'>[];
}

/**
 * The notes of several timelines, newest first, each once: in the copy of the server where it was written, else in the
 * first one. A note that one of the accounts mutes shows as the others have it.
 */
export function mergeLines(sources: readonly (readonly CatchUpLine[] | undefined)[]): readonly MergedLine[] {
	const merged = new Map<string, { shown: CatchUpLine; copies: MergedLine['copies'][number][] }>();
	for (const lines of sources) {
		for (const line of lines ?? []) {
			const copy = { source: line.source, noteId: line.noteId };
			const known = merged.get(line.key);
			if (!known) merged.set(line.key, { shown: line, copies: [copy] });
			else {
				known.copies.push(copy);
				if (isBetter(line, known.shown)) known.shown = line;
			}
		}
	}
	return Array.from(merged.values(), ({ shown, copies }) => ({ ...shown, copies })).sort((a, b) => b.at - a.at);
}

const isBetter = (line: CatchUpLine, known: CatchUpLine): boolean =>
	line.row.kind === known.row.kind ? line.isOwnServers && !known.isOwnServers : line.row.kind === 'item';
