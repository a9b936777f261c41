import type { Theme } from '../Theme';

export const botanicalDark: Theme = {
	id: 'd-botanical',
	name: 'Botanical (dark)',
	author: 'Quarterdeck',
	base: 'dark',
	props: {
		bg: '#0b110c',
		panel: '#141c15',
		popup: '#1d281f',
		fg: '#e0e9db',
		dim: '#98a693',
		read: '#86957f',
		accent: '#a0cb6e',
		fgOnAccent: '#14220a',
		link: '#7cd1a9',
		mention: '#e8b48c',
		hashtag: '#c6cf6a',
		error: '#f58a7b',
		warn: '#e6b45f',
		success: '#8fd37c',
	},
};
