import { defaultNoteVisibility } from '@/blocks/actions/defaultNoteVisibility';
import { allowedVisibility } from '@/domain/account/Me';
import { type Draft, inheritedVisibility } from '@/domain/draft/Draft';
import { mentionsIn } from '@/domain/note/mentions';
import { acct } from '@/domain/person/acct';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import type { ComposeRequest } from '../ComposeRequest';
import {
	defaultNoteLocalOnly,
	keepCw,
	lastLocalOnly,
	lastReactionAcceptance,
	lastVisibility,
	rememberNoteVisibility,
} from '../composerSettings';

/** The initial draft: earlier choices, and what follows from the note replied to and the recipients. */
export function initialDraft(request: ComposeRequest): Draft {
	if (request.rewrite) return request.rewrite.draft;
	if (request.moved) return request.moved;
	const { session } = request;
	const { me } = session.me.getState();
	const remembers = preferences.get(rememberNoteVisibility, session);
	const wanted =
		request.visibility ??
		(remembers ? baseSettings.get(lastVisibility, session) : preferences.get(defaultNoteVisibility, session));
	const parent = request.replyTo === undefined ? undefined : session.entities.note(request.replyTo);
	const isInChannel = request.channelId !== undefined;
	// Before the account is loaded the visibility isn't narrowed: the form shows and posts an allowed one
	// (`allowedDraft`). A channel post is public and stays on its server (rules/composing#visibility).
	const visibility = isInChannel
		? 'public'
		: inheritedVisibility(me ? allowedVisibility(me, wanted) : wanted, parent?.visibility ?? null);
	const usual = remembers ? baseSettings.get(lastLocalOnly, session) : preferences.get(defaultNoteLocalOnly, session);
	const localOnly = request.localOnly ?? usual;
	const cw = request.cw ?? (parent?.cw && preferences.get(keepCw, session) ? parent.cw : null);
	return {
		text: request.text ?? openingText(request),
		useCw: cw !== null,
		cw: cw ?? '',
		visibility,
		localOnly: isInChannel || localOnly || (parent?.localOnly ?? false),
		files: request.files ?? [],
		poll: null,
		visibleUserIds: visibility === 'specified' ? openingRecipients(request) : [],
		quoteId: request.quote ?? null,
		reactionAcceptance: baseSettings.get(lastReactionAcceptance, session),
		updatedAt: 0,
	};
}

function openingText({ session, replyTo, mention }: ComposeRequest): string {
	if (mention !== undefined) return `${mention} `;
	const parent = replyTo === undefined ? undefined : session.entities.note(replyTo);
	const author = parent && session.entities.user(parent.userId);
	if (!parent || !author) return '';
	const { host: ownHost, account } = session;
	const names = new Map<string, string>();
	const add = (username: string, host: string | null) => {
		const name = acct({ username, host: host?.toLowerCase() === ownHost.toLowerCase() ? null : host });
		const isOwn = name.toLowerCase() === `@${account?.username}`.toLowerCase();
		if (!isOwn && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
	};
	add(author.username, author.host);
	// Mentioned users stay in the conversation. Without a host, they are of the author's server.
	for (const mention of mentionsIn(parent.text ?? '')) {
		const [, username = '', host = author.host] = mention.split('@');
		add(username, host);
	}
	return names.size === 0 ? '' : `${[...names.values()].join(' ')} `;
}

function openingRecipients({ session, replyTo, visibleUserIds = [] }: ComposeRequest): string[] {
	const parent = replyTo === undefined ? undefined : session.entities.note(replyTo);
	const ofParent = parent ? [parent.userId, ...parent.visibleUserIds] : [];
	return [...new Set([...ofParent, ...visibleUserIds])].filter(id => id !== session.userId);
}
