/** The events that a webhook can be told of. */
export const WEBHOOK_EVENTS = [
	'mention',
	'unfollow',
	'follow',
	'followed',
	'note',
	'reply',
	'renote',
	'reaction',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
