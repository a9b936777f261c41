import { useEffect, useState } from 'react';
import { useSession } from '@/stores/session/SessionContext';
import type { TimelineDefinition } from '../TimelineDefinition';

/** The name of a list, antenna or channel; null until it is known, and without a target. */
export function useTargetName({ target }: TimelineDefinition, targetId: string | null): string | null {
	const session = useSession();
	const [name, setName] = useState<string | null>(null);
	useEffect(() => {
		if (targetId === null || !target || !('page' in target)) return undefined;
		const ending = new AbortController();
		target.page.show(session, targetId, ending.signal).then(
			shown => setName(shown.name),
			error => ending.signal.aborted || console.warn('The name of a timeline is not known.', error),
		);
		return () => ending.abort();
	}, [session, target, targetId]);
	return name;
}
