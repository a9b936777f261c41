import type { Theme } from '../Theme';

export const cherryDark: Theme = {
	id: 'd-cherry',
	name: 'Cherry (dark)',
	author: 'Quarterdeck',
	base: 'dark',
	props: {
		bg: '#150a0f',
		panel: '#201319',
		popup: '#2c1b23',
		fg: '#f5e4ea',
		dim: '#b194a1',
		read: '#a18491',
		accent: '#f77fa3',
		fgOnAccent: '#33041a',
		link: '#f4a6cf',
		mention: '#d3a8ff',
		hashtag: '#ffab91',
		error: '#ff8a78',
		warn: '#f2b066',
		success: '#83cf9d',
	},
};
