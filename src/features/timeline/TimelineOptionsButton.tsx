import type { ReactNode } from 'react';
import type { TimelineOption } from '@/domain/note/timelineOptions';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { openTimelineMenu } from './openTimelineMenu';

interface TimelineOptionsButtonProps {
	/** The options of this timeline. */
	options: readonly TimelineOption[];
	/** Whether the page has tabs, which have settings of their own. */
	hasTabs: boolean;
}

/** The button for the options of a timeline page (rules/timelines#options). */
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
