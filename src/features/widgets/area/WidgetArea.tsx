import { type ReactNode, useEffect, useState } from 'react';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { WidgetLoading } from '@/blocks/widget/WidgetLoading';
import { widgetsAt } from '@/domain/widget/changeWidgets';
import type { WidgetPlace } from '@/domain/widget/Widget';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { useRowFocus } from '@/ui/focus/useRowFocus';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { EmptyState } from '@/ui/state/EmptyState';
import { editsOf } from '../edit/editsOf';
import { openAddWidget } from '../edit/openAddWidget';
import { WidgetFrame } from '../host/WidgetFrame';
import { useWidgetKinds } from '../WidgetKindsContext';
import type { WidgetSource } from '../WidgetSource';
import styles from './WidgetArea.module.css';

const WidgetEditor = lazyPart(() => import('../edit/WidgetEditor').then(module => ({ default: module.WidgetEditor })));

interface WidgetAreaProps {
	source: WidgetSource;
	/** The places whose widgets are shown. */
	places: readonly WidgetPlace[];
	/** Whether widgets can be added and put in order here. */
	isEditable: boolean;
	/** On a canvas, or one below the other in a column. */
	look: 'cards' | 'rows';
}

/** Widgets one below the other, and the mode in which they are added, put in order and removed. */
export function WidgetArea({ source, places, isEditable, look }: WidgetAreaProps): ReactNode {
	const session = useSession();
	const kinds = useWidgetKinds();
	const [isEditing, setIsEditing] = useState(false);
	const { box, addButton, leave } = useRowFocus();
	const { box: scroller, addButton: firstButton, leave: leaveFrame } = useRowFocus(framesIn);
	const { setList } = useColumnHandle();
	useEffect(() => {
		setList({
			scrollToTop: (smooth = true) => scroller.current?.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' }),
		});
		return () => setList(null);
	}, [setList, scroller]);
	const shown = places.flatMap(place => widgetsAt(source.widgets, place));
	const edits = editsOf(source, kinds);
	const add = () => openAddWidget({ session, kinds, add: kind => edits.add(kind, places[0] ?? 'right') });
	return (
		<div ref={scroller} className={styles.area} data-look={look}>
			{isEditing ? (
				<div ref={box}>
					<LatePart fallback={<WidgetLoading />}>
						<WidgetEditor source={source} onLeave={leave} />
					</LatePart>
				</div>
			) : (
				shown.map((widget, row) => (
					<WidgetFrame
						key={widget.id}
						widget={widget}
						source={source}
						places={places}
						row={row}
						onLeave={leaveFrame}
						onEdit={isEditable ? () => setIsEditing(true) : undefined}
					/>
				))
			)}
			{isEditable && shown.length === 0 && !isEditing && (
				<EmptyState icon="widgets" title={text.widgets.none}>
					{text.widgets.noneText}
				</EmptyState>
			)}
			{isEditable && (
				<div className={styles.buttons}>
					{(isEditing || shown.length === 0) && (
						<Button ref={isEditing ? addButton : firstButton} size="small" icon="plus" onClick={add}>
							{text.widgets.add}
						</Button>
					)}
					{isEditing ? (
						<Button size="small" variant="primary" icon="check" onClick={() => setIsEditing(false)}>
							{text.common.done}
						</Button>
					) : (
						source.widgets.length > 0 && (
							<Button size="small" variant="quiet" icon="pencil" onClick={() => setIsEditing(true)}>
								{text.widgets.edit}
							</Button>
						)
					)}
				</div>
			)}
		</div>
	);
}

const framesIn = (box: HTMLElement): readonly Element[] =>
	[...box.children].filter(child => child.matches('[data-widget]'));
