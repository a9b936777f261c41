import { type ReactNode, useCallback, useMemo } from 'react';
import { ApiError } from '@/api/ApiError';
import { FeedList } from '@/blocks/feed/FeedList';
import { FeedRowView } from '@/blocks/feed/FeedRowView';
import { type FeedRow, noteIdOf } from '@/blocks/feed/feedRows';
import { pointerFeedSource } from '@/blocks/feed/pointerFeedSource';
import { useCapture } from '@/blocks/feed/useCapture';
import { useFeedRows } from '@/blocks/feed/useFeedRows';
import { usePageFeed } from '@/blocks/feed/usePageFeed';
import { plainName } from '@/domain/person/plainName';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/state/EmptyState';
import { GivenReaction } from './GivenReaction';
import { PersonLine } from './PersonLine';

/** The reactions of a user with their notes, the latest first; the server decides who may see them. */
export function ReactionsTab({ user }: { user: User }): ReactNode {
	const session = useSession();
	const title = t('profile.reactionsOf', { name: plainName(user) });
	const source = useMemo(
		() =>
			pointerFeedSource(session, (page, options) =>
				session.api.call('users/reactions', { userId: user.id, ...page }, options),
			),
		[session, user.id],
	);
	const { feed, state, setList } = usePageFeed(`${session.key} users/reactions ${user.id}`, () => source);
	const rows = useFeedRows(state.entries, source);
	const onRange = useCapture(rows, noteIdOf);
	const renderRow = useCallback(
		(row: FeedRow) => {
			const given = source.pointerOf(row.key);
			return (
				<>
					{given && <GivenReaction given={given} />}
					<FeedRowView row={row} feed={feed} />
				</>
			);
		},
		[source, feed],
	);
	const refusal = state.status === 'failed' ? refusalText(state.error) : null;
	if (refusal !== null) return <EmptyState icon="lock" title={refusal} />;
	return (
		<FeedList
			ref={setList}
			feed={feed}
			state={state}
			rows={rows}
			renderRow={renderRow}
			header={<PersonLine user={user} />}
			label={title}
			emptyTitle={text.profile.noReactions}
			onRange={onRange}
		/>
	);
}

/** Why only the user themselves, or nobody on this server, can see them; null for any other failure. */
function refusalText(error: unknown): string | null {
	if (!(error instanceof ApiError)) return null;
	if (error.code === 'REACTIONS_NOT_PUBLIC') return text.profile.reactionsHidden;
	return error.code === 'IS_REMOTE_USER' ? text.profile.reactionsElsewhere : null;
}
