/**
 * Themes as people of the network write and share them: whole exports of an editor, a handful of colors, constants,
 * comments, old names, names of newer versions. Made up here.
 */
export const networkThemes: readonly string[] = [
	`{
	id: '3f0a6c1e-52d4-4c0b-9b6e-0d7f1a2b3c01',
	base: 'dark',
	name: 'Kelp forest',
	author: '@lin@reef.example',
	props: { accent: '#5fd0a0', bg: '#06140f', fg: '#d6eadf', panel: '#0c2019' },
}`,
	`// A light one for the office.
{
	id: "paper-office", name: "Paper office", author: "Noor", desc: "Quiet, for work",
	base: "light",
	props: {
		accent: "#3a6ea5", bg: "#eceff1", fg: "#263238", panel: "#ffffff",
		divider: "rgba(38, 50, 56, 0.12)", header: ":alpha<0.7<@panel",
		navBg: "@panel", navFg: "@fg", navActive: "@accent", link: "@accent",
	},
}`,
	`{
	id: 'a80f91b8-0000-4000-8000-cd58dd0d2d70', base: 'dark', desc: '', name: 'Whole export', author: 'ivo',
	props: {
		X2: ':darken<2<@panel', X3: 'rgba(255, 255, 255, 0.05)', X4: 'rgba(255, 255, 255, 0.1)', X8: ':lighten<5<@accent',
		X13: 'rgba(255, 255, 255, 0.15)', X14: ':alpha<0.5<@navBg', X15: ':alpha<0<@panel', X17: ':alpha<0.8<@bg',
		accent: '#e06c9f', accentDarken: ':darken<10<@accent', accentLighten: ':lighten<10<@accent',
		accentedBg: ':alpha<0.15<@accent', acrylicBg: ':alpha<0.5<@bg', acrylicPanel: ':alpha<0.5<@panel', badge: '#31b1ce',
		bg: '#1d1a24', buttonBg: 'rgba(255, 255, 255, 0.05)', buttonGradateA: '@accent', buttonGradateB: ':hue<20<@accent',
		buttonHoverBg: 'rgba(255, 255, 255, 0.1)', cwBg: '#687390', cwFg: '#393f4f', cwHoverBg: '#707b97',
		dateLabelFg: '@fg', divider: 'rgba(255, 255, 255, 0.1)', driveFolderBg: ':alpha<0.3<@accent', error: '#ec4137',
		fg: '#e4dfec', fgHighlighted: ':lighten<3<@fg', fgOnAccent: '#241019', fgTransparent: ':alpha<0.5<@fg',
		fgTransparentWeak: ':alpha<0.75<@fg', focus: ':alpha<0.3<@accent', hashtag: '#d8a0ff', header: ':alpha<0.7<@panel',
		htmlThemeColor: '@bg', indicator: '@accent', infoBg: '#253142', infoFg: '#fff', infoWarnBg: '#42321c',
		infoWarnFg: '#ffbd3e', inputBorder: 'rgba(255, 255, 255, 0.1)', inputBorderHover: 'rgba(255, 255, 255, 0.2)',
		link: '#7fc4ff', listItemHoverBg: 'rgba(255, 255, 255, 0.03)', mention: '@accent', mentionMe: '@mention',
		messageBg: '@bg', modalBg: 'rgba(0, 0, 0, 0.5)', navActive: '@accent', navBg: '@panel', navFg: '@fg',
		navHoverFg: ':lighten<17<@fg', navIndicator: '@indicator', panel: ':lighten<3<@bg',
		panelBorder: '" solid 1px var(--divider)', panelHeaderBg: ':lighten<3<@panel', panelHeaderDivider: 'rgba(0, 0, 0, 0)',
		panelHeaderFg: '@fg', panelHighlight: ':lighten<3<@panel', popup: ':lighten<3<@panel', renote: '#8ad0b0',
		scrollbarHandle: 'rgba(255, 255, 255, 0.2)', scrollbarHandleHover: 'rgba(255, 255, 255, 0.4)',
		shadow: 'rgba(0, 0, 0, 0.3)', success: '#86b300', warn: '#ecb637', wallpaperOverlay: 'rgba(0, 0, 0, 0.5)',
		windowHeader: ':alpha<0.85<@panel',
	},
}`,
	`{
	id: 'dunes', name: '砂丘', author: '@sora@sand.example', base: 'light',
	props: {
		$sand: '#f4e7cf', $rock: '#5b4632', $sun: '#b5480b',
		bg: '$sand', panel: ':lighten<5<$sand', fg: '$rock', accent: '$sun', link: ':darken<4<$sun',
		mention: ':hue<-40<$sun', hashtag: ':hue<40<:darken<8<$sun',
	},
}`,
	`{"id":"json-only","name":"Plain JSON","base":"dark","props":{"accent":"#ffcc00","bg":"#101010","fg":"#eeeeee","panel":"#181818"}}`,
	`{
	id: 'glass', name: 'Glass', author: 'Kei', base: 'dark',
	props: {
		accent: '#9ad9ff', bg: '#0c1722', panel: 'rgba(28, 44, 60, 0.82)', popup: 'rgba(28, 44, 60, 0.95)', fg: '#e8f2fa',
		acrylicPanel: ':alpha<0.4<@panel', panelBorder: '"solid 1px rgba(255, 255, 255, 0.08)',
	},
}`,
	`{
	id: '7c9e', name: 'Highlighter', author: 'Ort', base: 'light', codeHighlighter: { base: 'github-light', overrides: {} },
	props: { accent: '#b30f63', bg: '#f7f7f7', fg: '#111', panel: '#fff', codeString: '#0a6', codeNumber: '#06a' },
}`,
	`{
	id: 'hsl-lover', name: 'HSL', base: 'dark', author: 'Ede',
	props: { accent: 'hsl(280, 80%, 75%)', bg: 'hsl(260, 25%, 8%)', fg: 'hsl(260, 20%, 90%)', panel: 'hsl(260, 22%, 12%)' },
}`,
	`{
	id: 'named-colors', name: 'Named', base: 'light', author: '',
	props: { accent: 'teal', bg: 'whitesmoke', fg: 'black', panel: 'white', link: 'navy', divider: 'transparent' },
}`,
	`{
	id: 'deep-chain', name: 'Chain', base: 'dark',
	props: {
		accent: ':saturate<10<:lighten<6<:hue<30<@badge', badge: ':lighten<20<#3050c0', bg: ':darken<38<@badge',
		panel: ':lighten<4<@bg', popup: ':lighten<4<@panel', fg: ':lighten<40<@badge', renote: '@mention', mention: '@hashtag',
		hashtag: '@accentLighten',
	},
}`,
	`{
	id: 'mono', name: 'Mono', author: 'Lea', base: 'light',
	props: { accent: '#333', bg: '#ddd', fg: '#111', panel: '#f5f5f5', buttonBg: '#0001', buttonHoverBg: '#0002' },
}`,
	`{
	id: 'candle', name: 'Candle ✨', author: '@yara', base: 'dark', desc: 'For the night\\nshift',
	props: {
		accent: '#ffa94d', bg: '#140d06', fg: '#f1dfc8', panel: '#1e150c', infoWarnBg: '@panelHighlight',
		switchOnBg: '@accentedBg', switchOnFg: '@accent', navHoverFg: '@accentLighten', windowHeader: ':alpha<0.85<@panelHeaderBg',
	},
}`,
	`{
	id: 'sea-and-sky', name: 'Sea & <sky>', author: 'O’Neil "the sailor"', base: 'light',
	props: { accent: '#0a6ebd', bg: '#dcebf5', fg: '#12303f', panel: '#f9fdff', fgOnAccent: '#fff', success: '#1f7a4d' },
}`,
	`{
	id: 'newer', name: 'From a newer version', base: 'dark', version: 3, license: 'CC0-1.0',
	props: {
		accent: '#c3e88d', bg: '#0f1419', fg: '#dbe3ea', panel: '#151b22', pageHeaderFg: '@fg', thumbnailGlow: '#334455',
		love: '#dd2e44', codeBoolean: '#c59eff', switchOffBg: 'rgba(255, 255, 255, 0.1)',
	},
}`,
	`{
	id: 'old-names', name: 'Old', base: 'light', kind: 'light',
	props: {
		accent: '#8a5a2b', bg: '#efe7db', fg: '#3c3024', panel: '#fbf6ee', pageBg: '@bg', deckBg: ':darken<3<@bg',
		folderHeaderBg: 'rgba(0, 0, 0, 0.04)', listItemHoverBg: 'rgba(0, 0, 0, 0.03)', switchBg: 'rgba(0, 0, 0, 0.15)',
	},
}`,
	`{
	id: 'high-contrast', name: 'High contrast', base: 'dark',
	props: {
		accent: '#00ffff', bg: '#000', fg: '#fff', panel: '#000', divider: 'rgba(255,255,255,0.35)', cwBg: '#000',
		cwFg: '#7f7f7f', link: '#6af', error: '#ff0', shadow: 'rgba(0, 0, 0, 0.0)', renote: '#0f0',
	},
}`,
	`{
	id: 'faint-marks', name: 'Faint marks', base: 'light',
	props: { accent: '#86b300', bg: '#fafafa', fg: '#5f5f5f', panel: '#fff', warn: '#ecb637', error: '#ec8a80', success: '#b8d977' },
}`,
	`{
	/* two accents */
	id: 'two-accents', name: 'Two accents', base: 'dark',
	props: {
		accent: '#ff7597', $second: '#03dac6', bg: '#121212', fg: '#e1e1e1', panel: '#1c1c1c', link: '$second',
		hashtag: ':alpha<0.9<$second', indicator: '$second', navIndicator: '@indicator',
	},
}`,
	`{
	id: 'percent', name: 'Percent', base: 'dark',
	props: { accent: 'rgb(60%, 80%, 95%)', bg: '#0A0C10', fg: '#D0D8E0', panel: '#12161C', modalBg: 'rgba(0,0,0,.6)' },
}`,
	`{
	id: 'ours', name: 'With our own names', base: 'light',
	props: {
		canvas: '#dfe7e2', panel: '#fcfffd', raised: '#eef4f0', fg: '#1d2b24', dim: '#55645c', accent: '#1c6b45', on: '#fff',
		sh: '"0 1px 2px #1d2b2414',
	},
}`,
];
