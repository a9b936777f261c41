import type { Core } from '../Core';
import { Refusal } from '../http/ApiError';
import { addressedObject } from '../net/addressedObject';
import { extractFromText } from '../notes/extractFromText';
import { hasAnyWord } from '../notes/words';
import { acceptAllRequests } from '../relations/acceptRequest';
import { files } from '../store/tables/drive';
import { pages } from '../store/tables/pages';
import { type ProfileRow, profiles, type UserRow, users, type WornDecoration } from '../store/tables/users';
import { findAcct } from '../users/acct';
import { announceMeUpdated } from '../users/announceMeUpdated';
import type { AccountParams } from './accountParams';
import { accountUri } from './accountUri';
import { mutedWordsProblem } from './mutedWordsProblem';

/** Fields that are stored as sent. */
const OF_USER = [
	'isLocked',
	'isExplorable',
	'hideOnlineStatus',
	'requireSigninToViewContents',
	'makeNotesFollowersOnlyBefore',
	'makeNotesHiddenBefore',
	'isBot',
	'isCat',
] as const;
const OF_PROFILE = [
	'birthday',
	'lang',
	'publicReactions',
	'carefulBot',
	'autoAcceptFollowed',
	'noCrawle',
	'preventAiLearning',
	'injectFeaturedNote',
	'receiveAnnouncementEmail',
	'alwaysMarkNsfw',
	'autoSensitive',
	'followingVisibility',
	'followersVisibility',
	'chatScope',
	'mutedWords',
	'hardMutedWords',
	'notificationRecieveConfig',
	'emailNotificationTypes',
	'pinnedPageId',
] as const;

/**
 * Updates a user's own account, and notifies their clients.
 * @throws Refusal named like an error of `i/update`; then nothing has changed
 */
export function updateAccount(core: Core, me: UserRow, params: AccountParams): void {
	const { db } = core;
	checkLimits(core, me, params);
	const user = userPatch(core, me, params);
	const profile = profilePatch(params);
	db.transaction(() => {
		db.update(users, { ...user, updatedAt: Date.now() }, 'id = ?', me.id);
		db.update(profiles, profile, 'userId = ?', me.id);
		if (params.isLocked === false) acceptAllRequests(core, me);
		if (params.mutedInstances) db.afterCommit(() => core.bus.emit('relations', { userId: me.id }));
		announceMeUpdated(core, me.id);
	});
}

function checkLimits(core: Core, me: UserRow, params: AccountParams): void {
	const policies = core.roles.policies(me);
	for (const rows of [params.mutedWords, params.hardMutedWords]) {
		const problem = rows ? mutedWordsProblem(rows, policies.wordMuteLimit) : null;
		if (problem) throw new Refusal(problem);
	}
	if ((params.avatarDecorations?.length ?? 0) > policies.avatarDecorationLimit) throw new Refusal('restrictedByRole');
	if ((params.avatarId || params.bannerId) && !policies.canUpdateBioMedia) throw new Refusal('restrictedByRole');
	if (params.pinnedPageId && core.db.byId(pages, params.pinnedPageId)?.userId !== me.id)
		throw new Refusal('noSuchPage');
	const forbidden = core.settings.get('prohibitedWordsForNameOfUser');
	if (params.name && hasAnyWord(params.name, forbidden) && !core.roles.isModerator(me)) {
		throw new Refusal('nameContainsProhibitedWords');
	}
}

function userPatch(core: Core, me: UserRow, params: AccountParams): Partial<UserRow> {
	const { name, description, alsoKnownAs } = params;
	return {
		...picked(params, OF_USER),
		...(name === undefined ? {} : { name: written(name) }),
		...(description === undefined ? {} : { tags: extractFromText(description ?? '').tags }),
		...(params.avatarId === undefined ? {} : avatarPatch(core, me, params.avatarId)),
		...(params.bannerId === undefined ? {} : bannerPatch(core, me, params.bannerId)),
		...(params.avatarDecorations ? { avatarDecorations: wornBy(core, me, params.avatarDecorations) } : {}),
		...(alsoKnownAs ? { alsoKnownAs: alsoKnownAs.map(name => addressOf(core, me, name)) } : {}),
	};
}

