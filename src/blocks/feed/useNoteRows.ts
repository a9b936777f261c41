import { useMemo } from 'react';
import { useSession } from '@/stores/session/SessionContext';
import { makeNoteRows, type ShownRow } from './feedRows';
import { useMuteVerdicts } from './useMuteVerdicts';

/**
 * The rows of a short list of notes that is no feed: a conversation, replies, the notes that a file is in.
 * @param noteIds another object whenever the notes are others
 * @param isBelow they stand below the note that they answer
 */
export function useNoteRows(noteIds: readonly string[], isBelow = false): readonly ShownRow[] {
	const verdictOf = useMuteVerdicts(useSession(), noteIds, ownIds);
	return useMemo(() => makeNoteRows(noteIds, id => verdictOf(id, isBelow)), [noteIds, verdictOf, isBelow]);
}

const ownIds = (ids: readonly string[]): readonly string[] => ids;
