import type { BoardText } from '../text.ts';
import { ending } from './ending.ts';
import { forecast } from './forecast.ts';
import { result } from './result.ts';
import { shared } from './shared.ts';
import { street } from './street.ts';

export const text: BoardText = { ...shared, ...street, ...forecast, ...ending, ...result };
