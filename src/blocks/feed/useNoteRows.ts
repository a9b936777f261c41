import { useMemo } from 'react';
import { useSession } from '@/stores/session/SessionContext';
import { makeNoteRows, type ShownRow } from './feedRows';
import { useMuteVerdicts } from './useMuteVerdicts';

/**
 * The rows of a short list of notes that isn't a feed: a conversation, replies, the notes that use a file.
 * @param noteIds a new object whenever the notes change
 * @param isBelow whether they are shown below the note they reply to
 */
export function useNoteRows(noteIds: readonly string[], isBelow = false): readonly ShownRow[] {
	const verdictOf = useMuteVerdicts(useSession(), noteIds, ownIds);
	return useMemo(() => makeNoteRows(noteIds, id => verdictOf(id, isBelow)), [noteIds, verdictOf, isBelow]);
}

const ownIds = (ids: readonly string[]): readonly string[] => ids;
