import type { KeptDraft } from '@/domain/draft/DraftTarget';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { IconName } from '@/ui/icon/Icon';

interface Label {
	readonly icon: IconName;
	readonly text: string;
}

/** What kind of draft it is: a new note, a reply … */
export function draftLabel(context: string, { target = {}, quoteId }: Pick<KeptDraft, 'target' | 'quoteId'>): Label {
	const { about: name } = target;
	const [kind = '', ...rest] = context.split(':');
	if (target.replyTo !== undefined || kind === 'reply') {
		return { icon: 'reply', text: name === undefined ? text.drafts.reply : t('drafts.replyTo', { name }) };
	}
	if (target.quote !== undefined || kind === 'quote' || quoteId !== null) {
		return { icon: 'quote', text: name === undefined ? text.drafts.quote : t('drafts.quoteOf', { name }) };
	}
	if (target.channelId !== undefined || kind === 'channel') {
		return { icon: 'channel', text: name === undefined ? text.drafts.channel : t('drafts.inChannel', { name }) };
	}
	if (kind === 'mention') return { icon: 'at', text: t('drafts.mention', { name: rest.join(':') }) };
	if (kind === 'rewrite') return { icon: 'edit', text: text.drafts.rewrite };
	if (kind === 'share') return { icon: 'share', text: text.drafts.shared };
	return { icon: 'pencil', text: kind === 'kept' ? text.drafts.kept : text.drafts.newNote };
}

/** The beginning of a draft's text; empty if it has none. */
export function draftExcerpt({ useCw, cw, text: body, poll }: KeptDraft): string {
	const parts = [useCw ? cw : '', body, ...(poll?.choices ?? [])].map(part => part.trim()).filter(Boolean);
	return parts.join(' · ').slice(0, EXCERPT);
}

const EXCERPT = 240;
