import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { byteSize } from '@/base/byteSize';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { FailedState } from '@/blocks/query/FailedState';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { BareCheckbox } from '@/ui/field/BareCheckbox';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import { PageFrame } from '@/ui/page/PageFrame';
import { EmptyState } from '@/ui/state/EmptyState';
import { Spinner } from '@/ui/state/Spinner';
import { LongList } from '@/ui/virtual/LongList';
import { deleteItems } from '../actions/driveActions';
import { AllFiles } from '../listing/AllFiles';
import { fileItem, type OwnFile } from '../listing/DriveItem';
import { sortFiles } from '../listing/driveContent';
import { Thumbnail } from '../listing/Thumbnail';
import { useDriveUsage } from '../usage/useDriveUsage';
import styles from './DriveCleanerPage.module.css';

type Order = 'size' | 'oldest';

const keyOf = ({ id }: OwnFile): string => id;

/** All files, the largest or oldest first, for freeing space (rules/media#the-drive). */
export default function DriveCleanerPage(): ReactNode {
	useHostTitle(text.drive.cleaner);
	const session = useSession();
	const mayChange = useTokenMay('write:drive');
	const [all] = useState(() => new AllFiles(session));
	useEffect(() => all.start(), [all]);
	const { status, error, files } = useStore(all.state);
	const [order, setOrder] = useState<Order>('size');
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const { usage, refresh } = useDriveUsage();
	const sorted = useMemo(() => sortFiles(files, order), [files, order]);
	const picked = sorted.filter(({ id }) => chosen.has(id));
	const toggle = useCallback(
		(id: string) =>
			setChosen(before => {
				const after = new Set(before);
				if (!after.delete(id)) after.add(id);
				return after;
			}),
		[],
	);
	const remove = async () => {
		await deleteItems(session, picked.map(fileItem));
		refresh();
	};
	const renderRow = useCallback(
		(file: OwnFile) => <CleanerRow file={file} isChosen={chosen.has(file.id)} onToggle={toggle} />,
		[chosen, toggle],
	);
	const size = picked.reduce((sum, file) => sum + file.size, 0);
	return (
		<PageFrame>
			<header className={styles.head} data-marker="cleanDrive">
				<p className={styles.about}>{text.drive.cleanerAbout}</p>
				{usage && (
					<p className={styles.about}>
						{t('drive.usage', { used: byteSize(usage.usage), capacity: byteSize(usage.capacity) })}
					</p>
				)}
				<div className={styles.line}>
					<SegmentedControl
						label={text.drive.sort}
						value={order}
						onChange={setOrder}
						segments={[
							{ value: 'size', text: text.drive.bySize },
							{ value: 'oldest', text: text.drive.oldest },
						]}
					/>
					<span className={styles.spacer} />
					<Button
						size="small"
						disabled={files.length === 0}
						onClick={() => setChosen(picked.length > 0 ? new Set() : new Set(files.map(keyOf)))}
					>
						{picked.length > 0 ? text.drive.selectNone : text.drive.selectAll}
					</Button>
				</div>
				{status === 'reading' && (
					<p className={styles.reading} role="status">
						<Spinner />
						{t('drive.cleanerRead', { count: files.length })}
					</p>
				)}
				{status === 'failed' && <FailedState error={error} onRetry={() => void all.read()} />}
			</header>
			{status === 'ready' && files.length === 0 && <EmptyState icon="drive" title={text.drive.empty} />}
			<div className={styles.list}>
				<LongList items={sorted} keyOf={keyOf} renderItem={renderRow} label={text.drive.here} role="group" />
			</div>
			{mayChange && picked.length > 0 && (
				<footer className={styles.foot}>
					<b role="status">{t('drive.cleanerSelected', { count: String(picked.length), size: byteSize(size) })}</b>
					<span className={styles.spacer} />
					<Button variant="danger" icon="trash" onClick={() => void remove()}>
						{text.common.delete}
					</Button>
				</footer>
			)}
		</PageFrame>
	);
}

interface CleanerRowProps {
	file: OwnFile;
	isChosen: boolean;
	onToggle: (id: string) => void;
}

function CleanerRow({ file, isChosen, onToggle }: CleanerRowProps): ReactNode {
	const id = useId();
	return (
		<label className={styles.row} htmlFor={id} data-chosen={isChosen || undefined}>
			<BareCheckbox id={id} label={file.name} checked={isChosen} onChange={() => onToggle(file.id)} />
			<span className={styles.thumbnail}>
				<Thumbnail file={file} />
			</span>
			<span className={styles.facts}>
				<b className={styles.name} dir="auto">
					{file.name}
				</b>
				<small className={styles.dim}>
					<RelativeTime at={file.createdAt} />
					{file.folderId !== null && ` · ${text.drive.inFolder}`}
				</small>
			</span>
			<span className={styles.size}>{byteSize(file.size)}</span>
		</label>
	);
}
