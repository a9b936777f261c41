import type { DriveFile } from '@/domain/DriveFile';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { copyText } from '@/platform/clipboard';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { toast } from '@/ui/toast/toasts';
import { passGate } from '../actions/gate';
import { moderationItem } from '../actions/moderationItem';
import type { Navigation } from '../NavigationContext';
import { downloadFile } from './downloadFile';
import { openFileDetails } from './openFileDetails';

export interface FileMenuRequest {
	session: Session;
	noteId: string;
	file: DriveFile;
	anchor: HTMLElement;
	navigation: Pick<Navigation, 'navigate' | 'href'>;
	/** Covers the file again; left out where nothing covered it, or a button beside the menu does that. */
	onHide?: (() => void) | undefined;
}

/** What can be done with a file of a note; its owner can go to its page in the drive. Spec 1 §1, §6. */
export function openFileMenu({ session, noteId, file, anchor, navigation, onHide }: FileMenuRequest): void {
	const me = session.me.getState().me;
	const items: MenuItem[] = [
		...(onHide ? [{ text: text.media.hide, icon: 'eyeOff' as const, onSelect: onHide }] : []),
		{ text: text.media.details, icon: 'info', onSelect: () => openFileDetails(file) },
		{ text: text.media.save, icon: 'download', onSelect: () => downloadFile(file) },
	];
	if (me && tokenMay(session, 'read:drive') && (file.userId ?? session.entities.note(noteId)?.userId) === me.id) {
		const path = pathTo('driveFile', { fileId: file.id });
		items.push({
			type: 'link',
			text: text.media.openInDrive,
			icon: 'drive',
			href: navigation.href(path),
			onSelect: () => navigation.navigate(path),
		});
	}
	if (me && (me.isModerator || me.isAdmin)) {
		if (tokenMay(session, 'write:drive')) {
			items.push({
				text: file.isSensitive ? text.media.unmarkSensitive : text.media.markSensitive,
				icon: file.isSensitive ? 'eye' : 'eyeOff',
				onSelect: () => void markSensitive(session, noteId, file),
			});
		}
		if (tokenMay(session, 'read:admin:drive')) {
			items.push(moderationItem(navigation, pathTo('moderatedFile', { fileId: file.id })));
		}
	}
	if (preferences.get('developerMode')) {
		items.push({ text: text.media.copyId, icon: 'code', onSelect: () => void copy(file.id) });
	}
	openMenu({ anchor, items, label: t('media.menu', { name: file.name }) });
}

/** Asks first: everybody sees what it does. */
async function markSensitive(session: Session, noteId: string, file: DriveFile): Promise<void> {
	const isSensitive = !file.isSensitive;
	const show = (value: boolean) =>
		session.entities.patchNote(noteId, note => ({
			...note,
			files: note.files.map(each => (each.id === file.id ? { ...each, isSensitive: value } : each)),
		}));
	const title = isSensitive ? text.media.markTitle : text.media.unmarkTitle;
	await passGate(session, {
		confirmation: { title, okText: isSensitive ? text.media.markSensitive : text.media.unmarkSensitive },
		optimistic() {
			show(isSensitive);
			return () => show(!isSensitive);
		},
		perform: ({ api }) => api.call('drive/files/update', { fileId: file.id, isSensitive }),
	});
}

async function copy(value: string): Promise<void> {
	const done = await copyText(value);
	toast(done ? text.common.copied : text.common.copyFailed, done ? { icon: 'check' } : { tone: 'danger' });
}
