import { saveFile } from '@/platform/saveFile';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import type { EmojiPalette } from '../pickerSettings';
import { writePalettes } from './paletteFile';

export const savePalettes = (all: readonly EmojiPalette[]): void =>
	saveFile(new File([writePalettes(all)], 'emoji-palettes.json', { type: 'application/json' }));

/** Copies palettes in the form of a file. Call it from a user gesture. */
export const copyPalettes = (all: readonly EmojiPalette[]): Promise<void> => copyWithToast(writePalettes(all));
