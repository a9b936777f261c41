import type { Theme } from './Theme';

/** The built-in dark theme: navy and brass. tokens.css has the same in compiled form. */
export const nightWatch: Theme = {
	id: 'quarterdeck-night-watch',
	name: 'Night watch',
	author: 'Quarterdeck',
	base: 'dark',
	props: {
		canvas: '#0b0f15',
		panel: '#131922',
		raised: '#1a222d',
		line: '#ffffff12',
		fg: '#dde5ee',
		dim: '#8896a8',
		read: '#808c9d',
		accent: '#e2b464',
		on: '#1b1405',
		link: '#7cc4f0',
		rx: ':alpha<0.05<#fff',
		hover: ':alpha<0.05<#fff',
		press: ':alpha<0.1<#fff',
		accentSoft: ':alpha<0.18<@accent',
		accentLine: ':alpha<0.6<@accent',
		danger: '#f47c7c',
		onDanger: '#250606',
		warn: '#f0a35c',
		success: '#6fcf97',
		info: '@link',
		scrim: '#05080c8c',
		sh: '"0 1px 0 #ffffff08 inset, 0 8px 24px #00000066',
		shOverlay: '"0 24px 80px #000000aa, 0 0 0 1px #ffffff12',
	},
};
