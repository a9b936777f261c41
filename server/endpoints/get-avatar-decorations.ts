import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { packDecoration } from '../pack/packDecoration';

export default defineEndpoint({ name: 'get-avatar-decorations', params: p.none }, ({ core }) =>
	[...core.decorations.all().values()].map(row => packDecoration(core, row)),
);
