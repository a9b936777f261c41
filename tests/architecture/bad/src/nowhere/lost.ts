// reported by boundaries(no-unknown-files)
export const lost = 1;
