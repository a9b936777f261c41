import {
	type FocusEvent,
	type KeyboardEvent,
	type ReactNode,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { text } from '@/i18n/text';
import { usePreference } from '@/stores/preferences/usePreference';
import { type OpenPopup, PopupCard } from './PopupCard';
import styles from './PopupHost.module.css';
import { notificationPosition, notificationStackAxis } from './popupSettings';
import { popups } from './popups';

/** The region is announced with what comes into it only if it was there a moment before, in milliseconds. */
const REGION_MS = 50;
const ITEM = '[data-popup]';

/**
 * The notifications that pop up, in the corner that was chosen (rules/notifications#pop-ups). Time stands still while one
 * is hovered or has the focus; Escape closes the one with the focus, and the last gives it back.
 */
export default function PopupHost({ onOpen }: { onOpen: OpenPopup }): ReactNode {
	const shown = useSyncExternalStore(popups.subscribe, popups.shown);
	const position = usePreference(notificationPosition);
	const axis = usePreference(notificationStackAxis);
	const host = useRef<HTMLElement>(null);
	const before = useRef<HTMLElement | null>(null);
	const [isReady, setReady] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setReady(true), REGION_MS);
		return () => clearTimeout(timer);
	}, []);
	const hasFocus = () => host.current?.contains(document.activeElement) === true;
	const hold = () => popups.setHeld(hasFocus() || host.current?.querySelector(`${ITEM}:hover`) !== null);
	useLayoutEffect(() => {
		if (document.activeElement?.closest(`${ITEM}[inert]`)) focusNext();
		// Of what is removed with the focus, the browser tells nothing.
		hold();
	});
	const onFocus = ({ relatedTarget }: FocusEvent) => {
		if (relatedTarget instanceof HTMLElement && !host.current?.contains(relatedTarget)) before.current = relatedTarget;
		hold();
	};
	const close = (key: string) => {
		const wasFocused = hasFocus();
		popups.close(key);
		if (wasFocused) requestAnimationFrame(moveFocus);
	};
	const moveFocus = () => {
		if (!hasFocus()) focusNext();
	};
	const focusNext = () => {
		const next = host.current?.querySelector<HTMLElement>(`${ITEM}:not([inert]) button`);
		if (next) next.focus();
		else if (before.current?.isConnected) before.current.focus();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const key = event.key === 'Escape' ? document.activeElement?.closest<HTMLElement>(ITEM)?.dataset.popup : undefined;
		if (key === undefined) return;
		event.stopPropagation();
		close(key);
	};
	return createPortal(
		<section
			ref={host}
			className={styles.host}
			aria-label={text.notifications.title}
			data-position={position}
			data-axis={axis}
			data-region={shown.length > 0 ? '' : undefined}
			data-above-overlays=""
			onPointerOver={hold}
			onPointerOut={event => {
				// The browser counts what it leaves as hovered until the event is over.
				if (!(event.relatedTarget instanceof Element && event.relatedTarget.closest(ITEM))) popups.setHeld(hasFocus());
			}}
			onFocus={onFocus}
			onBlur={event => {
				if (!host.current?.contains(event.relatedTarget))
					popups.setHeld(host.current?.querySelector(`${ITEM}:hover`) !== null);
			}}
			onKeyDown={onKeyDown}
		>
			<div className={styles.list} role="log" aria-live="polite" aria-relevant="additions">
				{isReady && shown.map(popup => <PopupCard key={popup.key} popup={popup} onOpen={onOpen} onClose={close} />)}
			</div>
		</section>,
		document.body,
	);
}
