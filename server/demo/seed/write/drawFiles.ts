import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashImage } from '../../../drive/describeImage';
import { adverts, drawAdvert } from '../draw/adverts';
import { drawCreature } from '../draw/avatars/creature';
import { drawAvatar } from '../draw/avatars/drawAvatar';
import { Canvas } from '../draw/Canvas';
import { decorations, drawDecoration } from '../draw/decorations';
import { customEmojis, remoteEmojis } from '../draw/emoji/customEmojis';
import { gear } from '../draw/emoji/gear';
import { palettes } from '../draw/palettes';
import { drawPicture, pictures } from '../draw/pictures';
import { scenes } from '../draw/scenes/scenes';
import type { Person } from '../people/Person';
import { remoteServers } from '../people/remotes';
import { keyOf } from '../plan/PlannedNote';
import { mediaFolder } from './mediaFolder';

/** A file of the demo world with its thumbnail and metadata. */
export interface DrawnFile {
	/** With its extension. */
	fileName: string;
	type: string;
	bytes: Buffer;
	md5: string;
	/** Null for audio. */
	thumbnail: Buffer | null;
	blurhash: string | null;
	width?: number;
	height?: number;
	alt: string | null;
}

const THUMBNAIL_SIDE = 560;
const AVATAR_SIDE = 256;
const [BANNER_WIDTH, BANNER_HEIGHT] = [1200, 400];
const ICON_SIDE = 128;
const DECORATION_SIDE = 256;
const FRAME_MS = 90;
/** Encoding uses the thread pool; more at once would only take memory. */
const AT_ONCE = 4;

/** Role icons are emojis, drawn small. */
export const ROLE_ICONS = ['lighthouse', 'helm', 'anchor_drop', 'sail'] as const;

type Task = readonly [name: string, make: () => Promise<DrawnFile>];

/**
 * Draws every file of the demo world. Names: `picture:x`, `avatar:key`, `banner:key`, `emoji:x`, `emoji:x@host`,
 * `server:host`, `icon`, `server banner`, `role:x`, `advert:x`, `decoration:x`, and those of the video and the audio
 * file.
 * @param report called with the number done and the total
 */
