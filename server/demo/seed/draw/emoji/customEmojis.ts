import { group, path, placed, rect } from '../Canvas';
import { cheeringDrop, drops } from './drops';
import { buoy, compass, gear } from './gear';
import { shore } from './shore';

export interface CustomEmoji {
	name: string;
	category: string;
	aliases: readonly string[];
	license: string;
	width: number;
	height: number;
	/** Its frames as SVG text; several for an animated one. */
	frames: readonly string[];
	isSensitive?: boolean;
	localOnly?: boolean;
}

const LICENSE = 'CC0, drawn by Quarterdeck';
const FRAMES = 10;

const svg = (content: string, width = 128): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="128" viewBox="0 0 ${width} 128">${content}</svg>`;

function still(
	name: string,
	content: string,
	category: string,
	aliases: readonly string[] = [],
	width = 128,
): CustomEmoji {
	return { name, category, aliases, license: LICENSE, width, height: 128, frames: [svg(content, width)] };
}

function moving(
	name: string,
	category: string,
	aliases: readonly string[],
	frame: (turn: number) => string,
): CustomEmoji {
	const frames = Array.from({ length: FRAMES }, (_, index) => svg(frame(index / FRAMES)));
	return { name, category, aliases, license: LICENSE, width: 128, height: 128, frames };
}

const wave = (turn: number): number => Math.sin(turn * Math.PI * 2);

/** Flags on a line, wider than high. */
const bunting = ['#d2452f', '#f0b03f', '#1f5fa0', '#6fb37a', '#8a6fc0', '#e2783f', '#3f9fc6', '#e39bb4']
	.map((colour, index) =>
		path(
			`M${10 + index * 46} ${26 + (index % 2) * 5}h38l-19 58Z`,
			colour,
			'stroke="#1b2d3f" stroke-width="4" stroke-linejoin="round"',
		),
	)
	.join('');

/** All custom emojis of the home server. */
export const customEmojis: readonly CustomEmoji[] = [
	...drops.map(({ name, svg: content }) => still(name, content, 'drops', [name.slice(5)])),
	...gear.map(([name, content, category, aliases]) => still(name, content, category, aliases)),
	...shore.map(([name, content, category, aliases]) => still(name, content, category, aliases)),
	still('bunting', rect(0, 18, 384, 8, '#7d5330', 'rx="4"') + bunting, 'signals', ['party', 'flags'], 384),
	moving('compass_spin', 'moving', ['lost', 'where'], turn => compass(turn * 360)),
	moving('buoy_bob', 'moving', ['waiting'], turn =>
		group(buoy(wave(turn) * 13), `transform="translate(0 ${Math.round(wave(turn + 0.25) * 4)})"`),
	),
	moving('drop_cheer', 'moving', ['yay', 'hooray'], turn =>
		placed(64 - 64 * (1 + wave(turn) * 0.06), 6 - Math.abs(wave(turn)) * 8, 1 + wave(turn) * 0.06, cheeringDrop),
	),
];

/** Emojis of the other servers, in the shapes of ours with other colours: name and picture. */
export const remoteEmojis: readonly { host: string; name: string; svg: string }[] = [
	['tidepool.example', 'pool_joy', 'drop_joy'],
	['tidepool.example', 'pool_star', 'starfish'],
	['tidepool.example', 'pool_puff', 'puffer'],
	['tidepool.example', 'pool_shell', 'shell'],
	['shipyard.example', 'yard_hook', 'hook'],
	['shipyard.example', 'yard_helm', 'helm'],
	['shipyard.example', 'yard_barrel', 'barrel'],
	['shipyard.example', 'yard_bell', 'bell'],
].map(([host = '', name = '', like = '']) => {
	const ground = host === 'tidepool.example' ? '#2a9d8f' : '#b5542f';
	const drawn = customEmojis.find(emoji => emoji.name === like)?.frames[0] ?? '';
	const content = drawn.slice(drawn.indexOf('>') + 1, drawn.lastIndexOf('</svg>'));
	return { host, name, svg: svg(rect(4, 4, 120, 120, ground, 'rx="34"') + placed(18, 18, 0.72, content)) };
});
