import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { packEmoji } from '../pack/packEmoji';
import { emojis } from '../store/tables/server';

/**
 * Notifies everyone of a new emoji.
 * @returns it as sent
 * @throws Error if it doesn't exist
 */
export function announceAdded(core: Core, id: string): entities.EmojiDetailed {
	const emoji = packById(core, id);
	core.bus.emit('broadcast', { type: 'emojiAdded', body: { emoji } });
	return emoji;
}

export function announceUpdated(core: Core, id: string): void {
	core.bus.emit('broadcast', { type: 'emojiUpdated', body: { emojis: [packById(core, id)] } });
}

/** @param emoji as it was before */
export function announceDeleted({ bus }: Core, emoji: entities.EmojiDetailed): void {
	bus.emit('broadcast', { type: 'emojiDeleted', body: { emojis: [emoji] } });
}

function packById(core: Core, id: string): entities.EmojiDetailed {
	const row = core.db.byId(emojis, id);
	if (!row) throw new Error(`no emoji ${id}`);
	return packEmoji(core, row);
}
