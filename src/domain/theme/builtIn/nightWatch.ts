import type { Theme } from '../Theme';

/** The built-in dark theme: navy and brass. ui/tokens.css has the same in compiled form. */
export const nightWatch: Theme = {
	id: 'd-dark',
	name: 'Night watch',
	author: 'Quarterdeck',
	base: 'dark',
	props: {
		bg: '#0b0f15',
		panel: '#131922',
		popup: '#1a222d',
		divider: '#ffffff12',
		fg: '#dde5ee',
		dim: '#95a2b3',
		read: '#808c9d',
		accent: '#e2b464',
		fgOnAccent: '#1b1405',
		link: '#7cc4f0',
		buttonBg: ':alpha<0.05<#fff',
		listItemHoverBg: ':alpha<0.05<#fff',
		buttonHoverBg: ':alpha<0.1<#fff',
		accentedBg: ':alpha<0.18<@accent',
		accentLine: ':alpha<0.8<@accent',
		error: '#f47d7d',
		onDanger: '#250606',
		warn: '#f0a35c',
		success: '#6fcf97',
		info: '@link',
		modalBg: '#05080c8c',
		sh: '"0 1px 0 #ffffff08 inset, 0 8px 24px #00000066',
		shOverlay: '"0 24px 80px #000000aa, 0 0 0 1px #ffffff12',
	},
};