function profilePatch(params: AccountParams): Partial<ProfileRow> {
	const { description, followedMessage, location, fields, mutedInstances } = params;
	return {
		...picked(params, OF_PROFILE),
		...(description === undefined ? {} : { description: written(description) }),
		...(followedMessage === undefined ? {} : { followedMessage: written(followedMessage) }),
		...(location === undefined ? {} : { location: written(location) }),
		...(fields ? { fields: cleanFields(fields) } : {}),
		...(mutedInstances ? { mutedInstances: cleanHosts(mutedInstances) } : {}),
	};
}

/** Blank text counts as empty. */
const written = (text: string | null): string | null => text?.trim() || null;

const cleanFields = (fields: readonly { name: string; value: string }[]) =>
	fields
		.map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
		.filter(({ name, value }) => name !== '' && value !== '');

const cleanHosts = (hosts: readonly string[]): string[] => [
	...new Set(hosts.map(host => host.trim().toLowerCase()).filter(host => host !== '')),
];

function picked<Params extends object, Key extends keyof Params>(params: Params, keys: readonly Key[]) {
	const said = keys.filter(key => params[key] !== undefined);
	return Object.fromEntries(said.map(key => [key, params[key]]));
}

function avatarPatch(core: Core, me: UserRow, fileId: string | null): Partial<UserRow> {
	const picture = ownPicture(core, me, fileId, { missing: 'noSuchAvatar', noImage: 'avatarNotAnImage' });
	return { avatarId: picture.id, avatarPath: picture.path, avatarBlurhash: picture.blurhash };
}

function bannerPatch(core: Core, me: UserRow, fileId: string | null): Partial<UserRow> {
	const picture = ownPicture(core, me, fileId, { missing: 'noSuchBanner', noImage: 'bannerNotAnImage' });
	return { bannerId: picture.id, bannerPath: picture.path, bannerBlurhash: picture.blurhash };
}

function ownPicture({ db }: Core, me: UserRow, fileId: string | null, problems: { missing: string; noImage: string }) {
	if (fileId === null) return { id: null, path: null, blurhash: null };
	const file = db.byId(files, fileId);
	if (file?.userId !== me.id) throw new Refusal(problems.missing);
	if (!file.type.startsWith('image/')) throw new Refusal(problems.noImage);
	return { id: file.id, path: `/files/${file.webpublicKey ?? file.accessKey}`, blurhash: file.blurhash };
}

/**
 * The URI of another account of the same user.
 * @param name `@name@host`, or the URI itself
 */
function addressOf(core: Core, me: UserRow, name: string): string {
	const other = findAcct(core, name) ?? addressedObject(core, name).user;
	if (!other) throw new Refusal('noSuchUser');
	if (other.id === me.id) throw new Refusal('forbiddenToSetYourself');
	const uri = accountUri(core, other);
	if (uri === null) throw new Refusal('uriNull');
	return uri;
}

/** The decorations that exist and that the user may wear, in the given order. */
function wornBy(core: Core, me: UserRow, worn: NonNullable<AccountParams['avatarDecorations']>): WornDecoration[] {
	const roleIds = new Set(core.roles.of(me).map(role => role.id));
	return worn
		.filter(({ id }) => core.decorations.mayWear(id, roleIds, core.roles.all()))
		.map(({ id, angle, flipH, offsetX, offsetY }) => ({
			id,
			...(angle ? { angle } : {}),
			...(flipH ? { flipH } : {}),
			...(offsetX ? { offsetX } : {}),
			...(offsetY ? { offsetY } : {}),
		}));
}
