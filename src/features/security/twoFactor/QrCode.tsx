import { generate } from 'lean-qr';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './twoFactor.module.css';

/** Scanners need dark on light, in every theme. */
const COLORS = { on: [0, 0, 0], off: [255, 255, 255] } as const;

/** A QR code. On a canvas, so that what it holds stands in no attribute. */
export function QrCode({ content, label }: { content: string; label: string }): ReactNode {
	const canvas = useRef<HTMLCanvasElement>(null);
	useLayoutEffect(() => {
		if (canvas.current) generate(content).toCanvas(canvas.current, COLORS);
	}, [content]);
	return <canvas ref={canvas} className={styles.qr} role="img" aria-label={label} />;
}
