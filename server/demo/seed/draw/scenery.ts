import { blob, type Canvas, circle, ellipse, line, n, path, polygon, rect, stroke } from './Canvas';
import { darker, lighter, mix } from './colour';
import type { Palette } from './palettes';

/** The sky down to the horizon, and stars where the palette has some. */
export function sky(c: Canvas, p: Palette, horizon: number): void {
	c.add(
		rect(
			0,
			0,
			c.width,
			horizon + 2,
			c.linear([
				[0, p.sky[0]],
				[0.55, p.sky[1]],
				[1, p.sky[2]],
			]),
		),
	);
	const count = Math.round((p.stars * (c.width * horizon)) / (c.unit * c.unit) / 45);
	for (let star = 0; star < count; star++) {
		const y = horizon * c.random.next() ** 1.4 * 0.85;
		const r = c.unit * c.random.between(0.1, 0.34);
		c.add(
			circle(
				c.random.between(0, c.width),
				y,
				r,
				'#ffffff',
				`opacity="${n(c.random.between(0.25, 0.95) * (1 - y / horizon))}"`,
			),
		);
	}
}

/** Sun or moon with a glow. */
export function lightDisc(c: Canvas, p: Palette, x: number, y: number, r: number): void {
	c.add(
		circle(
			x,
			y,
			r * 6,
			c.radial([
				[0, p.light, 0.75],
				[0.25, p.light, 0.28],
				[1, p.light, 0],
			]),
		),
	);
	c.add(circle(x, y, r, p.light));
}

export function clouds(c: Canvas, p: Palette, count: number, top: number, bottom: number, opacity = 0.7): void {
	for (let made = 0; made < count; made++) {
		const y = c.random.between(top, bottom);
		const w = c.width * c.random.between(0.12, 0.34);
		const h = c.unit * c.random.between(1.6, 4.5);
		const x = c.random.between(-w / 2, c.width);
		const puffs = c.random.int(2, 4);
		const paint = c.linear([
			[0, lighter(p.cloud, 0.25), opacity],
			[1, p.cloud, opacity * 0.25],
		]);
		let d = `M${n(x)} ${n(y)}`;
		for (let puff = 0; puff < puffs; puff++) {
			const step = w / puffs;
			d += `q${n(step * 0.45)} ${n(-Math.min(h * 2.2, step * 0.75) * c.random.between(0.55, 1.1))} ${n(step)} ${n(puff === puffs - 1 ? h * 0.1 : 0)}`;
		}
		c.add(
			path(
				`${d}q${n(w * 0.08)} ${n(h * 0.5)} ${n(-w * 0.12)} ${n(h * 0.5)}H${n(x - w * 0.04)}q${n(-w * 0.05)} ${n(-h * 0.4)} ${n(w * 0.04)} ${n(-h * 0.5)}Z`,
				paint,
			),
		);
	}
}

/** A soft line of hills across the picture, filled down to `base`. `rough` 0 is rolling, 1 is rocky. */
export function hills(
	c: Canvas,
	y: number,
	height: number,
	base: number,
	colour: string,
	rough = 0.3,
	from = 0,
	to = c.width,
): void {
	const steps = 28 + Math.round(rough * 50);
	const [a, b, e] = [c.random.between(0, 9), c.random.between(0, 9), c.random.between(0, 9)];
	let d = `M${n(from)} ${n(base)}`;
	for (let step = 0; step <= steps; step++) {
		const t = step / steps;
		const wave = 0.5 + 0.32 * Math.sin(a + t * 5.1) + 0.18 * Math.sin(b + t * 11.7);
		const grain = rough * (0.16 * Math.sin(e + t * 37) + c.random.between(-0.12, 0.12));
		d += `L${n(from + (to - from) * t)} ${n(y - height * Math.max(0, wave + grain))}`;
	}
	c.add(
		path(
			`${d}L${n(to)} ${n(base)}Z`,
			c.linear([
				[0, colour],
				[1, mix(colour, '#ffffff', 0.12)],
			]),
		),
	);
}

/** Peaks with a lit and a shaded side, and snow where `snow` is a colour. */
export function peaks(c: Canvas, base: number, height: number, count: number, colour: string, snow?: string): void {
	const made = Array.from({ length: count }, (_, index) => ({
		x: (c.width * (index + c.random.between(0.1, 0.9))) / count,
		h: height * c.random.between(0.5, 1),
	})).sort((a, b) => b.h - a.h);
	for (const { x, h } of made) {
		const w = h * c.random.between(0.75, 1.15);
		const fold = c.random.between(-0.12, 0.12) * w;
		c.add(
			polygon(
				[
					[x - w, base],
					[x, base - h],
					[x + w, base],
				],
				mix(colour, '#ffffff', 0.1),
			),
		);
		c.add(
			path(
				`M${n(x)} ${n(base - h)}L${n(x + w)} ${n(base)}H${n(x + fold - w * 0.1)}L${n(x + fold * 1.6)} ${n(base - h * 0.42)}L${n(x - fold)} ${n(base - h * 0.68)}Z`,
				darker(colour, 0.16),
			),
		);
		if (!snow) continue;
		const s = 0.3;
		c.add(
			polygon(
				[
					[x, base - h],
					[x + w * s, base - h * (1 - s)],
					[x + w * s * 0.45, base - h * (1 - s * 0.8)],
					[x + w * 0.04, base - h * (1 - s * 1.15)],
					[x - w * s * 0.4, base - h * (1 - s * 0.75)],
					[x - w * s, base - h * (1 - s)],
				],
				snow,
			),
		);
	}
}

