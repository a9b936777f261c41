import type { Core } from '../Core';
import { deleteClip } from '../clips/deleteClip';
import { deleteFile } from '../drive/deleteFile';
import type { Job } from '../jobs/JobQueue';
import { pause } from '../jobs/pause';
import { deleteNote } from '../notes/deleteNote';
import { unreact } from '../notes/react';
import { deletePage } from '../pages/deletePage';
import { deletePlay } from '../plays/deletePlay';
import { unlikePlay } from '../plays/likePlay';
import { announcementReads, announcements } from '../store/tables/announcements';
import { apps, webhooks } from '../store/tables/apps';
import {
	antennaNotes,
	antennas,
	channelFavorites,
	channelFollows,
	channels,
	clipFavorites,
	clips,
	listFavorites,
	listMembers,
	lists,
} from '../store/tables/collections';
import { files, folders } from '../store/tables/drive';
import { jobs } from '../store/tables/jobs';
import { favorites, noteMentions, notes, pins, pollVotes, reactions, threadMutes } from '../store/tables/notes';
import { pageLikes, pages } from '../store/tables/pages';
import { playLikes, plays } from '../store/tables/plays';
import { pushSubscriptions } from '../store/tables/push';
import { blocks, followRequests, follows, memos, mutes, renoteMutes } from '../store/tables/relations';
import { secondFactors, securityKeys } from '../store/tables/secondFactors';
import { abuseReports, invites, notifications, registry, roleAssignments } from '../store/tables/server';
import { profiles, signins, tokens, type UserRow, users } from '../store/tables/users';

/** Tables whose rows belong to one user, by `userId`. */
const OWN_TABLES = [
	announcementReads,
	announcements,
	antennas,
	channelFavorites,
	channelFollows,
	clipFavorites,
	favorites,
	folders,
	jobs,
	listFavorites,
	listMembers,
	lists,
	noteMentions,
	notifications,
	pageLikes,
	pins,
	pollVotes,
	profiles,
	pushSubscriptions,
	registry,
	roleAssignments,
	secondFactors,
	securityKeys,
	signins,
	threadMutes,
	tokens,
	webhooks,
];

/** How much is deleted before others may work again. */
const ROWS_A_STEP = 50;

/** Deletes a user with all they made, step by step, and last the account itself. The username stays taken. */
export async function deleteInSteps(core: Core, { userId }: Job<unknown>, signal: AbortSignal): Promise<void> {
	for (;;) {
		const user = core.db.byId(users, userId);
		if (!user) return;
		if (!core.db.transaction(() => deleteSome(core, user))) return deleteRest(core, user);
		await pause(signal);
	}
}

/** What may be much. False if there is none of it left. */
function deleteSome(core: Core, user: UserRow): boolean {
	const some = `WHERE t.userId = ? ORDER BY t.id DESC LIMIT ${ROWS_A_STEP}`;
	const written = core.db.select(notes, some, user.id);
	for (const note of written) deleteNote(core, note);
	if (written.length > 0) return true;
	const reacted = core.db.select(reactions, some, user.id);
	for (const { id, noteId } of reacted) {
		if (core.db.byId(notes, noteId)) unreact(core, user, noteId);
		else core.db.delete(reactions, 'id = ?', id);
	}
	if (reacted.length > 0) return true;
	const kept = core.db.select(files, some, user.id);
	for (const file of kept) deleteFile(core, file);
	return kept.length > 0;
}

function deleteRest(core: Core, user: UserRow): void {
	const { db, bus } = core;
	db.transaction(() => {
		for (const clip of db.select(clips, 'WHERE t.userId = ?', user.id)) deleteClip(core, clip);
		for (const play of db.select(plays, 'WHERE t.userId = ?', user.id)) deletePlay(core, play);
		for (const { playId } of db.select(playLikes, 'WHERE t.userId = ?', user.id)) unlikePlay(core, user, playId);
		for (const page of db.select(pages, 'WHERE t.userId = ?', user.id)) deletePage(core, page);
		endRelations(core, user.id);
		db.delete(abuseReports, 'targetUserId = ? OR reporterId = ?', user.id, user.id);
		db.delete(antennaNotes, 'antennaId IN (SELECT id FROM antennas WHERE userId = ?)', user.id);
		db.delete(listMembers, 'listId IN (SELECT id FROM lists WHERE userId = ?)', user.id);
		db.delete(notifications, 'notifierId = ?', user.id);
		db.update(channels, { userId: null }, 'userId = ?', user.id);
		db.update(apps, { userId: null }, 'userId = ?', user.id);
		db.update(invites, { createdById: null }, 'createdById = ?', user.id);
		db.update(invites, { usedById: null }, 'usedById = ?', user.id);
		for (const table of OWN_TABLES) db.delete<{ userId: string }>(table as never, 'userId = ?', user.id);
		db.delete(users, 'id = ?', user.id);
		db.afterCommit(() => {
			bus.emit('antennas', { userId: user.id });
			bus.emit('signedOut', { userId: user.id });
			core.figures.forget(user.id);
		});
	});
}

/** Follows, requests, mutes and blocks, with the counts on the other side. */
function endRelations({ db, bus }: Core, userId: string): void {
	const followers = db.all<{ id: string }>('SELECT followerId AS id FROM follows WHERE followeeId = ?', userId);
	const ended = db.all<
		Record<'followerId' | 'followeeId', string> & Record<'followerHost' | 'followeeHost', string | null>
	>(
		`SELECT f.followerId, f.followeeId, a.host AS followerHost, b.host AS followeeHost
			FROM follows f JOIN users a ON a.id = f.followerId JOIN users b ON b.id = f.followeeId
			WHERE f.followerId = ?1 OR f.followeeId = ?1`,
		userId,
	);
	for (const { followerId, followeeId, followerHost, followeeHost } of ended) {
		const [follower, followee] = [
			{ id: followerId, host: followerHost },
			{ id: followeeId, host: followeeHost },
		];
		bus.emit('follow', { follower, followee, change: -1 });
	}
	db.run(
		'UPDATE users SET followersCount = max(0, followersCount - 1) WHERE id IN (SELECT followeeId FROM follows WHERE followerId = ?)',
		userId,
	);
	db.run(
		'UPDATE users SET followingCount = max(0, followingCount - 1) WHERE id IN (SELECT followerId FROM follows WHERE followeeId = ?)',
		userId,
	);
	db.delete(follows, 'followerId = ? OR followeeId = ?', userId, userId);
	db.delete(followRequests, 'followerId = ? OR followeeId = ?', userId, userId);
	db.delete(blocks, 'blockerId = ? OR blockeeId = ?', userId, userId);
	db.delete(mutes, 'muterId = ? OR muteeId = ?', userId, userId);
	db.delete(renoteMutes, 'muterId = ? OR muteeId = ?', userId, userId);
	db.delete(memos, 'userId = ? OR targetUserId = ?', userId, userId);
	db.afterCommit(() => {
		for (const { id } of followers) bus.emit('relations', { userId: id });
	});
}
