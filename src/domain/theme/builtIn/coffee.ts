import type { Theme } from '../Theme';

export const coffee: Theme = {
	id: 'l-coffee',
	name: 'Coffee',
	author: 'Quarterdeck',
	base: 'light',
	props: {
		bg: '#e2d6c8',
		panel: '#fbf7f1',
		popup: '#f2e9dd',
		fg: '#38291f',
		dim: '#614f43',
		read: '#6d5c4f',
		accent: '#86491c',
		fgOnAccent: '#ffffff',
		link: '@accent',
		mention: '#7a3b52',
		hashtag: '#5b5a12',
		error: '#a82a1e',
		warn: '#7d4a00',
		success: '#3d6227',
		sh: '"0 1px 2px #38291f14',
		shOverlay: '"0 24px 80px #38291f40, 0 0 0 1px #38291f1a',
	},
};
