import { type ReactNode, useRef, useState } from 'react';
import { toChannel } from '@/api/toCollections';
import { moved } from '@/base/moved';
import { passGate } from '@/blocks/actions/gate';
import { NoteExcerpt } from '@/blocks/note/NoteExcerpt';
import { useRetainedNotes } from '@/blocks/thread/useRetainedNotes';
import type { Channel } from '@/domain/collection/collections';
import { acct } from '@/domain/person/acct';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Section } from '@/ui/section/Section';
import { Grip } from '@/ui/sortable/Grip';
import { type Sorting, useSortable } from '@/ui/sortable/useSortable';
import { changeChannel } from '../changeChannel';
import { askPinnedNote } from './askPinnedNote';
import styles from './PinnedNotes.module.css';
import { saveChannel } from './saveChannel';

/** Servers keep as many. */
const MOST = 100;
const EXCERPT_LENGTH = 80;

/** The pinned notes of a channel in their order, to sort, take off and add; each change takes effect at once. */
export function PinnedNotes({ channel }: { channel: Channel }): ReactNode {
	const session = useSession();
	const { id, pinnedNoteIds: ids } = channel;
	const [isBusy, setBusy] = useState(false);
	useRetainedNotes(session, ids);
	const saved = useRef<Promise<unknown>>(Promise.resolve());
	const save = (change: (pinned: readonly string[]) => readonly string[]) =>
		passGate(session, {
			optimistic() {
				changeChannel(session, id, now => ({ ...now, pinnedNoteIds: change(ids) }));
				return () => changeChannel(session, id, now => ({ ...now, pinnedNoteIds: ids }));
			},
			async perform() {
				const work = async () => {
					// Others may have been pinned since the page was loaded, and no event tells of these.
					const { pinnedNoteIds } = toChannel(await session.api.call('channels/show', { channelId: id }));
					await saveChannel(session, id, { pinnedNoteIds: change(pinnedNoteIds) });
				};
				// One after the other, as each begins with what the one before has saved.
				const done = saved.current.then(work, work);
				saved.current = done;
				await done;
			},
		});
	const nameOf = (noteId: string) => session.entities.note(noteId)?.text ?? text.channels.pinnedNote;
	const sorting = useSortable({
		ids,
		nameOf,
		layout: 'list',
		by: 'grip',
		onMove: (noteId, to) =>
			void save(pinned =>
				moved(
					pinned.map(each => ({ id: each })),
					noteId,
					to,
				).map(each => each.id),
			),
	});
	const add = async () => {
		setBusy(true);
		const noteId = await askPinnedNote(session, id);
		if (noteId !== null) await save(pinned => (pinned.includes(noteId) ? pinned : [...pinned, noteId]));
		setBusy(false);
	};
	return (
		<Section title={text.channels.pinned} about={text.channels.pinnedAbout}>
			{ids.length === 0 ? (
				<p className={styles.none}>{text.channels.noPinned}</p>
			) : (
				<ol {...sorting.list} className={styles.list} aria-label={text.channels.pinned}>
					{ids.map((noteId, index) => (
						<PinnedRow
							key={noteId}
							noteId={noteId}
							sorting={sorting}
							place={{ index, count: ids.length }}
							onRemove={() => void save(pinned => pinned.filter(each => each !== noteId))}
						/>
					))}
				</ol>
			)}
			{sorting.status}
			<Button icon="pin" size="small" busy={isBusy} disabled={ids.length >= MOST} onClick={() => void add()}>
				{text.channels.addPinned}
			</Button>
		</Section>
	);
}

interface PinnedRowProps {
	noteId: string;
	sorting: Sorting;
	place: { readonly index: number; readonly count: number };
	onRemove: () => void;
}

function PinnedRow({ noteId, sorting, place, onRemove }: PinnedRowProps): ReactNode {
	const note = useNote(noteId);
	const author = useUser(note?.userId ?? null) ?? null;
	const name = note?.text ?? text.channels.pinnedNote;
	return (
		<li className={styles.row} {...sorting.itemOf(noteId)}>
			{place.count > 1 && (
				<Grip
					sorting={sorting}
					id={noteId}
					label={t('channels.movePinned', { name, place: place.index + 1, count: place.count })}
				/>
			)}
			<span className={styles.note}>
				{note && note.text !== null ? (
					<NoteExcerpt note={note} author={author} length={EXCERPT_LENGTH} />
				) : (
					text.channels.pinnedNote
				)}
				{author && <small>{acct(author)}</small>}
			</span>
			<IconButton icon="close" size="small" label={t('channels.unpin', { name })} tooltip={false} onClick={onRemove} />
		</li>
	);
}
