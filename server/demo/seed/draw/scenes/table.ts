import { type Canvas, ellipse, n, polygon, rect, stroke } from '../Canvas';
import { darker, lighter, mix } from '../colour';
import type { Palette } from '../palettes';

/** A wall and a table, lit from one side. Returns the table's edge. */
export function room(c: Canvas, p: Palette): number {
	const edge = c.height * 0.62;
	const wall = mix(p.sky[1], p.sky[2], 0.5);
	c.add(
		rect(
			0,
			0,
			c.width,
			edge,
			c.linear(
				[
					[0, lighter(wall, 0.2)],
					[1, darker(wall, 0.12)],
				],
				20,
			),
		),
	);
	c.add(
		polygon(
			[
				[c.width * 0.08, 0],
				[c.width * 0.34, 0],
				[c.width * 0.7, edge],
				[c.width * 0.4, edge],
			],
			p.light,
			'opacity=".22"',
		),
	);
	const wood = mix(p.near, p.warm, 0.34);
	c.add(
		rect(
			0,
			edge,
			c.width,
			c.height - edge,
			c.linear([
				[0, lighter(wood, 0.12)],
				[1, darker(wood, 0.2)],
			]),
		),
	);
	for (let grain = 0; grain < 7; grain++) {
		const y = edge + (c.height - edge) * c.random.next();
		c.add(
			stroke(
				`M0 ${n(y)}Q${n(c.width / 2)} ${n(y + c.unit * c.random.between(-2, 2))} ${n(c.width)} ${n(y)}`,
				darker(wood, 0.25),
				c.unit * 0.25,
				'opacity=".5"',
			),
		);
	}
	return edge;
}

/** The shadow of an object on the table. */
export const shadow = (x: number, y: number, r: number): string =>
	ellipse(x + r * 0.2, y, r * 1.2, r * 0.17, '#0a1424', 'opacity=".25"');

/** Three threads of steam. */
export const steam = (c: Canvas, x: number, y: number, s: number): void => {
	for (const dx of [-0.3, 0, 0.3]) {
		c.add(
			stroke(
				`M${n(x + dx * s)} ${n(y)}c${n(-s * 0.25)} ${n(-s * 0.35)} ${n(s * 0.25)} ${n(-s * 0.55)} 0 ${n(-s * 0.95)}`,
				'#ffffff',
				s * 0.07,
				'opacity=".5"',
			),
		);
	}
};
