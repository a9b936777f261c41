import { Canvas, circle, ellipse, n, path, rect, stroke } from '../Canvas';
import { darker, lighter, mix } from '../colour';
import { type Backdrop, drawBackdrop } from './backdrop';

export type Hair =
	| 'short'
	| 'bob'
	| 'long'
	| 'bun'
	| 'curly'
	| 'afro'
	| 'buzz'
	| 'bald'
	| 'side'
	| 'wavy'
	| 'ponytail'
	| 'spiky'
	| 'scarf'
	| 'beanie'
	| 'cap'
	| 'sailor'
	| 'braids';
export type Extra =
	| 'glasses'
	| 'round'
	| 'beard'
	| 'moustache'
	| 'freckles'
	| 'earring'
	| 'headphones'
	| 'blush'
	| 'shades';
export type Top = 'stripes' | 'collar' | 'roll' | 'plain' | 'overall' | 'hood';

export interface Portrait {
	kind: 'portrait';
	skin: string;
	hair: Hair;
	hairColour: string;
	top: Top;
	topColour: string;
	backdrop: Backdrop;
	extras?: readonly Extra[];
}

/** Drawn on a square of this size. */
const SIDE = 256;

const hairBack: Partial<Record<Hair, (colour: string) => string>> = {
	bob: colour =>
		path('M66 122C60 60 96 40 128 40S196 60 190 122C194 156 190 176 176 182H80C66 176 62 156 66 122Z', colour),
	long: colour =>
		path('M64 122C58 58 94 38 128 38S198 58 192 122C196 180 204 214 198 238H58C52 214 60 180 64 122Z', colour),
	wavy: colour =>
		path(
			'M64 120C58 58 94 36 128 36S198 58 192 120C204 140 186 154 200 174C210 194 188 206 196 226H60C68 206 46 194 56 174C70 154 52 140 64 120Z',
			colour,
		),
	bun: colour => circle(128, 40, 27, colour),
	ponytail: colour => path('M176 70C222 66 226 128 208 178C202 196 190 196 188 182C196 142 192 110 166 92Z', colour),
	afro: colour =>
		[
			[128, 82, 66],
			[80, 96, 38],
			[176, 96, 38],
			[94, 62, 38],
			[162, 62, 38],
			[74, 124, 28],
			[182, 124, 28],
		]
			.map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, colour))
			.join(''),
	curly: colour =>
		[
			[72, 128, 24],
			[184, 128, 24],
			[70, 100, 26],
			[186, 100, 26],
			[82, 74, 28],
			[174, 74, 28],
			[74, 154, 20],
			[182, 154, 20],
		]
			.map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, colour))
			.join(''),
	braids: colour =>
		[60, 196]
			.map(x =>
				[136, 160, 184, 206]
					.map((y, i) => ellipse(x, y, 13 - i * 1.5, 15, i % 2 ? darker(colour, 0.14) : colour))
					.join(''),
			)
			.join(''),
	scarf: colour =>
		path('M60 130C52 56 92 34 128 34S204 56 196 130C200 180 188 204 174 214H82C68 204 56 180 60 130Z', colour),
};

