import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { deletePage } from '../../pages/deletePage';
import { pages } from '../../store/tables/pages';

export default defineEndpoint(
	{
		name: 'pages/delete',
		params: p.params({ pageId: p.id() }),
		credential: true,
		permission: 'write:pages',
		errors: {
			noSuchPage: { code: 'NO_SUCH_PAGE', id: 'eb0c6e1d-d519-4764-9486-52a7e1c6392a', message: 'No such page.' },
			accessDenied: { code: 'ACCESS_DENIED', id: '8b741b3e-2c22-44b3-a15f-29949aa1601e', message: 'Access denied.' },
		},
	},
	({ core, me, params, errors }) => {
		const page = core.db.byId(pages, params.pageId);
		if (!page) throw errors.noSuchPage();
		if (page.userId !== me.id) throw errors.accessDenied();
		deletePage(core, page);
	},
);
