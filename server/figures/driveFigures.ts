import type { Chart } from './Chart';

/** Sizes in charts are in thousands of bytes. */
export const kilobytes = (bytes: readonly number[]): number[] => bytes.map(each => Math.round(each / 1000));

/** The files that came and went. */
export const driveFigures = (chart: Chart, about: string) => ({
	incCount: chart.of(about, 'files.inc'),
	incSize: kilobytes(chart.of(about, 'bytes.inc')),
	decCount: chart.of(about, 'files.dec'),
	decSize: kilobytes(chart.of(about, 'bytes.dec')),
});
