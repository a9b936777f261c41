import { circle, line, n, path, rect, stroke } from '../Canvas';
import { darker, lighter, mix } from '../colour';
import { clouds, ferry, gulls, hills, lightDisc, lighthouse, rock, sailboat, sea, sky } from '../scenery';
import type { Scene } from './Scene';

/** Sails on open water under a low sun. */
export const openSea: Scene = (c, p) => {
	const horizon = c.height * c.random.between(0.48, 0.62);
	const sunX = c.width * c.random.between(0.25, 0.75);
	sky(c, p, horizon);
	lightDisc(c, p, sunX, horizon - c.height * c.random.between(0.06, 0.2), c.unit * 6);
	clouds(c, p, 7, c.height * 0.08, horizon * 0.8);
	hills(c, horizon, c.unit * 6, horizon + 1, mix(p.far, p.sky[2], 0.35), 0.2, -c.width * 0.1, c.width * 0.42);
	sea(c, p, horizon, sunX);
	const boats = c.random.int(1, 3);
	for (let boat = 0; boat < boats; boat++) {
		const y = horizon + (c.height - horizon) * (0.08 + 0.22 * boat);
		sailboat(
			c,
			c.width * c.random.between(0.15, 0.85),
			y,
			c.unit * (13 + 13 * boat),
			p.ink,
			mix(p.warm, '#ffffff', 0.4),
		);
	}
	gulls(c, p.ink, 5, c.width * 0.65, c.height * 0.22, c.unit * 22);
};

/** A lighthouse on its rock, with the beam out when it is dark. */
export const lighthouseRock: Scene = (c, p) => {
	const horizon = c.height * 0.68;
	const x = c.width * c.random.between(0.58, 0.72);
	sky(c, p, horizon);
	if (p.stars < 0.3) lightDisc(c, p, c.width * 0.26, c.height * 0.3, c.unit * 6);
	else lightDisc(c, p, c.width * 0.2, c.height * 0.18, c.unit * 4);
	clouds(c, p, 5, c.height * 0.1, horizon * 0.85, 0.5);
	hills(c, horizon, c.unit * 9, horizon + 1, mix(p.far, p.sky[2], 0.2), 0.4);
	sea(c, p, horizon, c.width * 0.24);
	lighthouse(c, p, x, c.height * 0.72, Math.min(c.height * 0.5, c.width * 0.9), p.accent, p.stars > 0.3 ? 0.55 : 0);
	rock(c, x, c.height * 0.77, c.unit * 30, c.unit * 8, p.near);
	rock(c, x + c.unit * 16, c.height * 0.82, c.unit * 22, c.unit * 9, darker(p.near, 0.15));
	rock(c, x - c.unit * 22, c.height * 0.8, c.unit * 9, c.unit * 4, darker(p.near, 0.05));
	gulls(c, lighter(p.sky[2], 0.5), 4, x - c.unit * 20, c.height * 0.4, c.unit * 18);
};

/** The ferry on its way past the islands. */
export const ferryCrossing: Scene = (c, p) => {
	const horizon = c.height * 0.5;
	sky(c, p, horizon);
	lightDisc(c, p, c.width * 0.7, horizon * 0.5, c.unit * 5);
	clouds(c, p, 6, c.height * 0.05, horizon * 0.8);
	hills(c, horizon, c.unit * 20, horizon + 1, mix(p.far, p.sky[2], 0.4), 0.3);
	hills(c, horizon, c.unit * 11, horizon + 1, mix(p.far, p.near, 0.35), 0.5, -10, c.width * 0.55);
	sea(c, p, horizon, c.width * 0.7);
	const y = horizon + (c.height - horizon) * 0.34;
	for (let wake = 0; wake < 4; wake++) {
		c.add(
			line(
				c.width * 0.46 + c.unit * (24 + wake * 5),
				y + c.unit * wake * 0.5,
				c.width * 0.46 + c.unit * (40 + wake * 9),
				y + c.unit * wake * 0.9,
				'#ffffff',
				c.unit * 0.5,
				'opacity=".45"',
			),
		);
	}
	ferry(c, p, c.width * 0.46, y, c.unit * 52);
	gulls(c, '#ffffff', 6, c.width * 0.62, horizon * 0.75, c.unit * 16);
};

