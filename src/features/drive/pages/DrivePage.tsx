import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { FailedState } from '@/blocks/query/FailedState';
import { addDropped } from '@/blocks/uploads/addDropped';
import { driveQueue } from '@/blocks/uploads/driveQueue';
import { openUploadDialog } from '@/blocks/uploads/openUploadDialog';
import { text } from '@/i18n/text';
import type { Dropped } from '@/platform/droppedFiles';
import { hasTouch } from '@/platform/hasTouch';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/state/EmptyState';
import { Spinner } from '@/ui/state/Spinner';
import { deleteItems, moveItems, renameItem } from '../actions/driveActions';
import { openDriveMenu } from '../actions/openDriveMenu';
import { DriveGrid } from '../listing/DriveGrid';
import { DriveGridProvider, type DriveGridWork } from '../listing/DriveGridContext';
import { type DriveItem, drivePath, fileItem, folderItem } from '../listing/DriveItem';
import { DriveListHead } from '../listing/DriveListHead';
import { DriveListing, type DriveState } from '../listing/DriveListing';
import { DriveSelection } from '../listing/DriveSelection';
import { dropTarget, NO_DROPS } from '../listing/dragging';
import { type DriveSort, isPaged } from '../listing/driveContent';
import { driveView } from '../listing/driveView';
import { FolderGone, isFolderGone } from '../listing/FolderGone';
import { GridEnd } from '../listing/GridEnd';
import { SelectionBar } from '../listing/SelectionBar';
import { useDriveUsage } from '../usage/useDriveUsage';
import styles from './DrivePage.module.css';
import { DriveTools } from './DriveTools';
import { usePastedFiles } from './usePastedFiles';
import { WaitingUploads } from './WaitingUploads';

/** The last sort order of each account, until the page is closed. */
const lastSort = new Map<string, DriveSort>();

/** The user's drive, folder by folder. */
export default function DrivePage({ params }: PageProps<'drive' | 'driveFolder'>): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const folderId = 'folderId' in params ? params.folderId : null;
	const [type, setType] = useState<string | null>(null);
	const [sort, setSort] = useState<DriveSort>(lastSort.get(session.key) ?? 'newest');
	const listing = useMemo(() => new DriveListing(session, { folderId, type, sort }), [session, folderId, type, sort]);
	const { usage, refresh } = useDriveUsage();
	useEffect(() => listing.start(refresh), [listing, refresh]);
	const state = useStore(listing.state);
	useHostTitle(state.path.at(-1)?.name ?? text.drive.title);
	const items = useMemo(
		() => [...state.folders.map(folderItem), ...state.files.map(fileItem)],
		[state.folders, state.files],
	);
	const [selection] = useState(() => new DriveSelection());
	const chosenKeys = useStore(selection.state, ({ chosen }) => chosen);
	const latest = useRef(items);
	useEffect(() => {
		latest.current = items;
	}, [items]);
	const onFiles = useCallback(
		(files: readonly File[], into: string | null) => {
			if (files.length > 0) void openUploadDialog(session, files, into);
		},
		[session],
	);
	const onDropped = useCallback(
		async (dropped: Dropped, into: string | null) => {
			await addDropped(driveQueue(session), dropped, into);
			await openUploadDialog(session, [], into);
		},
		[session],
	);
	const mayChange = useTokenMay('write:drive');
	const page = useRef<HTMLDivElement>(null);
	const isReady = state.status === 'ready' && !isFolderGone(state);
	usePastedFiles(page, mayChange && isReady, files => onFiles(files, folderId));
	const onItems = useCallback(
		(moved: readonly DriveItem[], into: string | null) => void moveItems(session, moved, into),
		[session],
	);
	const isList = useBaseSetting(driveView) === 'list';
	const grid = useMemo((): DriveGridWork => {
		const chosen = () => latest.current.filter(({ key }) => selection.state.getState().chosen.has(key));
		return {
			session,
			navigation,
			selection,
			withChosen: item => (selection.state.getState().chosen.has(item.key) ? chosen() : [item]),
			extendTo: item =>
				selection.extend(
					item.key,
					latest.current.map(({ key }) => key),
				),
			openMenu: (item, anchor) =>
				openDriveMenu({ session, navigation, item, anchor, onSelect: () => selection.toggle(item.key) }),
			onItems,
			onFiles,
			onDropped,
			isList,
		};
	}, [session, navigation, selection, onItems, onFiles, onDropped, isList]);
	const changeSort = (next: DriveSort) => {
		lastSort.set(session.key, next);
		setSort(next);
	};
	const chosen = items.filter(({ key }) => chosenKeys.has(key));
	return (
		<DriveGridProvider value={grid}>
			<div
				ref={page}
				className={styles.page}
				data-choosing={chosen.length > 0 || undefined}
				{...(isReady ? dropTarget({ session, folderId, onItems, onDropped }) : NO_DROPS)}
			>
				<DriveTools
					folderId={folderId}
					path={state.path}
					usage={usage}
					type={type}
					sort={sort}
					isReady={isReady}
					onType={setType}
					onSort={changeSort}
				/>
				<WaitingUploads folderId={folderId} />
				{isList && items.length > 0 && <DriveListHead sort={sort} onSort={changeSort} />}
				<Content
					state={state}
					listing={listing}
					items={items}
					hasType={type !== null}
					isWhole={!isPaged(sort)}
					onDrive={() => navigation.navigate(drivePath(null))}
				/>
				{/* Last, so that nothing moves when it comes. */}
				{chosen.length > 0 && <SelectionBar items={chosen} />}
			</div>
		</DriveGridProvider>
	);
}

interface ContentProps {
	state: DriveState;
	listing: DriveListing;
	items: readonly DriveItem[];
	hasType: boolean;
	/** Whether the whole folder is read before anything is shown. */
	isWhole: boolean;
	onDrive: () => void;
}

function Content({ state, listing, items, hasType, isWhole, onDrive }: ContentProps): ReactNode {
	const session = useSession();
	const mayChange = useTokenMay('write:drive');
	if (isFolderGone(state)) return <FolderGone onDrive={onDrive} />;
	if (state.status === 'failed') {
		return <FailedState error={state.error} onRetry={() => void listing.reload()} />;
	}
	if (state.status === 'loading') {
		return (
			<div className={styles.loading}>
				<Spinner />
				{isWhole && <p>{text.drive.reading}</p>}
			</div>
		);
	}
	if (items.length === 0 && state.older === 'end') {
		return hasType ? (
			<EmptyState icon="filter" title={text.drive.noneOfType} />
		) : (
			<EmptyState icon="drive" title={text.drive.empty}>
				{hasTouch() ? text.drive.emptyOnTouch : text.drive.emptyText}
			</EmptyState>
		);
	}
	return (
		<DriveGrid
			items={items}
			isBusy={state.older === 'loading'}
			onNearEnd={() => {
				if (state.older === 'idle') void listing.loadMore();
			}}
			{...(mayChange && {
				onDelete: (some: readonly DriveItem[]) => void deleteItems(session, some),
				onRename: (item: DriveItem) => void renameItem(session, item),
			})}
			footer={<GridEnd state={state} onMore={() => void listing.loadMore()} />}
		/>
	);
}
