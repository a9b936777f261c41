import { Component, type ReactNode } from 'react';
import { LoadFailureState } from '@/ui/state/LoadFailureState';

/** Keeps a widget that crashes, or whose code can't be loaded, from taking others with it; says what helps. */
export class WidgetBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError(): { hasFailed: boolean } {
		return { hasFailed: true };
	}

	override componentDidCatch(error: unknown): void {
		console.error(error);
	}

	override render(): ReactNode {
		if (!this.state.hasFailed) return this.props.children;
		return <LoadFailureState onRetry={() => this.setState({ hasFailed: false })} />;
	}
}
