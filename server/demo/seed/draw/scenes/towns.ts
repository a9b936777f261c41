import { circle, ellipse, line, n, path, polygon, rect, stroke } from '../Canvas';
import { darker, lighter, mix } from '../colour';
import { clouds, gulls, hills, lightDisc, sailboat, sea, sky } from '../scenery';
import type { Scene } from './Scene';

const FACADES = [
	'#c8553d',
	'#e0a458',
	'#f3dfc1',
	'#5b8e9c',
	'#2f5d73',
	'#88a096',
	'#d98f73',
	'#a63d40',
	'#f0efe6',
	'#476a6f',
];

/** A row of gabled houses along the quay, mirrored in the water. */
export const harbourTown: Scene = (c, p) => {
	const quay = c.height * 0.62;
	const lit = p.stars > 0.1;
	sky(c, p, quay);
	lightDisc(c, p, c.width * 0.8, c.height * 0.18, c.unit * 4.5);
	clouds(c, p, 5, c.height * 0.05, quay * 0.5, 0.6);
	hills(c, quay, c.unit * 26, quay + 1, mix(p.far, p.sky[2], 0.25), 0.3);
	let row = '';
	for (let x = -c.unit * 4; x < c.width; ) {
		const w = c.unit * c.random.between(9, 15);
		const h = c.unit * c.random.between(15, 29);
		const wall = mix(c.random.pick(FACADES), p.sky[lit ? 0 : 2], lit ? 0.5 : 0.12);
		const top = quay - h;
		const gable = c.unit * c.random.between(3, 7);
		row +=
			rect(x, top, w + 0.6, h, wall) +
			polygon(
				[
					[x - c.unit * 0.5, top + 0.5],
					[x + w / 2, top - gable],
					[x + w + c.unit * 0.5, top + 0.5],
				],
				c.random.pick([darker(wall, 0.35), mix('#8a3b2e', p.ink, 0.3)]),
			);
		const columns = w > c.unit * 12 ? 3 : 2;
		for (let floor = 0; floor < Math.floor(h / (c.unit * 6)); floor++) {
			for (let column = 0; column < columns; column++) {
				const on = lit ? c.random.chance(0.62) : c.random.chance(0.12);
				row += rect(
					x + (w * (column + 0.5)) / columns - c.unit * 1.1,
					top + c.unit * (1.8 + floor * 5.6),
					c.unit * 2.2,
					c.unit * 3,
					on ? p.warm : darker(wall, 0.45),
					`rx="${n(c.unit * 0.25)}"`,
				);
			}
		}
		row += rect(x + w * 0.42, quay - c.unit * 4, c.unit * 2.4, c.unit * 4, darker(wall, 0.6));
		x += w;
	}
	sea(c, p, quay, c.width * 0.8);
	c.add(`<g opacity=".32" transform="translate(0 ${n(quay * 2 + c.unit * 3)}) scale(1 -1)">${row}</g>`, row);
	c.add(rect(0, quay - c.unit * 0.4, c.width, c.unit * 2.4, mix(p.near, '#8d8577', 0.4)));
	for (let ripple = 0; ripple < 30; ripple++) {
		const y = quay + (c.height - quay) * c.random.between(0.1, 1);
		const x = c.width * c.random.next();
		c.add(line(x, y, x + c.unit * c.random.between(4, 14), y, p.sea[1], c.unit * 0.6, 'opacity=".45"'));
	}
	sailboat(c, c.width * 0.28, quay + (c.height - quay) * 0.42, c.unit * 22, p.ink, '#f3ead6');
	sailboat(c, c.width * 0.66, quay + (c.height - quay) * 0.66, c.unit * 26, p.accent, '#fff7e6');
	gulls(c, lit ? '#dfe8ef' : p.ink, 5, c.width * 0.4, c.height * 0.16, c.unit * 20);
};

