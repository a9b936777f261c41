import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { ads } from '../../../store/tables/server';

export default defineEndpoint(
	{
		name: 'admin/ad/delete',
		params: p.params({ id: p.id() }),
		credential: true,
		permission: 'write:admin:ad',
		role: 'moderator',
		errors: {
			noSuchAd: { code: 'NO_SUCH_AD', id: 'ccac9863-3a03-416e-b899-8a64041118b1', message: 'No such ad.' },
		},
	},
	({ core, params, errors }) => {
		if (core.db.delete(ads, 'id = ?', params.id) === 0) throw errors.noSuchAd();
	},
);
