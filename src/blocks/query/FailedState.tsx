import type { ReactNode } from 'react';
import { ApiError } from '@/api/ApiError';
import { ErrorState } from '@/ui/state/ErrorState';
import { errorText } from './errorText';
import { useWhenBack } from './useWhenBack';

interface FailedStateProps {
	error: unknown;
	onRetry: () => void;
	/** Whether a retry is running. */
	busy?: boolean;
}

/**
 * Shown instead of something that could not be fetched, with a Retry button. If the server can't be reached, it is
 * fetched again as soon as it can.
 */
export function FailedState({ error, onRetry, busy = false }: FailedStateProps): ReactNode {
	const said = errorText(error);
	useWhenBack(!(error instanceof ApiError) && !busy, onRetry);
	return (
		<ErrorState title={said.title} onRetry={onRetry} busy={busy}>
			{said.text}
		</ErrorState>
	);
}
