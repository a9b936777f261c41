import {
	array,
	boolean,
	check,
	custom,
	type GenericSchema,
	nullable,
	object,
	picklist,
	pipe,
	string,
	transform,
	unknown,
} from 'valibot';
import { ApiError } from '@/api/ApiError';
import { isSameJson } from '@/base/isSameJson';
import { errorText } from '@/blocks/query/errorText';
import { blockBytes } from '@/domain/page/blockBytes';
import { contentOf } from '@/domain/page/contentOf';
import type { Page, PageBlock, PageFont } from '@/domain/page/Page';
import { isPageName } from '@/domain/page/pageName';
import { toBlocks } from '@/domain/page/toBlocks';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { fits } from '@/ui/form/fits';
import type { Refusal } from '@/ui/form/useForm';
import type { Params } from '@/wire/endpoints/Endpoints';
import { blockName } from './blockName';

/** What the form of a page is about. */
export interface PageEdit {
	readonly title: string;
	readonly name: string;
	readonly summary: string;
	readonly eyecatchId: string | null;
	readonly font: PageFont;
	readonly alignCenter: boolean;
	readonly hideTitleWhenPinned: boolean;
	readonly blocks: readonly PageBlock[];
}

/** The server's limits, in characters. */
const TITLE_MAX = 256;
const SUMMARY_MAX = 256;

/** The home server's limits of a page: blocks, and bytes of each with all that is in it. */
const BLOCKS_MAX = 2_000;
const BLOCK_BYTES_MAX = 128 * 1024;

const NEW: PageEdit = {
	...{ title: '', name: '', summary: '', eyecatchId: null, blocks: [] },
	...{ font: 'sans-serif', alignCenter: false, hideTitleWhenPinned: false },
};

/** What the form contains at first. @param page null for a new one */
export const editOf = (page: Page | null): PageEdit =>
	page === null
		? NEW
		: {
				title: page.title,
				name: page.name,
				summary: page.summary ?? '',
				eyecatchId: page.eyecatch?.id ?? null,
				font: page.font,
				alignCenter: page.alignCenter,
				hideTitleWhenPinned: page.hideTitleWhenPinned,
				blocks: page.blocks,
			};

const font = () => picklist(['serif', 'sans-serif']);

/** @param saved the page, whose name, number and size of blocks stay allowed; null for a new one */
export const pageRules = (saved: Pick<Page, 'name' | 'blocks'> | null): GenericSchema<PageEdit> =>
	object({
		title: pipe(string(), fits({ minLength: 1, maxLength: TITLE_MAX })),
		name: pipe(
			string(),
			check(
				name => name === saved?.name || isPageName(name),
				() => text.pages.nameRule,
			),
		),
		summary: pipe(string(), fits({ maxLength: SUMMARY_MAX })),
		eyecatchId: nullable(string()),
		font: font(),
		alignCenter: boolean(),
		hideTitleWhenPinned: boolean(),
		blocks: blocks(saved?.blocks ?? []),
	});

function blocks(saved: readonly PageBlock[]) {
	const most = Math.max(BLOCKS_MAX, saved.length);
	const mostBytes = saved.reduce((bytes, block) => Math.max(bytes, blockBytes(block)), BLOCK_BYTES_MAX);
	const tooLarge = (all: readonly PageBlock[]) => all.find(block => blockBytes(block) > mostBytes);
	return pipe(
		custom<readonly PageBlock[]>(Array.isArray),
		check(
			all => all.length <= most,
			({ input }) => t('pages.tooManyBlocks', { count: input.length, max: most }),
		),
		check(
			all => tooLarge(all) === undefined,
			({ input }) => {
				const block = tooLarge(input);
				return block ? t('pages.tooLargeBlock', { name: blockName(block) }) : '';
			},
		),
	);
}

/** Unsaved edits as this device keeps them: all fields, with the blocks as they would be saved. */
export interface KeptPage extends Omit<PageEdit, 'blocks'> {
	readonly content: readonly unknown[];
}

export const toKept = ({ blocks, ...fields }: PageEdit): KeptPage => ({ ...fields, content: contentOf(blocks) });

/** The inverse of `toKept`. */
export const KEPT_PAGE: GenericSchema<KeptPage, PageEdit> = pipe(
	object({
		title: string(),
		name: string(),
		summary: string(),
		eyecatchId: nullable(string()),
		font: font(),
		alignCenter: boolean(),
		hideTitleWhenPinned: boolean(),
		content: array(unknown()),
	}),
	transform(({ content, ...fields }) => ({ ...fields, blocks: toBlocks(content) })),
);

/** The parameters for the server, without variables and script, which it keeps as they are. */
export const paramsOf = (edit: PageEdit): Omit<Params<'pages/create'>, 'variables' | 'script'> => ({
	title: edit.title.trim(),
	name: edit.name,
	summary: edit.summary.trim() || null,
	content: contentOf(edit.blocks),
	eyeCatchingImageId: edit.eyecatchId,
	font: edit.font,
	alignCenter: edit.alignCenter,
	hideTitleWhenPinned: edit.hideTitleWhenPinned,
});

/** The parameters of what was edited: the rest may have changed elsewhere. */
export function changedParams(edit: PageEdit, begun: PageEdit): Partial<ReturnType<typeof paramsOf>> {
	const before = new Map<string, unknown>(Object.entries(paramsOf(begun)));
	return Object.fromEntries(
		Object.entries(paramsOf(edit)).filter(([name, value]) => !isSameJson(value, before.get(name))),
	);
}

/** Why the server refused a page, at the field to blame. */
export function pageRefusal(error: unknown): Refusal<PageEdit> {
	if (error instanceof ApiError) {
		if (error.code === 'NAME_ALREADY_EXISTS') return { field: 'name', text: text.pages.nameTaken };
		if (error.code === 'NO_SUCH_FILE') return { field: 'eyecatchId', text: text.pages.eyecatchGone };
		if (error.code === 'NO_SUCH_PAGE') return { text: text.pages.gone };
		if (error.code === 'ACCESS_DENIED') return { text: text.pages.notYours };
		if (error.code === 'TOO_MUCH_KEPT') return { text: text.pages.tooMany };
	}
	return { text: errorText(error).text };
}
