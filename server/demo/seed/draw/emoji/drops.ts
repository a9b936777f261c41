import { circle, ellipse, path, stroke } from '../Canvas';
import { darker } from '../colour';

/** The server's mascot: a drop of sea water with moods. Drawn on 128 by 128. */
const INK = '#10283f';

const body = (colour: string): string =>
	path('M64 6C78 28 108 50 108 80C108 106 88 122 64 122S20 106 20 80C20 50 50 28 64 6Z', darker(colour, 0.3)) +
	path('M64 12C77 33 103 53 103 80C103 103 86 117 64 117S25 103 25 80C25 53 51 33 64 12Z', colour) +
	path(
		'M25 80C25 103 42 117 64 117S103 103 103 80C103 74 101.5 68 99 62.500C98 92 82 106 62 106C46 106 32 98 27 70C25.5 73 25 76.5 25 80Z',
		darker(colour, 0.14),
	) +
	ellipse(44, 56, 7, 14, '#ffffff', 'transform="rotate(24 44 56)" opacity=".55"') +
	circle(37, 75, 3.6, '#ffffff', 'opacity=".5"');

const dots = (y = 76): string =>
	[47, 81].map(x => ellipse(x, y, 6, 7.4, INK) + circle(x + 2, y - 2.6, 2.2, '#ffffff')).join('');
const arcs = (up: boolean): string =>
	[47, 81].map(x => stroke(`M${x - 8} 77q8 ${up ? -10 : 10} 16 0`, INK, 5)).join('');
const blush = [36, 92].map(x => ellipse(x, 89, 7, 4.4, '#ff8a8a', 'opacity=".65"')).join('');
const smile = stroke('M54 90q10 9 20 0', INK, 4.6);
const grin =
	path('M49 88H79C79 102 72 108 64 108S49 102 49 88Z', INK) + path('M56 103q8 -7 16 0q-8 7 -16 0Z', '#ff7d7d');
const frown = stroke('M54 97q10 -9 20 0', INK, 4.6);
const heart = (x: number, y: number, s: number, colour = '#e2483f'): string =>
	path(
		`M${x} ${y + s}C${x - s * 1.5} ${y} ${x - s * 0.9} ${y - s * 0.9} ${x} ${y - s * 0.2}C${x + s * 0.9} ${y - s * 0.9} ${x + s * 1.5} ${y} ${x} ${y + s}Z`,
		colour,
	);
const tear = (x: number, y: number): string =>
	path(`M${x} ${y}c5 8 7 11 7 15a7 7 0 0 1 -14 0c0 -4 2 -7 7 -15Z`, '#ffffff', 'stroke="#7cc4e8" stroke-width="2"');
const brows = (tilt: number): string =>
	stroke(`M38 ${64 + tilt}L56 ${64 - tilt}`, INK, 4.4) + stroke(`M90 ${64 + tilt}L72 ${64 - tilt}`, INK, 4.4);

const SEA = '#56b3dc';

/** Name, face, and the drop's colour if it isn't the usual one. */
const moods: readonly (readonly [mood: string, face: string, colour?: string])[] = [
	['happy', dots() + smile + blush],
	['joy', arcs(true) + grin + blush],
	['love', heart(47, 76, 9) + heart(81, 76, 9) + smile + blush],
	['cry', arcs(false) + frown + tear(38, 82) + tear(92, 84)],
	[
		'sleepy',
		arcs(false) +
			stroke('M58 94h12', INK, 4.4) +
			stroke('M92 22h14L92 38h14', '#7fa8c4', 5) +
			stroke('M110 44h9l-9 10h9', '#7fa8c4', 4),
	],
	['angry', dots(80) + brows(-5) + frown, '#e2735f'],
	[
		'think',
		dots(74) +
			stroke('M38 62q8 -7 16 -2', INK, 4.4) +
			stroke('M56 95q10 -4 18 1', INK, 4.6) +
			circle(84, 112, 11, '#f6d3b8') +
			stroke('M82 104L76 96', '#f6d3b8', 8),
	],
	[
		'cool',
		path('M30 68H98C98 84 92 90 82 90S66 82 64 74C62 82 56 90 46 90S30 84 30 68Z', INK) +
			smile.replaceAll('90', '98') +
			stroke('M40 74l8 -3M74 74l8 -3', '#ffffff', 3),
	],
	[
		'shock',
		[47, 81].map(x => circle(x, 74, 9, '#ffffff') + circle(x, 74, 4, INK)).join('') + ellipse(64, 100, 8, 10, INK),
		'#8fb9cf',
	],
	[
		'wink',
		ellipse(47, 76, 6, 7.4, INK) +
			circle(49, 73, 2.2, '#ffffff') +
			stroke('M73 77q8 -8 16 0', INK, 5) +
			smile +
			path('M62 94q6 14 12 0Z', '#ff7d7d'),
	],
	['blush', arcs(true) + stroke('M56 92q8 6 16 0', INK, 4.4) + blush + blush, '#f0a3b4'],
	[
		'sick',
		[47, 81].map(x => stroke(`M${x - 7} 70l14 12M${x + 7} 70l-14 12`, INK, 4.4)).join('') +
			stroke('M50 96q4 -6 8 0t8 0t8 0', INK, 4.4),
		'#8fc27a',
	],
	[
		'salute',
		dots(80) +
			smile +
			path('M28 52C34 26 94 26 100 52C84 44 44 44 28 52Z', '#fbfaf4', `stroke="${INK}" stroke-width="3"`) +
			path('M26 56C44 46 84 46 102 56L100 62C84 54 44 54 28 62Z', '#1f4a6b') +
			circle(64, 44, 5, '#e2b464'),
	],
	[
		'tea',
		dots(72) +
			stroke('M58 86q6 5 12 0', INK, 4) +
			path('M44 94H84C84 110 78 118 64 118S44 110 44 94Z', '#f7f1e4', `stroke="${INK}" stroke-width="3"`) +
			stroke('M85 98c10 -1 9 12 -3 12', INK, 3.6) +
			stroke('M56 88c-4 -5 4 -6 0 -12M70 88c-4 -5 4 -6 0 -12', '#ffffff', 3, 'opacity=".9"'),
	],
	[
		'party',
		arcs(true) +
			grin +
			path('M64 0L84 34Q64 42 44 34Z', '#e2b464') +
			stroke('M56 18l14 6M51 28l22 7', '#e2483f', 4) +
			[
				[14, 30, '#e2483f'],
				[24, 14, '#e2b464'],
				[106, 24, '#6fb37a'],
				[116, 44, '#e39bb4'],
				[12, 54, '#6fb37a'],
				[100, 8, '#8a6fc0'],
			]
				.map(([x, y, colour]) => circle(Number(x), Number(y), 5, String(colour)))
				.join(''),
	],
];

export const drops = moods.map(([mood, face, colour]) => ({ name: `drop_${mood}`, svg: body(colour ?? SEA) + face }));

/** The cheering drop, for the animated one. */
export const cheeringDrop = body(SEA) + arcs(true) + grin + blush;
