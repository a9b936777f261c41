import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { loadFailureText } from '@/i18n/loadFailureText';
import { text } from '@/i18n/text';
import { loadBrokenStyles } from '@/platform/brokenStyles';
import { type LoadFailure, whyLoadFailed } from '@/platform/whyLoadFailed';
import { Button } from '../button/Button';
import { forgetLoadFailures } from '../late/lazyPart';
import { ErrorState } from './ErrorState';

interface LoadFailureStateProps {
	/** Shows the part once more. */
	onRetry: () => void;
	/** Where it lies over the page. */
	onClose?: () => void;
}

/** While the server is away it is asked again this often, and at once when there is a network again. */
const AGAIN_MS = 5_000;

/** Stands in the place of a part of the app that could not be loaded or broke: says why, and offers what helps. */
export function LoadFailureState({ onRetry, onClose }: LoadFailureStateProps): ReactNode {
	const retry = async () => {
		await loadBrokenStyles();
		forgetLoadFailures();
		onRetry();
	};
	const [failure, setFailure] = useState<LoadFailure | null>(null);
	const tell = useEffectEvent((found: LoadFailure) => {
		// The part was never broken: what it lacked is there again.
		if (failure === 'serverDead' && found === 'broken') void retry();
		else setFailure(found);
	});
	useEffect(() => {
		let isOver = false;
		let next: ReturnType<typeof setTimeout> | undefined;
		const ask = async () => {
			clearTimeout(next);
			const found = await whyLoadFailed();
			if (isOver) return;
			if (found === 'serverDead') next = setTimeout(() => void ask(), AGAIN_MS);
			tell(found);
		};
		const onOnline = () => void ask();
		addEventListener('online', onOnline);
		void ask();
		return () => {
			isOver = true;
			clearTimeout(next);
			removeEventListener('online', onOnline);
		};
	}, []);
	if (failure === null) return null;
	const said = loadFailureText(failure);
	return (
		<ErrorState title={said.title} {...(failure !== 'newVersion' && { onRetry: () => void retry() })}>
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
