import type { DraftTarget } from '@/domain/draft/DraftTarget';
import { acct } from '@/domain/person/acct';
import type { Session } from '@/stores/session/Session';
import type { ComposeRequest } from '../ComposeRequest';

/** What a draft of this request is written to or about, as far as it is known just now. */
export function targetOf({ session, replyTo, quote, channelId }: ComposeRequest): DraftTarget {
	const about = aboutOf(session, replyTo ?? quote, channelId);
	return {
		...(replyTo === undefined ? {} : { replyTo }),
		...(quote === undefined ? {} : { quote }),
		...(channelId === undefined ? {} : { channelId }),
		...(about === undefined ? {} : { about }),
	};
}

function aboutOf({ entities }: Session, noteId: string | undefined, channelId: string | undefined): string | undefined {
	if (noteId !== undefined) {
		const author = entities.user(entities.note(noteId)?.userId ?? '');
		return author && acct(author);
	}
	if (channelId === undefined) return undefined;
	return [...entities.notes()].find(({ channel }) => channel?.id === channelId)?.channel?.name;
}

/** The request by which a draft is taken up again. */
export function requestOf(session: Session, context: string, target: DraftTarget | undefined): ComposeRequest {
	const { about: _, ...rest } = target ?? {};
	return { session, context, ...rest };
}
