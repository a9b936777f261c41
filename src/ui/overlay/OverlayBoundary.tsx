import { Component, type ReactNode } from 'react';
import { LoadFailureState } from '../state/LoadFailureState';

interface OverlayBoundaryProps {
	onClose: () => void;
	children: ReactNode;
}

/** Catches errors in an overlay (including code that can't be loaded): it says what helps, and can be closed. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError(): { hasFailed: boolean } {
		return { hasFailed: true };
	}

	override render(): ReactNode {
		if (!this.state.hasFailed) return this.props.children;
		return <LoadFailureState onRetry={() => this.setState({ hasFailed: false })} onClose={this.props.onClose} />;
	}
}
