import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { WebFixture } from './WebFixture';

let translator: WebFixture;
let server: TestServer;
let ann: Person;
let ben: Person;
beforeAll(async () => {
	translator = await WebFixture.start({
		'/lt/translate': {
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ translatedText: 'Good morning', detectedLanguage: { language: 'ja', confidence: 90 } }),
		},
	});
	server = await TestServer.start({ translator: `${translator.origin}/lt` });
	[ann, ben] = [await server.person('ann'), await server.person('ben')];
});
afterAll(async () => {
	await server.stop();
	await translator.stop();
});

it('has the translator translate what the caller may see', async () => {
	const noteId = await server.note(ann, { text: 'おはよう' });
	expect((await server.call('meta')).body.translatorAvailable).toBe(true);
	const { body } = await server.call('notes/translate', { noteId, targetLang: 'en-US' }, ben);
	expect(body).toEqual({ sourceLang: 'ja', text: 'Good morning' });
	const secret = await server.note(ann, { text: 'ひみつ', visibility: 'specified' });
	const refusal = await server.call('notes/translate', { noteId: secret, targetLang: 'en' }, ben);
	expect(refusal.body.error?.code).toBe('CANNOT_TRANSLATE_INVISIBLE_NOTE');
});

it('says that it is unavailable where there is no translator', async () => {
	const plain = await TestServer.start();
	try {
		const person = await plain.person('ann');
		const noteId = await plain.note(person, { text: 'おはよう' });
		const { status, body } = await plain.call('notes/translate', { noteId, targetLang: 'en' }, person);
		expect([status, body.error?.code]).toEqual([400, 'UNAVAILABLE']);
		expect((await plain.call('meta')).body.translatorAvailable).toBe(false);
	} finally {
		await plain.stop();
	}
});
