import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';

export default defineEndpoint(
	{ name: 'get-online-users-count', params: p.none, get: { cacheSeconds: 60 } },
	({ core }) => ({ count: core.presence.onlineCount() }),
);
