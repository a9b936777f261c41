import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { LatestOnly } from '@/base/LatestOnly';
import type { ImageLayer } from '@/domain/image/imageLayers';
import { samplePicture } from './samplePicture';

/** Pixels of the picture per CSS pixel: a preview needn't be sharper. */
const MOST_PIXELS_A_POINT = 2;
/** Sizes are rounded up to this, so that resizing the window doesn't redraw at every pixel. */
const SIZE_STEP_PX = 64;

interface Wanted {
	/** Null for the sample. */
	readonly image: Blob | null;
	readonly layers: readonly ImageLayer[];
	readonly box: { readonly width: number; readonly height: number };
}

export interface PreviewError {
	readonly message: string;
	/** Whether a shader failed to build; the message has its log. */
	readonly isShader: boolean;
}

interface LayerPreview {
	/** Whether a picture has been drawn. */
	readonly isShown: boolean;
	/** Why the last one failed; null if it didn't. */
	readonly error: PreviewError | null;
	readonly retry: () => void;
}

/** Draws a picture with its layers onto a canvas whenever they change: one at a time, skipping outdated changes. */
export function useLayerPreview(
	canvas: RefObject<HTMLCanvasElement | null>,
	image: Blob | null,
	layers: readonly ImageLayer[],
): LayerPreview {
	const box = useBox(canvas);
	const [isShown, setIsShown] = useState(false);
	const [error, setError] = useState<PreviewError | null>(null);
	const previews = useRef<LatestOnly<Wanted> | null>(null);
	useEffect(() => {
		const abort = new AbortController();
		const latest = new LatestOnly<Wanted>(async wanted => {
			let isShaderError: ((failure: unknown) => boolean) | undefined;
			try {
				const client = await import('@workers/image/image.client');
				isShaderError = client.isShaderError;
				const source = wanted.image ?? (await samplePicture());
				const bitmap = await client.imageClient.preview(source, wanted.layers, wanted.box, abort.signal);
				if (canvas.current) show(canvas.current, bitmap);
				setIsShown(true);
				setError(null);
			} catch (failure) {
				if (abort.signal.aborted) return;
				console.warn('A preview could not be drawn.', failure);
				const message = failure instanceof Error ? failure.message : String(failure);
				setError({ message, isShader: isShaderError?.(failure) === true });
			}
		});
		previews.current = latest;
		return () => {
			latest.stop();
			abort.abort();
		};
	}, [canvas]);
	const draw = useCallback(() => {
		if (box) previews.current?.ask({ image, layers, box });
	}, [image, layers, box]);
	useEffect(draw, [draw]);
	return { isShown, error, retry: draw };
}

function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
	canvas.width = bitmap.width;
	canvas.height = bitmap.height;
	canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}

/** The size that the preview is fitted into, in device pixels; null before layout. */
function useBox(canvas: RefObject<HTMLCanvasElement | null>): Wanted['box'] | null {
	const [box, setBox] = useState<Wanted['box'] | null>(null);
	useEffect(() => {
		const around = canvas.current?.parentElement;
		if (!around) return undefined;
		const observer = new ResizeObserver(([entry]) => {
			if (!entry) return;
			const { width, height } = entry.contentRect;
			const next = { width: inPixels(width), height: inPixels(height) };
			setBox(box => (box?.width === next.width && box.height === next.height ? box : next));
		});
		observer.observe(around);
		return () => observer.disconnect();
	}, [canvas]);
	return box;
}

const inPixels = (points: number): number =>
	Math.max(1, Math.ceil((points * Math.min(MOST_PIXELS_A_POINT, devicePixelRatio)) / SIZE_STEP_PX)) * SIZE_STEP_PX;
