import { useIsColumnIdle } from './ColumnIdleContext';
import { useIsCovered } from './CoveredContext';

/** Whether the place is seen: no page covers it, and its column, if it is in one, is in view and not collapsed. */
export function useIsInSight(): boolean {
	const isCovered = useIsCovered();
	const isColumnIdle = useIsColumnIdle();
	return !isCovered && !isColumnIdle;
}
