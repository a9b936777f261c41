/** Whether the element with the focus has been removed. */
export const hasLostFocus = (): boolean => document.activeElement === null || document.activeElement === document.body;
