import { isSameJson } from '@/base/isSameJson';
import { VISIBILITIES } from '@/domain/note/Note';
import type { Params } from '@/wire/endpoints/Endpoints';

type Payload = Params<'notes/create'>;

/** What a person chose for a note, and should see where a plugin changes it. */
const SEEN = [
	...(['visibility', 'visibleUserIds', 'localOnly', 'channelId', 'replyId', 'renoteId'] as const),
	...(['reactionAcceptance', 'fileIds', 'scheduledAt'] as const),
] as const;

type SeenField = (typeof SEEN)[number];
/** What the texts have a name for. */
export type ChangedPart = 'audience' | 'place' | 'files' | 'other';

const PARTS: Readonly<Record<SeenField, ChangedPart>> = {
	visibility: 'audience',
	visibleUserIds: 'audience',
	localOnly: 'audience',
	channelId: 'place',
	replyId: 'place',
	renoteId: 'place',
	reactionAcceptance: 'other',
	fileIds: 'files',
	scheduledAt: 'other',
};

export interface CheckedPayload {
	/** As the plugin wants it. */
	readonly wanted: Payload;
	/** The same without what the person has to see before. */
	readonly quiet: Payload;
	/** What of that the plugin changed; mostly nothing. */
	readonly changed: readonly ChangedPart[];
}

/**
 * What a plugin made of a note that is about to be posted. Text, content warning and poll are its to change; what
 * decides who gets it, where it stands and what is attached isn't, unless the person agrees. Other fields are dropped.
 * @returns null if it isn't a note
 */
export function checkedPayload(before: Payload, returned: unknown): CheckedPayload | null {
	if (typeof returned !== 'object' || returned === null || Array.isArray(returned)) return null;
	const given = returned as Readonly<Record<string, unknown>>;
	const of = before as Readonly<Record<string, unknown>>;
	const quiet: Record<string, unknown> = { ...of };
	for (const name of ['text', 'cw'] as const) {
		const value = Object.hasOwn(given, name) ? given[name] : of[name];
		if (value === null || value === undefined) delete quiet[name];
		else if (typeof value === 'string') quiet[name] = value;
		else return null;
	}
	if (Object.hasOwn(given, 'poll')) {
		if (!isPoll(given.poll)) return null;
		if (given.poll === null) delete quiet.poll;
		else quiet.poll = given.poll;
	}
	const wanted: Record<string, unknown> = { ...quiet };
	const changed = SEEN.filter(name => {
		if (!Object.hasOwn(given, name) || isSameJson(given[name] ?? null, of[name] ?? null)) return false;
		if (!fits(name, given[name])) return false;
		if (given[name] === null) delete wanted[name];
		else wanted[name] = given[name];
		return true;
	});
	return {
		...{ wanted: wanted as Payload, quiet: quiet as Payload },
		changed: [...new Set(changed.map(name => PARTS[name]))],
	};
}

function fits(name: SeenField, value: unknown): boolean {
	if (value === null) return name !== 'visibility';
	if (name === 'visibleUserIds' || name === 'fileIds') return isTexts(value);
	if (name === 'localOnly') return typeof value === 'boolean';
	if (name === 'scheduledAt') return typeof value === 'number';
	if (name === 'visibility') return VISIBILITIES.some(each => each === value);
	return typeof value === 'string';
}

function isPoll(value: unknown): boolean {
	return value === null || (typeof value === 'object' && isTexts((value as { choices?: unknown }).choices));
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(each => typeof each === 'string');
