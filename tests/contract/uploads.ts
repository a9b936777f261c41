import type { entities } from 'misskey-js';
import sharp from 'sharp';
import type { Answer, Person, TestServer } from './TestServer';

let made = 0;

/** A small picture, different each time. */
export function newPicture(): Promise<Buffer> {
	made++;
	const background = { r: made & 255, g: (made >> 8) & 255, b: 90 };
	return sharp({ create: { width: 12, height: 8, channels: 3, background } })
		.png()
		.toBuffer();
}

/** Uploads a file like clients do. */
export function sendFile(
	server: TestServer,
	person: Person,
	bytes: Buffer,
	{ name = 'file.png', ...fields }: Record<string, string> = {},
): Promise<Answer> {
	const form = new FormData();
	form.set('i', person.token);
	for (const [field, value] of Object.entries(fields)) form.set(field, value);
	form.set('file', new Blob([new Uint8Array(bytes)]), name);
	return server.request('/api/drive/files/create', { method: 'POST', body: form });
}

/**
 * Uploads a new picture to a user's drive.
 * @throws Error if it is refused
 */
export async function uploadPicture(
	server: TestServer,
	person: Person,
	fields: Record<string, string> = {},
): Promise<entities.DriveFile> {
	const { status, body } = await sendFile(server, person, await newPicture(), fields);
	if (status !== 200) throw new Error(`drive/files/create: ${status} ${JSON.stringify(body)}`);
	return body as unknown as entities.DriveFile;
}
