import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { shownList } from '../../../lists/ownList';
import { packList, packPublicList } from '../../../pack/packList';

export default defineEndpoint(
	{
		name: 'users/lists/show',
		params: p.params({ listId: p.id(), forPublic: p.optional(p.flag(), false) }),
		permission: 'read:account',
		errors: {
			noSuchList: { code: 'NO_SUCH_LIST', id: '7bc05c21-1d7a-41ae-88f1-66820f4dc686', message: 'No such list.' },
		},
	},
	({ core, me, params, errors }) => {
		const list = shownList(core, me, params);
		if (!list) throw errors.noSuchList();
		return params.forPublic ? packPublicList(core, list, me) : packList(core, list);
	},
);
