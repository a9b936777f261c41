import type { DriveFile } from '@/domain/drive/DriveFile';
import type { Page, PageCard } from '@/domain/page/Page';
import { toBlocks } from '@/domain/page/toBlocks';
import type { WirePage } from '@/wire/entities';
import { toDriveFile } from './toDriveFile';

// Missing and null fields get harmless defaults.

/** A page without its blocks. */
export const toPageCard = (wire: WirePage): PageCard => ({
	id: wire.id,
	userId: wire.userId ?? wire.user?.id ?? '',
	username: wire.user?.username ?? '',
	title: wire.title ?? '',
	name: wire.name ?? '',
	summary: wire.summary || null,
	eyecatch: wire.eyeCatchingImage ? toDriveFile(wire.eyeCatchingImage) : null,
	createdAt: Date.parse(wire.createdAt ?? '') || null,
	updatedAt: Date.parse(wire.updatedAt ?? '') || null,
	likedCount: wire.likedCount ?? 0,
	isLiked: wire.isLiked ?? false,
});

export const toPage = (wire: WirePage): Page => ({
	...toPageCard(wire),
	blocks: toBlocks(wire.content),
	files: (wire.attachedFiles ?? []).flatMap((file): readonly DriveFile[] => {
		const known = file ? toDriveFile(file) : null;
		return known ? [known] : [];
	}),
	font: wire.font === 'serif' ? 'serif' : 'sans-serif',
	alignCenter: wire.alignCenter ?? false,
	hideTitleWhenPinned: wire.hideTitleWhenPinned ?? false,
	source: { content: wire.content ?? [], variables: wire.variables ?? [], script: wire.script ?? '' },
});
