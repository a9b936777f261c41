import { circle, ellipse, line, n, path, polygon, rect, stroke } from '../Canvas';
import { darker, lighter, mix } from '../colour';
import { clouds, gulls, hills, lightDisc, peaks, pine, rock, sea, sky } from '../scenery';
import type { Scene } from './Scene';

/** Peaks over a lake that mirrors them. */
export const mountainLake: Scene = (c, p) => {
	const shore = c.height * 0.6;
	sky(c, p, shore);
	lightDisc(c, p, c.width * 0.72, c.height * 0.2, c.unit * 5);
	clouds(c, p, 5, c.height * 0.06, shore * 0.6, 0.55);
	peaks(
		c,
		shore,
		c.height * 0.42,
		Math.max(3, Math.round(c.width / c.unit / 28)),
		mix(p.far, p.sky[2], 0.15),
		lighter(p.sky[2], 0.65),
	);
	hills(c, shore, c.unit * 12, shore + 1, mix(p.far, p.near, 0.6), 0.6);
	sea(c, p, shore, c.width * 0.7);
	for (let tree = 0; tree < 22; tree++) {
		const x = c.width * c.random.next() ** (c.random.chance(0.5) ? 2 : 0.45);
		c.add(
			pine(
				x,
				c.height * c.random.between(0.96, 1.06),
				c.unit * c.random.between(18, 38),
				mix(p.near, p.ink, c.random.between(0.1, 0.7)),
			),
		);
	}
};

/** Rows of firs that fade into the mist. */
export const mistyForest: Scene = (c, p) => {
	c.fill(
		c.linear([
			[0, p.sky[1]],
			[1, lighter(p.sky[2], 0.25)],
		]),
	);
	lightDisc(c, p, c.width * c.random.between(0.3, 0.7), c.height * 0.24, c.unit * 7);
	const rows = 5;
	for (let row = 0; row < rows; row++) {
		const t = row / (rows - 1);
		const y = c.height * (0.5 + 0.5 * t);
		const colour = mix(lighter(p.sky[2], 0.1), p.near, 0.18 + 0.78 * t);
		hills(c, y, c.unit * 6, c.height + 2, colour, 0.2);
		const size = c.unit * (13 + 20 * t);
		const step = size * 0.27;
		let trees = '';
		for (let x = -size; x < c.width + size; x += step * c.random.between(0.6, 1.7))
			trees += pine(x, y + c.unit * 2, size * c.random.between(0.6, 1.15), colour);
		c.add(trees);
		c.add(
			rect(
				0,
				y - c.unit * 2,
				c.width,
				c.unit * 16,
				c.linear([
					[0, p.sky[2], 0],
					[1, lighter(p.sky[2], 0.2), 0.3 * (1 - t)],
				]),
			),
		);
	}
};

/** The lights of the north over a cabin. */
export const northernLights: Scene = (c, p) => {
	const ground = c.height * 0.8;
	sky(c, p, ground);
	for (let curtain = 0; curtain < 5; curtain++) {
		const y = c.height * c.random.between(0.16, 0.46);
		const colour = c.random.pick([p.accent, '#7ee0ff', '#a98bff', p.accent]);
		const h = c.height * c.random.between(0.2, 0.38);
		const [a, b, d] = [c.random.between(-0.12, 0.12), c.random.between(-0.12, 0.12), c.random.between(-0.1, 0.1)].map(
			v => v * c.height,
		);
		const edge = (dy: number): string =>
			`${n(-10)} ${n(y + dy)}C${n(c.width * 0.3)} ${n(y + dy + (a ?? 0))} ${n(c.width * 0.55)} ${n(y + dy + (b ?? 0))} ${n(c.width + 10)} ${n(y + dy + (d ?? 0))}`;
		c.add(
			path(
				`M${edge(0)}V${n(y - h)}H-10Z`,
				c.linear([
					[0, colour, 0],
					[0.7, colour, 0.22],
					[1, colour, 0.62],
				]),
			),
		);
	}
	peaks(c, ground, c.height * 0.22, 5, p.far, mix(p.far, '#ffffff', 0.4));
	hills(c, ground + c.unit * 4, c.unit * 8, c.height + 2, p.near, 0.3);
	const [x, y, s] = [c.width * 0.62, ground + c.unit * 2, c.unit * 12];
	c.add(
		rect(x, y - s * 0.5, s, s * 0.5, p.ink),
		polygon(
			[
				[x - s * 0.14, y - s * 0.48],
				[x + s * 0.5, y - s * 1.02],
				[x + s * 1.14, y - s * 0.48],
			],
			darker(p.far, 0.3),
		),
	);
	c.add(
		circle(
			x + s * 0.3,
			y - s * 0.25,
			s * 0.9,
			c.radial([
				[0, p.warm, 0.45],
				[1, p.warm, 0],
			]),
		),
		rect(x + s * 0.18, y - s * 0.36, s * 0.22, s * 0.2, p.warm),
		rect(x + s * 0.62, y - s * 0.36, s * 0.2, s * 0.36, darker(p.warm, 0.5)),
	);
	for (let tree = 0; tree < 14; tree++)
		c.add(
			pine(
				c.width * c.random.next(),
				ground + c.unit * c.random.between(8, 22),
				c.unit * c.random.between(12, 26),
				p.ink,
			),
		);
};

