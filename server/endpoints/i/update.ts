import { accountParams } from '../../account/accountParams';
import { updateAccount } from '../../account/updateAccount';
import { defineEndpoint } from '../../http/endpoint';
import { packMeFor } from '../../pack/packUser';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'i/update',
		params: accountParams,
		credential: true,
		permission: 'write:account',
		limit: { duration: 3_600_000, max: 20 },
		errors: {
			noSuchAvatar: {
				code: 'NO_SUCH_AVATAR',
				id: '539f3a45-f215-4f81-a9a8-31293640207f',
				message: 'No such avatar file.',
			},
			noSuchBanner: {
				code: 'NO_SUCH_BANNER',
				id: '0d8f5629-f210-41c2-9433-735831a58595',
				message: 'No such banner file.',
			},
			avatarNotAnImage: {
				code: 'AVATAR_NOT_AN_IMAGE',
				id: 'f419f9f8-2f4d-46b1-9fb4-49d3a2fd7191',
				message: 'The file chosen as avatar is no image.',
			},
			bannerNotAnImage: {
				code: 'BANNER_NOT_AN_IMAGE',
				id: '75aedb19-2afd-4e6d-87fc-67941256fa60',
				message: 'The file chosen as banner is no image.',
			},
			noSuchPage: { code: 'NO_SUCH_PAGE', id: '8e01b590-7eb9-431b-a239-860e086c408e', message: 'No such page.' },
			invalidRegexp: {
				code: 'INVALID_REGEXP',
				id: '0d786918-10df-41cd-8f33-8dec7d9a89a5',
				message: 'Invalid regular expression.',
			},
			tooManyMutedWords: {
				code: 'TOO_MANY_MUTED_WORDS',
				id: '010665b1-a211-42d2-bc64-8f6609d79785',
				message: 'Too many muted words.',
			},
			noSuchUser: { code: 'NO_SUCH_USER', id: 'fcd2eef9-a9b2-4c4f-8624-038099e90aa5', message: 'No such user.' },
			uriNull: { code: 'URI_NULL', id: 'bf326f31-d430-4f97-9933-5d61e4d48a23', message: 'That user has no address.' },
			forbiddenToSetYourself: {
				code: 'FORBIDDEN_TO_SET_YOURSELF',
				id: '25c90186-4ab0-49c8-9bba-a1fa6c202ba4',
				message: 'You cannot name yourself.',
			},
			restrictedByRole: {
				code: 'RESTRICTED_BY_ROLE',
				id: '8feff0ba-5ab5-585b-31f4-4df816663fad',
				message: 'This feature is restricted by your role.',
			},
			nameContainsProhibitedWords: {
				code: 'YOUR_NAME_CONTAINS_PROHIBITED_WORDS',
				id: '0b3f9f6a-2f4d-4b1f-9fb4-49d3a2fd7191',
				message: 'Your name contains prohibited words.',
				status: 422,
			},
		},
	},
	({ core, me, token, params }) => {
		updateAccount(core, me, params);
		return packMeFor(core, core.db.byId(users, me.id) ?? me, token);
	},
);
