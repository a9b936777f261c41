import { ApiError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';
import { passGate } from '@/blocks/actions/gate';
import { submenuItems } from '@/blocks/actions/submenuItems';
import { createClip } from '@/blocks/clip/clipDialogs';
import type { Clip } from '@/domain/collection/collections';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { changeInCollection, collection } from '@/stores/collections';
import type { Session } from '@/stores/session/Session';
import { confirm } from '@/ui/dialog/dialogs';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { toast } from '@/ui/toast/toasts';
import { clipsWithNote } from './clipsWithNote';

/** The user's clips, each with its number of notes, and an item for a new one (rules/notes#clips). */
export function clipMenu(session: Session, noteId: string): Promise<readonly MenuItem[]> {
	return submenuItems(async () => {
		const clips = await collection(session, 'clips');
		const holding = await clipsWithNote(session, clips, noteId);
		const limit = session.policies?.noteEachClipsLimit ?? null;
		const items = clips.map(
			(clip): MenuItem => ({
				text: clip.name,
				caption: limit !== null ? `${clip.notesCount}/${limit}` : String(clip.notesCount),
				icon: clip.isPublic ? 'clip' : 'lock',
				active: holding.has(clip.id),
				onSelect: () => void addToClip(session, noteId, clip, holding.has(clip.id)),
			}),
		);
		return [
			...items,
			...(items.length > 0 ? [{ type: 'divider' } as const] : []),
			{ text: text.noteMenu.newClip, asks: true, icon: 'plus', onSelect: () => void clipAnew(session, noteId) },
		];
	});
}

/**
 * Adds a note to a clip; if it already contains the note, asks whether to remove it (rules/notes#clips).
 * @param isThere if known in advance; otherwise the server's refusal says so
 */
async function addToClip(session: Session, noteId: string, clip: Clip, isThere = false): Promise<void> {
	const { id: clipId, name } = clip;
	await passGate(session, {
		async perform({ api }) {
			if (isThere) return takeOut();
			try {
				await api.call('clips/add-note', { clipId, noteId });
			} catch (error) {
				if (!(error instanceof ApiError) || error.id !== ERROR_IDS.alreadyClipped) throw error;
				return takeOut();
			}
			settle(true);
			toast(t('noteMenu.clipped', { name }), { icon: 'clip', tone: 'success' });
		},
	});

	async function takeOut(): Promise<void> {
		const isSure = await confirm({
			title: text.noteMenu.unclipTitle,
			text: t('noteMenu.unclipText', { name }),
			okText: text.noteMenu.unclip,
		});
		if (!isSure) return;
		await session.api.call('clips/remove-note', { clipId, noteId });
		settle(false);
		toast(t('noteMenu.unclipped', { name }), { icon: 'clip' });
	}

	function settle(isOn: boolean): void {
		const change = isOn ? 1 : -1;
		changeInCollection(session, 'clips', clipId, each => ({
			...each,
			notesCount: Math.max(0, each.notesCount + change),
			...(isOn && { lastClippedAt: new Date().toISOString() }),
		}));
		appEvents.emit('clipped', { session, clipId, noteId, isOn });
	}
}

/** Creates a clip in a dialog, with the note as its first. */
async function clipAnew(session: Session, noteId: string): Promise<void> {
	const made = await createClip(session);
	if (made) await addToClip(session, noteId, made);
}
