import { webUrl } from '@/base/webUrl';
import { VISIBILITIES, type Visibility } from '@/domain/Note';

/** A note to answer or to quote, by its id here or by its address anywhere. */
export type SharedNote = { readonly id: string } | { readonly uri: string };

/** What an address of `/share` asks to be written (spec 2 §2.2). */
export interface Share {
	readonly text: string;
	readonly visibility: Visibility | null;
	readonly localOnly: boolean | null;
	readonly reply: SharedNote | null;
	readonly renote: SharedNote | null;
	readonly fileIds: readonly string[];
	readonly visibleUserIds: readonly string[];
	/** Such as `@mara@a.server`. */
	readonly visibleAccts: readonly string[];
}

const ID = /^[\w-]{1,64}$/;
const ACCT = /^@?[\w-]+(?:@[\w.:-]+)?$/;
const FLAGS: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false };

/** Reads the address; what can't be meant is left out, each by itself. */
export function readShare(query: URLSearchParams): Share {
	return {
		text: sharedText(query.get('title'), query.get('text'), query.get('url')),
		visibility: VISIBILITIES.find(each => each === query.get('visibility')) ?? null,
		localOnly: FLAGS[query.get('localOnly') ?? ''] ?? null,
		reply: noteOf(query.get('replyId'), query.get('replyUri')),
		renote: noteOf(query.get('renoteId'), query.get('renoteUri')),
		fileIds: listOf(query.get('fileIds'), ID),
		visibleUserIds: listOf(query.get('visibleUserIds'), ID),
		visibleAccts: listOf(query.get('visibleAccts'), ACCT),
	};
}

/** Title, text and address on lines of their own; what the text holds already is not said twice. */
export function sharedText(title: string | null, text: string | null, url: string | null): string {
	const body = text?.trim() ?? '';
	const head = title?.trim() ?? '';
	const address = url?.trim() ?? '';
	return [body.startsWith(head) ? '' : head, body, body.includes(address) ? '' : address].filter(Boolean).join('\n');
}

function noteOf(id: string | null, uri: string | null): SharedNote | null {
	if (id !== null && ID.test(id)) return { id };
	const address = uri === null ? null : webUrl(uri);
	return address && { uri: address.href };
}

function listOf(value: string | null, form: RegExp): string[] {
	const all = (value ?? '').split(',').map(each => each.trim());
	return [...new Set(all.filter(each => form.test(each)))];
}
