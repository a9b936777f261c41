import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { PageHost } from '@/blocks/hosting/HostContext';
import { text } from '@/i18n/text';
import { deviceKind } from '@/platform/deviceKind';
import { useDeviceKind } from '@/platform/useDeviceKind';
import { currentSession } from '@/stores/session/sessions';
import { IconButton } from '@/ui/button/IconButton';
import { isComposing } from '@/ui/keys/isComposing';
import { backTargets } from '@/ui/overlay/backTargets';
import { toast } from '@/ui/toast/toasts';
import { accountColour } from '../deck/column/accountColour';
import { useMainRouterContext } from '../pages/MainView';
import { useMemoryRouter } from '../pages/PageRouter';
import { SessionPages } from '../pages/SessionPages';
import { useFocusWhileOpen } from '../pages/useFocusWhileOpen';
import { useHasMainView } from '../pages/useHasMainView';
import styles from './PageWindow.module.css';
import { closePageWindow, type PageWindowState, raisePageWindow } from './pageWindows';
import { useScreenSize } from './useScreenSize';
import {
	drawnFrame,
	firstFrame,
	isDoublePress,
	moved,
	pressed,
	resized,
	WINDOW_EDGES,
	type WindowShape,
} from './windowFrame';
import { openWindowMenu } from './windowMenu';

