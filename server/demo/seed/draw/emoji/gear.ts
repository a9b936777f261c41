import { circle, ellipse, line, path, polygon, rect, stroke } from '../Canvas';
import type { EmojiRow } from './EmojiRow';

const INK = '#1b2d3f';
const edge = `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`;

const wheel = (): string => {
	const spokes = [0, 45, 90, 135]
		.map(
			a =>
				`<g transform="rotate(${a} 64 64)">${line(64, 8, 64, 120, '#8a5a35', 9)}${circle(64, 9, 7, '#a9774a')}${circle(64, 119, 7, '#a9774a')}</g>`,
		)
		.join('');
	return (
		spokes +
		circle(64, 64, 36, 'none', 'stroke="#7d5330" stroke-width="13"') +
		circle(64, 64, 36, 'none', 'stroke="#b98552" stroke-width="8"') +
		circle(64, 64, 13, '#e2b464', edge)
	);
};

/** A compass whose needle points `turn` degrees from north. */
export const compass = (turn: number): string =>
	circle(64, 64, 56, '#c79a4b', edge) +
	circle(64, 64, 46, '#fbf7ea', `stroke="${INK}" stroke-width="3"`) +
	[0, 90, 180, 270].map(a => `<g transform="rotate(${a} 64 64)">${line(64, 22, 64, 30, INK, 4)}</g>`).join('') +
	`<g transform="rotate(${turn} 64 64)">${polygon(
		[
			[64, 24],
			[75, 64],
			[53, 64],
		],
		'#d2452f',
	)}${polygon(
		[
			[64, 104],
			[75, 64],
			[53, 64],
		],
		'#5b7d92',
	)}</g>${circle(64, 64, 6, INK)}`;

/** A buoy on the water, leaning by `tilt` degrees. */
export const buoy = (tilt: number): string =>
	`<g transform="rotate(${tilt} 64 104)">${line(64, 8, 64, 30, INK, 5)}${circle(64, 12, 9, '#ffd36b', edge)}${path('M50 32H78L88 92H40Z', '#d2452f', edge)}${path('M47 50H81L84 68H44Z', '#fbfaf4')}${ellipse(64, 94, 38, 13, '#b33a2a', edge)}</g>` +
	path('M4 100q15 -12 30 0t30 0t30 0t30 0V126H4Z', '#3f9fc6') +
	stroke('M10 113q12 -8 24 0M58 115q12 -8 24 0', '#ffffff', 4, 'opacity=".7"');

/** A signal flag on its own, in stripes, quarters or a cross. */
const flag = (inner: string): string =>
	line(20, 8, 20, 122, '#7d5330', 8) +
	`<g transform="translate(26 14)">${inner}<rect width="92" height="68" fill="none" ${edge}/></g>`;

