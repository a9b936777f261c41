import { Component, type ReactNode } from 'react';
import { LoadFailureState } from './LoadFailureState';

interface LoadBoundaryProps {
	children: ReactNode;
}

/**
 * Catches errors of a part of the app (including code that can't be loaded): the rest keeps working, and a message says
 * what helps (rules/start#parts-that-cant-be-loaded).
 */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
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
