import { type Canvas, circle, n, path, rect } from '../Canvas';
import { darker, lighter, mix } from '../colour';

/** The pattern and colour behind a face. */
export interface Backdrop {
	pattern: 'plain' | 'sun' | 'waves' | 'stripes' | 'dots' | 'hills' | 'rays' | 'night';
	colour: string;
}

type Pattern = (c: Canvas, colour: string) => void;

const wavesFrom = (c: Canvas, top: number, colour: string): void => {
	for (let row = 0; row < 6; row++) {
		const y = top + row * 26;
		const step = c.width / 6;
		let d = `M${n(-step + (row % 2) * step * 0.5)} ${n(y)}`;
		for (let i = 0; i < 8; i++) d += `q${n(step / 2)} -22 ${n(step)} 0`;
		c.add(path(`${d}V${c.height}H-40Z`, mix(colour, row % 2 ? '#0f3550' : '#ffffff', 0.06 + row * 0.05)));
	}
};

const patterns: Record<Backdrop['pattern'], Pattern> = {
	plain: () => {},
	sun: (c, colour) =>
		c.add(
			circle(c.width / 2, c.height * 0.5, c.width * 0.4, lighter(colour, 0.3)),
			circle(c.width / 2, c.height * 0.5, c.width * 0.3, lighter(colour, 0.16)),
		),
	waves: (c, colour) => wavesFrom(c, c.height * 0.38, colour),
	stripes: (c, colour) => {
		for (let i = -4; i < 12; i += 2)
			c.add(path(`M${i * 32} 0h32L${i * 32 - 96} ${c.height}h-32Z`, lighter(colour, 0.14)));
	},
	dots: (c, colour) => {
		for (let y = 0; y < 9; y++)
			for (let x = 0; x < 9; x++) c.add(circle(x * 34 + (y % 2) * 17, y * 32, 6.5, lighter(colour, 0.22)));
	},
	hills: (c, colour) =>
		c.add(
			circle(c.width * 0.74, 70, 30, lighter(colour, 0.6)),
			path('M-4 150Q60 96 128 140T264 120V260H-4Z', mix(colour, '#1f4a5e', 0.3)),
			path('M-4 190Q80 140 150 176T264 166V260H-4Z', mix(colour, '#173a4d', 0.5)),
		),
	rays: (c, colour) => {
		for (let i = 0; i < 12; i++)
			c.add(
				`<path d="M128 128L${n(128 + 220 * Math.cos((i * Math.PI) / 6))} ${n(128 + 220 * Math.sin((i * Math.PI) / 6))}L${n(128 + 220 * Math.cos(((i + 0.5) * Math.PI) / 6))} ${n(128 + 220 * Math.sin(((i + 0.5) * Math.PI) / 6))}Z" fill="${lighter(colour, 0.18)}"/>`,
			);
	},
	night: (c, colour) => {
		for (let star = 0; star < 40; star++)
			c.add(
				circle(
					c.random.between(0, c.width),
					c.random.between(0, c.height),
					c.random.between(0.8, 2.4),
					'#ffffff',
					`opacity="${n(c.random.between(0.3, 0.9))}"`,
				),
			);
		c.add(circle(206, 54, 24, '#f4f1dc'), circle(196, 48, 22, mix(colour, '#ffffff', 0.04)));
	},
};

export function drawBackdrop(c: Canvas, { pattern, colour }: Backdrop): void {
	c.add(
		rect(
			0,
			0,
			c.width,
			c.height,
			c.linear(
				[
					[0, lighter(colour, 0.12)],
					[1, darker(colour, 0.12)],
				],
				60,
			),
		),
	);
	patterns[pattern](c, colour);
}
