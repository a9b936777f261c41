import { type Note, type Poll, type ReactionAcceptance, VISIBILITIES, type Visibility } from '@/domain/note/Note';
import type { WireNote, WirePoll } from '@/wire/entities';
import { toDriveFile } from './toDriveFile';

const NOTHING: Readonly<Record<string, never>> = {};
const NO_IDS: readonly string[] = [];
const ACCEPTANCES: ReadonlySet<unknown> = new Set([
	'likeOnlyForRemote',
	'nonSensitiveOnly',
	'nonSensitiveOnlyForLocalLikeOnlyForRemote',
	'likeOnly',
]);

/**
 * Converts the note only; the caller ingests its author, reply and renote separately. Missing and null fields are
 * tolerated.
 */
export function toNote(note: WireNote): Note {
	const reactions = positive(note.reactions);
	return {
		id: note.id,
		userId: note.userId ?? note.user?.id ?? '',
		createdAt: note.createdAt ? Date.parse(note.createdAt) : 0,
		text: note.text ?? null,
		cw: note.cw ?? null,
		visibility: toVisibility(note.visibility),
		visibleUserIds: note.visibleUserIds ?? NO_IDS,
		localOnly: note.localOnly ?? false,
		isHidden: note.isHidden ?? false,
		isDeleted: Boolean(note.deletedAt),
		channel: note.channel
			? {
					id: note.channel.id,
					name: note.channel.name ?? '',
					color: note.channel.color ?? '',
					isSensitive: note.channel.isSensitive ?? false,
					allowRenoteToExternal: note.channel.allowRenoteToExternal ?? true,
					userId: note.channel.userId ?? null,
				}
			: null,
		files: (note.files ?? []).flatMap(file => toDriveFile(file) ?? []),
		poll: note.poll ? toPoll(note.poll) : null,
		replyId: note.replyId ?? note.reply?.id ?? null,
		renoteId: note.renoteId ?? note.renote?.id ?? null,
		emojis: (note.emojis as Record<string, string> | null | undefined) ?? NOTHING,
		reactionAcceptance: ACCEPTANCES.has(note.reactionAcceptance)
			? (note.reactionAcceptance as ReactionAcceptance)
			: null,
		reactions,
		reactionCount: note.reactionCount ?? Object.values(reactions).reduce((sum, count) => sum + count, 0),
		reactionEmojis: note.reactionEmojis ?? NOTHING,
		myReaction: note.myReaction ?? null,
		repliesCount: note.repliesCount ?? 0,
		renoteCount: note.renoteCount ?? 0,
		uri: note.uri ?? null,
		url: note.url ?? null,
	};
}

/** An unknown visibility counts as the narrowest, so that the note isn't spread by mistake. */
function toVisibility(value: unknown): Visibility {
	return VISIBILITIES.find(visibility => visibility === value) ?? 'specified';
}

function positive(reactions: Record<string, number> | null | undefined): Readonly<Record<string, number>> {
	if (!reactions) return NOTHING;
	return Object.fromEntries(Object.entries(reactions).filter(([, count]) => count > 0));
}

function toPoll(poll: WirePoll): Poll {
	return {
		multiple: poll.multiple ?? false,
		expiresAt: poll.expiresAt ? Date.parse(poll.expiresAt) : null,
		choices: (poll.choices ?? []).map(choice => ({
			text: choice.text ?? '',
			votes: Math.max(0, choice.votes ?? 0),
			isVoted: choice.isVoted ?? false,
		})),
	};
}
