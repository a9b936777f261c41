import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { ApiError } from '@/api/ApiError';
import { FailedState } from '@/blocks/FailedState';
import { NoteFeed } from '@/blocks/feed/NoteFeed';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { parseAcct } from '@/domain/parseAcct';
import { plainName } from '@/domain/plainName';
import { t, text } from '@/i18n/t';
import { useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/EmptyState';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { SkeletonRows } from '@/ui/SkeletonRows';
import type { WireUser } from '@/wire/entities';
import { ProfileHead } from './ProfileHead';
import styles from './ProfilePage.module.css';

type Filter = 'notes' | 'all' | 'files';

const FILTERS: Readonly<Record<Filter, Record<string, unknown>>> = {
	notes: { withReplies: false, withRenotes: false },
	all: { withReplies: true, withRenotes: true },
	files: { withFiles: true, withRenotes: false },
};

/** Somebody's profile: who they are, and what they posted. */
export default function ProfilePage({ params }: PageProps<'profile'>): ReactNode {
	const session = useSession();
	const who = useMemo(() => parseAcct(params.acct, session.host), [params.acct, session.host]);
	const {
		data: userId,
		error,
		isPending,
		isFetching,
		refetch,
	} = useQuery({
		queryKey: [session.key, 'profile', who.username, who.host],
		queryFn: async ({ signal }) => {
			const user = (await session.api.request('users/show', { ...who }, { signal })) as WireUser;
			session.entities.ingestUsers([user]);
			return user.id;
		},
		gcTime: 0,
		staleTime: 0,
	});
	if (isPending) return <SkeletonRows count={4} />;
	// A person who was there stays there when reading them again fails for want of a connection.
	if (userId === undefined || error instanceof ApiError) {
		if (error instanceof ApiError && error.code === 'NO_SUCH_USER') {
			return (
				<EmptyState icon="userMinus" title={text.profile.notFound}>
					{text.profile.notFoundText}
				</EmptyState>
			);
		}
		return <FailedState error={error} onRetry={() => void refetch()} busy={isFetching} />;
	}
	return <Profile key={userId} userId={userId} />;
}

function Profile({ userId }: { userId: string }): ReactNode {
	const user = useUser(userId);
	const [filter, setFilter] = useState<Filter>('notes');
	useHostTitle(user ? t('profile.of', { name: plainName(user) }) : text.profile.title);
	if (!user) return null;
	return (
		<NoteFeed
			endpoint="users/notes"
			params={{ userId, ...FILTERS[filter] }}
			label={text.profile.notes}
			emptyTitle={text.profile.noNotes}
			header={
				<>
					<ProfileHead user={user} />
					<div className={styles.filter}>
						<SegmentedControl
							label={text.profile.notes}
							value={filter}
							onChange={setFilter}
							segments={[
								{ value: 'notes', text: text.profile.notes },
								{ value: 'all', text: text.profile.all },
								{ value: 'files', text: text.profile.files },
							]}
						/>
					</div>
				</>
			}
		/>
	);
}
