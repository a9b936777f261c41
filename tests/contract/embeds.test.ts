import { createHash } from 'node:crypto';
import { emojis } from '@server/store/tables/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';

let server: TestServer;
let ann: Person;
let ben: Person;
beforeAll(async () => {
	server = await TestServer.start();
	[ann, ben] = [await server.person('ann', { name: '<Ann> & Co' }), await server.person('ben')];
	server.core.db.insert(emojis, { id: server.core.ids.next(), name: 'gull', path: '/files/gull' });
});
afterAll(() => server.stop());

async function open(path: string, headers: Record<string, string> = {}) {
	const answer = await fetch(server.origin + path, { headers, redirect: 'manual' });
	return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('an embedded note', () => {
	it('may be framed by anybody, and runs nothing but what tells its height', async () => {
		const id = await server.note(ann, { text: '<img src=x onerror=alert(1)> "hi" :gull: #tag' });
		const { status, headers, text } = await open(`/embed/notes/${id}`);
		expect(status).toBe(200);
		expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
		expect(headers.get('x-frame-options')).toBeNull();
		const policy = headers.get('content-security-policy') ?? '';
		expect(policy).toContain('frame-ancestors *');
		expect(policy).toContain("default-src 'none'");
		const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source = '']) => source);
		const hashes = scripts.map(source => createHash('sha256').update(source).digest('base64'));
		expect(scripts).toHaveLength(1);
		expect(policy).toContain(`script-src 'sha256-${hashes[0]}';`);
		expect(policy).not.toContain('unsafe');
		expect(text).not.toMatch(/<img src=x/);
		expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
		expect(text).toContain('&lt;Ann&gt; &amp; Co');
		expect(text).toContain(`${server.origin}/files/gull`);
		expect(text).toContain(`href="${server.origin}/notes/${id}"`);
	});

	it('shows warning, poll and reactions', async () => {
		const id = await server.note(ann, { cw: 'the end', text: 'she did it', poll: { choices: ['yes', 'no'] } });
		await server.call('notes/polls/vote', { noteId: id, choice: 0 }, ben);
		await server.call('notes/reactions/create', { noteId: id, reaction: ':gull:' }, ben);
		const { text } = await open(`/embed/notes/${id}`);
		expect(text).toMatch(/<details class="warned"><summary>the end<\/summary>[\s\S]*she did it[\s\S]*<\/details>/);
		expect(text).toMatch(/<progress max="1" value="1" aria-label="yes">/);
		expect(text).toMatch(/<ul class="reactions"[\s\S]*alt=":gull:"> 1</);
	});

	it('speaks Japanese to those who do', async () => {
		const id = await server.note(ann, { text: 'x', poll: { choices: ['a', 'b'] } });
		const { text } = await open(`/embed/notes/${id}`, { 'accept-language': 'fr, ja;q=0.9' });
		expect(text).toContain('<html lang="ja">');
		expect(text).toContain('0票');
	});

	it('is missing where it is not for everybody', async () => {
		const secret = await server.note(ann, { text: 'secret words', visibility: 'followers' });
		const home = await server.note(ann, { text: 'home words', visibility: 'home' });
		for (const id of [secret, 'zzzzzzzzzz']) {
			const { status, text } = await open(`/embed/notes/${id}`);
			expect(status).toBe(404);
			expect(text).not.toContain('secret');
		}
		expect((await open(`/embed/notes/${home}`)).status).toBe(200);
		const hidden = await server.person('hidden', { requireSigninToViewContents: true });
		const kept = await server.note(hidden, { text: 'members only' });
		expect((await open(`/embed/notes/${kept}`)).status).toBe(404);
	});
});

describe('embedded timelines', () => {
	it('show the public notes of a person, a clip and a tag', async () => {
		const person = await server.person('writer');
		const shown = await server.note(person, { text: 'for all #sea' });
		await server.note(person, { text: 'for few #sea', visibility: 'followers' });
		await server.note(person, { text: 'for home #sea', visibility: 'home' });
		const { body: clip } = await server.call('clips/create', { name: 'Kept', isPublic: true }, ben);
		await server.call('clips/add-note', { clipId: clip.id, noteId: shown }, ben);
		for (const path of [`user-timeline/${person.id}`, `clips/${clip.id}`, 'tags/Sea']) {
			const { status, text } = await open(`/embed/${path}`);
			expect([path, status]).toEqual([path, 200]);
			expect(text).toContain('for all');
			expect(text).not.toMatch(/for few|for home/);
			expect(text).toContain('<header class="title">');
		}
		await server.call('clips/update', { clipId: clip.id, isPublic: false }, ben);
		for (const path of [`clips/${clip.id}`, 'user-timeline/zzzzzzzzzz']) {
			expect((await open(`/embed/${path}`)).status).toBe(404);
		}
	});

	it('look as their address says', async () => {
		const plain = await open(`/embed/user-timeline/${ann.id}`);
		expect(plain.text).toContain('class="card bordered rounded"');
		const query = 'header=false&border=false&rounded=false&colorMode=dark&maxHeight=700';
		const { text, headers } = await open(`/embed/user-timeline/${ann.id}?${query}`);
		expect(text).toContain('class="card"');
		expect(text).toContain('data-theme="dark"');
		expect(text).not.toContain('<header class="title">');
		expect(text).toContain('<style>:root{--max-height:700px}</style>');
		expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
		const wild = await open(`/embed/user-timeline/${ann.id}?maxHeight=1px}body{display:none&colorMode="><script>`);
		expect(wild.text).not.toMatch(/<style>|"><script|data-theme/);
	});

	it('come with their style', async () => {
		const { status, headers, text } = await open('/embed/style.css');
		expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
		expect(text).toContain('.note');
	});

	it('come with the script that fits their frames, for a day', async () => {
		const { status, headers, text } = await open('/embed.js');
		expect([status, headers.get('content-type')]).toEqual([200, 'application/javascript; charset=utf-8']);
		expect(headers.get('cache-control')).toBe('public, max-age=86400');
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		expect(text).toContain('data-misskey-embed-id');
	});
});
