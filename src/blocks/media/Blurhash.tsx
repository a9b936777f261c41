import { blurhashClient } from '@workers/blurhash/blurhash.client';
import { BLURHASH_SIZE } from '@workers/blurhash/blurhash.protocol';
import { useEffect, useRef } from 'react';

interface BlurhashProps {
	hash: string;
	className?: string | undefined;
}

/** The blurred placeholder of a picture, stretched over the box that its class gives it. */
export function Blurhash({ hash, className }: BlurhashProps) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		if (draw(canvas.current, hash)) return undefined;
		const controller = new AbortController();
		blurhashClient.request(hash, controller.signal).then(
			() => draw(canvas.current, hash),
			() => {
				// Nobody waits any more.
			},
		);
		return () => controller.abort();
	}, [hash]);
	return <canvas ref={canvas} className={className} width={BLURHASH_SIZE} height={BLURHASH_SIZE} />;
}

function draw(canvas: HTMLCanvasElement | null, hash: string): boolean {
	const bitmap = blurhashClient.peek(hash);
	if (bitmap) canvas?.getContext('2d')?.drawImage(bitmap, 0, 0);
	return bitmap !== undefined;
}
