import { useEffect, useLayoutEffect, useMemo } from 'react';
import { type FeedRow, noteIdOf } from '@/blocks/feed/feedRows';
import { useCapture } from '@/blocks/feed/useCapture';
import { useFeedRows } from '@/blocks/feed/useFeedRows';
import { type Navigation, useNavigation } from '@/blocks/navigation/NavigationContext';
import { type NoteActions, useNoteActions } from '@/blocks/note/NoteActionsContext';
import type { FeedEntry } from '@/stores/feeds/feedEntries';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import type { MergedRow } from './mergedRows';

/** The account of a source, as the notes of the merged list need it. */
export interface SourceAccount {
	readonly session: Session;
	readonly actions: NoteActions;
	readonly navigation: Navigation;
}

interface SourceReaderProps {
	index: number;
	entries: readonly FeedEntry[];
	withSensitive: boolean;
	/** The rows of the merged list that are in the document. */
	inDocument: readonly MergedRow[];
	/** These must be stable. */
	onAccount: (index: number, account: SourceAccount) => void;
	onRows: (index: number, rows: readonly FeedRow[]) => void;
}

/**
 * Reads one source of a merged column as a column of its own would: mutes what its account mutes, and keeps the notes
 * up to date that are shown. Draws nothing.
 */
export function SourceReader(props: SourceReaderProps): null {
	const { index, entries, withSensitive, inDocument, onAccount, onRows } = props;
	const session = useSession();
	const actions = useNoteActions();
	const navigation = useNavigation();
	useLayoutEffect(
		() => onAccount(index, { session, actions, navigation }),
		[index, session, actions, navigation, onAccount],
	);
	const rows = useFeedRows(entries, { withSensitive });
	useLayoutEffect(() => onRows(index, rows), [index, rows, onRows]);
	const capture = useCapture(rows, noteIdOf);
	const own = useMemo(
		() => inDocument.flatMap(row => (row.kind === 'item' && row.source === index ? [row.row] : [])),
		[inDocument, index],
	);
	useEffect(() => capture(own), [capture, own]);
	return null;
}
