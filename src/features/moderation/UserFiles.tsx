import type { ReactNode } from 'react';
import { pagingParams } from '@/api/pagingParams';
import { toDriveFile } from '@/api/toDriveFile';
import { Blurhash } from '@/blocks/media/Blurhash';
import { PathLink } from '@/blocks/navigation/PathLink';
import { MoreButton } from '@/blocks/query/MoreButton';
import { QueryState } from '@/blocks/query/QueryState';
import { usePages } from '@/blocks/query/usePages';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { mediaKind } from '@/domain/drive/mediaKinds';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { definePages, nextBelow } from '@/stores/queries/Query';
import { Icon, type IconName } from '@/ui/icon/Icon';
import { Section } from '@/ui/section/Section';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { LongGrid } from '@/ui/virtual/LongGrid';
import styles from './moderation.module.css';

const PAGE = 30;

const KIND_ICONS: Readonly<Record<ReturnType<typeof mediaKind>, IconName>> = {
	image: 'image',
	video: 'video',
	audio: 'music',
	other: 'file',
};

const filesOfUserQuery = definePages({
	name: 'filesOfUser',
	lifetime: 'open',
	async fetch(session, userId: string, untilId, signal) {
		const params = { userId, ...pagingParams({ limit: PAGE, untilId }) };
		const told = await session.api.call('admin/drive/files', params, { signal });
		return { items: told.flatMap(file => toDriveFile(file) ?? []), next: nextBelow(told, PAGE) };
	},
});

/** A user's files, the latest first; each links to its moderation page. */
export function UserFiles({ userId }: { userId: string }): ReactNode {
	const query = usePages(filesOfUserQuery, userId);
	return (
		<Section title={text.moderation.files}>
			<QueryState query={query} loading={<SkeletonRows count={1} />}>
				{files => (
					<>
						{files.length === 0 && <p className={styles.none}>{text.moderation.noFiles}</p>}
						{files.length > 0 && (
							<LongGrid items={files} keyOf={keyOf} renderItem={renderTile} className={styles.tiles} />
						)}
						<MoreButton query={query} />
					</>
				)}
			</QueryState>
		</Section>
	);
}

const keyOf = ({ id }: DriveFile): string => id;

const renderTile = (file: DriveFile): ReactNode => (
	<PathLink className={styles.tile} path={pathTo('moderatedFile', { fileId: file.id })}>
		<Face file={file} />
		<span className={styles.tileName}>{file.name}</span>
	</PathLink>
);

/** Sensitive files are only shown on their own page. */
function Face({ file }: { file: DriveFile }): ReactNode {
	if (file.isSensitive) {
		return (
			<span className={styles.face} data-sensitive="">
				{file.blurhash && <Blurhash hash={file.blurhash} />}
				<Icon name="eyeOff" size={20} />
				<span className="visually-hidden">{text.media.sensitive}</span>
			</span>
		);
	}
	return (
		<span className={styles.face}>
			{file.thumbnailUrl === null ? (
				<Icon name={KIND_ICONS[mediaKind(file)]} size={24} />
			) : (
				<img src={file.thumbnailUrl} alt="" loading="lazy" decoding="async" />
			)}
		</span>
	);
}
