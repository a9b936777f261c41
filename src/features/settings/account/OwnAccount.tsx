import type { ReactNode } from 'react';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import type { WireMe } from '@/wire/entities';
import { ownAccountQuery } from './ownAccountQuery';

/** A settings page about the account, once the server has described it. */
export function OwnAccount({ children }: { children: (account: WireMe) => ReactNode }): ReactNode {
	const query = useThing(ownAccountQuery, null);
	return (
		<QueryState query={query} loading={<SkeletonRows count={5} />}>
			{children}
		</QueryState>
	);
}
