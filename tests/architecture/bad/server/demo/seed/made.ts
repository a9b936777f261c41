export const made = true;
