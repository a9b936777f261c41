import type { InferOutput } from 'valibot';
import * as p from '../http/params';
import type { FileRow } from '../store/tables/drive';
import type { EmojiRow } from '../store/tables/server';

export const emojiName = () => p.pattern(/^[a-zA-Z0-9_]+$/, { max: 128 });

/** What can be said of an emoji besides its name and picture. */
export const emojiParams = {
	category: p.nullish(p.text({ max: 256 })),
	aliases: p.optional(p.list(p.text({ max: 128 }), { max: 200 })),
	license: p.nullish(p.text({ max: 8192 })),
	isSensitive: p.optional(p.flag()),
	localOnly: p.optional(p.flag()),
	roleIdsThatCanBeUsedThisEmojiAsReaction: p.optional(p.list(p.text({ max: 64 }), { max: 200 })),
};

/** The columns for the given parameters; missing ones stay missing. */
export function emojiFields(params: InferOutput<ReturnType<typeof p.params<typeof emojiParams>>>): Partial<EmojiRow> {
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
