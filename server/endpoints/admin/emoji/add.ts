import { announceAdded } from '../../../emojis/announceEmoji';
import { emojiFields, emojiName, emojiParams, emojiPicture } from '../../../emojis/emojiFields';
import { withServerCopy } from '../../../emojis/withServerCopy';
import { checkRoom } from '../../../http/checkRoom';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { files } from '../../../store/tables/drive';
import { emojis } from '../../../store/tables/server';

/** Every client fetches all of them. */
const EMOJIS_MAX = 20_000;

export default defineEndpoint(
	{
		name: 'admin/emoji/add',
		params: p.params({
			name: emojiName(),
			fileId: p.id(),
			...emojiParams,
		}),
		credential: true,
		permission: 'write:admin:emoji',
		policy: 'canManageCustomEmojis',
		errors: {
			noSuchFile: { code: 'NO_SUCH_FILE', id: 'fc46b5a4-6b92-4c33-ac66-b806659bb5cf', message: 'No such file.' },
			unsupportedFileType: {
				code: 'UNSUPPORTED_FILE_TYPE',
				id: 'f7599d96-8750-af68-1633-9575d625c1a7',
				message: 'Unsupported file type.',
			},
			duplicateName: { code: 'DUPLICATE_NAME', id: 'f7a3462c-4e6e-4069-8421-b9bd4f4c3975', message: 'Duplicate name.' },
		},
	},
	async ({ core, params, errors }) => {
		const checkName = () => {
			if (core.db.exists(emojis, 't.name = ? AND t.host IS NULL', params.name)) throw errors.duplicateName();
		};
		checkRoom(core.db.count(emojis, 't.host IS NULL'), EMOJIS_MAX);
		const file = core.db.byId(files, params.fileId);
		if (!file) throw errors.noSuchFile();
		if (!file.type.startsWith('image/')) throw errors.unsupportedFileType();
		checkName();
		return withServerCopy(core, file, copy => {
			// Another one may have been added meanwhile.
			checkName();
			const id = core.ids.next();
			core.db.insert(emojis, { id, name: params.name, ...emojiFields(params), ...emojiPicture(copy) });
			return announceAdded(core, id);
		});
	},
);
