import type { StoreApi } from 'zustand/vanilla';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { preferences } from '../preferences/Preferences';
import { watermarkPresets } from './uploadSettings';

/**
 * Prepares pictures again when their watermark is changed or deleted. Subscribes only while the queue has items, so
 * that an unused queue can be released.
 */
export function watchWatermarks(state: StoreApi<readonly UploadItem[]>, prepare: (id: string) => void): void {
	let end: (() => void) | undefined;
	const prepareMarked = () => {
		for (const item of state.getState()) {
			if (item.watermarkPresetId !== null && item.state !== 'uploading') prepare(item.id);
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
