import type { ReactNode } from 'react';
import { LAYER_KINDS, type LayerKind } from '@/domain/image/imageLayerKinds';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { kindIcon, kindName, offeredKinds } from './layerTexts';

interface AddLayerProps {
	/** Whether only kinds for watermarks are offered. */
	isWatermark: boolean;
	onAdd: (kind: LayerKind) => void;
}

/** Lets the user add a layer of any kind. */
export function AddLayer({ isWatermark, onAdd }: AddLayerProps): ReactNode {
	const kinds = offeredKinds(isWatermark);
	const itemOf = (kind: LayerKind): MenuItem => ({
		text: kindName(kind),
		icon: kindIcon(kind),
		onSelect: () => onAdd(kind),
	});
	const onto = kinds.filter(kind => LAYER_KINDS[kind].isWatermark).map(itemOf);
	const effects = kinds.filter(kind => !LAYER_KINDS[kind].isWatermark).map(itemOf);
	const items: MenuItem[] =
		effects.length === 0
			? onto
			: [
					{ type: 'label', text: text.imageEditor.effects },
					...effects,
					{ type: 'label', text: text.imageEditor.onto },
					...onto,
				];
	return (
		<Button
			wide
			icon="plus"
			aria-haspopup="menu"
			onClick={event => openMenu({ anchor: event.currentTarget, label: text.imageEditor.add, items })}
		>
			{text.imageEditor.add}
		</Button>
	);
}
