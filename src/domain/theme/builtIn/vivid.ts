import type { Theme } from '../Theme';

export const vivid: Theme = {
	id: 'l-vivid',
	name: 'Vivid',
	author: 'Quarterdeck',
	base: 'light',
	props: {
		bg: '#e9e8f6',
		panel: '#ffffff',
		popup: '#f4f3fc',
		fg: '#1b1930',
		dim: '#5c5975',
		read: '#66637e',
		accent: '#bb146d',
		fgOnAccent: '#ffffff',
		link: '#0a5fcc',
		mention: '#7030d0',
		hashtag: '#0a6a70',
		error: '#c01f1f',
		warn: '#8a4b00',
		success: '#0d6b45',
		accentedBg: ':alpha<0.1<@accent',
		sh: '"0 1px 2px #1b193014',
		shOverlay: '"0 24px 80px #1b193040, 0 0 0 1px #1b19301a',
	},
};
