import { type ReactNode, useMemo } from 'react';
import { useSession } from '@/stores/session/SessionContext';
import { type NoteActions, NoteActionsContext } from '../NoteActionsContext';
import { NoteCard } from '../NoteCard';
import { type MakeSample, useSampleNotes } from './useSampleNotes';

const nothing = () => {};

/**
 * Cards of made-up notes, for previews. They have all buttons, also on pages where notes can do nothing, and none does
 * anything: what shows them makes them inert.
 * @param samples a constant list
 */
export function SampleNotes({ samples }: { samples: readonly MakeSample[] }): ReactNode {
	const session = useSession();
	const ids = useSampleNotes(samples);
	const actions = useMemo(
		(): NoteActions => ({
			session,
			offers: { write: true, react: true, vote: true },
			react: nothing,
			openReactionPicker: nothing,
			reply: nothing,
			renoteMenu: nothing,
			menu: nothing,
			vote: nothing,
		}),
		[session],
	);
	return (
		<NoteActionsContext value={actions}>
			{ids.map(id => (
				<NoteCard key={id} noteId={id} />
			))}
		</NoteActionsContext>
	);
}
