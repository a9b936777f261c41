import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { packMeta } from '../pack/packMeta';

export default defineEndpoint(
	{ name: 'meta', params: p.params({ detail: p.optional(p.flag(), true) }) },
	({ core, params }) => packMeta(core, params.detail),
);
