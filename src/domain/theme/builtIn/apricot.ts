import type { Theme } from '../Theme';

export const apricot: Theme = {
	id: 'l-apricot',
	name: 'Apricot',
	author: 'Quarterdeck',
	base: 'light',
	props: {
		bg: '#f8e2d0',
		panel: '#fffaf5',
		popup: '#fdefe2',
		fg: '#3f2a20',
		dim: '#715547',
		read: '#7a5f51',
		accent: '#a0410c',
		fgOnAccent: '#ffffff',
		link: '@accent',
		mention: '#a03a5e',
		hashtag: '#7a5a00',
		error: '#b3261e',
		warn: '#835000',
		success: '#2f6b3a',
		sh: '"0 1px 2px #3f2a2014',
		shOverlay: '"0 24px 80px #3f2a2040, 0 0 0 1px #3f2a201a',
	},
};
