import { circle, ellipse, line, n, path, rect, stroke } from '../Canvas';
import { darker, lighter, mix } from '../colour';
import type { Scene } from './Scene';
import { room, shadow, steam } from './table';

/** A cup of tea and a biscuit. */
export const teaCup: Scene = (c, p) => {
	const edge = room(c, p);
	const [x, y, s] = [c.width * 0.46, edge + (c.height - edge) * 0.5, c.unit * 27];
	c.add(
		shadow(x, y + s * 0.12, s * 1.35),
		ellipse(x, y + s * 0.08, s * 1.4, s * 0.24, '#f7f1e4'),
		ellipse(x, y + s * 0.05, s * 1.05, s * 0.15, '#e7dcc6'),
	);
	c.add(
		stroke(
			`M${n(x + s * 0.78)} ${n(y - s * 0.66)}c${n(s * 0.62)} ${n(-s * 0.1)} ${n(s * 0.5)} ${n(s * 0.62)} ${n(-s * 0.12)} ${n(s * 0.48)}`,
			mix(p.accent, '#ffffff', 0.1),
			s * 0.13,
		),
	);
	c.add(
		path(
			`M${n(x - s * 0.9)} ${n(y - s * 0.86)}C${n(x - s * 0.84)} ${n(y - s * 0.1)} ${n(x - s * 0.5)} ${n(y + s * 0.06)} ${n(x)} ${n(y + s * 0.06)}S${n(x + s * 0.84)} ${n(y - s * 0.1)} ${n(x + s * 0.9)} ${n(y - s * 0.86)}Z`,
			c.linear(
				[
					[0, lighter(p.accent, 0.16)],
					[0.6, p.accent],
					[1, darker(p.accent, 0.3)],
				],
				0,
			),
		),
	);
	c.add(
		ellipse(x, y - s * 0.86, s * 0.9, s * 0.2, lighter(p.accent, 0.4)),
		ellipse(x, y - s * 0.84, s * 0.8, s * 0.15, '#8f4d22'),
		ellipse(x - s * 0.2, y - s * 0.86, s * 0.36, s * 0.05, '#c98545', 'opacity=".8"'),
	);
	for (const [i, dx] of [-0.5, -0.17, 0.17, 0.5].entries())
		c.add(circle(x + dx * s, y - s * (0.36 + (i % 2) * 0.08), s * 0.07, lighter(p.accent, 0.65), 'opacity=".8"'));
	steam(c, x, y - s * 1.05, s);
	const [bx, by] = [x + s * 1.9, y + s * 0.1];
	c.add(
		shadow(bx, by + s * 0.12, s * 0.42),
		ellipse(bx, by, s * 0.46, s * 0.17, '#b9793d'),
		ellipse(bx, by - s * 0.05, s * 0.46, s * 0.17, '#dba35f'),
	);
	for (let chip = 0; chip < 7; chip++)
		c.add(
			ellipse(
				bx + s * c.random.between(-0.3, 0.3),
				by - s * 0.05 + s * c.random.between(-0.08, 0.08),
				s * 0.05,
				s * 0.025,
				'#5a3018',
			),
		);
};

