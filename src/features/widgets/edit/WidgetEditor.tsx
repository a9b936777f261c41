import type { ReactNode } from 'react';
import { moveWidget, PLACE_DIVIDER, rowsOf } from '@/domain/widget/changeWidgets';
import type { Widget } from '@/domain/widget/Widget';
import { fill } from '@/i18n/fill';
import { text, textAt } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { Grip } from '@/ui/sortable/Grip';
import { type Sorting, useSortable } from '@/ui/sortable/useSortable';
import { comingKind } from '../comingKinds';
import { useWidgetKind, useWidgetKinds } from '../WidgetKindsContext';
import type { WidgetSource } from '../WidgetSource';
import { widgetTitle } from '../widgetTitle';
import { editsOf } from './editsOf';
import { openWidgetSettings } from './openWidgetSettings';
import styles from './WidgetEditor.module.css';

interface WidgetEditorProps {
	source: WidgetSource;
	/** Called before a row goes, with its place from 0. */
	onLeave: (row: number) => void;
}

/**
 * All widgets of a source as rows: dragged into another order, set up, removed. Those of both sides are one list, so
 * that a widget is dragged from one side to the other.
 */
export function WidgetEditor({ source, onLeave }: WidgetEditorProps): ReactNode {
	const kinds = useWidgetKinds();
	const { widgets, places } = source;
	const hasSides = places.length > 1;
	const ids = rowsOf(widgets).filter(id => hasSides || id !== PLACE_DIVIDER);
	const sorting = useSortable({
		ids,
		nameOf: id =>
			widgets
				.filter(widget => widget.id === id)
				.map(widget =>
					widgetTitle(
						widget,
						kinds.find(({ kind }) => kind === widget.name),
					),
				)
				.join(''),
		layout: 'list',
		by: 'grip',
		onMove: (id, to) => source.change(now => moveWidget(now, id, to)),
	});
	return (
		<div className={styles.editor}>
			{hasSides && <h3 className={styles.side}>{text.widgets.right}</h3>}
			<ul {...sorting.list} className={styles.list} aria-label={text.widgets.order}>
				{ids.map((id, at) => {
					const widget = widgets.find(each => each.id === id);
					return widget ? (
						<Row key={id} widget={widget} source={source} sorting={sorting} onLeave={() => onLeave(at)} />
					) : (
						<li key={id} {...sorting.itemOf(id)} className={styles.divider}>
							<span data-sortable-handle="" hidden />
							<h3 className={styles.side}>{text.widgets.left}</h3>
							<p className={styles.about}>{text.widgets.leftAbout}</p>
						</li>
					);
				})}
			</ul>
			{sorting.status}
		</div>
	);
}

interface RowProps {
	widget: Widget;
	source: WidgetSource;
	sorting: Sorting;
	onLeave: () => void;
}

function Row({ widget, source, sorting, onLeave }: RowProps): ReactNode {
	const session = useSession();
	const kinds = useWidgetKinds();
	const definition = useWidgetKind(widget.name);
	const coming = comingKind(widget.name);
	const name = widgetTitle(widget, definition);
	const known = definition?.title ?? coming?.about;
	const kindName = known ? textAt(known) : text.widgets.unknownAbout;
	return (
		<li className={styles.row} {...sorting.itemOf(widget.id)}>
			<Grip sorting={sorting} id={widget.id} label={fill(text.widgets.drag, { name })} />
			<Icon name={definition?.icon ?? coming?.icon ?? 'question'} size={18} />
			<span className={styles.names}>
				<span className={styles.name}>{name}</span>
				{kindName !== name && <span className={styles.about}>{kindName}</span>}
			</span>
			{definition?.hasSettings && definition.isOffered(session) && (
				<IconButton
					icon="settings"
					size="small"
					label={fill(text.widgets.settingsOf, { name })}
					onClick={() =>
						openWidgetSettings({
							...{ definition, session },
							stored: widget.data,
							title: name,
							save: values => source.changeData(widget.id, values),
						})
					}
				/>
			)}
			<IconButton
				icon="trash"
				size="small"
				label={fill(text.widgets.removeNamed, { name })}
				onClick={() => {
					onLeave();
					editsOf(source, kinds).remove(widget);
				}}
			/>
		</li>
	);
}
