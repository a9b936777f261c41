import type { Theme } from '../Theme';

export const ice: Theme = {
	id: 'd-ice',
	name: 'Ice',
	author: 'Quarterdeck',
	base: 'dark',
	props: {
		bg: '#080f14',
		panel: '#101a22',
		popup: '#192631',
		fg: '#e3eff6',
		dim: '#90a5b2',
		read: '#8296a4',
		accent: '#96d8f7',
		fgOnAccent: '#04202e',
		link: '#9ce3da',
		mention: '#b9c0ff',
		hashtag: '@link',
		error: '#fb8a93',
		warn: '#eec07a',
		success: '#86dcb4',
	},
};
