import { currentLanguage } from './text';

/** A number as the page's language writes it, such as `12,345`. */
export const numberText = (value: number): string => value.toLocaleString(currentLanguage());
