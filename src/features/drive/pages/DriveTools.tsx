import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Select } from '@/ui/field/Select';
import { useFilePicker } from '@/ui/field/useFilePicker';
import { Icon } from '@/ui/icon/Icon';
import { openMenu } from '@/ui/menu/openMenu';
import { createFolder } from '../actions/driveActions';
import { uploadFromAddress } from '../actions/uploadFromAddress';
import { useDriveGrid } from '../listing/DriveGridContext';
import { type DriveFolder, drivePath } from '../listing/DriveItem';
import { dropTarget } from '../listing/dragging';
import type { DriveSort } from '../listing/driveContent';
import { driveView } from '../listing/driveView';
import type { DriveUsage } from '../usage/driveUsageQuery';
import { UsageMeter } from '../usage/UsageMeter';
import styles from './DriveTools.module.css';

interface DriveToolsProps {
	folderId: string | null;
	path: readonly DriveFolder[];
	usage: DriveUsage | undefined;
	type: string | null;
	sort: DriveSort;
	/** Whether files can be added here. */
	isReady: boolean;
	onType: (type: string | null) => void;
	onSort: (sort: DriveSort) => void;
}

const ANY = '*';
const CLEANER = pathTo('driveCleaner');

/** The path, the usage, and the buttons for adding files and folders. */
export function DriveTools(props: DriveToolsProps): ReactNode {
	const { folderId, path, usage, isReady } = props;
	const { session, navigation, onFiles, isList = false } = useDriveGrid();
	const mayChange = useTokenMay('write:drive');
	const picker = useFilePicker(text.drive.upload, files => onFiles(files, folderId));
	const openToolsMenu = (anchor: HTMLElement) =>
		openMenu({
			anchor,
			label: text.drive.title,
			items: [
				{
					...{ text: text.drive.fromAddress, asks: true, icon: 'link', disabled: !isReady },
					onSelect: () => void uploadFromAddress(session, folderId),
				},
				{
					...{ type: 'link', text: text.drive.cleaner, icon: 'eraser', href: navigation.href(CLEANER) },
					onSelect: () => navigation.navigate(CLEANER),
				},
			],
		});
	return (
		<header className={styles.tools}>
			<div className={styles.line}>
				{/* The folder's own name is the page's title. */}
				{folderId !== null && (
					<nav className={styles.path} aria-label={text.drive.path}>
						<Crumb folderId={null} name={text.drive.title} />
						{path
							.filter(({ id }) => id !== folderId)
							.map(({ id, name }) => (
								<Crumb key={id} folderId={id} name={name} />
							))}
					</nav>
				)}
				<div className={styles.buttons}>
					{mayChange && (
						<>
							<IconButton
								icon="more"
								size="small"
								label={text.drive.more}
								aria-haspopup="menu"
								onClick={event => openToolsMenu(event.currentTarget)}
							/>
							<Button
								size="small"
								icon="folder"
								disabled={!isReady}
								onClick={() => void createFolder(session, folderId)}
							>
								{text.drive.newFolder}
							</Button>
							<Button size="small" variant="primary" icon="upload" disabled={!isReady} onClick={picker.open}>
								{text.drive.upload}
							</Button>
						</>
					)}
				</div>
			</div>
			<div className={styles.line}>
				<div className={styles.filters}>
					<Select
						label={text.drive.sort}
						hideLabel
						size="small"
						value={props.sort}
						onChange={props.onSort}
						options={[
							{ value: 'newest', text: text.drive.newest },
							{ value: 'oldest', text: text.drive.oldest },
							{ value: 'name', text: text.drive.byName },
							{ value: 'size', text: text.drive.bySize },
						]}
					/>
					<Select
						label={text.drive.type}
						hideLabel
						size="small"
						value={props.type ?? ANY}
						onChange={value => props.onType(value === ANY ? null : value)}
						options={[
							{ value: ANY, text: text.drive.all },
							{ value: 'image/*', text: text.drive.images },
							{ value: 'video/*', text: text.drive.videos },
							{ value: 'audio/*', text: text.drive.sounds },
						]}
					/>
				</div>
				<span className={styles.views}>
					<IconButton
						icon={isList ? 'gridDots' : 'list'}
						size="small"
						label={isList ? text.drive.asGrid : text.drive.asList}
						onClick={() => baseSettings.set(driveView, isList ? 'grid' : 'list')}
					/>
				</span>
				{usage && <UsageMeter {...usage} />}
			</div>
			{usage && usage.usage >= usage.capacity && (
				<p className={styles.full} role="status">
					<Icon name="warning" size={18} />
					{text.drive.full}
				</p>
			)}
			{picker.input}
		</header>
	);
}

function Crumb({ folderId, name }: { folderId: string | null; name: string }): ReactNode {
	const { session, onItems, onDropped } = useDriveGrid();
	return (
		<>
			{folderId !== null && <Icon name="chevronRight" size={14} />}
			<PathLink
				path={drivePath(folderId)}
				className={styles.crumb}
				dir="auto"
				{...dropTarget({ session, folderId, onItems, onDropped })}
			>
				{name}
			</PathLink>
		</>
	);
}
