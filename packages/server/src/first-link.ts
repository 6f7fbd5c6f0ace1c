import type { Welcome } from './people/welcome.ts';

const AGAIN_MS = 60_000;

interface FirstLinkOptions {
  readonly onError: (error: unknown) => void;
  readonly again?: number;
}

/**
 * Whoever runs the house for the first time is told how to become its administrator. A link that cannot be kept, because the disk is full, is
 * made when it can be: without it the house serves all the same.
 */
export async function tellFirstLink(
  welcome: Pick<Welcome, 'firstLink'>,
  tell: (link: string) => void,
  options: FirstLinkOptions,
): Promise<void> {
  try {
    const link = await welcome.firstLink();
    if (link !== undefined) tell(link);
  } catch (error) {
    options.onError(error);
    setTimeout(() => void tellFirstLink(welcome, tell, options), options.again ?? AGAIN_MS).unref();
  }
}
