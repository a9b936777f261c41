import PhotoSwipe, { type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import type { DriveFile } from '@/domain/DriveFile';
import { text } from '@/i18n/t';
import { motionAllowed } from '@/platform/reducedMotion';
import styles from './gallery.module.css';
import { enterGalleryHistory } from './galleryHistory';

/** Where the server does not know a picture's size. */
const UNKNOWN_WIDTH = 1600;
const UNKNOWN_HEIGHT = 1200;

/** The gallery itself; use `openGallery`, which loads it. */
export async function showGallery(files: readonly DriveFile[], index: number, opener: HTMLElement): Promise<void> {
	const gallery = new PhotoSwipe({
		dataSource: files.map(file => slideOf(file)),
		index,
		mainClass: styles.gallery,
		bgOpacity: 0.92,
		loop: false,
		showHideAnimationType: motionAllowed() ? 'zoom' : 'none',
		padding: { top: 60, bottom: 56, left: 0, right: 0 },
		returnFocus: false,
		closeTitle: text.media.close,
		zoomTitle: text.media.zoom,
		arrowPrevTitle: text.media.previous,
		arrowNextTitle: text.media.next,
		errorMsg: text.media.failed,
	});
	gallery.on('uiRegister', () => {
		gallery.ui?.registerElement({
			name: 'caption',
			className: styles.caption,
			appendTo: 'root',
			onInit: element => {
				const showCaption = () => {
					const caption: unknown = gallery.currSlide?.data.alt;
					element.textContent = typeof caption === 'string' ? caption : '';
				};
				gallery.on('change', showCaption);
				showCaption();
			},
		});
	});
	const leaveHistory = enterGalleryHistory(() => closeGallery(gallery));
	gallery.on('destroy', () => {
		leaveHistory();
		opener.focus({ preventScroll: true });
	});
	gallery.on('afterInit', () => gallery.element?.setAttribute('aria-label', text.media.gallery));
	gallery.init();
}

/** What would close it while it opens is ignored: then it closes as soon as it is open. */
function closeGallery(gallery: PhotoSwipe): void {
	if (gallery.opener.isOpen) gallery.close();
	else gallery.on('openingAnimationEnd', () => gallery.close());
}

/** Where the server does not know it, the shape is the thumbnail's. */
function sizeOf(file: DriveFile, thumbnail: HTMLImageElement | null): { width: number; height: number } {
	if (file.width && file.height) return { width: file.width, height: file.height };
	if (!thumbnail?.naturalWidth) return { width: UNKNOWN_WIDTH, height: UNKNOWN_HEIGHT };
	return { width: UNKNOWN_WIDTH, height: (UNKNOWN_WIDTH * thumbnail.naturalHeight) / thumbnail.naturalWidth };
}

function slideOf(file: DriveFile): SlideData {
	// Its placeholder stands before it.
	const thumbnail = document.querySelector<HTMLImageElement>(
		`a[data-media="${CSS.escape(file.id)}"] > img:last-of-type`,
	);
	return {
		src: file.url,
		alt: file.comment ?? '',
		...sizeOf(file, thumbnail),
		...(thumbnail ? { element: thumbnail, thumbCropped: true } : {}),
		...(file.thumbnailUrl ? { msrc: file.thumbnailUrl } : {}),
	};
}
