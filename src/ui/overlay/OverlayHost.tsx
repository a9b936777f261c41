import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ToastHost } from '../toast/ToastHost';
import { installTooltips } from '../tooltip/installTooltips';
import { attachOverlayHistory } from './overlayHistory';
import { overlays } from './overlays';

const OverlayStack = lazy(() => import('./OverlayStack').then(module => ({ default: module.OverlayStack })));

/** Renders everything that lies over the page. Once, at the root, after the page; its code comes with the first overlay. */
export function OverlayHost() {
	const entries = useSyncExternalStore(overlays.subscribe, overlays.entries);
	useEffect(() => attachOverlayHistory(), []);
	useEffect(() => installTooltips(), []);
	return (
		<>
			{entries.length > 0 && (
				<Suspense fallback={null}>
					<OverlayStack entries={entries} />
				</Suspense>
			)}
			<ToastHost />
		</>
	);
}
