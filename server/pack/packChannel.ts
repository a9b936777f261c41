import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { dateOfId } from '../store/IdSource';
import { type ChannelRow, channels } from '../store/tables/collections';
import { files } from '../store/tables/drive';
import type { UserRow } from '../store/tables/users';

/** Channels in the given order, with the viewer's relation to them, unless it is a visitor. */
export function packChannels(core: Core, rows: readonly ChannelRow[], viewer: UserRow | null): entities.Channel[] {
	const banners = core.db.byIds(
		files,
		rows.flatMap(row => row.bannerId ?? []),
	);
	const ids = JSON.stringify(rows.map(row => row.id));
	const ofViewer = (table: 'channelFollows' | 'channelFavorites') =>
		new Set(
			core.db
				.all<{ channelId: string }>(
					`SELECT channelId FROM ${table} WHERE userId = ? AND channelId IN (SELECT value FROM json_each(?))`,
					viewer?.id ?? '',
					ids,
				)
				.map(row => row.channelId),
		);
	const followed = ofViewer('channelFollows');
	const favorites = ofViewer('channelFavorites');
	return rows.map(row => {
		const banner = banners.get(row.bannerId ?? '');
		return {
			id: row.id,
			createdAt: dateOfId(row.id),
			lastNotedAt: row.lastNotedAt === null ? null : new Date(row.lastNotedAt).toISOString(),
			name: row.name,
			description: row.description,
			userId: row.userId,
			bannerUrl: banner ? core.urls.file(banner.webpublicKey ?? banner.accessKey) : null,
			pinnedNoteIds: row.pinnedNoteIds,
			color: row.color,
			isArchived: row.isArchived,
			usersCount: row.usersCount,
			notesCount: row.notesCount,
			isSensitive: row.isSensitive,
			allowRenoteToExternal: row.allowRenoteToExternal,
			...(viewer
				? { isFollowing: followed.has(row.id), isFavorited: favorites.has(row.id), hasUnreadNote: false }
				: {}),
		};
	});
}

/** @throws Error if there is no such channel */
export function packChannelById(core: Core, id: string, viewer: UserRow | null): entities.Channel {
	const row = core.db.byId(channels, id);
	const [packed] = row ? packChannels(core, [row], viewer) : [];
	if (!packed) throw new Error(`no channel ${id}`);
	return packed;
}
