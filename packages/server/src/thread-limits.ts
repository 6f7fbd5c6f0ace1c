import type { ResourceLimits } from 'node:worker_threads';

/**
 * What a thread of the server may take, so that all of it fits a machine of 256 MB. Left alone, Node gives the young generation of each
 * thread 48 MB before it tidies up; with 8 MB bots think about 5 % slower.
 */
export const THREAD_LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 };
