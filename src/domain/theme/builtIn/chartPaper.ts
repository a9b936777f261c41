import type { Theme } from '../Theme';

/** The built-in light theme: paper and ink. ui/tokens.css has the same in compiled form. */
export const chartPaper: Theme = {
	id: 'l-light',
	name: 'Chart paper',
	author: 'Quarterdeck',
	base: 'light',
	props: {
		bg: '#e4e1d9',
		panel: '#fdfcf9',
		popup: '#f3f1ea',
		divider: ':alpha<0.1<@fg',
		fg: '#1d2733',
		// #66717f would have a contrast below 4.5:1 on the background and on popups.
		dim: '#4e5966',
		read: '#626d79',
		accent: '#0f659f',
		fgOnAccent: '#ffffff',
		link: '@accent',
		buttonBg: ':alpha<0.05<@fg',
		listItemHoverBg: ':alpha<0.05<@fg',
		buttonHoverBg: ':alpha<0.1<@fg',
		accentedBg: ':alpha<0.13<@accent',
		accentLine: ':alpha<0.8<@accent',
		error: '#b3261e',
		onDanger: '#ffffff',
		warn: '#8a5200',
		success: '#1d6b3f',
		info: '@accent',
		modalBg: ':alpha<0.4<@fg',
		sh: '"0 1px 2px #1d273314',
		shOverlay: '"0 24px 80px #1d273340, 0 0 0 1px #1d27331a',
	},
};
