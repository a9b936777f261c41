import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import type { WireNote } from '@/wire/entities';

const ID = 'preview of the settings';
/** As old as a note may be for its time to be told in minutes. */
const AGE_MS = 12 * 60_000;

const LAKE =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="520" fill="#e9b98f"/>' +
	'<rect width="1200" height="260" fill="#6f86a6"/><circle cx="820" cy="400" r="90" fill="#fff3d6"/>' +
	'<path d="M0 430q150-90 300 0t300 0 300 0 300 0v120H0z" fill="#4f5d7d"/>' +
	'<path d="M0 520h1200v280H0z" fill="#7f8fa8"/><path d="M0 700q200-80 400 0t400 0 400 0v100H0z" fill="#22303f"/></svg>';
/** In pixels. */
const SIZE = { width: 1200, height: 800 };
const PICTURE = `data:image/svg+xml,${encodeURIComponent(LAKE)}`;

export const SAMPLE_REACTIONS = { '👍': 12, '❤️': 4, '😆': 2, '🎉': 1 };

/** The picture of the note by itself. */
export const sampleFile = (kind: 'plain' | 'sensitive'): DriveFile => ({
	id: `${ID}: ${kind} picture`,
	name: 'lake.svg',
	type: 'image/png',
	url: PICTURE,
	thumbnailUrl: PICTURE,
	blurhash: null,
	isSensitive: kind === 'sensitive',
	comment: text.samples.picture,
	size: PICTURE.length,
	userId: null,
	...SIZE,
});

/** A note by a made-up user of another server, with a text that moves, a picture and reactions, one of them the reader’s. */
export function sampleNote(session: Session): WireNote {
	const { name, text: said, picture } = text.samples;
	const user = {
		id: `${ID}: author`,
		username: 'saga',
		host: 'harbour.example',
		name,
		avatarUrl: `${session.origin}/identicon/saga@harbour.example`,
		instance: { name: 'Harbour', themeColor: '#0f659f', softwareName: null, iconUrl: null, faviconUrl: null },
	};
	return {
		id: ID,
		userId: user.id,
		user: user as unknown as NonNullable<WireNote['user']>,
		createdAt: new Date(Date.now() - AGE_MS).toISOString(),
		text: said,
		visibility: 'public',
		reactions: SAMPLE_REACTIONS,
		myReaction: '❤️',
		files: [
			{
				id: `${ID}: picture`,
				name: 'lake.svg',
				type: 'image/png',
				url: PICTURE,
				thumbnailUrl: PICTURE,
				isSensitive: false,
				comment: picture,
				properties: SIZE,
			},
		],
	};
}
