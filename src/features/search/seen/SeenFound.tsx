import { type ReactNode, useCallback, useMemo } from 'react';
import { useCapture } from '@/blocks/feed/useCapture';
import { FailedState } from '@/blocks/query/FailedState';
import type { SeenCoverage } from '@/domain/seen/SeenNote';
import { isSeenQueryEmpty, type SeenQuery } from '@/domain/seen/seenQuery';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { VirtualList } from '@/ui/virtual/VirtualList';
import { CoverageLine } from './CoverageLine';
import { SeenRowView } from './SeenRowView';
import styles from './SeenSearch.module.css';
import type { SeenRow } from './seenResults';
import { useSeenResults } from './useSeenResults';

interface SeenFoundProps {
	query: SeenQuery;
	/** Whose notes are searched, by their keys. */
	accounts: readonly string[];
	/** Null until known. */
	covered: readonly SeenCoverage[] | null;
	/** A filter can't be understood, and was left out. */
	hasProblem: boolean;
}

const keyOf = ({ key }: SeenRow): string => key;
const ESTIMATE_PX = 110;

/** What is found, newest first, with what the search covers. */
export function SeenFound({ query, accounts, covered, hasProblem }: SeenFoundProps): ReactNode {
	const found = useSeenResults(query, accounts);
	const namesAccount = accounts.length > 1 && (covered?.length ?? 0) > 1;
	const renderRow = useCallback(
		(row: SeenRow) => <SeenRowView row={row} namesAccount={namesAccount} />,
		[namesAccount],
	);
	const capture = useOwnCapture(found.rows);
	const coverage = <CoverageLine covered={covered} accounts={accounts} />;
	if (found.error !== null) return <FailedState error={found.error} onRetry={found.retry} />;
	if (isSeenQueryEmpty(query)) {
		return (
			<div className={styles.state}>
				<EmptyState icon="search" title={text.seen.startTitle}>
					{text.seen.startText}
				</EmptyState>
				{coverage}
			</div>
		);
	}
	if (found.rows.length === 0) {
		if (!found.isCurrent) return <SkeletonRows count={4} />;
		return (
			<div className={styles.state} data-found="none">
				<EmptyState icon="search" title={text.search.noNotes}>
					{hasProblem ? undefined : text.seen.tryOthers}
				</EmptyState>
				{coverage}
			</div>
		);
	}
	return (
		<VirtualList
			// The results of another search start at the top.
			key={JSON.stringify(found.of?.query)}
			items={found.rows}
			keyOf={keyOf}
			renderItem={renderRow}
			estimateHeight={ESTIMATE_PX}
			label={text.search.notes}
			header={coverage}
			isBusy={!found.isCurrent}
			isWhole={found.next === null}
			footer={found.next === null && <p className={styles.end}>{text.timeline.end}</p>}
			onNearEnd={found.loadMore}
			onRange={capture}
		/>
	);
}

const noteIdOf = ({ note }: SeenRow): string => note.id;

/** Keeps the notes of the page's account up to date that are in the document. */
function useOwnCapture(rows: readonly SeenRow[]) {
	const session = useSession();
	const own = useMemo(() => rows.filter(row => row.session === session), [rows, session]);
	const capture = useCapture(own, noteIdOf);
	return useCallback(
		(inDocument: readonly SeenRow[]) => capture(inDocument.filter(row => row.session === session)),
		[capture, session],
	);
}
