import { Canvas, circle, placed, rect } from './Canvas';
import { gear } from './emoji/gear';
import { type PaletteName, palettes } from './palettes';
import { type SceneName, scenes } from './scenes/scenes';

/** The name of a drawn emoji used as the advertiser's logo. */
type Emblem = 'ferry' | 'rope' | 'sail' | 'compass' | 'lighthouse' | 'bell';

export interface Advert {
	name: string;
	place: 'square' | 'horizontal' | 'horizontal-big' | 'vertical';
	/** Weight among the ads of its place; 0 means only if there is no other. */
	ratio: number;
	priority: 'high' | 'middle' | 'low';
	/** The link. */
	url: string;
	scene: SceneName;
	palette: PaletteName;
	emblem: Emblem;
}

/** Pixels, for every place. */
const SIZES: Record<Advert['place'], readonly [width: number, height: number]> = {
	square: [600, 500],
	horizontal: [1200, 200],
	'horizontal-big': [1200, 400],
	vertical: [400, 800],
};

/** The ads of the demo world. */
export const adverts: readonly Advert[] = [
	{
		name: 'bakery',
		place: 'square',
		ratio: 2,
		priority: 'high',
		url: 'https://leeward.example/bakery',
		scene: 'breadLoaf',
		palette: 'autumn',
		emblem: 'bell',
	},
	{
		name: 'ropewalk',
		place: 'square',
		ratio: 1,
		priority: 'middle',
		url: 'https://leeward.example/ropewalk',
		scene: 'jetty',
		palette: 'rose',
		emblem: 'rope',
	},
	{
		name: 'ferry-line',
		place: 'horizontal',
		ratio: 1,
		priority: 'middle',
		url: 'https://leeward.example/ferry',
		scene: 'ferryCrossing',
		palette: 'morning',
		emblem: 'ferry',
	},
	{
		name: 'lighthouse-museum',
		place: 'horizontal',
		ratio: 0,
		priority: 'low',
		url: 'https://leeward.example/museum',
		scene: 'lighthouseRock',
		palette: 'dusk',
		emblem: 'lighthouse',
	},
	{
		name: 'regatta',
		place: 'horizontal-big',
		ratio: 1,
		priority: 'high',
		url: 'https://leeward.example/regatta',
		scene: 'openSea',
		palette: 'noon',
		emblem: 'sail',
	},
	{
		name: 'night-trips',
		place: 'vertical',
		ratio: 1,
		priority: 'middle',
		url: 'https://leeward.example/night-trips',
		scene: 'northernLights',
		palette: 'aurora',
		emblem: 'compass',
	},
];

/** An ad as SVG text: a scene, and a plaque with the logo. Needs no words. */
export function drawAdvert({ name, place, scene, palette, emblem }: Advert): string {
	const [width, height] = SIZES[place];
	const canvas = new Canvas(width, height, `advert ${name}`);
	const colours = palettes[palette];
	scenes[scene](canvas, colours);
	const side = Math.min(width, height) * (place === 'square' ? 0.34 : 0.62);
	const middle = place === 'square' ? side * 0.85 : height / 2;
	const [x, y] = place === 'vertical' ? [width / 2, height - side * 0.75] : [width - side * 0.95, middle];
	const picture = gear.find(([known]) => known === emblem)?.[1] ?? '';
	canvas.add(
		circle(x, y, side * 0.66, colours.ink, 'opacity="0.28"'),
		circle(x, y, side * 0.6, '#fbf7ea'),
		circle(x, y, side * 0.54, 'none', `stroke="${colours.accent}" stroke-width="${Math.max(3, side / 40)}"`),
		placed(x - side * 0.36, y - side * 0.36, (side * 0.72) / 128, picture),
		rect(0, 0, width, height, 'none', `stroke="${colours.accent}" stroke-width="${canvas.unit * 4}"`),
	);
	return canvas.toString();
}
