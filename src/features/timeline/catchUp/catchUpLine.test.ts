import { note } from '@tests/factories/note';
import { expect, it } from 'vitest';
