import type { ReactNode } from 'react';
import { type Navigation, useNavigation } from '@/blocks/navigation/NavigationContext';
import { type NoteActions, useNoteActions } from '@/blocks/note/NoteActionsContext';
import type { DeckColumn } from '@/domain/deck/deck';
import type { TimelineOption } from '@/domain/note/timelineOptions';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { openTimelineMenu } from './openTimelineMenu';

interface TimelineOptionsButtonProps {
	/** The options of this timeline. */
	options: readonly TimelineOption[];
	/** Whether the page has tabs, which have settings of their own. */
	hasTabs: boolean;
	/** What the page shows. */
	column: DeckColumn;
	/** Its name. */
	title: string;
}

/** The timeline of a page, with what belongs to the page. */
export interface ShownTimeline {
	readonly column: DeckColumn;
	readonly title: string;
	readonly session: Session;
	readonly actions: NoteActions;
	readonly navigation: Navigation;
}

/** The button for the menu of a timeline page (rules/timelines#options). */
export function TimelineOptionsButton({ options, hasTabs, column, title }: TimelineOptionsButtonProps): ReactNode {
	const session = useSession();
	const actions = useNoteActions();
	const navigation = useNavigation();
	return (
		<IconButton
			icon="filter"
			label={text.timeline.options}
			aria-haspopup="menu"
			onClick={event =>
				void openTimelineMenu(event.currentTarget, (menus, anchor) =>
					menus.openOptions(anchor, options, hasTabs, { column, title, session, actions, navigation }),
				)
			}
		/>
	);
}
