import type { Theme } from '../Theme';

export const astro: Theme = {
	id: 'd-astro',
	name: 'Astro',
	author: 'Quarterdeck',
	base: 'dark',
	props: {
		bg: '#0b0b1a',
		panel: '#141529',
		popup: '#1e2039',
		fg: '#e4e5f7',
		dim: '#999cbc',
		read: '#8588a8',
		accent: '#a394ff',
		fgOnAccent: '#120a33',
		link: '#7fc7ff',
		mention: '#ff9fd2',
		hashtag: '#6fdcd6',
		error: '#ff7f93',
		warn: '#f4b266',
		success: '#6fd6a5',
		accentedBg: ':alpha<0.16<@accent',
	},
};
