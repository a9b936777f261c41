import { circle, ellipse, line, n, path, polygon, rect, stroke } from '../Canvas';
import { darker, lighter, mix } from '../colour';
import type { Scene } from './Scene';
import { room, shadow } from './table';

/** Oranges and a jug. */
export const oranges: Scene = (c, p) => {
	const edge = room(c, p);
	const [x, y, s] = [c.width * 0.42, edge + (c.height - edge) * 0.55, c.unit * 46];
	c.add(shadow(x, y, s * 0.5));
	c.add(
		stroke(
			`M${n(x + s * 0.3)} ${n(y - s * 1.05)}c${n(s * 0.5)} 0 ${n(s * 0.45)} ${n(s * 0.6)} ${n(s * 0.06)} ${n(s * 0.66)}`,
			'#dfe7e6',
			s * 0.09,
		),
	);
	const jug = `M${n(x - s * 0.26)} ${n(y - s * 1.25)}H${n(x + s * 0.26)}C${n(x + s * 0.2)} ${n(y - s)} ${n(x + s * 0.5)} ${n(y - s * 0.7)} ${n(x + s * 0.46)} ${n(y - s * 0.35)}C${n(x + s * 0.44)} ${n(y - s * 0.1)} ${n(x + s * 0.34)} ${n(y)} ${n(x + s * 0.28)} ${n(y)}H${n(x - s * 0.28)}C${n(x - s * 0.34)} ${n(y)} ${n(x - s * 0.44)} ${n(y - s * 0.1)} ${n(x - s * 0.46)} ${n(y - s * 0.35)}C${n(x - s * 0.5)} ${n(y - s * 0.7)} ${n(x - s * 0.2)} ${n(y - s)} ${n(x - s * 0.26)} ${n(y - s * 1.25)}Z`;
	c.add(
		path(
			jug,
			c.linear(
				[
					[0, '#ffffff'],
					[0.55, '#e3ebea'],
					[1, '#a9bcc2'],
				],
				0,
			),
		),
	);
	c.add(
		c.clipped(
			`<path d="${jug}"/>`,
			rect(x - s, y - s * 0.62, s * 2, s * 0.1, p.sea[1]) + rect(x - s, y - s * 0.48, s * 2, s * 0.04, p.sea[1]),
		),
	);
	for (const [dx, dy, r] of [
		[0.75, 0.02, 0.27],
		[1.22, -0.05, 0.25],
		[1.0, 0.2, 0.29],
		[-0.8, 0.12, 0.25],
	] as const) {
		const [ox, oy, or] = [x + s * dx, y - s * 0.2 + s * dy, s * r];
		c.add(
			shadow(ox, oy + or * 0.95, or),
			circle(
				ox,
				oy,
				or,
				c.radial(
					[
						[0, '#ffc062'],
						[0.6, '#f28c28'],
						[1, '#c65d12'],
					],
					0.36,
					0.32,
					0.75,
				),
			),
			path(
				`M${n(ox)} ${n(oy - or * 0.88)}q${n(or * 0.5)} ${n(-or * 0.55)} ${n(or * 0.8)} ${n(-or * 0.12)}q${n(-or * 0.45)} ${n(or * 0.32)} ${n(-or * 0.8)} ${n(or * 0.12)}Z`,
				'#4d8c4a',
			),
		);
	}
};

