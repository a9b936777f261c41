import { trendingTags } from '../../hashtags/trendingTags';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

export default defineEndpoint(
	{
		name: 'hashtags/trend',
		params: p.none,
		get: { cacheSeconds: 60 },
	},
	({ core }) => trendingTags(core),
);
