import { type ReactNode, useEffect, useState } from 'react';
import { loadFailureText } from '@/i18n/loadFailureText';
import { text } from '@/i18n/t';
import { type LoadFailure, whyLoadFailed } from '@/platform/whyLoadFailed';
import { Button } from './Button';
import { ErrorState } from './ErrorState';

interface LoadFailureStateProps {
	/** Shows the part once more. */
	onRetry: () => void;
	/** Where it lies over the page. */
	onClose?: () => void;
}

/** Stands in the place of a part of the app that could not be loaded or broke: says why, and offers what helps. */
export function LoadFailureState({ onRetry, onClose }: LoadFailureStateProps): ReactNode {
	const [failure, setFailure] = useState<LoadFailure | null>(null);
	useEffect(() => {
		let isOver = false;
		void whyLoadFailed().then(found => {
			if (!isOver) setFailure(found);
		});
		return () => {
			isOver = true;
		};
	}, []);
	if (failure === null) return null;
	const said = loadFailureText(failure);
	return (
		<ErrorState title={said.title} {...(failure !== 'newVersion' && { onRetry })}>
			{said.text}
			<span>
				{failure !== 'serverDead' && (
					<Button icon="refresh" onClick={() => location.reload()}>
						{text.common.reload}
					</Button>
				)}
				{onClose && <Button onClick={onClose}>{text.common.close}</Button>}
			</span>
		</ErrorState>
	);
}