/** Dunes and a small line of walkers. */
export const dunes: Scene = (c, p) => {
	sky(c, p, c.height);
	lightDisc(c, p, c.width * 0.66, c.height * 0.28, c.unit * 8);
	const rows = 5;
	for (let row = 0; row < rows; row++) {
		const t = row / (rows - 1);
		const y = c.height * (0.5 + 0.42 * t);
		const colour = mix(mix(p.warm, p.far, 0.45), darker(p.accent, 0.25), t * 0.85);
		const crest = c.width * c.random.between(0.25, 0.75);
		const rise = c.unit * c.random.between(12, 24);
		const ridge = `M${n(-c.width * 0.2)} ${n(y + rise)}Q${n(crest * 0.5)} ${n(y + rise * 0.1)} ${n(crest)} ${n(y - rise * 0.5)}Q${n(crest + (c.width - crest) * 0.4)} ${n(y + rise * 0.5)} ${n(c.width * 1.2)} ${n(y + rise * 0.2)}`;
		c.add(
			path(
				`${ridge}V${n(c.height + 2)}H${n(-c.width * 0.2)}Z`,
				c.linear([
					[0, lighter(colour, 0.2)],
					[1, colour],
				]),
			),
		);
		c.add(
			path(
				`M${n(crest)} ${n(y - rise * 0.5)}Q${n(crest + (c.width - crest) * 0.4)} ${n(y + rise * 0.5)} ${n(c.width * 1.2)} ${n(y + rise * 0.2)}V${n(c.height + 2)}H${n(crest - c.unit * 12)}Q${n(crest + c.unit * 10)} ${n(y + rise)} ${n(crest)} ${n(y - rise * 0.5)}Z`,
				darker(colour, 0.3),
				'opacity=".35"',
			),
		);
	}
	for (let walker = 0; walker < 4; walker++) {
		const [x, y] = [c.width * (0.3 + walker * 0.05), c.height * (0.8 - walker * 0.006)];
		c.add(line(x, y, x, y - c.unit * 3.4, p.ink, c.unit), circle(x, y - c.unit * 4.7, c.unit * 0.75, p.ink));
	}
};

