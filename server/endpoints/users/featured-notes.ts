import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { featuredNotes } from '../../notes/featuredNotes';
import { packNotes } from '../../pack/packNote';

export default defineEndpoint(
	{
		name: 'users/featured-notes',
		params: p.params({ limit: p.limit(), untilId: p.optional(p.id()), userId: p.id() }),
		get: { cacheSeconds: 3600 },
	},
	({ core, me, params }) => {
		const viewerId = me?.id ?? null;
		return packNotes(core, featuredNotes(core, { ...params, viewerId }), viewerId);
	},
);
