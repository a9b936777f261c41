export const isTag = (text: string): boolean => /^#[^\s#]+$/.test(text);
