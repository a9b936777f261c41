import { webUrl } from '@/base/webUrl';
import { VISIBILITIES, type Visibility } from '@/domain/note/Note';
import type { SearchOf } from '@/domain/paths/patterns';

/** A note to reply to or quote, by id or by URI. */
export type SharedNote = { readonly id: string } | { readonly uri: string };

/** The content of a `/share` address (rules/apps#share). */
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
const ACCT = /^@?[\w.-]+(?:@[\w.:-]+)?$/;
const FLAGS: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false };

type Given = string | undefined;

/** Parses the address; each invalid part is left out. */
export function readShare(search: SearchOf<'share'>): Share {
	return {
		text: sharedText(search.title, search.text, search.url),
		visibility: VISIBILITIES.find(each => each === search.visibility) ?? null,
		localOnly: FLAGS[search.localOnly ?? ''] ?? null,
		reply: noteOf(search.replyId, search.replyUri),
		renote: noteOf(search.renoteId, search.renoteUri),
		fileIds: listOf(search.fileIds, ID),
		visibleUserIds: listOf(search.visibleUserIds, ID),
		visibleAccts: listOf(search.visibleAccts, ACCT),
	};
}

/** Title, text and URL on separate lines, without repeating what the text already contains. */
export function sharedText(title: Given, text: Given, url: Given): string {
	const body = text?.trim() ?? '';
	const head = title?.trim() ?? '';
	const address = url?.trim() ?? '';
	return [body.startsWith(head) ? '' : head, body, body.includes(address) ? '' : address].filter(Boolean).join('\n');
}

function noteOf(id: Given, uri: Given): SharedNote | null {
	if (id !== undefined && ID.test(id)) return { id };
	const address = uri === undefined ? null : webUrl(uri);
	return address && { uri: address.href };
}

function listOf(value: Given, form: RegExp): string[] {
	const all = (value ?? '').split(',').map(each => each.trim());
	return [...new Set(all.filter(each => form.test(each)))];
}
