import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { noteIdOf } from '@/blocks/feed/feedRows';
import { useCapture } from '@/blocks/feed/useCapture';
import { useFeedRows } from '@/blocks/feed/useFeedRows';
import { useNoteRows } from '@/blocks/feed/useNoteRows';
import { type Navigation, useNavigation } from '@/blocks/navigation/NavigationContext';
import { useNoteActions } from '@/blocks/note/NoteActionsContext';
import { item } from '@/stores/feeds/feedEntries';
import { useSession } from '@/stores/session/SessionContext';
import type { SourceAccount } from '../merged/SourceReader';
import type { CatchUpPart } from './CatchUpPart';
import type { CatchUpState } from './CatchUpReader';
import { type CatchUpLine, catchUpLine } from './catchUpLine';
import type { CatchUpRow } from './catchUpRows';

/** What a digest shows of one timeline. */
export interface PartShown {
	readonly account: SourceAccount;
	readonly state: CatchUpState;
	readonly lines: readonly CatchUpLine[];
	/** The ids of notes that opened threads and aren't in the digest, by the keys of the threads. */
	readonly openers: ReadonlyMap<string, string>;
}

interface PartNotesProps {
	index: number;
	part: CatchUpPart;
	/** The rows in the document. */
	drawn: readonly CatchUpRow[];
	onClose: () => void;
	/** Must be stable. */
	onShown: (index: number, shown: PartShown) => void;
}

/**
 * Mutes what the account of a timeline mutes and what the column's rules hide, keeps up to date what is shown, and
 * passes it on. Draws nothing.
 */
export function PartNotes({ index, part, drawn, onClose, onShown }: PartNotesProps): null {
	const session = useSession();
	const actions = useNoteActions();
	const outer = useNavigation();
	const state = useStore(part.reader.state);
	const entries = useMemo(() => state.fresh.flatMap(id => (part.isHidden(id) ? [] : [item(id)])), [state.fresh, part]);
	const rows = useFeedRows(entries, part.source.column);
	const lines = useMemo(
		() =>
			rows.flatMap(row => {
				const line = row.kind === 'gap' ? null : catchUpLine(session, row, index);
				return line ? [line] : [];
			}),
		[rows, session, index],
	);
	const openers = useOpeners(lines);
	const account = useMemo(
		() => ({ session, actions, navigation: leaving(outer, onClose) }),
		[session, actions, outer, onClose],
	);
	useLayoutEffect(
		() => onShown(index, { account, state, lines, openers }),
		[index, account, state, lines, openers, onShown],
	);
	const capture = useCapture(rows, noteIdOf);
	const own = useMemo(
		() => drawn.flatMap(row => (row.kind === 'line' && row.note.source === index ? [row.note.row] : [])),
		[drawn, index],
	);
	useEffect(() => capture(own), [capture, own]);
	return null;
}

/** Those of them that are not muted. */
function useOpeners(lines: readonly CatchUpLine[]): ReadonlyMap<string, string> {
	const threads = useMemo(() => {
		const present = new Set(lines.map(({ noteId }) => noteId));
		return new Map(lines.flatMap(({ thread, openerId }) => (present.has(openerId) ? [] : [[thread, openerId]])));
	}, [lines]);
	const rows = useNoteRows(useMemo(() => [...new Set(threads.values())], [threads]));
	return useMemo(() => {
		const shown = new Set(rows.flatMap(row => (row.kind === 'item' ? [row.key] : [])));
		return new Map([...threads].filter(([, id]) => shown.has(id)));
	}, [threads, rows]);
}

/** Pages that are opened from the digest take its place. */
const leaving = (outer: Navigation, onClose: () => void): Navigation => {
	const closing = (go: (path: string) => void) => (path: string) => {
		onClose();
		go(path);
	};
	return {
		...outer,
		navigate: closing(outer.navigate),
		...(outer.openWindow && { openWindow: closing(outer.openWindow) }),
		...(outer.showInPage && { showInPage: closing(outer.showInPage) }),
	};
};
