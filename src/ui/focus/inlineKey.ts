const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Whether the page is written from right to left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/** A key as it is meant in a page from left to right: `ArrowRight` leads on, `ArrowLeft` back. */
export const inlineKey = (key: string): string => (isRightToLeft() ? (MIRRORED[key] ?? key) : key);
