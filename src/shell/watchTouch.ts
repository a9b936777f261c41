import { watchLongPress } from '@/platform/longPress';

/** What touch screens need beside the layout. */
export function watchTouch(): void {
	watchLongPress('[data-emoji-code], [data-reaction], [data-emoji]');
}
