import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { isOwnPicture } from '../../pages/isOwnPicture';
import { pageFields } from '../../pages/pageParams';
import { pages } from '../../store/tables/pages';

/** What isn't sent stays as it is. */
export default defineEndpoint(
	{
		name: 'pages/update',
		params: p.params({
			pageId: p.id(),
			...pageFields,
			title: p.optional(pageFields.title),
			name: p.optional(pageFields.name),
			content: p.optional(pageFields.content),
			variables: p.optional(pageFields.variables),
			script: p.optional(pageFields.script),
			font: p.optional(pageFields.font),
			alignCenter: p.optional(pageFields.alignCenter),
			hideTitleWhenPinned: p.optional(pageFields.hideTitleWhenPinned),
		}),
		credential: true,
		permission: 'write:pages',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 300 },
		errors: {
			noSuchPage: { code: 'NO_SUCH_PAGE', id: '21149b9e-3616-4778-9592-c4ce89f5a864', message: 'No such page.' },
			accessDenied: { code: 'ACCESS_DENIED', id: '3c15cd52-3b4b-4274-967d-6456fc4f792b', message: 'Access denied.' },
			noSuchFile: { code: 'NO_SUCH_FILE', id: 'cfc23c7c-3887-490e-af30-0ed576703c82', message: 'No such file.' },
			nameAlreadyExists: {
				code: 'NAME_ALREADY_EXISTS',
				id: '2298a392-d4a1-44c5-9ebb-ac1aeaa5a9ab',
				message: 'Specified name already exists.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const { pageId, ...changes } = params;
		const page = core.db.byId(pages, pageId);
		if (!page) throw errors.noSuchPage();
		if (page.userId !== me.id) throw errors.accessDenied();
		const { name = page.name, eyeCatchingImageId = null } = changes;
		if (eyeCatchingImageId !== page.eyeCatchingImageId && !isOwnPicture(core, me, eyeCatchingImageId)) {
			throw errors.noSuchFile();
		}
		if (core.db.exists(pages, 't.userId = ? AND t.name = ? AND t.id != ?', me.id, name, pageId)) {
			throw errors.nameAlreadyExists();
		}
		const said = Object.entries(changes).filter(([, value]) => value !== undefined);
		core.db.update(pages, { ...Object.fromEntries(said), updatedAt: Date.now() }, 'id = ?', pageId);
	},
);