const LEVELS_FROM = 20;
/** Where Escape is for the field itself. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** A floating window with a page and a history of its own. */
export function PageWindow({ state, level }: { state: PageWindowState; level: number }): ReactNode {
	const { session, id } = state;
	const router = useMemoryRouter(state.path);
	const mainRouter = useMainRouterContext();
	const screen = useScreenSize();
	const [frame, setFrame] = useState(() => firstFrame(level, screen));
	const [isMaximized, setMaximized] = useState(() => deviceKind() === 'mobile');
	const [isMinimized, setMinimized] = useState(false);
	const shape = shapeOf(isMaximized, isMinimized);
	const [title, setTitle] = useState<string | null>(null);
	const [reloads, setReloads] = useState(0);
	const host = useMemo((): PageHost => ({ kind: 'window', setTitle }), []);
	const lastPress = useRef<number | null>(null);
	const isOwn = session === currentSession();
	const hasMainView = useHasMainView();
	const path = () => router.history.location.href;
	const address = () => (isOwn ? location.origin : session.origin) + path();
	const reload = () => setReloads(count => count + 1);
	const toggleMaximized = () => {
		setMaximized(shape !== 'maximized');
		setMinimized(false);
	};
	const showInPage =
		isOwn && hasMainView
			? () => {
					mainRouter.history.push(path());
					closePageWindow(id);
				}
			: undefined;
	const popOut = () => {
		const { width, height } = drawnFrame(frame, 'normal', screen);
		window.open(address(), '_blank', `popup,noopener,width=${width},height=${height}`);
		closePageWindow(id);
	};
	const pressHeader = (event: PointerEvent<HTMLElement>) => {
		if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
		const isDouble = isDoublePress(lastPress.current, event.timeStamp);
		lastPress.current = isDouble ? null : event.timeStamp;
		if (isDouble) toggleMaximized();
		else drag(event, by => setFrame(moved(frame, shape, by, screen)));
	};
	const pressArrow = (event: KeyboardEvent) => {
		if (!pressed(frame, shape, event, screen)) return;
		event.preventDefault();
		event.stopPropagation();
		const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
		setFrame(now => pressed(now, shape, { key, shiftKey, ctrlKey, metaKey, altKey }, screen) ?? now);
	};
	const pressEscape = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
		if (event.target instanceof Element && event.target.closest(FIELDS)) return;
		event.stopPropagation();
		closePageWindow(id);
	};
	const isPhone = useDeviceKind() === 'mobile';
	const hasBack = shape === 'maximized' || (isPhone && shape === 'normal');
	// Added anew with each state, so when it comes to the front: Back is for the last one.
	useEffect(() => {
		if (!hasBack) return undefined;
		const { history } = router;
		return backTargets.add(() => (history.canGoBack() ? history.back() : closePageWindow(state.id)));
	}, [hasBack, router, state]);
	const section = useRef<HTMLElement>(null);
	useFocusWhileOpen(section);
	return (
		<section
			ref={section}
			tabIndex={-1}
			className={styles.window}
			data-region="window"
			data-shape={shape}
			data-session={session.key}
			aria-label={title ?? text.shell.more}
			onPointerDownCapture={() => raisePageWindow(id)}
			onFocusCapture={() => raisePageWindow(id)}
			onKeyDown={pressEscape}
			style={{
				zIndex: LEVELS_FROM + level,
				borderTopColor: accountColour(session.key),
				...drawnFrame(frame, shape, screen),
			}}
		>
			<header className={styles.header} onPointerDown={pressHeader}>
				<IconButton icon="arrowLeft" size="small" label={text.common.back} onClick={() => router.history.back()} />
				<h2 className={styles.title}>{title}</h2>
				<IconButton
					icon="refresh"
					size="small"
					className={styles.roomy}
					label={text.shell.windowReload}
					onClick={reload}
				/>
				{showInPage && (
					<IconButton
						icon="page"
						size="small"
						className={styles.roomy}
						label={text.shell.showInPage}
						onClick={showInPage}
					/>
				)}
				<IconButton
					icon="more"
					size="small"
					label={text.shell.windowMenu}
					aria-haspopup="menu"
					onClick={event =>
						openWindowMenu({
							anchor: event.currentTarget,
							address: address(),
							path: path(),
							isMaximized: shape === 'maximized',
							reload,
							showInPage,
							popOut,
							toggleMaximized,
						})
					}
				/>
				{shape !== 'maximized' && (
					<IconButton
						icon="resize"
						size="small"
						label={text.shell.moveByKeys}
						onKeyDown={pressArrow}
						onClick={() => toast(text.shell.moveByKeys)}
					/>
				)}
				<IconButton
					icon={shape === 'minimized' ? 'windowMaximize' : 'windowMinimize'}
					size="small"
					label={shape === 'minimized' ? text.shell.restore : text.shell.minimize}
					onClick={() => setMinimized(!isMinimized)}
				/>
				<IconButton icon="close" size="small" label={text.shell.closeWindow} onClick={() => closePageWindow(id)} />
			</header>
			{/* Hidden rather than removed, so that what was read and written in it stays. */}
			<div className={styles.page} hidden={shape === 'minimized'}>
				<SessionPages key={reloads} frame={section} className={styles.page} {...{ router, session, host }} />
			</div>
			{shape === 'normal' &&
				WINDOW_EDGES.map(edge => (
					<div
						key={edge}
						className={styles.edge}
						data-edge={edge}
						onPointerDown={event => drag(event, by => setFrame(resized(frame, edge, by, screen)))}
					/>
				))}
		</section>
	);
}

/** A window is what it was before once it is no longer minimized. */
function shapeOf(isMaximized: boolean, isMinimized: boolean): WindowShape {
	if (isMinimized) return 'minimized';
	return isMaximized ? 'maximized' : 'normal';
}

/** Reports how far the pointer is from where it was pressed, whenever it moves, until it is released. */
function drag(event: PointerEvent<HTMLElement>, report: (by: readonly [number, number]) => void): void {
	if (event.button !== 0) return;
	const element = event.currentTarget;
	const { clientX: x, clientY: y } = event;
	const onMove = (next: globalThis.PointerEvent) => report([next.clientX - x, next.clientY - y]);
	element.setPointerCapture(event.pointerId);
	element.addEventListener('pointermove', onMove);
	const end = () => element.removeEventListener('pointermove', onMove);
	element.addEventListener('pointerup', end, { once: true });
	element.addEventListener('pointercancel', end, { once: true });
}
