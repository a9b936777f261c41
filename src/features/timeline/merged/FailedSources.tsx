import type { ReactNode } from 'react';
import { errorText } from '@/blocks/query/errorText';
import { useWhenBack } from '@/blocks/query/useWhenBack';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { MergedFeed } from '@/stores/feeds/MergedFeed';
import { SessionProvider } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import type { ReadableSource } from './resolveSources';
import styles from './SourceProblems.module.css';
import { sourceText } from './sourceText';

interface FailedSourcesProps {
	feed: MergedFeed;
	sources: readonly ReadableSource[];
}

/**
 * The timelines that could not be fetched, or whose older notes could not, each with its reason. The list goes on without
 * them, or with the notes of them that the device has kept; where it shows no other notes, it says so itself.
 */
export function FailedSources({ feed, sources }: FailedSourcesProps): ReactNode {
	return sources.map((source, index) => {
		if (!feed.isLost(index)) return null;
		return (
			<SessionProvider key={source.id} value={source.session}>
				<FailedSource
					source={source}
					error={feed.sourceStates[index]?.error}
					onRetry={() => void feed.reloadSource(index)}
				/>
			</SessionProvider>
		);
	});
}

interface FailedSourceProps {
	source: ReadableSource;
	error: unknown;
	onRetry: () => void;
}

function FailedSource({ source: { source, session }, error, onRetry }: FailedSourceProps): ReactNode {
	useWhenBack(true, onRetry);
	const { title } = errorText(error);
	return (
		<div className={styles.problem} role="status">
			<p>
				<b>{fill(text.merged.failed, { name: sourceText(source), host: session.host })}</b> {title}
			</p>
			<Button size="small" onClick={onRetry}>
				{text.common.retry}
			</Button>
		</div>
	);
}
