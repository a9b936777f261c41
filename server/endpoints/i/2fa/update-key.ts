import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { securityKeys } from '../../../store/tables/secondFactors';
import { announceMeUpdated } from '../../../users/announceMeUpdated';

/** Gives a security key another name. */
export default defineEndpoint(
	{
		name: 'i/2fa/update-key',
		params: p.params({ name: p.text({ min: 1, max: 30 }), credentialId: p.text({ max: 2048 }) }),
		credential: true,
		secure: true,
		limit: { duration: 3_600_000, max: 100 },
		errors: {
			noSuchKey: { code: 'NO_SUCH_KEY', id: 'f9c5467f-d492-4d3c-9a8g-a70dacc86512', message: 'No such key.' },
			accessDenied: {
				code: 'ACCESS_DENIED',
				id: '1fb7cb09-d46a-4fff-b8df-057708cce513',
				message: 'You do not have edit privilege of this key.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const key = core.db.byId(securityKeys, params.credentialId);
		if (!key) throw errors.noSuchKey();
		if (key.userId !== me.id) throw errors.accessDenied();
		core.db.update(securityKeys, { name: params.name }, 'id = ?', key.id);
		announceMeUpdated(core, me.id);
	},
);
