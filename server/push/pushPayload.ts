import { isRecord } from '@/base/isRecord';

/** Push services take 4,096 bytes, of which encryption needs about a hundred (RFC 8291). */
export const PAYLOAD_MAX_BYTES = 3500;

/** Lengths to which texts are cut, one after the other, until the whole fits. The last one leaves ids whole. */
const TEXT_LENGTHS = [600, 300, 150, 75, 40] as const;

type Fields = Readonly<Record<string, unknown>>;

const USER_FIELDS = ['id', 'username', 'host', 'name', 'avatarUrl'] as const;
const FILE_FIELDS = ['id', 'type', 'name', 'isSensitive', 'thumbnailUrl'] as const;
const NOTE_FIELDS = [
	'id',
	'createdAt',
	'userId',
	'text',
	'cw',
	'visibility',
	'reactionAcceptance',
	'replyId',
	'renoteId',
	'fileIds',
] as const;

const pick = (from: Fields, names: readonly string[]): Fields =>
	Object.fromEntries(names.flatMap(name => (name in from ? [[name, from[name]]] : [])));

const slimUser = (user: unknown): unknown => (isRecord(user) ? pick(user, USER_FIELDS) : user);

const slimPoll = (poll: Fields): Fields => ({
	...pick(poll, ['multiple', 'expiresAt']),
	choices: Array.isArray(poll.choices) ? poll.choices.filter(isRecord).map(choice => pick(choice, ['text'])) : [],
});

/** A note with its author, its first file, its poll's choices, and (unless it is inside of another) what it is about. */
function slimNote(note: unknown, isInside = false): unknown {
	if (!isRecord(note)) return note;
	const [file] = Array.isArray(note.files) ? note.files.filter(isRecord) : [];
	return {
		...pick(note, NOTE_FIELDS),
		...('user' in note ? { user: slimUser(note.user) } : {}),
		...(file ? { files: [pick(file, FILE_FIELDS)] } : {}),
		...(isRecord(note.poll) ? { poll: slimPoll(note.poll) } : {}),
		...(isRecord(note.reply) && !isInside ? { reply: slimNote(note.reply, true) } : {}),
		...(isRecord(note.renote) && !isInside ? { renote: slimNote(note.renote, true) } : {}),
	};
}

/** Texts get an ellipsis; addresses become null, as half of one leads nowhere. */
function cut(value: unknown, length: number): unknown {
	if (typeof value === 'string') {
		if (value.length <= length) return value;
		return /^https?:/.test(value) ? null : `${value.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
	}
	if (Array.isArray(value)) return value.map(item => cut(item, length));
	if (!isRecord(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item, length)]));
}

export interface PushContent {
	type: 'notification' | 'readAllNotifications';
	/** The account that it is for: a browser may have several. */
	userId: string;
	/** When it was sent, in milliseconds since the epoch. */
	dateTime: number;
	/** The notification, as `i/notifications` has it. */
	body: Fields | null;
}

/**
 * The JSON that is pushed. Of users and notes it has what can be shown in a notification, and long texts are cut, so
 * that it always fits into `PAYLOAD_MAX_BYTES`.
 */
export function pushPayload(content: PushContent): string {
	const { body } = content;
	const write = (shown: unknown) => JSON.stringify({ ...content, body: shown });
	if (body === null) return write(null);
	const slim: Fields = {
		...body,
		...('user' in body ? { user: slimUser(body.user) } : {}),
		...('note' in body ? { note: slimNote(body.note) } : {}),
	};
	for (const length of TEXT_LENGTHS) {
		const text = write(cut(slim, length));
		if (Buffer.byteLength(text) <= PAYLOAD_MAX_BYTES) return text;
	}
	return write(cut(pick(body, ['id', 'createdAt', 'type', 'userId']), TEXT_LENGTHS[0]));
}
