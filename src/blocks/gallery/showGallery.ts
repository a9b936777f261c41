import PhotoSwipe, { type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import { motionAllowed } from '@/platform/reducedMotion';
import { overlays } from '@/ui/overlay/overlays';
import { captionHeights } from './captionHeights';
import styles from './gallery.module.css';
import { enterGalleryHistory, skipClosedGalleries, whenGalleryLeft } from './galleryHistory';
import type { GalleryOptions } from './openGallery';

/** Three dots in the style of the gallery's own icons: 32 by 32. */
const MORE = '<circle cx="9" cy="16" r="2"/><circle cx="16" cy="16" r="2"/><circle cx="23" cy="16" r="2"/>';
/** Used if the server doesn't know a picture's size. */
const UNKNOWN_WIDTH = 1600;
const UNKNOWN_HEIGHT = 1200;

skipClosedGalleries();

/**
 * The gallery itself; use `openGallery`, which loads it.
 * @returns resolves when it is closed
 */
export async function showGallery(
	files: readonly DriveFile[],
	index: number,
	{ opener, openMenu, navigate }: GalleryOptions,
): Promise<void> {
	await whenGalleryLeft();
	const overlayBelow = overlays.top();
	const isBehindOverlay = () => overlays.top() !== overlayBelow;

	const captionHeight = captionHeights();
	const gallery = new PhotoSwipe({
		dataSource: files.map(file => slideOf(file)),
		index,
		mainClass: styles.gallery,
		bgOpacity: 0.92,
		loop: false,
		showHideAnimationType: motionAllowed() ? 'zoom' : 'none',
		// A picture that isn't enlarged ends above its caption.
		paddingFn: (viewport, { alt = '' }) => ({
			top: 60,
			bottom: Math.max(56, captionHeight(alt, viewport)),
			left: 0,
			right: 0,
		}),
		returnFocus: false,
		// Its own focus trap would take the focus away from its menu.
		trapFocus: false,
		closeTitle: text.media.close,
		zoomTitle: text.media.zoom,
		arrowPrevTitle: text.media.previous,
		arrowNextTitle: text.media.next,
		errorMsg: text.media.failed,
	});
	gallery.on('uiRegister', () => {
		gallery.ui?.registerElement({
			name: 'menu',
			isButton: true,
			order: 9,
			title: text.media.menuShort,
			html: { isCustomSVG: true, inner: MORE },
			onInit: element => element.setAttribute('aria-haspopup', 'menu'),
			onClick: (_event, element) => {
				const file = files[gallery.currIndex];
				if (!file) return;
				openMenu(file, element, path => {
					pathAfter = path;
					closeGallery(gallery);
				});
			},
		});
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
	const keepFocus = ({ target }: FocusEvent) => {
		const isInside = target instanceof Node && gallery.element?.contains(target);
		if (!isInside && !isBehindOverlay()) gallery.element?.focus();
	};
	const leaveHistory = enterGalleryHistory(() => closeGallery(gallery));
	let pathAfter: string | undefined;
	gallery.on('destroy', () => {
		document.removeEventListener('focusin', keepFocus);
		opener.focus({ preventScroll: true });
		void leaveHistory().then(() => {
			if (pathAfter !== undefined) navigate(pathAfter);
		});
	});
	// An overlay on top of it handles the keys. By Escape it may have closed before the gallery hears of the key.
	gallery.on('keydown', event => {
		if (isBehindOverlay() || event.originalEvent.defaultPrevented) event.preventDefault();
	});
	gallery.on('bindEvents', () => {
		// Above the overlays that were open before, below those that open later.
		gallery.element?.style.setProperty(
			'--pswp-root-z-index',
			`calc(var(--z-overlay) + ${overlays.entries().length - 1})`,
		);
		document.addEventListener('focusin', keepFocus);
		gallery.element?.focus({ preventScroll: true });
	});
	gallery.on('afterInit', () => gallery.element?.setAttribute('aria-label', text.media.gallery));
	const closed = new Promise<void>(resolve => gallery.on('destroy', () => resolve()));
	gallery.init();
	await closed;
}

/** PhotoSwipe ignores `close` while opening, so this waits until it is open. */
function closeGallery(gallery: PhotoSwipe): void {
	if (gallery.opener.isOpen) gallery.close();
	else gallery.on('openingAnimationEnd', () => gallery.close());
}

/** If the server doesn't know the size, the thumbnail's proportions are used. */
function sizeOf(file: DriveFile, thumbnail: HTMLImageElement | null): { width: number; height: number } {
	if (file.width && file.height) return { width: file.width, height: file.height };
	if (!thumbnail?.naturalWidth) return { width: UNKNOWN_WIDTH, height: UNKNOWN_HEIGHT };
	return { width: UNKNOWN_WIDTH, height: (UNKNOWN_WIDTH * thumbnail.naturalHeight) / thumbnail.naturalWidth };
}

/** Whether a server may have made its thumbnail of its middle alone, which would be drawn out over the slide. */
const isLong = ({ width, height }: DriveFile): boolean =>
	width !== null && height !== null && Math.max(width, height) > 2 * Math.min(width, height);

function slideOf(file: DriveFile): SlideData {
	// The gallery puts its placeholder in front of it.
	const thumbnail = document.querySelector<HTMLImageElement>(
		`a[data-media="${CSS.escape(file.id)}"] > img:last-of-type`,
	);
	return {
		src: file.url,
		alt: file.comment ?? '',
		...sizeOf(file, thumbnail),
		...(thumbnail ? { element: thumbnail, thumbCropped: true } : {}),
		...(file.thumbnailUrl && !isLong(file) ? { msrc: file.thumbnailUrl } : {}),
	};
}