/** A plant on the sill. */
export const pottedPlant: Scene = (c, p) => {
	c.fill(
		c.linear([
			[0, lighter(p.sky[2], 0.2)],
			[1, mix(p.sky[1], p.sky[2], 0.4)],
		]),
	);
	c.add(circle(c.width * 0.5, c.height * 0.44, c.unit * 36, mix(p.accent, '#ffffff', 0.42), 'opacity=".6"'));
	const [x, y, s] = [c.width * 0.5, c.height * 0.72, c.unit * 30];
	for (let leaf = 0; leaf < 13; leaf++) {
		const a = -Math.PI / 2 + (leaf - 6) * 0.25 + c.random.between(-0.08, 0.08);
		const reach = s * c.random.between(0.95, 1.55) * (1 - Math.abs(leaf - 6) * 0.035);
		const [tx, ty] = [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
		const green = mix(c.random.pick(['#2f7d57', '#3f9a63', '#1f6650', '#62ab5c']), p.sea[1], 0.14);
		const [px, py] = [-Math.sin(a) * s * 0.26, Math.cos(a) * s * 0.26];
		const [mx, my] = [x + Math.cos(a) * reach * 0.66, y + Math.sin(a) * reach * 0.66];
		c.add(stroke(`M${n(x)} ${n(y)}L${n(mx)} ${n(my)}`, darker(green, 0.3), s * 0.025));
		c.add(
			path(
				`M${n(x + Math.cos(a) * reach * 0.32)} ${n(y + Math.sin(a) * reach * 0.32)}Q${n(mx + px)} ${n(my + py)} ${n(tx)} ${n(ty)}Q${n(mx - px)} ${n(my - py)} ${n(x + Math.cos(a) * reach * 0.32)} ${n(y + Math.sin(a) * reach * 0.32)}Z`,
				green,
			),
		);
		c.add(line(x + Math.cos(a) * reach * 0.34, y + Math.sin(a) * reach * 0.34, tx, ty, lighter(green, 0.3), s * 0.012));
	}
	c.add(
		path(
			`M${n(x - s * 0.42)} ${n(y - s * 0.04)}H${n(x + s * 0.42)}L${n(x + s * 0.32)} ${n(y + s * 0.62)}Q${n(x)} ${n(y + s * 0.7)} ${n(x - s * 0.32)} ${n(y + s * 0.62)}Z`,
			c.linear(
				[
					[0, lighter(p.accent, 0.2)],
					[0.6, p.accent],
					[1, darker(p.accent, 0.3)],
				],
				0,
			),
		),
		rect(x - s * 0.48, y - s * 0.12, s * 0.96, s * 0.16, lighter(p.accent, 0.12), `rx="${n(s * 0.04)}"`),
	);
	c.add(
		rect(
			0,
			y + s * 0.64,
			c.width,
			c.height,
			c.linear([
				[0, '#ffffff'],
				[1, mix('#ffffff', p.far, 0.35)],
			]),
		),
		ellipse(x + s * 0.1, y + s * 0.68, s * 0.5, s * 0.04, p.ink, 'opacity=".2"'),
	);
};

/** Fish on ice, in a row. */
export const fishMarket: Scene = (c, p) => {
	c.fill(
		c.linear([
			[0, '#eaf3f6'],
			[1, '#b9d2dc'],
		]),
	);
	for (let chip = 0; chip < 130; chip++) {
		const [x, y, r] = [c.width * c.random.next(), c.height * c.random.next(), c.unit * c.random.between(1.4, 4.6)];
		c.add(
			polygon(
				[
					[x, y - r],
					[x + r * 0.9, y - r * 0.1],
					[x + r * 0.3, y + r],
					[x - r * 0.8, y + r * 0.4],
				],
				c.random.pick(['#ffffff', '#d6e7ee', '#c3dbe5', '#f4fafc']),
				'opacity=".75"',
			),
		);
	}
	const rows = Math.max(3, Math.round(c.height / c.unit / 24));
	const columns = Math.max(1, Math.round(c.width / c.unit / 62));
	for (let i = 0; i < rows * columns; i++) {
		const [row, column] = [Math.floor(i / columns), i % columns];
		const s = Math.min((c.width / columns) * 0.4, c.unit * 27);
		const [x, y] = [(c.width * (column + 0.5)) / columns, (c.height * (row + 0.5)) / rows];
		const [back, belly] = c.random.pick([
			['#3d6b86', '#dfe9ec'],
			['#c4533f', '#f7d9c8'],
			['#4f6d5b', '#e7ead2'],
			[p.sea[1], '#eef3f0'],
		] as const);
		const fish = `M${n(-s)} 0C${n(-s * 0.7)} ${n(-s * 0.36)} ${n(s * 0.1)} ${n(-s * 0.4)} ${n(s * 0.66)} ${n(-s * 0.07)}L${n(s)} ${n(-s * 0.28)}Q${n(s * 0.9)} 0 ${n(s)} ${n(s * 0.28)}L${n(s * 0.66)} ${n(s * 0.07)}C${n(s * 0.1)} ${n(s * 0.36)} ${n(-s * 0.7)} ${n(s * 0.3)} ${n(-s)} 0Z`;
		c.add(
			`<g transform="translate(${n(x)} ${n(y)}) rotate(${n(c.random.between(-6, 6))})">${ellipse(s * 0.03, s * 0.26, s * 0.8, s * 0.12, '#5d7f8e', 'opacity=".35"')}${path(
				fish,
				c.linear([
					[0, back],
					[0.42, mix(back, belly, 0.5)],
					[0.62, belly],
					[1, darker(belly, 0.12)],
				]),
			)}${stroke(`M${n(-s * 0.58)} ${n(-s * 0.22)}q${n(s * 0.12)} ${n(s * 0.2)} 0 ${n(s * 0.4)}`, darker(back, 0.2), s * 0.015)}${circle(-s * 0.76, -s * 0.06, s * 0.055, '#fdf6d8')}${circle(-s * 0.76, -s * 0.06, s * 0.03, '#101820')}</g>`,
		);
	}
	for (const t of [0.06, 0.93]) {
		const [x, y, r] = [c.width * t, c.height * 0.9, c.unit * 8];
		c.add(circle(x, y, r, '#f4cf3c'), circle(x, y, r * 0.86, '#fdf3b8'));
		for (let i = 0; i < 8; i++)
			c.add(
				line(
					x,
					y,
					x + Math.cos((i * Math.PI) / 4) * r * 0.8,
					y + Math.sin((i * Math.PI) / 4) * r * 0.8,
					'#f4cf3c',
					r * 0.07,
				),
			);
	}
};

/** Books, a lamp and a cat asleep. */
export const readingCorner: Scene = (c, p) => {
	const floor = c.height * 0.8;
	c.add(
		rect(
			0,
			0,
			c.width,
			floor,
			c.linear([
				[0, darker(p.near, 0.05)],
				[1, mix(p.near, p.warm, 0.12)],
			]),
		),
		rect(0, floor, c.width, c.height - floor, darker(p.near, 0.4)),
	);
	for (const shelf of [0.3, 0.56]) {
		const y = c.height * shelf;
		c.add(rect(c.width * 0.05, y, c.width * 0.9, c.unit * 1.6, mix('#7d5330', p.near, 0.25)));
		for (let x = c.width * 0.07; x < c.width * 0.9; ) {
			const w = c.unit * c.random.between(2, 4.4);
			const h = c.unit * c.random.between(11, 18);
			const spine = c.random.pick([
				'#a63d40',
				'#e0a458',
				'#f0e3c4',
				'#5b8e9c',
				'#365a73',
				'#88a096',
				'#c8553d',
				'#46523f',
				p.accent,
			]);
			if (c.random.chance(0.9))
				c.add(
					rect(x, y - h, w, h, mix(spine, p.near, 0.18), `rx="${n(c.unit * 0.3)}"`),
					rect(x, y - h * 0.8, w, c.unit * 0.8, lighter(spine, 0.4), 'opacity=".7"'),
				);
			x += w + c.unit * (c.random.chance(0.12) ? 5 : 0.3);
		}
	}
	const [lx, ly] = [c.width * 0.78, floor];
	c.add(
		circle(
			lx,
			ly - c.unit * 42,
			c.unit * 40,
			c.radial([
				[0, p.warm, 0.5],
				[1, p.warm, 0],
			]),
		),
		line(lx, ly, lx, ly - c.unit * 40, p.ink, c.unit * 1),
		ellipse(lx, ly, c.unit * 7, c.unit * 1.4, p.ink),
		polygon(
			[
				[lx - c.unit * 5, ly - c.unit * 52],
				[lx + c.unit * 5, ly - c.unit * 52],
				[lx + c.unit * 10, ly - c.unit * 38],
				[lx - c.unit * 10, ly - c.unit * 38],
			],
			lighter(p.warm, 0.3),
		),
	);
	const [x, y, s] = [c.width * 0.38, floor + c.unit * 3, c.unit * 20];
	c.add(
		ellipse(x, y + s * 0.1, s * 1.25, s * 0.24, p.accent),
		ellipse(x, y + s * 0.04, s * 1.15, s * 0.2, lighter(p.accent, 0.16)),
	);
	const fur = c.random.pick(['#d98d4a', '#8c8f99', '#3b3a40', '#e8dcc8']);
	c.add(
		ellipse(x, y - s * 0.22, s * 0.85, s * 0.36, fur),
		circle(x - s * 0.62, y - s * 0.22, s * 0.3, lighter(fur, 0.06)),
		polygon(
			[
				[x - s * 0.88, y - s * 0.36],
				[x - s * 0.84, y - s * 0.64],
				[x - s * 0.66, y - s * 0.46],
			],
			fur,
		),
		polygon(
			[
				[x - s * 0.56, y - s * 0.48],
				[x - s * 0.42, y - s * 0.64],
				[x - s * 0.38, y - s * 0.36],
			],
			fur,
		),
		stroke(
			`M${n(x + s * 0.8)} ${n(y - s * 0.14)}q${n(s * 0.14)} ${n(s * 0.26)} ${n(-s * 0.5)} ${n(s * 0.2)}`,
			fur,
			s * 0.14,
		),
	);
	for (const dx of [-0.74, -0.54])
		c.add(
			stroke(
				`M${n(x + s * dx)} ${n(y - s * 0.22)}q${n(s * 0.05)} ${n(s * 0.05)} ${n(s * 0.1)} 0`,
				darker(fur, 0.7),
				s * 0.02,
			),
		);
	for (const dx of [-0.1, 0.12, 0.34])
		c.add(
			stroke(
				`M${n(x + s * dx)} ${n(y - s * 0.56)}q${n(s * 0.05)} ${n(s * 0.14)} 0 ${n(s * 0.24)}`,
				darker(fur, 0.25),
				s * 0.04,
				'opacity=".6"',
			),
		);
};
