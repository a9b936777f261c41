import type { Theme } from '../Theme';

export const future: Theme = {
	id: 'd-future',
	name: 'Future',
	author: 'Quarterdeck',
	base: 'dark',
	props: {
		bg: '#04090b',
		panel: '#0c1518',
		popup: '#142226',
		fg: '#d8eef0',
		dim: '#84a2a7',
		read: '#789499',
		accent: '#3ee2c6',
		fgOnAccent: '#00231d',
		link: '#6cc9ff',
		mention: '#d9a0ff',
		hashtag: '#e4dc62',
		error: '#ff7b86',
		warn: '#f6b15c',
		success: '#7be08a',
	},
};
