import type { ReactNode } from 'react';
import { byteSize } from '@/base/byteSize';
import { FilePreview } from '@/blocks/media/FilePreview';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { type Fact, Facts } from '@/blocks/person/Facts';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { writeWith } from '../actions/driveActions';
import { openDriveMenu } from '../actions/openDriveMenu';
import { type DriveFolder, drivePath, fileItem, type OwnFile } from '../listing/DriveItem';
import styles from './DriveFileHead.module.css';

/** The details of a file, and its actions. */
export function DriveFileHead({ file, folder }: { file: OwnFile; folder: DriveFolder | null }): ReactNode {
	const session = useSession();
	const mayWrite = useTokenMay('write:notes');
	const navigation = useNavigation();
	const { navigate, replace = navigate } = navigation;
	const pixels = file.width && file.height ? t('media.pixels', { width: file.width, height: file.height }) : null;
	const facts: readonly Fact[] = [
		{ name: text.common.name, value: file.name },
		{ name: text.media.kind, value: file.type },
		{ name: text.media.size, value: byteSize(file.size) },
		{ name: text.media.dimensions, value: pixels },
		{ name: text.moderation.created, value: <RelativeTime at={file.createdAt} /> },
		{ name: text.media.sensitive, value: file.isSensitive ? text.media.yes : text.media.no },
		{ name: text.media.description, value: file.comment ?? text.media.noDescription },
		{
			name: text.drive.path,
			value: <PathLink path={drivePath(folder?.id ?? null)}>{folder?.name ?? text.drive.title}</PathLink>,
		},
	];
	return (
		<section className={styles.head} aria-label={text.media.details}>
			<FilePreview key={`${file.id} ${file.isSensitive}`} file={file} />
			<Facts facts={facts} />
			<div className={styles.actions}>
				{mayWrite && (
					<Button size="small" icon="pencil" onClick={() => writeWith(session, [file])}>
						{text.drive.write}
					</Button>
				)}
				<IconButton
					icon="more"
					label={t('media.menu', { name: file.name })}
					aria-haspopup="menu"
					onClick={event =>
						openDriveMenu({
							...{ session, navigation, item: fileItem(file), anchor: event.currentTarget },
							onReplaced: fresh => replace(pathTo('driveFile', { fileId: fresh.id })),
						})
					}
				/>
			</div>
			<h2 className={styles.title}>{text.moderation.notes}</h2>
		</section>
	);
}
