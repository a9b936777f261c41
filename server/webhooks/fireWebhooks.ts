import type { Core } from '../Core';
import { packNote } from '../pack/packNote';
import { packUserLite } from '../pack/packUserLite';
import { webhooks } from '../store/tables/apps';
import { notes } from '../store/tables/notes';
import { users } from '../store/tables/users';
import { isHeard } from '../users/isHeard';
import { isOpenAccount } from '../users/isOpenAccount';
import type { WebhookEvent } from './webhookEvents';

/** The most events of one account that wait to be sent; further ones are lost. */
const WAITING_MAX = 200;

/** Events of a user's channel `main` that webhooks have too, with the field that their body goes into. */
const FROM_MAIN: Readonly<Record<string, { event: WebhookEvent; field: 'note' | 'user' }>> = {
	mention: { event: 'mention', field: 'note' },
	reply: { event: 'reply', field: 'note' },
	renote: { event: 'renote', field: 'note' },
	follow: { event: 'follow', field: 'user' },
	followed: { event: 'followed', field: 'user' },
	unfollow: { event: 'unfollow', field: 'user' },
};

/** Sends what happens to the webhooks of those whom it concerns. */
export function fireWebhooks(core: Core): void {
	const { bus } = core;
	bus.on('note', note => {
		if (note.userHost === null) fire(core, note.userId, 'note', () => ({ note: packNote(core, note, note.userId) }));
	});
	bus.on('main', ({ userId, type, body }) => {
		const known = FROM_MAIN[type];
		if (known) fire(core, userId, known.event, () => ({ [known.field]: body }));
	});
	bus.on('noteUpdate', ({ noteId, type, body }) => {
		if (type === 'reacted') fireReaction(core, noteId, body);
	});
}

function fireReaction(core: Core, noteId: string, { reaction, userId }: Record<string, unknown>): void {
	const note = core.db.byId(notes, noteId);
	const person = typeof userId === 'string' ? core.db.byId(users, userId) : undefined;
	if (!note || !person || note.userHost !== null || person.id === note.userId) return;
	fire(core, note.userId, 'reaction', () =>
		isHeard(core, note.userId, person.id)
			? { note: packNote(core, note, note.userId), user: packUserLite(core, person), reaction }
			: null,
	);
}

/** @param makeBody called only if a webhook wants it; null for nothing to send */
function fire(core: Core, userId: string, type: WebhookEvent, makeBody: () => object | null): void {
	const hooks = core.db
		.select(webhooks, 'WHERE t.userId = ? AND t.active = 1', userId)
		.filter(hook => hook.on.includes(type));
	if (hooks.length === 0 || !isOpenAccount(core, userId)) return;
	const body = makeBody();
	if (!body) return;
	for (const { id } of hooks) {
		if (core.jobs.count('webhook', userId) >= WAITING_MAX) return;
		core.jobs.add('webhook', userId, { webhookId: id, type, createdAt: Date.now(), body });
	}
}
