import { Component, type ReactNode } from 'react';
import { text } from '@/i18n/t';
import { ErrorState } from '@/ui/ErrorState';
import { type LoadFailure, whyLoadFailed } from './whyLoadFailed';

interface LoadBoundaryProps {
	children: ReactNode;
}

interface LoadBoundaryState {
	readonly error: unknown;
	readonly failure: LoadFailure | null;
}

const NOTHING: LoadBoundaryState = { error: null, failure: null };

/** Where a part of the app could not be loaded or broke: the rest stays, and one is told what helps (spec 1 §8). */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
	override state = NOTHING;

	static getDerivedStateFromError(error: unknown): Partial<LoadBoundaryState> {
		return { error };
	}

	override componentDidCatch(error: unknown): void {
		console.error(error);
		void whyLoadFailed().then(failure => this.setState({ failure }));
	}

	override render(): ReactNode {
		const { error, failure } = this.state;
		if (error === null) return this.props.children;
		if (failure === null) return null;
		const { newVersionTitle, newVersionText, unreachableTitle } = text.shell;
		const { componentFailed, componentFailedText, unreachableText } = text.error;
		const said = {
			newVersion: { title: newVersionTitle, body: newVersionText },
			serverDead: { title: unreachableTitle, body: unreachableText },
			broken: { title: componentFailed, body: componentFailedText },
		}[failure];
		return (
			<ErrorState
				title={said.title}
				onRetry={() => (failure === 'serverDead' ? this.setState(NOTHING) : location.reload())}
			>
				{said.body}
			</ErrorState>
		);
	}
}
