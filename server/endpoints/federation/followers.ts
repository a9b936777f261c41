import { followsWith } from '../../federation/followsWith';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

/** Who follows users of another server. */
export default defineEndpoint(
	{
		name: 'federation/followers',
		params: p.params({
			host: p.host(),
			sinceId: p.optional(p.id()),
			untilId: p.optional(p.id()),
			limit: p.limit(),
		}),
	},
	({ core, me, params }) => followsWith(core, 'followee', params, me),
);
