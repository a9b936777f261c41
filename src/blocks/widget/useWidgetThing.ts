import type { UseQueryResult } from '@tanstack/react-query';
import type { ThingQuery } from '@/stores/queries/Query';
import { useThing } from '../query/useThing';
import { useWhileVisible } from './useWhileVisible';
import { useIsWidgetVisible } from './WidgetStage';

/**
 * What a widget shows of its server: asked for when the widget is first seen, and again and again while it can be seen;
 * also after a failure.
 * @param everySec the seconds between two requests
 * @param isWanted false if it isn't known yet what to ask for
 */
export function useWidgetThing<Of, Thing>(
	query: ThingQuery<Of, Thing>,
	of: Of,
	everySec: number,
	isWanted = true,
): UseQueryResult<Thing> {
	const isVisible = useIsWidgetVisible();
	const result = useThing(query, of, isWanted && isVisible);
	const { refetch } = result;
	useWhileVisible(
		period => {
			if (period === null) return () => {};
			const timer = setInterval(() => void refetch(), period * 1000);
			return () => clearInterval(timer);
		},
		isWanted ? everySec : null,
	);
	return result;
}
