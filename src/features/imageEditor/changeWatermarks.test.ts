// @vitest-environment bundled-happy-dom

import { testSession } from '@tests/factories/renderInSession';
import { expect, it, vi } from 'vitest';
import { newLayer } from '@/domain/image/imageLayers';
import { preferences } from '@/stores/preferences/Preferences';
import { watermarkPresets } from '@/stores/uploads/uploadSettings';
import { editWatermark } from './changeWatermarks';
import { openLayerEditor, type StoredEdit } from './openLayerEditor';

vi.mock('./openLayerEditor');

const session = testSession();
const before = { id: 'a', name: 'Name', layers: [newLayer('text', 't')] };
const elsewhere = { ...before, layers: [newLayer('stripe', 's')] };

/** Another device changes the watermark while the editor is open. */
async function edit(edited: StoredEdit) {
	preferences.set(watermarkPresets, [before], session);
	vi.mocked(openLayerEditor).mockImplementation(async () => {
		preferences.set(watermarkPresets, [elsewhere], session);
		return edited;
	});
	await editWatermark({ session, image: null }, before);
	return preferences.get(watermarkPresets, session);
}

it('leaves what another device changed, where nothing was changed here', async () => {
	expect(await edit({ name: before.name, layers: before.layers })).toEqual([elsewhere]);
});

it('stores what was changed here', async () => {
	expect(await edit({ name: 'Other', layers: before.layers })).toEqual([{ ...before, name: 'Other' }]);
});
