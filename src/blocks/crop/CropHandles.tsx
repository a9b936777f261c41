import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from 'react';
import styles from './CropDialog.module.css';
import { drawnFrame, type Extent } from './cropFrame';

/** Direction of each handle: -1 towards the start or top, 1 towards the end or bottom. */
const HANDLES = [
	{ x: -1, y: -1 },
	{ x: 0, y: -1 },
	{ x: 1, y: -1 },
	{ x: 1, y: 0 },
	{ x: 1, y: 1 },
	{ x: 0, y: 1 },
	{ x: -1, y: 1 },
	{ x: -1, y: 0 },
] as const;

interface CropHandlesProps {
	/** Size of the frame and of the picture as shown, in CSS pixels. */
	size: Extent;
	picture: Extent;
	frame: Extent;
	onFrame: (frame: Extent) => void;
}

interface Grip {
	readonly x: number;
	readonly y: number;
	readonly frame: Extent;
}

/** Corners and edges for resizing the frame by pointer. By keyboard there are fields for its size. */
export function CropHandles({ size, picture, frame, onFrame }: CropHandlesProps): ReactNode {
	const grip = useRef<Grip | null>(null);
	return HANDLES.map(({ x, y }) => (
		<div
			key={`${x} ${y}`}
			className={styles.handle}
			data-handle={`${x} ${y}`}
			style={
				{
					'--x': `${(x * size.width) / 2}px`,
					'--y': `${(y * size.height) / 2}px`,
					cursor: cursorOf(x, y),
				} as CSSProperties
			}
			onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				grip.current = { x: event.clientX, y: event.clientY, frame };
			}}
			onPointerMove={event => {
				const from = grip.current;
				if (!from) return;
				const outwards = {
					width: (x * (event.clientX - from.x)) / picture.width,
					height: (y * (event.clientY - from.y)) / picture.height,
				};
				onFrame(drawnFrame(from.frame, outwards));
			}}
			onLostPointerCapture={() => {
				grip.current = null;
			}}
		/>
	));
}

function cursorOf(x: number, y: number): string {
	if (x === 0) return 'ns-resize';
	if (y === 0) return 'ew-resize';
	return x === y ? 'nwse-resize' : 'nesw-resize';
}
