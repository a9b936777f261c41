import * as v from 'valibot';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { createNote } from '../../notes/createNote';
import { packNote } from '../../pack/packNote';

const fileIds = () => p.optional(p.list(p.id(), { min: 1, max: 16, unique: true }));

interface Said {
	text?: unknown;
	renoteId?: unknown;
	fileIds?: unknown;
	mediaIds?: unknown;
	poll?: unknown;
}

/** A note must have a text, unless it has a renote, a file or a poll. */
const says = (note: Said) =>
	Boolean(note.renoteId || note.fileIds || note.mediaIds || note.poll) || typeof note.text === 'string';
const isNotBlank = (note: Said) =>
	Boolean(note.renoteId || note.fileIds || note.mediaIds || note.poll) || /\S/.test(String(note.text));

const poll = p.params({
	choices: p.list(p.text({ min: 1, max: 50 }), { min: 2, max: 10, unique: true }),
	multiple: p.optional(p.flag()),
	expiresAt: p.nullish(p.date()),
	expiredAfter: p.nullish(p.duration()),
});

const fields = p.params({
	visibility: p.optional(p.oneOf('public', 'home', 'followers', 'specified'), 'public'),
	visibleUserIds: p.optional(p.list(p.id(), { max: 300, unique: true })),
	cw: p.nullish(p.text({ min: 1, max: 100 })),
	localOnly: p.optional(p.flag(), false),
	reactionAcceptance: p.nullish(
		p.oneOf('likeOnly', 'likeOnlyForRemote', 'nonSensitiveOnly', 'nonSensitiveOnlyForLocalLikeOnlyForRemote'),
		null,
	),
	noExtractMentions: p.optional(p.flag(), false),
	noExtractHashtags: p.optional(p.flag(), false),
	noExtractEmojis: p.optional(p.flag(), false),
	replyId: p.nullish(p.id()),
	renoteId: p.nullish(p.id()),
	channelId: p.nullish(p.id()),
	text: p.nullish(p.text({ min: 1, max: 3000 })),
	fileIds: fileIds(),
	mediaIds: fileIds(),
	poll: p.nullish(poll),
});

export default defineEndpoint(
	{
		name: 'notes/create',
		params: Object.assign(
			v.pipe(
				fields,
				v.check(note => says(note), "#/then/required|must have required property 'text'"),
				v.check(note => isNotBlank(note), '#/then/properties/text/pattern|must match pattern "[^\\s]+"'),
			),
			{ entries: fields.entries },
		),
		credential: true,
		permission: 'write:notes',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 300 },
		errors: {
			noSuchRenoteTarget: {
				code: 'NO_SUCH_RENOTE_TARGET',
				id: 'b5c90186-4ab0-49c8-9bba-a1f76c282ba4',
				message: 'No such renote target.',
			},
			cannotReRenote: {
				code: 'CANNOT_RENOTE_TO_A_PURE_RENOTE',
				id: 'fd4cc33e-2a37-48dd-99cc-9b806eb2031a',
				message: 'You can not Renote a pure Renote.',
			},
			cannotRenoteDueToVisibility: {
				code: 'CANNOT_RENOTE_DUE_TO_VISIBILITY',
				id: 'be9529e9-fe72-4de0-ae43-0b363c4938af',
				message: 'You can not Renote due to target visibility.',
			},
			noSuchReplyTarget: {
				code: 'NO_SUCH_REPLY_TARGET',
				id: '749ee0f6-d3da-459a-bf02-282e2da4292c',
				message: 'No such reply target.',
			},
			cannotReplyToInvisibleNote: {
				code: 'CANNOT_REPLY_TO_AN_INVISIBLE_NOTE',
				id: 'b98980fa-3780-406c-a935-b6d0eeee10d1',
				message: 'You cannot reply to an invisible Note.',
			},
			cannotReplyToPureRenote: {
				code: 'CANNOT_REPLY_TO_A_PURE_RENOTE',
				id: '3ac74a84-8fd5-4bb0-870f-01804f82ce15',
				message: 'You can not reply to a pure Renote.',
			},
			cannotReplyToSpecifiedVisibilityNoteWithExtendedVisibility: {
				code: 'CANNOT_REPLY_TO_SPECIFIED_VISIBILITY_NOTE_WITH_EXTENDED_VISIBILITY',
				id: 'ed940410-535c-4d5e-bfa3-af798671e93c',
				message: 'You cannot reply to a specified visibility note with extended visibility.',
			},
			cannotCreateAlreadyExpiredPoll: {
				code: 'CANNOT_CREATE_ALREADY_EXPIRED_POLL',
				id: '04da457d-b083-4055-9082-955525eda5a5',
				message: 'Poll is already expired.',
			},
			noSuchChannel: {
				code: 'NO_SUCH_CHANNEL',
				id: 'b1653923-5453-4edc-b786-7c4f39bb0bbb',
				message: 'No such channel.',
			},
			youHaveBeenBlocked: {
				code: 'YOU_HAVE_BEEN_BLOCKED',
				id: 'b390d7e1-8a5e-46ed-b625-06271cafd3d3',
				message: 'You have been blocked by this user.',
			},
			noSuchFile: {
				code: 'NO_SUCH_FILE',
				id: 'b6992544-63e7-67f0-fa7f-32444b1b5306',
				message: 'Some files are not found.',
			},
			cannotRenoteOutsideOfChannel: {
				code: 'CANNOT_RENOTE_OUTSIDE_OF_CHANNEL',
				id: '33510210-8452-094c-6227-4a6c05d99f00',
				message: 'Cannot renote outside of channel.',
			},
			containsProhibitedWords: {
				code: 'CONTAINS_PROHIBITED_WORDS',
				id: 'aa6e01d3-a85c-669d-758a-76aab43af334',
				message: 'Cannot post because it contains prohibited words.',
			},
			containsTooManyMentions: {
				code: 'CONTAINS_TOO_MANY_MENTIONS',
				id: '4de0363a-3046-481b-9b0f-feff3e211025',
				message: 'Cannot post because it exceeds the allowed number of mentions.',
			},
		},
	},
	({ core, me, params }) => {
		const note = createNote(core, me, { ...params, fileIds: params.fileIds ?? params.mediaIds });
		return { createdNote: packNote(core, note, me.id) };
	},
);
