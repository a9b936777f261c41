import { circle, ellipse, line, path, stroke } from './Canvas';

export interface Decoration {
	name: string;
	/** The inside of an SVG of 256 by 256; the face is in its middle half. */
	picture: string;
}

const INK = '#1b2d3f';
const edge = `stroke="${INK}" stroke-width="3" stroke-linejoin="round"`;
const MIDDLE = 128;

/** Repeats a drawing around the face. */
const around = (count: number, draw: (index: number) => string): string =>
	Array.from(
		{ length: count },
		(_, index) => `<g transform="rotate(${(360 / count) * index} ${MIDDLE} ${MIDDLE})">${draw(index)}</g>`,
	).join('');

/** The avatar decorations of the demo world. */
export const decorations: readonly Decoration[] = [
	{
		name: 'rope-ring',
		picture:
			circle(MIDDLE, MIDDLE, 72, 'none', `stroke="${INK}" stroke-width="17"`) +
			circle(MIDDLE, MIDDLE, 72, 'none', 'stroke="#c79a5b" stroke-width="12"') +
			around(36, () => line(124, 51, 132, 61, '#8f6530', 2.5)) +
			path('M112 196L128 184L144 196L138 218L128 206L118 218Z', '#d2452f', edge),
	},
	{
		name: 'sailor-cap',
		picture:
			path('M70 76C58 34 198 34 186 76C170 88 86 88 70 76Z', '#fbfaf4', edge) +
			path('M72 74C90 92 166 92 184 74L182 90C160 104 96 104 74 90Z', '#1f4a6b', edge) +
			stroke('M184 84q20 8 16 34M182 88q8 14 0 32', '#1f4a6b', 6) +
			circle(MIDDLE, 50, 6, '#e2b464', edge),
	},
	{
		name: 'sea-flowers',
		picture: around(9, index => {
			const colour = ['#f0677f', '#ffd27f', '#7cc4e8'][index % 3] ?? '#f0677f';
			const petals = [0, 72, 144, 216, 288]
				.map(turn => `<g transform="rotate(${turn} 128 52)">${ellipse(128, 44, 5.5, 8, colour)}</g>`)
				.join('');
			return stroke('M104 62q12 8 24 -2', '#4f9d6b', 5) + petals + circle(128, 52, 4.5, '#fff6d9');
		}),
	},
];

/** A decoration as SVG text, on a transparent background. */
export const drawDecoration = ({ picture }: Decoration): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">${picture}</svg>`;
