import { type RefObject, useEffect } from 'react';
import type { ThemeEditing } from './useThemeEdit';

/**
 * Ctrl+Z goes a step back, Ctrl+Y and Ctrl+Shift+Z one forth: in the editor, and where nothing has the focus, as after
 * the last step back has disabled its button. Texts have steps of their own.
 */
export function useUndoKeys(
	area: RefObject<HTMLElement | null>,
	{ undo, redo }: Pick<ThemeEditing, 'undo' | 'redo'>,
): void {
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const key = event.key.toLowerCase();
			if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
			const { target } = event;
			const isHere = target === document.body || (target instanceof Node && area.current?.contains(target));
			if (!isHere || isTyping(target)) return;
			event.preventDefault();
			if (key === 'y' || event.shiftKey) redo();
			else undo();
		};
		document.addEventListener('keydown', onKeyDown);
		return () => document.removeEventListener('keydown', onKeyDown);
	}, [area, undo, redo]);
}

const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
