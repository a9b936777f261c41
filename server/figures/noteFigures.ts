import type { Chart } from './Chart';

/** The notes of a user, a server, or all of them. @param now how many there are */
export const noteFigures = (chart: Chart, about: string, now: number) => ({
	...chart.balance(about, 'notes', now),
	diffs: {
		normal: chart.of(about, 'notes.normal'),
		reply: chart.of(about, 'notes.reply'),
		renote: chart.of(about, 'notes.renote'),
		withFile: chart.of(about, 'notes.withFile'),
	},
});