const hairFront: Partial<Record<Hair, (colour: string) => string>> = {
	short: colour =>
		path(
			'M76 112C70 66 96 48 130 48S188 66 180 112C176 98 170 90 160 86C140 96 104 92 92 84C82 90 78 100 76 112Z',
			colour,
		),
	side: colour =>
		path(
			'M74 118C66 62 98 44 134 46S192 70 182 114C178 100 172 92 168 84C146 96 112 92 100 74C98 92 82 98 74 118Z',
			colour,
		),
	bob: colour =>
		path(
			'M72 126C68 64 98 48 128 48S188 64 184 126C178 108 176 96 170 88C142 96 114 96 86 88C80 96 78 108 72 126Z',
			colour,
		),
	long: colour => path('M72 128C66 64 98 46 128 46S190 64 184 128C182 104 166 92 140 72C124 92 82 98 72 128Z', colour),
	wavy: colour => path('M72 124C66 62 98 46 128 46S190 62 184 124C182 100 164 96 150 74C132 96 84 96 72 124Z', colour),
	bun: colour => path('M76 114C72 66 98 50 128 50S184 66 180 114C174 92 154 78 128 78S82 92 76 114Z', colour),
	ponytail: colour =>
		path('M74 116C70 64 98 48 130 48S188 66 182 116C176 94 160 86 142 80C116 84 84 92 74 116Z', colour),
	curly: colour =>
		[
			[88, 80, 20],
			[108, 66, 22],
			[132, 62, 23],
			[156, 68, 22],
			[172, 84, 18],
			[82, 98, 14],
			[178, 100, 14],
		]
			.map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, colour))
			.join(''),
	afro: colour => path('M76 112C70 60 98 44 128 44S186 60 180 112C172 92 152 84 128 84S84 92 76 112Z', colour),
	buzz: colour =>
		path('M76 108C72 66 100 52 128 52S184 66 180 108C176 90 160 80 128 80S80 90 76 108Z', colour, 'opacity=".55"'),
	spiky: colour =>
		path(
			'M74 114C66 84 76 62 84 66C82 50 100 42 106 54C112 36 130 34 134 50C144 36 162 42 160 58C176 52 188 72 182 114C178 100 172 92 164 88L152 96L142 84L128 98L114 84L102 96L92 88C84 94 78 102 74 114Z',
			colour,
		),
	braids: colour =>
		path('M72 134C66 64 98 48 128 48S190 64 184 134C180 102 156 88 128 70C100 88 76 102 72 134Z', colour),
	scarf: colour =>
		path('M68 132C62 68 96 48 128 48S194 68 188 132C184 96 160 76 128 76S72 96 68 132Z', lighter(colour, 0.1)),
	beanie: colour =>
		path('M70 96C68 54 98 36 128 36S188 54 186 96Z', colour) +
		rect(64, 84, 128, 24, darker(colour, 0.16), 'rx="11"') +
		[80, 96, 112, 128, 144, 160, 176].map(x => stroke(`M${x} 88V104`, lighter(colour, 0.22), 2.4)).join('') +
		circle(128, 34, 13, lighter(colour, 0.35)),
	cap: colour =>
		path('M72 96C70 58 98 42 128 42S186 58 184 96Z', colour) +
		path('M120 84C156 78 204 84 218 102C190 98 156 98 120 100Z', darker(colour, 0.2)) +
		circle(128, 44, 5, darker(colour, 0.25)),
	sailor: colour =>
		path('M70 92C64 62 92 44 128 44S192 62 186 92Z', '#fbfaf4') +
		path('M66 80H190V100C170 92 86 92 66 100Z', colour) +
		circle(128, 88, 7, '#e2b464') +
		path('M150 44C166 44 176 52 178 60L160 58Z', colour),
};

const extras: Record<Extra, (skin: string, hair: string) => string> = {
	glasses: () =>
		[104, 152]
			.map(x => rect(x - 18, 110, 36, 27, '#ffffff', 'rx="9" fill-opacity=".22" stroke="#22303f" stroke-width="4"'))
			.join('') + stroke('M122 121H134', '#22303f', 4),
	round: () =>
		[104, 152]
			.map(x => circle(x, 124, 18, '#ffffff', 'fill-opacity=".22" stroke="#8a5a2b" stroke-width="4"'))
			.join('') + stroke('M122 122q6 -5 12 0', '#8a5a2b', 4),
	shades: () =>
		[104, 152]
			.map(x =>
				path(`M${x - 20} 112H${x + 20}C${x + 20} 132 ${x + 12} 138 ${x} 138S${x - 20} 132 ${x - 20} 112Z`, '#1b2430'),
			)
			.join('') +
		stroke('M122 116H134', '#1b2430', 5) +
		[98, 146].map(x => stroke(`M${x - 6} 118l8 -3`, '#ffffff', 3, 'opacity=".5"')).join(''),
	beard: (_, hair) =>
		path(
			'M76 126C78 176 100 196 128 196S178 176 180 126C174 142 166 150 152 148C142 142 114 142 104 148C90 150 82 142 76 126Z',
			hair,
		) + path('M110 160Q128 172 146 160Q128 168 110 160Z', '#f6e9e0'),
	moustache: (_, hair) =>
		path(
			'M128 148C116 142 98 148 92 158C106 164 122 160 128 154C134 160 150 164 164 158C158 148 140 142 128 148Z',
			hair,
		),
	freckles: skin =>
		[
			[96, 142],
			[104, 147],
			[112, 141],
			[144, 141],
			[152, 147],
			[160, 142],
		]
			.map(([x, y]) => circle(x ?? 0, y ?? 0, 2, darker(skin, 0.3), 'opacity=".7"'))
			.join(''),
	earring: () => [72, 184].map(x => circle(x, 150, 5, '#e2b464')).join(''),
	headphones: () =>
		stroke('M66 122C62 66 94 40 128 40S194 66 190 122', '#2b3948', 9) +
		[62, 180].map(x => rect(x - 4, 108, 22, 42, '#e2b464', 'rx="10"')).join(''),
	blush: () => [96, 160].map(x => ellipse(x, 146, 12, 7, '#ef7f7f', 'opacity=".38"')).join(''),
};

