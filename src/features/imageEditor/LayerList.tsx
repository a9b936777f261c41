import { type ReactNode, useRef } from 'react';
import type { ImageLayer } from '@/domain/image/imageLayers';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { LayerFields } from './LayerFields';
import styles from './LayerList.module.css';
import { LayerRow } from './LayerRow';
import { useDragOrder } from './useDragOrder';

interface LayerListProps {
	session: Session;
	layers: readonly ImageLayer[];
	/** The layer whose fields are shown; null for none. */
	openId: string | null;
	onOpen: (id: string | null) => void;
	onMove: (from: number, to: number) => void;
	onField: (id: string, field: string, value: unknown) => void;
	onCopy: (id: string) => void;
	onRemove: (id: string) => void;
}

/** The layers in drawing order; one of them can be open, with its fields. */
export function LayerList(props: LayerListProps): ReactNode {
	const { session, layers, openId, onOpen, onMove, onField, onCopy, onRemove } = props;
	const list = useRef<HTMLOListElement>(null);
	const order = useDragOrder(list, onMove);
	return (
		<ol
			ref={list}
			className={styles.list}
			aria-label={text.imageEditor.layers}
			data-dragging={order.isDragging || undefined}
		>
			{layers.map((layer, index) => (
				<LayerRow
					key={layer.id}
					layer={layer}
					place={{ index, count: layers.length }}
					isOpen={layer.id === openId}
					isDragged={order.dragged === index}
					style={order.styleOf(index)}
					grip={order.gripOf(index)}
					onCancelDrag={order.isDragging ? order.cancel : null}
					onToggle={() => onOpen(layer.id === openId ? null : layer.id)}
					onMove={by => onMove(index, index + by)}
					onCopy={() => onCopy(layer.id)}
					onRemove={() => onRemove(layer.id)}
				>
					<LayerFields session={session} layer={layer} onChange={(field, value) => onField(layer.id, field, value)} />
				</LayerRow>
			))}
		</ol>
	);
}
