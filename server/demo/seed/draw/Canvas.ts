import { Random } from '../random';

/** Offset (0 to 1), colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Short numbers keep the drawings small. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

const stopsToSvg = (stops: readonly Stop[]): string =>
	stops
		.map(
			([offset, colour, opacity]) =>
				`<stop offset="${n(offset)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`}/>`,
		)
		.join('');

/** A picture being drawn: collects SVG elements, makes unique gradient ids, and has its own random numbers. */
export class Canvas {
	readonly random: Random;
	#defs = '';
	#body = '';
	#ids = 0;

	constructor(
		readonly width: number,
		readonly height: number,
		seed: string,
	) {
		this.random = new Random(seed);
	}

	/** A hundredth of the shorter side, so that sizes look alike in every aspect ratio. */
	get unit(): number {
		return Math.min(this.width, this.height) / 100;
	}

	add(...parts: readonly string[]): void {
		this.#body += parts.join('');
	}

	/** A linear gradient from top to bottom (or along the angle in degrees). */
	linear(stops: readonly Stop[], angle = 90): string {
		const id = this.#nextId();
		this.#defs += `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${stopsToSvg(stops)}</linearGradient>`;
		return `url(#${id})`;
	}

	/** A radial gradient from the middle outwards. */
	radial(stops: readonly Stop[], x = 0.5, y = 0.5, r = 0.5): string {
		const id = this.#nextId();
		this.#defs += `<radialGradient id="${id}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}">${stopsToSvg(stops)}</radialGradient>`;
		return `url(#${id})`;
	}

	/** The content, clipped to a shape. */
	clipped(shape: string, content: string): string {
		const id = this.#nextId();
		this.#defs += `<clipPath id="${id}">${shape}</clipPath>`;
		return `<g clip-path="url(#${id})">${content}</g>`;
	}

	/** Fills the whole picture. */
	fill(paint: string): void {
		this.add(rect(0, 0, this.width, this.height, paint));
	}

	toString(): string {
		const { width, height } = this;
		return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.#defs}</defs>${this.#body}</svg>`;
	}

	#nextId(): string {
		this.#ids += 1;
		return `p${this.#ids}`;
	}
}

/** Further attributes of an element, as text. */
type More = string;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more: More = ''): string =>
	`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more: More = ''): string =>
	`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more: More = ''): string =>
	`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more: More = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A line along a path, with round ends. */
export const stroke = (d: string, colour: string, width: number, more: More = ''): string =>
	`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const line = (
	x1: number,
	y1: number,
	x2: number,
	y2: number,
	colour: string,
	width: number,
	more: More = '',
): string => stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, colour, width, more);

export const polygon = (points: readonly (readonly [number, number])[], fill: string, more: More = ''): string =>
	`<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${more}/>`;

export const group = (content: string, more: More): string => `<g ${more}>${content}</g>`;

/** The content, moved and scaled about its own origin. */
export const placed = (x: number, y: number, scale: number, content: string, more: More = ''): string =>
	`<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})" ${more}>${content}</g>`;

/** A closed, rounded outline through the points' middles. */
export function blob(points: readonly (readonly [number, number])[]): string {
	const at = (index: number): readonly [number, number] =>
		points[((index % points.length) + points.length) % points.length] ?? [0, 0];
	const middle = (index: number): string => {
		const [[ax, ay], [bx, by]] = [at(index), at(index + 1)];
		return `${n((ax + bx) / 2)} ${n((ay + by) / 2)}`;
	};
	const curves = points.map((_, index) => `Q${n(at(index + 1)[0])} ${n(at(index + 1)[1])} ${middle(index + 1)}`);
	return `M${middle(0)}${curves.join('')}Z`;
}
