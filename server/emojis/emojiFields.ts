import type { FileRow } from '../store/tables/drive';
import type { EmojiRow } from '../store/tables/server';

export const EMOJI_NAME = /^[a-zA-Z0-9_]+$/;

interface EmojiParams {
	category?: string | null | undefined;
	aliases?: string[] | undefined;
	license?: string | null | undefined;
	isSensitive?: boolean | undefined;
	localOnly?: boolean | undefined;
	roleIdsThatCanBeUsedThisEmojiAsReaction?: string[] | undefined;
}

/** The columns for the given parameters; missing ones stay missing. */
export function emojiFields(params: EmojiParams): Partial<EmojiRow> {
	const { category, aliases, license, isSensitive, localOnly } = params;
	const roleIds = params.roleIdsThatCanBeUsedThisEmojiAsReaction;
	return {
		...(category === undefined ? {} : { category: category || null }),
		...(aliases ? { aliases } : {}),
		...(license === undefined ? {} : { license }),
		...(isSensitive === undefined ? {} : { isSensitive }),
		...(localOnly === undefined ? {} : { localOnly }),
		...(roleIds ? { roleIds } : {}),
	};
}

export const emojiPicture = (file: FileRow): Partial<EmojiRow> => ({
	fileId: file.id,
	path: `/files/${file.webpublicKey ?? file.accessKey}`,
	type: file.webpublicType ?? file.type,
});
