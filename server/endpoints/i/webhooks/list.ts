import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packWebhook } from '../../../pack/packWebhook';
import { webhooks } from '../../../store/tables/apps';

export default defineEndpoint(
	{ name: 'i/webhooks/list', params: p.none, credential: true, permission: 'read:account' },
	({ core, me }) => core.db.select(webhooks, 'WHERE t.userId = ? ORDER BY t.id', me.id).map(packWebhook),
);
