import { Canvas, circle, ellipse, line, n, path, polygon, rect, stroke } from '../Canvas';
import { darker, lighter, mix } from '../colour';
import { palettes } from '../palettes';
import { lightDisc, lighthouse, rock, sailboat, sea, sky } from '../scenery';
import { type Backdrop, drawBackdrop } from './backdrop';

export interface Creature {
	kind: 'creature';
	shape: keyof typeof shapes;
	colour: string;
	backdrop: Backdrop;
}

type Shape = (c: Canvas, colour: string) => void;

const eyes = (c: Canvas, y: number, apart: number, r: number, ink = '#17202b'): void => {
	for (const side of [-1, 1])
		c.add(
			circle(128 + side * apart, y, r, ink),
			circle(128 + side * apart + r * 0.35, y - r * 0.4, r * 0.34, '#ffffff'),
		);
};

const shapes = {
	cat: (c, colour) => {
		const inner = mix(colour, '#f2a0a0', 0.7);
		c.add(path('M52 262C56 200 84 186 128 186S200 200 204 262Z', darker(colour, 0.1)));
		for (const side of [-1, 1])
			c.add(
				path(
					`M${128 + side * 74} 132C${128 + side * 92} 92 ${128 + side * 86} 50 ${128 + side * 78} 44C${128 + side * 62} 48 ${128 + side * 40} 68 ${128 + side * 26} 84Z`,
					colour,
				),
				path(
					`M${128 + side * 70} 108C${128 + side * 78} 86 ${128 + side * 76} 68 ${128 + side * 72} 62C${128 + side * 62} 68 ${128 + side * 52} 78 ${128 + side * 44} 88Z`,
					inner,
				),
			);
		c.add(ellipse(128, 138, 82, 68, colour), ellipse(128, 172, 46, 32, lighter(colour, 0.6)));
		for (const dx of [-18, 0, 18])
			c.add(stroke(`M${128 + dx} 74q${dx * 0.1} 14 0 24`, darker(colour, 0.3), 7, 'opacity=".7"'));
		eyes(c, 134, 38, 11);
		c.add(
			path('M118 154H138L128 166Z', '#d9707a'),
			stroke('M128 166q-2 12 -16 12M128 166q2 12 16 12', darker(colour, 0.6), 3.6),
		);
		for (const side of [-1, 1])
			for (const dy of [-6, 6])
				c.add(line(128 + side * 52, 162 + dy * 0.4, 128 + side * 96, 156 + dy * 2, darker(colour, 0.4), 2.4));
	},
	gull: (c, colour) => {
		c.add(
			path('M40 262C40 206 76 176 128 176S216 206 216 262Z', '#cfd8de'),
			path('M150 262C150 216 176 196 200 200C214 214 218 240 218 262Z', darker(colour, 0.1)),
		);
		c.add(path('M62 120C62 74 92 48 130 48S194 78 194 122S168 204 128 204S62 168 62 120Z', '#f7f8f6'));
		c.add(
			path('M96 122C66 118 34 128 24 146C46 162 78 158 100 148Z', '#f0b03f'),
			path('M24 146C46 150 76 150 100 144L100 148C78 158 46 162 24 146Z', '#d98a24'),
			circle(44, 148, 6, '#d2452f'),
		);
		c.add(
			circle(122, 108, 13, '#fff3c9'),
			circle(121, 108, 8, '#17202b'),
			circle(124, 105, 2.6, '#ffffff'),
			stroke('M104 90q16 -10 34 -2', '#8794a6', 4),
		);
	},
	octopus: (c, colour) => {
		for (let arm = 0; arm < 6; arm++) {
			const x = 58 + arm * 28;
			const out = (arm - 2.5) * 16;
			c.add(
				stroke(
					`M${x} 168C${n(x + out)} 200 ${n(x - out * 0.5)} 224 ${n(x + out * 1.4)} 248`,
					arm % 2 ? darker(colour, 0.12) : colour,
					25,
				),
			);
			for (const t of [0.4, 0.7]) c.add(circle(x + out * t, 180 + 60 * t, 4.4, lighter(colour, 0.45), 'opacity=".8"'));
		}
		c.add(
			path('M50 132C50 76 84 42 128 42S206 76 206 132C206 168 176 190 128 190S50 168 50 132Z', colour),
			ellipse(100, 76, 24, 14, lighter(colour, 0.35), 'transform="rotate(-28 100 76)" opacity=".6"'),
		);
		for (const side of [-1, 1])
			c.add(
				circle(128 + side * 32, 136, 19, '#ffffff'),
				circle(128 + side * 30, 138, 10, '#17202b'),
				circle(128 + side * 30 + 4, 134, 3.4, '#ffffff'),
				ellipse(128 + side * 56, 162, 11, 7, '#ffffff', 'opacity=".25"'),
			);
		c.add(stroke('M114 166q14 12 28 0', darker(colour, 0.55), 4.4));
	},
	fox: (c, colour) => {
		for (const side of [-1, 1])
			c.add(
				path(`M${128 + side * 30} 92L${128 + side * 84} 28L${128 + side * 92} 124Z`, colour),
				path(`M${128 + side * 48} 88L${128 + side * 78} 50L${128 + side * 82} 106Z`, '#33262b'),
			);
		c.add(path('M36 128C50 80 92 70 128 70S206 80 220 128C196 164 164 196 128 214C92 196 60 164 36 128Z', colour));
		for (const side of [-1, 1])
			c.add(
				path(
					`M${128 + side * 92} 128C${128 + side * 70} 116 ${128 + side * 40} 124 ${128 + side * 26} 156L128 214C${128 + side * 36} 196 ${128 + side * 68} 164 ${128 + side * 92} 128Z`,
					'#fbf3e6',
				),
			);
		eyes(c, 130, 40, 10);
		c.add(
			ellipse(128, 202, 15, 11, '#2a2026'),
			path('M92 262C96 232 108 222 128 222S160 232 164 262Z', darker(colour, 0.12)),
		);
	},
	seal: (c, colour) => {
		c.add(
			path('M26 262C30 190 70 164 128 164S226 190 230 262Z', darker(colour, 0.08)),
			path('M48 132C48 78 84 48 128 48S208 78 208 132S176 206 128 206S48 186 48 132Z', colour),
			ellipse(104, 76, 26, 12, lighter(colour, 0.4), 'opacity=".45"'),
		);
		eyes(c, 122, 44, 16);
		for (const side of [-1, 1]) {
			c.add(ellipse(128 + side * 20, 164, 25, 20, lighter(colour, 0.42)));
			for (const dy of [-5, 3, 11])
				c.add(line(128 + side * 34, 162 + dy * 0.5, 128 + side * 82, 158 + dy * 1.6, lighter(colour, 0.6), 2));
			for (const [dx, dy] of [
				[14, 160],
				[24, 166],
				[16, 172],
			] as const)
				c.add(circle(128 + side * dx, dy, 2, darker(colour, 0.5)));
		}
		c.add(ellipse(128, 148, 16, 11, '#1e2530'), ellipse(124, 145, 5, 3, '#ffffff', 'opacity=".6"'));
	},
	owl: (c, colour) => {
		c.add(
			path('M48 262C40 180 42 110 58 62L96 82C112 76 144 76 160 82L198 62C214 110 216 180 208 262Z', colour),
			path('M84 262C78 212 92 176 128 176S178 212 172 262Z', lighter(colour, 0.4)),
		);
		for (let row = 0; row < 3; row++)
			for (let i = 0; i < 4; i++)
				c.add(stroke(`M${98 + i * 18 + (row % 2) * 8} ${206 + row * 18}q6 9 12 0`, darker(colour, 0.25), 4));
		for (const side of [-1, 1])
			c.add(
				circle(128 + side * 36, 128, 37, lighter(colour, 0.6)),
				circle(128 + side * 36, 128, 26, '#f4c04a'),
				circle(128 + side * 34, 128, 15, '#17202b'),
				circle(128 + side * 34 + 6, 122, 5, '#ffffff'),
			);
		c.add(
			polygon(
				[
					[116, 140],
					[140, 140],
					[128, 168],
				],
				'#e08a2e',
			),
		);
	},
	crab: (c, colour) => {
		for (const side of [-1, 1]) {
			for (const i of [0, 1, 2])
				c.add(
					stroke(
						`M${128 + side * 50} ${176 + i * 12}q${side * 36} ${-6 + i * 8} ${side * (54 - i * 6)} ${26 + i * 6}`,
						darker(colour, 0.15),
						11,
					),
				);
			c.add(stroke(`M${128 + side * 62} 156q${side * 44} -10 ${side * 40} -50`, darker(colour, 0.1), 18));
			c.add(
				path(
					`M${128 + side * 100} 108C${128 + side * 66} 92 ${128 + side * 70} 52 ${128 + side * 96} 44L${128 + side * 98} 76L${128 + side * 116} 48C${128 + side * 132} 72 ${128 + side * 126} 102 ${128 + side * 100} 108Z`,
					colour,
				),
			);
			c.add(
				stroke(`M${128 + side * 24} 136V104`, colour, 10),
				circle(128 + side * 24, 96, 17, '#ffffff'),
				circle(128 + side * 22, 97, 9, '#17202b'),
			);
		}
		c.add(
			path(
				'M44 176C44 138 84 126 128 126S212 138 212 176C212 212 174 226 128 226S44 212 44 176Z',
				c.linear([
					[0, lighter(colour, 0.14)],
					[1, darker(colour, 0.12)],
				]),
			),
			stroke('M104 186q24 20 48 0', darker(colour, 0.55), 6),
		);
		for (const [x, y] of [
			[84, 152],
			[172, 152],
			[72, 178],
			[184, 178],
		] as const)
			c.add(circle(x, y, 5, lighter(colour, 0.4), 'opacity=".7"'));
	},
	robot: (c, colour) => {
		c.add(
			line(128, 66, 128, 34, '#c5ced6', 7),
			circle(128, 30, 11, '#e2b464'),
			rect(72, 196, 112, 80, darker(colour, 0.16), 'rx="20"'),
			rect(104, 176, 48, 30, '#8d9aa6', 'rx="6"'),
		);
		for (const side of [-1, 1]) c.add(rect(128 + side * 88 - 12, 104, 24, 48, '#8d9aa6', 'rx="9"'));
		c.add(
			rect(
				46,
				62,
				164,
				124,
				c.linear([
					[0, lighter(colour, 0.2)],
					[1, colour],
				]),
				'rx="38"',
			),
			rect(66, 84, 124, 78, '#14202d', 'rx="26"'),
		);
		for (const side of [-1, 1]) c.add(rect(128 + side * 30 - 10, 106, 20, 24, '#7fe3d4', 'rx="9"'));
		c.add(stroke('M108 144q20 13 40 0', '#7fe3d4', 5.5));
	},
	beacon: (c, colour) => {
		const p = { ...palettes.dusk, accent: colour };
		sky(c, p, 180);
		lightDisc(c, p, 52, 58, 15);
		sea(c, p, 180, 60);
		lighthouse(c, p, 150, 208, 170, colour, 0.7);
		rock(c, 152, 226, 74, 26, p.near);
	},
	sail: (c, colour) => {
		const p = { ...palettes.morning, accent: colour };
		sky(c, p, 158);
		lightDisc(c, p, 66, 84, 22);
		sea(c, p, 158, 66);
		sailboat(c, 134, 198, 158, darker(colour, 0.25), mix(colour, '#ffffff', 0.72));
	},
	anchor: (c, colour) => {
		const light = lighter(colour, 0.85);
		c.add(
			circle(128, 128, 96, 'none', `stroke="${light}" stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round"`),
		);
		c.add(
			circle(128, 66, 17, 'none', `stroke="${light}" stroke-width="12"`),
			line(128, 84, 128, 196, light, 14),
			line(96, 106, 160, 106, light, 13),
			stroke('M66 150C70 186 98 200 128 200S186 186 190 150', light, 14),
			polygon(
				[
					[52, 166],
					[66, 136],
					[86, 160],
				],
				light,
			),
			polygon(
				[
					[204, 166],
					[190, 136],
					[170, 160],
				],
				light,
			),
		);
	},
	teapot: (c, colour) => {
		c.add(
			ellipse(128, 206, 84, 13, '#0a1424', 'opacity=".2"'),
			stroke('M184 124c46 -10 46 58 -10 56', colour, 16),
			path('M70 138C52 132 44 106 34 94C44 88 60 92 68 102C74 110 80 120 86 126Z', darker(colour, 0.12)),
		);
		c.add(
			path(
				'M64 142C64 106 92 94 128 94S192 106 192 142C192 182 168 204 128 204S64 182 64 142Z',
				c.linear([
					[0, lighter(colour, 0.25)],
					[1, darker(colour, 0.1)],
				]),
			),
			ellipse(128, 98, 44, 11, darker(colour, 0.2)),
			path('M90 94C92 76 110 70 128 70S164 76 166 94Z', colour),
			circle(128, 64, 10, '#e2b464'),
		);
		for (const [x, y] of [
			[100, 146],
			[128, 160],
			[156, 146],
		] as const)
			c.add(
				[0, 72, 144, 216, 288]
					.map(
						a =>
							`<ellipse cx="${x}" cy="${y - 9}" rx="5" ry="8" fill="#ffffff" opacity=".85" transform="rotate(${a} ${x} ${y})"/>`,
					)
					.join(''),
				circle(x, y, 4.4, '#e2b464'),
			);
		for (const x of [106, 126, 146]) c.add(stroke(`M${x} 50c-9 -10 9 -16 0 -28`, '#ffffff', 4, 'opacity=".55"'));
	},
	moonfish: (c, colour) => {
		c.add(
			path(
				'M44 128C66 84 116 74 156 92C176 100 190 116 196 128C190 140 176 156 156 164C116 182 66 172 44 128Z',
				c.linear([
					[0, lighter(colour, 0.3)],
					[1, darker(colour, 0.1)],
				]),
			),
			path('M188 128L228 90Q216 128 228 166Z', darker(colour, 0.12)),
			path('M108 86C120 62 146 60 160 70C150 78 146 84 146 92Z', darker(colour, 0.12)),
		);
		c.add(
			path('M118 138C134 138 144 150 142 164C128 164 118 154 118 138Z', darker(colour, 0.18)),
			circle(80, 118, 13, '#ffffff'),
			circle(78, 119, 7, '#17202b'),
		);
		for (let i = 0; i < 9; i++)
			c.add(
				stroke(
					`M${112 + (i % 3) * 20} ${110 + Math.floor(i / 3) * 15}q7 7 0 13`,
					lighter(colour, 0.5),
					3,
					'opacity=".7"',
				),
			);
		for (const [x, y, r] of [
			[30, 92, 7],
			[20, 66, 5],
			[36, 50, 4],
		] as const)
			c.add(circle(x, y, r, 'none', 'stroke="#ffffff" stroke-width="2.5" opacity=".7"'));
	},
} as const satisfies Record<string, Shape>;

export type CreatureShape = keyof typeof shapes;

/** An animal or object as an avatar. */
export function drawCreature(seed: string, look: Creature): string {
	const c = new Canvas(256, 256, seed);
	drawBackdrop(c, look.backdrop);
	shapes[look.shape](c, look.colour);
	return c.toString();
}
