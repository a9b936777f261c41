import { Component, type ReactNode } from 'react';
import { loadBrokenStyles } from '@/platform/brokenStyles';
import { offerReloadIfReplaced } from '../toast/offerReload';
import { LateFallback } from './LateFallback';
import { isLoadFailure } from './lazyPart';

/** A part that could not be loaded is tried again after this time, then after twice as long, and so on. */
const AGAIN_MS = 5_000;
const LONGEST_MS = 60_000;

interface LatePartProps {
	/** Stands in for the part until it is loaded, and while it can't be. */
	fallback?: ReactNode;
	children: ReactNode;
}

/**
 * Around a lazily loaded part that the rest of the view can do without, such as a preview: if its code can't be loaded,
 * the fallback stays, and it is tried again, at once when the network is back; a new build, which no longer has it, is
 * offered. What crashes leaves the fallback for good.
 */
export class LatePart extends Component<LatePartProps, { hasFailed: boolean }> {
	override state = { hasFailed: false };
	#wait = AGAIN_MS;
	#next: ReturnType<typeof setTimeout> | undefined;

	static getDerivedStateFromError(): { hasFailed: boolean } {
		return { hasFailed: true };
	}

	override componentDidCatch(error: unknown): void {
		if (!isLoadFailure(error)) return;
		void offerReloadIfReplaced();
		clearTimeout(this.#next);
		this.#next = setTimeout(this.#retry, this.#wait);
		this.#wait = Math.min(this.#wait * 2, LONGEST_MS);
		addEventListener('online', this.#retry);
	}

	override componentWillUnmount(): void {
		this.#stopWaiting();
	}

	override render(): ReactNode {
		const { fallback = null, children } = this.props;
		return this.state.hasFailed ? fallback : <LateFallback value={fallback}>{children}</LateFallback>;
	}

	readonly #retry = async (): Promise<void> => {
		this.#stopWaiting();
		await loadBrokenStyles();
		this.setState({ hasFailed: false });
	};

	#stopWaiting(): void {
		clearTimeout(this.#next);
		removeEventListener('online', this.#retry);
	}
}
