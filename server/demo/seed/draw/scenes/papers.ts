import { circle, line, n, path, polygon, rect, stroke } from '../Canvas';
import { lighter, mix } from '../colour';
import type { Scene } from './Scene';

/** A sea chart: depth lines, soundings, a compass rose, a course. */
export const seaChart: Scene = (c, p) => {
	const [paper, water, land] = ['#f6f0dc', mix('#cfe3e2', p.sky[2], 0.2), mix('#e8d9a8', p.warm, 0.2)];
	c.fill(water);
	const points = (x: number, y: number, r: number): [number, number][] =>
		Array.from({ length: 26 }, (_, i) => {
			const a = (i / 26) * Math.PI * 2;
			const wobble = 1 + 0.2 * Math.sin(a * 3 + x) + 0.12 * Math.sin(a * 7 + y) + c.random.between(-0.05, 0.05);
			return [x + Math.cos(a) * r * wobble * 1.25, y + Math.sin(a) * r * wobble];
		});
	const islands = [
		[0.18, 0.2, 22],
		[0.86, 0.78, 26],
		[0.7, 0.16, 9],
		[0.3, 0.78, 8],
	] as const;
	for (const [x, y, r] of islands) {
		const outline = points(0, 0, 1);
		for (const [k, colour] of [
			[2.1, mix(water, paper, 0.35)],
			[1.7, mix(water, paper, 0.6)],
			[1.35, paper],
			[1, land],
		] as const) {
			c.add(
				polygon(
					outline.map(([px, py]) => [c.width * x + px * c.unit * r * k, c.height * y + py * c.unit * r * k]),
					colour,
					`stroke="#5a7f8c" stroke-width="${n(c.unit * 0.25)}" stroke-opacity="${k === 1 ? 0.9 : 0.35}"`,
				),
			);
		}
	}
	for (let i = 1; i < 8; i++)
		c.add(
			line((c.width * i) / 8, 0, (c.width * i) / 8, c.height, '#5a7f8c', c.unit * 0.12, 'opacity=".45"'),
			line(0, (c.height * i) / 8, c.width, (c.height * i) / 8, '#5a7f8c', c.unit * 0.12, 'opacity=".45"'),
		);
	for (let i = 0; i < 70; i++)
		c.add(
			rect(
				c.width * c.random.next(),
				c.height * c.random.next(),
				c.unit * c.random.pick([0.8, 1.4]),
				c.unit * 0.5,
				'#54707a',
				'opacity=".5"',
			),
		);
	const [rx, ry, r] = [c.width * 0.55, c.height * 0.55, c.unit * 20];
	c.add(
		circle(rx, ry, r, 'none', `stroke="#9a4a6b" stroke-width="${n(c.unit * 0.35)}"`),
		circle(rx, ry, r * 0.78, 'none', `stroke="#9a4a6b" stroke-width="${n(c.unit * 0.2)}"`),
	);
	for (let i = 0; i < 72; i++) {
		const a = (i / 72) * Math.PI * 2;
		const inner = i % 6 === 0 ? 0.8 : 0.93;
		c.add(
			line(
				rx + Math.cos(a) * r * inner,
				ry + Math.sin(a) * r * inner,
				rx + Math.cos(a) * r,
				ry + Math.sin(a) * r,
				'#9a4a6b',
				c.unit * 0.2,
			),
		);
	}
	for (let i = 0; i < 8; i++) {
		const [a, long] = [(i / 8) * Math.PI * 2, i % 2 === 0 ? 0.74 : 0.44];
		for (const [side, colour] of [
			[0.2, '#9a4a6b'],
			[-0.2, '#f1dfe0'],
		] as const)
			c.add(
				polygon(
					[
						[rx, ry],
						[rx + Math.cos(a) * r * long, ry + Math.sin(a) * r * long],
						[rx + Math.cos(a + side * 2) * r * 0.16, ry + Math.sin(a + side * 2) * r * 0.16],
					],
					colour,
				),
			);
	}
	const course = [
		[0.06, 0.9],
		[0.28, 0.56],
		[0.5, 0.3],
		[0.94, 0.24],
	] as const;
	c.add(
		stroke(
			course.map(([x, y], i) => `${i ? 'L' : 'M'}${n(c.width * x)} ${n(c.height * y)}`).join(''),
			'#b23a48',
			c.unit * 0.6,
			`stroke-dasharray="${n(c.unit * 3)} ${n(c.unit * 2)}"`,
		),
	);
	for (const [x, y] of course)
		c.add(circle(c.width * x, c.height * y, c.unit * 1.3, paper, `stroke="#b23a48" stroke-width="${n(c.unit * 0.6)}"`));
};

