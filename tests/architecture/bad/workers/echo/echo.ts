export const echo = (text: string) => text;
