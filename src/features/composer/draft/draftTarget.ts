import type { DraftTarget } from '@/domain/draft/DraftTarget';
import { acct } from '@/domain/person/acct';
import type { Session } from '@/stores/session/Session';
import type { ComposeRequest } from '../ComposeRequest';

/** The target of a draft for this request, as far as it is loaded. */
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

/** The request that opens a stored draft. */
export function requestOf(session: Session, context: string, target: DraftTarget | undefined): ComposeRequest {
	const { about: _, ...rest } = target ?? {};
	return { session, context, ...rest };
}
