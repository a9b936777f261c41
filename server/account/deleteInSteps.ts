import type { Core } from '../Core';
import { deleteClip } from '../clips/deleteClip';
import { deleteFile } from '../drive/deleteFile';
import { deleteNote } from '../notes/deleteNote';
import { unreact } from '../notes/react';
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
import { favorites, noteMentions, notes, pins, pollVotes, reactions, threadMutes } from '../store/tables/notes';
import { blocks, followRequests, follows, memos, mutes, renoteMutes } from '../store/tables/relations';
import { abuseReports, notifications, registry, roleAssignments } from '../store/tables/server';
import { profiles, signins, tokens, type UserRow, users } from '../store/tables/users';

/** Tables whose rows belong to one user, by `userId`. */
const OWN_TABLES = [
	antennas,
	channelFavorites,
	channelFollows,
	clipFavorites,
	favorites,
	folders,
	listFavorites,
	listMembers,
	lists,
	noteMentions,
	notifications,
	pins,
	pollVotes,
	profiles,
	registry,
	roleAssignments,
	signins,
	threadMutes,
	tokens,
];

/** Deletes a user with all they made. The username stays taken; their sign-ins and streams end at once. */
export function deleteAccount(core: Core, user: UserRow): void {
	const { db, bus } = core;
	db.transaction(() => {
		for (const note of db.select(notes, 'WHERE t.userId = ? ORDER BY t.id DESC', user.id)) deleteNote(core, note);
		for (const { noteId } of db.select(reactions, 'WHERE t.userId = ?', user.id)) unreact(core, user, noteId);
		for (const file of db.select(files, 'WHERE t.userId = ?', user.id)) deleteFile(core, file);
		for (const clip of db.select(clips, 'WHERE t.userId = ?', user.id)) deleteClip(core, clip);
		endRelations(core, user.id);
		db.delete(abuseReports, 'targetUserId = ? OR reporterId = ?', user.id, user.id);
		db.delete(antennaNotes, 'antennaId IN (SELECT id FROM antennas WHERE userId = ?)', user.id);
		db.delete(listMembers, 'listId IN (SELECT id FROM lists WHERE userId = ?)', user.id);
		db.delete(notifications, 'notifierId = ?', user.id);
		db.update(channels, { userId: null }, 'userId = ?', user.id);
		for (const table of OWN_TABLES) db.delete<{ userId: string }>(table as never, 'userId = ?', user.id);
		db.delete(users, 'id = ?', user.id);
		db.afterCommit(() => {
			bus.emit('antennas', { userId: user.id });
			bus.emit('signedOut', { userId: user.id });
		});
	});
}

/** Follows, requests, mutes and blocks, with the counts on the other side. */
function endRelations({ db, bus }: Core, userId: string): void {
	const followers = db.all<{ id: string }>('SELECT followerId AS id FROM follows WHERE followeeId = ?', userId);
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
