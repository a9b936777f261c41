import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import Cropper, { type Area, type MediaSize, type Point } from 'react-easy-crop';
import { clamp } from '@/base/clamp';
import 'react-easy-crop/react-easy-crop.css';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Spinner } from '@/ui/state/Spinner';
import styles from './CropDialog.module.css';
import { CropHandles } from './CropHandles';
import type { Extent } from './cropFrame';

/** At 1 the whole picture is visible. */
export const ZOOMS = { min: 1, max: 8, step: 0.25 } as const;
const KEY_STEP_PX = 10;

interface CropStageProps {
	/** The picture's URL. */
	url: string;
	/** As a share of the picture at zoom 1. */
	frame: Extent;
	zoom: number;
	/** The area within the frame, in upright pixels of the picture. */
	area: Area | null;
	/** Called when the frame was resized by pointer; null if its ratio is fixed. */
	onFrame: ((frame: Extent) => void) | null;
	onZoom: (zoom: number) => void;
	onArea: (area: Area) => void;
	/** Called with the picture's upright size in pixels, once it is known. */
	onPicture: (size: Extent) => void;
	onBroken: () => void;
}

/** The picture, which is moved and zoomed below a centred frame by mouse, touch and keys. */
export function CropStage(props: CropStageProps): ReactNode {
	const { url, frame, zoom, area, onFrame, onZoom, onArea, onPicture, onBroken } = props;
	const stage = useRef<HTMLFieldSetElement>(null);
	const isReady = useReady(stage, url, onBroken);
	const [place, setPlace] = useState<Point>({ x: 0, y: 0 });
	const [shown, setShown] = useState<MediaSize | null>(null);
	const size = shown && { width: frame.width * shown.width, height: frame.height * shown.height };
	const zoomByKey = (event: KeyboardEvent) => {
		const by = event.key === '+' || event.key === '=' ? ZOOMS.step : event.key === '-' ? -ZOOMS.step : 0;
		if (by === 0) return;
		event.preventDefault();
		onZoom(clamp(zoom + by, ZOOMS.min, ZOOMS.max));
	};
	return (
		// Key events bubble up from the frame, which has the focus.
		<fieldset ref={stage} aria-label={text.crop.picture} className={styles.stage} onKeyDown={zoomByKey}>
			{isReady ? (
				<Cropper
					image={url}
					crop={place}
					zoom={zoom}
					minZoom={ZOOMS.min}
					maxZoom={ZOOMS.max}
					keyboardStep={KEY_STEP_PX}
					zoomSpeed={0.5}
					{...(size && { cropSize: size })}
					onCropChange={next => Number.isFinite(next.x + next.y) && setPlace(next)}
					onZoomChange={onZoom}
					onCropAreaChange={(_shares, pixels) => pixels.width > 0 && pixels.height > 0 && onArea(pixels)}
					onMediaLoaded={({ naturalWidth, naturalHeight }) => onPicture({ width: naturalWidth, height: naturalHeight })}
					setMediaSize={next => next.width > 0 && next.height > 0 && setShown(next)}
					mediaProps={{ onError: onBroken }}
					cropperProps={{ role: 'group', 'aria-label': areaName(area) }}
					// The Content-Security-Policy forbids injected styles.
					disableAutomaticStylesInjection
				/>
			) : (
				<Spinner />
			)}
			{onFrame && size && shown && <CropHandles size={size} picture={shown} frame={frame} onFrame={onFrame} />}
		</fieldset>
	);
}

const areaName = (area: Area | null): string =>
	area ? t('crop.area', { width: area.width, height: area.height }) : text.crop.frame;

/** Whether the picture is loaded and the dialog's animation has finished; sizes measured earlier are wrong. */
function useReady(within: RefObject<HTMLElement | null>, url: string, onBroken: () => void): boolean {
	const [isReady, setIsReady] = useState(false);
	const broken = useRef(onBroken);
	useEffect(() => {
		broken.current = onBroken;
	}, [onBroken]);
	useEffect(() => {
		let isGone = false;
		const running = within.current?.closest('[data-overlay]')?.getAnimations?.() ?? [];
		const picture = Object.assign(new Image(), { src: url });
		Promise.all([picture.decode(), Promise.allSettled(running.map(({ finished }) => finished))]).then(
			() => isGone || setIsReady(true),
			() => isGone || broken.current(),
		);
		return () => {
			isGone = true;
		};
	}, [within, url]);
	return isReady;
}
