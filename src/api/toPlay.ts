import type { Play } from '@/domain/play/Play';
import type { WirePlay } from '@/wire/entities';

/** Missing and null fields get harmless defaults. */
export const toPlay = (wire: WirePlay): Play => ({
	id: wire.id,
	title: wire.title ?? '',
	summary: wire.summary ?? '',
	script: wire.script ?? '',
	visibility: wire.visibility === 'private' ? 'private' : 'public',
	userId: wire.userId ?? wire.user?.id ?? null,
	updatedAt: wire.updatedAt ?? wire.createdAt ?? null,
	likedCount: wire.likedCount ?? 0,
	isLiked: wire.isLiked ?? false,
});
