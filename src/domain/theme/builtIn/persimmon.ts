import type { Theme } from '../Theme';

export const persimmon: Theme = {
	id: 'd-persimmon',
	name: 'Persimmon',
	author: 'Quarterdeck',
	base: 'dark',
	props: {
		bg: '#120c08',
		panel: '#1d1511',
		popup: '#281e18',
		fg: '#f2e6dc',
		dim: '#ab998d',
		read: '#988679',
		accent: '#f58a4b',
		fgOnAccent: '#2a1004',
		link: '#f7b58a',
		mention: '#f59ab0',
		hashtag: '#d9c25c',
		error: '#ff8577',
		warn: '#f2b45a',
		success: '#93c572',
	},
};
