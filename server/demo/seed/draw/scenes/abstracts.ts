import { circle, line, n, path, polygon, rect, stroke } from '../Canvas';
import { darker, lighter, mix } from '../colour';
import type { Scene } from './Scene';

/** Flat shapes in a grid, as on an old poster. */
export const poster: Scene = (c, p) => {
	const paper = lighter(p.sky[2], 0.35);
	c.fill(paper);
	const colours = [p.accent, p.near, p.sea[1], p.warm, p.far, p.ink];
	const cell = Math.min(c.width, c.height) / c.random.int(3, 5);
	for (let y = 0; y < c.height; y += cell) {
		for (let x = 0; x < c.width; x += cell) {
			const [a, b] = c.random.sample(colours, 2);
			const [front, back] = [a ?? p.accent, b ?? p.near];
			c.add(rect(x, y, cell + 0.5, cell + 0.5, c.random.chance(0.35) ? paper : back));
			const turn = `transform="rotate(${90 * c.random.int(0, 3)} ${n(x + cell / 2)} ${n(y + cell / 2)})"`;
			c.add(
				c.random.pick([
					() => path(`M${n(x)} ${n(y)}h${n(cell)}a${n(cell)} ${n(cell)} 0 0 1 ${n(-cell)} ${n(cell)}Z`, front, turn),
					() => circle(x + cell / 2, y + cell / 2, cell * 0.5, front),
					() => circle(x + cell / 2, y + cell / 2, cell * 0.25, front),
					() =>
						polygon(
							[
								[x, y],
								[x + cell, y],
								[x, y + cell],
							],
							front,
							turn,
						),
					() => path(`M${n(x)} ${n(y + cell / 2)}a${n(cell / 2)} ${n(cell / 2)} 0 0 1 ${n(cell)} 0Z`, front, turn),
					() =>
						[0.12, 0.37, 0.62, 0.87]
							.map(t => line(x + cell * t, y, x + cell * t, y + cell, front, cell * 0.1))
							.join(''),
					() =>
						[0.48, 0.34, 0.2, 0.07]
							.map((r, i) => circle(x + cell / 2, y + cell / 2, cell * r, i % 2 === 0 ? front : paper))
							.join(''),
				])(),
			);
		}
	}
};

/** Ribbons of colour, like a flag in slow wind. */
export const ribbons: Scene = (c, p) => {
	c.fill(
		c.linear(
			[
				[0, p.sky[0]],
				[1, p.sea[1]],
			],
			60,
		),
	);
	const colours = [p.sky[1], p.accent, p.sky[2], p.warm, p.sea[0], p.far, p.light];
	const count = 15;
	for (let i = 0; i < count; i++) {
		const t = i / count;
		const y = c.height * (t * 1.3 - 0.15);
		const h = c.unit * c.random.between(7, 18);
		const [a, b] = [c.unit * c.random.between(-30, 30), c.unit * c.random.between(-30, 30)];
		const colour = colours[i % colours.length] ?? p.accent;
		c.add(
			path(
				`M-5 ${n(y)}C${n(c.width * 0.33)} ${n(y + a)} ${n(c.width * 0.66)} ${n(y + b)} ${n(c.width + 5)} ${n(y)}V${n(y + h)}C${n(c.width * 0.66)} ${n(y + b + h * 1.6)} ${n(c.width * 0.33)} ${n(y + a + h * 0.5)} -5 ${n(y + h)}Z`,
				c.linear(
					[
						[0, colour, 0.85],
						[0.5, lighter(colour, 0.2), 0.5],
						[1, colour, 0.9],
					],
					0,
				),
			),
		);
	}
};

/** Planets on their rounds. */
export const orbits: Scene = (c, p) => {
	c.fill(
		c.radial(
			[
				[0, mix(p.sky[0], '#3a2a6b', 0.5)],
				[1, darker(p.sky[0], 0.65)],
			],
			0.5,
			0.5,
			0.8,
		),
	);
	for (let star = 0; star < 160; star++)
		c.add(
			circle(
				c.width * c.random.next(),
				c.height * c.random.next(),
				c.unit * c.random.between(0.1, 0.35),
				'#ffffff',
				`opacity="${n(c.random.between(0.2, 0.9))}"`,
			),
		);
	const [x, y] = [c.width * 0.5, c.height * 0.52];
	c.add(
		circle(
			x,
			y,
			c.unit * 34,
			c.radial([
				[0, p.warm, 0.55],
				[1, p.warm, 0],
			]),
		),
		circle(
			x,
			y,
			c.unit * 8,
			c.radial([
				[0, '#fffbe6'],
				[1, p.warm],
			]),
		),
	);
	const reach = Math.max(c.width, c.height) * 0.55;
	for (let orbit = 1; orbit <= 6; orbit++) {
		const [rx, ry] = [(reach * orbit) / 6 + c.unit * 4, ((reach * orbit) / 6) * 0.42 + c.unit * 4];
		c.add(
			`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="#ffffff" stroke-width="${n(c.unit * 0.2)}" opacity=".3"/>`,
		);
		const a = c.random.between(0, Math.PI * 2);
		const [px, py, r] = [x + Math.cos(a) * rx, y + Math.sin(a) * ry, c.unit * c.random.between(1.6, 5)];
		const colour = c.random.pick([p.accent, '#7cc0e0', '#d9b48f', '#b58bd8', '#83c9a4', p.sea[0]]);
		c.add(
			circle(
				px,
				py,
				r,
				c.radial(
					[
						[0, lighter(colour, 0.35)],
						[0.7, colour],
						[1, darker(colour, 0.5)],
					],
					0.35,
					0.35,
					0.7,
				),
			),
		);
		if (orbit === 4)
			c.add(
				`<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(r * 1.9)}" ry="${n(r * 0.5)}" fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="${n(r * 0.16)}" transform="rotate(-18 ${n(px)} ${n(py)})" opacity=".85"/>`,
			);
	}
};

