import type { ReactNode, Ref } from 'react';
import styles from './Gull.module.css';

interface GullProps {
	ref: Ref<SVGSVGElement>;
	isAsleep: boolean;
	/** Whether it hops once when it is drawn; not without motion. */
	isHopping: boolean;
}

/** A gull on a post in the sea, in the colours of the theme. */
export function Gull({ ref, isAsleep, isHopping }: GullProps): ReactNode {
	return (
		<svg ref={ref} className={styles.drawing} viewBox="0 0 120 112" aria-hidden="true">
			<path className={styles.wood} d="M44 78v34h32v-34z" />
			<ellipse className={styles.top} cx="60" cy="78" rx="16" ry="4" />
			<path className={styles.sea} d="M0 100q10 -6 20 0t20 0t20 0t20 0t20 0t20 0v12h-120z" />
			<g className={styles.bird} data-hopping={isHopping || undefined} data-asleep={isAsleep || undefined}>
				<path className={styles.leg} d="M55 66v10m-3 1h7M65 66v10m-3 1h7" />
				<path className={styles.wing} d="M38 52l-22 8l24 6z" />
				<path className={styles.body} d="M34 54c2 -14 20 -20 32 -16l18 2c2 14 -6 28 -24 28c-14 0 -24 -4 -26 -14z" />
				<path className={styles.wing} d="M30 56c10 -2 14 -12 28 -8c8 2 10 8 8 12c-10 6 -24 4 -36 -4z" />
				<circle className={styles.body} cx="78" cy="32" r="15" />
				<path className={styles.beak} d="M90 32l15 4l-15 4z" />
				{isAsleep ? (
					<>
						<path className={styles.lid} d="M71 31q3 3 6 0M82 31q3 3 6 0" />
						<text className={styles.snore} x="96" y="18">
							z
						</text>
						<text className={styles.snore} data-far="" x="104" y="9">
							z
						</text>
					</>
				) : (
					<g className={styles.eyes}>
						<Eye x={74} />
						<Eye x={85} />
					</g>
				)}
			</g>
		</svg>
	);
}

function Eye({ x }: { x: number }): ReactNode {
	return (
		<>
			<circle className={styles.eye} cx={x} cy="30" r="4.4" />
			<circle className={styles.pupil} cx={x} cy="30" r="2.1" />
		</>
	);
}
