import { type ReactNode, useState } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { proxied } from '@/blocks/media/proxied';
import { useWhileVisible } from '@/blocks/widget/useWhileVisible';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { WidgetNotSetUp } from '@/blocks/widget/WidgetNotSetUp';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { imagesOf } from '../driveImages';
import styles from './SlideshowWidget.module.css';
import type { SlideshowData } from './slideshowKind';

const REFRESH_SEC = 600;
/** The most that servers tell at once. */
const MOST = 100;

const picturesQuery = defineThing<string, readonly DriveFile[]>({
	name: 'widgetSlideshow',
	lifetime: 'changing',
	async fetch({ api }, folderId, signal) {
		const files = await api.call('drive/files', { folderId, type: 'image/*', limit: MOST }, { signal });
		return imagesOf(files).filter(({ isSensitive }) => !isSensitive);
	},
});

/** The pictures of a folder of the drive, one after the other. */
export default function SlideshowWidget({ data }: WidgetProps<SlideshowData>): ReactNode {
	const { folderId } = data;
	const query = useWidgetThing(picturesQuery, folderId ?? '', REFRESH_SEC, folderId !== null);
	if (folderId === null) return <WidgetNotSetUp icon="folder">{text.widgets.slideshow.notSetUp}</WidgetNotSetUp>;
	return (
		<WidgetQuery query={query} gone={{ icon: 'folder', title: text.widgets.slideshow.gone }}>
			{pictures =>
				pictures.length === 0 ? (
					<WidgetMessage icon="image">{text.widgets.slideshow.none}</WidgetMessage>
				) : (
					<Pictures pictures={pictures} data={data} />
				)
			}
		</WidgetQuery>
	);
}

function Pictures({ pictures, data }: { pictures: readonly DriveFile[]; data: SlideshowData }): ReactNode {
	const session = useSession();
	const [step, setStep] = useState(0);
	const [isPaused, setIsPaused] = useState(false);
	const isMoving = !isPaused && pictures.length > 1;
	// Counted anew after each step, so that a chosen picture is shown for the whole time.
	useWhileVisible(
		state => {
			if (state === '') return () => {};
			const timer = setTimeout(() => setStep(now => now + 1), data.everySec * 1000);
			return () => clearTimeout(timer);
		},
		isMoving ? `${step} ${data.everySec}` : '',
	);
	const at = ((step % pictures.length) + pictures.length) % pictures.length;
	const picture = pictures[at];
	if (!picture) return null;
	return (
		<div className={styles.show} style={{ blockSize: data.height }}>
			<img
				key={picture.id}
				className={styles.picture}
				style={{ objectFit: data.fit }}
				src={proxied(session, picture.url, 'preview')}
				alt={picture.comment ?? picture.name}
				decoding="async"
			/>
			{pictures.length > 1 && (
				<div className={styles.controls}>
					<IconButton
						icon="chevronLeft"
						size="small"
						label={text.widgets.slideshow.previous}
						onClick={() => setStep(step - 1)}
					/>
					<span className={styles.place}>{`${at + 1} / ${pictures.length}`}</span>
					<IconButton
						icon={isPaused ? 'play' : 'pause'}
						size="small"
						label={isPaused ? text.widgets.slideshow.resume : text.widgets.slideshow.pause}
						onClick={() => setIsPaused(!isPaused)}
					/>
					<IconButton
						icon="chevronRight"
						size="small"
						label={text.widgets.slideshow.next}
						onClick={() => setStep(step + 1)}
					/>
				</div>
			)}
		</div>
	);
}
