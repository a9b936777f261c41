import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pollWhileVisible } from '@/blocks/feed/pollWhileVisible';
import { useThing } from '@/blocks/query/useThing';
import type { ThingQuery } from '@/stores/queries/Query';

/**
 * What a bar shows, asked for again while the page is visible; also after a failure.
 * @param intervalSec the seconds between two requests
 * @param isWanted false if it isn't known yet what to ask for
 */
export function useBarThing<Of, Thing>(
	query: ThingQuery<Of, Thing>,
	of: Of,
	intervalSec: number,
	isWanted = true,
): UseQueryResult<Thing> {
	const result = useThing(query, of, isWanted);
	const { refetch } = result;
	useEffect(
		() => (isWanted ? pollWhileVisible(intervalSec * 1000, () => void refetch()) : undefined),
		[isWanted, intervalSec, refetch],
	);
	return result;
}