/** Towers against the evening. */
export const skyline: Scene = (c, p) => {
	const ground = c.height * 0.86;
	sky(c, p, ground);
	lightDisc(c, p, c.width * 0.35, ground * 0.62, c.unit * 8);
	for (let layer = 0; layer < 3; layer++) {
		const colour = mix(p.sky[2], p.ink, 0.35 + layer * 0.3);
		for (let x = -c.unit * 3; x < c.width; ) {
			const w = c.unit * c.random.between(5, 12);
			const h = (c.height * c.random.between(0.14, 0.5) * (3.4 - layer)) / 3.4;
			c.add(rect(x, ground - h, w, h + c.height, colour));
			if (c.random.chance(0.25))
				c.add(line(x + w / 2, ground - h, x + w / 2, ground - h - c.unit * 6, colour, c.unit * 0.6));
			if (layer > 0) {
				for (let wy = ground - h + c.unit * 2; wy < ground - c.unit; wy += c.unit * 2.6) {
					for (let wx = x + c.unit; wx < x + w - c.unit * 1.2; wx += c.unit * 2)
						if (c.random.chance(0.36))
							c.add(rect(wx, wy, c.unit, c.unit * 1.3, p.warm, `opacity="${n(c.random.between(0.45, 1))}"`));
				}
			}
			x += w + c.unit * c.random.between(0, 2.2);
		}
	}
	sea(c, p, ground, c.width * 0.35);
};

/** A street in the rain, through a window. */
export const rainyWindow: Scene = (c, p) => {
	c.fill(
		c.linear([
			[0, p.sky[0]],
			[0.6, mix(p.sky[1], p.sky[0], 0.4)],
			[1, p.near],
		]),
	);
	for (let light = 0; light < 46; light++) {
		const colour = c.random.pick([p.warm, p.accent, '#ffffff', '#ff9f7a', '#7fd4e8', p.warm]);
		const r = c.unit * c.random.between(2.5, 9);
		c.add(
			circle(
				c.width * c.random.next(),
				c.height * c.random.between(0.3, 0.92),
				r,
				colour,
				`opacity="${n(c.random.between(0.1, 0.42))}"`,
			),
		);
	}
	for (let drop = 0; drop < 150; drop++) {
		const [x, y, r] = [c.width * c.random.next(), c.height * c.random.next(), c.unit * c.random.between(0.3, 1.2)];
		if (c.random.chance(0.16))
			c.add(line(x, y - r * c.random.between(8, 26), x, y, '#ffffff', r * 0.9, 'opacity=".13"'));
		c.add(
			ellipse(x, y, r * 0.85, r, '#ffffff', 'opacity=".3"'),
			circle(x - r * 0.2, y - r * 0.3, r * 0.28, '#ffffff', 'opacity=".85"'),
		);
	}
	const frame = darker(p.near, 0.55);
	c.add(
		rect(c.width / 2 - c.unit * 1.6, 0, c.unit * 3.2, c.height, frame),
		rect(0, c.height * 0.93, c.width, c.height * 0.08, frame),
		rect(0, c.height * 0.915, c.width, c.height * 0.02, lighter(frame, 0.12)),
	);
};

