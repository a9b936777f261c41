import type { StoreApi } from 'zustand/vanilla';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { preferences } from '../preferences/Preferences';
import { watermarkPresets } from './uploadSettings';

/**
 * Prepares pictures again when their watermark is changed or deleted; stopped and failed ones only once they are sent
 * again. Subscribes only while the queue has items, so that an unused queue can be released.
 */
export function watchWatermarks(state: StoreApi<readonly UploadItem[]>, prepare: (id: string) => void): void {
	let end: (() => void) | undefined;
	const prepareMarked = () => {
		for (const { id, state: now, watermarkPresetId } of state.getState()) {
			if (watermarkPresetId === null || now === 'uploading') continue;
			if (now !== 'aborted' && now !== 'failed') prepare(id);
			else state.setState(items => items.map(item => (item.id === id ? { ...item, prepared: null } : item)), true);
		}
	};
	state.subscribe(items => {
		if (items.length > 0) end ??= preferences.subscribe(watermarkPresets, prepareMarked);
		else {
			end?.();
			end = undefined;
		}
	});
}
