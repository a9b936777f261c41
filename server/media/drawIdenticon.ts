import { createHash } from 'node:crypto';

const SIDE = 256;
const CELLS = 5;

/** Matching background and foreground colours. */
const PAIRS: readonly (readonly [ground: string, ink: string])[] = [
	['#1f4a5e', '#9ed3d6'],
	['#33506b', '#e2b464'],
	['#2f6f73', '#f3e3b8'],
	['#5b4a7a', '#e8b8cf'],
	['#7a3f35', '#f5c9a8'],
	['#3f6b4f', '#d3e6a8'],
	['#e2b464', '#4a3420'],
	['#c9d9dc', '#2f5d73'],
	['#f0d9c4', '#a6543f'],
	['#d5cfe6', '#54467f'],
];

/** An avatar for users without one, made from their handle: always the same. */
export function drawIdenticon(address: string): string {
	const hash = createHash('sha256').update(address).digest();
	const [ground, ink] = PAIRS[(hash[0] ?? 0) % PAIRS.length] ?? ['#1f4a5e', '#9ed3d6'];
	const cell = SIDE / (CELLS + 2);
	let cells = '';
	for (let row = 0; row < CELLS; row++) {
		for (let column = 0; column < Math.ceil(CELLS / 2); column++) {
			const value = hash[1 + row * 3 + column] ?? 0;
			if (value % 5 < 2) continue;
			for (const x of new Set([column, CELLS - 1 - column])) {
				const radius = value % 3 === 0 ? cell / 2 : cell * 0.22;
				cells += `<rect x="${(x + 1) * cell + 1}" y="${(row + 1) * cell + 1}" width="${cell - 2}" height="${cell - 2}" rx="${radius}"/>`;
			}
		}
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${ground}"/><g fill="${ink}">${cells}</g></svg>`;
}
