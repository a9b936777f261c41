import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import type { FileRow } from '../store/tables/drive';
import { packFile } from './packFile';

/** A drive file as its owner gets it from the drive itself: there the owner goes without saying. */
export const packOwnFile = (core: Core, row: FileRow): entities.DriveFile => ({ ...packFile(core, row), userId: null });
