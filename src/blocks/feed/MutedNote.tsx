import type { ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { useRemembered } from '../appearance/rememberedState';
import { NoteCard } from '../note/NoteCard';
import type { MuteReason } from './feedRows';
import { HiddenNote } from './HiddenNote';

interface MutedNoteProps {
	noteId: string;
	reason: MuteReason;
	/** Shown once it is revealed; by default the note's card. */
	children?: ReactNode;
	onShow?: () => void;
}

/** The key under which a revealed muted note is remembered. */
export const revealedKey = (session: Session, noteId: string): string => `${session.key} ${noteId} muted`;

/** Replaces a muted note; a press reveals it. */
export function MutedNote({ noteId, reason, children, onShow }: MutedNoteProps): ReactNode {
	const session = useSession();
	const user = useUser(useNote(noteId)?.userId ?? null);
	const [isShown, setShown] = useRemembered(revealedKey(session, noteId), false);
	if (isShown) return children ?? <NoteCard noteId={noteId} />;
	if (!user) return null;
	const name = user.name ?? user.username;
	return (
		<HiddenNote
			noteId={noteId}
			name={name}
			said={fill(reason === 'word' ? text.timeline.mutedByWord : text.timeline.mutedAsSensitive, { name })}
			onShow={() => {
				setShown(true);
				onShow?.();
			}}
		/>
	);
}
