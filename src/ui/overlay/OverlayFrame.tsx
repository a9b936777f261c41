import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useDeviceKind } from '@/platform/useDeviceKind';
import { usePageMark } from '@/platform/usePageMark';
import { LateFallback } from '../late/LateFallback';
import { Spinner } from '../state/Spinner';
import { focusInto } from './focusTrap';
import { menuStyle } from './menuStyle';
import { OverlayBoundary } from './OverlayBoundary';
import styles from './OverlayFrame.module.css';
import type { OverlayEntry } from './OverlayRequest';
import { presentationOf } from './presentationOf';
import { useBackgroundClick } from './useBackgroundClick';
import { usePlace } from './usePlace';
import { useSwipeDown } from './useSwipeDown';

const DEFAULT_WIDTH_PX = 480;

interface OverlayFrameProps {
	entry: OverlayEntry;
	level: number;
}

/** One overlay: its backdrop, and its panel as drawer, popup, dialog or full screen. */
export function OverlayFrame({ entry, level }: OverlayFrameProps) {
	const { request, handle, leaving } = entry;
	const device = useDeviceKind();
	const presentation = presentationOf(request, device, menuStyle.current);
	const panel = useRef<HTMLDivElement>(null);
	const layer = useRef<HTMLDivElement>(null);
	const isPlaced = presentation === 'popup' || presentation === 'hover';
	usePlace(panel, isPlaced ? request.anchor : undefined, request.side ?? 'below');

	const takesFocus = presentation !== 'hover';
	const takeFocus = () => {
		if (takesFocus && panel.current !== null) focusInto(panel.current);
	};

	const coversBottom = presentation === 'drawer' || presentation === 'full';
	usePageMark(coversBottom && leaving === undefined ? `data-with-${presentation}` : undefined);
	useBackgroundClick(layer, handle);
	useSwipeDown(panel, handle, presentation === 'drawer');

	const style = { '--level': level, '--width': `${request.width ?? DEFAULT_WIDTH_PX}px` } as CSSProperties;
	return (
		<div
			ref={layer}
			className={styles.layer}
			style={style}
			data-presentation={presentation}
			data-kind={request.kind}
			data-end={(presentation === 'side' && request.side === 'after') || undefined}
			data-leaving={leaving}
			inert={leaving !== undefined}
			aria-hidden={leaving !== undefined || undefined}
		>
			<div
				ref={panel}
				id={`overlay-${entry.id}`}
				className={styles.panel}
				data-overlay=""
				tabIndex={-1}
				{...(request.role === 'menu' || !takesFocus
					? { role: 'presentation' }
					: { role: request.role ?? 'dialog', 'aria-modal': true, 'aria-label': request.label })}
			>
				<OverlayBoundary onClose={() => handle.close()}>
					<LateFallback
						value={
							<Mounted onUnmount={takeFocus}>
								<Spinner className={styles.pending ?? ''} />
							</Mounted>
						}
					>
						<Mounted onMount={takeFocus}>{request.render(handle)}</Mounted>
					</LateFallback>
				</OverlayBoundary>
			</div>
		</div>
	);
}

interface MountedProps {
	onMount?: () => void;
	onUnmount?: () => void;
	children: ReactNode;
}

/** Calls back when its children are mounted, and when others stand in their place. */
function Mounted({ onMount, onUnmount, children }: MountedProps) {
	const callbacks = useRef({ onMount, onUnmount });
	// Not layout effects: the panel's own ref is set after those of its children.
	useEffect(() => {
		const { onMount, onUnmount } = callbacks.current;
		onMount?.();
		return onUnmount;
	}, []);
	return children;
}
