import { ACHIEVEMENTS } from '../../achievements/achievements';
import { claimAchievement } from '../../achievements/claimAchievement';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

export default defineEndpoint(
	{
		name: 'i/claim-achievement',
		params: p.params({ name: p.oneOf(...ACHIEVEMENTS) }),
		credential: true,
		permission: 'write:account',
		prohibitMoved: true,
	},
	({ core, me, params }) => claimAchievement(core, me.id, params.name),
);
