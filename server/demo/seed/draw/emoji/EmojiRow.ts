/** A custom emoji in a table; its picture is the inside of an SVG of 128 by 128. */
export type EmojiRow = readonly [name: string, picture: string, category: string, aliases?: readonly string[]];
