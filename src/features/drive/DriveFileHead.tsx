import type { ReactNode } from 'react';
import { byteSize } from '@/base/byteSize';
import { useNavigation } from '@/blocks/NavigationContext';
import { PathLink } from '@/blocks/PathLink';
import { RelativeTime } from '@/blocks/RelativeTime';
import { t, text } from '@/i18n/t';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import styles from './DriveFileHead.module.css';
import { type DriveFolder, drivePath, fileItem, type OwnFile } from './DriveItem';
import { writeWith } from './driveActions';
import { openDriveMenu } from './driveMenu';
import { FilePreview } from './FilePreview';

/** What is known of a file, and what can be done with it. */
export function DriveFileHead({ file, folder }: { file: OwnFile; folder: DriveFolder | null }): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const facts: readonly (readonly [string, ReactNode])[] = [
		[text.common.name, file.name],
		[text.media.kind, file.type],
		[text.media.size, byteSize(file.size)],
		...(file.width && file.height
			? [[text.media.dimensions, t('media.pixels', { width: file.width, height: file.height })] as const]
			: []),
		[text.moderation.created, <RelativeTime key="created" at={file.createdAt} />],
		[text.media.sensitive, file.isSensitive ? text.media.yes : text.media.no],
		[text.media.description, file.comment ?? text.media.noDescription],
		[
			text.drive.path,
			<PathLink key="path" path={drivePath(folder?.id ?? null)}>
				{folder?.name ?? text.drive.title}
			</PathLink>,
		],
	];
	return (
		<section className={styles.head} aria-label={text.media.details}>
			<FilePreview key={`${file.id} ${file.isSensitive}`} file={file} />
			<dl className={styles.facts}>
				{facts.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd dir="auto">{value}</dd>
					</div>
				))}
			</dl>
			<div className={styles.actions}>
				<Button size="small" icon="pencil" onClick={() => writeWith(session, [file])}>
					{text.drive.write}
				</Button>
				<IconButton
					icon="more"
					label={t('media.menu', { name: file.name })}
					aria-haspopup="menu"
					onClick={event => openDriveMenu({ session, navigation, item: fileItem(file), anchor: event.currentTarget })}
				/>
			</div>
			<h2 className={styles.title}>{text.moderation.notes}</h2>
		</section>
	);
}
