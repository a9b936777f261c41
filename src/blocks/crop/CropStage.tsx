import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import Cropper, { type Area, type MediaSize, type Point } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Spinner } from '@/ui/state/Spinner';
import styles from './CropDialog.module.css';
import { CropHandles } from './CropHandles';
import type { Extent } from './cropFrame';

/** 1: the whole picture is in view. */
export const ZOOMS = { min: 1, max: 8, step: 0.25 } as const;
const KEY_STEP_PX = 10;

interface CropStageProps {
	/** The picture's address. */
	url: string;
	/** A share of the picture as it is shown without zoom. */
	frame: Extent;
	zoom: number;
	/** What is in the frame: upright pixels of the picture. */
	area: Area | null;
	/** Hears of a frame that was drawn larger or smaller; null: its form is fixed. */
	onFrame: ((frame: Extent) => void) | null;
	onZoom: (zoom: number) => void;
	onArea: (area: Area) => void;
	/** Its size in pixels, upright, once it is known. */
	onPicture: (size: Extent) => void;
	onBroken: () => void;
}

/** The picture, which is moved and zoomed under a frame in the middle, by mouse, fingers and keys. */
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
		onZoom(Math.min(ZOOMS.max, Math.max(ZOOMS.min, zoom + by)));
	};
	return (
		// What is pressed in it bubbles up from the frame, which is what has the focus.
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
					// The policy lets no page write styles into itself.
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

/** Whether the picture is there and the dialog stands still: what is measured before has no size, or too small a one. */
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
