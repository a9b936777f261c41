import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from './TestServer';

let server: TestServer;
beforeAll(async () => {
	server = await TestServer.start();
});
afterAll(() => server.stop());

it('tells the owner whether a private clip holds a note, by the note right below its id', async () => {
	const ann = await server.person('ann');
	const notes = [];
	for (const text of ['one', 'two', 'three']) notes.push(await server.note(ann, { text }));
	const { body: clip } = await server.call('clips/create', { name: 'Kept', isPublic: false }, ann);
	for (const noteId of [notes[0], notes[2]]) await server.call('clips/add-note', { clipId: clip.id, noteId }, ann);
	const below = async (noteId = '') => {
		const { body } = await server.call('clips/notes', { clipId: clip.id, untilId: `${noteId}0`, limit: 1 }, ann);
		return (body as unknown as { id: string }[]).map(({ id }) => id);
	};
	expect(await below(notes[0])).toEqual([notes[0]]);
	expect(await below(notes[1])).toEqual([notes[0]]);
	expect(await below(notes[2])).toEqual([notes[2]]);
});
