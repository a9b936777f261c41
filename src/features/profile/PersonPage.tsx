import type { ReactNode } from 'react';
import { personQuery } from '@/blocks/person/personQuery';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { parseAcct } from '@/domain/person/parseAcct';
import type { User } from '@/domain/person/User';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { SkeletonRows } from '@/ui/state/SkeletonRows';

interface PersonPageProps {
	/** As in the path: `name` or `name@host`. */
	acct: string;
	children: (user: User) => ReactNode;
}

/** A page about the user in its path: looks them up, and says so if they don't exist. */
export function PersonPage({ acct, children }: PersonPageProps): ReactNode {
	const session = useSession();
	const query = useThing(personQuery, parseAcct(acct, session.host));
	const user = useUser(query.data ?? null);
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={4} />}
			gone={{ icon: 'userMinus', title: text.profile.notFound, text: text.profile.notFoundText }}
		>
			{() => user && children(user)}
		</QueryState>
	);
}
