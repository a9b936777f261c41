import type { Note } from '@/domain/note/Note';
import type { User } from '@/domain/person/User';
import type { PluginData } from '@/stores/handlers';
import type { Session } from '@/stores/session/Session';

type Known = Pick<Session, 'entities'>;

/** A renote of a quote has both in it. */
const DEPTH = 2;

const timeOf = (at: number): string => new Date(Number.isFinite(at) ? at : 0).toISOString();

/** A note as plugins have it, with its author, and the notes that it answers and renotes. */
export function noteData(session: Known, note: Note, depth = DEPTH): PluginData {
	const { entities } = session;
	const within = (id: string | null): PluginData | null => {
		const other = id === null || depth === 0 ? undefined : entities.note(id);
		return other ? noteData(session, other, depth - 1) : null;
	};
	const user = entities.user(note.userId);
	return {
		...{ id: note.id, createdAt: timeOf(note.createdAt), userId: note.userId, user: user ? userData(user) : null },
		...{ text: note.text, cw: note.cw, visibility: note.visibility, localOnly: note.localOnly },
		...{ visibleUserIds: note.visibleUserIds, reactionAcceptance: note.reactionAcceptance },
		...{ renoteCount: note.renoteCount, repliesCount: note.repliesCount, reactionCount: note.reactionCount },
		...{ reactions: note.reactions, reactionEmojis: note.reactionEmojis, emojis: note.emojis },
		...{ myReaction: note.myReaction, uri: note.uri, url: note.url },
		fileIds: note.files.map(({ id }) => id),
		files: note.files.map(({ id, name, type, url, thumbnailUrl, comment, isSensitive }) => ({
			...{ id, name, type, url, thumbnailUrl, comment, isSensitive },
		})),
		poll: note.poll && {
			multiple: note.poll.multiple,
			expiresAt: note.poll.expiresAt === null ? null : timeOf(note.poll.expiresAt),
			choices: note.poll.choices,
		},
		channelId: note.channel?.id ?? null,
		channel: note.channel && { id: note.channel.id, name: note.channel.name, color: note.channel.color },
		...{ replyId: note.replyId, reply: within(note.replyId) },
		...{ renoteId: note.renoteId, renote: within(note.renoteId) },
	};
}

/** A person as plugins have them; what only a profile tells, where it is known. */
export function userData(user: User): PluginData {
	const { profile } = user;
	return {
		...{ id: user.id, username: user.username, host: user.host, name: user.name, avatarUrl: user.avatarUrl },
		...{ avatarBlurhash: user.avatarBlurhash, isBot: user.isBot, isCat: user.isCat, emojis: user.emojis },
		...{ onlineStatus: user.onlineStatus, badgeRoles: user.badgeRoles, movedTo: user.movedTo },
		instance: user.instance,
		...(profile && {
			...{ description: profile.description, bannerUrl: profile.bannerUrl, location: profile.location },
			...{ birthday: profile.birthday, lang: profile.lang, fields: profile.fields, url: profile.url },
			createdAt: profile.createdAt === null ? null : timeOf(profile.createdAt),
			...{ notesCount: profile.notesCount, followersCount: profile.followersCount },
			...{ followingCount: profile.followingCount, isLocked: profile.isLocked, roles: profile.roles },
			...{ isFollowing: profile.isFollowing, isFollowed: profile.isFollowed, isMuted: profile.isMuted },
			...{ isBlocking: profile.isBlocking, isBlocked: profile.isBlocked },
		}),
	};
}
