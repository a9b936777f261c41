import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import type { EmojiRow } from '../store/tables/server';

/** A custom emoji with the fields that clients need; false and empty ones are left out. */
export const packEmojiSimple = ({ urls }: Core, row: EmojiRow): entities.EmojiSimple => ({
	aliases: row.aliases,
	name: row.name,
	category: row.category,
	url: urls.absolute(row.path),
	...(row.localOnly ? { localOnly: true } : {}),
	...(row.isSensitive ? { isSensitive: true } : {}),
	...(row.roleIds.length > 0 ? { roleIdsThatCanBeUsedThisEmojiAsReaction: row.roleIds } : {}),
});

export const packEmoji = ({ urls }: Core, row: EmojiRow): entities.EmojiDetailed => ({
	id: row.id,
	aliases: row.aliases,
	name: row.name,
	category: row.category,
	host: row.host,
	url: urls.absolute(row.path),
	license: row.license,
	isSensitive: row.isSensitive,
	localOnly: row.localOnly,
	roleIdsThatCanBeUsedThisEmojiAsReaction: row.roleIds,
});
