import type { Theme } from '../Theme';

export const u0Light: Theme = {
	id: 'l-u0',
	name: 'U0 (light)',
	author: 'Quarterdeck',
	base: 'light',
	props: {
		bg: '#e4e8ef',
		panel: '#ffffff',
		popup: '#f2f5f9',
		fg: '#0f1420',
		dim: '#525b6c',
		read: '#5f6879',
		accent: '#3340cf',
		fgOnAccent: '#ffffff',
		link: '@accent',
		mention: '#8a2fb8',
		hashtag: '#0c6a80',
		error: '#be1f2b',
		warn: '#86500a',
		success: '#12694a',
		sh: '"0 1px 2px #0f142014',
		shOverlay: '"0 24px 80px #0f142040, 0 0 0 1px #0f14201a',
	},
};
