import { webUrl } from '@/base/webUrl';
import { developerMode } from '@/blocks/appearance/developerMode';
import { openEmbed } from '@/blocks/embed/openEmbed';
import { text } from '@/i18n/text';
import { canShareByDevice, shareByDevice } from '@/platform/shareByDevice';
import { preferences } from '@/stores/preferences/Preferences';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { addressOf, type NoteAction, type ShownNote } from '../ShownNote';

/** Actions that copy or share the note. */
export const sharing: readonly NoteAction[] = [
	{
		id: 'copyText',
		icon: 'copy',
		name: () => text.noteActions.copyText,
		isOffered: ({ note }) => Boolean(note.text),
		run: ({ note }) => void copyWithToast(note.text ?? ''),
	},
	{
		id: 'copyQuote',
		icon: 'quote',
		name: () => text.noteActions.copyQuote,
		keys: ['q'],
		isOffered: ({ note }) => Boolean(note.text),
		run: shown => void copyWithToast(asQuote(shown)),
	},
	{
		id: 'copySelection',
		icon: 'copy',
		name: () => text.reading.copyMfm,
		isOffered: ({ selection }) => selection !== null,
		run: ({ selection }) => void copyWithToast(selection?.() ?? ''),
	},
	{
		id: 'copyLink',
		icon: 'link',
		name: () => text.noteActions.copyLink,
		run: shown => void copyWithToast(addressOf(shown)),
	},
	{
		id: 'copyRemoteLink',
		icon: 'link',
		name: () => text.noteMenu.copyRemoteLink,
		isOffered: hasRemoteAddress,
		run: shown => void copyWithToast(remoteAddress(shown)),
	},
	{
		id: 'openRemote',
		icon: 'externalLink',
		name: () => text.noteActions.openRemote,
		isOffered: hasRemoteAddress,
		link: shown => ({ href: remoteAddress(shown), external: true }),
	},
	{
		id: 'share',
		icon: 'share',
		name: () => text.noteMenu.share,
		asks: true,
		isOffered: canShareByDevice,
		run: shown => void share(shown),
	},
	{
		id: 'embed',
		icon: 'embed',
		name: () => text.noteMenu.embed,
		// Only if it is visible to everyone on its own server.
		isOffered: ({ note, author }) =>
			author?.host === null && (note.visibility === 'public' || note.visibility === 'home') && !note.isHidden,
		run: ({ session, note }) => openEmbed(session, { kind: 'notes', id: note.id }),
	},
	{
		id: 'copyId',
		icon: 'code',
		name: () => text.noteMenu.copyId,
		isOffered: ({ session }) => preferences.get(developerMode, session),
		run: ({ note }) => void copyWithToast(note.id),
	},
];

/** Its URL on its own server; empty for notes of this one. */
const remoteAddress = ({ note }: ShownNote): string => note.url ?? note.uri ?? '';

function hasRemoteAddress(shown: ShownNote): boolean {
	return webUrl(remoteAddress(shown)) !== null;
}

/** The text quoted line by line, followed by author and URL. */
function asQuote(shown: ShownNote): string {
	const { session, note, author } = shown;
	const quoted = (note.text ?? '').split('\n').map(line => `> ${line}`);
	const handle = author ? `@${author.username}@${author.host ?? session.host} ` : '';
	return [...quoted, '', handle + addressOf(shown)].join('\n');
}

function share(shown: ShownNote): Promise<void> {
	const { note } = shown;
	return shareByDevice({ url: addressOf(shown), ...(note.text ? { text: note.text } : {}) });
}
