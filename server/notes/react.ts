import type { Core } from '../Core';
import { Refusal } from '../http/ApiError';
import { notify } from '../notifications/notify';
import { type NoteRow, notes, type ReactionRow, reactions } from '../store/tables/notes';
import { emojis } from '../store/tables/server';
import type { UserRow } from '../store/tables/users';
import { normaliseReaction } from './normaliseReaction';
import { canPersonSee, isBlockedBy } from './noteTargets';

/**
 * Reacts to a note, replacing an earlier reaction of the same user.
 * @throws Refusal `noSuchNote`, `cannotReactToRenote`, `youHaveBeenBlocked`, `alreadyReacted`
 */
export function react(
	core: Core,
	person: UserRow,
	noteId: string,
	given: string,
	options: { isSilent?: boolean } = {},
) {
	core.db.transaction(() => {
		const note = core.db.byId(notes, noteId);
		if (!note) throw new Refusal('noSuchNote');
		if (isBlockedBy(core, person.id, note.userId)) throw new Refusal('youHaveBeenBlocked');
		if (!canPersonSee(core, note, person.id)) throw new Refusal('noSuchNote');
		if (note.isPureRenote) throw new Refusal('cannotReactToRenote');
		const reaction = normaliseReaction(given, {
			acceptance: note.reactionAcceptance,
			find: name => core.db.first(emojis, 'WHERE t.name = ? AND t.host IS NULL', name),
			roleIds: new Set(core.roles.of(person).map(role => role.id)),
		});
		const former = ownReaction(core, person.id, noteId);
		if (former?.reaction === reaction) throw new Refusal('alreadyReacted');
		if (former) remove(core, note, former);
		core.db.insert(reactions, { id: core.ids.next(), noteId, userId: person.id, reaction });
		count(core, noteId, reaction, 1);
		if (options.isSilent) return;
		core.bus.emit('reaction', { authorId: note.userId, by: person });
		core.db.afterCommit(() => tell(core, note, person, reaction));
	});
}

/**
 * Removes a reaction.
 * @throws Refusal `noSuchNote`, `notReacted`
 */
export function unreact(core: Core, person: UserRow, noteId: string): void {
	core.db.transaction(() => {
		const note = core.db.byId(notes, noteId);
		if (!note) throw new Refusal('noSuchNote');
		const former = ownReaction(core, person.id, noteId);
		if (!former) throw new Refusal('notReacted');
		remove(core, note, former);
	});
}

const ownReaction = ({ db }: Core, userId: string, noteId: string): ReactionRow | undefined =>
	db.first(reactions, 'WHERE t.noteId = ? AND t.userId = ?', noteId, userId);

function remove(core: Core, note: NoteRow, { id, userId, reaction }: ReactionRow): void {
	core.db.delete(reactions, 'id = ?', id);
	count(core, note.id, reaction, -1);
	core.db.afterCommit(() =>
		core.bus.emit('noteUpdate', { noteId: note.id, type: 'unreacted', body: { reaction, userId } }),
	);
}

function count({ db }: Core, noteId: string, reaction: string, change: 1 | -1): void {
	const counts = { ...db.byId(notes, noteId)?.reactions };
	const next = (counts[reaction] ?? 0) + change;
	if (next > 0) counts[reaction] = next;
	else delete counts[reaction];
	db.update(notes, { reactions: counts }, 'id = ?', noteId);
}

function tell(core: Core, note: NoteRow, person: UserRow, reaction: string): void {
	const name = /^:([^@:]+)@\.:$/.exec(reaction)?.[1];
	const emoji = name === undefined ? undefined : core.db.first(emojis, 'WHERE t.name = ? AND t.host IS NULL', name);
	core.bus.emit('noteUpdate', {
		noteId: note.id,
		type: 'reacted',
		body: {
			reaction,
			emoji: emoji ? { name: `${emoji.name}@.`, url: core.urls.absolute(emoji.path) } : null,
			userId: person.id,
		},
	});
	notify(core, note.userId, {
		type: 'reaction',
		notifierId: person.id,
		noteId: note.id,
		data: { reaction: name === undefined ? reaction : `:${name}:` },
	});
}