/** A bowl of noodles from above. */
export const noodleBowl: Scene = (c, p) => {
	const cloth = mix(p.near, p.sea[1], 0.4);
	c.fill(
		c.linear(
			[
				[0, lighter(cloth, 0.14)],
				[1, darker(cloth, 0.1)],
			],
			35,
		),
	);
	for (let i = -c.height; i < c.width; i += c.unit * 9)
		c.add(
			line(i, 0, i + c.height, c.height, '#ffffff', c.unit * 0.3, 'opacity=".07"'),
			line(i, c.height, i + c.height, 0, '#ffffff', c.unit * 0.3, 'opacity=".07"'),
		);
	const [x, y, r] = [c.width * 0.48, c.height * 0.52, c.unit * 39];
	c.add(
		circle(x + r * 0.05, y + r * 0.08, r * 1.02, '#0a1424', 'opacity=".28"'),
		circle(x, y, r, '#f5ecdc'),
		circle(x, y, r * 0.97, 'none', `stroke="${p.accent}" stroke-width="${n(r * 0.05)}"`),
		circle(
			x,
			y,
			r * 0.84,
			c.radial([
				[0, '#d7923f'],
				[0.8, '#b66a25'],
				[1, '#8d4b18'],
			]),
		),
	);
	for (let noodle = 0; noodle < 34; noodle++) {
		const a = c.random.between(0, Math.PI * 2);
		const d = r * c.random.between(0.05, 0.6);
		const [nx, ny] = [x + Math.cos(a) * d, y + Math.sin(a) * d];
		c.add(
			stroke(
				`M${n(nx)} ${n(ny)}q${n(r * c.random.between(-0.3, 0.3))} ${n(r * c.random.between(-0.3, 0.3))} ${n(r * c.random.between(-0.25, 0.25))} ${n(r * c.random.between(-0.25, 0.25))}`,
				c.random.pick(['#f6dc9b', '#efcb7a', '#fbe8b6']),
				r * 0.035,
			),
		);
	}
	for (const side of [-1, 1]) {
		const [ex, ey] = [x + side * r * 0.36, y - r * 0.3 * side];
		c.add(
			ellipse(ex, ey, r * 0.22, r * 0.17, '#fffaf0'),
			circle(ex, ey, r * 0.1, '#f4a62a'),
			circle(ex - r * 0.03, ey - r * 0.03, r * 0.03, '#ffe0a0'),
		);
	}
	c.add(
		rect(
			x - r * 0.62,
			y - r * 0.5,
			r * 0.34,
			r * 0.5,
			'#173f2e',
			`rx="${n(r * 0.03)}" transform="rotate(-14 ${n(x - r * 0.4)} ${n(y - r * 0.3)})"`,
		),
	);
	for (let i = 0; i < 3; i++)
		c.add(
			circle(x + r * (0.12 + i * 0.17), y + r * (0.42 - i * 0.1), r * 0.17, '#e9b59a'),
			circle(x + r * (0.12 + i * 0.17), y + r * (0.42 - i * 0.1), r * 0.09, '#d58d72'),
		);
	for (let leek = 0; leek < 26; leek++)
		c.add(
			circle(
				x + r * c.random.between(-0.45, 0.45),
				y + r * c.random.between(-0.45, 0.45),
				r * 0.035,
				'none',
				`stroke="${c.random.pick(['#7ab648', '#a6d36a', '#4f9a3d'])}" stroke-width="${n(r * 0.02)}"`,
			),
		);
	for (const dx of [0, 0.12])
		c.add(line(x + r * (1.02 + dx), y - r * 1.1, x + r * (0.72 + dx * 1.4), y + r * 0.95, '#5c3420', r * 0.045));
};

/** A loaf, sliced, on a board. */
export const breadLoaf: Scene = (c, p) => {
	const edge = room(c, p);
	const [x, y, s] = [c.width * 0.47, edge + (c.height - edge) * 0.56, c.unit * 52];
	c.add(
		rect(x - s * 0.98, y - s * 0.02, s * 1.96, s * 0.12, '#7d5330', `rx="${n(s * 0.05)}"`),
		rect(x - s * 0.98, y - s * 0.04, s * 1.96, s * 0.07, '#a9774a', `rx="${n(s * 0.035)}"`),
	);
	c.add(
		path(
			`M${n(x - s * 0.8)} ${n(y)}C${n(x - s)} ${n(y - s * 0.5)} ${n(x - s * 0.5)} ${n(y - s * 0.66)} ${n(x)} ${n(y - s * 0.64)}S${n(x + s * 0.72)} ${n(y - s * 0.5)} ${n(x + s * 0.58)} ${n(y)}Z`,
			c.linear([
				[0, '#d99a52'],
				[0.5, '#b26c2c'],
				[1, '#7d4318'],
			]),
		),
	);
	for (const dx of [-0.5, -0.2, 0.1])
		c.add(
			path(
				`M${n(x + s * dx)} ${n(y - s * 0.5)}q${n(s * 0.12)} ${n(-s * 0.1)} ${n(s * 0.26)} ${n(-s * 0.02)}q${n(-s * 0.02)} ${n(s * 0.1)} ${n(-s * 0.12)} ${n(s * 0.18)}q${n(-s * 0.12)} 0 ${n(-s * 0.14)} ${n(-s * 0.16)}Z`,
				'#f3d7a2',
				'opacity=".85"',
			),
		);
	for (const dx of [0.62, 0.8]) {
		const [sx, w] = [x + s * dx, s * 0.2];
		c.add(
			path(
				`M${n(sx - w)} ${n(y)}C${n(sx - w * 1.3)} ${n(y - s * 0.5)} ${n(sx - w * 0.4)} ${n(y - s * 0.6)} ${n(sx)} ${n(y - s * 0.58)}S${n(sx + w * 1.2)} ${n(y - s * 0.45)} ${n(sx + w)} ${n(y)}Z`,
				'#b9762f',
			),
			path(
				`M${n(sx - w * 0.82)} ${n(y - s * 0.03)}C${n(sx - w)} ${n(y - s * 0.45)} ${n(sx - w * 0.3)} ${n(y - s * 0.54)} ${n(sx)} ${n(y - s * 0.53)}S${n(sx + w * 0.96)} ${n(y - s * 0.4)} ${n(sx + w * 0.82)} ${n(y - s * 0.03)}Z`,
				'#f6e2b8',
			),
		);
		for (let hole = 0; hole < 9; hole++)
			c.add(
				circle(
					sx + w * c.random.between(-0.6, 0.6),
					y - s * c.random.between(0.08, 0.44),
					s * c.random.between(0.008, 0.02),
					'#dcbb82',
				),
			);
	}
	for (let crumb = 0; crumb < 14; crumb++)
		c.add(
			circle(
				x + s * c.random.between(-1, 1.1),
				y + s * c.random.between(0.1, 0.34),
				s * c.random.between(0.006, 0.016),
				'#d6a565',
			),
		);
};

