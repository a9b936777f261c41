import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { readWallPlan, type WallPlan } from '@/domain/wall/WallPlan';
import { text } from '@/i18n/text';
import { useOutage, usePolicies, useServerInfo, useServerName, useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import { EmptyState } from '@/ui/state/EmptyState';
import { reloadByItself } from '@/ui/toast/offerReload';
import { keepScreenOn } from './keepScreenOn';
import { sourcesInTurn } from './sourcesInTurn';
import { WallClock } from './WallClock';
import { WallTimeline } from './WallTimeline';
import styles from './WallView.module.css';
import { timelineOf } from './wallSources';

/** A column is about this wide. */
const COLUMN_PX = 560;

/**
 * A wall display (rules/start#wall): timelines in rotation that scroll by themselves, and a clock. It has no controls; its
 * address says what it shows. The first press or key makes it fill the screen.
 */
export default function WallView(): ReactNode {
	const session = useSession();
	const [plan] = useState(() => readWallPlan(new URLSearchParams(location.search)));
	// What is offered depends on them.
	usePolicies();
	const sources = plan.sources.flatMap(source => timelineOf(session, source) ?? []);
	const turn = useTurn(plan);
	const columns = useColumns();
	const name = useServerName();
	const iconUrl = useServerInfo(info => info?.iconUrl ?? null);
	const outage = useOutage();
	useEffect(keepScreenOn, []);
	useEffect(reloadByItself, []);
	useEffect(fillScreenOnUse, []);
	useLayoutEffect(markPage, []);
	const shown = sourcesInTurn(turn, sources.length, columns);
	return (
		<div className={styles.wall}>
			{/* It changes its side with each turn, so that nothing burns into the screen. */}
			<header className={styles.head} data-side={turn % 2 === 0 ? 'start' : 'end'}>
				<h1 className={styles.server}>
					{iconUrl !== null && <img src={iconUrl} alt="" width={44} height={44} />}
					<span>{name}</span>
				</h1>
				{plan.hasClock && <WallClock />}
			</header>
			<p className={styles.outage} role="status">
				{outage !== null && (
					<>
						<Icon name={outage === 'away' ? 'wifiOff' : 'alert'} size={20} />
						{text.shell[`${outage}Trying`]}
					</>
				)}
			</p>
			<div className={styles.columns}>
				{shown.map(({ source, since }, column) => {
					const each = sources[source];
					// Each turn starts a list anew, so that it never grows.
					const key = `${column} ${since}`;
					return each && <WallTimeline key={key} plan={plan} {...each} />;
				})}
				{sources.length === 0 && (
					<EmptyState icon="columns" title={text.wall.nothing}>
						{text.wall.nothingText}
					</EmptyState>
				)}
			</div>
		</div>
	);
}

/** How many turns have passed. */
function useTurn({ seconds }: WallPlan): number {
	const [turn, setTurn] = useState(0);
	useEffect(() => {
		const timer = setInterval(() => setTurn(before => before + 1), seconds * 1_000);
		return () => clearInterval(timer);
	}, [seconds]);
	return turn;
}

function useColumns(): number {
	const [columns, setColumns] = useState(columnsNow);
	useEffect(() => {
		const onResize = () => setColumns(columnsNow());
		addEventListener('resize', onResize);
		return () => removeEventListener('resize', onResize);
	}, []);
	return columns;
}

const columnsNow = (): number => Math.max(1, Math.floor(innerWidth / COLUMN_PX));

/** What stands around the layout, such as toasts, isn't shown. */
function markPage(): () => void {
	const { dataset } = document.documentElement;
	dataset.wall = '';
	return () => {
		delete dataset.wall;
	};
}

/** Browsers allow it only after a press or a key. */
function fillScreenOnUse(): () => void {
	const ending = new AbortController();
	const fill = () => {
		if (document.fullscreenElement) return;
		document.documentElement
			.requestFullscreen?.()
			.catch(error => console.warn('The screen could not be filled.', error));
	};
	for (const name of ['pointerup', 'keyup'] as const) addEventListener(name, fill, { signal: ending.signal });
	return () => ending.abort();
}
