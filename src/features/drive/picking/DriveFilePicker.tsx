import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { FailedState } from '@/blocks/query/FailedState';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Icon } from '@/ui/icon/Icon';
import { EmptyState } from '@/ui/state/EmptyState';
import { Spinner } from '@/ui/state/Spinner';
import { DriveGrid } from '../listing/DriveGrid';
import { DriveGridProvider, type DriveGridWork } from '../listing/DriveGridContext';
import { type DriveFolder, type DriveItem, fileItem, folderItem } from '../listing/DriveItem';
import { DriveListing, type DriveState } from '../listing/DriveListing';
import { DriveSelection } from '../listing/DriveSelection';
import { FolderGone, isFolderGone } from '../listing/FolderGone';
import { GridEnd } from '../listing/GridEnd';
import styles from './DriveFilePicker.module.css';

interface DriveFilePickerProps {
	session: Session;
	/** MIME type or group of types, such as `image/*`; null for all. */
	type: string | null;
	/** How many files can be chosen. */
	max: number;
	onChoose: (files: readonly DriveFile[]) => void;
	onClose: () => void;
}

/** Chooses files from the drive, folder by folder. */
export function DriveFilePicker({ session, type, max, onChoose, onClose }: DriveFilePickerProps): ReactNode {
	const navigation = useNavigation();
	const [path, setPath] = useState<readonly DriveFolder[]>([]);
	const folderId = path.at(-1)?.id ?? null;
	const listing = useMemo(
		() => new DriveListing(session, { folderId, type, sort: 'newest' }),
		[session, folderId, type],
	);
	useEffect(() => listing.start(() => {}), [listing]);
	const state = useStore(listing.state);
	const [selection] = useState(() => new DriveSelection());
	const items = useMemo(
		() => [...state.folders.map(folderItem), ...state.files.map(fileItem)],
		[state.folders, state.files],
	);
	const chosenKeys = useStore(selection.state, ({ chosen }) => chosen);
	const isGone = isFolderGone(state);
	const chosen = items.flatMap(item =>
		item.kind === 'file' && chosenKeys.has(item.key) && !isGone ? [item.file] : [],
	);
	const go = useCallback(
		(next: readonly DriveFolder[]) => {
			selection.choose([]);
			setPath(next);
		},
		[selection],
	);
	const grid = useMemo((): DriveGridWork => {
		return {
			...{ session, navigation, selection },
			withChosen: item => [item],
			extendTo: item => selection.toggle(item.key),
			onOpen: (item: DriveItem) => {
				if (item.kind === 'folder') go([...path, item.folder]);
				else if (max === 1) onChoose([item.file]);
				else selection.toggle(item.key);
			},
			onItems: () => {},
			onFiles: () => {},
			onDropped: () => {},
		};
	}, [session, navigation, selection, path, go, max, onChoose]);
	return (
		<DriveGridProvider value={grid}>
			<div className={styles.picker} data-picking={max > 1 || undefined}>
				<DialogHeader
					title={text.drive.pick}
					onClose={onClose}
					{...(max > 1 && {
						done: {
							text: text.drive.pickChosen,
							disabled: chosen.length === 0 || chosen.length > max,
							onPress: () => onChoose(chosen),
						},
					})}
				/>
				<p className={styles.here} aria-live="polite">
					<Icon name={folderId === null ? 'drive' : 'folder'} size={18} />
					<b>{[text.drive.title, ...path.map(({ name }) => name)].join(' / ')}</b>
				</p>
				{folderId !== null && !isGone && (
					<button type="button" className={styles.up} onClick={() => go(path.slice(0, -1))}>
						<Icon name="arrowUp" size={18} />
						{text.drive.up}
					</button>
				)}
				{max > 1 && <Count chosen={chosen.length} max={max} />}
				{isGone ? (
					<FolderGone onDrive={() => go([])} />
				) : (
					<Content state={state} listing={listing} items={items} hasType={type !== null} />
				)}
			</div>
		</DriveGridProvider>
	);
}

/** How many files are chosen of how many can be. */
function Count({ chosen, max }: { chosen: number; max: number }): ReactNode {
	const isOver = chosen > max;
	return (
		<p className={styles.count} role="status" data-over={isOver || undefined}>
			<b>{`${chosen}/${max}`}</b>
			{isOver && <span>{t('drive.tooManyChosen', { max })}</span>}
		</p>
	);
}

interface ContentProps {
	state: DriveState;
	listing: DriveListing;
	items: readonly DriveItem[];
	hasType: boolean;
}

function Content({ state, listing, items, hasType }: ContentProps): ReactNode {
	if (state.status === 'failed') {
		return <FailedState error={state.error} onRetry={() => void listing.reload()} />;
	}
	if (state.status === 'loading') {
		return (
			<div className={styles.loading}>
				<Spinner />
			</div>
		);
	}
	if (items.length === 0 && state.older === 'end') {
		return <EmptyState icon="drive" title={hasType ? text.drive.noneOfType : text.drive.empty} />;
	}
	return (
		<DriveGrid
			items={items}
			isBusy={state.older === 'loading'}
			onNearEnd={() => {
				if (state.older === 'idle') void listing.loadMore();
			}}
			footer={<GridEnd state={state} onMore={() => void listing.loadMore()} />}
		/>
	);
}