export const gear: readonly EmojiRow[] = [
	[
		'anchor_drop',
		circle(64, 22, 13, 'none', `stroke="${INK}" stroke-width="17"`) +
			circle(64, 22, 13, 'none', 'stroke="#5f8aa6" stroke-width="9"') +
			stroke('M64 38V110M40 50H88M20 76C24 102 42 112 64 112S104 102 108 76', INK, 18) +
			stroke('M64 38V110M40 50H88M20 76C24 102 42 112 64 112S104 102 108 76', '#5f8aa6', 10),
		'harbour',
		['anchor', 'stay'],
	],
	['buoy', buoy(0), 'harbour', ['float']],
	[
		'lighthouse',
		polygon(
			[
				[64, 34],
				[122, 14],
				[122, 54],
			],
			'#ffe08a',
			'opacity=".75"',
		) +
			polygon(
				[
					[64, 34],
					[6, 14],
					[6, 54],
				],
				'#ffe08a',
				'opacity=".75"',
			) +
			path('M48 118L54 46H74L80 118Z', '#fbfaf4', edge) +
			path('M52.5 66H75.500L77 84H51Z', '#d2452f') +
			path('M49.6 100H78.400L80 118H48Z', '#d2452f') +
			rect(46, 42, 36, 7, INK, 'rx="3"') +
			rect(53, 24, 22, 18, '#ffd36b', edge) +
			path('M50 24Q64 4 78 24Z', '#d2452f', edge),
		'harbour',
		['beacon', 'light'],
	],
	['helm', wheel(), 'harbour', ['wheel', 'steer']],
	[
		'sail',
		path('M68 8C108 40 108 70 106 86H68Z', '#fbfaf4', edge) +
			path('M60 20C36 48 26 66 22 86H60Z', '#e7ddc6', edge) +
			line(64, 6, 64, 98, '#7d5330', 7) +
			path('M12 94H118C112 114 100 120 88 120H40C26 120 16 112 12 94Z', '#d2452f', edge),
		'harbour',
		['boat', 'sailing'],
	],
	[
		'ferry',
		rect(74, 20, 14, 22, '#d2452f', edge) +
			rect(40, 40, 50, 20, '#fbfaf4', edge) +
			rect(24, 58, 82, 24, '#fbfaf4', edge) +
			[34, 50, 66, 82].map(x => circle(x + 4, 70, 5.5, '#7cc4e8', `stroke="${INK}" stroke-width="3"`)).join('') +
			path('M8 82H120L108 112H22Z', '#1f4a6b', edge) +
			stroke('M14 92H116', '#e2b464', 5),
		'harbour',
		['ship'],
	],
	[
		'rope',
		[0, 1, 2]
			.map(
				i =>
					ellipse(64, 84 - i * 18, 46 - i * 3, 19, '#c79a5b', edge) +
					stroke(`M${26 + i * 3} ${88 - i * 18}q38 18 ${76 - i * 6} 0`, '#a1763d', 4, 'stroke-dasharray="5 6"'),
			)
			.join('') +
			ellipse(64, 46, 22, 8, INK) +
			stroke('M104 78q18 10 14 36', INK, 15) +
			stroke('M104 78q18 10 14 36', '#c79a5b', 8),
		'harbour',
		['line'],
	],
	[
		'bell',
		path('M64 16C90 16 94 46 96 70C98 86 108 90 110 100H18C20 90 30 86 32 70C34 46 38 16 64 16Z', '#e2b464', edge) +
			circle(64, 110, 11, '#b98a3a', edge) +
			circle(64, 14, 7, '#b98a3a', edge) +
			stroke('M48 36c-4 12 -4 24 -6 36', '#ffffff', 6, 'opacity=".6"'),
		'harbour',
		['ring'],
	],
	[
		'life_ring',
		circle(64, 64, 42, 'none', `stroke="${INK}" stroke-width="32"`) +
			circle(64, 64, 42, 'none', 'stroke="#fbfaf4" stroke-width="24"') +
			[0, 90, 180, 270]
				.map(
					a =>
						`<g transform="rotate(${a} 64 64)"><path d="M50 10.800A54 54 0 0 1 78 10.800L72.6 34.200A30 30 0 0 0 55.4 34.200Z" fill="#e2572f"/></g>`,
				)
				.join(''),
		'harbour',
		['help', 'rescue'],
	],
	['compass', compass(38), 'harbour', ['north', 'direction']],
	[
		'sea_map',
		path('M8 28L44 14L84 30L120 16V102L84 116L44 100L8 114Z', '#f6f0dc', edge) +
			path('M44 14V100M84 30V116', 'none', `stroke="${INK}" stroke-width="3" opacity=".4"`) +
			path('M14 60C26 48 38 56 40 70S24 90 14 84Z', '#9cc8a0') +
			path('M92 40C110 36 116 50 112 62S94 62 92 40Z', '#9cc8a0') +
			stroke('M28 98C44 80 54 84 62 70S78 50 100 76', '#d2452f', 5, 'stroke-dasharray="1 10"') +
			stroke('M94 70l12 12M106 70l-12 12', '#d2452f', 5),
		'harbour',
		['map', 'chart', 'treasure'],
	],
	[
		'spyglass',
		`<g transform="rotate(-32 64 64)">${rect(6, 48, 46, 32, '#b98a3a', `rx="6" ${edge}`)}${rect(48, 52, 36, 24, '#d9b45f', edge)}${rect(82, 55, 36, 18, '#b98a3a', `rx="4" ${edge}`)}${rect(2, 44, 12, 40, '#7d5330', `rx="4" ${edge}`)}</g>`,
		'harbour',
		['look', 'ahoy'],
	],
	[
		'barrel',
		path('M30 14H98C112 46 112 82 98 114H30C16 82 16 46 30 14Z', '#a9774a', edge) +
			stroke('M22 42H106M22 86H106', INK, 11) +
			stroke('M22 42H106M22 86H106', '#8d9aa6', 6) +
			stroke('M48 16C42 46 42 82 48 112M80 16C86 46 86 82 80 112', '#7d5330', 3.5),
		'harbour',
		['rum'],
	],
	[
		'hook',
		stroke('M70 26V76C70 104 34 104 34 78V70', INK, 17) +
			stroke('M70 26V76C70 104 34 104 34 78V70', '#9fb2be', 9) +
			polygon(
				[
					[22, 76],
					[36, 56],
					[46, 78],
				],
				'#9fb2be',
				edge,
			) +
			circle(70, 20, 10, 'none', `stroke="${INK}" stroke-width="9"`),
		'harbour',
		['fishing'],
	],
	[
		'flag_yes',
		flag(
			[0, 1, 2, 3]
				.map(row => rect(0, row * 13.6, 92, 13.8, row === 2 ? '#d2452f' : row % 2 ? '#ffffff' : '#1f5fa0'))
				.join('') + rect(0, 54.4, 92, 13.6, '#1f5fa0'),
		),
		'signals',
		['charlie', 'affirmative', 'yes'],
	],
	[
		'flag_no',
		flag(
			[0, 1, 2, 3]
				.flatMap(row =>
					[0, 1, 2, 3].map(column => rect(column * 23, row * 17, 23, 17, (row + column) % 2 ? '#ffffff' : '#1f5fa0')),
				)
				.join(''),
		),
		'signals',
		['november', 'negative', 'no'],
	],
	[
		'flag_help',
		flag(rect(0, 0, 92, 68, '#ffffff') + path('M0 0L92 68M92 0L0 68', 'none', 'stroke="#d2452f" stroke-width="16"')),
		'signals',
		['victor', 'assist'],
	],
];