/** A train by the coast. */
export const coastTrain: Scene = (c, p) => {
	const horizon = c.height * 0.5;
	sky(c, p, horizon);
	lightDisc(c, p, c.width * 0.24, horizon * 0.5, c.unit * 6);
	clouds(c, p, 6, c.height * 0.05, horizon * 0.8, 0.7);
	sea(c, p, horizon, c.width * 0.24);
	const rail = c.height * 0.8;
	hills(c, rail + c.unit * 2, c.unit * 7, c.height + 2, mix(p.near, '#5b7d4b', 0.35), 0.2);
	c.add(rect(0, rail, c.width, c.unit * 1.2, p.ink));
	const [length, h] = [c.unit * 44, c.unit * 15];
	for (let car = 0; car < Math.ceil(c.width / length) + 1; car++) {
		const x = c.width * 0.16 + car * (length + c.unit * 1.4);
		const nose = car === 0 ? c.unit * 7 : c.unit;
		c.add(
			path(
				`M${n(x + nose)} ${n(rail - h)}H${n(x + length)}V${n(rail - c.unit)}H${n(x)}V${n(rail - h * 0.3)}Q${n(x)} ${n(rail - h)} ${n(x + nose)} ${n(rail - h)}Z`,
				c.linear([
					[0, '#fbf7ee'],
					[0.6, '#efe7d8'],
					[0.61, p.accent],
					[1, darker(p.accent, 0.15)],
				]),
			),
		);
		for (let pane = 0; pane < 5; pane++)
			c.add(
				rect(
					x + c.unit * (5 + pane * 7.6),
					rail - h * 0.82,
					c.unit * 5.6,
					h * 0.34,
					mix(p.sea[1], p.warm, p.stars > 0.1 ? 0.75 : 0.15),
					`rx="${n(c.unit * 0.8)}"`,
				),
			);
		for (const wheel of [0.18, 0.3, 0.7, 0.82])
			c.add(circle(x + length * wheel, rail - c.unit * 0.2, c.unit * 1.5, p.ink));
	}
	for (let pole = 0; pole < 6; pole++) {
		const x = (c.width * (pole + 0.5)) / 6;
		c.add(
			line(x, rail, x, rail - h * 1.9, p.ink, c.unit * 0.5, 'opacity=".8"'),
			line(x - c.unit * 3, rail - h * 1.75, x + c.unit * 3, rail - h * 1.75, p.ink, c.unit * 0.5, 'opacity=".8"'),
		);
	}
	c.add(
		stroke(
			`M0 ${n(rail - h * 1.72)}Q${n(c.width / 4)} ${n(rail - h * 1.6)} ${n(c.width / 2)} ${n(rail - h * 1.72)}T${n(c.width)} ${n(rail - h * 1.72)}`,
			p.ink,
			c.unit * 0.25,
		),
	);
	for (let blade = 0; blade < 60; blade++) {
		const x = c.width * c.random.next();
		c.add(
			stroke(
				`M${n(x)} ${n(c.height)}q${n(c.unit)} ${n(-c.unit * 5)} ${n(c.unit * c.random.between(-2, 4))} ${n(-c.unit * c.random.between(5, 11))}`,
				mix(p.near, '#7fa05a', c.random.next()),
				c.unit * 0.5,
			),
		);
	}
};

/** A bridge of cables in the mist. */
export const bridge: Scene = (c, p) => {
	const deck = c.height * 0.62;
	sky(c, p, c.height * 0.75);
	lightDisc(c, p, c.width * 0.52, c.height * 0.34, c.unit * 8);
	hills(c, c.height * 0.75, c.unit * 20, c.height * 0.75 + 1, mix(p.far, p.sky[2], 0.45), 0.3);
	sea(c, p, c.height * 0.75, c.width * 0.52);
	const colour = mix(p.accent, p.ink, 0.25);
	const towers = [0.2, 0.8].map(t => c.width * t);
	const top = c.height * 0.16;
	for (const x of towers) {
		c.add(
			rect(x - c.unit * 2.4, top, c.unit * 1.6, c.height * 0.7, colour),
			rect(x + c.unit * 0.8, top, c.unit * 1.6, c.height * 0.7, colour),
		);
		for (const t of [0.02, 0.2, 0.4])
			c.add(rect(x - c.unit * 2.4, top + c.height * t, c.unit * 4.8, c.unit * 1.5, colour));
	}
	c.add(rect(0, deck, c.width, c.unit * 1.8, colour));
	const [left, right] = [towers[0] ?? 0, towers[1] ?? c.width];
	const sag = (x: number): number => {
		const t =
			x < left
				? (x / left) * 0.5 + 0.5
				: x > right
					? 0.5 - ((x - right) / (c.width - right)) * 0.5
					: (x - left) / (right - left);
		const drop =
			x < left || x > right
				? 1 - Math.abs(x < left ? x / left : 1 - (x - right) / (c.width - right))
				: 1 - (2 * t - 1) ** 2;
		return top + (deck - c.unit * 3 - top) * drop;
	};
	let cable = '';
	for (let x = 0; x <= c.width + 1; x += c.unit * 1.5) cable += `${x === 0 ? 'M' : 'L'}${n(x)} ${n(sag(x))}`;
	c.add(stroke(cable, colour, c.unit * 0.7));
	for (let x = c.unit; x < c.width; x += c.unit * 2.6)
		c.add(line(x, sag(x), x, deck, colour, c.unit * 0.22, 'opacity=".8"'));
	for (let bank = 0; bank < 4; bank++)
		c.add(
			ellipse(
				c.width * c.random.next(),
				c.height * c.random.between(0.66, 0.84),
				c.width * c.random.between(0.2, 0.4),
				c.unit * c.random.between(3, 7),
				lighter(p.sky[2], 0.4),
				'opacity=".4"',
			),
		);
};