/** Fields, a winding road and a few trees. */
export const countryRoad: Scene = (c, p) => {
	const horizon = c.height * 0.44;
	sky(c, p, horizon);
	lightDisc(c, p, c.width * 0.3, horizon * 0.6, c.unit * 5);
	clouds(c, p, 7, c.height * 0.05, horizon * 0.8, 0.85);
	c.add(rect(0, horizon, c.width, c.height, mix(p.far, p.sky[2], 0.25)));
	hills(c, horizon + c.unit * 2, c.unit * 15, c.height, mix(p.far, p.sky[2], 0.25), 0.2);
	const rows = 4;
	for (let row = 0; row < rows; row++) {
		const t = row / (rows - 1);
		hills(
			c,
			horizon + (c.height - horizon) * (0.16 + 0.62 * t),
			c.unit * 9,
			c.height + 2,
			mix(mix(p.far, '#b9c46a', 0.4), mix(p.near, '#4f7d3a', 0.3), t),
			0.08,
		);
	}
	const road = `M${n(c.width * 0.56)} ${n(horizon + c.unit * 8)}C${n(c.width * 0.75)} ${n(c.height * 0.62)} ${n(c.width * 0.3)} ${n(c.height * 0.7)} ${n(c.width * 0.34)} ${n(c.height + 4)}H${n(c.width * 0.62)}C${n(c.width * 0.46)} ${n(c.height * 0.74)} ${n(c.width * 0.82)} ${n(c.height * 0.62)} ${n(c.width * 0.575)} ${n(horizon + c.unit * 8)}Z`;
	c.add(path(road, mix(p.warm, p.sky[2], 0.4), 'opacity=".9"'));
	for (let tree = 0; tree < 9; tree++) {
		const t = c.random.next();
		const [x, y, s] = [
			c.width * (c.random.chance(0.5) ? c.random.between(0, 0.28) : c.random.between(0.72, 1)),
			horizon + (c.height - horizon) * (0.2 + 0.6 * t),
			c.unit * (4 + 10 * t),
		];
		const leaf = mix(p.near, c.random.pick(['#6d9b45', p.accent, '#3f7d55']), 0.5);
		c.add(
			ellipse(x, y + s * 0.1, s * 0.9, s * 0.14, p.ink, 'opacity=".2"'),
			rect(x - s * 0.07, y - s * 0.7, s * 0.14, s * 0.8, darker(p.near, 0.4)),
			circle(x, y - s * 1.1, s * 0.72, leaf),
			circle(x - s * 0.45, y - s * 0.8, s * 0.45, darker(leaf, 0.1)),
			circle(x + s * 0.3, y - s * 1.4, s * 0.4, lighter(leaf, 0.14)),
		);
	}
	gulls(c, p.ink, 4, c.width * 0.7, horizon * 0.45, c.unit * 14);
};

/** Hot-air balloons over rolling land. */
export const balloons: Scene = (c, p) => {
	sky(c, p, c.height);
	lightDisc(c, p, c.width * 0.8, c.height * 0.62, c.unit * 7);
	clouds(c, p, 9, c.height * 0.2, c.height * 0.75, 0.75);
	hills(c, c.height * 0.9, c.unit * 18, c.height + 2, mix(p.far, p.sky[2], 0.25), 0.2);
	hills(c, c.height * 0.99, c.unit * 13, c.height + 2, p.near, 0.2);
	const colours = [p.accent, p.warm, '#e9ece8', p.near, '#5aa9b5'];
	const count = Math.max(3, Math.round((c.width / c.unit) * 0.04));
	for (let made = 0; made < count; made++) {
		const s = c.unit * (made === 0 ? 19 : c.random.between(5, 12));
		const [x, y] = [(c.width * (made + c.random.between(0.25, 0.75))) / count, c.height * c.random.between(0.2, 0.55)];
		const outer = c.random.pick(colours);
		const inner = c.random.pick(colours.filter(colour => colour !== outer));
		const skin = `M${n(x)} ${n(y - s)}C${n(x + s * 1.05)} ${n(y - s)} ${n(x + s)} ${n(y + s * 0.2)} ${n(x + s * 0.22)} ${n(y + s)}H${n(x - s * 0.22)}C${n(x - s)} ${n(y + s * 0.2)} ${n(x - s * 1.05)} ${n(y - s)} ${n(x)} ${n(y - s)}Z`;
		const gores = [0.72, 0.4, 0.12]
			.map((w, i) => ellipse(x, y - s * 0.05, s * w, s * 1.05, i % 2 === 0 ? inner : outer))
			.join('');
		c.add(
			path(skin, outer),
			c.clipped(`<path d="${skin}"/>`, gores + rect(x, y - s, s, s * 2, p.ink, 'opacity=".13"')),
		);
		c.add(
			line(x - s * 0.2, y + s, x - s * 0.13, y + s * 1.25, p.ink, s * 0.025),
			line(x + s * 0.2, y + s, x + s * 0.13, y + s * 1.25, p.ink, s * 0.025),
			rect(x - s * 0.15, y + s * 1.25, s * 0.3, s * 0.2, darker(p.warm, 0.45), `rx="${n(s * 0.05)}"`),
		);
	}
};