/** One great wave, in bands of colour. */
export const greatWave: Scene = (c, p) => {
	const horizon = c.height * 0.46;
	sky(c, p, c.height);
	lightDisc(c, p, c.width * 0.28, c.height * 0.3, c.unit * 9);
	const bands = 7;
	for (let band = 0; band < bands; band++) {
		const t = band / (bands - 1);
		const y = horizon + (c.height - horizon) * t ** 1.25;
		const rise = c.unit * (10 + 26 * Math.sin(Math.PI * t));
		const shift = c.random.between(-0.2, 0.2) * c.width;
		const colour = mix(p.sea[0], p.sea[1], t);
		const d = `M${n(-c.width)} ${n(y + rise * 0.4)}C${n(shift - c.width * 0.2)} ${n(y - rise)} ${n(shift + c.width * 0.2)} ${n(y - rise)} ${n(shift + c.width * 0.5)} ${n(y)}S${n(shift + c.width)} ${n(y + rise * 0.8)} ${n(c.width * 2.2)} ${n(y - rise)}V${n(c.height + 2)}H${n(-c.width)}Z`;
		c.add(
			path(
				d,
				c.linear([
					[0, lighter(colour, 0.2)],
					[0.25, colour],
					[1, darker(colour, 0.25)],
				]),
			),
		);
		c.add(stroke(d.slice(0, d.indexOf('V')), lighter(p.sky[2], 0.5), c.unit * (0.3 + 0.9 * t), 'opacity=".75"'));
	}
	for (let drop = 0; drop < 34; drop++) {
		c.add(
			circle(
				c.width * c.random.next(),
				horizon + c.unit * c.random.between(-12, 30),
				c.unit * c.random.between(0.2, 0.9),
				'#ffffff',
				'opacity=".7"',
			),
		);
	}
};

/** A jetty out into still water. */
export const jetty: Scene = (c, p) => {
	const horizon = c.height * 0.42;
	sky(c, p, horizon);
	lightDisc(c, p, c.width * 0.5, horizon - c.unit * 8, c.unit * 5.5);
	clouds(c, p, 6, c.height * 0.05, horizon * 0.75, 0.6);
	hills(c, horizon, c.unit * 14, horizon + 1, mix(p.far, p.sky[2], 0.3), 0.3);
	hills(c, horizon, c.unit * 6, horizon + 1, mix(p.far, p.near, 0.5), 0.5);
	sea(c, p, horizon);
	const [near, far, end] = [c.width * 0.3, c.unit * 4, horizon + c.unit * 5];
	const middle = c.width / 2;
	const boards = 26;
	for (let board = 0; board < boards; board++) {
		const [a, b] = [(board / boards) ** 2, ((board + 0.9) / boards) ** 2];
		const at = (t: number): [number, number] => [far + (near - far) * t, end + (c.height - end) * t];
		const [[wa, ya], [wb, yb]] = [at(a), at(b)];
		const wood = mix(p.near, p.warm, c.random.between(0.12, 0.34));
		c.add(path(`M${n(middle - wa)} ${n(ya)}H${n(middle + wa)}L${n(middle + wb)} ${n(yb)}H${n(middle - wb)}Z`, wood));
	}
	for (let post = 0; post < 5; post++) {
		const t = ((post + 0.6) / 5) ** 2;
		const w = far + (near - far) * t;
		const y = end + (c.height - end) * t;
		for (const side of [-1, 1])
			c.add(
				rect(
					middle + side * w - c.unit * (0.4 + 1.6 * t),
					y - c.unit * (3 + 14 * t),
					c.unit * (0.8 + 3.2 * t),
					c.unit * (4 + 18 * t),
					p.ink,
					`rx="${n(c.unit * 0.6)}"`,
				),
			);
	}
};

/** What lives below: light from above, weeds, fish. */
export const underwater: Scene = (c, p) => {
	const [top, deep] = [lighter(p.sea[0], 0.15), darker(p.sea[1], 0.35)];
	c.fill(
		c.linear([
			[0, top],
			[0.5, mix(p.sea[0], p.sea[1], 0.7)],
			[1, deep],
		]),
	);
	for (let ray = 0; ray < 7; ray++) {
		const x = c.width * c.random.between(-0.1, 1);
		const w = c.unit * c.random.between(4, 14);
		c.add(
			path(
				`M${n(x)} 0H${n(x + w)}L${n(x + w * 2.4 - c.unit * 26)} ${n(c.height)}H${n(x - c.unit * 34)}Z`,
				c.linear([
					[0, '#ffffff', 0.26],
					[1, '#ffffff', 0],
				]),
			),
		);
	}
	for (let school = 0; school < 3; school++) {
		const colour = c.random.pick([p.accent, p.warm, lighter(p.accent, 0.35)]);
		const [x, y] = [c.width * c.random.between(0.2, 0.8), c.height * c.random.between(0.2, 0.65)];
		const way = c.random.chance(0.5) ? 1 : -1;
		for (let fish = 0; fish < 9; fish++) {
			const s = c.unit * c.random.between(1.6, 3.4);
			const [fx, fy] = [x + c.unit * c.random.between(-22, 22), y + c.unit * c.random.between(-9, 9)];
			c.add(
				`<g transform="translate(${n(fx)} ${n(fy)}) scale(${n(way)} 1)">${path(`M${n(-s)} 0Q0 ${n(-s * 0.9)} ${n(s)} 0Q0 ${n(s * 0.9)} ${n(-s)} 0ZM${n(-s * 0.8)} 0L${n(-s * 1.6)} ${n(-s * 0.5)}V${n(s * 0.5)}Z`, colour)}${circle(s * 0.5, -s * 0.14, s * 0.11, '#ffffff')}</g>`,
			);
		}
	}
	for (let weed = 0; weed < 15; weed++) {
		const x = c.width * c.random.next();
		const h = c.height * c.random.between(0.14, 0.44);
		const sway = c.unit * c.random.between(-7, 7);
		const colour = mix(p.near, c.random.pick(['#3fae8a', '#7bbf5a', p.accent]), 0.45);
		c.add(
			stroke(
				`M${n(x)} ${n(c.height)}c${n(sway)} ${n(-h * 0.3)} ${n(-sway)} ${n(-h * 0.6)} ${n(sway * 0.5)} ${n(-h)}`,
				colour,
				c.unit * c.random.between(1, 2.6),
				'opacity=".85"',
			),
		);
	}
	hills(c, c.height * 0.97, c.unit * 8, c.height + 2, darker(mix(p.warm, p.sea[1], 0.55), 0.15), 0.3);
	for (let bubble = 0; bubble < 26; bubble++) {
		c.add(
			circle(
				c.width * c.random.next(),
				c.height * c.random.next(),
				c.unit * c.random.between(0.25, 1.3),
				'none',
				`stroke="#ffffff" stroke-width="${n(c.unit * 0.16)}" opacity=".5"`,
			),
		);
	}
};

