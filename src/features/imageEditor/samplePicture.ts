const WIDTH = 1200;
const HEIGHT = 800;

let made: Promise<Blob> | undefined;

/** A sample for trying layers: hills, a lake and an evening sky, drawn once. */
export function samplePicture(): Promise<Blob> {
	made ??= draw().catch((error: unknown) => {
		made = undefined;
		throw error;
	});
	return made;
}

function draw(): Promise<Blob> {
	const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
	const pen = canvas.getContext('2d');
	if (!pen) return Promise.reject(new Error('failed to initialise canvas'));
	fill(pen, [0, 0, WIDTH, 520], ['#24476b', '#6f86a6', '#e9b98f', '#f6dcae']);
	pen.fillStyle = '#fff3d6';
	pen.beginPath();
	pen.arc(820, 400, 62, 0, 2 * Math.PI);
	pen.fill();
	hills(pen, { base: 430, swell: 70, length: 210, shift: 0.4, color: '#7c7f9b' });
	hills(pen, { base: 480, swell: 55, length: 150, shift: 2.1, color: '#4f5d7d' });
	fill(pen, [0, 520, WIDTH, HEIGHT - 520], ['#e0b694', '#7f8fa8', '#2f4a68']);
	pen.fillStyle = '#fff3d655';
	for (let step = 0; step < 14; step++) {
		const half = 26 + ((step * 37) % 46);
		pen.fillRect(820 - half, 536 + step * 17, half * 2, 3);
	}
	hills(pen, { base: 690, swell: 48, length: 260, shift: 4.3, color: '#22303f' });
	return new Promise((resolve, reject) => {
		canvas.toBlob(
			blob => (blob ? resolve(blob) : reject(new Error('Failed to convert canvas to blob'))),
			'image/jpeg',
			0.9,
		);
	});
}

type Box = readonly [x: number, y: number, width: number, height: number];

function fill(pen: CanvasRenderingContext2D, [x, y, width, height]: Box, colors: readonly string[]): void {
	const gradient = pen.createLinearGradient(0, y, 0, y + height);
	for (const [index, color] of colors.entries()) gradient.addColorStop(index / (colors.length - 1), color);
	pen.fillStyle = gradient;
	pen.fillRect(x, y, width, height);
}

interface Hills {
	readonly base: number;
	readonly swell: number;
	/** Distance from one to the next in pixels, roughly. */
	readonly length: number;
	readonly shift: number;
	readonly color: string;
}

function hills(pen: CanvasRenderingContext2D, { base, swell, length, shift, color }: Hills): void {
	pen.fillStyle = color;
	pen.beginPath();
	pen.moveTo(0, HEIGHT);
	for (let x = 0; x <= WIDTH; x += 8) {
		const height = Math.sin(x / length + shift) + 0.4 * Math.sin(x / (length / 2.7) + shift * 2);
		pen.lineTo(x, base - swell * height);
	}
	pen.lineTo(WIDTH, HEIGHT);
	pen.fill();
}