/** A little scene in big pixels. */
export const pixelIsland: Scene = (c, p) => {
	const columns = 40;
	const cell = c.width / columns;
	const rows = Math.ceil(c.height / cell);
	const horizon = Math.round(rows * 0.58);
	const block = (x: number, y: number, w: number, h: number, colour: string): void =>
		c.add(rect(x * cell, y * cell, w * cell + 0.4, h * cell + 0.4, colour, 'shape-rendering="crispEdges"'));
	for (let y = 0; y < rows; y++)
		block(
			0,
			y,
			columns,
			1,
			y < horizon
				? mix(p.sky[0], p.sky[2], Math.round((y / horizon) * 5) / 5)
				: mix(p.sea[0], p.sea[1], Math.round(((y - horizon) / (rows - horizon)) * 4) / 4),
		);
	block(27, Math.round(horizon * 0.3), 5, 3, p.light);
	block(28, Math.round(horizon * 0.3) - 1, 3, 5, p.light);
	for (let cloud = 0; cloud < 4; cloud++) {
		const [x, y] = [c.random.int(0, columns - 8), c.random.int(1, Math.max(2, Math.round(horizon * 0.5)))];
		block(x, y, 7, 1, p.cloud);
		block(x + 1, y - 1, 4, 1, lighter(p.cloud, 0.4));
	}
	for (const [dx, dy, w] of [
		[8, 2, 18],
		[10, 1, 14],
		[12, 0, 9],
	] as const)
		block(dx, horizon - 1 + dy, w, 1, mix(p.warm, '#e8c77c', 0.6));
	block(12, horizon - 2, 8, 1, '#6fae5c');
	for (let y = 1; y < 9; y++) block(15 + Math.round(y / 4), horizon - 1 - y, 1, 1, '#8a5a35');
	for (const [dx, dy, w] of [
		[13, 10, 9],
		[11, 9, 5],
		[19, 9, 5],
		[10, 8, 3],
		[22, 8, 3],
	] as const)
		block(dx, horizon - dy, w, 1, '#3f9a63');
	block(17, horizon - 8, 1, 1, '#a3542c');
	for (let i = 0; i < 26; i++)
		block(
			c.random.int(0, columns - 3),
			c.random.int(horizon + 3, rows),
			c.random.int(1, 3),
			1,
			mix(p.light, p.sea[0], 0.4),
		);
	const bx = 29;
	block(bx, horizon + 3, 8, 1, p.ink);
	block(bx + 1, horizon + 4, 6, 1, p.ink);
	for (let i = 0; i < 6; i++)
		block(bx + 4, horizon + 2 - i, Math.max(1, 4 - Math.round(i * 0.7)), 1, i % 2 ? '#ffffff' : p.accent);
	block(bx + 3, horizon - 4, 1, 7, p.ink);
};

/** How to tie it, in four steps. */
export const knot: Scene = (c, p) => {
	c.fill('#f6f0dc');
	const across = c.width > c.height * 1.4 ? 4 : 2;
	const down = across === 4 ? 1 : 2;
	const rope = mix('#c79a5b', p.warm, 0.2);
	const [w, h] = [c.width / across, c.height / down];
	for (let step = 0; step < 4; step++) {
		const [x, y] = [(step % across) * w + w / 2, Math.floor(step / across) * h + h / 2];
		const s = Math.min(w, h) * 0.33;
		c.add(rect(x - w * 0.45, y - h * 0.45, w * 0.9, h * 0.9, '#ffffff', `rx="${n(c.unit * 2)}" opacity=".65"`));
		for (let dot = 0; dot <= step; dot++)
			c.add(circle(x - w * 0.38 + dot * c.unit * 3, y - h * 0.37, c.unit, p.accent));
		const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
		const parts = [
			`M${at(0.1, 1.2)}C${at(0.1, 0.4)} ${at(-0.1, 0.2)} ${at(-0.3, -0.1)}S${at(0.1, -1)} ${at(0.5, -0.6)}`,
			`S${at(0.7, 0.2)} ${at(0.1, 0.3)}`,
			`S${at(-0.7, 0.1)} ${at(-0.5, -0.4)}`,
			`S${at(0.4, -0.5)} ${at(0.9, -1.1)}`,
		];
		const d = parts.slice(0, step + 1).join('');
		c.add(
			stroke(d, darker(rope, 0.45), s * 0.24),
			stroke(d, rope, s * 0.18),
			stroke(d, lighter(rope, 0.4), s * 0.17, `stroke-dasharray="${n(s * 0.03)} ${n(s * 0.1)}" opacity=".8"`),
		);
	}
};
