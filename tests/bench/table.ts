import { CALIBRATED_MS } from '../../scripts/calibrate.mjs';
import { BARS } from './bars';

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 1 });

/** The figures beside their bars (ms and busy shares scaled to this machine) and the values of the network's own client. */
export function table(results: ReadonlyMap<string, number>, calib: number): string {
	const scale = calib / CALIBRATED_MS;
	const rows = [...results].map(([figure, value]) => {
		const { unit, max, min, theirs, isSlowLine, isBusyShare } = BARS[figure] ?? {};
		const isScaled = unit === 'ms' || isBusyShare;
		const factor = !isScaled ? 1 : isSlowLine ? Math.max(1, scale) : scale;
		const most = max === undefined ? undefined : max * factor;
		const bar = most !== undefined ? `≤ ${number(most)}` : min !== undefined ? `≥ ${number(min)}` : '';
		// NaN never meets a bar.
		const verdict = most !== undefined ? (value <= most ? 'ok' : 'OVER') : value >= (min ?? 0) ? 'ok' : 'UNDER';
		return [
			figure,
			`${number(value)} ${unit ?? ''}`,
			bar,
			bar === '' ? '' : verdict,
			theirs === undefined ? '' : number(theirs),
		];
	});
	const head = ['figure', 'value', `bar (ms, busy × ${scale.toFixed(2)})`, '', 'its own client'];
	const widths = head.map((title, index) => Math.max(title.length, ...rows.map(row => row[index]?.length ?? 0)));
	const line = (cells: readonly string[]) => cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ');
	return ['', line(head), ...rows.map(line)].join('\n');
}
