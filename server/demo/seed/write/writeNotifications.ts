import type { NoteRow } from '../../../store/tables/notes';
import { notifications } from '../../../store/tables/server';
import { profiles } from '../../../store/tables/users';
import { DAY, HOUR, MINUTE, type PlannedNote } from '../plan/PlannedNote';
import { personOf, type WorldWriter } from './WorldWriter';

interface Event {
	type: string;
	/** Milliseconds before now. */
	ago: number;
	notifierId?: string;
	noteId?: string;
	data?: Record<string, unknown>;
}

const KEPT = 420;
/** Newer notifications are unread. */
const UNREAD = 25 * MINUTE;

/** Adds demo's and friend's notifications about past events. */
export function writeNotifications(
	world: WorldWriter,
	written: ReadonlyMap<PlannedNote, NoteRow>,
	roleIds: ReadonlyMap<string, string>,
): void {
	for (const key of ['demo', 'friend']) {
		const person = personOf(world, key);
		const events = [
			...fromNotes(world, person.id, written),
			...fromFollows(world, person.id),
			...(key === 'demo' ? fromServer(roleIds) : []),
		];
		write(world, person.id, events);
	}
}

function fromNotes(world: WorldWriter, me: string, written: ReadonlyMap<PlannedNote, NoteRow>): Event[] {
	const ari = personOf(world, 'ari').id;
	const isDemo = me === personOf(world, 'demo').id;
	return [...written].flatMap(([note, row]): Event[] => {
		if (row.userId === me) {
			const reactions = note.reactions.map(
				({ by, reaction, ago }): Event => ({
					type: 'reaction',
					ago,
					notifierId: personOf(world, by).id,
					noteId: row.id,
					data: { reaction },
				}),
			);
			const ended = note.poll?.endsIn ?? null;
			return ended !== null && ended < 0
				? [...reactions, { type: 'pollEnded', ago: -ended, notifierId: me, noteId: row.id }]
				: reactions;
		}
		const about = { ago: note.ago, notifierId: row.userId, noteId: row.id };
		if (row.renoteUserId === me) return [{ ...about, type: row.isPureRenote ? 'renote' : 'quote' }];
		if (row.replyUserId === me) return [{ ...about, type: 'reply' }];
		if (row.mentions.includes(me)) return [{ ...about, type: 'mention' }];
		// demo subscribes to Ari's notes; only the latest are included.
		if (isDemo && row.userId === ari && !note.reply && !note.channel && note.ago < 2 * DAY)
			return [{ ...about, type: 'note' }];
		return [];
	});
}

function fromFollows({ core, random }: WorldWriter, me: string): Event[] {
	const followers = core.db.all<{ followerId: string }>(
		'SELECT followerId FROM follows WHERE followeeId = ? ORDER BY id',
		me,
	);
	const requests = core.db.all<{ followerId: string; id: string }>(
		'SELECT followerId, id FROM followRequests WHERE followeeId = ?',
		me,
	);
	const accepted = core.db.all<{ followeeId: string }>(
		"SELECT f.followeeId FROM follows f JOIN users u ON u.id = f.followeeId WHERE f.followerId = ? AND u.username = 'mara'",
		me,
	);
	return [
		...followers.map(
			({ followerId }): Event => ({ type: 'follow', ago: random.between(0.3, 29) * DAY, notifierId: followerId }),
		),
		...requests.map(
			({ followerId }, index): Event => ({
				type: 'receiveFollowRequest',
				ago: (index * 5 + 2) * HOUR,
				notifierId: followerId,
			}),
		),
		...accepted.map(
			({ followeeId }): Event => ({
				type: 'followRequestAccepted',
				ago: 26 * DAY,
				notifierId: followeeId,
				data: { message: 'Welcome aboard. Mind the step.' },
			}),
		),
	];
}

/** Notifications by the server itself. */
function fromServer(roleIds: ReadonlyMap<string, string>): Event[] {
	return [
		{ type: 'roleAssigned', ago: 6 * DAY, data: { roleId: roleIds.get('Regatta') } },
		{ type: 'achievementEarned', ago: 19 * DAY, data: { achievement: 'profileFilled' } },
		{ type: 'achievementEarned', ago: 20 * DAY, data: { achievement: 'login3' } },
		{ type: 'login', ago: 3 * DAY },
		{ type: 'createToken', ago: 4 * DAY },
		{
			type: 'app',
			ago: 5 * DAY,
			data: { body: 'High water at 05:12, 4.3 m. Spring tide tomorrow.', header: 'Tide alarm', icon: null },
		},
		{ type: 'test', ago: 8 * DAY },
	];
}

function write({ core, now }: WorldWriter, userId: string, events: readonly Event[]): void {
	const kept = [...events].sort((a, b) => b.ago - a.ago).slice(-KEPT);
	let read = '';
	for (const { type, ago, notifierId, noteId, data } of kept) {
		const id = core.ids.at(now - ago);
		core.db.insert(notifications, {
			id,
			userId,
			type,
			notifierId: notifierId ?? null,
			noteId: noteId ?? null,
			data: data ?? {},
		});
		if (ago > UNREAD) read = id;
	}
	core.db.update(profiles, { readNotificationId: read }, 'userId = ?', userId);
}
