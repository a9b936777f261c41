import { tagUse } from '../../hashtags/tagUse';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

export default defineEndpoint(
	{
		name: 'hashtags/show',
		params: p.params({ tag: p.text({ max: 256 }) }),
		errors: {
			noSuchHashtag: {
				code: 'NO_SUCH_HASHTAG',
				id: '110ee688-193e-4a3a-9ecf-c167b2e6981e',
				message: 'No such hashtag.',
			},
		},
	},
	({ core, params, errors }) => {
		const found = tagUse(core, params.tag);
		if (!found) throw errors.noSuchHashtag();
		return found;
	},
);
