import { BARS, CALIBRATED_MS } from './bars';

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 1 });

/** The figures beside their bars, those in ms scaled to this machine, and beside what the network's own client reached. */
export function table(results: ReadonlyMap<string, number>, calib: number): string {
	const scale = calib / CALIBRATED_MS;
	const rows = [...results].map(([figure, value]) => {
		const { unit, max, theirs } = BARS[figure] ?? {};
		const bar = max === undefined ? undefined : unit === 'ms' ? max * scale : max;
		return [
			figure,
			`${number(value)} ${unit ?? ''}`,
			bar === undefined ? '' : `≤ ${number(bar)}`,
			bar === undefined ? '' : value <= bar ? 'ok' : 'OVER',
			theirs === undefined ? '' : number(theirs),
		];
	});
	const head = ['figure', 'value', `bar (ms × ${scale.toFixed(2)})`, '', 'its own client'];
	const widths = head.map((title, index) => Math.max(title.length, ...rows.map(row => row[index]?.length ?? 0)));
	const line = (cells: readonly string[]) => cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ');
	return ['', line(head), ...rows.map(line)].join('\n');
}