/** A layered cake with berries. */
export const cake: Scene = (c, p) => {
	const edge = room(c, p);
	const [x, y, s] = [c.width * 0.5, edge + (c.height - edge) * 0.55, c.unit * 38];
	c.add(
		shadow(x, y + s * 0.2, s),
		ellipse(x, y + s * 0.12, s * 1.12, s * 0.2, '#f7f3ea'),
		ellipse(x, y + s * 0.09, s * 0.98, s * 0.15, '#e5ddcb'),
	);
	const [w, cream, sponge] = [s * 0.78, '#fff6e9', '#e3ae6b'];
	const layers = [sponge, cream, mix(p.accent, '#ffffff', 0.25), sponge, cream];
	for (const [i, colour] of layers.entries()) {
		const [top, h] = [y - s * (0.2 + i * 0.17), s * 0.18];
		c.add(
			path(
				`M${n(x - w)} ${n(top)}V${n(top + h)}Q${n(x)} ${n(top + h + s * 0.2)} ${n(x + w)} ${n(top + h)}V${n(top)}Z`,
				c.linear(
					[
						[0, lighter(colour, 0.1)],
						[0.6, colour],
						[1, darker(colour, 0.18)],
					],
					0,
				),
			),
		);
	}
	const top = y - s * 0.88;
	c.add(ellipse(x, top, w, s * 0.17, cream));
	for (let drip = 0; drip < 8; drip++) {
		const dx = x - w * 0.9 + (w * 1.8 * drip) / 7;
		c.add(stroke(`M${n(dx)} ${n(top + s * 0.06)}v${n(s * c.random.between(0.1, 0.3))}`, cream, s * 0.11));
	}
	for (let berry = 0; berry < 9; berry++) {
		const a = (berry / 9) * Math.PI * 2;
		const [bx, by, br] = [x + Math.cos(a) * w * 0.6, top - s * 0.05 + Math.sin(a) * s * 0.1, s * 0.095];
		const colour = berry % 3 === 0 ? '#3f4c8a' : '#d23b4e';
		c.add(
			circle(
				bx,
				by,
				br,
				c.radial(
					[
						[0, lighter(colour, 0.4)],
						[0.7, colour],
						[1, darker(colour, 0.3)],
					],
					0.35,
					0.3,
					0.8,
				),
			),
		);
	}
	c.add(
		path(
			`M${n(x)} ${n(top - s * 0.12)}q${n(s * 0.1)} ${n(-s * 0.22)} ${n(s * 0.3)} ${n(-s * 0.2)}q${n(-s * 0.08)} ${n(s * 0.2)} ${n(-s * 0.3)} ${n(s * 0.2)}Z`,
			'#4d9a57',
		),
	);
};
