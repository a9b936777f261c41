import { Component, type ReactNode } from 'react';
import { text } from '@/i18n/t';
import { Button } from '../Button';
import { ErrorState } from '../ErrorState';

interface OverlayBoundaryProps {
	onClose: () => void;
	children: ReactNode;
}

/** What fails in an overlay (its code may not arrive at all) stays in it, and can be closed. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { error: unknown }> {
	override state = { error: undefined };

	static getDerivedStateFromError(error: unknown): { error: unknown } {
		return { error };
	}

	override render(): ReactNode {
		if (this.state.error === undefined) return this.props.children;
		return (
			<ErrorState title={text.error.componentFailed}>
				<Button onClick={this.props.onClose}>{text.common.close}</Button>
			</ErrorState>
		);
	}
}
