// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsReady, wantTexts } from './lateTexts';
import { text } from './text';

const answer = vi.fn(async (_address: string) => new Response(JSON.stringify({ title: 'Late' })));

beforeEach(() => vi.stubGlobal('fetch', answer.mockClear()));
afterEach(() => vi.unstubAllGlobals());

it('lets what was imported wait for the texts that it speaks, which are asked for once', async () => {
	wantTexts('share');
	expect(await textsReady('module')).toBe('module');
	expect(text.share.title).toBe('Late');
	await textsReady('another');
	expect(answer.mock.calls).toEqual([[expect.stringMatching(/^\/assets\/locales\/en-US\/share\..*\.json\?/)]]);
});

it('rejects where they can’t be had, and tries again with the next import', async () => {
	answer.mockImplementationOnce(async () => new Response('', { status: 502 }));
	wantTexts('drafts');
	await expect(textsReady('module')).rejects.toThrow('drafts');
	await textsReady('module');
	expect(text.drafts.title).toBe('Late');
});
