import type { Theme } from '../Theme';

export const botanicalLight: Theme = {
	id: 'l-botanical',
	name: 'Botanical (light)',
	author: 'Quarterdeck',
	base: 'light',
	props: {
		bg: '#d7e0cd',
		panel: '#fafcf5',
		popup: '#ebf1e2',
		fg: '#1f2e1d',
		dim: '#495a45',
		read: '#5a6a54',
		accent: '#2a6330',
		fgOnAccent: '#ffffff',
		link: '#12655b',
		mention: '#7a4520',
		hashtag: '#48640e',
		error: '#a82a1e',
		warn: '#764b00',
		success: '@accent',
		sh: '"0 1px 2px #1f2e1d14',
		shOverlay: '"0 24px 80px #1f2e1d40, 0 0 0 1px #1f2e1d1a',
	},
};
