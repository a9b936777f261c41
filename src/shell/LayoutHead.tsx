import { type ReactNode, useEffect, useRef } from 'react';
import { loadUnreadAnnouncements } from '@/features/announcements';
import { loadStatusBars } from '@/features/statusBars';
import { followHeadHeight } from '@/platform/headHeight';
import { useMe } from '@/stores/session/SessionContext';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';

const UnreadAnnouncements = lazyPart(loadUnreadAnnouncements);
const StatusBars = lazyPart(loadStatusBars);

/** What members have above the layout, once the page has started: announcements, and their status bars. */
export default function LayoutHead(): ReactNode {
	const content = useRef<HTMLDivElement>(null);
	const hasUnread = useMe(me => me?.hasUnreadAnnouncement ?? false);
	useEffect(() => {
		const head = content.current?.parentElement;
		return head && content.current ? followHeadHeight(head, content.current) : undefined;
	}, []);
	return (
		<div ref={content}>
			{hasUnread && (
				<LatePart>
					<UnreadAnnouncements />
				</LatePart>
			)}
			<LatePart>
				<StatusBars />
			</LatePart>
		</div>
	);
}
