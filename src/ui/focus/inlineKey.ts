const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Whether the page is written from right to left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/** An arrow key as in a left-to-right page: `ArrowRight` moves forward, `ArrowLeft` back. */
export const inlineKey = (key: string): string => (isRightToLeft() ? (MIRRORED[key] ?? key) : key);
