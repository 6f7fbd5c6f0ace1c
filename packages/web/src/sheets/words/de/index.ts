import type { SheetWords } from '../words.ts';
import { names } from './names.ts';
import { reasons } from './reasons.ts';

export const words: SheetWords = { names, reasons };
