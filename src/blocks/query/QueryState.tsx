import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IconName } from '@/ui/icon/Icon';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { FailedState } from './FailedState';
import { refusalOf } from './refusalOf';

/** What stands in the place of something that isn't shown. */
export interface Told {
	readonly icon: IconName;
	readonly title: string;
	readonly text?: string;
	readonly action?: ReactNode;
}

interface QueryStateProps<Thing> {
	query: Pick<UseQueryResult<Thing>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>;
	/** Until the first answer; two grey rows unless told. */
	loading?: ReactNode;
	/** Where there is no such thing. Left out: the error says it itself. */
	gone?: Told | undefined;
	/** Where the reader may not see it. Left out: the error says it itself. */
	refused?: Told | undefined;
	/** Instead of the message with its Retry button, for any other error. */
	failed?: ((error: Error | null) => ReactNode) | undefined;
	/** Is called while this is rendered: it uses no hooks. */
	children: (thing: Thing) => ReactNode;
}

/**
 * What was asked for, or how far that is: loading, gone, refused, failed. What was there stays there when asking again
 * fails, but for what is gone or refused by then.
 */
export function QueryState<Thing>(props: QueryStateProps<Thing>): ReactNode {
	const { data, error, isPending, isFetching, refetch } = props.query;
	const refusal = refusalOf(error);
	const told = refusal && props[refusal];
	if (told) {
		return (
			<EmptyState icon={told.icon} title={told.title} action={told.action}>
				{told.text}
			</EmptyState>
		);
	}
	if (data !== undefined) return props.children(data);
	if (isPending) return props.loading === undefined ? <SkeletonRows count={2} /> : props.loading;
	if (props.failed) return props.failed(error);
	return <FailedState error={error} onRetry={() => void refetch()} busy={isFetching} />;
}
