import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useIsInSight } from '@/blocks/hosting/useIsInSight';
import { pastedFiles } from '@/blocks/uploads/pastedFiles';

/**
 * Takes the files that are pasted on a page while it is in sight: into something of the page, or into what the page is
 * part of, which the event goes to if nothing of the page has the focus.
 */
export function usePastedFiles(
	page: RefObject<HTMLElement | null>,
	isWanted: boolean,
	onFiles: (files: readonly File[]) => void,
): void {
	const isInSight = useIsInSight();
	const take = useEffectEvent((event: ClipboardEvent) => {
		const { target, clipboardData } = event;
		if (event.defaultPrevented || !clipboardData || clipboardData.files.length === 0) return;
		if (!page.current || !(target instanceof Node)) return;
		if (!page.current.contains(target) && !target.contains(page.current)) return;
		event.preventDefault();
		onFiles(pastedFiles(clipboardData.files, new Date()));
	});
	const isListening = isInSight && isWanted;
	useEffect(() => {
		if (!isListening) return undefined;
		const onPaste = (event: ClipboardEvent) => take(event);
		document.addEventListener('paste', onPaste);
		return () => document.removeEventListener('paste', onPaste);
	}, [isListening]);
}
