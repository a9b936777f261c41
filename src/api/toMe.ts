import type { Me } from '@/domain/account/Me';
import { toPolicies } from './toServerInfo';

type WireMe = Record<string, unknown>;
type MutedWords = readonly (readonly string[] | string)[];

/** Reads `i` or a part of it (`meUpdated`); missing fields are taken from `known`. */
export function toMe(wire: WireMe, known: Me | null): Me {
	const merged: WireMe = { ...known, ...wire };
	const flag = (key: string) => merged[key] === true;
	const text = (key: string) => (typeof merged[key] === 'string' && merged[key] !== '' ? String(merged[key]) : null);
	const count = (key: string) => (typeof merged[key] === 'number' ? merged[key] : 0);
	const list = <T>(key: string): readonly T[] => (Array.isArray(merged[key]) ? (merged[key] as T[]) : []);
	return {
		id: text('id') ?? '',
		username: text('username') ?? '',
		name: text('name'),
		avatarUrl: text('avatarUrl'),
		isAdmin: flag('isAdmin'),
		isModerator: flag('isModerator'),
		isSilenced: flag('isSilenced'),
		isBot: flag('isBot'),
		isLocked: flag('isLocked'),
		isDeleted: flag('isDeleted'),
		movedTo: text('movedTo'),
		createdAt: typeof merged.createdAt === 'number' ? merged.createdAt : Date.parse(text('createdAt') ?? '') || null,
		notesCount: count('notesCount'),
		followingCount: typeof merged.followingCount === 'number' ? merged.followingCount : null,
		policies: wire.policies === undefined && known ? known.policies : toPolicies(wire.policies),
		roles: merged.roles ? list<{ readonly id: string }>('roles') : null,
		pinnedNoteIds: list<string>('pinnedNoteIds'),
		pinnedPageId: text('pinnedPageId'),
		mutedWords: list('mutedWords') as MutedWords,
		hardMutedWords: list('hardMutedWords') as MutedWords,
		mutedInstances: list<string>('mutedInstances'),
		unreadNotificationsCount: count('unreadNotificationsCount'),
		hasUnreadAntenna: flag('hasUnreadAntenna'),
		hasUnreadAnnouncement: flag('hasUnreadAnnouncement'),
		hasUnreadChatMessages: flag('hasUnreadChatMessages'),
		hasPendingReceivedFollowRequest: flag('hasPendingReceivedFollowRequest'),
	};
}
