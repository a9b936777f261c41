import { listTags, TAG_ORDERS } from '../../hashtags/tagUse';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

export default defineEndpoint(
	{
		name: 'hashtags/list',
		params: p.params({
			limit: p.limit(),
			attachedToUserOnly: p.optional(p.flag(), false),
			attachedToLocalUserOnly: p.optional(p.flag(), false),
			attachedToRemoteUserOnly: p.optional(p.flag(), false),
			sort: p.oneOf(...TAG_ORDERS),
		}),
	},
	({ core, params }) => listTags(core, params),
);
