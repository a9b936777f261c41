import type { ReactNode } from 'react';
import { lazyAction } from '@/blocks/actions/lazyAction';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { useNoteActions } from '@/blocks/note/NoteActionsContext';
import type { DeckColumn } from '@/domain/deck/deck';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { loadCatchUp } from '.';
import { partWith } from './catchUp/partWith';

const open = lazyAction(loadCatchUp, each => each.openCatchUp);

/** Tells what has happened in the timeline of a page since it was read, where the page has no menu for it. */
export function CatchUpButton({ column, title }: { column: DeckColumn; title: string }): ReactNode {
	const session = useSession();
	const actions = useNoteActions();
	const navigation = useNavigation();
	return (
		<Button
			size="small"
			icon="rows"
			onClick={() => open({ column, title, session, SessionPart: partWith(actions, navigation) })}
		>
			{text.catchUp.open}
		</Button>
	);
}
