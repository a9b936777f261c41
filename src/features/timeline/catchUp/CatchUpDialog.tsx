import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { countKinds } from '@/domain/catchUp/groupNotes';
import { dateTimeText } from '@/i18n/dateText';
import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import type { SessionPart } from '../merged/mergedColumn';
import styles from './CatchUp.module.css';
import { CatchUpList } from './CatchUpList';
import type { CatchUpPart } from './CatchUpPart';
import type { CatchUpRow } from './catchUpRows';
import { catchUpView } from './catchUpView';
import { KeyHints } from './KeyHints';
import { PartNotes } from './PartNotes';
import { ReadingEnd } from './ReadingEnd';
import { useDigest } from './useDigest';
import { ViewControls } from './ViewControls';

interface CatchUpDialogProps {
	title: string;
	/** Its timelines; don't change. */
	parts: readonly CatchUpPart[];
	/** Gives a part of the page an account. */
	SessionPart: SessionPart;
	/** Must be stable. */
	onClose: () => void;
}

const NO_ROWS: readonly CatchUpRow[] = [];

/** What has happened in a column since it was last read (rules/timelines#catch-up). */
export function CatchUpDialog({ title, parts, SessionPart, onClose }: CatchUpDialogProps): ReactNode {
	const digest = useDigest(parts);
	const { lines, left, states, isLoading } = digest;
	const view = useStore(catchUpView);
	const { kind } = view;
	const counts = useMemo(() => countKinds(lines), [lines]);
	const wanted = useMemo(
		() => (kind === 'all' ? lines : lines.filter(({ kinds }) => kinds.includes(kind))),
		[lines, kind],
	);
	const [drawn, setDrawn] = useState(NO_ROWS);
	// The list tells the same rows again whenever it is rendered.
	const onRange = useCallback(
		(rows: readonly CatchUpRow[]) => setDrawn(before => (areSame(before, rows) ? before : rows)),
		[],
	);
	const [since] = useState(() => Math.min(...parts.map(({ end }) => end.at)));
	const isUnknown = parts.every(({ end }) => end.id === null);
	const time = dateTimeText(since);
	const skip = () => {
		for (const part of parts) part.skip();
		onClose();
	};
	const end = <ReadingEnd digest={digest} since={since} onSkip={skip} />;
	const hasFailed = states.some(({ status }) => status === 'failed');
	return (
		<div className={styles.dialog} data-catch-up="">
			{parts.map((part, index) => (
				<SessionPart key={part.id} session={part.source.session}>
					<PartNotes {...{ index, part, drawn, onClose }} onShown={digest.onShown} />
				</SessionPart>
			))}
			<DialogHeader title={title} onClose={onClose} />
			<div className={styles.head}>
				<p className={styles.summary}>
					<b role="status">
						{lines.length > 0 && left === 0 ? text.catchUp.allRead : counted(text.catchUp, 'left', left)}
					</b>
					<span className={styles.dim}>
						{isUnknown ? text.catchUp.sinceUnknown : fill(text.catchUp.since, { time })}
					</span>
				</p>
				<ViewControls all={lines.length} counts={counts} />
			</div>
			{wanted.length > 0 ? (
				<CatchUpList digest={digest} lines={wanted} view={view} footer={end} onRange={onRange} />
			) : isLoading && !hasFailed ? (
				<SkeletonRows count={8} />
			) : hasFailed || states.some(({ status }) => status === 'paused') ? (
				end
			) : lines.length > 0 ? (
				<EmptyState
					icon="filter"
					title={text.catchUp.noneOfKind}
					action={<Button onClick={() => catchUpView.setState({ kind: 'all' })}>{text.catchUp.showAll}</Button>}
				/>
			) : (
				<EmptyState icon="success" title={text.catchUp.empty}>
					{fill(text.catchUp.emptyText, { time })}
				</EmptyState>
			)}
			<KeyHints />
		</div>
	);
}

const areSame = (a: readonly CatchUpRow[], b: readonly CatchUpRow[]): boolean =>
	a.length === b.length && a.every((row, index) => row === b[index]);
