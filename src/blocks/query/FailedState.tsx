import type { ReactNode } from 'react';
import { ApiError } from '@/api/ApiError';
import { ErrorState } from '@/ui/state/ErrorState';
import { errorText } from './errorText';
import { useWhenBack } from './useWhenBack';

interface FailedStateProps {
	error: unknown;
	onRetry: () => void;
	/** While it tries again. */
	busy?: boolean;
}

/**
 * Stands in the place of what could not be fetched, with a Retry button. What failed for want of a connection is tried
 * again by itself when the server can be reached.
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
