import { announceAdded, announceDeleted, announceUpdated } from '../../../emojis/announceEmoji';
import { emojiFields, emojiName, emojiParams, emojiPicture } from '../../../emojis/emojiFields';
import { dropServerCopy, withServerCopy } from '../../../emojis/withServerCopy';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packEmoji } from '../../../pack/packEmoji';
import { type FileRow, files } from '../../../store/tables/drive';
import { emojis } from '../../../store/tables/server';

export default defineEndpoint(
	{
		name: 'admin/emoji/update',
		params: p.withOneOf(['id', 'name'], {
			id: p.optional(p.id()),
			name: p.optional(emojiName()),
			fileId: p.optional(p.id()),
			...emojiParams,
		}),
		credential: true,
		permission: 'write:admin:emoji',
		policy: 'canManageCustomEmojis',
		errors: {
			noSuchEmoji: { code: 'NO_SUCH_EMOJI', id: '684dec9d-a8c2-4364-9aa8-456c49cb1dc8', message: 'No such emoji.' },
			noSuchFile: { code: 'NO_SUCH_FILE', id: '14fb9fd9-0731-4e2f-aeb9-f09e4740333d', message: 'No such file.' },
			sameNameEmojiExists: {
				code: 'SAME_NAME_EMOJI_EXISTS',
				id: '7180fe9d-1ee3-bff9-647d-fe9896d2ffb8',
				message: 'An emoji of that name exists.',
			},
		},
	},
	async ({ core, params, errors }) => {
		const read = () => {
			const own = 't.host IS NULL AND';
			const emoji = params.id
				? core.db.first(emojis, `WHERE ${own} t.id = ?`, params.id)
				: core.db.first(emojis, `WHERE ${own} t.name = ?`, params.name ?? '');
			if (!emoji) throw errors.noSuchEmoji();
			const file = params.fileId === undefined ? null : core.db.byId(files, params.fileId);
			if (file === undefined) throw errors.noSuchFile();
			const name = params.name ?? emoji.name;
			if (name !== emoji.name && core.db.exists(emojis, `${own} t.name = ?`, name)) throw errors.sameNameEmojiExists();
			return { emoji, file, name };
		};
		const update = (copy: FileRow | null) => {
			const { emoji, name } = read();
			const before = packEmoji(core, emoji);
			const change = { name, ...emojiFields(params), ...(copy ? emojiPicture(copy) : {}), updatedAt: Date.now() };
			core.db.update(emojis, change, 'id = ?', emoji.id);
			if (copy) dropServerCopy(core, emoji.fileId);
			if (name === emoji.name) return announceUpdated(core, emoji.id);
			announceDeleted(core, before);
			announceAdded(core, emoji.id);
		};
		const { file } = read();
		// While the file is copied, the emoji may change: `update` reads it again.
		if (file) await withServerCopy(core, file, update);
		else update(null);
	},
);
