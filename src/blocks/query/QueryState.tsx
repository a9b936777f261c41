import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IconName } from '@/ui/icon/Icon';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { FailedState } from './FailedState';
import { refusalOf } from './refusalOf';

/** A message in place of something that isn't shown. */
export interface StateText {
	readonly icon: IconName;
	readonly title: string;
	readonly text?: string;
	readonly action?: ReactNode;
}

interface QueryStateProps<Thing> {
	query: Pick<UseQueryResult<Thing>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>;
	/** Shown until the first response; two skeleton rows by default. */
	loading?: ReactNode;
	/** If it doesn't exist; by default the error's own message. */
	gone?: StateText | undefined;
	/** If the reader may not see it; by default the error's own message. */
	refused?: StateText | undefined;
	/** For any other error, instead of the message with a Retry button. */
	failed?: ((error: Error | null) => ReactNode) | undefined;
	/** Called during render: must not use hooks. */
	children: (thing: Thing) => ReactNode;
}

/**
 * The result of a query, or its state: loading, gone, refused, failed. If fetching again fails, the previous result
 * stays, unless it is gone or refused by then.
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