/** Lines of a boat as the builder draws them, white on blue. */
export const boatPlan: Scene = (c, p) => {
	const blue = mix('#1c4a7d', p.sea[1], 0.35);
	c.fill(blue);
	for (let x = 0; x < c.width; x += c.unit * 4)
		c.add(line(x, 0, x, c.height, '#ffffff', c.unit * 0.1, 'opacity=".16"'));
	for (let y = 0; y < c.height; y += c.unit * 4)
		c.add(line(0, y, c.width, y, '#ffffff', c.unit * 0.1, 'opacity=".16"'));
	const ink = lighter(blue, 0.86);
	const [left, right, w] = [c.width * 0.08, c.width * 0.92, c.unit * 0.4];
	const side = c.height * 0.36;
	const draft = c.height * 0.2;
	c.add(
		stroke(
			`M${n(left)} ${n(side - draft * 0.7)}Q${n(c.width * 0.5)} ${n(side - draft * 0.25)} ${n(right)} ${n(side - draft * 0.9)}`,
			ink,
			w * 1.6,
		),
		stroke(
			`M${n(left)} ${n(side - draft * 0.7)}C${n(left + c.width * 0.02)} ${n(side + draft * 0.5)} ${n(c.width * 0.3)} ${n(side + draft)} ${n(c.width * 0.55)} ${n(side + draft * 0.95)}S${n(right - c.width * 0.05)} ${n(side + draft * 0.2)} ${n(right)} ${n(side - draft * 0.9)}`,
			ink,
			w * 1.6,
		),
	);
	for (const t of [0.12, 0.38, 0.62, 0.84])
		c.add(
			stroke(
				`M${n(left)} ${n(side - draft * (0.7 - t))}Q${n(c.width * 0.5)} ${n(side + draft * (t * 1.25 - 0.28))} ${n(right - c.width * 0.02 * t * 4)} ${n(side - draft * (0.9 - t))}`,
				ink,
				w * 0.6,
				'opacity=".8"',
			),
		);
	c.add(
		line(
			c.width * 0.04,
			side + draft * 0.18,
			c.width * 0.96,
			side + draft * 0.18,
			ink,
			w * 0.7,
			`stroke-dasharray="${n(c.unit * 2)} ${n(c.unit)}"`,
		),
	);
	for (let i = 1; i < 11; i++)
		c.add(
			line(
				left + ((right - left) * i) / 11,
				side - draft,
				left + ((right - left) * i) / 11,
				side + draft,
				ink,
				w * 0.4,
				'opacity=".6"',
			),
		);
	const plan = c.height * 0.79;
	const beam = c.height * 0.13;
	for (const t of [1, 0.8, 0.58, 0.32])
		for (const up of [1, -1])
			c.add(
				stroke(
					`M${n(left + c.width * 0.01)} ${n(plan - up * beam * t * 0.55)}C${n(c.width * 0.3)} ${n(plan - up * beam * t * 1.15)} ${n(c.width * 0.7)} ${n(plan - up * beam * t)} ${n(right)} ${n(plan)}`,
					ink,
					t === 1 ? w * 1.5 : w * 0.6,
					t === 1 ? '' : 'opacity=".8"',
				),
			);
	c.add(line(c.width * 0.04, plan, c.width * 0.96, plan, ink, w * 0.6));
};

/** A chart of something that goes up and down. */
export const lineChart: Scene = (c, p) => {
	c.fill('#fbf9f3');
	const [left, right, top, bottom] = [c.width * 0.08, c.width * 0.95, c.height * 0.14, c.height * 0.86];
	for (let i = 0; i <= 5; i++) {
		const y = top + ((bottom - top) * i) / 5;
		c.add(
			line(left, y, right, y, '#1d2733', c.unit * 0.15, 'opacity=".18"'),
			rect(left - c.unit * 5, y - c.unit * 0.6, c.unit * 3, c.unit * 1.2, '#66717f', 'opacity=".55"'),
		);
	}
	c.add(
		rect(left, top - c.unit * 8, c.unit * 34, c.unit * 2.4, '#1d2733'),
		rect(left, top - c.unit * 4.4, c.unit * 22, c.unit * 1.4, '#66717f'),
	);
	for (const [i, colour] of [p.sea[1], p.accent, mix(p.near, '#57a773', 0.5)].entries()) {
		const base = c.random.between(0.3, 0.7);
		let d = '';
		let level = base;
		const steps = 30;
		for (let step = 0; step <= steps; step++) {
			level = Math.min(0.96, Math.max(0.04, level + c.random.between(-0.09, 0.1) * (i === 1 ? 1.2 : 0.8)));
			d += `${step ? 'L' : 'M'}${n(left + ((right - left) * step) / steps)} ${n(bottom - (bottom - top) * level)}`;
		}
		if (i === 0)
			c.add(
				path(
					`${d}L${n(right)} ${n(bottom)}H${n(left)}Z`,
					c.linear([
						[0, colour, 0.32],
						[1, colour, 0.02],
					]),
				),
			);
		c.add(
			stroke(d, colour, c.unit * 0.8),
			circle(
				right,
				bottom - (bottom - top) * level,
				c.unit * 1.4,
				'#fbf9f3',
				`stroke="${colour}" stroke-width="${n(c.unit * 0.7)}"`,
			),
		);
		c.add(
			circle(left + c.unit * (46 + i * 16), top - c.unit * 4, c.unit * 1.2, colour),
			rect(left + c.unit * (48.5 + i * 16), top - c.unit * 4.7, c.unit * 9, c.unit * 1.4, '#66717f', 'opacity=".7"'),
		);
	}
	c.add(line(left, bottom, right, bottom, '#1d2733', c.unit * 0.35));
	for (let i = 0; i < 12; i++)
		c.add(
			rect(
				left + ((right - left) * (i + 0.3)) / 12,
				bottom + c.unit * 2.4,
				c.unit * 3.4,
				c.unit * 1.2,
				'#66717f',
				'opacity=".5"',
			),
		);
};

