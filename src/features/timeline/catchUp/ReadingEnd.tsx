import type { ReactNode } from 'react';
import { FailedState } from '@/blocks/query/FailedState';
import { dateTimeText } from '@/i18n/dateText';
import { fill } from '@/i18n/fill';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { SessionProvider } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { confirm } from '@/ui/dialog/dialogs';
import { Spinner } from '@/ui/state/Spinner';
import styles from './CatchUp.module.css';
import { reachOf } from './reachOf';
import type { Digest } from './useDigest';

interface ReadingEndProps {
	digest: Digest;
	/** Where the digest ends, in milliseconds since the epoch. */
	since: number;
	/** Has the next digest begin after the newest note of this one. */
	onSkip: () => void;
}

/** Says below the notes of a digest how far it has been read back, and goes on. */
export function ReadingEnd({ digest, since, onSkip }: ReadingEndProps): ReactNode {
	const { shown, states, isLoading, left, readOn } = digest;
	const failed = shown.find(part => part?.state.status === 'failed');
	if (failed) {
		return (
			<SessionProvider value={failed.account.session}>
				<FailedState error={failed.state.error} onRetry={readOn} busy={isLoading} />
			</SessionProvider>
		);
	}
	const reach = reachOf(states);
	const time = reach === null ? '' : dateTimeText(reach);
	if (isLoading) {
		return (
			<p className={styles.end} role="status">
				<Spinner size={16} />
				{reach === null ? text.catchUp.loading : fill(text.catchUp.loadingTo, { time })}
			</p>
		);
	}
	const isPaused = states.some(({ status }) => status === 'paused');
	const skip = async () => {
		const isSure = await confirm({
			title: text.catchUp.skipTitle,
			text: t('catchUp.skipText', { count: left }),
			okText: text.catchUp.skip,
		});
		if (isSure) onSkip();
	};
	return (
		<div className={styles.end}>
			<p>
				{isPaused
					? fill(text.catchUp.paused, { time, since: dateTimeText(since) })
					: fill(text.catchUp.whole, { time: dateTimeText(since) })}
			</p>
			<div className={styles.endButtons}>
				{isPaused && (
					<Button size="small" icon="history" onClick={readOn}>
						{text.catchUp.more}
					</Button>
				)}
				{left > 0 && (
					<Button size="small" variant="quiet" onClick={() => void skip()}>
						{text.catchUp.skip}…
					</Button>
				)}
			</div>
		</div>
	);
}
