import { flag, nullableInteger, type RowOf, table, text } from '../table';

/** Browsers that are told of a user's notifications by Web Push. */
export const pushSubscriptions = table(
	'pushSubscriptions',
	{
		id: text(),
		userId: text(),
		/** The sign-in that registered it: it ends with that. */
		tokenId: text(),
		/** The address at the browser's push service. As given by the browser: not to be trusted. */
		endpoint: text(),
		/** The browser's keys, base64url. */
		auth: text(),
		publickey: text(),
		/** Whether it also wants to know that notifications were read. */
		sendReadMessage: flag(),
		/** The first failure since the last success, in milliseconds since the epoch. */
		failingSince: nullableInteger(),
	},
	{ key: ['id'], unique: [['userId', 'endpoint']], indexes: [['endpoint'], ['tokenId']] },
);
export type PushSubscriptionRow = RowOf<typeof pushSubscriptions>;
