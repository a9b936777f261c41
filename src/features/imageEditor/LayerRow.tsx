import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import type { ImageLayer } from '@/domain/image/imageLayers';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { Grip } from '@/ui/sortable/Grip';
import type { Sorting } from '@/ui/sortable/useSortable';
import { Spinner } from '@/ui/state/Spinner';
import styles from './LayerList.module.css';
import { kindIcon, kindName, layerHint } from './layerTexts';

interface LayerRowProps {
	layer: ImageLayer;
	place: { readonly index: number; readonly count: number };
	isOpen: boolean;
	/** Whether its picture is being uploaded. */
	isBusy: boolean;
	sorting: Sorting;
	onToggle: () => void;
	onCopy: () => void;
	onRemove: () => void;
	/** Its fields. */
	children: ReactNode;
}

/** A layer: its handle, its name, and its fields while it is open. */
export function LayerRow(props: LayerRowProps): ReactNode {
	const { layer, place, isOpen, isBusy, sorting, onToggle, onCopy, onRemove, children } = props;
	const id = useId();
	const row = useInView(isOpen);
	const name = kindName(layer.type);
	const hint = layerHint(layer);
	const moveUp = sorting.mover(layer.id, -1);
	const moveDown = sorting.mover(layer.id, 1);
	return (
		<li ref={row} className={styles.row} data-open={isOpen || undefined} {...sorting.itemOf(layer.id)}>
			<div className={styles.head}>
				<Grip
					sorting={sorting}
					id={layer.id}
					label={t('imageEditor.drag', { name, place: place.index + 1, count: place.count })}
				/>
				<button type="button" className={styles.name} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
					<Icon name={kindIcon(layer.type)} size={18} />
					<span>{name}</span>
					{hint !== '' && (
						<span className={styles.hint} dir="auto">
							{hint}
						</span>
					)}
					{isBusy && !isOpen && <Spinner size={16} />}
					<Icon name="chevronDown" size={16} className={styles.arrow ?? ''} />
				</button>
			</div>
			<div id={id} className={styles.body} hidden={!isOpen}>
				{isOpen && (
					<>
						{children}
						<div className={styles.tools}>
							<IconButton icon="arrowUp" size="small" label={text.imageEditor.up} disabled={!moveUp} onClick={moveUp} />
							<IconButton
								icon="arrowDown"
								size="small"
								label={text.imageEditor.down}
								disabled={!moveDown}
								onClick={moveDown}
							/>
							<span className={styles.space} />
							<Button size="small" variant="quiet" icon="copy" disabled={isBusy} onClick={onCopy}>
								{text.imageEditor.duplicate}
							</Button>
							<Button size="small" variant="quiet" icon="trash" onClick={onRemove}>
								{text.imageEditor.remove}
							</Button>
						</div>
					</>
				)}
			</div>
		</li>
	);
}

/** Scrolls an opened row into view; one that is open from the start isn't scrolled. */
function useInView(isOpen: boolean): RefObject<HTMLLIElement | null> {
	const row = useRef<HTMLLIElement>(null);
	useEffect(() => {
		if (isOpen && row.current?.previousElementSibling) row.current.scrollIntoView({ block: 'start' });
	}, [isOpen]);
	return row;
}
