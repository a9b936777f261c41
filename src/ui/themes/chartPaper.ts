import type { Theme } from './Theme';

/** The built-in light theme: paper and ink. tokens.css has the same in compiled form. */
export const chartPaper: Theme = {
	id: 'quarterdeck-chart-paper',
	name: 'Chart paper',
	author: 'Quarterdeck',
	base: 'light',
	props: {
		canvas: '#e4e1d9',
		panel: '#fdfcf9',
		raised: '#f3f1ea',
		line: ':alpha<0.1<@fg',
		fg: '#1d2733',
		// #66717f would have a contrast below 4.5:1 on the canvas and on raised panels.
		dim: '#5a6572',
		read: '#626d79',
		accent: '#0f659f',
		on: '#ffffff',
		link: '@accent',
		rx: ':alpha<0.05<@fg',
		hover: ':alpha<0.05<@fg',
		press: ':alpha<0.1<@fg',
		accentSoft: ':alpha<0.13<@accent',
		accentLine: ':alpha<0.6<@accent',
		danger: '#b3261e',
		onDanger: '#ffffff',
		warn: '#8a5200',
		success: '#1d6b3f',
		info: '@accent',
		scrim: ':alpha<0.4<@fg',
		sh: '"0 1px 2px #1d273314',
		shOverlay: '"0 24px 80px #1d273340, 0 0 0 1px #1d27331a',
	},
};