/** Bars by month, stacked. */
export const barChart: Scene = (c, p) => {
	const dark = '#131922';
	c.fill(dark);
	const [left, right, top, bottom] = [c.width * 0.07, c.width * 0.96, c.height * 0.2, c.height * 0.87];
	c.add(
		rect(left, c.height * 0.07, c.unit * 38, c.unit * 2.4, '#dde5ee'),
		rect(left, c.height * 0.07 + c.unit * 4, c.unit * 24, c.unit * 1.4, '#8794a6'),
	);
	for (let i = 0; i <= 4; i++)
		c.add(
			line(
				left,
				top + ((bottom - top) * i) / 4,
				right,
				top + ((bottom - top) * i) / 4,
				'#8794a6',
				c.unit * 0.14,
				'opacity=".3"',
			),
		);
	const count = Math.max(7, Math.round(c.width / c.unit / 10));
	const colours = ['#e2b464', mix(p.accent, '#e2b464', 0.2), p.sea[0], mix(p.sea[1], '#7cc0e0', 0.4)];
	for (let bar = 0; bar < count; bar++) {
		const x = left + ((right - left) * (bar + 0.18)) / count;
		const w = ((right - left) / count) * 0.64;
		let y = bottom;
		for (const [i, colour] of colours.entries()) {
			const h =
				(bottom - top) * c.random.between(0.04, 0.13 + 0.1 * Math.sin((bar / count) * Math.PI)) * (i === 0 ? 1.5 : 1);
			c.add(rect(x, y - h, w, h - c.unit * 0.25, colour, `rx="${n(c.unit * 0.5)}"`));
			y -= h;
		}
		c.add(rect(x + w * 0.2, bottom + c.unit * 2, w * 0.6, c.unit * 1.2, '#8794a6', 'opacity=".6"'));
	}
};

/** An editor window, its code in bars. */
export const editorWindow: Scene = (c, p) => {
	c.fill(
		c.linear(
			[
				[0, p.sky[0]],
				[1, p.accent],
			],
			35,
		),
	);
	const [x, y, w, h] = [c.width * 0.07, c.height * 0.09, c.width * 0.86, c.height * 0.82];
	c.add(
		rect(x + c.unit, y + c.unit * 2, w, h, '#050b16', `rx="${n(c.unit * 2.4)}" opacity=".35"`),
		rect(x, y, w, h, '#111823', `rx="${n(c.unit * 2.4)}"`),
	);
	for (const [i, colour] of ['#e2685c', '#e2b464', '#6fb37a'].entries())
		c.add(circle(x + c.unit * (4 + i * 3.6), y + c.unit * 4, c.unit * 1.2, colour));
	const colours = ['#8ab4d8', '#e2b464', '#dde5ee', '#d98fa6', '#83c9a4', '#8794a6'];
	const size = c.unit * 3.6;
	let indent = 0;
	for (let row = 0; y + c.unit * 11 + row * size < y + h - c.unit * 4; row++) {
		const ry = y + c.unit * 11 + row * size;
		c.add(rect(x + c.unit * 3, ry, c.unit * 1.8, c.unit * 1.2, '#3a4656', `rx="${n(c.unit * 0.5)}"`));
		if (c.random.chance(0.14)) continue;
		let rx = x + c.unit * (8 + indent * 4);
		for (let word = c.random.int(1, 5); word > 0; word--) {
			const rw = c.unit * c.random.between(3, 13);
			if (rx + rw > x + w - c.unit * 4) break;
			c.add(rect(rx, ry, rw, c.unit * 1.4, c.random.pick(colours), `rx="${n(c.unit * 0.6)}" opacity=".9"`));
			rx += rw + c.unit * 1.4;
		}
		indent = Math.min(4, Math.max(0, indent + c.random.pick([-1, 0, 0, 1])));
	}
};
