/** Pairs of names, without their endings, that differ by case alone. */
export function namesAlike(files: readonly string[]): [string, string][];
