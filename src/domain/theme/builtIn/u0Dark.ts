import type { Theme } from '../Theme';

export const u0Dark: Theme = {
	id: 'd-u0',
	name: 'U0 (dark)',
	author: 'Quarterdeck',
	base: 'dark',
	props: {
		bg: '#000000',
		panel: '#0b0c10',
		popup: '#16181e',
		fg: '#e9ebf1',
		dim: '#8f95a5',
		read: '#808696',
		accent: '#8394ff',
		fgOnAccent: '#060b2e',
		link: '#7fb6ff',
		mention: '#d49bff',
		hashtag: '#5fd3d8',
		error: '#ff7a85',
		warn: '#f3b05c',
		success: '#63d39b',
	},
};
