import type { Theme } from '../Theme';

export const sushi: Theme = {
	id: 'l-sushi',
	name: 'Sushi',
	author: 'Quarterdeck',
	base: 'light',
	props: {
		bg: '#e6e3da',
		panel: '#fffefa',
		popup: '#f3f1e9',
		fg: '#20261f',
		dim: '#545b51',
		read: '#62695f',
		accent: '#aa341b',
		fgOnAccent: '#ffffff',
		link: '#23633a',
		mention: '@link',
		hashtag: '#8a5a00',
		error: '#b3261e',
		warn: '#7d4f00',
		success: '@link',
		sh: '"0 1px 2px #20261f14',
		shOverlay: '"0 24px 80px #20261f40, 0 0 0 1px #20261f1a',
	},
};
