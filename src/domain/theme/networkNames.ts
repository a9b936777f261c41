import type { ColorToken } from './themeTokens';

/**
 * What the network's themes call our tokens, where they have another name. A theme's prop of our own name has priority.
 */
export const NETWORK_NAMES: { readonly [T in ColorToken]?: string } = {
	canvas: 'bg',
	raised: 'popup',
	line: 'divider',
	on: 'fgOnAccent',
	rx: 'buttonBg',
	hover: 'listItemHoverBg',
	press: 'buttonHoverBg',
	accentSoft: 'accentedBg',
	danger: 'error',
	scrim: 'modalBg',
};

/**
 * What `@name` means for names of the network that nothing here is drawn with, in themes that refer to one without
 * setting it.
 */
export const NETWORK_FALLBACKS: Readonly<Record<string, string>> = {
	accentDarken: ':darken<8<@accent',
	accentLighten: ':lighten<8<@accent',
	acrylicBg: ':alpha<0.6<@bg',
	acrylicPanel: ':alpha<0.6<@panel',
	badge: '@accent',
	buttonGradateA: '@accent',
	buttonGradateB: ':hue<18<@accent',
	codeBoolean: '@warn',
	codeNumber: '@warn',
	codeString: '@success',
	cwBg: '@buttonBg',
	cwFg: '@fg',
	cwHoverBg: '@buttonHoverBg',
	dateLabelFg: '@fg',
	deckBg: '@bg',
	driveFolderBg: '@accentedBg',
	fgHighlighted: '@fg',
	fgOnPanel: '@fg',
	fgOnWhite: '@accent',
	fgTransparent: ':alpha<0.6<@fg',
	fgTransparentWeak: ':alpha<0.8<@fg',
	focus: ':alpha<0.4<@accent',
	folderHeaderBg: '@buttonBg',
	folderHeaderHoverBg: '@buttonHoverBg',
	hashtag: '@link',
	header: '@panel',
	htmlThemeColor: '@bg',
	indicator: '@accent',
	infoBg: '@popup',
	infoFg: '@fg',
	infoWarnBg: '@popup',
	infoWarnFg: '@warn',
	inputBorder: '@divider',
	inputBorderHover: '@fgTransparent',
	love: '@error',
	mention: '@link',
	mentionMe: '@mention',
	messageBg: '@bg',
	navActive: '@accent',
	navBg: '@panel',
	navFg: '@fg',
	navHoverFg: '@fg',
	navIndicator: '@accent',
	pageBg: '@bg',
	panelHeaderBg: '@panel',
	panelHeaderDivider: '@divider',
	panelHeaderFg: '@fg',
	panelHighlight: '@popup',
	renote: '@accent',
	scrollbarHandle: '@buttonHoverBg',
	scrollbarHandleHover: '@fgTransparent',
	shadow: ':alpha<0.2<#000',
	switchBg: '@buttonBg',
	switchOffBg: '@buttonBg',
	switchOffFg: '@fg',
	switchOnBg: '@accent',
	switchOnFg: '@fgOnAccent',
	wallpaperOverlay: ':alpha<0.5<@bg',
	windowHeader: '@panel',
};

const TOKENS = new Map(Object.entries(NETWORK_NAMES).map(([token, name]) => [name, token]));

/** Our token of a name of the network, if it has another name here. */
export const tokenOfNetworkName = (name: string): string | undefined => TOKENS.get(name);
