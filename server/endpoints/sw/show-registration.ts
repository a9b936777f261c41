import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPush } from '../../pack/packPush';
import { ownSubscription } from '../../push/ownSubscription';
import { pushEndpoint } from '../../push/pushParams';

/** Without content if there is none. */
export default defineEndpoint(
	{
		name: 'sw/show-registration',
		params: p.params({ endpoint: pushEndpoint() }),
		credential: true,
		secure: true,
	},
	({ core, me, params }) => {
		const row = ownSubscription(core, me, params.endpoint);
		return row && packPush(row);
	},
);
