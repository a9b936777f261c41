import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { IN_CATCH_UP, seenNotes } from '../extras/seenNotes';
import type { CatchUpPart } from './CatchUpPart';
import type { CatchUpState } from './CatchUpReader';
import { type MergedLine, mergeLines } from './mergeLines';
import type { PartShown } from './PartNotes';

/** What a digest has read, and what the user has read of it. */
export interface Digest {
	/** Newest first. */
	readonly lines: readonly MergedLine[];
	/** By timeline; undefined until it was drawn once. */
	readonly shown: readonly (PartShown | undefined)[];
	readonly states: readonly CatchUpState[];
	/** Whether a page of a timeline is on its way. */
	readonly isLoading: boolean;
	/** How many of the notes were not read, without those that are muted. */
	readonly left: number;
	/** Must be stable. */
	readonly onShown: (index: number, shown: PartShown) => void;
	readonly isRead: (line: MergedLine) => boolean;
	/** These are stable. */
	readonly markRead: (line: MergedLine) => void;
	readonly takeBack: (line: MergedLine) => void;
	/** Reads on where timelines paused or failed. */
	readonly readOn: () => void;
}

/** @param parts its timelines, which are being read; don't change */
export function useDigest(parts: readonly CatchUpPart[]): Digest {
	const [shown, setShown] = useState<readonly (PartShown | undefined)[]>([]);
	const onShown = useCallback((index: number, part: PartShown) => {
		setShown(before => Object.assign([...before], { [index]: part }));
	}, []);
	const [version, tellRead] = useReducer((count: number) => count + 1, 0);
	useEffect(() => {
		const ends = [...new Set(parts.map(({ marks }) => marks))].map(marks => marks.version.subscribe(tellRead));
		return () => {
			for (const end of ends) end();
		};
	}, [parts]);
	const lines = useMemo(() => mergeLines(shown.map(part => part?.lines)), [shown]);
	const isRead = useMemo(
		() => (line: MergedLine) =>
			version >= 0 && line.copies.some(({ source, noteId }) => parts[source]?.isRead(noteId) === true),
		[parts, version],
	);
	const each = useCallback(
		({ copies }: MergedLine, act: (part: CatchUpPart, noteId: string) => void) => {
			for (const { source, noteId } of copies) if (parts[source]) act(parts[source], parts[source].shownId(noteId));
		},
		[parts],
	);
	const states = useMemo(() => shown.flatMap(part => part?.state ?? []), [shown]);
	return {
		...{ lines, shown, states, onShown, isRead },
		isLoading: states.length < parts.length || states.some(({ status }) => status === 'loading'),
		left: useMemo(() => lines.filter(line => line.row.kind === 'item' && !isRead(line)).length, [lines, isRead]),
		markRead: useCallback(
			line =>
				each(line, ({ marks, source }, noteId) => {
					marks.read(noteId);
					seenNotes.mark(source.session.key, noteId, IN_CATCH_UP);
				}),
			[each],
		),
		takeBack: useCallback(
			line =>
				each(line, ({ marks, source }, noteId) => {
					marks.unread(noteId);
					seenNotes.unmark(source.session.key, noteId, IN_CATCH_UP);
				}),
			[each],
		),
		readOn: useCallback(() => {
			for (const { reader } of parts) {
				const { status } = reader.state.getState();
				if (status === 'paused' || status === 'failed') void reader.read();
			}
		}, [parts]),
	};
}
