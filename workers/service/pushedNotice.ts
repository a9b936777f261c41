import { fillTemplate } from '@/base/fillTemplate';
import { phraseWords } from '@/base/phraseWords';
import { HEART } from '@/domain/note/reaction';
import type { NotificationWords } from '@/domain/notification/NotificationWords';
import { kindOf, notificationKinds } from '@/domain/notification/notificationKinds';
import { titleMarkup } from '@/domain/notification/titleMarkup';
import { wordlessText } from '@/domain/notification/wordlessText';
import { type ButtonWords, pushButtons } from './pushButtons';
import { aboutNote, pushedPlace } from './pushedPlace';
import { reactionName } from './reactionName';
import type { PushedNotification } from './readPush';
import type { ShownPush } from './service.protocol';

/** The texts of pushed notifications. */
export interface PushWords extends NotificationWords {
	readonly notifications: NotificationWords['notifications'] & ButtonWords['notifications'];
	readonly pushes: ButtonWords['pushes'] & { readonly reactedWith: string };
}

/** What browsers show; `actions`, `image` and `timestamp` are not in all of them. */
export interface Notice {
	readonly title: string;
	readonly options: {
		readonly body: string;
		readonly icon: string;
		readonly badge: string;
		readonly image?: string;
		readonly tag: string;
		readonly renotify: boolean;
		readonly timestamp: number;
		readonly lang: string;
		readonly actions: ReturnType<typeof pushButtons>;
		readonly data: ShownPush;
	};
}

interface Received {
	/** The id of the account that it is for. */
	readonly userId: string;
	/** Milliseconds since the epoch. */
	readonly at: number;
	readonly pushed: PushedNotification;
}

/** Kinds that join the one that is shown of the same note. */
const GROUPED: Readonly<Record<string, string>> = { reaction: 'reaction:grouped', renote: 'renote:grouped' };
const BODY_LENGTH = 300;

/** Which notifications replace one another: those of the same thing. */
export function tagOf({ userId, pushed: { notification } }: Received): string {
	const { type, subjectId, id } = notification;
	return GROUPED[type] !== undefined && subjectId !== null ? `${userId} ${type} ${subjectId}` : `${userId} ${id}`;
}

interface NoticeTools {
	readonly words: PushWords;
	/** What the account reacts with first. */
	readonly reaction: string;
	/** What is shown under the same tag and becomes part of it. */
	readonly shown: ShownPush | null;
	/** Names the account that it is for; null where there is one alone. */
	readonly account?: string | null;
}

/** A pushed notification as the browser shows it (rules/push#what-is-shown). */
export function pushedNotice(received: Received, { words, shown, account = null, ...wanted }: NoticeTools): Notice {
	const { userId, at, pushed } = received;
	const { notification, person, note } = pushed;
	const { type } = notification;
	const grouped = Object.hasOwn(GROUPED, type) ? GROUPED[type] : undefined;
	const names = namesOf(person?.name, shown);
	const people = shown?.people ?? [];
	const isAgain = person !== null && people.includes(person.id);
	const count = shown === null ? 1 : shown.count + (isAgain ? 0 : 1);
	const told = grouped === undefined || count < 2 ? notification : { ...notification, type: grouped };
	const title = notification.header ?? phraseWords(titleMarkup(told, count, words), { name: names[0] ?? '' });
	const reaction = aboutNote(pushed)?.takesHeartsAlone ? HEART : wanted.reaction;
	const picture = pictureOf(type);
	const image = kindOf(notification).isNote ? note?.thumbnailUrl : null;
	return {
		title,
		options: {
			body: [bodyOf(pushed, words).slice(0, BODY_LENGTH), account].filter(Boolean).join('\n'),
			icon: person?.avatarUrl ?? notification.iconUrl ?? `${picture}.png`,
			badge: `${picture}-badge.png`,
			...(image ? { image } : {}),
			tag: tagOf(received),
			renotify: shown !== null,
			timestamp: at,
			lang: words.language,
			actions: pushButtons(type, words, reaction),
			data: {
				...{ userId, names, count, reaction, ...pushedPlace(pushed) },
				people: person === null || isAgain ? people : [person.id, ...people],
			},
		},
	};
}

/** The latest first, each once. */
function namesOf(name: string | undefined, shown: ShownPush | null): readonly string[] {
	return [...new Set([...(name === undefined ? [] : [name]), ...(shown?.names ?? [])])];
}

function bodyOf(pushed: PushedNotification, words: PushWords): string {
	const { notification } = pushed;
	const shown = aboutNote(pushed);
	const preview = shown && (wordlessText(shown, words) ?? shown.cw ?? shown.text ?? '').trim();
	const [reaction] = notification.reactions;
	const detail = kindOf(notification).detail?.(notification, words) ?? null;
	const reacted = reaction && fillTemplate(words.pushes.reactedWith, { reaction: reactionName(reaction.reaction) }, '');
	return [reacted, preview, detail].filter(Boolean).join('\n');
}

/** The picture of a kind without its ending (scripts/makeIcons.mjs); that of the bell for a kind that is not known. */
const pictureOf = (type: string): string =>
	`/icons/notifications/${Object.hasOwn(notificationKinds, type) ? type.replace(':grouped', '') : 'test'}`;
