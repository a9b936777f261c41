import type { Theme } from '../Theme';

export const greenLime: Theme = {
	id: 'd-green-lime',
	name: 'Green × Lime',
	author: 'Quarterdeck',
	base: 'dark',
	props: {
		bg: '#0b0e07',
		panel: '#14190e',
		popup: '#1e2516',
		fg: '#e8eedd',
		dim: '#99a38b',
		read: '#8a947c',
		accent: '#bbe34d',
		fgOnAccent: '#1a2400',
		link: '#8bd5dd',
		mention: '#8fe0b8',
		hashtag: '#dfe07a',
		error: '#f98578',
		warn: '#efb458',
		success: '#84d98a',
	},
};
