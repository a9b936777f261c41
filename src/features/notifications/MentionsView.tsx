import { type ReactNode, useCallback } from 'react';
import { FeedList } from '@/blocks/feed/FeedList';
import { FeedRowView } from '@/blocks/feed/FeedRowView';
import { type FeedRow, noteIdOf } from '@/blocks/feed/feedRows';
import { useCapture } from '@/blocks/feed/useCapture';
import { useFeedRows } from '@/blocks/feed/useFeedRows';
import { usePageFeed } from '@/blocks/feed/usePageFeed';
import { text } from '@/i18n/text';
import { pollingInterval, pollingMs } from '@/stores/preferences/pollingMs';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import { useBaseSetting, usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { mentionsSource } from './mentionsSource';

/** The notes that mention the account; of direct notes, those that are for it. */
export function MentionsView({ isDirect }: { isDirect: boolean }): ReactNode {
	const session = useSession();
	const realtime = useBaseSetting(realtimeMode);
	const interval = pollingMs(usePreference(pollingInterval));
	const lookEvery = realtime ? null : interval;
	const { feed, state, setList } = usePageFeed([session.key, 'mentions', isDirect, lookEvery].join(' '), () =>
		mentionsSource(session, isDirect, lookEvery),
	);
	const rows = useFeedRows(state.entries);
	const onRange = useCapture(rows, noteIdOf);
	const renderRow = useCallback((row: FeedRow) => <FeedRowView row={row} feed={feed} />, [feed]);
	const { mentionsTitle, mentionsText, directTitle, directText } = text.notificationMenu;
	return (
		<FeedList
			ref={setList}
			feed={feed}
			state={state}
			rows={rows}
			renderRow={renderRow}
			onRange={onRange}
			label={isDirect ? text.timeline.direct : text.timeline.mentions}
			emptyTitle={isDirect ? directTitle : mentionsTitle}
			emptyText={isDirect ? directText : mentionsText}
		/>
	);
}
