import { transfer, wrap } from 'comlink';
import type { SeasonDrawing, SeasonPipeline } from './season.protocol';

/** A drawing that goes on until it is stopped. */
export interface RunningSeason {
	resize(width: number, height: number): void;
	stop(): void;
}

/**
 * Draws a season's effect on a canvas, in a worker of its own.
 * @param onError called if it can't be drawn
 */
export function runSeason(
	canvas: HTMLCanvasElement,
	drawing: SeasonDrawing,
	onError: (error: unknown) => void,
): RunningSeason {
	const worker = new Worker(new URL('./season.worker.ts', import.meta.url), { type: 'module', name: 'season' });
	worker.addEventListener('error', event => onError(event.message));
	const pipeline = wrap<SeasonPipeline>(worker);
	const offscreen = canvas.transferControlToOffscreen();
	pipeline.start(transfer(offscreen, [offscreen]), drawing).catch(onError);
	return {
		resize: (width, height) => void pipeline.resize(width, height).catch(onError),
		stop: () => worker.terminate(),
	};
}
