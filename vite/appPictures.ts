import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The background of the mark in `public/favicon.svg`. */
const GROUND = '#131922';
/** How much of a maskable icon the mark takes: systems may cut off what is outside of a circle of 80 %. */
const MASKED_SHARE = 0.8;
const SVG_DPI = 72;
const SVG_SIDE = 64;

const mark = (root: string, side: number) =>
	sharp(join(root, 'public/favicon.svg'), { density: (SVG_DPI * side) / SVG_SIDE }).resize(side, side);

async function maskable(root: string, side: number): Promise<Buffer> {
	const inner = await mark(root, Math.round(side * MASKED_SHARE))
		.png()
		.toBuffer();
	const canvas = { width: side, height: side, channels: 3, background: GROUND } as const;
	return sharp({ create: canvas })
		.composite([{ input: inner }])
		.png({ palette: true })
		.toBuffer();
}

const any = (root: string, side: number): Promise<Buffer> => mark(root, side).png({ palette: true }).toBuffer();

type MakePicture = (root: string) => Promise<Buffer>;

/** The pictures that the manifest names (`src/domain/manifest/webManifest`), by path, made of what the project has. */
export const appPictures: Readonly<Record<string, MakePicture>> = {
	'icons/any-192.png': root => any(root, 192),
	'icons/any-512.png': root => any(root, 512),
	'icons/maskable-192.png': root => maskable(root, 192),
	'icons/maskable-512.png': root => maskable(root, 512),
	'screenshots/deck.webp': root => readFile(join(root, 'docs/deck.webp')),
	'screenshots/phone.webp': root => readFile(join(root, 'docs/phone.webp')),
};
