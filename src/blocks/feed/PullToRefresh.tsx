import { type ReactNode, useEffect, useRef, useState } from 'react';
import { text } from '@/i18n/text';
import { motionAllowed } from '@/platform/reducedMotion';
import { watchTouch } from '@/platform/watchTouch';
import type { ShownFeed } from '@/stores/feeds/ShownFeed';
import { Icon } from '@/ui/icon/Icon';
import { Spinner } from '@/ui/state/Spinner';
import { toast } from '@/ui/toast/toasts';
import { errorText } from '../query/errorText';
import styles from './PullToRefresh.module.css';
import { beginPull, isArmed, movePull, type Pull, shownPull } from './pull';

/** Longest duration of moving back (rules/timelines#pulling). */
const SETTLE_MS = 200;
const SETTLE_MS_PER_PX = 3;
/** Height of the indicator, which stays visible during a refresh. */
const HEIGHT_PX = 52;

type Phase = 'idle' | 'pulling' | 'armed' | 'refreshing';

/**
 * Refreshes the surrounding list when it is pulled down at its top. Its listeners are passive: if the list can scroll,
 * the browser handles the touch.
 */
export default function PullToRefresh({ feed }: { feed: ShownFeed }): ReactNode {
	const indicator = useRef<HTMLDivElement>(null);
	const [phase, setPhase] = useState<Phase>('idle');
	useEffect(() => {
		const own = indicator.current;
		const around = own?.parentElement;
		return own && around ? follow(own, around, setPhase, () => refresh(feed)) : undefined;
	}, [feed]);
	return (
		<div ref={indicator} className={styles.indicator} data-phase={phase} role="status">
			{phase === 'refreshing' && <Spinner size={20} />}
			{(phase === 'pulling' || phase === 'armed') && <Icon name="arrowDown" size={18} />}
			{said(phase)}
		</div>
	);
}

function said(phase: Phase): string | null {
	if (phase === 'idle') return null;
	const { pull, release, refreshing } = text.timeline;
	return { pulling: pull, armed: release, refreshing }[phase];
}

async function refresh(feed: ShownFeed): Promise<void> {
	await feed.reload();
	const { error } = feed.state;
	if (error) toast(errorText(error).title, { icon: 'alert' });
}

function follow(
	indicator: HTMLElement,
	around: HTMLElement,
	setPhase: (phase: Phase) => void,
	act: () => Promise<void>,
): () => void {
	let pull: Pull | null = null;
	let isRefreshing = false;
	const list = () => around.querySelector<HTMLElement>('[data-scroller]');
	const isAtTop = () => (list() ?? around).scrollTop <= 0;
	const move = (px: number, ms = 0) => {
		if (!motionAllowed()) return;
		for (const element of [indicator, list()]) {
			if (!element) continue;
			element.style.transition = ms > 0 ? `translate ${ms}ms ease-out` : '';
			element.style.translate = px > 0 ? `0 ${element === indicator ? px - HEIGHT_PX : px}px` : '';
		}
	};
	const settle = (from: number) => move(0, Math.min(SETTLE_MS, from * SETTLE_MS_PER_PX));
	const onStart = (event: TouchEvent) => {
		const [touch] = event.touches;
		const isOurs = touch && event.touches.length === 1 && !isRefreshing && isAtTop();
		pull = isOurs ? beginPull(touch.clientX, touch.clientY) : null;
	};
	const onMove = (event: TouchEvent) => {
		const [touch] = event.touches;
		if (!pull || pull.isForeign || !touch) return;
		const before = shownPull(pull);
		pull = movePull(pull, touch.clientX, touch.clientY, isAtTop());
		if (pull.way === null) {
			if (before > 0) leave(before);
			return;
		}
		setPhase(isArmed(pull) ? 'armed' : 'pulling');
		move(shownPull(pull));
	};
	const leave = (from: number) => {
		setPhase('idle');
		settle(from);
	};
	const onEnd = (event: TouchEvent) => {
		const ended = pull;
		pull = null;
		if (!ended || ended.way === null) return;
		if (event.type !== 'touchend' || !isArmed(ended)) return leave(shownPull(ended));
		isRefreshing = true;
		setPhase('refreshing');
		move(HEIGHT_PX, SETTLE_MS);
		void act().finally(() => {
			isRefreshing = false;
			leave(HEIGHT_PX);
		});
	};
	const end = watchTouch(around, { onStart, onMove, onEnd });
	return () => {
		end();
		move(0);
	};
}
