import type { ReactNode } from 'react';
import styles from './AichanWidget.module.css';

interface GullProps {
	hops: boolean;
	/** Its eyes are closed in a smile. */
	isGlad: boolean;
}

/** The mascot: a gull with a sailor's cap, drawn for this app. */
export function Gull({ hops, isGlad }: GullProps): ReactNode {
	return (
		<svg className={styles.bird} data-hops={hops || undefined} viewBox="0 0 120 120" aria-hidden="true">
			<g className={styles.feet}>
				<path d="M48 100v9m-5 0h9M70 100v9m-5 0h9" />
			</g>
			<g className={styles.body}>
				<path className={styles.tail} d="M22 82 6 74l4 13-6 7 22 2z" />
				<path
					className={styles.white}
					d="M60 22c21 0 33 15 33 33 0 5-1 9-2 13-2 21-14 34-34 34-24 0-39-14-39-30 0-9 5-14 9-17 0-20 12-33 33-33z"
				/>
				<path className={styles.wing} d="M27 68c10-8 26-5 32 6 4 8 0 16-9 19-13 4-27-4-29-14-1-5 2-8 6-11z" />
				<g>
					<path className={styles.beak} d="M84 56c10-1 20 2 25 7-7 5-17 7-26 4z" />
					<path className={styles.mouth} d="M84 62c8 1 16 1 25 1" />
					<ellipse className={styles.cheek} cx="74" cy="70" rx="6" ry="3.6" />
					{isGlad ? (
						<path className={styles.smile} d="M55 54q5-6 10 0m7-1q4-6 8 0" />
					) : (
						<>
							<Eye x={60} radius={7} />
							<Eye x={77} radius={6} />
						</>
					)}
				</g>
				<g>
					<path className={styles.crown} d="M37 28c-3-13 10-22 24-22s24 6 22 18z" />
					<path className={styles.band} d="M36 27c15-8 33-9 48-3l-1 8c-14-5-31-4-45 3z" />
					<path className={styles.ribbon} d="M38 32c-6 3-9 8-9 14l5-3 3 5c0-6 2-10 5-14z" />
				</g>
			</g>
		</svg>
	);
}

function Eye({ x, radius }: { x: number; radius: number }): ReactNode {
	return (
		<g className={styles.eye}>
			<circle className={styles.ball} cx={x} cy="52" r={radius} />
			<g className={styles.pupil}>
				<circle cx={x} cy="52" r={radius * 0.55} />
				<circle className={styles.gleam} cx={x + radius * 0.2} cy={52 - radius * 0.22} r={radius * 0.18} />
			</g>
		</g>
	);
}
