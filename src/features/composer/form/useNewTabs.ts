import { useMemo } from 'react';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import type { Session } from '@/stores/session/Session';

/** Navigation in a dialog: links open in new tabs, so that the draft stays open. */
export function useNewTabs(session: Session): Navigation {
	return useMemo(() => {
		const href = (path: string) => new URL(path, session.origin).href;
		return { href, hasPage: () => false, navigate: path => void window.open(href(path), '_blank', 'noopener') };
	}, [session]);
}
