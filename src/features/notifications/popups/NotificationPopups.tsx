import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { watchNotifications } from '../telling/watchNotifications';
import type { OpenPopup } from './PopupCard';
import { popups } from './popups';

const PopupHost = lazyPart(() => import('./PopupHost'));

/** Tells what arrives while the page is open; the code of pop-ups is loaded with the first one. */
export default function NotificationPopups({ onOpen }: { onOpen: OpenPopup }): ReactNode {
	useEffect(watchNotifications, []);
	const hasAny = useSyncExternalStore(popups.subscribe, () => popups.shown().length > 0);
	// Stays, as screen readers only hear what changes in a region that was there before.
	const [isNeeded, setNeeded] = useState(hasAny);
	if (hasAny && !isNeeded) setNeeded(true);
	return isNeeded ? (
		<LatePart>
			<PopupHost onOpen={onOpen} />
		</LatePart>
	) : null;
}
