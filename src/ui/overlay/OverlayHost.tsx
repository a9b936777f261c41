import { Component, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { loadFailureText } from '@/i18n/loadFailureText';
import { text } from '@/i18n/text';
import { whyLoadFailed } from '@/platform/whyLoadFailed';
import { lazyPart } from '../late/lazyPart';
import { ToastHost } from '../toast/ToastHost';
import { toast } from '../toast/toasts';
import { loadTooltips } from '../tooltip/loadTooltips';
import { attachOverlayHistory, type RouterHistory } from './overlayHistory';
import { overlays } from './overlays';

const OverlayStack = lazyPart(() => import('./OverlayStack').then(module => ({ default: module.OverlayStack })));

/**
 * Renders all overlays. Used once, at the root, after the page; its code is loaded with the first overlay.
 * @param history of the page's router, if it has one
 */
export function OverlayHost({ history }: { history?: RouterHistory }) {
	const entries = useSyncExternalStore(overlays.subscribe, overlays.entries);
	useEffect(() => attachOverlayHistory(history), [history]);
	useEffect(() => loadTooltips(), []);
	return (
		<>
			{entries.length > 0 && (
				<StackBoundary>
					<OverlayStack entries={entries} />
				</StackBoundary>
			)}
			<ToastHost />
		</>
	);
}

async function tellInPassing(): Promise<void> {
	const { title } = loadFailureText(await whyLoadFailed());
	toast(title, { tone: 'danger', action: { text: text.common.reload, onPress: () => location.reload() } });
}

/** If the stack itself can't be loaded, no overlay can be shown, so a toast reports it. */
class StackBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError(): { hasFailed: boolean } {
		return { hasFailed: true };
	}

	override componentDidCatch(): void {
		overlays.closeAll();
		void tellInPassing();
	}

	override render(): ReactNode {
		return this.state.hasFailed ? null : this.props.children;
	}
}
