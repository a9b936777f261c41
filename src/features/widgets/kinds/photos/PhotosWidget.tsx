import type { ReactNode } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { PictureLink } from '@/blocks/media/PictureLink';
import { useWhileVisible } from '@/blocks/widget/useWhileVisible';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import { imagesOf } from '../driveImages';
import styles from './PhotosWidget.module.css';
import type { PhotosData } from './photosKind';

/** The stream tells of new ones at once. */
const EVERY_SEC = 600;
const HEARD = new Set(['fileCreated', 'fileUpdated', 'fileDeleted']);

const photosQuery = defineThing<{ readonly limit: number }, readonly DriveFile[]>({
	name: 'widgetPhotos',
	lifetime: 'changing',
	async fetch({ api }, { limit }, signal) {
		return imagesOf(await api.call('drive/stream', { type: 'image/*', limit }, { signal }));
	},
});

/** The newest pictures of the account's drive. */
export default function PhotosWidget({ data }: WidgetProps<PhotosData>): ReactNode {
	const session = useSession();
	const query = useWidgetThing(photosQuery, { limit: data.columns * data.rows }, EVERY_SEC);
	const { refetch } = query;
	useWhileVisible(({ stream }) => {
		const channel = stream.channel('drive');
		const end = channel.listen(({ type }) => {
			if (HEARD.has(type)) void refetch();
		});
		return () => {
			end();
			channel.release();
		};
	}, session);
	return (
		<WidgetQuery query={query}>
			{photos =>
				photos.length === 0 ? (
					<WidgetMessage icon="image">{text.widgets.photos.none}</WidgetMessage>
				) : (
					<ul className={styles.photos} style={{ gridTemplateColumns: `repeat(${data.columns}, minmax(0, 1fr))` }}>
						{photos.map(photo => (
							<li key={photo.id}>
								<PictureLink file={photo} path={pathTo('driveFile', { fileId: photo.id })} />
							</li>
						))}
					</ul>
				)
			}
		</WidgetQuery>
	);
}
