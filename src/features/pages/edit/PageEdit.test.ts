import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { toPage } from '@/api/toPage';
import type { Page, PageBlock } from '@/domain/page/Page';
import { text } from '@/i18n/text';
import { changedParams, editOf, KEPT_PAGE, pageRefusal, pageRules, paramsOf, toKept } from './PageEdit';

const page = toPage({
	...{ id: 'p', title: 'Tides', name: 'tides', summary: 'In and out', font: 'serif', script: 'boom()' },
	content: [
		{ id: 'a', type: 'text', text: 'hello' },
		{ id: 'b', type: 'button', action: 'dialog' },
	],
});
const saved = editOf(page);

describe('the form of a page', () => {
	it('has what is saved, and sends back what it does not know as it was', () => {
		expect(saved).toMatchObject({ title: 'Tides', name: 'tides', summary: 'In and out', font: 'serif' });
		const params = paramsOf(saved);
		expect(params.content).toEqual(page.source.content);
		expect(params).not.toHaveProperty('script');
		expect(params).not.toHaveProperty('variables');
	});

	it('sends of a saved one what was edited alone', () => {
		expect(changedParams({ ...saved, title: 'Ebb ' }, saved)).toEqual({ title: 'Ebb' });
		expect(changedParams({ ...saved, summary: '', blocks: [] }, saved)).toEqual({ summary: null, content: [] });
		expect(changedParams({ ...saved, blocks: [...saved.blocks] }, saved)).toEqual({});
	});

	it('is ready with a title, and a name that can be part of an address', () => {
		const isReady = (change: object) => safeParse(pageRules(null), { ...saved, ...change }).success;
		expect(isReady({})).toBe(true);
		expect(isReady({ title: '' })).toBe(false);
		expect(isReady({ title: 'a'.repeat(257) })).toBe(false);
		expect(isReady({ summary: 'a'.repeat(257) })).toBe(false);
		for (const name of ['', 'two words', 'a/b', 'a#b']) expect(isReady({ name })).toBe(false);
		expect(safeParse(pageRules({ name: 'a/b', blocks: [] }), { ...saved, name: 'a/b' }).success).toBe(true);
	});

	it('has blocks as far as the server takes them, or the page has them already', () => {
		const block = (words: string): PageBlock => ({ key: words, kept: {}, type: 'text', text: words });
		const many = Array.from({ length: 2_001 }, (_, index) => block(`line ${index}`));
		const section: PageBlock = {
			key: 's',
			kept: {},
			type: 'section',
			title: 'Tides',
			blocks: [block('潮'.repeat(44_000))],
		};
		const problem = (blocks: readonly PageBlock[], page: Pick<Page, 'name' | 'blocks'> | null = null) =>
			safeParse(pageRules(page), { ...saved, blocks }).issues?.map(({ message }) => message);
		expect(problem(many.slice(1))).toBeUndefined();
		expect(problem(many)).toEqual(['2,001 blocks are too many for a page. It can have 2,000.']);
		expect(problem([section])).toEqual(['“Tides” is too large. A block can have 128 kB, with all that is in it.']);
		expect(problem(many, { name: 'tides', blocks: many })).toBeUndefined();
		expect(problem([section], { name: 'tides', blocks: [section] })).toBeUndefined();
	});

	it('is kept by the device with its blocks', () => {
		const kept = safeParse(KEPT_PAGE, JSON.parse(JSON.stringify(toKept(saved))));
		expect(kept.success && kept.output).toEqual(saved);
		expect(safeParse(KEPT_PAGE, { title: 'half' }).success).toBe(false);
	});

	it('says why the server refused it', () => {
		const refusal = (code: string) => pageRefusal(new ApiError('pages/update', 400, { code }));
		expect(refusal('NAME_ALREADY_EXISTS').field).toBe('name');
		expect(refusal('NO_SUCH_FILE').field).toBe('eyecatchId');
		expect(new Set(['NO_SUCH_PAGE', 'ACCESS_DENIED', 'INTERNAL_ERROR'].map(code => refusal(code).text)).size).toBe(3);
		expect(refusal('TOO_MUCH_KEPT').text).toBe(text.pages.tooMany);
	});
});
