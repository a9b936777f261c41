import { checkRoom } from '../../http/checkRoom';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPage } from '../../pack/packPage';
import { isOwnPicture } from '../../pages/isOwnPicture';
import { pageFields } from '../../pages/pageParams';
import { pages } from '../../store/tables/pages';

/** How many pages a user can have. */
const PAGES_MAX = 500;

export default defineEndpoint(
	{
		name: 'pages/create',
		params: p.params({
			...pageFields,
			font: p.optional(pageFields.font, 'sans-serif'),
			alignCenter: p.optional(pageFields.alignCenter, false),
			hideTitleWhenPinned: p.optional(pageFields.hideTitleWhenPinned, false),
		}),
		credential: true,
		permission: 'write:pages',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 10 },
		errors: {
			noSuchFile: { code: 'NO_SUCH_FILE', id: 'b7b97489-0f66-4b12-a5ff-b21bd63f6e1c', message: 'No such file.' },
			nameAlreadyExists: {
				code: 'NAME_ALREADY_EXISTS',
				id: '4650348e-301c-499a-83c9-6aa988c66bc1',
				message: 'Specified name already exists.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const { summary = null, eyeCatchingImageId = null, ...fields } = params;
		if (!isOwnPicture(core, me, eyeCatchingImageId)) throw errors.noSuchFile();
		checkRoom(core.db.count(pages, 't.userId = ?', me.id), PAGES_MAX);
		const row = {
			...fields,
			id: core.ids.next(),
			userId: me.id,
			updatedAt: Date.now(),
			summary,
			eyeCatchingImageId,
		};
		if (!core.db.insertNew(pages, row)) throw errors.nameAlreadyExists();
		return packPage(core, row, me.id);
	},
);
