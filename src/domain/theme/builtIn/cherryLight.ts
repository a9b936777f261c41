import type { Theme } from '../Theme';

export const cherryLight: Theme = {
	id: 'l-cherry',
	name: 'Cherry (light)',
	author: 'Quarterdeck',
	base: 'light',
	props: {
		bg: '#f5dde2',
		panel: '#fff9fa',
		popup: '#fcedf0',
		fg: '#3d2229',
		dim: '#715059',
		read: '#7b5b64',
		accent: '#b0224e',
		fgOnAccent: '#ffffff',
		link: '#a01f66',
		mention: '#8a2f8a',
		hashtag: '#9a3a2a',
		error: '#b3261e',
		warn: '#8a4a00',
		success: '#2f6a3c',
		sh: '"0 1px 2px #3d222914',
		shOverlay: '"0 24px 80px #3d222940, 0 0 0 1px #3d22291a',
	},
};
