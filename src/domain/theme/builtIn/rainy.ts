import type { Theme } from '../Theme';

export const rainy: Theme = {
	id: 'l-rainy',
	name: 'Rainy',
	author: 'Quarterdeck',
	base: 'light',
	props: {
		bg: '#d3dce4',
		panel: '#f7fafc',
		popup: '#e9eff4',
		fg: '#20303d',
		dim: '#455765',
		read: '#5a6b79',
		accent: '#22618c',
		fgOnAccent: '#ffffff',
		link: '@accent',
		mention: '#5a4f9a',
		hashtag: '#186570',
		error: '#a8262c',
		warn: '#7a4b00',
		success: '#1f6447',
		sh: '"0 1px 2px #20303d14',
		shOverlay: '"0 24px 80px #20303d40, 0 0 0 1px #20303d1a',
	},
};
