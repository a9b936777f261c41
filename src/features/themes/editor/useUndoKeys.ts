import { type RefObject, useEffect } from 'react';
import type { ThemeEditing } from './useThemeEdit';

/** Ctrl+Z goes a step back, Ctrl+Y and Ctrl+Shift+Z one forth, but not in texts, which have steps of their own. */
export function useUndoKeys(
	area: RefObject<HTMLElement | null>,
	{ undo, redo }: Pick<ThemeEditing, 'undo' | 'redo'>,
): void {
	useEffect(() => {
		const element = area.current;
		if (!element) return undefined;
		const onKeyDown = (event: KeyboardEvent) => {
			const key = event.key.toLowerCase();
			if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y') || isTyping(event.target)) return;
			event.preventDefault();
			if (key === 'y' || event.shiftKey) redo();
			else undo();
		};
		element.addEventListener('keydown', onKeyDown);
		return () => element.removeEventListener('keydown', onKeyDown);
	}, [area, undo, redo]);
}

const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
