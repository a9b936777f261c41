import { isSameJson } from '@/base/isSameJson';
import { nextName } from '@/base/nextName';
import { randomId } from '@/base/randomId';
import { newLayer } from '@/domain/image/imageLayers';
import { readPresets, type StoredPreset, withCopy, withoutPreset, withPreset } from '@/domain/image/watermarkPresets';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { defaultWatermarkPresetId, watermarkPresets } from '@/stores/uploads/uploadSettings';
import { confirm } from '@/ui/dialog/dialogs';
import { openLayerEditor } from './openLayerEditor';

interface Place {
	readonly session: Session;
	/** The picture for the preview; null for a sample. */
	readonly image: Blob | null;
}

const names = (session: Session): string[] =>
	readPresets(preferences.get(watermarkPresets, session)).map(({ name }) => name);

/** Opens the editor with a text layer, and stores the result. The first watermark becomes the default. */
export async function createWatermark(place: Place): Promise<void> {
	const { username } = place.session.me.getState().me ?? {};
	const first = { ...newLayer('text', randomId()), ...(username && { text: `@${username}` }) };
	const { session } = place;
	const taken = names(session);
	const name = taken.includes(text.imageEditor.watermark)
		? nextName(text.imageEditor.watermark, taken)
		: text.imageEditor.watermark;
	const made = await openLayerEditor({
		...place,
		purpose: 'watermark',
		layers: [first],
		name,
		title: text.imageEditor.newWatermark,
	});
	if (!made) return;
	const id = randomId();
	preferences.update(watermarkPresets, stored => withPreset(stored, { id, ...made }), session);
	if (taken.length === 0) makeDefault(session, id);
}

/** Opens the editor, and stores the result if anything was changed. */
export async function editWatermark(place: Place, preset: StoredPreset): Promise<void> {
	const { id, name, layers } = preset;
	const edited = await openLayerEditor({
		...place,
		purpose: 'watermark',
		layers,
		name,
		title: text.imageEditor.editWatermark,
	});
	// Another device may have changed it meanwhile.
	if (!edited || isSameJson(edited, { name, layers })) return;
	preferences.update(watermarkPresets, stored => withPreset(stored, { id, ...edited }), place.session);
}

export function duplicateWatermark(session: Session, { id, name }: StoredPreset): void {
	const copy = { id: randomId(), name: nextName(name, names(session)) };
	preferences.update(watermarkPresets, stored => withCopy(stored, id, copy), session);
}

/** Deletes a watermark after a confirmation; if it was the default, there is none. */
export async function deleteWatermark(session: Session, { id, name }: StoredPreset): Promise<void> {
	const isMeant = await confirm({
		title: t('imageEditor.deleteTitle', { name }),
		text: text.imageEditor.deleteText,
		okText: text.common.delete,
		danger: true,
	});
	if (!isMeant) return;
	preferences.update(watermarkPresets, stored => withoutPreset(stored, id), session);
	if (preferences.get(defaultWatermarkPresetId, session) === id) makeDefault(session, null);
}

/** Null for no watermark by default. */
export const makeDefault = (session: Session, id: string | null): void =>
	preferences.set(defaultWatermarkPresetId, id, session);