/** A garden of stones in raked sand. */
export const stoneGarden: Scene = (c, p) => {
	const sand = mix(p.sky[2], p.warm, 0.2);
	c.fill(
		c.linear([
			[0, lighter(sand, 0.15)],
			[1, mix(sand, p.far, 0.25)],
		]),
	);
	const stones = Array.from({ length: 4 }, (_, i) => ({
		x: c.width * (0.16 + 0.23 * i + c.random.between(-0.04, 0.04)),
		y: c.height * c.random.between(0.26, 0.76),
		r: c.unit * c.random.between(5, 13),
	}));
	for (let y = 0; y < c.height + c.unit * 5; y += c.unit * 2.2) {
		let d = '';
		for (let x = 0; x <= c.width; x += c.unit * 2) {
			const bend = stones.reduce(
				(sum, stone) =>
					sum +
					Math.exp(-(((x - stone.x) / (stone.r * 1.8)) ** 2)) *
						stone.r *
						1.1 *
						Math.sign(y - stone.y || 1) *
						Math.exp(-(((y - stone.y) / (stone.r * 2.6)) ** 2)),
				0,
			);
			d += `${x === 0 ? 'M' : 'L'}${n(x)} ${n(y + bend)}`;
		}
		c.add(stroke(d, darker(sand, 0.35), c.unit * 0.3, 'opacity=".35"'));
	}
	for (const { x, y, r } of stones) {
		c.add(ellipse(x + r * 0.25, y + r * 0.55, r * 1.25, r * 0.5, p.ink, 'opacity=".18"'));
		rock(c, x, y + r * 0.35, r * 1.15, r * c.random.between(0.9, 1.7), mix(p.near, p.far, 0.35));
		c.add(ellipse(x - r * 0.2, y + r * 0.4, r * 0.7, r * 0.16, '#7d9a5c', 'opacity=".7"'));
	}
};

/** Snow falling on a village at the foot of a hill. */
export const snowVillage: Scene = (c, p) => {
	const ground = c.height * 0.64;
	sky(c, p, ground);
	c.add(rect(0, ground, c.width, c.height, mix('#ffffff', p.far, 0.25)));
	peaks(c, ground, c.height * 0.34, 5, p.far, '#ffffff');
	hills(c, ground + c.unit * 4, c.unit * 10, c.height + 2, mix('#ffffff', p.far, 0.25), 0.2);
	for (let house = 0; house < 9; house++) {
		const t = house / 8;
		const [x, y, s] = [
			c.width * (0.06 + 0.88 * ((house * 0.37) % 1)),
			ground + c.unit * (4 + 20 * t),
			c.unit * (7 + 6 * t),
		];
		c.add(
			rect(x - s / 2, y - s * 0.6, s, s * 0.6, mix(p.near, p.accent, c.random.between(0, 0.6))),
			polygon(
				[
					[x - s * 0.66, y - s * 0.55],
					[x, y - s * 1.15],
					[x + s * 0.66, y - s * 0.55],
				],
				'#ffffff',
			),
			polygon(
				[
					[x - s * 0.5, y - s * 0.56],
					[x + s * 0.5, y - s * 0.56],
					[x + s * 0.42, y - s * 0.5],
					[x - s * 0.42, y - s * 0.5],
				],
				p.ink,
				'opacity=".18"',
			),
		);
		for (const dx of [-0.25, 0.1]) c.add(rect(x + s * dx, y - s * 0.42, s * 0.16, s * 0.2, p.warm));
	}
	hills(c, c.height * 0.98, c.unit * 9, c.height + 2, '#f4f8fb', 0.1);
	for (let tree = 0; tree < 7; tree++)
		c.add(
			pine(
				c.width * c.random.next(),
				c.height * c.random.between(0.88, 1.02),
				c.unit * c.random.between(14, 30),
				mix(p.near, '#2d5a52', 0.5),
			),
		);
	for (let flake = 0; flake < 120; flake++)
		c.add(
			circle(
				c.width * c.random.next(),
				c.height * c.random.next(),
				c.unit * c.random.between(0.2, 0.8),
				'#ffffff',
				`opacity="${n(c.random.between(0.5, 1))}"`,
			),
		);
};
