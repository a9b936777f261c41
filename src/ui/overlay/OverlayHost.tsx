import { Component, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { text } from '@/i18n/t';
import { lazyPart } from '../lazyPart';
import { ToastHost } from '../toast/ToastHost';
import { toast } from '../toast/toasts';
import { installTooltips } from '../tooltip/installTooltips';
import { attachOverlayHistory } from './overlayHistory';
import { overlays } from './overlays';

const OverlayStack = lazyPart(() => import('./OverlayStack').then(module => ({ default: module.OverlayStack })));

/** Renders everything that lies over the page. Once, at the root, after the page; its code comes with the first overlay. */
export function OverlayHost() {
	const entries = useSyncExternalStore(overlays.subscribe, overlays.entries);
	useEffect(() => attachOverlayHistory(), []);
	useEffect(() => installTooltips(), []);
	return (
		<>
			{entries.length > 0 && (
				<StackBoundary>
					<Suspense fallback={null}>
						<OverlayStack entries={entries} />
					</Suspense>
				</StackBoundary>
			)}
			<ToastHost />
		</>
	);
}

/** Where the stack itself could not be loaded, nothing can be shown over the page: it is told in passing. */
class StackBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError(): { hasFailed: boolean } {
		return { hasFailed: true };
	}

	override componentDidCatch(): void {
		overlays.closeAll();
		toast(text.error.componentFailed, { tone: 'danger' });
	}

	override render(): ReactNode {
		return this.state.hasFailed ? null : this.props.children;
	}
}
