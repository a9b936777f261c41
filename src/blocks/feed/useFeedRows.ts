import { useMemo } from 'react';
import { isPureRenote } from '@/domain/note/isPureRenote';
import type { Note } from '@/domain/note/Note';
import type { FeedEntry } from '@/stores/feeds/feedEntries';
import { itemIds } from '@/stores/feeds/feedQueue';
import { useSession } from '@/stores/session/SessionContext';
import {
	type FeedRow,
	type FeedStage,
	makeFeedRows,
	muteSensitive,
	muteWords,
	type NoteIdOf,
	onNotes,
} from './feedRows';
import { useMuteVerdicts } from './useMuteVerdicts';

interface FeedRowOptions {
	/** For feeds whose ids aren't note ids. Must be stable. */
	noteIdOf?: NoteIdOf;
	/** Whether notes with sensitive files are shown normally; true by default. */
	withSensitive?: boolean;
}

/** The rows of a feed of notes. All lists of notes use this or `useNoteRows`, which apply muting. */
export function useFeedRows(entries: readonly FeedEntry[], options: FeedRowOptions = {}): readonly FeedRow[] {
	const session = useSession();
	const { noteIdOf, withSensitive = true } = options;
	const idsOf = useMemo(
		() => (noteIdOf ? (list: readonly FeedEntry[]) => itemIds(list).flatMap(id => noteIdOf(id) ?? []) : itemIds),
		[noteIdOf],
	);
	const verdictOf = useMuteVerdicts(session, entries, idsOf);
	const stages = useMemo((): readonly FeedStage[] => {
		const noteOf = (id: string) => session.entities.note(id);
		return [
			...(noteIdOf ? [onNotes(noteIdOf)] : []),
			muteWords(verdictOf),
			...(withSensitive
				? []
				: [muteSensitive(noteOf, note => isSensitive(note) || isSensitive(shownIn(note, noteOf)))]),
		];
	}, [session, noteIdOf, withSensitive, verdictOf]);
	return useMemo(() => makeFeedRows(entries, stages), [entries, stages]);
}

const isSensitive = (note: Note | undefined): boolean => note?.files.some(file => file.isSensitive) ?? false;

/** The note that a pure renote shows. */
function shownIn(note: Note, noteOf: (id: string) => Note | undefined): Note | undefined {
	return note.renoteId !== null && isPureRenote(note) ? noteOf(note.renoteId) : undefined;
}
