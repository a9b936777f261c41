import { circle, ellipse, line, path, polygon, rect, stroke } from '../Canvas';
import type { EmojiRow } from './EmojiRow';

const INK = '#1b2d3f';
const edge = `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`;
const eye = (x: number, y: number, r = 6): string =>
	circle(x, y, r, '#ffffff', `stroke="${INK}" stroke-width="3"`) + circle(x + 1, y + 0.5, r * 0.5, INK);

const gullHead = (extra: string): string =>
	path('M24 122C18 66 34 22 72 22S112 60 108 122Z', '#fbfaf6', edge) +
	path('M44 62C22 58 8 66 4 76C20 86 40 82 50 76Z', '#f0b03f', edge) +
	circle(16, 76, 3.6, '#d2452f') +
	extra;

const moon = (shade: string): string =>
	circle(64, 64, 54, '#f6ecc4', edge) +
	shade +
	[
		[48, 44, 8],
		[84, 58, 6],
		[58, 88, 9],
		[86, 90, 5],
	]
		.map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, '#d9c988', 'opacity=".8"'))
		.join('');

export const shore: readonly EmojiRow[] = [
	['gull', gullHead(eye(62, 52, 7)), 'animals', ['seagull']],
	[
		'gull_stare',
		gullHead(circle(62, 52, 13, '#ffffff', edge) + circle(60, 52, 4, INK) + stroke('M46 36q14 -8 30 0', INK, 4)),
		'animals',
		['seagull', 'stare', 'chips'],
	],
	[
		'gull_sleep',
		gullHead(stroke('M52 54q10 8 20 0', INK, 5) + stroke('M94 12h14L94 28h14', '#7fa8c4', 5)),
		'animals',
		['seagull', 'sleep'],
	],
	[
		'gull_scream',
		path('M24 122C18 66 34 22 72 22S112 60 108 122Z', '#fbfaf6', edge) +
			path('M46 54C26 40 10 40 2 46C16 64 34 66 50 64Z', '#f0b03f', edge) +
			path('M48 72C28 76 14 88 12 98C30 98 44 92 54 82Z', '#f0b03f', edge) +
			path('M46 62C30 62 24 70 20 76C34 82 44 78 52 74Z', '#b3372f') +
			stroke('M56 46l14 8M70 46l-14 8', INK, 5) +
			stroke('M112 20l12 -10M116 40l12 -4', '#e2573f', 5),
		'animals',
		['seagull', 'aaa'],
	],
	[
		'crab',
		[1, -1]
			.map(
				s =>
					`<g transform="translate(64 0) scale(${s} 1)">${stroke('M30 90q22 2 28 22M34 82q22 -2 28 10', '#b93d2e', 8)}${stroke('M36 74q20 -8 16 -30', '#b93d2e', 10)}${path('M52 48C38 40 38 18 50 12L53 28L62 14C70 28 66 44 52 48Z', '#e2573f', edge)}${stroke('M12 62V48', '#b93d2e', 7)}${eye(12, 44, 8)}</g>`,
			)
			.join('') +
			path('M22 86C22 64 42 58 64 58S106 64 106 86C106 104 86 112 64 112S22 104 22 86Z', '#e2573f', edge) +
			stroke('M52 92q12 10 24 0', INK, 5),
		'animals',
		['sideways'],
	],
	[
		'octopus',
		[18, 40, 64, 88, 110]
			.map((x, i) =>
				stroke(`M${34 + i * 15} 84C${x} 96 ${x - 6} 110 ${x + (i - 2) * 3} 118`, i % 2 ? '#b9567a' : '#d0688c', 12),
			)
			.join('') +
			path('M24 62C24 30 42 10 64 10S104 30 104 62C104 84 86 94 64 94S24 84 24 62Z', '#d0688c', edge) +
			eye(48, 60, 9) +
			eye(80, 60, 9) +
			stroke('M56 78q8 6 16 0', INK, 4.4),
		'animals',
		['tako'],
	],
	[
		'whale_hello',
		path(
			'M10 78C10 48 36 36 62 38C86 40 96 60 102 62C112 60 112 48 106 40C116 40 120 48 118 54C124 50 126 54 126 60C122 76 112 108 70 112C34 114 10 104 10 78Z',
			'#4f86a8',
			edge,
		) +
			path('M14 86C36 94 66 94 92 80C84 104 66 110 48 108C30 106 16 98 14 86Z', '#dfe9ec') +
			eye(38, 72, 5) +
			stroke('M40 28V14M40 18q-12 -10 -18 2M40 18q12 -10 18 2', '#7cc4e8', 6),
		'animals',
		['whale'],
	],
	[
		'fish',
		path('M10 64C24 34 64 30 90 58L118 36Q110 64 118 92L90 70C64 98 24 94 10 64Z', '#f0a13f', edge) +
			path('M44 42C52 22 70 24 78 36L72 48Z', '#e2783f', edge) +
			eye(34, 58, 7) +
			stroke('M54 50q8 14 0 28M68 52q6 12 0 24', '#d2762f', 4),
		'animals',
		['sakana'],
	],
	[
		'puffer',
		[0, 36, 72, 108, 144, 180, 216, 252, 288, 324]
			.map(
				a =>
					`<g transform="rotate(${a} 60 66)">${polygon(
						[
							[54, 24],
							[60, 6],
							[66, 24],
						],
						'#d9b45f',
						edge,
					)}</g>`,
			)
			.join('') +
			circle(60, 66, 44, '#f3d27a', edge) +
			path('M18 76C24 106 50 112 66 110S100 94 102 76C80 92 40 92 18 76Z', '#fdf6e0') +
			polygon(
				[
					[102, 62],
					[124, 46],
					[122, 84],
				],
				'#e2a83f',
				edge,
			) +
			eye(44, 54, 9) +
			eye(74, 54, 9) +
			ellipse(59, 78, 7, 6, INK),
		'animals',
		['fugu', 'spiky'],
	],
	[
		'starfish',
		`<g transform="rotate(8 64 66)">${path('M64 8C72 8 74 40 82 46S122 46 122 56S98 76 96 86S104 118 96 122S72 104 64 104S40 126 32 122S34 96 32 86S6 66 6 56S38 52 46 46S56 8 64 8Z', '#f08a5d', edge)}${[
			[64, 30],
			[96, 58],
			[84, 96],
			[44, 96],
			[32, 58],
		]
			.map(([x, y]) => circle(x ?? 0, y ?? 0, 4.5, '#ffd1b5'))
			.join('')}${eye(54, 62, 6)}${eye(76, 62, 6)}${stroke('M58 76q7 6 14 0', INK, 4)}</g>`,
		'animals',
		['star'],
	],
	[
		'snail',
		path(
			'M8 112C8 98 30 104 50 104H96C104 104 106 84 108 70C112 58 124 62 122 74C120 98 112 116 96 116H14Z',
			'#d9b48f',
			edge,
		) +
			circle(56, 66, 40, '#a86f8f', edge) +
			stroke('M56 66m0 0c8 -8 16 4 6 12s-28 0 -24 -18s34 -20 40 4', INK, 4.6) +
			stroke('M112 62V48M120 64L126 52', INK, 4),
		'animals',
		['slow'],
	],
	[
		'seal_up',
		path('M18 124C10 70 34 20 64 20S118 70 110 124Z', '#8c99a8', edge) +
			ellipse(64, 78, 24, 17, '#c9d1da') +
			ellipse(64, 68, 8, 5.5, INK) +
			circle(44, 54, 7, INK) +
			circle(84, 54, 7, INK) +
			circle(46, 51, 2.5, '#ffffff') +
			circle(86, 51, 2.5, '#ffffff') +
			stroke('M54 84q10 8 20 0', INK, 4),
		'animals',
		['seal'],
	],
	[
		'shell',
		path('M64 118C44 112 10 92 12 58C14 30 40 12 64 12S114 30 116 58C118 92 84 112 64 118Z', '#f2b5a7', edge) +
			stroke(
				'M64 116V16M64 116C52 84 42 56 40 24M64 116C76 84 86 56 88 24M64 116C44 96 24 76 18 46M64 116C84 96 104 76 110 46',
				'#c9705f',
				4,
			) +
			path('M46 110H82L76 124H52Z', '#e8a08f', edge),
		'shore',
		['kai'],
	],
	[
		'tide_high',
		rect(8, 8, 112, 112, '#dff0f2', `rx="22" ${edge}`) +
			path('M10 44q13 -12 27 0t27 0t27 0t27 0V98Q118 118 98 118H30Q10 118 10 98Z', '#3f9fc6') +
			stroke('M64 36V14M52 24L64 12L76 24', '#d2452f', 7),
		'shore',
		['flood', 'up'],
	],
	[
		'tide_low',
		rect(8, 8, 112, 112, '#dff0f2', `rx="22" ${edge}`) +
			path('M10 92q13 -10 27 0t27 0t27 0t27 0V98Q118 118 98 118H30Q10 118 10 98Z', '#3f9fc6') +
			stroke('M64 24V70M50 58L64 72L78 58', '#1f5fa0', 7),
		'shore',
		['ebb', 'down'],
	],
	[
		'fog',
		[26, 48, 70, 92, 112]
			.map((y, i) => stroke(`M${14 + (i % 2) * 16} ${y}H${96 + (i % 2) * 18}`, i % 2 ? '#b9c7cd' : '#8fa3ad', 12))
			.join(''),
		'sky',
		['mist', 'grey'],
	],
	[
		'big_wave',
		path(
			'M4 118V74C22 74 34 60 40 44C50 16 88 6 108 26C118 36 118 52 108 58C110 44 98 36 88 42C74 50 78 74 98 82C108 86 118 86 124 84V118Z',
			'#2f8fbc',
			edge,
		) +
			stroke('M18 94C42 90 52 70 58 56M34 108C60 104 72 92 78 84', '#ffffff', 5, 'opacity=".75"') +
			[
				[112, 18],
				[120, 32],
				[96, 10],
			]
				.map(([x, y]) => circle(x ?? 0, y ?? 0, 4, '#7cc4e8'))
				.join(''),
		'shore',
		['wave', 'surf'],
	],
	['moon_full', moon(''), 'sky', ['moon']],
	[
		'aurora',
		rect(6, 6, 116, 116, '#0d2440', `rx="24" ${edge}`) +
			path('M14 40C40 20 52 66 78 44S112 40 114 52V88C96 70 84 92 62 80S34 60 14 80Z', '#6ff0b3', 'opacity=".75"') +
			path('M14 60C40 44 60 84 84 62S112 62 114 70V92C96 80 80 98 60 90S30 80 14 92Z', '#8a7be0', 'opacity=".7"') +
			[
				[30, 24],
				[60, 18],
				[98, 26],
				[84, 108],
				[40, 106],
			]
				.map(([x, y]) => circle(x ?? 0, y ?? 0, 2.6, '#ffffff'))
				.join(''),
		'sky',
		['northern_lights'],
	],
	[
		'mug',
		path('M20 34H88V100C88 114 78 120 64 120H44C30 120 20 114 20 100Z', '#d2573f', edge) +
			stroke('M90 52C120 46 120 96 90 92', INK, 15) +
			stroke('M90 52C120 46 120 96 90 92', '#d2573f', 8) +
			ellipse(54, 34, 34, 8, '#6b3a1f', edge) +
			stroke('M42 22c-6 -8 6 -10 0 -18M64 22c-6 -8 6 -10 0 -18', '#b9c7cd', 5),
		'galley',
		['coffee', 'tea'],
	],
	[
		'bread',
		path('M16 92C2 60 30 34 64 34S126 60 112 92C110 108 18 108 16 92Z', '#d99a52', edge) +
			stroke('M42 50l12 24M66 46l12 24M90 52l8 20', '#f6dfb0', 8),
		'galley',
		['loaf', 'pan'],
	],
	[
		'soup',
		path('M8 60H120C120 96 96 116 64 116S8 96 8 60Z', '#f4efe2', edge) +
			ellipse(64, 60, 56, 15, '#e0913f', edge) +
			[
				[44, 58],
				[70, 64],
				[88, 56],
			]
				.map(([x, y]) => circle(x ?? 0, y ?? 0, 5, '#7ab648'))
				.join('') +
			stroke('M44 36c-6 -8 6 -12 0 -22M64 36c-6 -8 6 -12 0 -22M84 36c-6 -8 6 -12 0 -22', '#b9c7cd', 5),
		'galley',
		['chowder'],
	],
	[
		'onigiri',
		path('M64 12C78 12 116 82 114 98C112 116 16 116 14 98C12 82 50 12 64 12Z', '#fdfcf6', edge) +
			path('M40 76H88V114H40Z', '#1f3b33', edge),
		'galley',
		['rice'],
	],
	[
		'lamp_on',
		circle(64, 70, 56, '#ffe08a', 'opacity=".45"') +
			rect(40, 40, 48, 58, '#fff0b8', edge) +
			rect(34, 94, 60, 16, '#5f6f7d', edge) +
			path('M36 42L50 22H78L92 42Z', '#5f6f7d', edge) +
			stroke('M50 22C50 4 78 4 78 22', INK, 6) +
			path('M64 56C74 70 74 86 64 86S54 70 64 56Z', '#f0913f') +
			line(50, 42, 50, 94, INK, 4) +
			line(78, 42, 78, 94, INK, 4),
		'galley',
		['lantern', 'night'],
	],
];
