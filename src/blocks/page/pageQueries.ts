import { pagingParams } from '@/api/pagingParams';
import { toDriveFile } from '@/api/toDriveFile';
import { toPage, toPageCard } from '@/api/toPage';
import { prepareMfm } from '@/blocks/mfm/prepareMfm';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { Page, PageCard } from '@/domain/page/Page';
import { handlers, type PluginData } from '@/stores/handlers';
import { definePages, defineThing, LIST_PAGE, nextBelow } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';
import type { WirePage } from '@/wire/entities';

/** Stores who wrote pages in the session, as lists show them. */
export function toPageCards(session: Session, told: readonly WirePage[]): readonly PageCard[] {
	session.entities.ingestUsers(told.flatMap(({ user }) => user ?? []));
	return told.map(toPageCard);
}

/** A page by its id, or by its address. Names of people are those of the session's own server. */
export type WhichPage =
	| { readonly pageId: string }
	| {
			readonly username: string;
			readonly name: string;
			/** The number of plugins' functions that change pages: with another number, it is fetched again. */
			readonly interruptors: number;
	  };

/**
 * A page with its blocks; its author is stored in the session. By its address, as it is read, the session's plugins may
 * change it; by its id, as it is edited, it is as it was written.
 */
export const pageQuery = defineThing({
	name: 'page',
	lifetime: 'open',
	async fetch(session, which: WhichPage, signal): Promise<Page> {
		const isRead = 'name' in which;
		const given = isRead ? { username: which.username, name: which.name } : which;
		const wire = await session.api.call('pages/show', given, { signal });
		if (wire.user) session.entities.ingestUsers([wire.user]);
		return toPage(isRead ? await interrupted(session, wire) : wire);
	},
});

/** What the session's plugins make of a page, one after the other. */
async function interrupted(session: Session, wire: WirePage): Promise<WirePage> {
	let page: PluginData = { ...wire };
	for (const { run } of handlers.of(session, 'page_view_interruptor')) page = await run(session, page);
	return page as WirePage;
}

/** Somebody's pages, the newest first. */
export const userPagesQuery = definePages({
	name: 'users/pages',
	lifetime: 'changing',
	async fetch(session, userId: string, untilId, signal) {
		const told = await session.api.call(
			'users/pages',
			{ userId, ...pagingParams({ limit: LIST_PAGE, untilId }) },
			{ signal },
		);
		return { items: toPageCards(session, told), next: nextBelow(told, LIST_PAGE) };
	},
});

/** The note of a block, which is stored in the session; the result is its id. */
export const pageNoteQuery = defineThing({
	name: 'pageNote',
	lifetime: 'open',
	async fetch(session, noteId: string, signal): Promise<string> {
		const [id = noteId] = session.entities.ingest([await session.api.call('notes/show', { noteId }, { signal })]);
		await prepareMfm(session, [id]);
		return id;
	},
});

/** A picture of the account's own drive that was put on a page which isn't saved yet; null if it can't be shown. */
export const pagePictureQuery = defineThing({
	name: 'pagePicture',
	lifetime: 'changing',
	fetch: async ({ api }, fileId: string, signal): Promise<DriveFile | null> =>
		toDriveFile(await api.call('drive/files/show', { fileId }, { signal })),
});
