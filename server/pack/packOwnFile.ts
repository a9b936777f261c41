import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import type { FileRow } from '../store/tables/drive';
import { packFile } from './packFile';

/** A drive file for its owner, from the drive itself; the owner is left out there. */
export const packOwnFile = (core: Core, row: FileRow): entities.DriveFile => ({ ...packFile(core, row), userId: null });
