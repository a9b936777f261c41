import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { loadFailureText } from '@/i18n/loadFailureText';
import { text } from '@/i18n/text';
import { loadBrokenStyles } from '@/platform/brokenStyles';
import { type LoadFailure, whyLoadFailed } from '@/platform/whyLoadFailed';
import { Button } from '../button/Button';
import { ErrorState } from './ErrorState';

interface LoadFailureStateProps {
	/** Renders the part again. */
	onRetry: () => void;
	/** If given, there is a close button (for overlays). */
	onClose?: () => void;
}

/** While the server doesn't respond it is checked this often, and at once when the network is back. */
const AGAIN_MS = 5_000;

/** Shown instead of a part of the app that could not be loaded or crashed: says why, and offers what helps. */
export function LoadFailureState({ onRetry, onClose }: LoadFailureStateProps): ReactNode {
	const retry = async () => {
		await loadBrokenStyles();
		onRetry();
	};
	const [failure, setFailure] = useState<LoadFailure | null>(null);
	const tell = useEffectEvent((found: LoadFailure) => {
		// The server responds again, so the part itself may well be fine.
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
		<ErrorState
			title={said.title}
			{...(failure !== 'newVersion' && { onRetry: () => void retry() })}
			action={
				<>
					{onClose && <Button onClick={onClose}>{text.common.close}</Button>}
					{failure !== 'serverDead' && (
						<Button icon="refresh" onClick={() => location.reload()}>
							{text.common.reload}
						</Button>
					)}
				</>
			}
		>
			{said.text}
		</ErrorState>
	);
}
