import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { addressedObject } from '../net/addressedObject';
import { dateOfId } from '../store/IdSource';
import { notes } from '../store/tables/notes';
import { memos } from '../store/tables/relations';
import { type ProfileRow, profiles, type TokenRow, type UserRow } from '../store/tables/users';
import { packMeOnly } from './packMeOnly';
import { packNotes } from './packNote';
import { packPinnedPages } from './packPage';
import { packRoleLite } from './packRole';
import { packKeys, packSecondFactor } from './packSecondFactor';
import { packUsersLite } from './packUserLite';
import { relationsOf } from './relationsOf';

/** Users with profiles as the viewer sees them, in the given order. The viewer is packed as `MeDetailed`. */
export function packUsers(core: Core, people: readonly UserRow[], viewer: UserRow | null): entities.UserDetailed[] {
	if (people.length === 0) return [];
	const ids = people.map(user => user.id);
	const lite = packUsersLite(core, people);
	const profileRows = core.db.select(
		profiles,
		'WHERE t.userId IN (SELECT value FROM json_each(?))',
		JSON.stringify(ids),
	);
	const profileOf = new Map(profileRows.map(row => [row.userId, row]));
	const pinnedPages = packPinnedPages(
		core,
		profileRows.flatMap(row => row.pinnedPageId ?? []),
		viewer?.id ?? null,
	);
	const relations = viewer ? relationsOf(core, viewer.id, ids) : null;
	return people.flatMap(user => {
		const base = lite.get(user.id);
		const profile = profileOf.get(user.id);
		if (!base || !profile) return [];
		const detailed = { ...base, ...packDetails(core, user, profile, viewer), ...pinnedPageOf(profile, pinnedPages) };
		if (viewer?.id === user.id) return { ...detailed, ...packMeOnly(core, user, profile) } as entities.MeDetailed;
		const relation = relations?.get(user.id);
		return { ...detailed, ...relation, ...packFollowedMessage(profile, relation) } as entities.UserDetailedNotMe;
	});
}

/**
 * One user as the viewer sees them.
 * @throws Error for a user without a profile
 */
export function packUser(core: Core, user: UserRow, viewer: UserRow | null): entities.UserDetailed {
	const [packed] = packUsers(core, [user], viewer);
	if (!packed) throw new Error(`user ${user.id} has no profile`);
	return packed;
}

/** The user's own account with its private fields, for sign-ins (`packMeFor`: for any client). */
export function packMe(core: Core, me: UserRow): entities.MeDetailed {
	const profile = core.db.first(profiles, 'WHERE t.userId = ?', me.id);
	return {
		...(packUser(core, me, me) as entities.MeDetailed),
		email: profile?.email ?? null,
		emailVerified: profile?.emailVerified ?? false,
		securityKeysList: packKeys(core, me.id),
	};
}

/** The user's own account for the client with this token. Apps learn neither the mail address nor the security keys. */
export const packMeFor = (core: Core, me: UserRow, token: TokenRow | null): entities.MeDetailed =>
	token?.kind === 'app' ? (packUser(core, me, me) as entities.MeDetailed) : packMe(core, me);

/** The message for followers is only shown to followers. */
function packFollowedMessage(profile: ProfileRow, relation: { isFollowing: boolean } | undefined) {
	return relation?.isFollowing ? { followedMessage: profile.followedMessage } : {};
}

function packDetails(core: Core, user: UserRow, profile: ProfileRow, viewer: UserRow | null) {
	const { urls } = core;
	const pinnedIds = core.db
		.all<{ noteId: string }>('SELECT noteId FROM pins WHERE userId = ? ORDER BY id DESC', user.id)
		.map(row => row.noteId);
	const pinned = core.db.byIds(notes, pinnedIds);
	const policies = core.roles.policies(user);
	const isoOf = (time: number | null) => (time === null ? null : new Date(time).toISOString());
	return {
		url: user.url === null ? null : urls.absolute(user.url),
		uri: user.uri === null ? null : urls.absolute(user.uri),
		movedTo: user.movedTo,
		alsoKnownAs: otherAccounts(core, user),
		createdAt: dateOfId(user.id),
		updatedAt: isoOf(user.updatedAt),
		lastFetchedAt: null,
		bannerUrl: user.bannerPath === null ? null : urls.absolute(user.bannerPath),
		bannerBlurhash: user.bannerBlurhash,
		isLocked: user.isLocked,
		isSilenced: !policies.canPublicNote,
		isSuspended: user.isSuspended,
		description: profile.description,
		location: profile.location,
		birthday: profile.birthday,
		lang: profile.lang,
		fields: profile.fields,
		verifiedLinks: profile.verifiedLinks,
		...countsFor(core, user, profile, viewer),
		notesCount: user.notesCount,
		pinnedNoteIds: pinnedIds,
		pinnedNotes: packNotes(
			core,
			pinnedIds.flatMap(id => pinned.get(id) ?? []),
			viewer?.id ?? null,
		),
		publicReactions: profile.publicReactions,
		followersVisibility: profile.followersVisibility,
		followingVisibility: profile.followingVisibility,
		chatScope: profile.chatScope,
		canChat: policies.chatAvailability === 'available',
		roles: core.roles
			.of(user)
			.filter(role => role.isPublic)
			.sort((a, b) => b.displayOrder - a.displayOrder)
			.map(role => packRoleLite(core, role)),
		memo: viewer ? memoOf(core, viewer.id, user.id) : null,
		...(viewer && core.roles.isModerator(viewer)
			? {
					moderationNote: profile.moderationNote,
					...packSecondFactor(core, user.id),
				}
			: {}),
	};
}

/** A page that is no longer there counts as none. */
function pinnedPageOf({ pinnedPageId }: ProfileRow, pages: ReadonlyMap<string, entities.Page>) {
	const pinnedPage = (pinnedPageId === null ? undefined : pages.get(pinnedPageId)) ?? null;
	return { pinnedPageId: pinnedPage && pinnedPageId, pinnedPage };
}

/** The ids of the user's other accounts that are known here; null for none. */
function otherAccounts(core: Core, { alsoKnownAs }: UserRow): string[] | null {
	const ids = (alsoKnownAs ?? []).flatMap(uri => addressedObject(core, uri).user?.id ?? []);
	return ids.length > 0 ? ids : null;
}

const memoOf = ({ db }: Core, userId: string, targetUserId: string): string | null =>
	db.first(memos, 'WHERE t.userId = ? AND t.targetUserId = ?', userId, targetUserId)?.memo ?? null;

/** Counts are shown to those who may see the lists behind them, otherwise as 0. */
function countsFor(core: Core, user: UserRow, profile: ProfileRow, viewer: UserRow | null) {
	const isFollower = () =>
		viewer !== null &&
		core.db.get('SELECT 1 FROM follows WHERE followerId = ? AND followeeId = ?', viewer.id, user.id) !== undefined;
	const mayCount = (who: ProfileRow['followersVisibility']) =>
		who === 'public' || viewer?.id === user.id || (who === 'followers' && isFollower());
	return {
		followersCount: mayCount(profile.followersVisibility) ? user.followersCount : 0,
		followingCount: mayCount(profile.followingVisibility) ? user.followingCount : 0,
	};
}
