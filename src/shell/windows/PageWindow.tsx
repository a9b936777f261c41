import { type CSSProperties, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { PageHost } from '@/blocks/hosting/HostContext';
import { text } from '@/i18n/text';
import { deviceKind } from '@/platform/deviceKind';
import { currentSession } from '@/stores/session/sessions';
import { IconButton } from '@/ui/button/IconButton';
import { accountColour } from '../deck/column/accountColour';
import { useMainRouterContext } from '../pages/MainView';
import { useMemoryRouter } from '../pages/PageRouter';
import { SessionPages } from '../pages/SessionPages';
import { useFocusWhileOpen } from '../pages/useFocusWhileOpen';
import styles from './PageWindow.module.css';
import { closePageWindow, type PageWindowState, raisePageWindow } from './pageWindows';
import { firstFrame, MINIMIZED, moved, resized, type WindowFrame } from './windowFrame';

type Shape = 'normal' | 'maximized' | 'minimized';

/** Two presses on the title within this time toggle maximizing (rules/navigation#windows). */
const DOUBLE_MS = 300;
const LEVELS_FROM = 20;

/** A floating window with a page and a history of its own. */
export function PageWindow({ state, level }: { state: PageWindowState; level: number }): ReactNode {
	const { session, id } = state;
	const router = useMemoryRouter(state.path);
	const mainRouter = useMainRouterContext();
	const [frame, setFrame] = useState(() => firstFrame(level, screenSize()));
	const [shape, setShape] = useState<Shape>(() => (deviceKind() === 'mobile' ? 'maximized' : 'normal'));
	const [title, setTitle] = useState<string | null>(null);
	const [reloads, setReloads] = useState(0);
	const host = useMemo((): PageHost => ({ kind: 'window', setTitle }), []);
	const lastPress = useRef(0);
	const path = () => router.history.location.href;
	const dragTitle = (event: PointerEvent<HTMLElement>) => {
		if (event.target instanceof Element && event.target.closest('button')) return;
		const isDouble = event.timeStamp - lastPress.current < DOUBLE_MS;
		lastPress.current = event.timeStamp;
		if (isDouble) setShape(now => (now === 'maximized' ? 'normal' : 'maximized'));
		else if (shape !== 'maximized') drag(event, (dx, dy) => setFrame(now => moved(now, dx, dy, screenSize())));
	};
	const section = useRef<HTMLElement>(null);
	useFocusWhileOpen(section);
	return (
		<section
			ref={section}
			tabIndex={-1}
			className={styles.window}
			data-shape={shape}
			data-session={session.key}
			aria-label={title ?? text.shell.more}
			onPointerDownCapture={() => raisePageWindow(id)}
			onFocusCapture={() => raisePageWindow(id)}
			style={{ zIndex: LEVELS_FROM + level, borderTopColor: accountColour(session.key), ...boxOf(frame, shape) }}
		>
			<header className={styles.header} onPointerDown={dragTitle}>
				<IconButton icon="arrowLeft" size="small" label={text.common.back} onClick={() => router.history.back()} />
				<h2 className={styles.title}>{title}</h2>
				<IconButton
					icon="refresh"
					size="small"
					label={text.shell.windowReload}
					onClick={() => setReloads(count => count + 1)}
				/>
				{session === currentSession() && (
					<IconButton
						icon="link"
						size="small"
						label={text.shell.showInPage}
						onClick={() => {
							mainRouter.history.push(path());
							closePageWindow(id);
						}}
					/>
				)}
				<IconButton
					icon="externalLink"
					size="small"
					label={text.shell.popOut}
					onClick={() => window.open(session.origin + path(), '_blank', 'noopener')}
				/>
				<IconButton
					icon={shape === 'minimized' ? 'windowMaximize' : 'windowMinimize'}
					size="small"
					label={shape === 'minimized' ? text.shell.restore : text.shell.minimize}
					onClick={() => setShape(now => (now === 'minimized' ? 'normal' : 'minimized'))}
				/>
				<IconButton icon="close" size="small" label={text.shell.closeWindow} onClick={() => closePageWindow(id)} />
			</header>
			{shape !== 'minimized' && (
				<SessionPages key={reloads} router={router} session={session} host={host} className={styles.page} />
			)}
			{shape === 'normal' && (
				<div
					className={styles.corner}
					onPointerDown={event => drag(event, (dx, dy) => setFrame(now => resized(now, dx, dy)))}
				/>
			)}
		</section>
	);
}

function boxOf(frame: WindowFrame, shape: Shape): CSSProperties {
	if (shape === 'maximized') return { inset: 0 };
	return shape === 'minimized' ? { left: frame.left, top: frame.top, ...MINIMIZED } : { ...frame };
}

const screenSize = () => ({ width: innerWidth, height: innerHeight });

/** Reports how far the pointer has moved since the last report, until it is released. */
function drag(event: PointerEvent<HTMLElement>, report: (dx: number, dy: number) => void): void {
	const element = event.currentTarget;
	let [x, y] = [event.clientX, event.clientY];
	const onMove = (next: globalThis.PointerEvent) => {
		report(next.clientX - x, next.clientY - y);
		[x, y] = [next.clientX, next.clientY];
	};
	element.setPointerCapture(event.pointerId);
	element.addEventListener('pointermove', onMove);
	const end = () => element.removeEventListener('pointermove', onMove);
	element.addEventListener('pointerup', end, { once: true });
	element.addEventListener('pointercancel', end, { once: true });
}
