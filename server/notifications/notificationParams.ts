import * as p from '../http/params';
import { NOTIFICATION_TYPES } from './notificationTypes';

const types = () => p.optional(p.list(p.oneOf(...NOTIFICATION_TYPES), { max: 100 }));

/** The parameters of lists of notifications. */
export const notificationParams = {
	limit: p.limit(),
	...p.paging,
	markAsRead: p.optional(p.flag(), true),
	includeTypes: types(),
	excludeTypes: types(),
};