/** Water from the horizon to the lower edge, with light under `glintX`. */
export function sea(c: Canvas, p: Palette, horizon: number, glintX = c.width / 2, bottom = c.height): void {
	const depth = bottom - horizon;
	c.add(
		rect(
			0,
			horizon,
			c.width,
			depth + 1,
			c.linear([
				[0, p.sea[0]],
				[0.35, mix(p.sea[0], p.sea[1], 0.55)],
				[1, p.sea[1]],
			]),
		),
	);
	const rows = 34;
	for (let row = 0; row < rows; row++) {
		const t = ((row + c.random.next()) / rows) ** 1.7;
		const y = horizon + depth * t;
		const w = c.width * (0.015 + 0.09 * t) * c.random.between(0.5, 1.5);
		const spread = c.width * (0.025 + 0.11 * t);
		const x = glintX + c.random.between(-spread, spread);
		c.add(line(x - w / 2, y, x + w / 2, y, p.light, c.unit * (0.16 + 0.5 * t), `opacity="${n(0.65 - 0.35 * t)}"`));
	}
	for (let row = 0; row < 40; row++) {
		const t = c.random.next() ** 1.3;
		const y = horizon + depth * t;
		const x = c.random.between(0, c.width);
		const w = c.width * (0.02 + 0.08 * t) * c.random.between(0.4, 1.4);
		const bend = c.unit * t * 1.1;
		c.add(
			stroke(
				`M${n(x)} ${n(y)}q${n(w / 2)} ${n(-bend)} ${n(w)} 0`,
				c.random.chance(0.6) ? p.sky[2] : p.ink,
				c.unit * (0.14 + 0.32 * t),
				'opacity=".16"',
			),
		);
	}
}

export function gulls(c: Canvas, colour: string, count: number, x: number, y: number, spread: number): void {
	for (let made = 0; made < count; made++) {
		const [gx, gy] = [x + c.random.between(-spread, spread), y + c.random.between(-spread, spread) * 0.45];
		const s = c.unit * c.random.between(0.9, 2.2);
		c.add(
			stroke(
				`M${n(gx - s)} ${n(gy - s * 0.35)}q${n(s * 0.6)} ${n(-s * 0.3)} ${n(s)} ${n(s * 0.35)}q${n(s * 0.4)} ${n(-s * 0.65)} ${n(s)} ${n(-s * 0.35)}`,
				colour,
				s * 0.2,
			),
		);
	}
}

/** A sailing boat, standing on the water at (x, y), `s` high. */
export function sailboat(c: Canvas, x: number, y: number, s: number, hull: string, sail: string): void {
	const w = s * 0.62;
	const drawn =
		path(
			`M${n(x + s * 0.02)} ${n(y - s)}C${n(x + w * 0.5)} ${n(y - s * 0.7)} ${n(x + w * 0.62)} ${n(y - s * 0.35)} ${n(x + w * 0.6)} ${n(y - s * 0.2)}H${n(x + s * 0.02)}Z`,
			c.linear([
				[0, lighter(sail, 0.2)],
				[1, sail],
			]),
		) +
		path(
			`M${n(x - s * 0.03)} ${n(y - s * 0.88)}C${n(x - w * 0.18)} ${n(y - s * 0.6)} ${n(x - w * 0.38)} ${n(y - s * 0.4)} ${n(x - w * 0.5)} ${n(y - s * 0.2)}H${n(x - s * 0.03)}Z`,
			mix(sail, hull, 0.2),
		) +
		line(x, y - s * 1.02, x, y - s * 0.12, darker(hull, 0.2), s * 0.022) +
		path(
			`M${n(x - w * 0.62)} ${n(y - s * 0.14)}H${n(x + w * 0.7)}C${n(x + w * 0.6)} ${n(y + s * 0.02)} ${n(x + w * 0.45)} ${n(y + s * 0.04)} ${n(x + w * 0.35)} ${n(y + s * 0.04)}H${n(x - w * 0.4)}C${n(x - w * 0.52)} ${n(y + s * 0.02)} ${n(x - w * 0.6)} ${n(y - s * 0.06)} ${n(x - w * 0.62)} ${n(y - s * 0.14)}Z`,
			hull,
		);
	c.add(`<g opacity=".28" transform="translate(0 ${n(2 * y + s * 0.06)}) scale(1 -1)">${drawn}</g>`, drawn);
}

