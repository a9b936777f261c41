import type { ReactNode } from 'react';
import type { ImageLayer } from '@/domain/image/imageLayers';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { useSortable } from '@/ui/sortable/useSortable';
import { LayerFields } from './LayerFields';
import styles from './LayerList.module.css';
import { LayerRow } from './LayerRow';
import { kindName } from './layerTexts';
import type { PictureUploads } from './usePictureUploads';

interface LayerListProps {
	session: Session;
	layers: readonly ImageLayer[];
	uploads: PictureUploads;
	/** The layer whose fields are shown; null for none. */
	openId: string | null;
	onOpen: (id: string | null) => void;
	onMove: (id: string, to: number) => void;
	onField: (id: string, field: string, value: unknown) => void;
	onCopy: (id: string) => void;
	onRemove: (id: string) => void;
}

/** The layers in drawing order; one of them can be open, with its fields. */
export function LayerList(props: LayerListProps): ReactNode {
	const { session, layers, uploads, openId, onOpen, onMove, onField, onCopy, onRemove } = props;
	const sorting = useSortable({
		ids: layers.map(({ id }) => id),
		nameOf: id => layers.filter(layer => layer.id === id).map(({ type }) => kindName(type))[0] ?? '',
		layout: 'list',
		by: 'grip',
		onMove,
	});
	return (
		<>
			<ol {...sorting.list} className={styles.list} aria-label={text.imageEditor.layers}>
				{layers.map((layer, index) => (
					<LayerRow
						key={layer.id}
						layer={layer}
						place={{ index, count: layers.length }}
						isOpen={layer.id === openId}
						isBusy={uploads.isBusy(layer.id)}
						sorting={sorting}
						onToggle={() => onOpen(layer.id === openId ? null : layer.id)}
						onCopy={() => onCopy(layer.id)}
						onRemove={() => onRemove(layer.id)}
					>
						<LayerFields
							{...{ session, layer, uploads }}
							onChange={(field, value) => onField(layer.id, field, value)}
						/>
					</LayerRow>
				))}
			</ol>
			{sorting.status}
		</>
	);
}
