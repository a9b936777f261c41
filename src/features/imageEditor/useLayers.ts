import { useEffect, useRef, useState } from 'react';
import { moved } from '@/base/moved';
import { randomId } from '@/base/randomId';
import type { LayerKind } from '@/domain/image/imageLayerKinds';
import { type ImageLayer, newLayer } from '@/domain/image/imageLayers';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { toast } from '@/ui/toast/toasts';
import { changeField, copyLayer } from './changeLayers';
import { kindName } from './layerTexts';

/** Layers during editing, and which of them is open. The same list object as long as nothing was changed. */
export function useLayers(initial: readonly ImageLayer[]) {
	const [layers, setLayers] = useState(initial);
	const [openId, setOpenId] = useState<string | null>(initial[0]?.id ?? null);
	/** Removed layers; a picture that arrives later is entered into them, too. */
	const removed = useRef<readonly ImageLayer[]>([]);
	const dismiss = useRef<(() => void) | null>(null);
	// Undo is impossible once the editor is closed.
	useEffect(() => () => dismiss.current?.(), []);
	return {
		layers,
		openId,
		open: setOpenId,
		add: (kind: LayerKind) => {
			const layer = newLayer(kind, randomId()) as ImageLayer;
			setLayers(current => [...current, layer]);
			setOpenId(layer.id);
		},
		move: (id: string, to: number) => setLayers(current => moved(current, id, to)),
		changeField: (id: string, field: string, value: unknown) => {
			setLayers(current => changeField(current, id, field, value));
			removed.current = changeField(removed.current, id, field, value);
		},
		copy: (id: string) => {
			const copyId = randomId();
			setLayers(current => copyLayer(current, id, copyId));
			setOpenId(copyId);
		},
		remove: (id: string) => {
			const at = layers.findIndex(layer => layer.id === id);
			const layer = layers[at];
			if (!layer) return;
			setLayers(layers.toSpliced(at, 1));
			removed.current = [...removed.current.filter(each => each.id !== id), layer];
			dismiss.current = toast(t('imageEditor.removed', { name: kindName(layer.type) }), {
				icon: 'trash',
				action: {
					text: text.common.undo,
					onPress: () => {
						const latest = removed.current.find(each => each.id === id) ?? layer;
						setLayers(current => current.toSpliced(at, 0, latest));
					},
				},
			});
		},
	};
}
