import { readdir } from 'node:fs/promises';
import { files } from '@server/store/tables/drive';
import { notes } from '@server/store/tables/notes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Person, TestServer } from '../TestServer';
import type { TestStream } from '../TestStream';
import { newPicture, sendFile } from '../uploads';

const UNBOUNDED = 4_294_967_294;
const LONG = 'a long note '.repeat(200);

let server: TestServer;
let ann: Person;
let stream: TestStream;
beforeAll(async () => {
	server = await TestServer.start();
	ann = await server.person('ann');
});
afterAll(() => server.stop());
beforeEach(async () => {
	// The server logs every refusal.
	vi.spyOn(console, 'error').mockImplementation(() => {});
	stream = await server.stream(ann);
	await stream.connect('localTimeline', 'local');
	await stream.connect('drive', 'drive');
});
afterEach(() => {
	stream.close();
	vi.restoreAllMocks();
});

/** Limits the number of pages to the present one: SQLite's error is then the same as for a full disk. */
function fill(): void {
	const { db } = server.core;
	const pages = db.get<{ page_count: number }>('PRAGMA page_count')?.page_count ?? 0;
	db.exec(`PRAGMA max_page_count = ${pages}`);
}

const makeRoom = () => server.core.db.exec(`PRAGMA max_page_count = ${UNBOUNDED}`);

const writeNote = (text: string) => server.call('notes/create', { text }, ann);

describe('a full disk', () => {
	it('refuses notes, tells nobody of them ever, and takes them again when there is room', async () => {
		fill();
		const answers = await Promise.all(Array.from({ length: 40 }, (_, count) => writeNote(`${count} ${LONG}`)));
		const refused = answers.filter(({ status }) => status !== 200);
		expect(refused.length).toBeGreaterThan(20);
		for (const { status, body } of refused) {
			expect(status).toBe(500);
			expect(body.error?.code).toBe('INTERNAL_ERROR');
		}
		expect((await server.call('i', {}, ann)).status).toBe(200);
		expect((await server.call('notes/local-timeline', {}, ann)).status).toBe(200);

		makeRoom();
		const last = await writeNote('there is room again');
		const acknowledged = [...answers, last].flatMap(
			({ body }) => (body.createdNote as { id: string } | undefined)?.id ?? [],
		);
		await stream.note('local', acknowledged.at(-1) ?? '');
		expect(stream.noteIds('local').sort()).toEqual([...acknowledged].sort());
		expect(server.core.db.select(notes, 'ORDER BY t.id').map(note => note.id)).toEqual([...acknowledged].sort());
	});

	it('keeps nothing of a file whose row cannot be written', async () => {
		const sent = await Promise.all(Array.from({ length: 40 }, () => newPicture()));
		fill();
		const answers = [];
		for (const picture of sent) answers.push(await sendFile(server, ann, picture, { comment: 'c'.repeat(500) }));
		makeRoom();
		const kept = answers.filter(({ status }) => status === 200).map(({ body }) => String(body.id));
		expect(answers.length - kept.length).toBeGreaterThan(10);
		const rows = server.core.db.select(files, '');
		expect(rows.map(row => row.id).sort()).toEqual([...kept].sort());
		const keys = rows.flatMap(row => [row.accessKey, row.thumbnailKey, row.webpublicKey].filter(key => key !== null));
		expect((await readdir(server.core.filesFolder, { recursive: true })).length).toBe(keys.length);
		// A form's folder is deleted after its response.
		await expect.poll(() => readdir(server.core.uploadsFolder)).toEqual([]);
		const last = String((await sendFile(server, ann, await newPicture())).body.id);
		await stream.first(({ body }) => body.type === 'fileCreated' && (body.body as { id: string }).id === last);
		const told = stream.frames.flatMap(({ body }) =>
			body.type === 'fileCreated' ? [(body.body as { id: string }).id] : [],
		);
		expect(told).toEqual([...kept, last]);
	});
});
