import { isRecord } from '@/base/isRecord';
import { type Note, VISIBILITIES, type Visibility } from './Note';

/** The part of a `notes/create` payload that identifies the note (rules/composing#payload). */
export interface PostedPayload {
	readonly text?: unknown;
	readonly cw?: unknown;
	readonly fileIds?: unknown;
	readonly replyId?: unknown;
	readonly renoteId?: unknown;
	readonly channelId?: unknown;
	readonly poll?: unknown;
	readonly visibility?: unknown;
	readonly visibleUserIds?: unknown;
}

/**
 * Whether a note may have been made from a payload: same text, content warning, files, poll, target and recipients. The
 * server trims texts, and may narrow the visibility and add recipients.
 */
export function matchesPayload(payload: PostedPayload, note: Note): boolean {
	return (
		trimmed(payload.text) === trimmed(note.text) &&
		trimmed(payload.cw) === trimmed(note.cw) &&
		isEqual(
			strings(payload.fileIds),
			note.files.map(({ id }) => id),
		) &&
		(payload.replyId ?? null) === note.replyId &&
		(payload.renoteId ?? null) === note.renoteId &&
		(payload.channelId ?? null) === (note.channel?.id ?? null) &&
		isEqual(choicesOf(payload.poll), note.poll?.choices.map(({ text }) => text) ?? []) &&
		isNoWider(note.visibility, payload.visibility) &&
		strings(payload.visibleUserIds).every(id => note.visibleUserIds.includes(id))
	);
}

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const strings = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

const choicesOf = (poll: unknown): string[] => (isRecord(poll) ? strings(poll.choices) : []);

const isEqual = (some: readonly string[], others: readonly string[]): boolean =>
	some.length === others.length && some.every((each, index) => each === others[index]);

function isNoWider(visibility: Visibility, wanted: unknown): boolean {
	const place = VISIBILITIES.indexOf(wanted as Visibility);
	// The server never narrows a visibility to direct, as only the recipients could read the note then.
	if (visibility === 'specified' || wanted === 'specified') return visibility === wanted;
	return VISIBILITIES.indexOf(visibility) >= place;
}
