import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '@/api/ApiError';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { errorText } from '../query/errorText';
import { QueryState, type StateText } from '../query/QueryState';
import { useWhenBack } from '../query/useWhenBack';
import { WidgetLoading } from './WidgetLoading';
import { WidgetMessage } from './WidgetMessage';

interface WidgetQueryProps<Thing> {
	query: UseQueryResult<Thing>;
	/** If it doesn't exist any more. */
	gone?: StateText;
	/** Called during render: must not use hooks. */
	children: (thing: Thing) => ReactNode;
}

/**
 * The result of a widget's query, or its state: loading, gone, failed. What was there before a failure stays, unless it is
 * gone by then.
 */
export function WidgetQuery<Thing>({ query, gone, children }: WidgetQueryProps<Thing>): ReactNode {
	if (gone && isGone(query.error)) {
		return (
			<WidgetMessage icon={gone.icon} action={gone.action}>
				{gone.title}
			</WidgetMessage>
		);
	}
	return (
		<QueryState
			query={query}
			loading={<WidgetLoading />}
			failed={reason => <WidgetFailure error={reason} busy={query.isFetching} onRetry={() => void query.refetch()} />}
		>
			{children}
		</QueryState>
	);
}

interface WidgetFailureProps {
	error: unknown;
	busy: boolean;
	onRetry: () => void;
}

function WidgetFailure({ error, busy, onRetry }: WidgetFailureProps): ReactNode {
	useWhenBack(!(error instanceof ApiError) && !busy, onRetry);
	const retry = (
		<Button size="small" icon="refresh" busy={busy} onClick={onRetry}>
			{text.common.retry}
		</Button>
	);
	return (
		<WidgetMessage icon="alert" isFailure action={retry}>
			{saidOf(error)}
		</WidgetMessage>
	);
}

const isGone = (error: unknown): boolean =>
	error instanceof ApiError && error.code.startsWith('NO_SUCH_') && !isNotOffered(error);

/** Servers of other versions don't know all endpoints, or have switched some off. */
const isNotOffered = (error: unknown): boolean =>
	error instanceof ApiError && /^(UNKNOWN_API|NO_SUCH)_ENDPOINT$/.test(error.code);

const saidOf = (error: unknown): string => (isNotOffered(error) ? text.widgets.notOffered : errorText(error).title);