/** A whale, seen from very far down or very high up. */
export const whale: Scene = (c, p) => {
	c.fill(
		c.linear([
			[0, mix(p.sea[0], p.sky[2], 0.25)],
			[1, p.sea[1]],
		]),
	);
	for (let ring = 0; ring < 30; ring++) {
		const y = c.height * c.random.next();
		const x = c.width * c.random.next();
		c.add(
			stroke(
				`M${n(x)} ${n(y)}q${n(c.unit * 5)} ${n(-c.unit)} ${n(c.unit * 10)} 0t${n(c.unit * 10)} 0`,
				'#ffffff',
				c.unit * 0.3,
				'opacity=".14"',
			),
		);
	}
	const s = Math.min(c.width * 0.4, c.height * 0.52);
	const [x, y] = [c.width * 0.5, c.height * 0.52];
	const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
	const body = `M${at(-0.95, 0.02)}C${at(-0.85, -0.4)} ${at(-0.2, -0.46)} ${at(0.3, -0.2)}C${at(0.6, -0.05)} ${at(0.72, -0.12)} ${at(0.84, -0.22)}C${at(0.8, -0.36)} ${at(0.86, -0.5)} ${at(1.02, -0.56)}C${at(1.02, -0.42)} ${at(1.08, -0.36)} ${at(1.24, -0.38)}C${at(1.22, -0.22)} ${at(1.08, -0.14)} ${at(0.98, -0.14)}C${at(0.8, 0.2)} ${at(0.3, 0.36)} ${at(-0.2, 0.36)}C${at(-0.6, 0.36)} ${at(-0.92, 0.26)} ${at(-0.95, 0.02)}Z`;
	c.add(
		path(
			body,
			c.linear([
				[0, lighter(p.near, 0.25)],
				[1, darker(p.near, 0.1)],
			]),
		),
	);
	c.add(
		c.clipped(
			`<path d="${body}"/>`,
			path(
				`M${at(-1, 0.1)}C${at(-0.5, 0.2)} ${at(-0.1, 0.2)} ${at(0.3, 0.14)}S${at(0.8, 0.06)} ${at(0.95, -0.04)}V${n(y + s)}H${n(x - s * 2)}Z`,
				lighter(p.far, 0.55),
			) +
				[0.16, 0.21, 0.26]
					.map(dy =>
						stroke(`M${at(-0.9, dy)}Q${at(-0.4, dy + 0.07)} ${at(0.1, dy - 0.02)}`, p.near, s * 0.008, 'opacity=".5"'),
					)
					.join(''),
		),
	);
	c.add(
		path(
			`M${at(-0.3, 0.16)}C${at(-0.28, 0.4)} ${at(-0.1, 0.52)} ${at(0.04, 0.52)}C${at(0, 0.36)} ${at(-0.08, 0.2)} ${at(-0.14, 0.14)}Z`,
			p.near,
		),
	);
	c.add(
		circle(x - s * 0.66, y - s * 0.02, s * 0.022, p.ink),
		circle(x - s * 0.655, y - s * 0.026, s * 0.007, '#ffffff'),
	);
	for (let bubble = 0; bubble < 12; bubble++)
		c.add(
			circle(
				x - s * c.random.between(0.7, 1.1),
				y - s * c.random.between(0.2, 0.9),
				c.unit * c.random.between(0.3, 1.2),
				'#ffffff',
				'opacity=".35"',
			),
		);
};