/** A small ferry with lit windows. */
export function ferry(c: Canvas, p: Palette, x: number, y: number, s: number): void {
	const windows = Array.from({ length: 7 }, (_, i) =>
		rect(x - s * 0.34 + i * s * 0.1, y - s * 0.25, s * 0.055, s * 0.05, p.warm, `rx="${n(s * 0.01)}"`),
	).join('');
	c.add(
		rect(x + s * 0.1, y - s * 0.48, s * 0.09, s * 0.16, p.accent),
		rect(x + s * 0.1, y - s * 0.44, s * 0.09, s * 0.035, '#ffffff'),
		rect(x - s * 0.26, y - s * 0.38, s * 0.42, s * 0.1, '#e9edea', `rx="${n(s * 0.02)}"`),
		rect(x - s * 0.4, y - s * 0.29, s * 0.74, s * 0.15, '#f6f5ef', `rx="${n(s * 0.02)}"`),
		windows,
		path(
			`M${n(x - s * 0.5)} ${n(y - s * 0.15)}H${n(x + s * 0.52)}L${n(x + s * 0.42)} ${n(y)}H${n(x - s * 0.42)}Z`,
			p.ink,
		),
		line(x - s * 0.49, y - s * 0.125, x + s * 0.5, y - s * 0.125, p.accent, s * 0.025),
		ellipse(x, y + s * 0.01, s * 0.5, s * 0.02, p.light, 'opacity=".35"'),
	);
}

/** A lighthouse of height `s` on (x, y); its beam is drawn where `beam` is above 0. */
export function lighthouse(c: Canvas, p: Palette, x: number, y: number, s: number, stripe: string, beam = 0): void {
	const [bottom, top] = [s * 0.115, s * 0.07];
	if (beam > 0) {
		const reach = s * 2.6;
		for (const side of [-1, 1]) {
			const paint = c.linear(
				side > 0
					? [
							[0, p.warm, beam],
							[1, p.warm, 0],
						]
					: [
							[0, p.warm, 0],
							[1, p.warm, beam],
						],
				0,
			);
			c.add(
				polygon(
					[
						[x, y - s * 0.9],
						[x + side * reach, y - s * 1.14],
						[x + side * reach, y - s * 0.62],
					],
					paint,
				),
			);
		}
		c.add(
			circle(
				x,
				y - s * 0.9,
				s * 0.4,
				c.radial([
					[0, p.warm, beam],
					[1, p.warm, 0],
				]),
			),
		);
	}
	const tower = `M${n(x - bottom)} ${n(y)}L${n(x - top)} ${n(y - s * 0.8)}H${n(x + top)}L${n(x + bottom)} ${n(y)}Z`;
	const bands = [0, 1, 2].map(i => rect(x - s, y - s * (0.7 - i * 0.27), s * 2, s * 0.13, stripe)).join('');
	const shade = rect(x + s * 0.01, y - s, s * 0.2, s, p.ink, 'opacity=".22"');
	c.add(
		c.clipped(`<path d="${tower}"/>`, rect(x - s, y - s, s * 2, s, mix('#f7f3e9', p.sky[1], 0.16)) + bands + shade),
		rect(x - top * 1.45, y - s * 0.825, top * 2.9, s * 0.03, p.ink, `rx="${n(s * 0.006)}"`),
		rect(x - top * 0.8, y - s * 0.935, top * 1.6, s * 0.11, mix(p.warm, '#ffffff', 0.2)),
		line(x, y - s * 0.935, x, y - s * 0.825, p.ink, s * 0.01),
		path(`M${n(x - top)} ${n(y - s * 0.93)}Q${n(x)} ${n(y - s * 1.06)} ${n(x + top)} ${n(y - s * 0.93)}Z`, stripe),
		line(x, y - s * 1.04, x, y - s * 0.99, p.ink, s * 0.012),
		rect(x - s * 0.022, y - s * 0.09, s * 0.044, s * 0.09, p.ink, `rx="${n(s * 0.02)}"`),
	);
}

export function pine(x: number, y: number, s: number, colour: string): string {
	const tier = (top: number, bottom: number, w: number): string =>
		polygon(
			[
				[x, y - s * top],
				[x + s * w, y - s * bottom],
				[x - s * w, y - s * bottom],
			],
			colour,
		);
	return (
		rect(x - s * 0.025, y - s * 0.12, s * 0.05, s * 0.12, darker(colour, 0.4)) +
		tier(1, 0.55, 0.17) +
		tier(0.78, 0.3, 0.24) +
		tier(0.52, 0.08, 0.31)
	);
}

/** A rounded stone or island. */
export function rock(c: Canvas, x: number, y: number, w: number, h: number, colour: string): void {
	const points = Array.from({ length: 9 }, (_, i): readonly [number, number] => {
		const a = Math.PI + (Math.PI * i) / 8;
		const r = c.random.between(0.85, 1.12);
		return [x + Math.cos(a) * w * r, y + Math.sin(a) * h * r];
	});
	c.add(
		path(
			blob([...points, [x + w, y + h * 0.2], [x - w, y + h * 0.2]]),
			c.linear([
				[0, lighter(colour, 0.12)],
				[1, darker(colour, 0.2)],
			]),
		),
	);
}
