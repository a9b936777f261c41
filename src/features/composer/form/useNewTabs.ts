import { useMemo } from 'react';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import type { Session } from '@/stores/session/Session';

/** Where links lead from within a dialog: the page below it stays, and so does what is being written. */
export function useNewTabs(session: Session): Navigation {
	return useMemo(() => {
		const href = (path: string) => new URL(path, session.origin).href;
		return { href, hasPage: () => false, navigate: path => void window.open(href(path), '_blank', 'noopener') };
	}, [session]);
}
