import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPage } from '../../pack/packPage';
import { openPage } from '../../pages/openPage';
import { pages } from '../../store/tables/pages';
import { findOne } from '../../users/findOne';

/** A page by its id, or by the names of its owner and its own. */
export default defineEndpoint(
	{
		name: 'pages/show',
		params: p.withOneOf(['pageId', 'name'], {
			pageId: p.optional(p.id()),
			name: p.optional(p.text({ max: 256 })),
			username: p.optional(p.text({ max: 128 })),
		}),
		errors: {
			noSuchPage: { code: 'NO_SUCH_PAGE', id: '222120c0-3ead-4528-811b-b96f233388d7', message: 'No such page.' },
		},
	},
	({ core, me, params: { pageId, name = '', username }, errors }) => {
		const owner = pageId === undefined ? findOne(core, { username }) : null;
		const named =
			owner && owner !== 'elsewhere'
				? core.db.first(pages, 'WHERE t.userId = ? AND t.name = ?', owner.id, name)
				: undefined;
		const page = openPage(core, pageId ?? named?.id ?? '');
		if (!page) throw errors.noSuchPage();
		return packPage(core, page, me?.id ?? null);
	},
);
