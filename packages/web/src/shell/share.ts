/** Whether the system has a way of its own to hand something on: phones do. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Whoever changes his mind has shared nothing, which is no fault. */
export async function share(what: {
  readonly title: string;
  readonly url?: string;
  readonly text?: string;
}): Promise<void> {
  await navigator.share(what).catch(() => {});
}
