import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPush } from '../../pack/packPush';
import { ownSubscription } from '../../push/ownSubscription';
import { pushEndpoint } from '../../push/pushParams';
import { pushSubscriptions } from '../../store/tables/push';

export default defineEndpoint(
	{
		name: 'sw/update-registration',
		params: p.params({ endpoint: pushEndpoint(), sendReadMessage: p.optional(p.flag()) }),
		credential: true,
		secure: true,
		errors: {
			noSuchRegistration: {
				code: 'NO_SUCH_REGISTRATION',
				// The blank is part of the id on real servers.
				id: ' b09d8066-8064-5613-efb6-0e963b21d012',
				message: 'No such registration.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const row = ownSubscription(core, me, params.endpoint);
		if (!row) throw errors.noSuchRegistration();
		const sendReadMessage = params.sendReadMessage ?? row.sendReadMessage;
		core.db.update(pushSubscriptions, { sendReadMessage }, 'id = ?', row.id);
		return packPush({ ...row, sendReadMessage });
	},
);
