import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { pushEndpoint } from '../../push/pushParams';
import { pushSubscriptions } from '../../store/tables/push';

/**
 * Ends the caller's subscription. A visitor, such as a browser whose sign-in has ended, ends those of all accounts at
 * this address: nobody else knows it.
 */
export default defineEndpoint(
	{ name: 'sw/unregister', params: p.params({ endpoint: pushEndpoint() }) },
	({ core, me, params }) => {
		if (me) core.db.delete(pushSubscriptions, 'endpoint = ? AND userId = ?', params.endpoint, me.id);
		else core.db.delete(pushSubscriptions, 'endpoint = ?', params.endpoint);
	},
);
