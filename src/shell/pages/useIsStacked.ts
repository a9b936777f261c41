import { type RefObject, useEffect, useState } from 'react';
import { usePreference } from '@/stores/preferences/usePreference';
import { stackedPages } from './stackedPages';

/** How much room a stack needs, in CSS pixels: in the layout of one column that of the window, in a column its own. */
const ROOM_PX = { main: 1280, column: 700 } as const;

/** Whether the pages of the main view are shown as a stack (rules/navigation#stacked-pages). */
export function useIsStacked(view: RefObject<HTMLElement | null>, kind: 'main' | 'column'): boolean {
	const isChosen = usePreference(stackedPages);
	const [hasRoom, setHasRoom] = useState(false);
	useEffect(() => {
		if (!isChosen) return undefined;
		const look = () => {
			const width = kind === 'main' ? innerWidth : (view.current?.clientWidth ?? 0);
			setHasRoom(width >= ROOM_PX[kind]);
		};
		const observer = new ResizeObserver(look);
		observer.observe(document.documentElement);
		if (view.current) observer.observe(view.current);
		look();
		return () => observer.disconnect();
	}, [isChosen, kind, view]);
	return isChosen && hasRoom;
}
