import { exposePipeline } from '../exposePipeline';
import { type Flake, makeFlakes, stepFlakes } from './flakes';
import type { SeasonDrawing, SeasonPipeline } from './season.protocol';

const COLOURS = {
	snow: { dark: 'rgb(255 255 255 / 75%)', light: 'rgb(120 150 190 / 60%)' },
	petals: { dark: 'rgb(246 188 205 / 80%)', light: 'rgb(228 130 160 / 65%)' },
} as const;
/** After a pause nothing jumps. In seconds. */
const LONGEST_STEP = 0.1;

interface Scene {
	drawing: SeasonDrawing;
	readonly canvas: OffscreenCanvas;
	readonly context: OffscreenCanvasRenderingContext2D;
	flakes: Flake[];
	last: number;
}

let scene: Scene | undefined;

function fitCanvas({ canvas, context, drawing }: Scene): void {
	canvas.width = Math.round(drawing.width * drawing.ratio);
	canvas.height = Math.round(drawing.height * drawing.ratio);
	context.scale(drawing.ratio, drawing.ratio);
}

function draw(now: number): void {
	if (!scene) return;
	const { context, flakes, drawing } = scene;
	const { width, height, effect, isDark } = drawing;
	stepFlakes(flakes, Math.min(LONGEST_STEP, (now - scene.last) / 1000), now / 1000, width, height);
	scene.last = now;
	context.clearRect(0, 0, width, height);
	context.fillStyle = COLOURS[effect][isDark ? 'dark' : 'light'];
	context.beginPath();
	for (const { x, y, radius, angle } of flakes) {
		context.moveTo(x + radius, y);
		if (effect === 'snow') context.arc(x, y, radius, 0, Math.PI * 2);
		else context.ellipse(x, y, radius, radius * 0.55, angle, 0, Math.PI * 2);
	}
	context.fill();
	requestAnimationFrame(draw);
}

const pipeline: SeasonPipeline = {
	async start(canvas, drawing) {
		const context = canvas.getContext('2d');
		if (!context) throw new Error('This browser has no canvas in workers.');
		const flakes = makeFlakes(drawing.effect, drawing.width, drawing.height);
		scene = { drawing, canvas, context, flakes, last: performance.now() };
		fitCanvas(scene);
		requestAnimationFrame(draw);
	},
	async resize(width, height) {
		if (!scene) return;
		scene.drawing = { ...scene.drawing, width, height };
		scene.flakes = makeFlakes(scene.drawing.effect, width, height);
		fitCanvas(scene);
	},
};

exposePipeline(pipeline);
