import type { ReactNode } from 'react';
import type { TimelineOption } from '@/domain/note/timelineOptions';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { openTimelineMenu } from './openTimelineMenu';

interface TimelineOptionsButtonProps {
	/** What this timeline can be asked for. */
	options: readonly TimelineOption[];
	/** The page has tabs, which have settings of their own. */
	hasTabs: boolean;
}

/** Opens the options of a timeline that is a page (rules/timelines#options). */
export function TimelineOptionsButton({ options, hasTabs }: TimelineOptionsButtonProps): ReactNode {
	return (
		<IconButton
			icon="filter"
			label={text.timeline.options}
			aria-haspopup="menu"
			onClick={event =>
				void openTimelineMenu(event.currentTarget, (menus, anchor) => menus.openOptions(anchor, options, hasTabs))
			}
		/>
	);
}