function drawTop(c: Canvas, kind: Top, colour: string): string {
	const body = 'M30 262C34 214 70 200 104 192H152C186 200 222 214 226 262Z';
	const shade = c.clipped(`<path d="${body}"/>`, rect(128, 180, 140, 90, '#0a1424', 'opacity=".1"'));
	const base = path(body, colour);
	switch (kind) {
		case 'stripes':
			return (
				base +
				c.clipped(
					`<path d="${body}"/>`,
					[206, 222, 238, 254].map(y => rect(0, y, SIDE, 8, mix(colour, '#f6f1e4', 0.85))).join(''),
				) +
				shade
			);
		case 'collar':
			return (
				base +
				path('M104 190L128 216L108 232L88 200Z', '#fbf8f0') +
				path('M152 190L128 216L148 232L168 200Z', '#ece6d8') +
				shade
			);
		case 'roll':
			return (
				base +
				rect(98, 176, 60, 28, lighter(colour, 0.12), 'rx="12"') +
				[108, 118, 128, 138, 148].map(x => stroke(`M${x} 182V198`, darker(colour, 0.16), 2.4)).join('') +
				shade
			);
		case 'overall':
			return (
				path(body, '#f1e9d8') +
				rect(92, 216, 72, 50, colour, 'rx="6"') +
				stroke('M96 220L84 196', colour, 13) +
				stroke('M160 220L172 196', colour, 13) +
				circle(97, 222, 5, '#e2b464') +
				circle(159, 222, 5, '#e2b464') +
				shade
			);
		case 'hood':
			return (
				base +
				path('M84 200C92 176 164 176 172 200C160 226 96 226 84 200Z', darker(colour, 0.2)) +
				stroke('M112 214V238', '#fbf8f0', 3.4) +
				stroke('M144 214V232', '#fbf8f0', 3.4) +
				shade
			);
		default:
			return base + shade;
	}
}

/** A face in flat shapes, lit from the left. */
export function drawPortrait(seed: string, look: Portrait): string {
	const c = new Canvas(SIDE, SIDE, seed);
	const { skin, hairColour } = look;
	const has = new Set(look.extras ?? []);
	drawBackdrop(c, look.backdrop);
	const face = 'M76 108C74 68 98 52 128 52S182 68 180 108C180 152 160 186 128 186S76 152 76 108Z';
	const ink = mix(darker(skin, 0.75), '#1b1420', 0.4);
	const open = c.random.chance(0.72);
	c.add(
		hairBack[look.hair]?.(darker(hairColour, 0.12)) ?? '',
		path('M104 164H152V204Q128 226 104 204Z', darker(skin, 0.16)),
		drawTop(c, look.top, look.topColour),
		look.top === 'plain' || look.top === 'stripes'
			? path('M102 190Q128 220 154 190L152 184H104Z', darker(skin, 0.1))
			: '',
		look.hair === 'scarf'
			? ''
			: ellipse(74, 126, 11, 15, darker(skin, 0.08)) + ellipse(182, 126, 11, 15, darker(skin, 0.14)),
		path(face, skin),
		c.clipped(
			`<path d="${face}"/>`,
			rect(142, 40, 60, 160, '#0a1424', 'opacity=".07"') + ellipse(128, 62, 60, 22, '#0a1424', 'opacity=".06"'),
		),
		has.has('blush') ? extras.blush(skin, hairColour) : '',
		has.has('freckles') ? extras.freckles(skin, hairColour) : '',
	);
	for (const x of [104, 152]) {
		c.add(
			open
				? ellipse(x, 124, 5.4, 6.6, ink) + circle(x + 2, 121.6, 1.9, '#ffffff')
				: stroke(`M${x - 8} 125q8 -8 16 0`, ink, 4.2),
		);
		c.add(
			stroke(
				`M${x - 11} ${n(108 + (x < 128 ? 1 : 0))}q11 -7 22 0`,
				look.hair === 'bald' ? ink : darker(hairColour, 0.35),
				4,
			),
		);
	}
	c.add(stroke('M128 126q-7 14 1 17', darker(skin, 0.28), 3.6));
	if (has.has('beard')) c.add(extras.beard(skin, hairColour));
	else
		c.add(
			c.random.chance(0.5)
				? stroke('M112 160q16 13 32 0', darker(skin, 0.5), 4.2)
				: path('M110 157Q128 180 146 157Q128 163 110 157Z', '#8f2f3c') +
						path('M114 158.5Q128 163 142 158.5L140 162Q128 166 116 162Z', '#ffffff'),
		);
	c.add(hairFront[look.hair]?.(hairColour) ?? '');
	for (const extra of ['moustache', 'glasses', 'round', 'shades', 'earring', 'headphones'] as const)
		if (has.has(extra)) c.add(extras[extra](skin, hairColour));
	return c.toString();
}
