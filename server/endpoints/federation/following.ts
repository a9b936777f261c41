import { followsWith } from '../../federation/followsWith';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

/** Whom users of another server follow. */
export default defineEndpoint(
	{
		name: 'federation/following',
		params: p.params({
			host: p.host(),
			sinceId: p.optional(p.id()),
			untilId: p.optional(p.id()),
			limit: p.limit(),
		}),
	},
	({ core, me, params }) => followsWith(core, 'follower', params, me),
);
