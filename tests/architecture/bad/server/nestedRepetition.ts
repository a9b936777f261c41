// reported by redos(no-vulnerable)
export const isPicture = (text: string): boolean => /^(?:<!--[\s\S]*?-->\s*)*<svg/.test(text);
