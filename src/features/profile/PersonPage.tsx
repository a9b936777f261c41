import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ApiError } from '@/api/ApiError';
import { FailedState } from '@/blocks/FailedState';
import { parseAcct } from '@/domain/parseAcct';
import type { User } from '@/domain/User';
import { text } from '@/i18n/t';
import { useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/EmptyState';
import { SkeletonRows } from '@/ui/SkeletonRows';

interface PersonPageProps {
	/** As the address has it: `name` or `name@host`. */
	acct: string;
	children: (user: User) => ReactNode;
}

/** A page about the person whom its address names: it looks them up, and says so where there is nobody. */
export function PersonPage({ acct, children }: PersonPageProps): ReactNode {
	const session = useSession();
	const who = useMemo(() => parseAcct(acct, session.host), [acct, session.host]);
	const {
		data: userId,
		error,
		isPending,
		isFetching,
		refetch,
	} = useQuery({
		queryKey: [session.key, 'profile', who.username, who.host],
		queryFn: async ({ signal }) => {
			const user = await session.api.call('users/show', { ...who }, { signal });
			session.entities.ingestUsers([user]);
			return user.id;
		},
		gcTime: 0,
		staleTime: 0,
	});
	const user = useUser(userId ?? null);
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
	return user ? children(user) : null;
}