export async function drawFiles(
	people: readonly Person[],
	report: (done: number, all: number) => void,
): Promise<Map<string, DrawnFile>> {
	const tasks: Task[] = [
		...pictureTasks(),
		...faceTasks(people),
		...emojiTasks(),
		...badgeTasks(),
		...paperTasks(),
		...mediaTasks(),
	];
	const drawn = new Map<string, DrawnFile>();
	let next = 0;
	const work = async (): Promise<void> => {
		for (let task = tasks[next++]; task; task = tasks[next++]) {
			const [name, make] = task;
			drawn.set(name, await make());
			report(drawn.size, tasks.length);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return drawn;
}

const pictureTasks = (): Task[] =>
	pictures.map(picture => [
		`picture:${picture.name}`,
		() => encode(drawPicture(picture), `${picture.name}.webp`, picture.alt),
	]);

const faceTasks = (people: readonly Person[]): Task[] =>
	people.flatMap((person): Task[] => {
		const [scene, palette] = person.banner;
		const drawBanner = (): string => {
			const canvas = new Canvas(BANNER_WIDTH, BANNER_HEIGHT, `banner ${person.username}`);
			scenes[scene](canvas, palettes[palette]);
			return canvas.toString();
		};
		return [
			[
				`avatar:${keyOf(person)}`,
				() => encode(drawAvatar(person.username, person.avatar), `${person.username}.webp`, null),
			],
			[`banner:${keyOf(person)}`, () => encode(drawBanner(), `${person.username}-banner.webp`, null)],
		];
	});

const emojiTasks = (): Task[] => [
	...customEmojis.map(
		(emoji): Task => [`emoji:${emoji.name}`, () => encodeEmoji(emoji.frames, emoji.name, emoji.width)],
	),
	...remoteEmojis.map(
		({ host, name, svg }): Task => [`emoji:${name}@${host}`, () => encodeEmoji([svg], name, ICON_SIDE)],
	),
];

function badgeTasks(): Task[] {
	const roles = ROLE_ICONS.map((name): Task => {
		const picture = gear.find(([known]) => known === name)?.[1] ?? '';
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128">${picture}</svg>`;
		return [`role:${name}`, () => encodeEmoji([svg], `${name}-badge`, ICON_SIDE)];
	});
	const servers = remoteServers.map(({ host, icon, themeColor }): Task => {
		const svg = drawCreature(host, {
			kind: 'creature',
			shape: icon,
			colour: '#f2e6c9',
			backdrop: { pattern: 'plain', colour: themeColor },
		});
		return [`server:${host}`, () => encode(svg, `${host}.webp`, null)];
	});
	const own = drawCreature('leeward', {
		kind: 'creature',
		shape: 'beacon',
		colour: '#d9573f',
		backdrop: { pattern: 'plain', colour: '#1f2950' },
	});
	const view = drawPicture({
		name: 'server banner',
		width: 1400,
		height: 1100,
		scene: 'harbourTown',
		palette: 'golden',
	});
	return [
		...roles,
		...servers,
		['icon', () => encode(own, 'leeward.png', null, 'png')],
		['server banner', () => encode(view, 'leeward-banner.webp', null)],
	];
}

const paperTasks = (): Task[] => [
	...adverts.map(
		(advert): Task => [`advert:${advert.name}`, () => encode(drawAdvert(advert), `${advert.name}.webp`, null)],
	),
	...decorations.map(
		(decoration): Task => [
			`decoration:${decoration.name}`,
			() => encodeEmoji([drawDecoration(decoration)], decoration.name, DECORATION_SIDE, DECORATION_SIDE),
		],
	),
];

const mediaTasks = (): Task[] => [
	[
		'picture:lighthouse-film',
		() =>
			readMedia('lighthouse.webm', 'video/webm', 'A small boat in front of a lighthouse at night', 'lighthouse.webp'),
	],
	['picture:bell-buoy', () => readMedia('bell-buoy.mp3', 'audio/mpeg', 'A bell buoy in the swell', null)],
];

const md5Of = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');

/** Renders a drawing once, and makes original, thumbnail and blurhash from it. */
async function encode(
	svg: string,
	fileName: string,
	alt: string | null,
	form: 'webp' | 'png' = 'webp',
): Promise<DrawnFile> {
	const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	const pixels = () => sharp(data, { raw: { width, height, channels } });
	const small = await pixels()
		.resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
		.webp({ quality: 74, effort: 1 })
		.toBuffer();
	const bytes =
		form === 'png'
			? await pixels().resize(512, 512).png().toBuffer()
			: await pixels().webp({ quality: 80, effort: 1 }).toBuffer();
	return {
		fileName,
		type: `image/${form}`,
		bytes,
		md5: md5Of(bytes),
		thumbnail: small,
		blurhash: await hashImage(small),
		width,
		height,
		alt,
	};
}

/** A picture with a transparent background; several frames make an animation. */
async function encodeEmoji(
	frames: readonly string[],
	name: string,
	width: number,
	height = ICON_SIDE,
): Promise<DrawnFile> {
	const stills = await Promise.all(frames.map(svg => sharp(Buffer.from(svg)).png().toBuffer()));
	const [first] = stills;
	if (!first) throw new Error(`emoji ${name} has no frame`);
	const bytes =
		stills.length === 1
			? await sharp(first).webp({ quality: 88, effort: 2 }).toBuffer()
			: await sharp(stills, { join: { animated: true } })
					.webp({ quality: 84, effort: 2, loop: 0, delay: stills.map(() => FRAME_MS) })
					.toBuffer();
	const thumbnail = await sharp(first)
		.resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'inside', withoutEnlargement: true })
		.webp({ quality: 80, effort: 1 })
		.toBuffer();
	return {
		fileName: `${name}.webp`,
		type: 'image/webp',
		bytes,
		md5: md5Of(bytes),
		thumbnail,
		blurhash: await hashImage(thumbnail),
		width,
		height,
		alt: null,
	};
}

async function readMedia(fileName: string, type: string, alt: string, poster: string | null): Promise<DrawnFile> {
	const folder = mediaFolder();
	const bytes = await readFile(join(folder, fileName));
	const thumbnail = poster === null ? null : await readFile(join(folder, poster));
	return {
		fileName,
		type,
		bytes,
		md5: md5Of(bytes),
		thumbnail,
		blurhash: thumbnail ? await hashImage(thumbnail) : null,
		alt,
	};
}
