import type { Theme } from '../Theme';

export const greenOrange: Theme = {
	id: 'd-green-orange',
	name: 'Green × Orange',
	author: 'Quarterdeck',
	base: 'dark',
	props: {
		bg: '#0a110e',
		panel: '#121c17',
		popup: '#1a2821',
		fg: '#dfebe4',
		dim: '#92a79c',
		read: '#81968b',
		accent: '#f7a24d',
		fgOnAccent: '#2a1500',
		link: '#73d6a3',
		mention: '#f7b98a',
		hashtag: '#9fdc86',
		error: '#ff8474',
		warn: '#f2c25c',
		success: '@link',
	},
};
