import type { Navigation } from '@/blocks/NavigationContext';
import { notePath } from '@/domain/acct';
import { t, text } from '@/i18n/t';
import { copyText } from '@/platform/clipboard';
import { handlers } from '@/stores/handlers';
import type { Session } from '@/stores/session/Session';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { toast } from '@/ui/toast/toasts';
import { deleteNote } from './deleteNote';

/** What can be done with a note beside its buttons. */
export function openNoteMenu(session: Session, noteId: string, anchor: HTMLElement, navigation: Navigation): void {
	const note = session.entities.note(noteId);
	if (!note) return;
	const remote = note.url ?? note.uri;
	const me = session.me.getState().me;
	const isMine = note.userId === session.userId;
	const mayDelete = isMine || (me !== null && (me.isModerator || me.isAdmin));
	const items: MenuItem[] = [
		{ text: text.noteActions.details, icon: 'info', onSelect: () => navigation.navigate(notePath(noteId)) },
	];
	if (note.text) {
		const { text: body } = note;
		items.push({ text: text.noteActions.copyText, icon: 'copy', onSelect: () => void copy(body) });
	}
	items.push({
		text: text.noteActions.copyLink,
		icon: 'link',
		onSelect: () => void copy(session.origin + notePath(noteId)),
	});
	if (remote && /^https?:\/\//.test(remote)) {
		items.push({ type: 'link', text: text.noteActions.openRemote, icon: 'externalLink', href: remote, external: true });
	}
	for (const { title, run } of handlers.of('note_action')) {
		items.push({ text: title, icon: 'plug', onSelect: () => run(session, note) });
	}
	if (mayDelete) {
		items.push({ type: 'divider' });
		items.push({
			text: text.common.delete,
			icon: 'trash',
			danger: true,
			onSelect: () => void deleteNote(session, noteId),
		});
	}
	openMenu({ anchor, items, label: t('note.menu') });
}

async function copy(value: string): Promise<void> {
	const done = await copyText(value);
	toast(done ? text.common.copied : text.common.copyFailed, done ? { icon: 'check' } : { tone: 'danger' });
}
