import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Dragging } from './Dragging';
import type { SortableKind } from './SortableKind';

interface DraggedList extends SortableKind {
	readonly ids: readonly string[];
	readonly onMove: (id: string, to: number) => void;
}

/** Loads what drags the items of a list once there are two. @returns the ref of the element around them */
export function useDragging({ ids, layout, by, onMove }: DraggedList): (element: HTMLElement | null) => void {
	const list = useRef<HTMLElement>(null);
	const dragging = useRef<Dragging>(null);
	const moved = useEffectEvent(onMove);
	const sync = useEffectEvent(() => dragging.current?.sync(ids));
	const isSortable = ids.length > 1;
	useEffect(() => {
		const element = list.current;
		if (!isSortable || !element) return undefined;
		let isGone = false;
		import('./Dragging').then(
			module => {
				if (isGone) return;
				dragging.current = new module.Dragging(element, { layout, by }, (id, to) => moved(id, to));
				sync();
			},
			error => console.warn('A list can only be sorted by keys: what drags its items could not be loaded.', error),
		);
		return () => {
			isGone = true;
			dragging.current?.end();
			dragging.current = null;
		};
	}, [isSortable, layout, by]);
	useLayoutEffect(() => dragging.current?.sync(ids), [ids]);
	return useCallback(element => {
		list.current = element;
	}, []);
}
