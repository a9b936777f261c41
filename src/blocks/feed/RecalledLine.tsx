import { type ReactNode, useState } from 'react';
import type { ShownFeed } from '@/stores/feeds/ShownFeed';
import { CopiedLine } from './CopiedLine';

interface RecalledLineProps {
	feed: ShownFeed;
	/** When the notes were shown, in milliseconds since the epoch; null for those of the last visit. */
	at: number | null;
}

/**
 * Shown above the notes of an earlier visit if newer ones could not be fetched; they are fetched when the server is back.
 */
export default function RecalledLine({ feed, at }: RecalledLineProps): ReactNode {
	const [isBusy, setIsBusy] = useState(false);
	const retry = async () => {
		setIsBusy(true);
		await feed.reload();
		setIsBusy(false);
	};
	return <CopiedLine at={at} isBusy={isBusy} onRetry={() => void retry()} />;
}
