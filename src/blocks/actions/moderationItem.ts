import { text } from '@/i18n/text';
import type { MenuItem } from '@/ui/menu/MenuItem';
import type { Navigation } from '../NavigationContext';

/** Leads to a moderation page, as other links do. @param path of the person or the file */
export function moderationItem({ navigate, href }: Pick<Navigation, 'navigate' | 'href'>, path: string): MenuItem {
	return {
		type: 'link',
		text: text.moderation.title,
		icon: 'shield',
		href: href(path),
		onSelect: () => navigate(path),
	};
}
