import type { ReactNode } from 'react';
import { ApiError } from '@/api/ApiError';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { personQuery } from '@/blocks/person/personQuery';
import { FailedState } from '@/blocks/query/FailedState';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { acct as acctOf } from '@/domain/person/acct';
import { parseAcct } from '@/domain/person/parseAcct';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import styles from './PersonPage.module.css';

interface PersonPageProps {
	/** As in the path: `name` or `name@host`. */
	acct: string;
	title: (user: User) => string;
	children: (user: User) => ReactNode;
}

/**
 * A page about the user in its path: looks them up, and says so if they don't exist or can't be reached. Until they are
 * known, its title is their name in the path.
 */
export function PersonPage({ acct, title, children }: PersonPageProps): ReactNode {
	const session = useSession();
	const who = parseAcct(acct, session.host);
	const query = useThing(personQuery, who);
	const user = useUser(query.data ?? null);
	useHostTitle(user ? title(user) : acctOf(who));
	const retry = () => void query.refetch();
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={4} />}
			gone={{ icon: 'userMinus', title: text.profile.notFound, text: text.profile.notFoundText }}
			failed={error =>
				isUnreachable(error) && who.host !== null ? (
					<Unreachable name={acctOf(who)} host={who.host} isBusy={query.isFetching} onRetry={retry} />
				) : (
					<FailedState error={error} onRetry={retry} busy={query.isFetching} />
				)
			}
		>
			{() => user && children(user)}
		</QueryState>
	);
}

/** Whether their own server didn't answer this one. */
const isUnreachable = (error: unknown): boolean =>
	error instanceof ApiError && error.code === 'FAILED_TO_RESOLVE_REMOTE_USER';

interface UnreachableProps {
	name: string;
	host: string;
	isBusy: boolean;
	onRetry: () => void;
}

function Unreachable({ name, host, isBusy, onRetry }: UnreachableProps): ReactNode {
	return (
		<EmptyState
			icon="cloudNetwork"
			title={t('profile.unreachable', { name })}
			action={
				<div className={styles.actions}>
					<Button variant="primary" busy={isBusy} onClick={onRetry}>
						{text.common.retry}
					</Button>
					<a className={styles.away} href={`https://${host}/`} target="_blank" rel="noopener noreferrer">
						{t('profile.openServer', { host })}
					</a>
				</div>
			}
		>
			{t('profile.unreachableText', { host })}
		</EmptyState>
	);
}
